"""Somebody's first evening: a whole game by clicking what glows, and an eye on everything that would puzzle them.

What truly happens is read off the frames that reach the page; what the page makes of it is compared with that.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, WebSocket

from tests.browser.window import Window

CLIPPED = """() => [...document.querySelectorAll('[role=status], button.choice, .track button, .line-of-log > div')]
  .filter((one) => one.checkVisibility())
  .filter((one) => {
    const hides = (side) => ['hidden', 'clip'].includes(getComputedStyle(one)[`overflow-${side}`]);
    const wide = one.scrollWidth > one.clientWidth + 1, high = one.scrollHeight > one.clientHeight + 1;
    return (hides('x') && wide) || (hides('y') && high);
  })
  .map((one) => one.textContent.trim())"""

OUTSIDE = """() => [...document.querySelectorAll('g.chip')].filter((chip) => {
  const one = chip.getBoundingClientRect(), board = chip.ownerSVGElement.getBoundingClientRect();
  return one.top < board.top || one.left < board.left || one.right > board.right;
}).map((chip) => chip.textContent)"""

AIMED = """() => [
  [...document.querySelectorAll('[role=gridcell][aria-selected=true]')].map((one) => one.dataset.square),
  [...document.querySelectorAll('g.piece:has(g.mark.target)')].map((one) => one.dataset.square),
]"""
"""What is picked on the board, and what is drawn as a target."""

HEARD = """async () => {
  if (!document.querySelector('.shown')) return [];
  const found = await axe.run('.shown', { resultTypes: ['violations'] });
  return found.violations.map((one) => one.id);
}"""

WATCH_FOR_CARDS = """window.shownCards = new Set();
new MutationObserver(() => {
  const shown = document.querySelector('.shown button');
  if (shown) window.shownCards.add(shown.textContent);
}).observe(document, { childList: true, subtree: true });"""
"""They come and go while the other one plays."""


class Evening:
    """A new player at a table: plays, and notes whatever a newcomer should not have met."""

    def __init__(self, player: Window, rng: random.Random, axe: str) -> None:
        self.player = player
        self.axe = axe
        self.rng = rng
        self.log: list[dict[str, Any]] = []
        self.scene: dict[str, Any] = {}
        self.complaints: list[str] = []
        self.warned: set[int] = set()
        """Turns in which a warning was read."""
        self.chips: set[str] = set()
        """What was told of attacks before they were made."""
        player.page.add_init_script(WATCH_FOR_CARDS)
        player.page.on("websocket", self._listen)

    # What truly happens -------------------------------------------------------------------------------------------

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(json.loads(payload)))

    def _hear(self, frame: dict[str, Any]) -> None:
        if frame["type"] == "snapshot":
            self.log = frame["log"]
        elif frame["type"] == "update":
            gone = self.log[frame["keep"] :]
            self._note([entry for entry in gone if entry["what"] in ("rolled", "drew", "revealed")], "was taken back")
            self.log = self.log[: frame["keep"]] + frame["log"]
        else:
            return
        self.scene = frame.get("scene") or self.scene

    @property
    def seat(self) -> str:
        return str(self.scene["seat"])

    @property
    def seen_cards(self) -> list[str]:
        """Cards of others that were shown as they were played."""
        return list(self.player.page.evaluate("[...window.shownCards]"))

    @property
    def turn(self) -> int:
        return int(self.scene["view"]["turn"])

    def told(self, what: str) -> list[dict[str, Any]]:
        return [entry for entry in self.log if entry["what"] == what]

    def _note(self, found: list[Any], what: str) -> None:
        self.complaints += [f"turn {self.turn if self.scene else 0}: {one} {what}" for one in found]

    # What the page makes of it ------------------------------------------------------------------------------------

    def look(self) -> None:
        """Everything in sight, at any moment."""
        player, page = self.player, self.player.page
        self._note(page.evaluate(CLIPPED), "is cut off")
        yours = player.words.get("table-tab-yours", game="@").split("@")[0]
        if player.may_act() and not player.is_over() and self.scene["view"]["decision"]:
            player.wait_until(
                lambda: page.title().startswith(yours) or player.is_over(), "the tab tells whose turn it is"
            )
        if player.words.get("table-warned") in player.prompt():
            self.warned.add(self.turn)
        self.chips |= set(page.locator("g.chip").all_text_contents())
        self._note(page.evaluate(OUTSIDE), "sticks out of the board")
        if page.locator(".shown").count():  # it is there for a moment only, so that other tests hardly ever see it
            page.evaluate(self.axe)
            self._note(page.evaluate(HEARD), "is not read out well")
        self._note(self._own_targets(), "glows like an enemy")

    def _own_targets(self) -> list[str]:
        """Own pieces that are drawn as targets although nothing but an attack of the picked card leads to them."""
        if not self.scene or self.scene["prompt"]["id"] != "sw2-prompt-phase-attack":
            return []
        own = {piece["square"] for piece in self.scene["view"]["pieces"] if piece["controller"] == self.seat}
        picked, aimed = self.player.page.evaluate(AIMED)
        ways = [[pick["id"] for pick in one["path"]] for one in self.scene["choices"] if one["verb"] != "attack"]
        meant = {way[-1] for way in ways if way and way[: len(picked)] == picked}
        return sorted((set(aimed) & own) - meant)

    # What is done -------------------------------------------------------------------------------------------------

    def play(self, act: Callable[[], None], most: int, until: Callable[[], bool] | None = None) -> bool:
        """To the end, or until something was seen: whether it was. Now and then something is taken back that may be."""
        for _ in range(most):
            self.player.wait_for_turn()
            if self.player.is_over():
                return False
            if until is not None and until():
                return True
            self.look()
            undo = self.player.page.locator("button.undo:enabled")
            if undo.count() and self.rng.random() < 0.15:
                self.take_back(undo)
            else:
                act()
        raise AssertionError("the evening had no end")

    def take_back(self, undo: Locator) -> None:
        before = self.scene["moment"]
        undo.click()
        self.player.wait_until(lambda: self.scene["moment"] != before, "the play is taken back")

    def open_a_card_of_the_log(self) -> None:
        """Every name of a card in the log opens it."""
        page = self.player.page
        name = page.locator(".line-of-log button:not(.more)").last
        said = name.inner_text()
        name.click()
        pointed = page.get_by_role("complementary", name=self.player.words.get("table-pointed"))
        pointed.get_by_text(said).first.wait_for()

    def see_the_last_turn_again(self) -> None:
        player = self.player
        player.button("table-again").first.click()
        stop = player.button("table-again-stop")
        stop.wait_for()
        assert player.words.get("table-again-now") in player.prompt()
        stop.click()
        stop.wait_for(state="detached")
