"""A game from another package at a table of the real page, which was built without knowing of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

import stonehall
from stonehall.locale import Catalogue, catalogue
from tests.browser.window import Window
from tests.outside import LANTERNS, at_home, install
from tests.server.serving import Serving, serving

Open = Callable[..., Window]
OWN_TURNS = 4
COLOURS = ("red", "gold", "green")


@pytest.fixture(scope="module")
def services(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server beside which Lanterns was installed."""
    home = install(LANTERNS, tmp_path_factory.mktemp("outside"))
    with at_home(home), serving(tmp_path_factory.mktemp("house") / "data") as server:
        yield server


def sit_down(player: Window) -> None:
    """A table planned by clicking, with computers on the other seats."""
    words, page = player.words, player.page
    player.go("/new")
    page.get_by_text("Lanterns", exact=True).click()
    computers = page.get_by_text(words.get("web-player-bot"), exact=True)
    player.wait_until(lambda: computers.count() == 3, "three seats are there")
    for place in (1, 2):
        computers.nth(place).click()
    player.button("web-open-table").click()
    page.locator(".plain").wait_for()


def offered(player: Window) -> dict[str, str]:
    """What can be picked on the table, by its id, as it is called."""
    read = "all => all.map((one) => [one.dataset.pick, one.textContent.trim()])"
    pairs: list[tuple[str, str]] = player.page.locator(".plain button.pick").evaluate_all(read)
    return dict(pairs)


def pick(player: Window, id: str) -> None:
    player.page.locator(f".plain button.pick[data-pick={id}]").click()


def wait_for_turn(player: Window) -> dict[str, str]:
    """Until lanterns can be picked; which."""
    player.wait_until(lambda: not {*COLOURS}.isdisjoint(offered(player)), "it is my turn")
    return offered(player)


def wait_for_places(player: Window) -> dict[str, str]:
    player.wait_until(lambda: any(id.startswith("a") for id in offered(player)), "places are offered")
    return offered(player)


def light_a_lantern(player: Window, words: Catalogue, rng: Random) -> None:
    """One play, in three steps: which lantern, where, and with how much oil."""
    lanterns = wait_for_turn(player)
    assert lanterns == {id: words.get(f"lan-card-{id}") for id in lanterns}
    assert words.get("lan-prompt-yours") in player.prompt()
    pick(player, rng.choice(sorted(lanterns)))
    places = wait_for_places(player)
    assert all(id == name and id[:2] in ("aa", "ab", "ac") for id, name in places.items())
    pick(player, rng.choice(sorted(places)))
    oil = [words.get("lan-oil", drops=drops) for drops in (1, 2, 3)]
    choices = player.page.locator("button.choice")
    player.wait_until(lambda: {*choices.all_inner_texts()} >= {*oil}, "drops of oil are offered")
    told = len(player.log())
    choices.get_by_text(rng.choice(oil), exact=True).click()
    player.wait_until(lambda: len(player.log()) > told, "the log tells of it")


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_whole_game_is_played_by_clicking(open_window: Open, language: str) -> None:
    player = open_window(language=language)
    words = catalogue(language, stonehall.load("lanterns"))
    sit_down(player)
    rng = Random(language)
    for _ in range(OWN_TURNS):
        light_a_lantern(player, words, rng)
    player.wait_until(player.is_over, "the game is over")
    assert words.get("lan-drew-hidden", player=words.get("seat-west")) in player.log()
    answer = player.page.request.get(f"{player.address}/api/tables/{player.table}/record")
    record = stonehall.read_record(answer.text())
    assert (record.game.id, record.state.over) == ("lanterns", True)


def test_what_was_picked_can_be_taken_back(open_window: Open) -> None:
    player = open_window()
    sit_down(player)
    lanterns = wait_for_turn(player)
    pick(player, min(lanterns))
    wait_for_places(player)
    player.page.keyboard.press("Escape")
    assert wait_for_turn(player) == lanterns
