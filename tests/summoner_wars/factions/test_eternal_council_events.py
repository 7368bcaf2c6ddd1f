"""The events of the Eternal Council: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# Learn ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("learn")
def test_learn_comes_into_play_with_two_boosts() -> None:
    game = scenario("turn 3 south magic\nsouth hand learn gate\nsouth a1 praefectus-edia").play("play learn")
    assert (game.active("south"), game.state.events[0].boosts, game.discard("south")) == (["learn"], 2, [])


LEARN = """
    turn 4 north {phase}
    north magic 1
    north hand {hand}
    north discard {discard}
    south a1 praefectus-edia
    south active learn boosts {boosts}
    {more}
    north e8 sneeks
    north d8 gate
    north c6 horde-climber
    south f6 gate
    north f7 horde-climber
"""


def learn_boosts(game: Scenario) -> list[int]:
    return [event.boosts for event in game.state.events if event.card.id == "learn"]


@pytest.mark.card("learn")
@pytest.mark.parametrize(("boosts", "learnt"), [(2, True), (1, True), (0, False)])
def test_learn_takes_a_played_event_of_the_opponent_for_a_boost(boosts: int, learnt: bool) -> None:
    game = scenario(LEARN.format(phase="move", hand="sneak gate", discard="gate", boosts=boosts, more=""))
    game.play("play sneak", "done")
    assert game.prompt == "phase-move"  # compulsory
    assert (game.hand("south"), learn_boosts(game)) == ((["sneak"], [boosts - 1]) if learnt else ([], [0]))
    assert game.discard("north") == (["gate"] if learnt else ["gate", "sneak"])


@pytest.mark.card("learn")
def test_learn_takes_active_events_when_they_leave() -> None:
    game = scenario("""
        turn 3 south magic
        south hand gate
        south a1 praefectus-edia
        south active learn boosts 2
        north active pile-on
        north e8 sneeks
        north d7 horde-climber
    """).play("end")
    assert (game.asked, game.active("north"), game.hand("south")) == ("north", [], ["gate", "pile-on"])
    assert learn_boosts(game) == [1]


@pytest.mark.card("learn")
def test_learn_ignores_cards_discarded_for_magic_built_events_and_own_events() -> None:
    magic = scenario(LEARN.format(phase="magic", hand="sneak gate", discard="gate", boosts=2, more=""))
    magic.play("discard sneak")
    assert (magic.hand("south"), learn_boosts(magic)) == ([], [2])
    built = scenario("""
        turn 3 south attack
        south a1 praefectus-edia
        south active learn boosts 2
        south c3 ancient-scholar
        north c4 parapet damage 4
        south f1 mind-knight
        north f2 gate
    """).play("attack c3 c4", "roll s s s")
    assert (built.discard("north"), built.hand("south"), learn_boosts(built)) == (["parapet"], [], [2])
    own = scenario("turn 3 south move\nsouth hand sneak gate\nsouth a1 praefectus-edia\nsouth active learn boosts 2")
    own.play("play sneak")
    assert (own.discard("south"), own.hand("south"), learn_boosts(own)) == (["sneak"], ["gate"], [2])


@pytest.mark.card("learn")
def test_a_learnt_event_is_played_like_an_own_one_and_goes_back_to_its_owner() -> None:
    game = scenario("""
        turn 5 south attack
        south hand pile-on gate
        south foreign pile-on
        south a1 praefectus-edia
        south c3 ancient-scholar
        south b4 mind-knight
        north c4 gul-dass
    """)
    game.play("play pile-on")
    assert (game.active("south"), game.strength("c3", "c4")) == (["pile-on"], 3 + 1)
    while game.asked == "south":
        game.play("end")
    while game.asked == "north":
        game.play("end")
    assert (game.active("south"), game.discard("north"), game.discard("south")) == ([], ["pile-on"], [])


@pytest.mark.card("learn")
def test_learn_does_not_take_back_an_event_its_own_player_has_played() -> None:
    game = scenario("""
        turn 5 south move
        south hand sneak gate
        south foreign sneak
        south a1 praefectus-edia
        south active learn boosts 2
        south c3 horde-climber
    """)
    game.play("play sneak", "done")
    # It was North's card, but South has played it.
    assert (game.hand("south"), game.discard("north"), learn_boosts(game)) == (["gate"], ["sneak"], [2])


@pytest.mark.card("learn")
def test_learn_takes_its_owners_own_event_when_the_opponent_had_learnt_and_played_it() -> None:
    game = scenario("""
        turn 4 north move
        north hand sneak gate
        north foreign sneak
        south a1 praefectus-edia
        south active learn boosts 2
        north f8 praefectus-edia
        north c6 horde-climber
    """)
    game.play("play sneak", "done")
    assert (game.hand("south"), game.discard("south"), learn_boosts(game)) == (["sneak"], [], [1])


@pytest.mark.card("learn")
def test_two_learns_take_one_played_event_once() -> None:
    more = "south active learn boosts 2"
    game = scenario(LEARN.format(phase="move", hand="sneak gate", discard="sneak", boosts=2, more=more))
    game.play("play sneak", "done")
    # The copy that had been lying in the discard pile stays there.
    assert (game.hand("south"), game.discard("north")) == (["sneak"], ["sneak"])


LEARNT = """
    turn 4 north magic
    north hand gate
    south c3 praefectus-edia boosts {own}
    south active learn boosts {boosts}
    south hand citadel-adviser
    south magic 1
    south c2 gate
