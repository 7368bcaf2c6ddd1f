"""My games in a browser: found by filters and keys on any screen, opened again, gone on with, taken along as a file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from zipfile import ZipFile

import pytest

from stonehall.server.http.security import IDENTITY
from tests.browser.test_pages import faults_of
from tests.browser.window import DESKTOP, PHONE, Window
from tests.server.serving import AGAINST_A_BOT, HOT_SEAT, Serving, Visitor

Open = Callable[..., Window]
LANDSCAPE = (812, 375)


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
