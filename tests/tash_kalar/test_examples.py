"""The worked examples, played as the rules show them."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import example


@pytest.mark.rule("TK-SUM-2", "TK-SUM-4", "TK-EX-1")
def test_a_pattern_is_turned_and_mirrored() -> None:
    game = example("EX-1")
    assert game.summons("bomb") == "d4, d7, f4, f7"
    assert game.piece("d5") == "north common"


@pytest.mark.rule("TK-SUM-7", "TK-SUM-8", "TK-EX-2")
def test_a_being_lands_on_what_does_not_outrank_it() -> None:
    game = example("EX-2")
    assert game.summons("messenger") == "d4"
    assert game.refusal("summon messenger g7") == ["TK-SUM-8"]
    game.play("summon messenger d4")
    assert game.piece("d4") == "south common"
    assert game.lost("north") == [1, 0, 0]


@pytest.mark.rule("TK-MOVE-2", "TK-MOVE-5", "TK-EX-3")
def test_a_run_takes_what_is_lower_and_stops_before_an_equal() -> None:
    game = example("EX-3")
    game.play("summon messenger g7")
    right = [text for text in game.starting("move", "b4") if text.endswith("4") and text.split()[2] > "b"]
    assert right == ["move b4 c4", "move b4 d4"]
    game.play("move b4 d4")
    assert game.squares("north") == "e4"
    assert game.lost("north") == [2, 0, 0]


@pytest.mark.rule("TK-FLARE-2", "TK-FLARE-3", "TK-FLARE-4", "TK-EX-4")
def test_both_halves_of_a_flare_are_carried_out() -> None:
    game = example("EX-4")
    actions = game.actions
    game.play("flare f2-5")
    assert game.actions == actions, "the upper half comes first"
    game.play("pass")
    assert game.actions == actions + 1


@pytest.mark.rule("TK-SCORE-1", "TK-SCORE-2", "TK-EX-5")
def test_an_odd_common_is_worth_nothing() -> None:
    game = example("EX-5")
    game.play("summon bomb d4")
    assert game.squares("north") == ""
    assert game.squares("south") == "e6 b7"
    game.play("place a5")
    assert game.points("south") == 2


@pytest.mark.rule("TK-PLACE-2", "TK-EX-6")
def test_without_a_disc_one_is_picked_up() -> None:
    game = example("EX-6")
    assert not game.starting("place")
    assert len(game.starting("pick-up")) == 16
    game.play("pick-up c1")
    assert "c1" in game.targets("place").split()
    game.play("place c1")
    assert len(game.squares("south").split()) == 16
