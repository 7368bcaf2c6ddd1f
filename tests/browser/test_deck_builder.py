"""A deck built by clicking: refused with the right reasons, mended, shared, and played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window

Open = Callable[..., Window]
LANDSCAPE = (812, 375)


def test_a_deck_is_built_refused_mended_kept_shared_and_played(open_window: Open) -> None:
    player = open_window().go("/decks/summoner-wars")
    page, words = player.page, player.words
    page.get_by_role("link", name=words.get("sw2-faction-polar-dwarves")).first.click()
    page.get_by_text(words.get("build-legal")).wait_for()
    golem = words.get("sw2-card-ice-golem")
    player.button("build-remove", card=golem).first.click()
    trouble = page.get_by_role("alert")
    trouble.get_by_text(words.get("sw2-deck-size-commons", wanted=16, found=15)).wait_for()
    assert trouble.get_by_role("link", name="SW2-DECK-2").count() == 2
    assert player.button("build-play").is_disabled()
    assert page.url.endswith("/own-1")
    page.get_by_label(words.get("build-only-allowed")).uncheck()
    page.locator("main [data-card=undead-warrior]").click()
    trouble.get_by_role("link", name="SW2-DECK-8").wait_for()
    page.reload()
    trouble.get_by_role("link", name="SW2-DECK-8").wait_for()
    player.button("build-remove", card=words.get("sw2-card-undead-warrior")).last.click()
    page.locator("main [data-card=smasher]").focus()
    page.keyboard.press("+")
    page.get_by_text(words.get("build-legal")).wait_for()
    player.button("build-export").click()
    sharing = page.get_by_role("dialog", name=words.get("build-export"))
    assert "1 smasher" in sharing.get_by_label(words.get("build-text")).input_value()
    player.button("table-copy").click()
    player.button("table-copied").wait_for()
    page.keyboard.press("Escape")
    sharing.wait_for(state="detached")
    address = page.evaluate("navigator.clipboard.readText()")
    assert "~1smasher" in address
    other = open_window(size=PHONE, touch=True)
    other.page.goto(address)
    other.page.get_by_text(words.get("build-legal")).wait_for()
    other.page.get_by_role("link", name=words.get("sw2-card-smasher"), exact=True).wait_for()
    player.button("build-play").click()
    page.get_by_role("dialog").get_by_role("button", name=words.get("build-play"), exact=True).click()
    player.at_table()


def test_an_unfinished_list_is_filled_and_taken_back(open_window: Open, axe: str) -> None:
    player = open_window(size=(375, 812), touch=True, language="hu").go(
        "/decks/summoner-wars/svara~4smasher~3undead-warrior~!"
    )
    page, words = player.page, player.words
    page.get_by_role("alert").wait_for()
    warrior, smasher = words.get("sw2-card-undead-warrior"), words.get("sw2-card-smasher")
    assert page.get_by_role("alert").get_by_role("listitem").count() == 2, "the deck below must be seen"
    player.button("build-more-reasons", count=3).tap()
    page.get_by_role("alert").get_by_role("link", name="SW2-DECK-8").wait_for()
    row = page.locator("main li", has=page.locator("[data-card=undead-warrior]"))
    row.get_by_title(words.get("build-blamed")).wait_for()
    assert player.in_sight(player.button("build-fill")), "within reach of the thumb"
    player.button("build-fill").click()
    page.get_by_text(words.get("build-legal")).wait_for()
    status = page.locator(".actions [role=status]")
    assert words.get("build-taken", count=3, card=warrior, rule="SW2-DECK-8") in plain(status)
    assert f"1\u00a0× {words.get('sw2-card-ollag')}" in plain(status), "and what came in"
    assert page.get_by_role("link", name=warrior, exact=True).count() == 0
    assert page.locator("main li", has_text=smasher).locator(".numbers").inner_text() == "4"
    assert page.get_by_text(words.get("build-deck-tab", count=34), exact=True).is_visible()
    page.evaluate(axe)
    assert not faults_of(player)
    assert page.evaluate("document.documentElement.scrollWidth") <= 375
    player.button("build-back").click()
    page.get_by_role("link", name=warrior, exact=True).wait_for()
    assert page.locator("main li [data-card]").count() == 2
    assert player.button("build-back").is_disabled(), "this is the list that was opened"
    assert status.inner_text() == ""


def plain(told: Locator) -> str:
    """What is said, without the signs that keep names of cards apart from the sentence around them."""
    return told.inner_text().replace("\u2068", "").replace("\u2069", "")


def test_a_deck_of_alliances_is_filled_and_changed_on_a_phone(open_window: Open, axe: str) -> None:
    player = open_window(size=PHONE, touch=True).go("/decks/alliances/marek~6scavenger~7bomber~5javelineer~!")
    page, words = player.page, player.words
    page.get_by_role("alert").get_by_role("link", name="SW1-DECK-4").first.wait_for()
    player.button("build-fill").tap()
    page.get_by_text(words.get("build-legal")).wait_for()
    javelineer = words.get("al-card-javelineer")
    taken = words.get("build-taken", count=4, card=javelineer, rule=words.get("build-no-room"))
    assert taken in plain(page.locator(".actions [role=status]"))
    page.get_by_text(words.get("build-cards-tab", count=17), exact=True).tap()
    page.get_by_role("link", name=words.get("al-card-grizzle"), exact=True).tap()
    look = page.get_by_role("dialog", name=words.get("al-card-grizzle"))
    look.get_by_role("button", name=words.get("build-remove", card=words.get("al-card-grizzle"))).tap()
    page.evaluate(axe)
    assert not faults_of(player)
    page.keyboard.press("Escape")
    page.get_by_role("alert").get_by_role("link", name="SW1-DECK-6").wait_for()
    assert player.button("build-play-short").is_disabled()


@pytest.mark.parametrize(
    ("size", "theme"),
    [(DESKTOP, "light"), (PHONE, "dark"), (LANDSCAPE, "dark")],
    ids=["desktop", "phone", "landscape"],
)
def test_axe_finds_nothing_in_the_builder(open_window: Open, axe: str, size: tuple[int, int], theme: str) -> None:
    player = open_window(size=size, theme=theme, touch=size != DESKTOP)
    for path in ("/decks/alliances", "/decks/alliances/swamp-orcs", "/decks/summoner-wars/own-9"):
        player.go(path)
        player.page.locator("main h1, main input.name").first.wait_for()
        player.page.evaluate(axe)
        assert not faults_of(player), path
        assert player.page.evaluate("document.documentElement.scrollWidth") <= size[0], path


def test_a_card_says_whose_decks_may_hold_it_and_goes_into_one(open_window: Open, axe: str) -> None:
    player = open_window().go("/cards/summoner-wars/smasher")
    page, words = player.page, player.words
    allowed = page.locator("section", has=page.get_by_role("heading", name=words.get("cards-allowed"), exact=True))
    allowed.wait_for()
    assert allowed.get_by_text(words.get("cards-allowed-most", count=4)).is_visible()
    ret_talus = words.get("sw2-card-ret-talus")
    assert allowed.get_by_role("link", name=ret_talus).count() == 0
    assert allowed.get_by_label(words.get("cards-allowed-not", leader=ret_talus)).is_visible()
    page.evaluate(axe)
    assert not faults_of(player)
    allowed.get_by_role("link", name=words.get("sw2-card-svara")).click()
    player.button("build-add", card=words.get("sw2-card-smasher")).first.click()
    player.wait_until(lambda: page.url.endswith("/own-1"), "the deck is kept")
    player.go("/cards/summoner-wars/smasher")
    more = player.button("cards-own-add", deck=words.get("sw2-card-svara"))
    more.click()
    allowed.get_by_text(words.get("build-copies", count=3, most=4), exact=True).wait_for()
    more.click()
    player.wait_until(more.is_disabled, "four are the most")
    player.go("/cards/summoner-wars/svara")
    page.get_by_text(words.get("cards-decks"), exact=True).wait_for()
    assert allowed.count() == 0, "whoever leads a deck is not in one"
