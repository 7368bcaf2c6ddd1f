"""Tables at which a game has already come to the moment a test is about: the same cards and plays every time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from msgspec import Struct

from stonehall.server.http.security import IDENTITY
from stonehall.server.services import Settings, open_house
from stonehall.server.tables import commands
from stonehall.server.wire import frames
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.browser.window import Window
from tools.furnished_house import Wanted, play_until, visit


class Prepared(Struct):
    """A table in a data directory, and the token of the one who holds all its seats."""

    token: str
    table: str

    def sit_down(self, player: Window) -> Window:
        """Come back to the table as the one who was there before."""
        player.context.add_cookies([{"name": IDENTITY, "value": self.token, "url": player.address}])
        return player.go(f"/table/{self.table}").at_table()


def prepare(
    folder: Path, game: str, settings: Mapping[str, str], decks: Sequence[str], seed: int,
    plays: Sequence[str] = (), until: Wanted | None = None,
) -> Prepared:  # fmt: skip
    """One person on all seats, who has made these plays; or computers have played for them until a moment."""
    usual, commands.LUCK = commands.LUCK, random.Random(seed)
    try:
        with ThreadPoolExecutor(1) as thread:  # this one runs the event loop of the browser
            return thread.submit(lambda: asyncio.run(_prepare(folder, game, settings, decks, plays, until))).result()
    finally:
        commands.LUCK = usual


async def _prepare(
    folder: Path, game: str, settings: Mapping[str, str], decks: Sequence[str], plays: Sequence[str],
    until: Wanted | None,
) -> Prepared:  # fmt: skip
    async with open_house(Settings(folder)) as services:
        guest = await visit(services, "Ada")
        seats = [SeatPlan("me", deck=deck) for deck in decks]
        table = await services.tables.create(guest.user, NewTable(game, seats, None, False, dict(settings)))
        watcher = services.tables.watch(guest.user, table.id, lambda frame: None)
        for number, text in enumerate(plays):
            await services.tables.act(watcher, frames.Play(f"prepared {number}", watcher.live.table.moment, text))
        if until is not None:
            await play_until(services, table.id, [guest] * len(decks), until)
    return Prepared(guest.token, table.id)
