"""Positions in a browser: put together by clicks and keys, refused, mended, written, shared by a link and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from stonehall.kernel import Term
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window

Open = Callable[..., Window]
BENCH = (1440, 900)
LOW = (812, 375)


class Bench:
    """The editor of a game in a window."""

    def __init__(self, window: Window, game: str) -> None:
        self.window, self.page, self.words = window, window.page, window.words
        window.go(f"/editor/{game}")
        self.page.locator("[role=grid]").first.wait_for()
        self.settle()

    def settle(self) -> None:
        """The board shows what the text says."""
        self.page.locator("[data-text=shown]").wait_for()

    def square(self, name: str) -> Locator:
        return self.page.locator(f'[role=gridcell][data-square="{name}"]')

    def item(self, id: str) -> Locator:
        return self.page.locator(f'[data-item="{id}"]')

    def tab(self, name: str) -> None:
        self.page.get_by_role("radio", name=self.words.get(f"editor-{name}"), exact=True).check(force=True)

    def tool(self, name: str) -> None:
        self.page.get_by_role("radio", name=self.words.get(f"editor-tool-{name}"), exact=True).check(force=True)

    def text(self) -> str:
        self.tab("text")
        return self.page.get_by_role("textbox", name=self.words.get("editor-text")).input_value()

    def says(self, line: str) -> None:
        self.window.wait_until(lambda: line in self.text().splitlines(), f"the text says: {line}")

    def silent_of(self, line: str) -> None:
        self.window.wait_until(lambda: line not in self.text().splitlines(), f"the text does not say: {line}")

    @property
    def play(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.get("editor-play"))

    def begin(self) -> None:
        """Play what is on the board, and see it at a table."""
        self.window.wait_until(self.play.is_enabled, "it can be played")
        self.play.click()
        self.page.get_by_role("button", name=self.words.get("replay-begin")).click()
        self.window.wait_until(lambda: "/table/" in self.page.url, "a table")
        self.page.locator("[role=grid]").first.wait_for(state="attached")


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_a_position_is_written_mended_shared_and_played(
    open_window: Open, axe: str, size: tuple[int, int], theme: str
) -> None:
    window = open_window(size=size, theme=theme)
    page, words = window.page, window.words
    window.go("/editor")
    page.get_by_role("link", name="Summoner Wars", exact=True).click()
    page.locator("[role=grid]").first.wait_for()
    bench = Bench(window, "summoner-wars")
    position = bench.text()
    text = page.get_by_role("textbox", name=words.get("editor-text"))
    assert position.startswith("summoner-wars position\n")

    text.fill(f"{position}south c9 frost-mage\n")
    page.get_by_text(words.get("editor-problems", count=1)).wait_for()
    assert bench.play.is_disabled()
    page.get_by_role("button", name=words.get("editor-show")).click()
    selected = "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))"
    assert page.evaluate(f"{selected}(document.activeElement)") == "south c9 frost-mage"
    page.evaluate(axe)
    assert not faults_of(window)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]

    text.fill(f"{position}south d4 frost-mage\n")
    page.locator('.piece[data-square="d4"]').wait_for(state="attached")
    link = page.get_by_role("textbox", name=words.get("editor-link")).input_value()
    friend = open_window(size=size)
    friend.go(link.removeprefix(friend.address))
    friend.page.locator('.piece[data-square="d4"]').wait_for(state="attached")

    bench.begin()
    page.go_back()
    page.locator('.piece[data-square="d4"]').wait_for(state="attached")


def test_cards_are_placed_moved_and_erased_by_clicking(open_window: Open, axe: str) -> None:
    window = open_window(size=BENCH)
    bench = Bench(window, "summoner-wars")
    before = bench.text()
    bench.tab("values")
    bench.item("bear-cavalry").click()
    bench.square("b4").click()
    bench.says("south b4 bear-cavalry")
    window.page.keyboard.press("f")
    bench.item("gate").click()
    bench.square("e6").click()
    bench.says("north e6 gate")
    window.page.keyboard.press("Escape")

    bench.tab("values")
    bench.square("b4").click()
    part = window.page.locator('[data-standing="b4"]')
    part.get_by_role("button", name=bench.words.get("editor-more", what=bench.words.get("sw2-edit-damage"))).click()
    bench.says("south b4 bear-cavalry damage 1")
    window.page.evaluate(axe)
    assert not faults_of(window)

    bench.item("ret-talus").click()
    bench.square("b5").click()
    bench.says("north b5 ret-talus")
    window.page.keyboard.press("Escape")
    bench.tab("values")
    twice = bench.words.get("position-summoners", player=Term("seat", "north"))
    problem = window.page.get_by_role("listitem").filter(has_text=twice)
    assert problem.get_by_role("link").inner_text() == "SW2-DECK-2"
    problem.get_by_role("button", name=bench.words.get("editor-show")).click()
    window.page.locator('[role=gridcell][data-square="b5"]:focus').wait_for(state="attached")
    window.page.locator('[data-standing="b5"]').wait_for()
    window.page.keyboard.press("Control+z")
    bench.silent_of("north b5 ret-talus")
    bench.tab("values")

    bench.square("b4").drag_to(bench.square("a5"))
    bench.says("south a5 bear-cavalry damage 1")
    bench.tool("clear")
    bench.square("d1").click()  # the summoner
    bench.window.page.get_by_text(bench.words.get("editor-problems", count=1)).wait_for()
    assert bench.play.is_disabled()
    bench.silent_of("south d1 svara")
    window.page.keyboard.press("Control+z")
    bench.says("south d1 svara")
    for _ in range(4):
        window.page.keyboard.press("Control+z")
    window.wait_until(lambda: bench.text() == before, "all is as it was")
    window.page.keyboard.press("Control+y")
    bench.says("south b4 bear-cavalry")
    bench.begin()
    window.page.locator('.piece[data-square="b4"]').wait_for(state="attached")


def test_a_hand_and_the_turn_are_set(open_window: Open) -> None:
    window = open_window(size=BENCH)
    bench, words = Bench(window, "summoner-wars"), window.words
    page = window.page
    bench.item("ice-ram").click()
    heap = page.locator('[data-heap="south active"]')
    heap.locator("summary").click()
    heap.get_by_role("button", name=words.get("editor-put-here", item=words.get("sw2-card-ice-ram"))).click()
    bench.says("south active ice-ram")
    bench.tab("values")
    page.locator('[data-field="phase"] select').select_option("attack")
    more = page.locator('[data-field="south magic"]').get_by_role("button").last
    more.click()
    bench.says("turn 1 south attack")
    bench.says("south magic 3")


@pytest.mark.parametrize(
    ("game", "item", "square", "line"),
    [
        ("tash-kalar", "heroic", "e4", "south heroic e4"),
        ("mountain-king", "statue fire", "m3", "statue fire m3"),
        ("alliances", "wall", "d4", "south d4 wall"),
    ],
)
def test_every_game_is_set_up_by_clicking_and_played(
    open_window: Open, axe: str, game: str, item: str, square: str, line: str
) -> None:
    window = open_window(size=BENCH, theme="light")
    bench = Bench(window, game)
    bench.item(item).click()
    bench.square(square).click()
    bench.says(line)
    window.page.evaluate(axe)
    assert not faults_of(window)
    bench.begin()


def test_a_tunnel_is_turned_and_laid(open_window: Open) -> None:
    window = open_window(size=BENCH)
    bench = Bench(window, "mountain-king")
    bench.item("tunnel l3").click()
    window.page.keyboard.press("r")
    bench.square("k5").click()
    window.wait_until(lambda: "\ntunnel l3 k5 " in bench.text(), "the tunnel lies there")
    bench.tool("clear")
    bench.square("k5").click()
    window.wait_until(lambda: "\ntunnel" not in bench.text(), "it is gone")


def test_a_position_is_put_together_with_keys_alone(open_window: Open) -> None:
    window = open_window(size=BENCH)
    bench = Bench(window, "summoner-wars")
    page = window.page
    bench.item("frost-mage").focus()
    page.keyboard.press("Enter")
    bench.square("d1").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    window.wait_until(lambda: page.locator('.piece[data-square="b2"]').count() == 1, "it stands there")
    page.keyboard.press("Escape")
    page.keyboard.press("+")
    page.keyboard.press("Delete")
    window.wait_until(lambda: page.locator('.piece[data-square="b2"]').count() == 0, "it is gone")
    page.keyboard.press("Control+z")
    bench.says("south b2 frost-mage damage 1")


@pytest.mark.parametrize("size", [PHONE, LOW], ids=["upright", "lying"])
def test_a_finger_taps_a_piece_and_then_a_square(open_window: Open, axe: str, size: tuple[int, int]) -> None:
    window = open_window(size=size, touch=True)
    bench = Bench(window, "summoner-wars")
    bench.item("ollag").tap()
    bench.square("b3").tap()
    bench.says("south b3 ollag")
    window.page.evaluate(axe)
    assert not faults_of(window)
    assert window.page.evaluate("document.documentElement.scrollWidth") <= size[0]
