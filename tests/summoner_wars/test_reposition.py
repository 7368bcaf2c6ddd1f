"""Cards that are exchanged, placed, or take the place of another (SWAP, PLACE, REPL)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.pieces import HAS_MOVED, WAS_SUMMONED
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import scenario, under

# Exchange -------------------------------------------------------------------------------------------------------------

SLY = """
    turn 3 south attack
    south d1 sneeks damage 3
    south a8 horde-clinger boosts 2 damage 1 under hellforged-weapon under ice-smith
    south d2 horde-clinger
    south a7 horde-clinger
    south a4 gate
    south active ice-ram
    north d4 gate
    north b8 undead-warrior
"""


@pytest.mark.rule("SW2-SWAP-1", "SW2-SWAP-3")
def test_exchanged_cards_take_each_other_s_space_with_all_they_carry() -> None:
    game = scenario(SLY).play("use sly d1 a8")
    sneeks, clinger = game.piece("a8"), game.piece("d1")
    assert (sneeks.card.id, sneeks.damage, sneeks.boosts) == ("sneeks", 3, 0)
    assert (clinger.card.id, clinger.damage, clinger.boosts) == ("horde-clinger", 1, 2)
    assert (under(game, "d1"), under(game, "a8")) == (["hellforged-weapon", "ice-smith"], [])
    assert game.starting("attack a8 b8") == ["attack a8 b8"]  # he is really there


@pytest.mark.rule("SW2-SWAP-2")
def test_an_exchange_is_neither_a_move_nor_a_force() -> None:
    game = scenario(SLY).play("use sly d1 a8")
    assert game.prompt == "phase-attack"  # no Cling of d2 or a7
    assert (game.told("moved"), game.told("forced")) == ([], [])
    assert not game.piece("a8").marks & HAS_MOVED
    watched = scenario(SLY + "north e1 deceiver").play("use sly d1 a8")
    assert watched.damage("a8") == 3  # Engage hurts those who move or are forced away from it


# Place ----------------------------------------------------------------------------------------------------------------

CLING = """
    turn 3 south move
    south active ice-ram
    south f1 sneeks
    south b2 beast-rider
    south b1 horde-clinger damage 1 boosts 1 under hellforged-weapon
    south a1 horde-clinger
    south f3 ice-golem
    north a5 gate
    north c6 undead-warrior
"""


@pytest.mark.rule("SW2-PLACE-1")
def test_a_card_is_placed_on_an_empty_space() -> None:
    game = scenario(CLING).play("move b2 b5")
    assert (game.prompt, game.options) == ("cling", ["pass", "to b4", "to b6", "to c5"])  # a5 is taken
    with pytest.raises(IllegalPlay, match="SW2-TGT-1]"):
        game.play("to a5")
    game.play("to c5")
    clinger = game.piece("c5")
    assert (clinger.card.id, clinger.damage, clinger.boosts) == ("horde-clinger", 1, 1)
    assert under(game, "c5") == ["hellforged-weapon"]


@pytest.mark.rule("SW2-PLACE-2")
def test_placing_is_neither_moving_nor_forcing() -> None:
    game = scenario(CLING).play("move b2 b5", "to c5")
    assert game.prompt == "phase-move"  # a1 stood next to the placed Clinger, which did not move
    assert (len(game.told("moved")), game.told("forced")) == (1, [])
    assert not game.piece("c5").marks & HAS_MOVED
    assert game.state.moves == 1


@pytest.mark.rule("SW2-PLACE-2", "SW2-FORCE-3")
def test_engage_sees_moves_and_forces_but_no_placing() -> None:
    watched = CLING.replace("south a1 horde-clinger", "north a1 deceiver\nsouth hand sneak")
    placed = scenario(watched).play("move b2 b5", "to c5")
    assert placed.damage("c5") == 1  # the damage it had
    forced = scenario(watched).play("play sneak", "target b1")  # to c1, the only space
    assert (forced.card("b1"), forced.card("c1")) == ("", "")  # forced away from the Deceiver, it fell


@pytest.mark.rule("SW2-PLACE-2", "SW2-SUM-11")
def test_placing_is_neither_summoning_nor_building_nor_ramming() -> None:
    game = scenario("""
        turn 3 south summon
        south hand blood-summon ice-golem
        south active ice-ram
        south c3 undead-warrior
        north c5 undead-warrior
    """)
    game.play("play blood-summon", "target c3", "to c4")
    assert (game.card("c4"), game.magic("south"), game.damage("c3")) == ("ice-golem", 0, 2)
    assert not game.piece("c4").marks & WAS_SUMMONED
    assert (game.told("summoned"), game.told("built")) == ([], [])
    assert game.prompt == "phase-move"  # Ice Ram wants a structure that was moved or forced


@pytest.mark.rule("SW2-PLACE-3")
def test_without_an_empty_legal_space_the_card_stays_where_it_was() -> None:
    cling = scenario("""
        turn 3 south move
        south d1 sneeks
        south b1 horde-climber
        south c1 horde-clinger
        south b2 gate
        south a3 gate
        south c3 gate
        south b4 gate
    """)
    cling.play("move b1 b3")
    assert (cling.card("c1"), cling.prompt) == ("horde-clinger", "phase-move")
    walled = """
        turn 3 south summon
        south hand blood-summon undead-carrier
        south discard undead-warrior
        south a1 ret-talus
        south a2 gate
        south b1 gate
        south b2 gate
        south a3 gate
        south c1 gate
    """
    game = scenario(walled)
    assert game.starting("use") == []  # nowhere to raise anybody
    game.play("play blood-summon")
    assert (game.hand("south"), game.discard("south")) == (["undead-carrier"], ["blood-summon", "undead-warrior"])
    assert game.damage("a1") == 0


# Replace --------------------------------------------------------------------------------------------------------------

BOTH_WANT_IT = """
    turn 3 south attack
    south a1 ret-talus
    south a2 gate
    south discard undead-carrier
    south c4 undead-carrier
    south d4 undead-archer
    north c5 undead-archer
"""


@pytest.mark.rule("SW2-REPL-1")
def test_to_take_the_place_of_a_card_is_to_stand_on_its_very_space() -> None:
    shifted = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve soul-shift d4", "yes")
    assert (shifted.card("c5"), shifted.piece("c5").controller, shifted.card("d4")) == ("undead-archer", 0, "")
    infected = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve infect c4", "card undead-carrier")
    assert (infected.card("c5"), infected.piece("c5").controller) == ("undead-carrier", 0)
    fire = scenario("turn 3 south summon\nsouth magic 6\nsouth hand elut-bal\nsouth d6 undead-warrior damage 1")
    fire.play("summon elut-bal d6")
    assert (fire.card("d6"), fire.damage("d6")) == ("elut-bal", 0)


@pytest.mark.rule("SW2-REPL-2")
def test_the_second_effect_finds_the_space_taken() -> None:
    game = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s")
    assert (game.asked, game.options) == ("south", ["resolve infect c4", "resolve soul-shift d4"])
    game.play("resolve soul-shift d4", "yes")
    assert (game.prompt, game.discard("south")) == ("phase-attack", ["undead-carrier"])
    other = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve infect c4", "card undead-carrier")
    assert (other.prompt, other.card("d4")) == ("phase-attack", "undead-archer")
    declined = scenario(BOTH_WANT_IT).play("attack c4 c5", "roll s s", "resolve soul-shift d4", "pass")
    assert declined.prompt == "infect"  # still free
