"""How somebody sits down at a table of the Mountain King and plays there by what glows."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator, TimeoutError

from tests.browser.window import HURRY_MS, Window

Open = Callable[..., Window]
LONG = 1500
"""More clicks than any game takes."""

GLOWING = """() => {
  const free = (one) => one.checkVisibility() && !one.disabled;
  const shown = (found) => [...document.querySelectorAll(found)].filter(free);
  return {
    ready: shown('button.choice[data-verb=lay], button.choice[data-verb=seat]').length,
    places: shown('main [data-square][data-can]').map((one) => one.dataset.square),
    cards: shown('main button[data-card][data-can]').map((one) => one.dataset.card),
    picked: shown('main button[data-card].picked').length,
    buttons: shown('button.choice').length,
    calls: shown('[data-tab]').filter((one) => one.querySelector('i')).map((one) => one.dataset.tab),
  };
}"""


def sit_down(player: Window) -> Window:
    """The one click from the first page into a game of two."""
    player.go("/")
    player.button("mk-title").click()
    player.button("web-play-computer").click()
    return player.at_table()


def glowing(player: Window) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(GLOWING)
    return found


def may_act(player: Window) -> bool:
    found = glowing(player)
    return bool(found["places"] or found["cards"] or found["buttons"] or found["calls"])


def wait_for_turn(player: Window) -> None:
    player.wait_until(lambda: may_act(player) or player.is_over(), "it is my turn")


def act(player: Window, rng: random.Random, *, touch: bool = False) -> str:
    """Click one thing that glows and tell what it was: a tile that is ready is laid, what is picked is followed."""
    page, found = player.page, glowing(player)
    told, meant = "nothing", page.locator("button.choice")
    nothing = not (found["places"] or found["cards"] or found["picked"])
    if found["calls"] and nothing:
        told, meant = "tab", page.locator(f"[data-tab={rng.choice(found['calls'])}]")
    elif found["ready"]:
        told, meant = "ready", page.locator("button.choice[data-verb=lay]:enabled, button.choice[data-verb=seat]").first
    elif found["buttons"] and (found["picked"] or not (found["places"] or found["cards"]) or rng.random() < 0.3):
        told, meant = "button", meant.nth(rng.randrange(found["buttons"]))
    elif found["places"] or (found["cards"] and not found["picked"]):
        kinds = [("square", name) for name in found["places"]] + [("card", name) for name in found["cards"]]
        told, name = rng.choice(kinds)
        meant = page.locator(f"main [data-{told}='{name}'][data-can]").first
    _press(meant, touch)
    return told


def _press(meant: Locator, touch: bool) -> None:
    with suppress(TimeoutError):  # what glowed a moment ago may be gone
        (meant.tap if touch else meant.click)(timeout=HURRY_MS)
