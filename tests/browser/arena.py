"""How somebody sits down at a table of Tash-Kalar and plays there."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

from stonehall.kernel import State
from stonehall.server.wire.protocol import SeatPlan
from tests.browser.prepared import Moment
from tests.browser.window import NEAR_THE_TOP, Window
from tools.furnished_house import Wanted

Open = Callable[..., Window]
LONG = 4000
"""More clicks than any game takes."""
NEAR = 2

_PIECES = ["e5", "a4", "i5", "f5", "e6", "i4", "i6", "f6"]
GUN_TOWER_IS_NEAR = Moment(
    "tash-kalar", {"form": "duel", "first": "south"},
    [SeatPlan("me", deck="northern"), SeatPlan("me", deck="southern")],
    ["start c5 north", *(f"place {square}" for square in _PIECES)],
)  # fmt: skip
"""South's pieces can summon it on e4; it shoots along the row. Both sides sit at one screen."""


def plan(player: Window, form: str, *, teams: bool = False, players: int = 0, school: str = "") -> Window:
    """A table of a form, planned by clicking, with computers on all other seats."""
    words, page = player.words, player.page
    player.go("/new")
    page.get_by_text(words.get("tk-title"), exact=True).click()
    page.get_by_text(words.get(f"tk-form-{form}"), exact=True).click()
    if teams:
        page.get_by_text(words.get("web-teams-yes"), exact=True).click()
    if players:
        page.get_by_text(words.get("web-players-count", count=players), exact=True).click()
    computers = page.get_by_text(words.get("web-player-bot"), exact=True)
    for place in range(1, computers.count()):
        computers.nth(place).click()
    if school:
        page.locator(f'label:has(input[value="{school}"])').first.click()
    player.button("web-open-table").click()
    return player.at_table()


def act(player: Window, rng: random.Random, *, touch: bool = False) -> None:
    """Click what glows; a card that can be summoned is tempting."""
    page = player.page
    glowing = page.locator("ul.hand button.can[data-can]")
    if glowing.count() and not page.locator("ul.hand button.picked, [role=menu]").count() and rng.random() < 0.8:
        card = glowing.nth(rng.randrange(glowing.count()))
        player.press(card, touch=touch, position=NEAR_THE_TOP)
    else:
        player.act(rng, touch=touch)


def lift_veil(players: Window) -> None:
    """Whoever is asked sits down at the shared device."""
    players.at_table()
    veil = players.page.locator("dialog[open] button")
    players.wait_until(lambda: veil.count() > 0 or players.may_act(), "somebody is asked")
    if veil.count():
        veil.click()
    players.wait_for_turn()


def is_ending(state: State) -> bool:
    """Somebody is near the points that end the game, or the last turns have begun."""
    view = cast(dict[str, Any], state.view(0))
    return bool(view["last_turns"] >= 0 or max(side["score"] for side in view["sides"]) + NEAR >= view["goal"])


def against_computers(form: str, seats: int, until: Wanted, teams: str = "no") -> Moment:
    planned = [SeatPlan("me"), *[SeatPlan("bot", bot="random") for _ in range(seats - 1)]]
    return Moment("tash-kalar", {"form": form, "teams": teams}, planned, until=until)
