"""The events of the Breakers: what they do."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario

# Mind Control ---------------------------------------------------------------------------------------------------------

CONTROL = """
    turn 3 south summon
    south magic 3
    south hand mind-control frost-mage
    south c3 tacullu
    south b3 wind-mage
    north c5 ice-golem
    north d4 dragos damage 3 boosts 1
    north d5 undead-carrier
    north c4 gate
    north d2 ret-talus
"""


@pytest.mark.card("mind-control")
def test_mind_control_takes_any_number_of_enemy_commons_and_champions_within_two_of_the_summoner() -> None:
    game = scenario(CONTROL)
    game.play("play mind-control")
    # d5 is 3 away; a gate and a summoner are neither common nor champion, and b3 is a friend.
    assert (game.prompt, game.options) == ("mind-control", ["done", "target c5", "target d4"])
    none = Scenario(game.state.clone()).play("done")
    assert (none.phase, none.discard("south")) == ("move", ["mind-control"])
    assert [none.seen(square)["controller"] for square in ("c5", "d4")] == ["north", "north"]
    game.play("target d4")
    assert game.options == ["done", "target c5"]
    game.play("target c5")
    assert [game.seen(square)["controller"] for square in ("c5", "d4", "d5")] == ["south", "south", "north"]
    assert (game.damage("d4"), game.boosts("d4"), game.discard("south")) == (3, 1, ["mind-control"])
    # The borrowed Ice Golem is a gate of south's.
    assert game.starting("summon") == [f"summon frost-mage {square}" for square in ("b5", "c6")]


@pytest.mark.card("mind-control")
def test_mind_control_lasts_for_the_own_turn() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control gate gate gate gate gate
        north hand gate gate gate gate gate
        south c3 tacullu
        north c5 undead-carrier
        north d5 gate
    """)
    game.play("play mind-control", "target c5", "move c5 d4", "end", "end")
    assert game.starting("attack d4") == ["attack d4 d5"]
    game.play("attack d4 d5", "roll s s")
    assert (game.phase, game.damage("c3")) == ("magic", 0)
    game.play("end")
    assert (game.asked, game.seen("d4")["controller"]) == ("north", "north")
    assert game.damage("d5") == 2


@pytest.mark.card("mind-control")
def test_destroying_a_borrowed_unit_pays_nothing() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        south d5 bear-cavalry
        north c5 undead-carrier
    """)
    game.play("play mind-control", "target c5", "end", "attack d5 c5", "roll s s s")
    assert (game.card("c5"), game.magic("south"), game.discard("north")) == ("", 0, ["undead-carrier"])


@pytest.mark.card("mind-control")
def test_mind_control_can_be_played_without_anybody_near() -> None:
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
    """)
    assert game.options == ["end", "play mind-control"]


@pytest.mark.card("mind-control")
def test_a_golem_that_lost_its_extra_life_with_its_side_is_destroyed_at_once() -> None:
    """Cold Snap helps the structures of Ollag's side; a borrowed golem is on the other one (SW2-DMG-3)."""
    game = scenario("""
        turn 3 south summon
        south hand mind-control
        south c3 tacullu
        north c5 ice-golem damage 5
        north e6 ollag
    """)
    assert game.life("c5") == 1
    game.play("play mind-control", "target c5")
    assert (game.card("c5"), game.discard("north")) == ("", ["ice-golem"])


# Perplexing Tempest ---------------------------------------------------------------------------------------------------


@pytest.mark.card("perplexing-tempest")
def test_perplexing_tempest_slows_everybody_until_the_next_own_turn() -> None:
    game = scenario("""
        turn 3 south magic
        south hand perplexing-tempest gate gate gate gate gate
        north hand gate gate gate gate gate
        south a1 tacullu
        south e1 wind-archer
        north f8 ret-talus
        north c8 ice-golem
    """)
    game.play("play perplexing-tempest", "end")
    assert (game.asked, game.active("south")) == ("north", ["perplexing-tempest"])
    assert game.moves("f8") == "e8 f7"
    assert not game.starting("move c8")  # Slow: 2 - 1 - 1
    while game.asked == "north":
        game.play("end")
    assert (game.active("south"), game.discard("south"), game.phase) == ([], ["perplexing-tempest"], "move")
    assert game.moves("a1") == "a1 a2 a3 b1 b2 c1"


@pytest.mark.card("perplexing-tempest")
def test_two_tempests_add_up_and_bonuses_count_against_them() -> None:
    one = scenario("turn 3 south move\nsouth a1 wind-archer\nsouth f1 tacullu\nnorth active perplexing-tempest")
    assert (one.moves("a1"), one.moves("f1")) == ("a1 a2 a3 b1 b2 c1", "e1 f2")
    two = scenario("""
        turn 3 south move
        south a1 wind-archer
        south f1 tacullu
        south active perplexing-tempest
        north active perplexing-tempest
    """)
    assert (two.moves("a1"), two.moves("f1")) == ("a2 b1", "")


# Blast ----------------------------------------------------------------------------------------------------------------


