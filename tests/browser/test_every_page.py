"""Every page: by keyboard alone, no fault that axe can find, no sideways scrolling."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.every_page import PLACES, House, furnish, routes
from tests.browser.test_pages import faults_of
from tests.browser.walking import WALK, faults_by_keyboard
from tests.browser.window import DESKTOP, LANDSCAPE, PHONE, Window
from tests.server.serving import Serving

Open = Callable[..., Window]
SIDEWAYS = "document.documentElement.scrollWidth - innerWidth"
CONTRAST = """async () => {
  const { violations } = await axe.run(document, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap((one) => one.nodes.map((node) => node.html.slice(0, 160)));
}"""
"""All that is another in the other theme are colours."""


@pytest.fixture
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


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE, DESKTOP], ids=["phone", "landscape", "desktop"])
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
        if size == PHONE:
            page.emulate_media(color_scheme="light")
            assert page.evaluate("getComputedStyle(document.body).backgroundColor") != dark, "it is day"
            found += page.evaluate(CONTRAST)
            page.emulate_media(color_scheme="dark")
        if page.evaluate(SIDEWAYS) > 0:
            found.append("it scrolls sideways")
        if found:
            wrong[path] = found
        place.deed(window)
    assert not wrong
