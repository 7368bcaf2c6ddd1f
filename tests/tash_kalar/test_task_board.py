"""The task board of High Form: how tasks are replaced, and that there may be fewer."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.cards import BY_ID, CARDS, Task
from tests.tash_kalar.scenario import Scenario, scenario


def board(current: str, after: str, deck: str) -> Scenario:
    """South's turn has one action left; destruction will be fulfilled, and line-dominance if it is current."""
    return scenario(f"""
        settings form high-form
        turn 3 south actions 1
        south common a5 b5 c5 d5 e5
        north lost 3 0 0
        tasks current {current}
        {f"tasks next {after}" if after else ""}
        {f"tasks top {deck}" if deck else ""}
    """).play("place f5")


def tasks(game: Scenario) -> list[str]:
    return [task["card"] for task in game.view["tasks"]]


def category(id: str) -> str:
    card = BY_ID[id]
    assert isinstance(card, Task)
    return card.category


@pytest.mark.rule("TK-TASK-3")
def test_the_next_task_takes_the_place_of_the_claimed_one() -> None:
    game = board("destruction red-conquest isolation", "center-cross", "red-summoning green-conquest")
    assert game.options == ["claim destruction", "pass"]
    game.play("claim destruction")
    assert tasks(game) == ["red-conquest", "isolation", "center-cross"]
    assert game.view["next_task"] == "red-summoning"
    assert game.view["tasks_size"] == 1
    assert game.view["sides"][0]["claimed"] == ["destruction"]


@pytest.mark.rule("TK-TASK-3")
def test_nothing_moves_when_no_task_is_claimed() -> None:
    game = board("destruction red-conquest isolation", "center-cross", "red-summoning green-conquest").play("pass")
    assert game.asked == "north"
    assert tasks(game) == ["destruction", "red-conquest", "isolation"]
    assert game.view["next_task"] == "center-cross"


@pytest.mark.rule("TK-TASK-3")
def test_a_third_task_of_one_category_goes_under_the_deck() -> None:
    assert category("red-conquest") == category("green-conquest") == category("color-conquest") == "colour"
    deck = "color-conquest red-legends red-summoning isolation"
    game = board("destruction red-conquest center-cross", "green-conquest", deck)
    game.play("claim destruction")
    assert tasks(game) == ["red-conquest", "center-cross", "green-conquest"]
    assert category("red-legends") == "colour"
    assert game.view["next_task"] == "red-summoning"
    assert [CARDS[card].id for card in game.state.tasks.bottom] == ["color-conquest", "red-legends"]
    assert game.view["tasks_size"] == 3


@pytest.mark.rule("TK-TASK-4")
def test_a_task_that_has_just_become_current_waits_for_another_turn() -> None:
    game = board("destruction red-conquest isolation", "line-dominance", "red-summoning green-conquest")
    assert game.options == ["claim destruction", "pass"]
    game.play("claim destruction")
    assert game.asked == "north", "the line is dominated, but its task was not current"
    assert next(task for task in game.view["tasks"] if task["card"] == "line-dominance")
    game.play("place a3", "place a4", "place i5", "place i6")
    assert "claim line-dominance" in game.options
    before = game.points("south")
    assert game.play("claim line-dominance").points("south") > before


@pytest.mark.rule("TK-TASK-1", "TK-TASK-4")
def test_one_task_is_claimed_in_a_turn_although_two_are_fulfilled() -> None:
    game = board("destruction line-dominance isolation", "center-cross", "red-summoning green-conquest")
    assert game.options == ["claim destruction", "claim line-dominance", "pass"]
    assert game.play("claim destruction").asked == "north"


@pytest.mark.rule("TK-TASK-5")
def test_an_empty_deck_leaves_fewer_tasks() -> None:
    game = board("destruction line-dominance isolation", "center-cross", "")
    game.play("claim destruction")
    assert tasks(game) == ["line-dominance", "isolation", "center-cross"]
    assert (game.view["next_task"], game.view["tasks_size"]) == ("", 0)
    game.play("place a3", "place a4", "place i5", "place i6", "claim line-dominance")
    assert tasks(game) == ["isolation", "center-cross"]
    assert game.view["next_task"] == ""
    assert game.asked == "north"


@pytest.mark.rule("TK-TASK-5", "TK-TASK-3")
def test_the_last_task_stays_although_its_category_is_crowded() -> None:
    game = board("destruction red-conquest center-cross", "green-conquest", "color-conquest red-legends")
    game.play("claim destruction")
    assert game.view["next_task"] == "red-legends", "each card was looked at once, and all are of one category"
    assert game.view["tasks_size"] == 1
