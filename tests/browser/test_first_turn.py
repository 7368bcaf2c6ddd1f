"""The first turn of each game, as somebody plays it who follows only the page: within a minute and a half."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocket

import stonehall
from tests.browser import arena, mountain
from tests.browser.window import Window

Open = Callable[..., Window]
LIMIT_S = 90.0
MOST_CLICKS = 200
OPPONENT = "page"

CLICKS: dict[str, Callable[[Window, random.Random], object]] = {
    "summoner-wars": Window.act,
    "alliances": Window.act,
    "tash-kalar": arena.act,
    "mountain-king": mountain.act,
}
"""How somebody clicks what glows, and nothing else."""
LANGUAGES = {"summoner-wars": "en", "alliances": "pl", "tash-kalar": "hu", "mountain-king": "hu"}


class Turns:
    """Whose turn it truly is, read off the frames that reach the page."""

    def __init__(self, player: Window) -> None:
        self.scene: dict[str, Any] = {}
        player.page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self._hear(json.loads(payload)))

    def _hear(self, frame: dict[str, Any]) -> None:
        self.scene = frame.get("scene") or self.scene

    @property
    def mine(self) -> bool:
        """Whether I am asked; a turn of mine is over once somebody else is."""
        return bool(self.scene) and bool(self.scene["choices"])

    @property
    def number(self) -> int:
        return int(self.scene["view"]["turn"])


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_the_first_turn_is_played_in_a_minute_and_a_half(open_window: Open, game: str) -> None:
    player = open_window(language=LANGUAGES[game])
    turns, rng, click = Turns(player), random.Random(5), CLICKS[game]
    began = time.monotonic()
    player.go("/")
    player.button(f"{stonehall.load(game).prefix}-title").click()
    player.page.locator(f"label:has(input[value={OPPONENT}])").first.click()
    player.button("web-play-computer").click()
    player.at_table()
    player.wait_until(lambda: turns.mine, "it is my turn")
    turn = turns.number
    for _ in range(MOST_CLICKS):
        player.wait_until(lambda: turns.number != turn or mountain.may_act(player), "something glows")
        if turns.number != turn:
            break
        assert player.prompt().strip()
        click(player, rng)
        if player.page.locator(".prompt.troubled").count():
            warned = any(choice["warning"] for choice in turns.scene["choices"])  # another click accepts it
            assert warned, player.prompt()
    took = time.monotonic() - began
    assert turns.number != turn, "the turn had no end"
    assert took < LIMIT_S, f"{took:.0f} s"
