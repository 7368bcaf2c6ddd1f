"""Tables at which a game has already come to the moment a test is about, put into a house before it opens.

Everything goes through the server's own doors, and luck is seeded: no test waits for a certain card.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import structlog
from msgspec import Struct

from stonehall.bots import RandomBot
from stonehall.kernel.match import Observation
from stonehall.server.http.security import IDENTITY
from stonehall.server.services import Services, Settings, open_house
from stonehall.server.tables import commands
from stonehall.server.wire import frames
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.browser.window import Window
from tools.furnished_house import Guest, Wanted, visit

TRIES = 20
"""Games until a moment must have come that does not come in every one: computers are lucky as they please."""


class Moment(Struct):
    """A game, who sits there (``me`` or ``bot``), and when it is left: after these plays, or where ``until`` holds.

    Somebody who cannot play makes the plays up to there, on all seats that are not the computer's.
    """

    game: str
    settings: dict[str, str]
    seats: list[SeatPlan]
    plays: Sequence[str] = ()
    until: Wanted | None = None


class Prepared(Struct):
    """What is in the house: the token of the one who left the games, and the table of each."""

    token: str
    tables: dict[str, str]

    def sit_down(self, player: Window, name: str = "") -> Window:
        """Who left a table comes back to it, on whatever device."""
        player.context.add_cookies([{"name": IDENTITY, "value": self.token, "url": player.address}])
        player.go(f"/table/{self.tables[name]}")
        player.page.locator("[role=grid]").wait_for(state="attached")  # on a phone something else may be before it
        return player


def prepare(folder: Path, moments: Mapping[str, Moment], seed: int) -> Prepared:
    """Fill a data directory."""
    usual, commands.LUCK = commands.LUCK, random.Random(seed)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    try:
        with ThreadPoolExecutor(1) as thread:  # this one runs the event loop of the browser
            return thread.submit(lambda: asyncio.run(_prepare(folder, moments))).result()
    finally:
        structlog.reset_defaults()
        commands.LUCK = usual


async def _prepare(folder: Path, moments: Mapping[str, Moment]) -> Prepared:
    async with open_house(Settings(folder, bot_pace=0)) as services:
        guest = await visit(services, "Ada")
        tables = {name: await _play(services, guest, moment) for name, moment in moments.items()}
    return Prepared(guest.token, tables)


async def _play(services: Services, guest: Guest, moment: Moment) -> str:
    """The table of a game that came to its moment; where one ended before, the next is played."""
    for _ in range(TRIES):
        table = await services.tables.create(
            guest.user, NewTable(moment.game, moment.seats, None, False, moment.settings)
        )
        if await _comes(services, guest, moment, table.id):
            return table.id
    raise AssertionError("all games were over before they were left")


async def _comes(services: Services, guest: Guest, moment: Moment, table: str) -> bool:
    watcher = services.tables.watch(guest.user, table, lambda frame: None)
    chosen, bot = list(moment.plays), RandomBot(1)
    number = 0
    while (decider := watcher.live.table.decider) is not None:
        session = watcher.live.table.session
        assert session is not None
        if moment.seats[decider].player != "me":
            await asyncio.sleep(0.002)
            continue
        if number >= len(chosen) and (moment.until is None or moment.until(session.state)):
            return True
        text = (
            chosen[number]
            if number < len(chosen)
            else session.state.text_of(bot.choose(Observation(session.state, decider)))
        )
        await services.tables.act(watcher, frames.Play(str(number), watcher.live.table.moment, text))
        number += 1
    return False