"""


@pytest.mark.card("learn")
@pytest.mark.parametrize("boosts", [0, 1, 2])
def test_the_boosts_of_a_discarded_learn_go_to_the_summoner(boosts: int) -> None:
    game = scenario(LEARNT.format(own=1, boosts=boosts)).play("end")
    assert (game.discard("south"), game.boosts("c3")) == (["learn"], 1 + boosts)
    kept = scenario(LEARNT.format(own=2, boosts=boosts)).play("end", "pay 2")
    assert (kept.active("south"), kept.boosts("c3"), learn_boosts(kept)) == (["learn"], 0, [boosts])


# Insight, Seek, Psychic Assault ---------------------------------------------------------------------------------------

INSIGHT = """
    turn 3 south {phase}
    south {place} insight {boosts}
    {more}
    south draw sneak purge sneak purge
    south c1 praefectus-edia
    south c3 citadel-adviser
    north d1 praefectus-edia
"""


@pytest.mark.card("insight")
def test_insight_gains_a_boost_each_time_cards_are_drawn() -> None:
    game = scenario(INSIGHT.format(phase="move", place="active", boosts="", more="south hand gate gate"))
    game.play("move c3 c4", "yes", "draw sneak")
    assert (game.state.events[0].boosts, game.strength("c1")) == (1, 3 + 1)
    assert (game.strength("c4"), game.strength("d1")) == (2, 3)  # the own summoner only
    while game.prompt != "draw":
        game.play("end")
    game.play("draw sneak")  # two cards in one draw; the second is certain
    assert (len(game.hand("south")), game.state.events[0].boosts) == (5, 2)


@pytest.mark.card("insight")
def test_insight_gains_nothing_when_nothing_or_somebody_else_is_drawn() -> None:
    full = scenario(
        INSIGHT.format(phase="magic", place="active", boosts="", more="south hand gate gate gate gate gate")
    ).play("end")
    assert (full.asked, full.state.events[0].boosts) == ("north", 0)
    foreign = scenario("""
        turn 4 north move
        north draw sneak purge
        north c6 citadel-adviser
        south a1 praefectus-edia
        south active insight
    """).play("move c6 c5", "yes", "draw sneak")
    assert (foreign.hand("north"), foreign.state.events[0].boosts, foreign.strength("a1")) == (["sneak"], 0, 3)


@pytest.mark.card("insight")
@pytest.mark.parametrize(
    ("boosts", "strength"), [("boosts 5", 8), ("boosts 7", 8), ("boosts 2\nsouth active insight boosts 4", 9)]
)
def test_insight_strengthens_the_summoner_up_to_five(boosts: str, strength: int) -> None:
    game = scenario(INSIGHT.format(phase="move", place="active", boosts=boosts, more=""))
    assert game.strength("c1") == strength


@pytest.mark.card("insight")
def test_insight_is_played_in_the_summon_phase_and_stays() -> None:
    game = scenario(INSIGHT.format(phase="summon", place="hand", boosts="", more="")).play("play insight")
    assert (game.active("south"), game.strength("c1")) == (["insight"], 3)


SEEK = """
    turn 3 south summon
    south hand {hand}
    south draw {draw}
    south magic 1
    south c1 praefectus-edia
    south c2 gate
    south c3 citadel-adviser
    north c4 gate
