"""What is loaded when: nothing of another game, again what did not come, and games the client has no folder for."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute

from stonehall.locale import catalogue
from tests.browser.window import PHONE, Window

Open = Callable[..., Window]
GAMES = {"sw2": "summoner_wars", "tk": "tash_kalar"}
STRANGE = "toy"
"""A game that no client knows."""


@pytest.mark.parametrize("prefix", GAMES)
def test_a_visitor_of_one_game_downloads_nothing_of_another(open_window: Open, prefix: str) -> None:
    player = open_window()
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url))
    player.go("/")
    player.button(f"{prefix}-title").click()
    player.button("web-play-computer").click()
    player.at_table()
    player.page.locator("button[data-card] .name").first.wait_for()
    for other, folder in GAMES.items():
        loaded = [url for url in asked if folder in url]
        assert bool(loaded) == (other == prefix), loaded
        if loaded:
            assert len(loaded) >= 3, "code, words and icons"
            assert not [url for url in loaded if "/words-" in url and "/words-en-" not in url]


def broken(player: Window, pattern: str) -> Callable[[], None]:
    """No file of this kind comes; returns how to repair that."""

    def refuse(route: Route) -> None:
        route.abort()

    player.page.route(pattern, refuse)
    return lambda: player.page.unroute(pattern, refuse)


@pytest.mark.parametrize("pattern", ["**/assets/NewTable-*.js", "**/assets/NewTable-*.css"])
def test_a_page_that_does_not_come_can_be_tried_again(open_window: Open, pattern: str) -> None:
    player = open_window().go("/")
    repair = broken(player, pattern)
    player.page.get_by_role("link", name=player.words.get("web-create-table")).first.click()
    player.page.get_by_text(player.words.get("web-part-missing")).wait_for()
    player.button("web-try-again").click()
    player.page.get_by_text(player.words.get("web-part-missing")).wait_for()
    repair()
    player.button("web-try-again").click()
    player.heading("web-new-table").wait_for()


@pytest.mark.parametrize("pattern", ["**/assets/summoner_wars-*.js", "**/assets/words-en-summoner_wars-*.js"])
def test_a_game_that_does_not_come_can_be_tried_again(open_window: Open, pattern: str) -> None:
    player = open_window()
    repair = broken(player, pattern)
    player.go("/")
    player.button("web-play-computer").click()
    player.page.get_by_text(player.words.get("web-part-missing")).wait_for()
    repair()
    player.button("web-try-again").click()
    player.at_table().wait_for_turn()


def test_a_language_that_does_not_come_can_be_tried_again(open_window: Open) -> None:
    player = open_window().play_computer()
    repair = broken(player, "**/assets/words-pl-summoner_wars-*.js")
    player.page.get_by_role("button", name=player.words.get("web-language")).click()
    player.page.locator("button[lang=pl]").click()
    player.page.get_by_text(player.words.get("web-language-missing", language="Polski")).wait_for()
    assert player.page.locator("html").get_attribute("lang") == "en", "all stays as it is"
    repair()
    player.button("web-try-again").click()
    player.page.get_by_role("grid", name=catalogue("pl").get("sw2-table-board")).wait_for()


def test_without_any_words_the_page_still_speaks(open_window: Open) -> None:
    player = open_window()
    repair = broken(player, "**/assets/words-*-shell-*.js")
    player.go("/")
    player.page.get_by_text("Stonehall could not be loaded").wait_for()
    repair()
    player.page.get_by_role("button").click()
    player.heading("web-take-seat").wait_for()


def strange(player: Window) -> None:
    """Whatever game is played, the client is told that it is one it does not know."""

    def rename(text: str) -> str:
        frame = json.loads(text)
        if "table" in frame:
            frame["table"]["game"] = STRANGE
        if frame.get("scene"):
            frame["scene"]["view"]["game"] = STRANGE
        return json.dumps(frame)

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda text: socket.send(rename(str(text))))

    words = "\n".join(f"{id} = {id}" for id in player.words.ids() if id.startswith("sw2-") and "-front-" not in id)
    player.page.route_web_socket("**/live", between)
    player.page.route(f"**/api/games/{STRANGE}/words/*", lambda route: route.fulfill(body=words))
    player.page.route(f"**/api/games/{STRANGE}/cards", lambda route: route.fulfill(json=[]))


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_game_without_a_drawing_is_played_by_buttons(open_window: Open, size: tuple[int, int], axe: str) -> None:
    player = open_window(size=size)
    strange(player)
    player.go("/")
    player.button("web-play-computer").click()
    page = player.page
    buttons = page.locator("button.pick, button.choice")
    buttons.first.wait_for()
    assert not page.locator("[role=grid]").count()
    page.evaluate(axe)
    assert page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"] == []
    rng = random.Random(4)
    over = page.locator("a[download]")
    for _ in range(60):
        player.wait_until(lambda: buttons.count() + over.count() > 0, "something may be chosen")
        if over.count():
            break
        picks = page.locator("button.pick")
        meant = picks.nth(rng.randrange(picks.count())) if picks.count() and rng.random() < 0.7 else buttons.last
        meant.click()
    assert "Turn 1" not in page.locator("header").inner_text().splitlines()
