"""Nothing is lost: reload in the middle, a killed server, a connection that comes back."""

from __future__ import annotations

import random
import signal
from collections.abc import Callable
from pathlib import Path

from tests.browser.window import Window
from tests.server.serving import Serving

Open = Callable[..., Window]


def play_some(player: Window, clicks: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(clicks):
        player.wait_for_turn()
        if player.is_over():
            return
        player.act(rng)
    player.wait_for_turn()


def picture(player: Window) -> list[str]:
    """What stands where, as it is read to somebody who does not see."""
    labels = player.page.locator("[data-piece]").evaluate_all(
        "(found) => found.map((one) => one.dataset.square + ' ' + one.dataset.piece).sort()"
    )
    assert player.log()
    return [*labels, *player.log()]


def test_a_reload_in_the_middle_changes_nothing(open_window: Open) -> None:
    player = open_window().play_computer()
    play_some(player, 40, seed=2)
    player.page.keyboard.press("Escape")
    before = picture(player)
    player.page.reload()
    player.at_table()
    assert picture(player) == before


def test_a_second_tab_shows_the_same_game_and_may_go_on(open_window: Open) -> None:
    player = open_window().play_computer()
    other = player.context.new_page()
    other.goto(player.page.url)
    other.locator("[role=grid]").wait_for()
    player.page.bring_to_front()  # what lies behind is drawn rarely
    play_some(player, 25, seed=3)
    assert player.log()
    player.wait_until(lambda: other.locator("[role=log] > *").all_inner_texts() == player.log(), "both tabs agree")


def test_a_server_that_is_killed_loses_nothing(open_window: Open, tmp_path: Path) -> None:
    server = Serving(tmp_path / "data", "--port", "0")
    port = server.address.rpartition(":")[2]
    player = open_window(server.address).play_computer()
    try:
        play_some(player, 30, seed=7)
        player.page.keyboard.press("Escape")
        before = picture(player)
        server.stop(signal.SIGKILL)
        lost = player.words.get("table-lost", seconds=0).split(".")[0]
        player.wait_until(
            lambda: lost in player.page.locator("body").inner_text(), "the page says that it lost the line"
        )
        server = Serving(tmp_path / "data", "--port", port)
        player.wait_until(lambda: lost not in player.page.locator("body").inner_text(), "the page is back")
        player.wait_for_turn()
        assert picture(player)[: len(before)] == before
        play_some(player, 10, seed=8)
    finally:
        server.stop(signal.SIGKILL)


def test_without_the_server_the_page_says_so_and_tries_again(open_window: Open, tmp_path: Path) -> None:
    server = Serving(tmp_path / "data", "--port", "0")
    window = open_window(server.address).go("/")
    server.stop()
    window.button("web-play-computer").click()
    window.page.get_by_text(window.words.get("web-unreachable")).first.wait_for()
