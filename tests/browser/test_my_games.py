"""My games in a browser: found by filters and keys on any screen, opened again, gone on with, taken along as a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from stonehall.lab.statistics import wilson
from stonehall.server.http.security import IDENTITY
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, LANDSCAPE, PHONE, Window
from tests.server.serving import AGAINST_A_BOT, FOR_A_FRIEND, HOT_SEAT, Serving, Visitor

Open = Callable[..., Window]


def somebody(services: Serving) -> tuple[Visitor, dict[str, str]]:
    """One who gave up against a computer and against themselves, and plays a third game."""
    visitor = services.visitor()
    tables = {name: visitor.new_table(plan) for name, plan in (("lost", AGAINST_A_BOT), ("own", HOT_SEAT))}
    for table in tables.values():
        with visitor.live(table) as live:
            assert live.ask(type="concede", key="k")["type"] == "ack"
    tables["running"] = visitor.new_table(HOT_SEAT)
    return visitor, tables


def at_my_games(window: Window, visitor: Visitor, search: str = "") -> Window:
    token = visitor.http.cookies[IDENTITY]
    window.context.add_cookies([{"name": IDENTITY, "value": token, "url": window.address}])
    window.go(f"/games{search}")
    window.heading("web-your-games").wait_for()
    return window


def listed(window: Window) -> list[str]:
    """The tables of the games in the list, in its order."""
    window.page.locator("main ul").wait_for()
    links: list[str] = window.page.locator("main li a.button").evaluate_all("(links) => links.map((one) => one.href)")
    return [link.rpartition("/")[2] for link in links]  # all at once: the list may be getting shorter


@pytest.mark.parametrize(
    ("size", "theme"), [(DESKTOP, "dark"), (PHONE, "light"), (LANDSCAPE, "dark")], ids=["desktop", "phone", "landscape"]
)
def test_games_are_found_and_opened_by_keys(
    open_window: Open, services: Serving, axe: str, size: tuple[int, int], theme: str
) -> None:
    visitor, tables = somebody(services)
    window = at_my_games(open_window(size=size, theme=theme), visitor)
    page, words = window.page, window.words
    assert listed(window) == [tables["running"], tables["own"], tables["lost"]]
    page.evaluate(axe)
    assert not faults_of(window)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]

    result = page.get_by_role("combobox", name=words.get("mine-any-result"))
    result.focus()
    page.keyboard.type(words.get("mine-result-lost"))
    window.wait_until(lambda: listed(window) == [tables["lost"]], "only what was lost")
    assert page.url.endswith("/games?result=lost")
    assert not faults_of(window)
    page.keyboard.press("Tab")  # the cross of the filter
    page.keyboard.press("Enter")
    window.wait_until(lambda: len(listed(window)) == 3, "all again")

    replay = page.locator(f"main a[href='/replay/{tables['lost']}']")
    replay.focus()
    page.keyboard.press("Enter")
    page.get_by_role("slider").first.wait_for()
    page.go_back()
    page.locator(f"main a[href='/table/{tables['running']}']").click()
    window.at_table()


def test_rates_are_told_with_their_intervals_and_words_find_games(open_window: Open, services: Serving) -> None:
    visitor, friend = services.visitor(), services.visitor()
    friend.post("/api/me", {"name": "Zsófi"}, "PUT")
    bot = {**AGAINST_A_BOT, "seats": [{"player": "me", "deck": "vanguards"}, {"player": "bot", "bot": "random"}]}
    plans = [FOR_A_FRIEND] * 5 + [bot]
    tables = [visitor.new_table(plan) for plan in plans]
    for table, plan, loser in zip(tables, plans, [friend] * 4 + [visitor] * 2, strict=True):
        if plan is FOR_A_FRIEND:
            friend.post(f"/api/tables/{table}/join", {"seat": "north", "deck": "cave-goblins"})
        with loser.live(table) as live:
            assert live.ask(type="concede", key="k")["type"] == "ack"
    visitor.post(f"/api/tables/{tables[2]}/notes/0", {"text": "Here I waited"}, "PUT")
    newest = tables[::-1]

    window = at_my_games(open_window(), visitor)
    page, words = window.page, window.words
    rows = page.get_by_role("region", name=words.get("mine-rates-opponent")).get_by_role("row")
    for row, percent in zip(rows.all_inner_texts(), (80, 0), strict=True):
        assert words.get("table-percent", percent=percent) in row
    low, high = (round(100 * end) for end in wilson(4, 5))
    interval = words.get("web-interval", low=low, high=high)
    assert [interval in text for text in rows.all_text_contents()] == [True, False], "one game says nothing"
    for row, won, count in zip(rows.all_text_contents(), (4, 0), (5, 1), strict=True):
        assert words.get("mine-won-of", won=won, count=count) in row
    decks = page.get_by_role("region", name=words.get("mine-rates-deck"))
    assert interval in decks.get_by_role("row", name=words.get("sw2-faction-polar-dwarves")).first.inner_text()

    sought = page.get_by_role("textbox", name=words.get("mine-search"))
    for text, found in (
        ("zsofi", newest[1:]),
        ("waited", [tables[2]]),
        (words.get("sw2-faction-polar-dwarves"), newest[1:]),
    ):
        sought.fill(text)
        window.wait_until(lambda found=found: listed(window) == found, f"what {text} means")  # type: ignore[misc]
    page.reload()
    window.wait_until(lambda: listed(window) == newest[1:], "the address says it")
    sought.fill("nobody")
    page.get_by_text(words.get("mine-nothing"), exact=True).wait_for()
    window.button("mine-show-all").click()
    window.wait_until(lambda: listed(window) == newest, "all again")
    expect(sought).to_have_value("")


def test_all_games_come_as_one_file(open_window: Open, services: Serving, tmp_path: Path) -> None:
    visitor, tables = somebody(services)
    window = at_my_games(open_window(), visitor)
    with window.page.expect_download() as coming:
        window.page.get_by_role("link", name=window.words.get("mine-export")).click()
    coming.value.save_as(tmp_path / "games.zip")
    with ZipFile(tmp_path / "games.zip") as archive:
        assert set(archive.namelist()) == {
            "games.jsonl",
            f"records/{tables['own']}.txt",
            f"records/{tables['lost']}.txt",
        }


def test_whoever_played_nothing_is_shown_the_way(open_window: Open) -> None:
    window = open_window().go("/games")
    window.page.get_by_text(window.words.get("web-no-games")).wait_for()
    window.page.get_by_role("main").get_by_role("link", name=window.words.get("web-play-computer")).click()
    window.button("web-play-computer").wait_for()
