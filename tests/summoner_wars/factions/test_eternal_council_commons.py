"""The commons of the Eternal Council: what they do."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.cards import CARDS
from tests.summoner_wars.scenario import scenario

ADVISER = """
    turn 3 south {phase}
    {hand}
    south draw {draw}
    south c1 praefectus-edia
    south c3 citadel-adviser
    south b1 gate
    north c5 {target}
    south f1 ancient-scholar
    north f2 gate
"""


@pytest.mark.card("citadel-adviser")
def test_intelligence_may_draw_a_card_after_a_move() -> None:
    position = ADVISER.format(phase="move", hand="", draw="sneak purge", target="gul-dass")
    game = scenario(position).play("move c3 c4")
    assert (game.asked, game.prompt, game.options) == ("south", "intelligence", ["pass", "yes"])
    game.play("yes", "draw purge")
    assert (game.hand("south"), game.prompt) == (["purge"], "phase-move")
    declined = scenario(position).play("move c3 c4", "pass")
    assert declined.hand("south") == []
    empty = scenario(position.replace("south draw sneak purge", "")).play("move c3 c4")
    assert empty.prompt == "phase-move"


@pytest.mark.card("citadel-adviser")
def test_warning_puts_a_card_under_the_draw_pile_to_force_the_summoner() -> None:
    hand = "south hand sneak purge sneak"
    position = ADVISER.format(phase="attack", hand=hand, draw="gate", target="gul-dass")
    game = scenario(position).play("attack c3 c5", "roll s s")
    assert (game.asked, game.prompt, game.options) == ("south", "warning", ["card purge", "card sneak", "pass"])
    game.play("card sneak")
    assert game.hand("south") == ["purge", "sneak"]
    assert [CARDS[card].id for card in game.state.sides[0].pile.bottom] == ["sneak"]
    assert (game.prompt, game.options) == ("force-to", ["to c2", "to d1"])  # b1 is taken; paid, so it must be
    game.play("to d1")
    assert (game.card("d1"), game.prompt) == ("praefectus-edia", "phase-attack")
    declined = scenario(position).play("attack c3 c5", "roll s s", "pass")
    assert (declined.card("c1"), len(declined.hand("south"))) == ("praefectus-edia", 3)


@pytest.mark.card("citadel-adviser")
@pytest.mark.parametrize(
    ("hand", "target", "more"),
    [
        ("south hand sneak", "gate", ""),
        ("", "gul-dass", ""),  # nothing to pay with
        ("south hand sneak", "gul-dass", "south d1 gate\nsouth c2 gate"),  # nowhere to force her
    ],
)
def test_warning_needs_an_enemy_unit_a_card_and_room(hand: str, target: str, more: str) -> None:
    game = scenario(ADVISER.format(phase="attack", hand=hand, draw="gate", target=target) + more)
    game.play("attack c3 c5", "roll s s")
    assert game.prompt == "phase-attack"


FEAR = """
    turn 4 {seat} move
    north hand purge sneak
    south hand gate
    south a1 praefectus-edia
    south c4 mind-knight
    south e3 ancient-scholar
    south d3 gate
    north c6 undead-warrior
    north b4 undead-carrier
    north d6 undead-archer
