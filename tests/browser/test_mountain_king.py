"""The Mountain King in the browser: a whole game, tiles that are turned and laid, a phone with its tabs."""

from __future__ import annotations

import random

import pytest

from tests.browser.mountain import LONG, Open, act, glowing, sit_down, wait_for_turn
from tests.browser.window import DESKTOP, PHONE, Window


def play_until_a_tile_is_laid(player: Window, seed: int, *, touch: bool = False) -> None:
    rng = random.Random(seed)
    laying = player.page.locator("button.choice[data-verb=lay]")
    for _ in range(LONG):
        wait_for_turn(player)
        assert not player.is_over(), "something could be dug before the end"
        if laying.count():
            return
        act(player, rng, touch=touch)
    raise AssertionError("nobody digs")


def test_a_whole_game_against_the_computer(open_window: Open) -> None:
    player = sit_down(open_window())
    rng = random.Random(5)
    laid = 0
    for _ in range(LONG):
        wait_for_turn(player)
        if player.is_over():
            break
        digging = player.page.locator("button.choice[data-verb=lay]").count()
        laid += act(player, rng) == "ready" and digging
    assert player.is_over()
    assert laid > 0, "tiles were laid by their ghost"
    score = player.page.get_by_role("dialog", name=player.words.get("mk-table-score"))
    totals = [int(one) for one in score.locator("tr.total td").all_inner_texts()]
    assert len(totals) == 2
    shown = [int(one) for one in player.page.locator("aside .total").all_inner_texts() if one.strip().isdigit()]
    assert not shown or sorted(shown) == sorted(totals)


def test_a_tile_turns_flips_and_says_why_it_may_not_lie_there(open_window: Open) -> None:
    player = sit_down(open_window())
    play_until_a_tile_is_laid(player, 2)
    page, words = player.page, player.words
    ghost = page.locator(".ghost-tile")
    dig = page.locator("button.choice[data-verb=lay]")
    player.square("j9").hover()  # the middle of the mountain: far from every gate
    ghost.wait_for()
    assert ghost.get_attribute("data-legal") == "false"
    player.wait_until(lambda: words.get("mk-table-not-here") in player.prompt(), "the reason is told")
    player.square("j9").click()
    assert ghost.get_attribute("data-pinned") == "true"
    assert dig.is_disabled()
    page.keyboard.press("Escape")
    places = glowing(player)["places"]
    before = ghost_path(player, places[0])
    page.keyboard.press("r")
    page.keyboard.press("f")
    assert ghost_path(player, places[0]) != before or len(places) == 1
    for _ in range(8):
        page.keyboard.press("r")
        places = glowing(player)["places"]
        if places:
            break
    player.square(places[0]).click()
    assert ghost.get_attribute("data-legal") == "true"
    assert words.get("mk-table-dig-here") in player.prompt()
    pieces = page.locator("g.piece[data-square]")
    tiles = pieces.count()
    dig.click()
    player.wait_until(lambda: not ghost.count(), "the tile is laid")
    player.wait_until(lambda: pieces.count() > tiles, "a new tile lies there")


def ghost_path(player: Window, square: str) -> str:
    """How the ghost looks over a cell."""
    player.square(square).hover()
    return str(player.page.locator(".ghost-tile path").last.get_attribute("d"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_on_the_mountain(open_window: Open, axe: str, size: tuple[int, int]) -> None:
    player = sit_down(open_window(size=size, theme="light"))
    wait_for_turn(player)
    player.page.evaluate(axe)
    found = player.page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    faults = [f"{one['id']}: {[node['html'][:200] for node in one['nodes'][:3]]}" for one in found["violations"]]
    assert not faults, "\n".join(faults)


def test_a_phone_lays_by_taps_and_has_tabs(open_window: Open) -> None:
    player = sit_down(open_window(size=PHONE, touch=True))
    page = player.page
    size = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert size == list(PHONE), "the page does not scroll"
    for _ in range(3):  # gates and starting trolls come to the stage by themselves
        wait_for_turn(player)
    rng = random.Random(1)
    laying = page.locator("button.choice[data-verb=lay]")
    for n in range(LONG):
        wait_for_turn(player)
        if laying.count():
            break
        if not glowing(player)["cards"] and not glowing(player)["places"]:
            page.locator(f"[data-tab={('mountain', 'trolls')[n % 2]}]").tap()
        act(player, rng, touch=True)
    assert page.locator(".ghost-tile[data-legal=true]").count(), "it begins where it may lie"
    for tab in ("trolls", "halls", "mountain"):
        page.locator(f"[data-tab={tab}]").tap()
        assert page.locator(f"[data-tab={tab}][aria-current=page]").count()
    laying.tap()
    player.wait_until(lambda: not laying.count(), "it is dug")
