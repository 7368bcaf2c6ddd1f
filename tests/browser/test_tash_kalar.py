"""Tash-Kalar in the browser: every form to its end, what lights up, phones, keys, the planning of tables."""

from __future__ import annotations

import random
import re

import pytest

import stonehall
from stonehall.kernel import Record
from tests.browser.arena import (
    GUN_TOWER_IS_NEAR,
    LONG,
    Open,
    act,
    against_computers,
    is_ending,
    lift_veil,
    plan,
)
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, NEAR_THE_TOP, PHONE, Window


def play_to_the_end(player: Window, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(LONG):
        player.wait_for_turn()
        if player.is_over():
            break
        act(player, rng)
    assert player.is_over()
    result = player.close_result()
    assert re.search(r"\d+ points?\b", result), "the score of everybody"
    summons = player.words.get("tk-log-summoned", player="|", card="|", square="|").split("|")[1]
    assert any(summons in line for line in player.log())


FORMS = {
    "high form": ("high-form", 2, "no"),
    "melee of four": ("melee", 4, "no"),
    "melee of three": ("melee", 3, "no"),
    "teams": ("high-form", 4, "yes"),
}


@pytest.mark.parametrize("way", FORMS)
def test_every_form_can_be_played_to_the_end(play_on: Open, way: str) -> None:
    """From a late moment; ``test_long_games`` begins with the first decision."""
    form, seats, teams = FORMS[way]
    assert not is_ending(Record(stonehall.load("tash-kalar"), {"form": form, "teams": teams}).state), "it is late"
    player = play_on(against_computers(form, seats, is_ending, teams), seed=seats).at_table()
    assert player.page.locator("aside section.panel h2").count() == seats
    play_to_the_end(player, seats)


def test_a_team_hands_over_by_a_button(open_window: Open) -> None:
    player = plan(open_window(), "duel", teams=True)
    rng = random.Random(8)
    hand_over = player.page.locator("button.choice[data-verb=hand-over]")
    for _ in range(LONG):
        player.wait_for_turn()
        if hand_over.count():
            break
        act(player, rng)
    hand_over.click()
    player.page.locator("button.choice[data-verb=hand-over]").click()  # after the warning
    north = player.words.get("tk-log-handed-over", player="X", partner="Y").split("X")[1].split("Y")[0]
    player.wait_until(lambda: any(north in line for line in player.log()), "the log tells of it")


def test_pointing_shows_what_can_be_summoned_and_by_what(play_on: Open) -> None:
    player = play_on(GUN_TOWER_IS_NEAR, seed=2)
    page = player.page
    lift_veil(player)
    page.locator("ul.hand button.can[data-can]:has(.window)").first.hover(position=NEAR_THE_TOP)
    page.locator(".fit").first.wait_for()
    used = page.locator("rect.used")
    assert used.count() > 0, "the pieces of the pattern are framed"
    square = page.evaluate(
        """() => {
          const { x, y, width, height } = document.querySelector('rect.used').getBoundingClientRect();
          const found = document.elementFromPoint(x + width / 2, y + height / 2);
          return found.closest('[role=gridcell]').dataset.square;
        }"""
    )
    player.square(square).hover()
    page.locator("ul.hand button.served").first.wait_for()
    assert player.words.get("tk-table-cell-serves", cards="@").split("@")[0] in str(
        player.square(square).get_attribute("aria-label")
    )


@pytest.mark.parametrize("height", [PHONE[1], 667])
def test_a_phone_shows_the_whole_arena_and_plays_by_touch(open_window: Open, height: int) -> None:
    player = open_window(size=(PHONE[0], height), touch=True)
    plan(player, "melee", players=4)
    size = player.page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == [375, height], "the page does not scroll"
    for edge in ("c1", "a5", "i5", "e9"):
        box = player.square(edge).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 375
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
    rng = random.Random(height)
    for _ in range(40):
        player.wait_for_turn()
        if player.is_over():
            break
        act(player, rng, touch=True)
    assert player.page.locator("[role=grid]").is_visible()


def test_the_arena_is_walked_by_keyboard(open_window: Open) -> None:
    player = plan(open_window(language="hu"), "duel")
    player.wait_for_turn()
    player.square("e5").focus()
    for key, square in (
        ("ArrowUp", "e4"),
        ("PageUp", "e1"),
        ("End", "g1"),
        ("ArrowDown", "g2"),
        ("Home", "b2"),
        ("ArrowUp", "b2"),
    ):
        player.page.keyboard.press(key)
        assert player.page.evaluate("document.activeElement.dataset.square") == square
    label = str(player.square("d2").get_attribute("aria-label"))
    assert player.words.get("tk-table-cell-red") in label


def test_two_seats_may_not_have_the_same_school(open_window: Open) -> None:
    player = open_window().go("/new")
    words, page = player.words, player.page
    page.get_by_text(words.get("tk-title"), exact=True).click()
    page.get_by_text(words.get("web-player-me"), exact=True).nth(1).click()
    school = page.get_by_text(words.get("tk-school-sylvan"), exact=True)
    school.nth(0).click()
    school.nth(1).click()
    assert page.get_by_text(words.get("tk-front-same-deck")).is_visible()
    assert player.button("web-open-table").is_disabled()


def test_the_hall_speaks_of_schools_or_of_factions(open_window: Open) -> None:
    player = open_window().go("/")
    words, page = player.words, player.page
    for game, other in (("tk", "sw2"), ("sw2", "tk")):
        player.button(f"{game}-title").click()
        page.get_by_text(words.get(f"{game}-front-your-deck"), exact=True).first.wait_for()
        page.locator("button", has_text=words.get(f"{game}-front-any-deck")).first.wait_for()
        assert not page.get_by_text(words.get(f"{other}-front-your-deck"), exact=True).count()


def test_the_hall_names_all_opponents(open_window: Open) -> None:
    player = plan(open_window(), "melee", players=4)
    table = player.table
    row = player.go("/").page.locator(f"a[href='/table/{table}']")
    assert row.inner_text().count(player.words.get("bot-page")) == 3
    assert row.locator("svg[viewBox='0 0 48 50']").count() == 4, "the arms of all four"


def test_tasks_tell_how_far_both_sides_have_come(open_window: Open) -> None:
    player = plan(open_window(), "high-form")
    player.wait_for_turn()
    tasks = player.page.locator(f"section[aria-label='{player.words.get('tk-table-tasks')}'] li")
    assert tasks.count() == 3
    for place in range(3):
        parts = tasks.nth(place).locator(".part").all_inner_texts()
        assert len(parts) >= 2, "of each side"
        assert all(part.split("/")[0][-1].isdigit() and part.split("/")[1].isdigit() for part in parts), parts


def test_the_shared_discard_piles_can_be_looked_through(open_window: Open) -> None:
    player = plan(open_window(), "duel")
    rng = random.Random(6)
    for _ in range(25):
        player.wait_for_turn()
        act(player, rng)
    player.wait_for_turn()
    for pile in ("legends", "flares"):
        button = player.page.locator(f"button.pile[title='{player.words.get(f'tk-table-{pile}-left')}']")
        count = int(button.locator("small").inner_text().split()[-1])
        button.click()
        dialog = player.page.get_by_role("dialog")
        dialog.get_by_role("heading", name=player.words.get("table-discard-pile")).wait_for()
        assert dialog.locator(".face").count() == count
        player.page.keyboard.press("Escape")
        dialog.wait_for(state="hidden")


def test_a_direction_is_chosen_by_any_square_that_lies_there(play_on: Open) -> None:
    players = play_on(GUN_TOWER_IS_NEAR, seed=2)
    squares = players.page.locator
    lift_veil(players)
    squares("button[data-card=gun-tower]").click(position=NEAR_THE_TOP)
    players.square("e4").click()
    arrows = squares("button.choice[data-verb=toward]")
    arrows.first.wait_for()
    assert arrows.count() == 2, "to the left and to the right"
    assert squares("g.direction").count() == 2
    players.square("b4").hover()
    assert squares("rect.used").count() == 4, "all squares to the left, a4 to d4"
    players.square("b4").click()
    squares("[data-piece][data-square=a4]").wait_for(state="detached")
    assert squares("[data-piece][data-square=i4]").count(), "nothing was shot on the other side"


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_in_the_arena(open_window: Open, axe: str, size: tuple[int, int]) -> None:
    player = plan(open_window(size=size, theme="auto"), "high-form", teams=True)
    player.page.locator("ul.hand button[data-card] .rank svg").first.wait_for()
    player.page.evaluate(axe)
    for theme in player.by_day_and_night():
        assert not faults_of(player), theme
