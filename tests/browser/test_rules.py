"""The rules as pages: every chapter in every language, a link to one rule, the search, the keys, small windows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import stonehall
from stonehall.locale import LANGUAGES
from stonehall.server.tables.rules import rulebook
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, LANDSCAPE, PHONE, Window

Open = Callable[..., Window]
RULE = "SW2-MOVE-7"

READ_THROUGH = """async () => {
  const read = [];
  const links = [...document.querySelectorAll('aside nav a')];
  for (const link of links) {
    link.click();
    const title = link.querySelector('.title').textContent;
    while (!document.querySelector('h1').textContent.includes(title)) await new Promise((next) => setTimeout(next));
    read.push([location.pathname.split('/').at(-1), title, document.querySelectorAll('article').length,
               document.querySelectorAll('main [lang=en]').length]);
  }
  return read;
}"""
"""Open one chapter after the other from the contents: its address, title and rules, and what is not translated."""

SEEN = """(rule) => {
  const one = document.getElementById(rule);
  const { top, bottom } = one.getBoundingClientRect();
  const inner = document.elementFromPoint(one.getBoundingClientRect().left + 40, (top + bottom) / 2);
  return one.getAttribute('aria-current') === 'location' && top >= 0 && bottom <= innerHeight && one.contains(inner);
}"""
"""Whether a rule is marked and in sight, with nothing above it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_chapter_can_be_read(open_window: Open, language: str) -> None:
    player = open_window(language=language).go("/rules")
    for game in stonehall.game_ids():
        player.page.locator(f"main a[href='/rules/{game}']").click()
        player.page.locator("aside nav a").first.wait_for()
        book = rulebook(game, language)
        assert book is not None
        rules = [sum(part.kind == "rule" for part in chapter.parts) for chapter in book.chapters]
        assert player.page.evaluate(READ_THROUGH) == [
            [chapter.id, chapter.title, count, 0] for chapter, count in zip(book.chapters, rules, strict=True)
        ]
        player.page.get_by_role("link", name=player.words.get("rules-games")).click()


@pytest.mark.parametrize(
    ("size", "theme"),
    [(DESKTOP, "dark"), (PHONE, "light"), (LANDSCAPE, "dark")],
    ids=["desktop", "phone", "landscape"],
)
def test_a_link_to_a_rule_shows_it(open_window: Open, axe: str, size: tuple[int, int], theme: str) -> None:
    player = open_window(size=size, theme=theme, touch=size != DESKTOP).go(f"/rules/summoner-wars/{RULE}")
    page = player.page
    page.locator("article").first.wait_for()
    player.wait_until(lambda: bool(page.evaluate(SEEN, RULE)), "the rule is marked and in sight")
    for path in (
        "",
        "/rules",
        "/rules/summoner-wars",
        "/rules/alliances/EX-12",
        "/rules/tash-kalar/O-05",
        "/rules/toy",
    ):
        if path:
            player.go(path)
            page.get_by_role("main").get_by_role("heading").first.wait_for()
        page.evaluate(axe)
        assert not faults_of(player), path
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], path


def test_an_example_that_is_linked_to_stays_in_sight_while_pictures_above_it_load(open_window: Open) -> None:
    player = open_window().go("/rules/mountain-king/EX-8")
    board = player.page.locator("#EX-8 img")
    player.wait_until(lambda: board.evaluate("(one) => one.complete && one.naturalWidth > 0"), "its board is drawn")
    top = player.page.locator("#EX-8").evaluate("(one) => one.getBoundingClientRect().top")
    assert 0 <= top < DESKTOP[1] / 2


