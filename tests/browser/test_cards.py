"""The card browser: by keyboard alone, by finger, and on small windows; axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stonehall
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window

Open = Callable[..., Window]
LANDSCAPE = (812, 375)


def test_cards_are_found_and_read_by_keyboard_alone(open_window: Open) -> None:
    player = open_window(language="hu").go("/cards/summoner-wars")
    page, words = player.page, player.words
    page.locator("main [data-card]").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("jegkovacs")  # Jégkovács
    player.wait_until(lambda: page.locator("main [data-card]").count() == 1, "one card is found")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    panel = page.get_by_role("complementary", name=words.get("sw2-card-ice-smith"))
    panel.get_by_text(words.attribute("sw2-ability-frost-axe", "text")).last.wait_for()
    assert page.url.endswith("/cards/summoner-wars/ice-smith")
    page.keyboard.press("Escape")
    panel.wait_for(state="detached")
    page.keyboard.press("/")
    page.keyboard.press("Escape")
    player.wait_until(lambda: page.locator("main [data-card]").count() == 134, "all cards are there again")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    focused = page.evaluate("document.activeElement.dataset.card")
    assert focused not in ("ice-smith", None)
    assert page.url.endswith(f"/{focused}"), "the panel follows the arrows"


def test_filters_narrow_the_cards_and_a_link_shows_one(open_window: Open) -> None:
    player = open_window().go("/cards")
    page, words = player.page, player.words
    page.get_by_role("navigation", name=words.get("cards-game")).get_by_text(words.get("al-title")).click()
    page.locator("main [data-card]").first.wait_for()
    page.get_by_role("button", name=words.get("al-library-champion"), exact=True).click()
    page.get_by_role("button", name=words.get("al-faction-swamp-orcs"), exact=True).click()
    player.wait_until(lambda: page.locator("main [data-card]").count() == 6, "its champions are found")
    page.get_by_role("link", name=words.get("al-card-blerg"), exact=True).click()
    player.button("cards-link").click()
    page.get_by_text(words.get("rules-copied")).wait_for()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == f"{player.address}/cards/alliances/blerg"
    other = open_window(size=PHONE, touch=True)
    other.page.goto(address)
    sheet = other.page.get_by_role("dialog", name=words.get("al-card-blerg"))
    sheet.get_by_text(words.attribute("al-ability-adapt", "text")).last.wait_for()
    sheet.get_by_text(words.get("cards-part-rules"), exact=True).tap()
    sheet.get_by_role("link", name="SW1-QUOTE-8").wait_for()


@pytest.mark.parametrize(
    ("size", "theme"),
    [(DESKTOP, "light"), (PHONE, "dark"), (LANDSCAPE, "light")],
    ids=["desktop", "phone", "landscape"],
)
def test_axe_finds_nothing_in_the_cards(open_window: Open, axe: str, size: tuple[int, int], theme: str) -> None:
    player = open_window(size=size, theme=theme, touch=size != DESKTOP)
    for game in stonehall.game_ids():
        card = stonehall.load(game).card_library().cards[0]
        player.go(f"/cards/{game}/{card.id}")
        player.page.locator("main [data-card]").first.wait_for()
        player.page.evaluate(axe)
        assert not faults_of(player), game
        assert player.page.evaluate("document.documentElement.scrollWidth") <= size[0], game
