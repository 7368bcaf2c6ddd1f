"""The card browser: by keyboard alone, by finger, and on small windows; axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stonehall
from stonehall.server.tables.library import card_results
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, LANDSCAPE, PHONE, Window

Open = Callable[..., Window]


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


SMITH = "/cards/summoner-wars/ice-smith"
BARS = """(table) => [...table.querySelectorAll('tr')].map((row) => {
  const box = (part) => row.querySelector(part).getBoundingClientRect();
  const [track, bar, stroke] = [box('.track'), box('.interval'), box('.value')];
  const along = (x) => (x - track.left) / track.width;
  return [along((stroke.left + stroke.right) / 2), along(bar.left), along(bar.right)];
})"""
"""Where the stroke of each row lies on its track, and where its bar begins and ends."""


@pytest.mark.parametrize(
    ("size", "language"),
    [(DESKTOP, "hu"), (PHONE, "en"), (LANDSCAPE, "pl")],
    ids=["desktop", "phone", "landscape"],
)
def test_how_often_a_card_is_played_and_wins_stands_in_numbers_and_bars(
    open_window: Open, axe: str, size: tuple[int, int], language: str
) -> None:
    player = open_window(size=size, language=language, touch=size != DESKTOP).go(SMITH)
    page, words = player.page, player.words
    heading = page.get_by_role("heading", name=words.get("cards-results"), exact=True)
    if size == DESKTOP:
        panel = page.get_by_role("complementary", name=words.get("sw2-card-ice-smith"))
        panel.wait_for()
        for key in ("/", *"jegkovacs", "Enter", "Enter"):
            page.keyboard.press(key)
        player.tab_to(panel.get_by_role("link").last)
        page.keyboard.press("End")
    else:
        player.tab_to(page.get_by_role("radio", name=words.get("cards-part-text")))
        page.keyboard.press("ArrowLeft")
    if size == LANDSCAPE:
        page.keyboard.press("PageDown")
    table = page.locator("section", has=heading).locator("table")
    player.wait_until(lambda: table.count() > 0, "it is told")
    told = card_results(stonehall.load("summoner-wars"))
    smith = told.cards["ice-smith"]
    shares = [smith.play_share, smith.win_share, smith.held_share]
    assert table.get_by_role("rowheader").all_inner_texts() == [
        words.get(f"cards-results-{what}") for what in ("played", "won", "held")
    ]
    for row, (share, low, high) in zip(table.get_by_role("row").all(), shares, strict=True):
        said = row.text_content() or ""
        assert words.get("web-interval", low=round(100 * low), high=round(100 * high)) in said
        assert words.get("table-percent", percent=round(100 * share)) in said
    drawn = table.evaluate(BARS)
    assert [value for row in drawn for value in row] == pytest.approx([x for row in shares for x in row], abs=0.02)
    assert page.get_by_text(words.get("cards-results-warning")).is_visible()
    player.wait_until(lambda: player.in_sight(table), "the keys have led to it")
    page.evaluate(axe)
    assert not faults_of(player)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [DESKTOP, PHONE, LANDSCAPE], ids=["desktop", "phone", "landscape"])
def test_a_rule_leads_to_its_cards_and_a_card_to_its_rules_by_keyboard(
    open_window: Open, axe: str, size: tuple[int, int]
) -> None:
    player = open_window(size=size, touch=size != DESKTOP).go("/rules/summoner-wars/SW2-CLASS-6")
    page, words = player.page, player.words
    page.locator("#SW2-CLASS-6[aria-current]").wait_for()
    golem = words.get("sw2-card-ice-golem")
    if size == DESKTOP:
        cards = page.get_by_role("region", name=words.get("rules-cards"))
        player.tab_to(cards.get_by_role("link", name=golem))
        assert page.locator(".face p.name").inner_text() == golem, "it is drawn above the list"
    else:
        player.tab_to(page.locator("#SW2-CLASS-6 summary"))
        page.keyboard.press("Enter")
        player.tab_to(page.locator("#SW2-CLASS-6").get_by_role("link", name=golem))
    page.evaluate(axe)
    assert not faults_of(player)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    page.keyboard.press("Enter")
    page.wait_for_url("**/cards/summoner-wars/ice-golem")
    if size != DESKTOP:
        player.tab_to(page.get_by_role("radio", name=words.get("cards-part-text")))
        page.keyboard.press("ArrowRight")
    rule = page.locator("a[href='/rules/summoner-wars/SW2-CLASS-6']").last
    player.tab_to(rule)
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/summoner-wars/SW2-CLASS-6")
    page.locator("#SW2-CLASS-6[aria-current]").wait_for()


def test_reading_on_from_card_to_card_asks_for_nothing_again(open_window: Open) -> None:
    reader = open_window().go("/cards/tash-kalar/knight")
    page = reader.page
    page.locator("main:has(select) a.opened").focus()
    page.wait_for_load_state("networkidle")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    reader.wait_until(lambda: not page.url.endswith("knight"), "another card is read")
    page.wait_for_load_state("networkidle")
    assert not [url for url in asked if "/api/" in url]
