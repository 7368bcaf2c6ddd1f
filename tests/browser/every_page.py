"""The pages of the client: an address of each kind, what shows that it is there, and its main thing done by keys."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from msgspec import Struct
from playwright.sync_api import Locator

from stonehall.server.http.security import IDENTITY
from tests.browser.window import Window
from tests.server.serving import AGAINST_A_BOT, FOR_A_FRIEND, Serving

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "tests/golden/summoner-wars-polar-dwarves-vanguards.record"
APP = ROOT / "web/src/App.svelte"
GO = """(path) => {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}"""
CAN = "[role=gridcell][data-can]"
OPENED = "main:has(select) a.opened"
"""The orders to choose from come with the results, which are loaded after the cards."""

Deed = Callable[[Window], None]


class Place(Struct):
    """A page: what is there once it is, and what somebody does there with the keyboard, to its end."""

    shown: str
    deed: Deed


def press(window: Window, thing: str | Locator, key: str = "Enter") -> None:
    """Walk there and press it."""
    window.tab_to(window.page.locator(thing).first if isinstance(thing, str) else thing.first)
    window.page.keyboard.press(key)


def follow(path: str) -> Deed:
    def deed(window: Window) -> None:
        press(window, f"main a[href='{path}']")
        window.page.wait_for_url(f"**{path}")

    return deed


def leads_to(thing: str, address: str) -> Deed:
    def deed(window: Window) -> None:
        press(window, thing)
        window.page.wait_for_url(address)

    return deed


def keys(*pressed: str, shows: str) -> Deed:
    """Keys that mean the same wherever the focus is."""

    def deed(window: Window) -> None:
        for key in pressed:
            window.page.keyboard.press(key)
        window.page.locator(shows).first.wait_for(state="attached")

    return deed


def begin(message: str) -> Deed:
    def deed(window: Window) -> None:
        press(window, window.button(message))
        window.page.wait_for_url("**/table/*")

    return deed


def choose_an_opponent(window: Window) -> None:
    press(window, "main [role=radiogroup] input:checked", "ArrowRight")
    window.page.keyboard.press("Enter")
    window.page.wait_for_url("**/table/*")


def copy_a_rule(window: Window) -> None:
    press(window, "#SW2-CLASS-6 .number")
    window.page.get_by_text(window.words.get("rules-copied")).wait_for()


def open_a_card(window: Window) -> None:
    press(window, "main a[data-card][tabindex='0']", "ArrowRight")
    window.page.keyboard.press("Enter")
    window.page.wait_for_url("**/cards/*/*")


def close_the_card(window: Window) -> None:
    window.page.keyboard.press("Escape")
    window.page.wait_for_url(re.compile(r"/cards/[a-z-]+$"))


def choose_a_ladder(window: Window) -> None:
    second = window.page.locator("main button[aria-pressed]").filter(visible=True).nth(1)
    press(window, second, "Space")
    window.wait_until(lambda: second.get_attribute("aria-pressed") == "true", "the ladder is chosen")


def skip_to_the_content(window: Window) -> None:
    page = window.page
    press(window, "a.skip-link")
    assert page.evaluate("document.activeElement.id") == "main"
    page.keyboard.press("End")
    window.wait_until(lambda: page.evaluate("scrollY") > 0, "the page scrolls")


def bring_a_record(window: Window) -> None:
    window.tab_to(window.page.locator("main textarea"))
    window.page.keyboard.insert_text(RECORD.read_text("utf-8"))
    press(window, window.button("replay-open-text"))
    window.at_table()


def put_on_the_board(item: str) -> Deed:
    def deed(window: Window) -> None:
        page = window.page
        press(window, f"[data-item='{item}']")
        window.tab_to(page.locator("[role=gridcell][tabindex='0']"))
        page.keyboard.press("ArrowRight")
        cell = page.locator(f"[role=gridcell][data-square='{page.evaluate('document.activeElement.dataset.square')}']")
        before = cell.get_attribute("aria-label")
        page.keyboard.press("Enter")
        window.wait_until(lambda: cell.get_attribute("aria-label") != before, "it stands there")

    return deed


def learn(*squares: str) -> Deed:
    """Read on to the first play, and do it: on the squares, or let the coach show it."""

    def deed(window: Window) -> None:
        step = window.page.locator("section.coach .foot .numbers")
        show = window.button("learn-show")
        while not show.count():
            read = step.inner_text()
            press(window, window.button("learn-next"))
            window.wait_until(lambda read=read: step.inner_text() != read, "the next step")  # type: ignore[misc]
        read = step.inner_text()
        for square in squares:
            press(window, window.square(square))
        if not squares:
            press(window, show)
        window.wait_until(lambda: step.inner_text() != read, "the step is done")

    return deed


def play(*squares: str) -> Deed:
    """A first play on the board; on the last square something stands or lies then."""

    def deed(window: Window) -> None:
        before = window.square(squares[-1]).get_attribute("aria-label")
        for square in squares:
            press(window, window.square(square))
        window.wait_until(lambda: window.square(squares[-1]).get_attribute("aria-label") != before, "it is played")

    return deed


def do_what_may_be_done(window: Window) -> None:
    before = window.offered()
    press(window, window.page.locator(f"{CAN}, button[data-card][data-can], button.choice"))
    window.wait_until(lambda: window.offered() != before, "something is picked or played")


def play_again(window: Window) -> None:
    before = window.table
    assert window.in_sight(window.button("table-rematch")), "nobody has to look for it"
    press(window, window.button("table-rematch"))
    window.wait_until(lambda: window.table != before, "a new table")


def copy_the_link(window: Window) -> None:
    press(window, window.button("table-copy"))
    window.button("table-copied").wait_for()


PLACES = {
    "/": Place("main .rooms", begin("web-play-computer")),
    "/new": Place("main .seats", begin("web-open-table")),
    "/opponents": Place("main [role=radiogroup] input:checked", choose_an_opponent),
    "/rules": Place("main a[href='/rules/tash-kalar']", follow("/rules/tash-kalar")),
    "/rules/summoner-wars": Place("main h1", keys("j", shows="[aria-current=location]")),
    "/rules/summoner-wars/SW2-CLASS-6": Place("#SW2-CLASS-6[aria-current]", copy_a_rule),
    "/games": Place("main li", leads_to("main a[href^='/replay/']", "**/replay/*")),
    "/decks/alliances": Place("main a[href^='/decks/alliances/']", follow("/decks/alliances/swamp-orcs")),
    "/decks/alliances/swamp-orcs": Place("main [data-card]", leads_to(".stepper button:not(:disabled)", "**/own-*")),
    "/cards": Place("main [data-card]", open_a_card),
    "/cards/summoner-wars/ice-smith": Place(OPENED, close_the_card),
    "/cards/tash-kalar/knight": Place(OPENED, close_the_card),
    "/cards/alliances/blerg": Place(OPENED, close_the_card),
    "/cards/mountain-king": Place("main [data-card]", open_a_card),
    "/ladder": Place("main .panel", choose_a_ladder),
    "/about": Place("main li", skip_to_the_content),
    "/replay": Place("main textarea", bring_a_record),
    "/editor": Place("main a[href='/editor/mountain-king']", follow("/editor/mountain-king")),
    "/editor/summoner-wars": Place("[data-text=shown]", put_on_the_board("frost-mage")),
    "/editor/alliances": Place("[data-text=shown]", put_on_the_board("wall")),
    "/editor/tash-kalar": Place("[data-text=shown]", put_on_the_board("heroic")),
    "/editor/mountain-king": Place("[data-text=shown]", put_on_the_board("statue fire")),
    "/learn": Place("main .shelves", follow("/learn/summoner-wars/moving")),
    "/learn/tash-kalar": Place("main .shelves", leads_to("main a.primary", "**/learn/tash-kalar/*")),
    "/learn/summoner-wars/moving": Place(".coach .foot button", learn("e3", "e5")),
    "/learn/alliances/moving": Place(".coach .foot button", learn()),
    "/learn/tash-kalar/placing": Place(".coach .foot button", learn()),
    "/learn/mountain-king/digging": Place(".coach .foot button", learn()),
    "/exercises": Place("main .shelves", follow("/exercises/summoner-wars/gate")),
    "/exercises/alliances": Place("main .shelves", leads_to("main a.primary", "**/exercises/alliances/*")),
    "/exercises/summoner-wars/gate": Place(f"[data-stage=open] {CAN}", play("d4", "d6")),
    "/no-such-page": Place("main a[href='/']", follow("/")),
    "/replay/{record}": Place("[data-moment='0']", keys("ArrowRight", shows="[data-moment='1']")),
    "/replay/{record}/20": Place("[data-moment='20']", keys("ArrowLeft", shows="[data-moment='19']")),
    "/table/{over}": Place("a[download]", play_again),
    "/table/{open}": Place("main h1", copy_the_link),
    "/table/{running}": Place(f"{CAN}, button[data-card][data-can], button.choice", do_what_may_be_done),
}
"""By address; names in braces stand for tables of the house."""


class House(Struct):
    """Tables of each kind, and whose they are."""

    address: str
    token: str
    tables: dict[str, str]

    def come_in(self, window: Window) -> Window:
        window.context.add_cookies([{"name": IDENTITY, "value": self.token, "url": self.address}])
        return window.go("/")

    def visit(self, window: Window) -> Iterator[tuple[str, Place]]:
        """Goes to one page after the other, without loading any anew."""
        for path, place in PLACES.items():
            window.page.evaluate(GO, path.format(**self.tables))
            window.page.locator(place.shown).first.wait_for()
            yield path, place


def furnish(server: Serving) -> House:
    visitor = server.visitor()
    tables = {
        "running": visitor.new_table(AGAINST_A_BOT), "over": visitor.new_table(AGAINST_A_BOT),
        "open": visitor.new_table(FOR_A_FRIEND),
        "record": visitor.post("/api/records", {"text": RECORD.read_text("utf-8")}).json()["id"],
    }  # fmt: skip
    with visitor.live(tables["over"]) as live:
        assert live.ask(type="concede", key="k")["type"] == "ack"
    return House(server.address, visitor.http.cookies[IDENTITY], tables)


def routes() -> tuple[set[str], list[re.Pattern[str]]]:
    """The addresses the client knows: whole ones, and those with parts that differ."""
    app = APP.read_text("utf-8")
    shapes = dict(re.findall(r"const (\w+) = \$derived\(/(\^.+?\$)/\.exec\(route\.path\)", app))
    whole, used = set(), set()
    for condition in re.findall(r"^\{(?:#if|:else if) ([^{}]+)\}$", app, re.MULTILINE):
        for term in condition.split(" || "):
            exact = re.fullmatch(r"route\.path === '([^']+)'", term)
            assert exact or term in shapes, f"how is {term} a page?"
            whole |= {exact[1]} if exact else set()
            used |= set() if exact else {term}
    assert used == set(shapes)
    return whole, [re.compile(shape.replace(r"\/", "/")) for shape in shapes.values()]
