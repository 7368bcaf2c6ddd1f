"""Positions in a browser: written, refused with the line that is wrong, mended, shared by a link and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window

Open = Callable[..., Window]


@pytest.mark.parametrize(("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light")], ids=["desktop", "phone"])
def test_a_position_is_written_mended_shared_and_played(
    open_window: Open, axe: str, size: tuple[int, int], theme: str
) -> None:
    window = open_window(size=size, theme=theme)
    page, words = window.page, window.words
    window.go("/editor")
    page.get_by_role("link", name="Summoner Wars", exact=True).click()
    text = page.get_by_role("textbox", name=words.get("editor-text"))
    board = page.get_by_role("img", name=words.get("editor-picture"))
    play = page.get_by_role("button", name=words.get("editor-play"))
    board.wait_for()
    first = board.get_attribute("src")
    position = text.input_value()
    assert position.startswith("summoner-wars position\n")

    text.fill(f"{position}south c9 frost-mage\n")
    page.get_by_text(words.get("editor-problems", count=1)).wait_for()
    assert play.is_disabled()
    page.get_by_role("button", name=words.get("editor-show")).click()
    selected = "(({ value, selectionStart, selectionEnd }) => value.slice(selectionStart, selectionEnd))"
    assert page.evaluate(f"{selected}(document.activeElement)") == "south c9 frost-mage"
    page.evaluate(axe)
    assert not faults_of(window)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]

    text.fill(f"{position}south d4 frost-mage\n")
    window.wait_until(lambda: play.is_enabled() and board.get_attribute("src") != first, "the piece on the board")
    drawn = board.get_attribute("src")
    link = page.get_by_role("textbox", name=words.get("editor-link")).input_value()

    friend = open_window(size=size)
    friend.go(link.removeprefix(friend.address))
    shown = friend.page.get_by_role("textbox", name=words.get("editor-text"))
    friend.wait_until(lambda: "south d4 frost-mage" in shown.input_value(), "the same text")

    play.focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name=words.get("replay-begin")).click()
    page.locator("[role=grid]").wait_for(state="attached")
    assert "/table/" in page.url
    page.go_back()
    board.wait_for()
    window.wait_until(lambda: board.get_attribute("src") == drawn, "what was written is kept")
