"""A real table page that is shown whatever a test makes up: every prompt, every button, every card.

The page comes from the server; its socket does not. Frames are copies of a genuine snapshot with other words in them,
so that thousands of moments can be looked at in the time of one game.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor as FluentVisitor

import stonehall
from stonehall.locale import catalogue
from tests.browser.window import Window
from tests.server.serving import Serving
from tests.words_used import messages

LONG_NAME = "Maximiliana Hohenlohe IV"
"""As long as a name may be."""
TERMS = {
    "card": ["card"], "target": ["card"], "epic": ["card"], "summoner": ["card"], "first": ["symbol"],
    "second": ["symbol"], "symbol": ["symbol"], "other": ["symbol"], "ability": ["ability", "card"],
    "phase": ["phase"], "now": ["phase"], "kind": ["class"], "attack": ["attack"], "rank": ["rank"],
    "turned": ["turned"], "way": ["way"],
}  # fmt: skip
"""Arguments that are named by messages, and how the ids of these begin after the prefix of the game."""
TEXTS: dict[str, Any] = {
    "player": LONG_NAME, "seat": LONG_NAME, "winner": LONG_NAME, "partner": LONG_NAME, "winners": 2,
    "owner": LONG_NAME, "square": "c3", "from": "c3",
    "to": "c5", "through": "c4 c6 d6", "with": "d4", "dice": "sb sb sb m r", "names": "Svara, Ret-Talus",
}  # fmt: skip
COUNTS = (1, 12)

SILENT = """
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() { window.line = this; }
  send() {}
  close() {}
};
"""

LOOK = """
/** What cannot be read to its end: cut off by its box, by one of the boxes around it, or out of a button. */
window.clipped = (root) => {
  const faults = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    const parent = node.parentElement;
    const isSeen = parent.checkVisibility({ visibilityProperty: true });
    if (!text || !isSeen || parent.closest('.visually-hidden, svg, option')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const half = 0.4 * parseFloat(getComputedStyle(parent).fontSize); // letters are lower than the box of their line
    const rects = [...range.getClientRects()].map(({ left, right, top, bottom }) => {
      const middle = (top + bottom) / 2;
      return { left, right, top: middle - half, bottom: middle + half };
    });
    const reach = { x: true, y: true }; // false once a box can be scrolled that way
    for (let box = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box);
      const at = box.getBoundingClientRect();
      const held = box.matches('button, a.button, label, .card');
      const axes = [['x', style.overflowX, 'left', 'right'], ['y', style.overflowY, 'top', 'bottom']];
      for (const [axis, overflow, low, high] of axes) {
        if (!reach[axis] || (overflow === 'visible' && !held)) continue;
        if (overflow === 'auto' || overflow === 'scroll') reach[axis] = false;
        else if (rects.some((one) => one[low] < at[low] - 1.5 || one[high] > at[high] + 1.5)) {
          faults.push(`${text.slice(0, 60)} | out of ${box.tagName}.${box.className}`);
          reach.x = reach.y = false;
        }
      }
      if (box === root) break;
    }
  }
  return faults;
};
window.settled = () => new Promise((done) => { // sooner than any timer
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = done;
  port2.postMessage(0);
});
window.until = async (found) => {
  const end = performance.now() + 60_000;
  for (let n = 0; !found() && performance.now() < end; n++) {
    await (n < 20 ? settled() : new Promise((done) => setTimeout(done, 5)));
  }
  return found();
};
window.tell = async (frame) => {
  line.onmessage({ data: JSON.stringify(frame) });
  await settled();
};
"""


class Variables(FluentVisitor):
    """Collects the arguments of a message, and of those it refers to."""

    def __init__(self, known: Mapping[str, ast.Message]) -> None:
        self.known = known
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  the library calls it so
        self.visit(self.known[node.id.name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  the library calls it so
        self.found.add(node.id.name)


def longest(language: str, prefix: str, kinds: Iterable[str]) -> dict[str, Any]:
    """The message of some kinds that takes most room."""
    words = catalogue(language)
    beginnings = tuple(f"{prefix}-{kind}-" for kind in kinds)
    ids = [id for id in words.ids() if id.startswith(beginnings)]
    return {"term": max(ids, key=lambda id: len(words.get(id))), "args": {}}


def spoken(language: str, game: str, *beginnings: str) -> list[dict[str, Any]]:
    """Every message of a game whose id begins so, as the server would send it with long arguments; longest first."""
    words = catalogue(language)

    def length(one: dict[str, Any]) -> int:
        args = {
            name: words.get(value["term"]) if isinstance(value, dict) else value for name, value in one["args"].items()
        }
        return len(words.get(one["id"], **args))

    return sorted(_spoken(language, game, beginnings), key=length, reverse=True)


def _spoken(language: str, game: str, beginnings: Iterable[str]) -> Iterator[dict[str, Any]]:
    prefix = stonehall.load(game).prefix
    wanted = tuple(f"{prefix}-{beginning}-" for beginning in beginnings)
    terms = {name: longest(language, prefix, kinds) for name, kinds in TERMS.items() if _has(prefix, kinds)}
    known = {entry.id.name: entry for entries in messages(language).values() for entry in entries}
    for id, entry in known.items():
        if id.startswith(wanted) and entry.value is not None:
            finder = Variables(known)
            finder.visit(entry)
            for count in COUNTS if finder.found - {*terms, *TEXTS} else COUNTS[-1:]:
                args = {name: terms.get(name) or TEXTS.get(name, count) for name in finder.found}
                yield {"id": id, "args": args, "squares": []}


def _has(prefix: str, kinds: Iterable[str]) -> bool:
    return any(id.startswith(f"{prefix}-{kind}-") for kind in kinds for id in catalogue("en").ids())


class Sheet:
    """A window at a table that shows what it is told."""

    def __init__(self, window: Window, server: Serving, game: str) -> None:
        self.window = window
        self.snapshot = snapshot(server, game)
        window.context.add_init_script(SILENT + LOOK)
        window.go(f"/table/{self.snapshot['table']['id']}")
        window.wait_until(lambda: bool(window.page.evaluate("Boolean(window.line?.onmessage)")), "somebody listens")
        window.page.evaluate("(frame) => tell(frame)", self.snapshot)
        window.at_table()
        shown = "button[data-card] :is(.name, .icon), [role=grid] [data-piece]"  # not every game begins with a hand
        window.page.locator(shown).first.wait_for(state="attached")

    def faults(self, size: tuple[int, int], work: str, **told: Any) -> list[str]:
        """What a script finds wrong in a window of a size: it has a snapshot, ``base``, and what else it is told."""
        self.window.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.window.page.evaluate("settled()")
        names = ", ".join(["base", *told])
        found: list[str] = self.window.page.evaluate(
            f"async ({{ {names} }}) => {{ const faults = []; {work} return faults; }}", {"base": self.snapshot, **told}
        )
        return [f"{size[0]}x{size[1]}: {one}" for one in found]


def snapshot(server: Serving, game: str) -> dict[str, Any]:
    """What somebody sees whose turn it is at a table of two people."""
    decks = list(stonehall.load(game).decks()) or ["", ""]
    host, guest = server.visitor(), server.visitor()
    table = host.new_table({"game": game, "seats": [{"player": "me", "deck": decks[0]}, {"player": "open"}]})
    free = [seat for seat in host.get(f"/api/tables/{table}").json()["seats"] if seat["kind"] == "open"]
    guest.post(f"/api/tables/{table}/join", {"seat": free[0]["seat"], "deck": decks[1]})
    seen = []
    for visitor in (host, guest):
        with visitor.live(table) as live:
            seen.append(live.until("snapshot"))
    frame: dict[str, Any] = json.loads(json.dumps(next(one for one in seen if one["scene"]["choices"])))
    for seat in frame["table"]["seats"]:
        seat["name"] = LONG_NAME
    return frame