"""


@pytest.mark.card("seek")
def test_seek_may_draw_at_the_start_of_the_move_build_and_attack_phase() -> None:
    game = scenario(SEEK.format(hand="seek gate mind-knight", draw="sneak purge sneak purge sneak purge"))
    game.play("play seek")
    asked = []
    while game.asked in ("south", "chance"):
        if game.prompt == "seek":
            asked.append(game.phase)
            assert game.options == ["pass", "yes"]
            game.play("yes", "draw sneak" if len(asked) != 2 else "draw purge")
        else:
            game.play("end" if game.asked == "south" else game.options[0])
    assert asked == ["move", "build", "attack"]
    assert (game.asked, game.active("south")) == ("north", ["seek"])


@pytest.mark.card("seek")
def test_seek_is_optional_comes_first_in_the_phase_and_needs_a_card() -> None:
    declined = scenario(SEEK.format(hand="seek gate", draw="sneak purge")).play("play seek")
    assert (declined.phase, declined.prompt) == ("move", "seek")  # before any move
    declined.play("pass")
    assert (declined.hand("south"), declined.prompt) == (["gate"], "phase-move")
    empty = scenario(SEEK.format(hand="seek gate", draw="sneak purge").replace("south draw sneak purge", ""))
    empty.play("play seek")
    assert (empty.phase, empty.prompt) == ("move", "phase-move")
    two = scenario(SEEK.format(hand="seek seek gate", draw="sneak purge sneak purge"))
    two.play("play seek", "play seek", "yes", "draw sneak", "yes", "draw sneak")
    assert (two.hand("south"), two.prompt) == (["gate", "sneak", "sneak"], "phase-move")


ASSAULT = """
    turn 3 south {phase}
    south active psychic-assault
    {hand}
    south draw sneak purge sneak
    south c3 praefectus-edia
    south c1 citadel-adviser
    south d4 mind-knight
    north c5 undead-archer damage 1
    north b4 gul-dass
    north d3 gate
    north e4 undead-warrior
    north c4 ret-talus
"""


@pytest.mark.card("psychic-assault")
def test_psychic_assault_may_hurt_an_enemy_near_the_summoner_for_each_draw() -> None:
    game = scenario(ASSAULT.format(phase="move", hand="")).play("move c1 b1", "yes", "draw sneak")
    # Enemy commons and champions within two of c3: c5, b4; e4 is three away, d3 a gate, c4 a summoner, d4 a friend.
    assert (game.asked, game.prompt, game.options) == ("south", "psychic-assault", ["pass", "target b4", "target c5"])
    game.play("target c5")
    assert (game.card("c5"), game.magic("south"), game.prompt) == ("", 1, "phase-move")
    declined = scenario(ASSAULT.format(phase="move", hand="")).play("move c1 b1", "yes", "draw sneak", "pass")
    assert (declined.damage("b4"), declined.card("c5")) == (0, "undead-archer")


@pytest.mark.card("psychic-assault")
def test_psychic_assault_counts_a_draw_of_several_cards_once() -> None:
    game = scenario(ASSAULT.format(phase="magic", hand="south hand gate gate gate")).play("end", "draw purge")
    assert (game.phase, game.prompt) == ("draw", "psychic-assault")
    game.play("target b4")
    assert (game.damage("b4"), game.asked) == (1, "north")
    full = scenario(ASSAULT.format(phase="magic", hand="south hand gate gate gate gate gate")).play("end")
    assert (full.asked, full.damage("b4")) == ("north", 0)


@pytest.mark.card("psychic-assault")
def test_psychic_assault_is_played_in_the_summon_phase() -> None:
    position = ASSAULT.format(phase="summon", hand="").replace("south active", "south hand")
    assert scenario(position).play("play psychic-assault").active("south") == ["psychic-assault"]
    with pytest.raises(IllegalPlay, match="SW2-EVT-1]"):
        scenario(position.replace("3 south summon", "3 south move")).play("play psychic-assault")
