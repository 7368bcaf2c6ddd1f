"""A browser window with somebody in it, who sees what a person sees and clicks only what glows."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any, Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Position, TimeoutError

from stonehall.locale import catalogue
from tests.patience import PATIENCE_S

DESKTOP = (1440, 900)
PHONE = (375, 812)
LANDSCAPE = (812, 375)
THEMES: Final[tuple[Literal["dark", "light"], ...]] = ("dark", "light")
HURRY_MS = 2000.0
MOST_TABS = 80
NEAR_THE_TOP: Position = {"x": 24, "y": 16}
"""Cards of the hand are cut off by the lower edge of the window."""

IN_SIGHT = """(one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  const corners = [[left + 4, top + 4], [right - 4, top + 4], [left + 4, bottom - 4], [right - 4, bottom - 4]];
  return corners.every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
}"""

OFFERED = """() => {
  const shown = (found) => [...document.querySelectorAll(found)].filter((one) => one.checkVisibility());
  const name = (one) => one.dataset.square || one.dataset.card || one.textContent.trim();
  return {
    squares: shown('[role=gridcell][data-can]').map((one) => [one.dataset.can, one.dataset.square]),
    cards: shown('button[data-card][data-can]').map((one) => one.dataset.card),
    buttons: shown('button.choice').map((one) => [one.dataset.verb, one.textContent.trim()]),
    items: shown('[role=menu] [role=menuitem]').map(name),
    over: shown('a[download]').length > 0,
  };
}"""


def patiently(seconds: float = 180) -> Iterator[None]:
    """Again and again, for as long as a busy machine may need."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield


class Window:
    """One visitor's window. ``faults`` are the errors its pages threw."""

    def __init__(
        self, browser: Browser, address: str, *, size: tuple[int, int] = DESKTOP, language: str = "en",
        theme: str = "dark", motion: str = "off", touch: bool = False, settings: dict[str, Any] | None = None,
        worker: bool = False,
    ) -> None:  # fmt: skip
        self.address = address
        self.words = catalogue(language)
        self.context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=language, has_touch=touch, bypass_csp=False,
            service_workers="allow" if worker else "block",  # what it answers itself no test could break
            permissions=["clipboard-read", "clipboard-write"],
        )  # fmt: skip
        kept = json.dumps({"theme": theme, "motion": motion, "sound": False, **(settings or {})})
        name = "stonehall.settings"
        self.context.add_init_script(
            f"localStorage.getItem('{name}') ?? localStorage.setItem('{name}', {json.dumps(kept)})"
        )
        self.invariant_errors: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE_S * 1000)
        self.page.on("pageerror", lambda error: self.invariant_errors.append(str(error)))
        self.page.on("console", self._listen)

    def _listen(self, message: ConsoleMessage) -> None:
        """What the page itself complains of; that a server which was killed does not answer is not its fault."""
        if message.type == "error" and not any(
            known in message.text for known in ("WebSocket connection", "Failed to load resource")
        ):
            self.invariant_errors.append(message.text)

    def close(self) -> None:
        self.context.close()

    def by_day_and_night(self) -> Iterator[str]:
        """What is shown in both themes, one after the other; its own theme is that of its device (``auto``)."""
        for theme in THEMES:
            self.page.emulate_media(color_scheme=theme)
            yield theme

    def go(self, path: str = "/") -> Window:
        self.page.goto(self.address + path)
        return self

    def button(self, id: str, **args: str | int) -> Locator:
        """The button that bears these words."""
        return self.page.get_by_role("button", name=self.words.get(id, **args), exact=True)

    def in_sight(self, thing: Locator) -> bool:
        """Whether the whole of a thing can be seen without scrolling, and nothing lies over it."""
        return bool(thing.evaluate(IN_SIGHT))

    def tab_to(self, thing: Locator) -> None:
        """Walk to a thing as somebody without a mouse does."""
        thing.wait_for()
        for _ in range(MOST_TABS):
            if thing.evaluate("(one) => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{thing} is not reached by Tab")

    def heading(self, id: str, **args: str) -> Locator:
        return self.page.get_by_role("heading", name=self.words.get(id, **args), exact=True)

    # At a table ---------------------------------------------------------------------------------------------------

    def play_computer(self) -> Window:
        """The one click from the first page into a game."""
        self.go("/")
        self.button("web-play-computer").click()
        return self.at_table()

    def at_table(self) -> Window:
        self.page.locator("[role=grid]").wait_for()
        return self

    @property
    def table(self) -> str:
        return self.page.url.rpartition("/")[2]

    def square(self, name: str) -> Locator:
        return self.page.locator(f"[role=gridcell][data-square={name}]")

    def prompt(self) -> str:
        return self.page.locator("[role=status]").first.inner_text()

    def log(self) -> list[str]:
        return self.page.locator("[role=log] > *").all_inner_texts()

    def offered(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(OFFERED)
        return found

    def is_over(self) -> bool:
        return bool(self.offered()["over"])

    def close_result(self) -> str:
        """Read how the game ended, and go back to the table."""
        result = self.page.get_by_role("dialog", name=self.words.get("table-result"))
        result.wait_for()
        said = result.inner_text()
        result.get_by_role("button", name=self.words.get("table-close"), exact=True).last.click()
        return said

    def may_act(self) -> bool:
        offered = self.offered()
        return any(offered[kind] for kind in ("squares", "cards", "buttons", "items"))

    def wait_until(self, condition: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE_S
        while not condition():
            assert time.monotonic() < end, f"waited in vain until {what}; the page says: {self.prompt()!r}"
            self.page.wait_for_timeout(15)

    def wait_for_turn(self) -> None:
        """Until something may be done, or the game is over."""
        self.wait_until(lambda: self.may_act() or self.is_over(), "it is my turn")

    def act(self, rng: random.Random, *, touch: bool = False) -> bool:
        """Click one thing that glows, as a hasty player does; false when nothing does."""
        offered = self.offered()
        targets = [name for kind, name in offered["squares"] if kind == "target"]
        sources = [name for kind, name in offered["squares"] if kind == "pick"]
        if offered["items"]:
            meant = self.page.locator("[role=menu] [role=menuitem]").nth(rng.randrange(len(offered["items"])))
        elif targets:
            meant = self.square(rng.choice(targets))
        elif (sources or offered["cards"]) and rng.random() < 0.8:
            picks = [self.square(name) for name in sources]
            picks += [self.page.locator(f"button[data-card={name}][data-can]").first for name in offered["cards"]]
            meant = rng.choice(picks)
        elif offered["buttons"]:
            meant = self.page.locator("button.choice").nth(rng.randrange(len(offered["buttons"])))
        else:
            return False
        self.press(meant, touch=touch, position=NEAR_THE_TOP)
        return True

    def press(self, meant: Locator, *, touch: bool = False, position: Position | None = None) -> None:
        """What glowed a moment ago may be gone, by a second tab, a clock or an animation: then nothing is pressed."""
        with suppress(TimeoutError):
            (meant.tap if touch else meant.click)(position=position, timeout=HURRY_MS)
