"""How somebody sits down at a table of the Mountain King and plays there by what glows."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, cast

from stonehall.kernel import State
from stonehall.server.wire.protocol import SeatPlan
from tests.browser.prepared import Moment
from tests.browser.window import Window
from tools.furnished_house import Wanted

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
    player.press(meant, touch=touch)
    return told


# Moments at which a game is left --------------------------------------------------------------------------------------


def seen(state: State) -> dict[str, Any]:
    return cast(dict[str, Any], state.view(0))


def is_ending(state: State) -> bool:
    """My turn begins: the last but one, or the one before."""
    view = seen(state)
    return bool(view["turns_left"] >= len(view["seats"]) and view["decision"]["prompt"] == "before")


def may_dig(state: State) -> bool:
    return seen(state)["decision"]["prompt"] == "before" and any(one.startswith("dig ") for one in state.legal_texts())


FEW = 3


def may_found(state: State) -> bool:
    """There are several workshops to choose from."""
    return bool(seen(state)["decision"]["prompt"] == "found" and len(state.legal_texts()) > FEW)


def is_placing(state: State) -> bool:
    """A newcomer has several places to choose from, and trolls to set to work."""
    cascades = (seen(state)["decision"] or {}).get("cascades", [])
    return len(cascades) > 1 and any(len(one["trolls"]) > 1 for one in cascades)


def against_computers(count: int, until: Wanted, **settings: str) -> Moment:
    seats = [SeatPlan("me"), *[SeatPlan("bot", bot="random") for _ in range(count - 1)]]
    return Moment("mountain-king", settings, seats, until=until)


MOMENTS = {
    "two": against_computers(2, is_ending),
    "three": against_computers(3, is_ending),
    "four": against_computers(4, is_ending),
    "five": against_computers(5, is_ending),
    "teams": against_computers(4, is_ending, teams="yes"),
    "at a desk": against_computers(2, is_ending),
    "digging": against_computers(2, may_dig),
    "dragging": against_computers(2, may_dig),
    "placing": against_computers(2, is_placing),
}