"""


@pytest.mark.card("mind-knight")
@pytest.mark.parametrize(
    ("move", "afraid"),
    [
        ("c6 c5", True),
        ("d6 d5", False),  # at a corner
        ("b4 b5", False),  # it goes away
        ("b4 b4", True),  # out and back: it ends its move there
        ("c6 c7", False),
        ("d6 d4", True),
    ],
)
def test_arouse_fear_costs_the_opponent_a_card_when_a_unit_ends_its_move_next_to_the_knight(
    move: str, afraid: bool
) -> None:
    game = scenario(FEAR.format(seat="north")).play(f"move {move}")
    if afraid:
        assert (game.asked, game.prompt, game.options) == ("north", "discard-one", ["card purge", "card sneak"])
        game.play("card purge")
    assert (game.hand("north"), game.hand("south")) == (["sneak"] if afraid else ["purge", "sneak"], ["gate"])
    assert game.prompt == "phase-move"


@pytest.mark.card("mind-knight")
def test_arouse_fear_is_for_moves_of_enemies_only() -> None:
    friend = scenario(FEAR.format(seat="south")).play("move e3 d4")
    assert (friend.card("d4"), friend.prompt, friend.hand("north")) == (
        "ancient-scholar",
        "phase-move",
        ["purge", "sneak"],
    )
    forced = scenario("""
        turn 4 north move
        north hand sneak purge
        south a1 praefectus-edia
        south c4 mind-knight
        north e8 sneeks
        north c6 horde-climber
    """).play("play sneak", "target c6", "to c5")
    assert forced.hand("north") == ["purge"]
    two = scenario(FEAR.format(seat="north") + "south d5 mind-knight").play("move c6 c5")
    assert two.options == ["resolve arouse-fear c4", "resolve arouse-fear d5"]
    two.play("resolve arouse-fear c4", "card sneak")
    assert two.hand("north") == []


SHOVE = """
    turn 3 south attack
    south a1 praefectus-edia
    south c3 mind-knight
    {target}
    south f1 ancient-scholar
    north f2 gate
"""


@pytest.mark.card("mind-knight")
@pytest.mark.parametrize(
    ("target", "roll", "shoved"),
    [
        ("north c4 undead-warrior", "b* b*", True),  # also without damage
        ("north c4 gul-dass", "s s", True),
        ("north c4 ice-golem", "s s", True),
        ("north c4 gate", "s s", False),
        ("north c4 ret-talus", "s s", False),
        ("south c4 mystery-sage", "s s", False),
        ("north c4 undead-archer", "s s", False),  # destroyed
        ("north c4 kalal", "s s", False),  # Steadfast
    ],
)
def test_shove_may_force_the_attacked_common_or_champion(target: str, roll: str, shoved: bool) -> None:
    game = scenario(SHOVE.format(target=target)).play("attack c3 c4", f"roll {roll}")
    if shoved:
        assert (game.asked, game.options) == ("south", ["pass", "to b4", "to c5", "to d4"])
        game.play("to d4")
        assert game.card("c4") == ""
    assert game.prompt == "phase-attack"


@pytest.mark.card("ancient-scholar")
def test_wisdom_may_draw_a_card_when_the_scholar_is_summoned() -> None:
    position = """
        turn 3 south summon
        south magic 2
        south hand ancient-scholar {more}
        south draw sneak purge
        south a1 praefectus-edia
        south c3 gate
    """
    game = scenario(position.format(more="ancient-scholar")).play("summon ancient-scholar c4")
    assert (game.asked, game.prompt, game.options) == ("south", "wisdom", ["pass", "yes"])
    game.play("yes", "draw sneak")
    assert game.hand("south") == ["ancient-scholar", "sneak"]
    game.play("summon ancient-scholar b3", "pass")
    assert (game.hand("south"), game.magic("south")) == (["sneak"], 0)
    placed = scenario(position.format(more="blood-summon")).play("play blood-summon", "target a1", "to a2")
    assert (placed.card("a2"), placed.hand("south"), placed.told("triggered")) == ("ancient-scholar", [], [])


@pytest.mark.card("ancient-scholar")
@pytest.mark.parametrize(
    ("target", "roll", "offered"),
    [
        ("north c4 gul-dass", "b* b* b*", True),
        ("north c4 undead-archer", "s s s", True),
        ("north c4 gate", "s s s", False),
        ("south c4 mind-knight", "s s s", False),
    ],
)
def test_analysis_may_draw_a_card_after_an_attack_on_an_enemy_unit(target: str, roll: str, offered: bool) -> None:
    position = f"""
        turn 3 south attack
        south draw sneak purge
        south a1 praefectus-edia
        south c3 ancient-scholar
        {target}
        south f1 mind-knight
        north f2 gate
    """
    game = scenario(position).play("attack c3 c4", f"roll {roll}")
    assert (game.prompt == "analysis") == offered
    if offered:
        assert game.options == ["pass", "yes"]
        game.play("yes", "draw sneak")
        assert game.hand("south") == ["sneak"]
    assert game.prompt == "phase-attack"


APPLY = """
    turn 3 south attack
    south hand sneak purge
    south draw gate
    south a1 praefectus-edia
    {events}
    south c3 mystery-sage {tokens}
    south b3 mind-knight
    {near}
    south c2 gate
    north c5 {target}
    south f1 ancient-scholar
    north f2 gate
