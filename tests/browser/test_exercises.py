"""Exercises in the browser: failed and then solved by mouse, solved by keyboard on a phone; nothing is out of reach."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stonehall
from stonehall.locale import catalogue
from stonehall.server.tables.exercises import exercises_of
from tests.browser.test_pages import faults_of
from tests.browser.trying import Learner
from tests.browser.window import LANDSCAPE, PHONE, Window
from tests.server.test_library import spoken

Open = Callable[..., Window]
SMALL = (1100, 700)
"""As small as a wide window may be: where things lie closest, and what is drawn costs least."""
GAME = "summoner-wars"


def wait_for(player: Window, stage: str) -> None:
    player.page.locator(f"[data-stage={stage}]").wait_for()


def click(player: Window, *squares: str) -> None:
    for square in squares:
        player.page.locator(f"[role=gridcell][data-square={square}][data-can]").click()


def faults(player: Window, axe: str) -> list[str]:
    player.page.evaluate(axe)
    return faults_of(player)


def end(player: Window) -> None:
    player.page.locator("button.choice[data-verb=end]").click()


def test_failed_once_and_then_solved_by_mouse(open_window: Open, axe: str) -> None:
    """With what was missing, the earlier try, a hint, why it works, and the list that knows of it."""
    player = open_window().go(f"/exercises/{GAME}")
    page, said = player.page, catalogue("en", stonehall.load(GAME))
    page.locator("main a.primary").click()
    wait_for(player, "open")
    click(player, "d4", "d6")
    end(player)
    click(player, "d6", "c6")
    page.get_by_text(said.get("exercise-line")).wait_for()
    end(player)
    wait_for(player, "failed")
    assert said.get("sw2-goal-gate-missing") in page.locator(".verdict").inner_text().lower()
    player.button("exercise-again").click()
    wait_for(player, "open")
    page.get_by_role("button", name=said.get("exercise-show-try", number=1)).wait_for()
    player.button("exercise-hint").click()
    page.get_by_text(said.attribute("sw2-exercise-gate", "hint")).wait_for()
    player.button("exercise-hint-more").click()
    page.get_by_text("Next: ").wait_for()
    click(player, "c3", "c4")
    click(player, "d4", "d6")
    end(player)
    click(player, "d6", "c6")
    click(player, "c4", "c6")
    wait_for(player, "solved")
    page.get_by_text(said.attribute("sw2-exercise-gate", "why")).wait_for()
    assert faults(player, axe) == []
    page.get_by_role("link", name=said.get("exercise-next")).click()
    page.locator("[data-exercise=order]").wait_for()
    page.go_back()
    page.go_back()
    page.locator(".sign.done").wait_for()
    assert page.locator("main a.primary").get_attribute("href") == f"/exercises/{GAME}/order", "the list goes on"
    assert faults(player, axe) == []


def test_a_try_that_failed_is_played_on(open_window: Open, axe: str) -> None:
    """From where it has led, against oneself: the table knows what was played before."""
    player = open_window(size=PHONE, language="pl").go(f"/exercises/{GAME}/gate")
    page = player.page
    wait_for(player, "open")
    click(player, "d4", "d6")
    end(player)
    click(player, "d6", "c6")
    end(player)
    wait_for(player, "failed")
    player.button("replay-play-on").click()
    page.get_by_role("dialog").get_by_text(player.words.get("web-both-sides")).click()
    assert faults(player, axe) == []
    player.button("replay-begin").click()
    player.at_table()
    page.locator("[role=gridcell][data-square=d6] .piece, .piece[data-square=d6]").first.wait_for()


def test_solved_by_keyboard_on_a_phone(open_window: Open, axe: str) -> None:
    player = open_window(size=PHONE, language="hu", theme="light").go(f"/exercises/{GAME}/order")
    page = player.page
    wait_for(player, "open")
    assert faults(player, axe) == []
    for way in (("e6", "d6"), ("d4", "d7"), ("a7", "d7")):
        for square in way:
            page.locator(f"[role=gridcell][data-square={square}][data-can]").focus()
            page.keyboard.press("Enter")
    wait_for(player, "solved")
    assert page.evaluate("document.activeElement.matches('a.primary')")
    assert faults(player, axe) == []
    said = catalogue("hu", stonehall.load(GAME))
    page.get_by_text(said.attribute("sw2-exercise-order", "why")).wait_for()
    player.button("exercise-line").click()
    page.get_by_role("dialog").wait_for()
    assert faults(player, axe) == []


@pytest.mark.parametrize(
    ("path", "tapped", "told"),
    [(f"{GAME}/gate", ".strip", ".panel"), ("tash-kalar/tasks", ".between button", ".overview")],
)
def test_a_phone_tells_of_players_and_tasks(open_window: Open, axe: str, path: str, tapped: str, told: str) -> None:
    """What a wide window has beside its board rises from the lower edge."""
    player = open_window(size=PHONE, touch=True).go(f"/exercises/{path}")
    wait_for(player, "open")
    player.page.locator(tapped).first.tap()
    player.page.get_by_role("dialog").locator(told).wait_for()
    assert faults(player, axe) == []
    player.page.keyboard.press("Escape")
    player.page.get_by_role("dialog").wait_for(state="detached")


@pytest.mark.parametrize("game", ["alliances", "mountain-king", "tash-kalar"])
def test_a_low_window_shows_board_and_goal(open_window: Open, axe: str, game: str) -> None:
    player = open_window(size=LANDSCAPE, language="pl").go(f"/exercises/{game}")
    player.page.locator("main a.primary").click()
    wait_for(player, "open")
    board = player.page.locator(".field > .board").bounding_box()
    assert board is not None
    assert board["y"] + board["height"] <= LANDSCAPE[1]
    assert faults(player, axe) == []


@pytest.mark.parametrize(
    ("game", "language"),
    [("summoner-wars", "en"), ("tash-kalar", "hu"), ("mountain-king", "pl"), ("alliances", "en")],
)
def test_every_exercise_is_failed_and_then_solved_by_mouse(open_window: Open, game: str, language: str) -> None:
    """One after the other: the turn goes by and what was missing is told; then by its solution, and why that works."""
    player = open_window(size=SMALL, language=language).go(f"/exercises/{game}")
    page, words, learner = player.page, player.words, Learner(player)
    following = page.locator("main a.primary")
    for one in exercises_of(stonehall.load(game)):
        learner.open(following)
        assert learner.exercise.id == one.id
        learner.let_go()
        missing = next(spoken(goal.missing, words) for goal in learner.now.goals if goal.missing)
        assert not learner.unread(f"{words.get('exercise-failed')} {missing}.")
        player.button("exercise-again").click()
        learner.begin()
        player.button("exercise-show-try", number=1).wait_for()
        assert not learner.unread(missing)
        for text in one.written.solution:
            learner.play(text)
        assert learner.now.stage == "solved"
        found = words.get("exercise-found-at", count=2, hints=0)
        assert not learner.unread(words.get("exercise-found"), found, words.attribute(one.title, "why"))
        assert page.locator("#why ~ .rules a").all_inner_texts() == one.written.rules
        following = page.locator(".verdict a.primary")
    following.click()
    page.get_by_text(words.get("exercise-all-solved")).wait_for()
