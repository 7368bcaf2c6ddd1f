"""A deck built by clicking: refused with the right reasons, mended, shared, and played."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator

import stonehall
from stonehall.server.tables.building import read_deck
from stonehall.server.wire.protocol import DeckText
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, LANDSCAPE, PHONE, Window
from tests.server.serving import Serving

Open = Callable[..., Window]


class Built(NamedTuple):
    """A deck that is built by clicking: what goes, comes and is put right, and what is said of it."""

    game: str
    faction: str
    gone: str
    too_few: tuple[str, dict[str, int]]
    size: str
    """The rule of it, and how many reasons name it."""
    reasons: int
    stranger: str
    foreign: str
    """The rule of that one."""
    instead: str


BUILT = [
    Built(
        "summoner-wars", "sw2-faction-polar-dwarves", "sw2-card-ice-golem",
        ("sw2-deck-size-commons", {"wanted": 16, "found": 15}), "SW2-DECK-2", 2,
        "sw2-card-undead-warrior", "SW2-DECK-8", "sw2-card-smasher",
    ),
    Built(
        "alliances", "al-faction-swamp-orcs", "al-card-splub",
        ("al-deck-size-champions", {"wanted": 3, "found": 2}), "SW1-DECK-6", 1,
        "al-card-shadow", "SW1-DECK-11", "al-card-glurp",
    ),
]  # fmt: skip


@pytest.mark.parametrize("built", BUILT, ids=[built.game for built in BUILT])
def test_a_deck_is_built_refused_mended_kept_shared_and_played(
    open_window: Open, services: Serving, built: Built
) -> None:
    player = open_window().go(f"/decks/{built.game}")
    page, words = player.page, player.words
    page.get_by_role("link", name=words.get(built.faction)).first.click()
    page.get_by_text(words.get("build-legal")).wait_for()
    player.button("build-remove", card=words.get(built.gone)).first.click()
    trouble = page.get_by_role("alert")
    short, counted = built.too_few
    trouble.get_by_text(words.get(short, **counted)).wait_for()
    assert trouble.get_by_role("link", name=built.size).count() == built.reasons
    assert player.button("build-play").is_disabled()
    assert page.url.endswith("/own-1")
    page.get_by_label(words.get("build-only-allowed")).uncheck()
    page.locator(f"main [data-card={plain_id(built.stranger)}]").click()
    trouble.get_by_role("link", name=built.foreign).wait_for()
    page.reload()
    trouble.get_by_role("link", name=built.foreign).wait_for()
    player.button("build-remove", card=words.get(built.stranger)).last.click()
    page.locator(f"main [data-card={plain_id(built.instead)}]").focus()
    page.keyboard.press("+")
    page.get_by_text(words.get("build-legal")).wait_for()
    player.button("build-export").click()
    sharing = page.get_by_role("dialog", name=words.get("build-export"))
    text = sharing.get_by_label(words.get("build-text")).input_value()
    assert f"1 {plain_id(built.instead)}" in text
    player.button("table-copy").click()
    player.button("table-copied").wait_for()
    page.keyboard.press("Escape")
    sharing.wait_for(state="detached")
    address = page.evaluate("navigator.clipboard.readText()")
    assert f"~1{plain_id(built.instead)}" in address
    other = open_window(size=PHONE, touch=True)
    other.page.goto(address)
    other.page.get_by_text(words.get("build-legal")).wait_for()
    other.page.get_by_role("link", name=words.get(built.instead), exact=True).wait_for()
    other.go(f"/decks/{built.game}").page.get_by_role("textbox").fill(text.replace("1 ", "1 no-", 1))
    other.button("build-read").tap()
    other.page.get_by_role("alert").wait_for()
    other.page.get_by_role("textbox").fill(text)
    other.button("build-read").tap()
    other.page.get_by_text(words.get("build-legal")).wait_for()
    assert cards_in(other.page.url) == cards_in(address), "a list is the deck that its link is"
    player.button("build-play").click()
    page.get_by_role("dialog").get_by_role("button", name=words.get("build-play"), exact=True).click()
    player.at_table()
    assert deck_at(player, services) == cards_in(address), "and it is played with these cards"


def plain_id(card: str) -> str:
    """How a deck names the card of a message."""
    return card.partition("-card-")[2]


def cards_in(address: str) -> dict[str, int]:
    """The cards of the deck that a link holds."""
    return {card: int(count) for count, card in re.findall(r"~(\d+)([a-z][a-z0-9-]*)", address)}


def deck_at(player: Window, services: Serving) -> dict[str, int]:
    """With which cards the first seat plays, as the record says once somebody gave up."""
    visitor = services.visitor()
    visitor.http.cookies.clear()
    for cookie in player.context.cookies():
        visitor.http.cookies.set(cookie["name"], cookie["value"])
    with visitor.live(player.table) as live:
        assert live.ask(type="concede", key="k")["type"] == "ack"
    record = stonehall.read_record(visitor.get(f"/api/tables/{player.table}/record").text)
    own = record.settings[record.state.seat_names[0]]
    return read_deck(DeckText(record.game.id, own)).cards


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
