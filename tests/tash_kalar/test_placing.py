"""Placing a common (PLACE)."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

FOURTEEN = "a3 b3 c3 d3 e3 f3 g3 h3 a4 b4 c4 d4 e4 f4"
"""Fourteen squares: with g4 and h4, all discs of a duel."""


@pytest.mark.rule("TK-PLACE-1")
def test_an_own_common_goes_onto_any_empty_square() -> None:
    game = scenario("""
        south common e5
        south legendary a5
        north heroic g5
        south hand knight
    """)
    free = game.targets("place").split()
    assert len(free) == 66
    assert not {"e5", "a5", "g5"} & set(free)
    for taken in ("e5", "a5", "g5"):
        assert game.refusal(f"place {taken}") == ["TK-PLACE-1"]
    game.play("place c1")
    assert (game.piece("c1"), game.actions) == ("south common", 1)
    assert game.state.discs[0] == 14
    assert (game.squares("south"), game.squares("north")) == ("c1 a5 e5", "g5")


@pytest.mark.rule("TK-PLACE-2")
def test_in_a_shortage_a_disc_is_picked_up_first() -> None:
    game = scenario(f"""
        south common {FOURTEEN} g4
        south heroic h4
        south legendary e9
        north common i4
    """)
    assert game.refusal("place e5") == ["TK-PLACE-2"]
    assert game.targets("pick-up") == " ".join(sorted(f"{FOURTEEN} g4 h4".split())), "no legendary, no enemy piece"
    game.play("pick-up h4")
    assert game.actions == 1, "picking up and placing is one action"
    free = game.targets("place").split()
    assert len(free) == 69 - 17
    assert {"h4", "e5"} <= set(free)
    assert not {"i4", "e9", "a3"} & set(free)
    game.play("place h4")
    assert game.piece("h4") == "south common", "a heroic comes back as a common"
    assert game.lost("south") == [0, 0, 0]
    game.play("pick-up a3", "place e5")
    assert (game.piece("a3"), game.piece("e5")) == ("", "south common")


@pytest.mark.rule("TK-PLACE-2")
def test_nothing_is_picked_up_while_a_disc_is_in_supply() -> None:
    game = scenario(f"south common {FOURTEEN} g4")
    assert game.starting("pick-up") == []
    assert game.refusal("pick-up a3") == ["TK-PLACE-2"]
    game.play("place h4")
    assert game.starting("place") == []
    assert len(game.starting("pick-up")) == 16
