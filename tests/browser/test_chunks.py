"""What is loaded when: nothing of another game, again what did not come, and games the client has no folder for."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, WebSocketRoute

from stonehall.locale import catalogue
from tests.browser.window import PHONE, Window
from tests.server.serving import Serving, serving
from tests.test_client_build import PREFIXES, manifest, table

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


@pytest.fixture(scope="module")
def slow_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Its computers play nothing before a table was looked at."""
    with serving(tmp_path_factory.mktemp("slow") / "data", "--bot-pace", "600") as server:
        yield server


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
@pytest.mark.parametrize("folder", PREFIXES)
def test_a_table_is_drawn_by_what_its_budget_counts(
    open_window: Open, slow_house: Serving, folder: str, size: tuple[int, int]
) -> None:
    """All else comes once the browser is idle, which is never here, or with the first play."""
    player = open_window(slow_house.address, size=size)
    player.page.add_init_script("window.requestIdleCallback = () => 0")
    player.go("/")
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    player.button(f"{PREFIXES[folder]}-title").click()
    player.button("web-play-computer").click()
    player.at_table()
    counted = {Path(manifest()[chunk]["file"]).name for chunk in table(folder, "phone" if size == PHONE else "wide")}
    code = {name for name in asked if name.endswith(".js") and not name.startswith(("words-", "icons-"))}
    assert code
    assert code <= counted, code - counted


class Broken:
    """No file of a kind comes until it is repaired; counts who asked for one in vain."""

    def __init__(self, player: Window, pattern: str) -> None:
        self.player, self.pattern = player, pattern
        self.refused = 0
        player.page.route(pattern, self._refuse)

    def _refuse(self, route: Route) -> None:
        self.refused += 1
        route.abort()

    def repair(self) -> None:
        """Whoever asks from now on is answered; what is said until then stays true."""
        assert self.refused, "it has been missed"
        self.player.page.unroute(self.pattern, self._refuse)


@pytest.mark.parametrize("pattern", ["**/assets/NewTable-*.js", "**/assets/NewTable-*.css"])
def test_a_page_that_does_not_come_says_so_and_tries_again(open_window: Open, pattern: str) -> None:
    player = open_window().go("/")
    broken = Broken(player, pattern)
    player.page.get_by_role("link", name=player.words.get("web-create-table")).first.click()
    player.page.get_by_text(player.words.get("web-part-missing")).wait_for()
    before = broken.refused
    player.button("web-try-again").click()
    player.wait_until(lambda: broken.refused > before, "it is asked for again")
    broken.repair()
    player.heading("web-new-table").wait_for()


@pytest.mark.parametrize("pattern", ["**/assets/summoner_wars-*.js", "**/assets/words-en-summoner_wars-*.js"])
def test_a_game_that_does_not_come_says_so_and_tries_again(open_window: Open, pattern: str) -> None:
    player = open_window()
    broken = Broken(player, pattern)
    player.go("/")
    player.button("web-play-computer").click()
    player.page.get_by_text(player.words.get("web-part-missing")).wait_for()
    broken.repair()
    player.at_table().wait_for_turn()


def test_a_language_that_does_not_come_says_so_and_tries_again(open_window: Open) -> None:
    player = open_window().play_computer()
    broken = Broken(player, "**/assets/words-pl-summoner_wars-*.js")
    player.page.get_by_role("button", name=player.words.get("web-language")).click()
    player.page.locator("button[lang=pl]").click()
    player.page.get_by_text(player.words.get("web-language-missing", language="Polski")).wait_for()
    assert player.page.locator("html").get_attribute("lang") == "en", "all stays as it is"
    broken.repair()
    player.page.get_by_role("grid", name=catalogue("pl").get("sw2-table-board")).wait_for()


def test_a_first_page_without_its_language_is_english_and_says_so(open_window: Open) -> None:
    player = open_window(language="hu")
    broken = Broken(player, "**/assets/words-hu-shell-*.js")
    player.go("/")
    english = catalogue("en")
    player.page.get_by_text(english.get("web-language-missing", language="Magyar")).wait_for()
    player.page.get_by_role("heading", name=english.get("web-take-seat"), exact=True).wait_for()
    broken.repair()
    player.heading("web-take-seat").wait_for()
    assert player.page.locator("html").get_attribute("lang") == "hu"


def test_without_any_words_the_page_still_speaks(open_window: Open) -> None:
    player = open_window()
    broken = Broken(player, "**/assets/words-*-shell-*.js")
    player.go("/")
    player.page.get_by_text("Stonehall could not be loaded").wait_for()
    broken.repair()
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
    assert "Turn 1" not in page.locator("header.bar").inner_text().splitlines()
