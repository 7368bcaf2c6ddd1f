"""Cards that are forced (FORCE)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars.board import GRID
from stonehall.games.summoner_wars.pieces import HAS_MOVED
from stonehall.games.summoner_wars.reach import force_squares
from stonehall.kernel.errors import IllegalPlay
from tests.summoner_wars.scenario import Scenario, scenario, under


def forced_to(game: Scenario, square: str, least: int, most: int) -> list[str]:
    """Where the card on a square can be forced."""
    return sorted(GRID.name(end) for end in force_squares(game.state, game.piece(square), least, most))


GLACIAL = """
    turn 3 south build
    south hand glacial-shift
    south c1 svara
    south c3 gate
    {more}
"""


@pytest.mark.rule("SW2-FORCE-1", "SW2-FORCE-2")
def test_a_forced_card_slides_straight_over_empty_spaces() -> None:
    free = scenario(GLACIAL.format(more="")).play("play glacial-shift", "target c3")
    assert free.options == ["to a3", "to b3", "to c2", "to c4", "to c5", "to d3", "to e3"]
    for bend in ("b4", "d2"):
        with pytest.raises(IllegalPlay, match="SW2-TGT-1]"):
            free.play(f"to {bend}")
    free.play("to c5")
    assert (free.card("c3"), free.card("c4"), free.card("c5")) == ("", "", "gate")
    blocked = scenario(GLACIAL.format(more="north c4 dragos\nsouth b3 frost-mage\nnorth e3 gate"))
    assert blocked.play("play glacial-shift", "target c3").options == ["to c2", "to d3"]


@pytest.mark.rule("SW2-FORCE-3", "SW2-MOVE-14")
def test_forcing_is_not_moving() -> None:
    game = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        south b4 svara
        south b5 horde-clinger
        south d4 ice-smith
        south e2 gate
        north d2 undead-warrior
    """)
    game.play("move c3 c4", "target b4", "to b3")
    assert (game.card("b3"), game.damage("b3")) == ("svara", 1)
    assert game.prompt == "phase-move"  # no Structural Shift, no Cling
    assert game.state.moves == 1
    assert not game.piece("b3").marks & HAS_MOVED
    game.play("move b3 a3")
    assert (game.prompt, game.state.moves) == ("structural-shift", 2)


@pytest.mark.rule("SW2-FORCE-3")
def test_a_forced_smith_offers_no_frost_axe_and_forcing_uses_no_move() -> None:
    game = scenario("""
        turn 3 south move moves 3
        south hand sneak
        south d1 sneeks
        south c4 ice-smith
        south c5 horde-clinger
    """)
    game.play("play sneak", "target c4", "to b4", "target c5", "to c6")
    assert game.discard("south") == ["sneak"]
    assert (game.card("b4"), game.card("c6"), game.state.moves) == ("ice-smith", "horde-clinger", 3)
    assert game.told("moved") == []
    assert game.boosts("b4") == 0


@pytest.mark.rule("SW2-FORCE-4")
@pytest.mark.parametrize("card", ["gate", "starting-gate", "parapet", "ice-golem"])
def test_structures_can_be_forced(card: str) -> None:
    game = scenario(f"turn 3 south move\nsouth b1 svara\nsouth c3 {card}").play("move b1 b2", "target c3", "to c4")
    assert game.card("c4") == card


@pytest.mark.rule("SW2-FORCE-4")
def test_units_that_may_not_move_can_be_forced() -> None:
    game = scenario("turn 3 south move\nsouth hand sneak\nsouth d1 sneeks\nsouth c4 horde-clinger")
    game.play("play sneak", "target c4", "to d4")
    assert game.card("d4") == "horde-clinger"
    with pytest.raises(IllegalPlay, match="SW2-CARD-11]"):
        game.play("move d4 d5")


@pytest.mark.rule("SW2-FORCE-4")
def test_a_text_may_protect_a_card_from_being_forced() -> None:
    ram = """
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        south a5 grognack
        south hand gate
        north c5 {card} id 20
        north f8 ret-talus
    """
    assert scenario(ram.format(card="gwalark")).play("move c3 c4", "target c5").prompt == "may-force-to"
    steadfast = scenario(ram.format(card="kalal")).play("move c3 c4", "target c5")
    assert (steadfast.damage("c5"), steadfast.prompt) == (1, "phase-move")
    frozen = scenario(ram.format(card="gwalark") + "south active freeze target 20").play("move c3 c4", "target c5")
    assert (frozen.damage("c5"), frozen.prompt) == (1, "phase-move")
    friend = scenario("turn 3 south move\nsouth hand blast\nsouth magic 1\nsouth c1 tacullu\nsouth c3 kalal")
    assert friend.starting("play") == []  # not even by its own side