"""


@pytest.mark.card("mystery-sage")
def test_apply_puts_a_card_under_the_draw_pile_to_hurt_a_unit_next_to_the_sage() -> None:
    position = APPLY.format(events="", tokens="", near="north d3 undead-archer damage 1", target="gul-dass")
    game = scenario(position).play("attack c3 c5", "roll s s s")
    assert (game.asked, game.prompt, game.options) == ("south", "apply", ["card purge", "card sneak", "pass"])
    game.play("card purge")
    assert game.hand("south") == ["sneak"]
    assert [CARDS[card].id for card in game.state.sides[0].pile.bottom] == ["purge"]
    assert (game.prompt, game.options) == ("apply-damage", ["target b3", "target d3"])  # units, friend or enemy
    game.play("target d3")
    assert (game.card("d3"), game.magic("south"), game.prompt) == ("", 1, "phase-attack")
    declined = scenario(position).play("attack c3 c5", "roll s s s", "pass")
    assert (declined.hand("south"), declined.card("d3")) == (["purge", "sneak"], "undead-archer")


@pytest.mark.card("mystery-sage")
def test_apply_needs_an_enemy_unit_a_neighbour_and_a_card() -> None:
    gate = scenario(APPLY.format(events="", tokens="", near="", target="gate")).play("attack c3 c5", "roll s s s")
    assert gate.prompt == "phase-attack"
    alone = APPLY.format(events="", tokens="", near="", target="gul-dass").replace("south b3", "south b4")
    assert scenario(alone).play("attack c3 c5", "roll s s s").prompt == "phase-attack"  # a gate is no unit
    poor = APPLY.format(events="", tokens="", near="", target="gul-dass").replace("south hand sneak purge", "")
    assert scenario(poor).play("attack c3 c5", "roll s s s").prompt == "phase-attack"


@pytest.mark.card("mystery-sage")
@pytest.mark.rule("SW2-ABIL-2")
def test_a_sage_that_struck_itself_dead_applies_nothing() -> None:
    events = "south active for-glory owner north"  # learnt from the Tundra Orcs
    game = scenario(APPLY.format(events=events, tokens="damage 2", near="", target="gul-dass"))
    game.play("attack c3 c5", "roll sb sb sb sb sb")
    assert game.options == ["resolve apply c3", "resolve reckless-strike c3"]
    game.play("resolve reckless-strike c3")
    assert (game.card("c3"), game.hand("south"), game.prompt) == ("", ["purge", "sneak"], "phase-attack")


@pytest.mark.card("praefectus-edia", "citadel-adviser", "ancient-scholar", "mystery-sage")
@pytest.mark.parametrize(
    ("attacker", "prompt"),
    [("citadel-adviser", "warning"), ("ancient-scholar", "analysis"), ("mystery-sage", "apply")],
)
def test_a_unit_that_returned_to_hand_instead_of_being_destroyed_was_attacked(attacker: str, prompt: str) -> None:
    position = """
        turn 3 south attack
        south hand sneak
        south draw gate purge
        south b3 praefectus-edia
        south c3 {attacker}
        north {foe} undead-archer damage 1
        north active unrelenting
        south f1 mind-knight
        north f2 gate
    """
    game = scenario(position.format(attacker=attacker, foe="c4"))
    game.play("attack c3 c4", "roll" + " sb" * game.strength("c3"))
    assert (game.hand("north"), game.prompt) == (["undead-archer"], prompt)
    edia = scenario(position.format(attacker=attacker, foe="b4")).play("attack b3 b4", "roll sb sb sb")
    assert (edia.hand("north"), edia.boosts("b3")) == (["undead-archer"], 1)