def test_what_is_looked_for_is_counted_marked_and_walked_through_by_keys(open_window: Open) -> None:
    player = open_window(language="hu").go("/rules/tash-kalar/moving")
    page = player.page
    page.locator("article").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("legendas")  # legendás
    player.wait_until(lambda: page.locator("aside mark, aside .hits").count() > 2, "hits are counted by chapters")
    counts = [int(count) for count in page.locator("aside .hits").all_inner_texts()]
    said = page.get_by_role("search").get_by_role("status")
    assert said.inner_text() == player.words.get("rules-hits", count=sum(counts))
    typed = page.get_by_role("search").locator("input")
    assert typed.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "all that was typed is seen"
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    player.wait_until(lambda: said.inner_text() == f"2 / {sum(counts)}", "the second hit is looked at")
    here = page.locator("[aria-current=location]")
    assert "legendás" in here.locator("mark").first.inner_text().lower()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    player.wait_until(lambda: page.locator("mark").count() == 0, "nothing is looked for any more")
    player.go("/rules/tash-kalar/moving")
    for key, rule in (("j", "TK-MOVE-1"), ("j", "TK-MOVE-2"), ("k", "TK-MOVE-1"), ("k", "TK-EFF-14")):
        page.locator("article").first.wait_for()
        page.keyboard.press(key)
        player.wait_until(lambda rule=rule: bool(page.locator(f"#{rule}:focus[aria-current]").count()), rule)  # type: ignore[misc]
    assert page.url.endswith("/rules/tash-kalar/TK-EFF-14")


def test_the_number_of_a_rule_copies_its_link_and_references_lead_to_rules(open_window: Open) -> None:
    player = open_window().go("/rules/tash-kalar/everfrost-frozen-effects")
    page = player.page
    player.button("rules-copy", rule="TK-FROST-6").click()
    page.get_by_text(player.words.get("rules-copied")).wait_for()
    address = page.evaluate("navigator.clipboard.readText()")
    assert address == f"{player.address}/rules/tash-kalar/TK-FROST-6"
    player.page.goto(address)
    page.get_by_role("link", name="TK-CARD-15", exact=True).click()
    page.locator("#TK-CARD-15[aria-current]").wait_for()
    page.go_back()
    page.locator("#TK-FROST-6[aria-current]").wait_for()
    page.get_by_role("link", name="O-11", exact=True).click()
    page.locator("tr#O-11[aria-current]").wait_for()


def test_a_phone_has_the_contents_in_a_sheet(open_window: Open) -> None:
    player = open_window(size=PHONE, touch=True, language="pl").go("/rules/mountain-king/the-turn")
    player.button("rules-contents").tap()
    sheet = player.page.get_by_role("dialog", name=player.words.get("rules-contents"))
    sheet.get_by_role("link").nth(6).tap()
    sheet.wait_for(state="detached")
    player.wait_until(lambda: player.page.url.endswith("/rules/mountain-king/networks"), "the chapter is opened")


@pytest.mark.parametrize(
    ("game", "example", "pick", "to", "told", "size"),
    [
        ("summoner-wars", "EX-3", "c4", "d5", "Undead Carrier moves", DESKTOP),
        ("tash-kalar", "EX-1", "", "c5", "South places a common", PHONE),
    ],
)
def test_an_example_is_played_where_it_stands(
    open_window: Callable[..., Window], axe: str, game: str, example: str, pick: str, to: str, told: str,
    size: tuple[int, int],
) -> None:  # fmt: skip
    window = open_window(size=size, touch=size == PHONE)
    window.go(f"/rules/{game}/{example}")
    part = window.page.locator(f"#{example}")
    press = Locator.tap if size == PHONE else Locator.click
    press(part.get_by_role("button", name=window.words.get("rules-example-try")))
    board = part.get_by_role("grid")
    board.wait_for()
    expect(part.locator("img")).to_have_count(0)
    window.page.evaluate(axe)
    assert not faults_of(window)
    for square in [pick, to] if pick else [to]:
        press(board.locator(f"[role=gridcell][data-square={square}]"))
    expect(part.locator("[data-plays='1']")).to_be_visible()
    expect(part.get_by_role("list", name=window.words.get("table-log"))).to_contain_text(told)
    assert window.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    press(part.get_by_role("button", name=window.words.get("rules-example-again")))
    expect(part.locator("[data-plays='0']")).to_be_visible()
    press(part.get_by_role("button", name=window.words.get("rules-example-close")))
    expect(part.locator("img")).to_be_visible()
    expect(part.get_by_role("button", name=window.words.get("rules-example-try"))).to_be_focused()