@pytest.mark.rule("SW2-FORCE-5")
def test_the_distance_is_made_in_full_or_not_at_all() -> None:
    game = scenario("""
        turn 3 south build
        south a1 svara
        south hand gate
        south c4 ice-golem
        north c6 gate
        north a4 gate
        north d4 gate
    """)
    assert forced_to(game, "c4", 1, 1) == ["b4", "c3", "c5"]
    assert forced_to(game, "c4", 2, 2) == ["c2"]  # north and west have room for one space only
    assert forced_to(game, "c4", 1, 2) == ["b4", "c2", "c3", "c5"]  # 1 or 2: both lengths
    assert forced_to(game, "c4", 3, 3) == ["c1"]
    assert forced_to(game, "c4", 4, 4) == []


@pytest.mark.rule("SW2-FORCE-5")
def test_a_card_without_room_is_not_forced_and_the_rest_goes_on() -> None:
    game = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        south b1 svara
        north c5 gul-dass
        north b5 gate
        north d5 gate
        north c6 gate
    """)
    game.play("move c3 c4", "target c5")
    assert (game.card("c5"), game.damage("c5"), game.prompt) == ("gul-dass", 1, "phase-move")


@pytest.mark.rule("SW2-FORCE-6")
def test_the_controller_of_the_effect_picks_the_direction() -> None:
    game = scenario("""
        turn 3 south move
        south active ice-ram
        south c3 ice-golem
        north c5 gul-dass
    """)
    game.play("move c3 c4", "target c5")
    assert (game.asked, game.options) == ("south", ["pass", "to b5", "to c6", "to d5"])
    north = scenario("turn 4 north move\nnorth active ice-ram\nnorth c6 ice-golem\nsouth c4 ollag")
    north.play("move c6 c5", "target c4")
    assert (north.asked, north.options) == ("north", ["pass", "to b4", "to c3", "to d4"])


@pytest.mark.rule("SW2-FORCE-7")
@pytest.mark.parametrize(
    ("square", "ends"),
    [
        ("a1", ["a2", "a3", "b1", "c1"]),
        ("f8", ["d8", "e8", "f6", "f7"]),
        ("f2", ["d2", "e2", "f1", "f3", "f4"]),
        ("b8", ["a8", "b6", "b7", "c8", "d8"]),
    ],
)
def test_a_card_is_not_forced_off_the_battlefield(square: str, ends: list[str]) -> None:
    game = scenario(f"turn 3 south move\nsouth d4 svara\nnorth c5 ret-talus\nsouth {square} gate")
    assert forced_to(game, square, 1, 2) == ends


@pytest.mark.rule("SW2-FORCE-8")
def test_several_cards_are_forced_one_after_another_in_the_chosen_order() -> None:
    position = """
        turn 3 south move
        south hand sneak
        south d1 sneeks
        south a1 horde-climber
        south b1 horde-climber
        south a2 gate
        south b2 gate
        south f3 beast-rider
    """
    game = scenario(position).play("play sneak")
    assert game.options == ["done", "target b1"]  # a1 is walled in, as long as b1 stands there
    game.play("target b1")  # to c1, the only space
    assert (game.card("c1"), game.options) == ("horde-climber", ["done", "target a1"])
    game.play("target a1")
    assert [game.card(at) for at in ("a1", "b1", "c1")] == ["", "horde-climber", "horde-climber"]


@pytest.mark.rule("SW2-FORCE-9", "SW2-UNDER-3")
def test_tokens_and_cards_under_it_go_along() -> None:
    game = scenario("""
        turn 3 south move
        south b1 svara
        south c3 ice-golem damage 3 boosts 2 bonus 1 under ice-smith under hellforged-weapon
    """)
    game.play("move b1 b2", "target c3", "to c4")
    golem = game.piece("c4")
    assert (golem.damage, golem.boosts, golem.bonus) == (3, 2, 1)
    assert (under(game, "c4"), game.discard("south")) == (["ice-smith", "hellforged-weapon"], [])