@pytest.mark.card("blast")
def test_blast_picks_a_common_or_champion_on_a_clear_line_of_three() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        south c2 wind-mage
        north c6 dragos
        north d4 undead-carrier
        north b3 gate
        north a3 undead-carrier
        north f3 undead-archer
    """)
    game.play("play blast")
    # c2 and c6 (3 away) and f3 (3 away); d4 is not in line, a3 stands behind a gate.
    assert (game.prompt, game.options) == ("blast", ["target c2", "target c6", "target f3"])
    assert game.magic("south") == 0
    far = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        north c7 dragos
    """)
    assert not far.starting("play")


@pytest.mark.card("blast")
def test_blast_costs_one() -> None:
    game = scenario("""
        turn 3 south move
        south hand blast
        south c3 tacullu
        north c5 dragos
    """)
    with pytest.raises(IllegalPlay, match=r"\[SW2-COST-2\]"):
        game.play("play blast")


@pytest.mark.card("blast")
def test_blast_forces_through_commons_and_champions_and_hurts_all_of_them() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south b3 tacullu
        north b4 undead-carrier
        south b5 wind-mage
        north b6 dragos
        north a4 gate
        north c4 undead-archer
        north d4 ret-talus
        north e4 undead-archer
    """)
    game.play("play blast")
    # Only one way: over the mage and Dragos to b7. West a gate, south and (behind the archer) east a summoner stop it.
    assert (game.prompt, game.card("b7")) == ("phase-move", "undead-carrier")
    assert [game.damage(square) for square in ("b7", "b5", "b6", "c4")] == [1, 1, 1, 0]


@pytest.mark.card("blast")
def test_blast_goes_one_to_three_spaces_in_any_straight_direction() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        north c5 undead-carrier damage 2
        north d5 undead-archer damage 1
        north c7 gate
    """)
    game.play("play blast")
    assert (game.prompt, game.options) == ("force-to", ["to a5", "to b5", "to c4", "to c6", "to e5", "to f5"])
    game.play("to f5")
    assert (game.card("f5"), game.card("d5"), game.magic("south")) == ("", "", 2)  # both die, both pay
    assert game.discard("south") == ["blast"]


@pytest.mark.card("blast", "deceiver")
def test_blast_away_from_a_deceiver_also_triggers_engage() -> None:
    game = scenario("""
        turn 3 south move
        south magic 1
        south hand blast
        south c3 tacullu
        south d5 deceiver
        north c5 dragos
    """)
    game.play("play blast", "to c7")
    assert game.damage("c7") == 2


# Hypnotic Call --------------------------------------------------------------------------------------------------------


@pytest.mark.card("hypnotic-call")
def test_hypnotic_call_chooses_any_common_or_champion_and_may_draw_it_nearer() -> None:
    game = scenario("""
        turn 3 south summon
        south hand hypnotic-call
        south c3 tacullu
        south a8 wind-mage
        south b2 gate
        north e7 dragos
        north f8 ret-talus
    """)
    game.play("play hypnotic-call")
    assert (game.prompt, game.options) == ("hypnotic-call", ["target a8", "target e7"])
    game.play("target e7")
    assert (game.prompt, game.options) == ("may-force-to", ["pass", "to d7", "to e6"])  # toward her only
    stay = Scenario(game.state.clone()).play("pass")
    assert (stay.card("e7"), stay.active("south")) == ("dragos", ["hypnotic-call"])
    game.play("to e6")
    assert (game.card("e6"), game.active("south"), game.discard("south")) == ("dragos", ["hypnotic-call"], [])


@pytest.mark.card("hypnotic-call")
def test_hypnotic_call_strengthens_the_summoner_against_the_chosen_unit_only() -> None:
    game = scenario("""
        turn 3 south summon
        south hand hypnotic-call
        south c3 tacullu
        south b5 wind-mage
        north c5 dragos
        north c1 undead-carrier
    """)
    game.play("play hypnotic-call", "target c5", "pass")
    assert (game.strength("c3", "c5"), game.strength("c3", "c1"), game.strength("b5", "c5")) == (4, 3, 2)
    game.play("move b5 b6", "end", "attack c3 c5", "roll sb sb sb sb")
    assert game.damage("c5") == 4


@pytest.mark.card("hypnotic-call")
def test_hypnotic_call_follows_its_target_and_idles_when_it_is_gone() -> None:
    game = scenario("""
        turn 3 south attack
        south c3 tacullu
        south d5 wind-mage
        north c5 horde-climber id 60
        north b3 horde-climber
        south active hypnotic-call target 60
    """)
    game.play("use push d5 c5", "to c6")
    assert (game.strength("c3", "c6"), game.strength("c3", "b3")) == (4, 3)
    gone = scenario("""
        turn 3 south attack
        south c3 tacullu
        south d6 bear-cavalry
        north c6 horde-climber id 60
        north b3 horde-climber
        south active hypnotic-call target 60
    """)
    gone.play("attack d6 c6", "roll s s s")
    assert (gone.active("south"), gone.strength("c3", "b3")) == (["hypnotic-call"], 3)
