"""Games that are clicked from their first decision to their result: minutes each, so ``make nightly`` plays them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from tests.browser.arena import against_computers as in_the_arena
from tests.browser.mountain import LONG, act, against_computers, sit_down, wait_for_turn
from tests.browser.test_mountain_king import columns, compare_totals, result
from tests.browser.test_tash_kalar import FORMS, play_to_the_end
from tests.browser.test_ways_to_sit import sit_in_two_windows
from tests.browser.window import DESKTOP, PHONE, Window, patiently

Open = Callable[..., Window]
pytestmark = pytest.mark.long

WAYS = {"three": (3, 3, "no"), "four": (4, 4, "no"), "five": (5, 5, "no"), "teams": (4, 2, "yes")}
"""Ways to play the Mountain King: seats, sides, and whether there are teams."""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("way", WAYS)
def test_a_mountain_is_played_from_the_first_gate_to_the_crown(play_on: Open, way: str, size: tuple[int, int]) -> None:
    seats, sides, teams = WAYS[way]
    touch = size == PHONE
    player = play_on(against_computers(seats, lambda state: True, teams=teams), seed=3, size=size, touch=touch)
    rng = random.Random(6)
    for _ in range(LONG):
        wait_for_turn(player)
        if player.is_over():
            break
        act(player, rng, touch=touch)
    honor = columns(result(player))
    assert len(honor) == sides
    assert all(sum(categories) == total for *categories, total in honor)


def test_a_whole_game_of_two_on_the_mountain(open_window: Open) -> None:
    player = sit_down(open_window())
    rng = random.Random(5)
    laid = 0
    for _ in range(LONG):
        wait_for_turn(player)
        if player.is_over():
            break
        digging = player.page.locator("button.choice[data-verb=lay]").count()
        laid += act(player, rng) == "ready" and digging
    assert laid > 0, "tiles were laid by their ghost"
    compare_totals(player)


@pytest.mark.parametrize("way", FORMS)
def test_every_form_of_the_arena_is_played_from_its_first_action(play_on: Open, way: str) -> None:
    form, seats, teams = FORMS[way]
    play_to_the_end(play_on(in_the_arena(form, seats, lambda state: True, teams), seed=seats).at_table(), seats)


def test_two_windows_play_a_whole_game(open_window: Open) -> None:
    host, guest = sit_in_two_windows(open_window)
    rng = random.Random(4)
    for _ in patiently():
        if host.is_over():
            break
        if not host.act(rng) and not guest.act(rng):
            host.page.wait_for_timeout(5)
    host.wait_until(host.is_over, "the game is over for the host")
    guest.wait_until(guest.is_over, "the game is over for the guest")
    results = {host.prompt().split("!")[0], guest.prompt().split("!")[0]}
    assert host.prompt() != guest.prompt(), results
