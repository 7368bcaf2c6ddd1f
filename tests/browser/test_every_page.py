"""Every page: by keyboard alone, no fault that axe can find, no sideways scrolling, every word translated."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress

import pytest

from stonehall.locale import catalogue
from stonehall.toolkit.words import MissingWords
from tests.browser.every_page import PLACES, House, furnish, routes
from tests.browser.test_pages import faults_of
from tests.browser.walking import WALK, faults_by_keyboard
from tests.browser.window import DESKTOP, PHONE, Window
from tests.server.serving import Serving

Open = Callable[..., Window]
LOW = (812, 375)
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
NAMED = "[IVX]+|[A-Z0-9]+(-[A-Z0-9]+)+"
"""Numbers, and those of rules, are the same in every language."""
CONTRAST = """async () => {
  const { violations } = await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap((one) => one.nodes.map((node) => node.html.slice(0, 160)));
}"""
"""All that is another in the other theme are colours."""


TEXTS = """() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement.checkVisibility() && !node.parentElement.closest('[lang]:not(html), [translate=no]')) {
      found.add(node.textContent.trim());
    }
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const one of document.querySelectorAll(`[${name}]`)) {
      if (!one.closest('[lang]:not(html), [translate=no]')) found.add(one.getAttribute(name).trim());
    }
  }
  return [...found];
}"""


@pytest.fixture(scope="module")
def house(services: Serving) -> House:
    return furnish(services)


def test_every_page_is_visited() -> None:
    whole, shapes = routes()
    addresses = [path.format(record="1", over="1", open="1", running="1") for path in PLACES]
    assert not whole - set(addresses)
    for shape in shapes:
        parts = [found.groups() for address in addresses if (found := shape.match(address))]
        assert parts, f"nobody visits {shape.pattern}"
        for n, given in enumerate(zip(*parts, strict=True)):
            assert any(given), f"nobody visits {shape.pattern} with its last part"
            assert n == 0 or not all(given), f"nobody visits {shape.pattern} without its last part"


@pytest.mark.parametrize("size", [PHONE, LOW, DESKTOP], ids=["phone", "low", "desktop"])
def test_every_page_is_walked_by_keyboard_and_axe_finds_nothing(
    open_window: Open, house: House, axe: str, size: tuple[int, int]
) -> None:
    window = house.come_in(open_window(size=size, theme="auto", touch=size != DESKTOP))
    page = window.page
    page.emulate_media(color_scheme="dark")
    page.evaluate(axe)
    page.evaluate(WALK)
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    wrong = {}
    for path, place in house.visit(window):
        found = faults_of(window) + faults_by_keyboard(window)
        page.emulate_media(color_scheme="light")
        assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark, "it is day"
        found += page.evaluate(CONTRAST)
        page.emulate_media(color_scheme="dark")
        if page.evaluate(SIDEWAYS) > 0:
            found.append("it scrolls sideways")
        if found:
            wrong[path] = found
        if size != DESKTOP:
            place.deed(window)
    assert not wrong


def said_alone(language: str) -> set[str]:
    """All that a language says without arguments: what reads the same as in English is meant to."""
    words = catalogue(language)
    found = set()
    for id in words.ids():
        with suppress(MissingWords):  # it has only attributes, or wants arguments
            found.add(words.get(id))
    return found


@pytest.mark.parametrize("language", ["hu", "pl"])
def test_every_word_is_translated(open_window: Open, house: House, language: str) -> None:
    english, other = house.come_in(open_window()), house.come_in(open_window(language=language))
    alone = said_alone(language)
    left = {}
    for (path, _), _ in zip(house.visit(english), house.visit(other), strict=True):
        both = set(english.page.evaluate(TEXTS)) & set(other.page.evaluate(TEXTS)) - alone
        said = [text for text in both if re.search(r"[^\W\d_]{3,}", text) and not re.fullmatch(NAMED, text)]
        if said := [text for text in said if "Stonehall" not in text]:
            left[path] = said
        assert other.page.evaluate(SIDEWAYS) <= 0, path
    assert not left
    assert other.page.locator("html").get_attribute("lang") == language
