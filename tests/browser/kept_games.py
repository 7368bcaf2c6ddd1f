"""Games of the Mountain King that somebody left at an interesting moment, put into a house before it opens.

Everything goes through the server's own doors, with computers on the other seats: who comes back goes on playing.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import structlog
from msgspec import Struct

from stonehall.bots import RandomBot
from stonehall.kernel import State
from stonehall.kernel.match import Observation
from stonehall.server.http.security import IDENTITY
from stonehall.server.services import Services, Settings, open_house
from stonehall.server.store.users import User
from stonehall.server.wire import frames
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.browser.window import Window

GAME = "mountain-king"
Moment = Callable[[State], bool]


class Kept(Struct):
    """Where the games are: the token of the one who left them, and the table of each."""

    address: str
    token: str
    tables: dict[str, str]

    def come_back(self, player: Window, name: str) -> Window:
        """The one who left sits down again, on whatever device."""
        player.context.add_cookies([{"name": IDENTITY, "value": self.token, "url": self.address}])
        player.go(f"/table/{self.tables[name]}")
        player.page.locator("[role=grid]").wait_for(state="attached")  # the trolls may be on the stage instead
        return player


def seen(state: State) -> dict[str, Any]:
    return cast(dict[str, Any], state.view(0))


def is_ending(state: State) -> bool:
    """My turn begins, and it is one of the last."""
    view = seen(state)
    return bool(view["turns_left"] >= 0 and view["decision"]["prompt"] == "before")


def may_dig(state: State) -> bool:
    return seen(state)["decision"]["prompt"] == "before" and any(one.startswith("dig ") for one in state.legal_texts())


def is_placing(state: State) -> bool:
    """A newcomer has several places to choose from, and trolls to set to work."""
    cascades = (seen(state)["decision"] or {}).get("cascades", [])
    return len(cascades) > 1 and any(len(one["trolls"]) > 1 for one in cascades)


WAYS: Mapping[str, tuple[int, dict[str, str], Moment]] = {
    "two": (2, {}, is_ending),
    "three": (3, {}, is_ending),
    "four": (4, {}, is_ending),
    "five": (5, {}, is_ending),
    "teams": (4, {"teams": "yes"}, is_ending),
    "digging": (2, {}, may_dig),
    "dragging": (2, {}, may_dig),
    "placing": (2, {}, is_placing),
}
"""How many play, with which settings, and when the game is left."""


def keep_games(data: Path) -> tuple[str, dict[str, str]]:
    """Fill a data directory; the token, and the tables."""
    with ThreadPoolExecutor(1) as apart:  # a browser that is open has an event loop in this thread
        return apart.submit(lambda: asyncio.run(_keep(data))).result()


async def _keep(data: Path) -> tuple[str, dict[str, str]]:
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    try:
        async with open_house(Settings(data, bot_pace=0)) as services:
            user, token = await services.users.visit(None)
            assert token is not None
            tables = await asyncio.gather(*(_play(services, user, *way) for way in WAYS.values()))
    finally:
        structlog.reset_defaults()
    return token, dict(zip(WAYS, tables, strict=True))


async def _play(services: Services, user: User, count: int, settings: dict[str, str], moment: Moment) -> str:
    seats = [SeatPlan("me"), *[SeatPlan("bot", bot="random") for _ in range(count - 1)]]
    table = await services.tables.create(user, NewTable(GAME, seats, None, False, settings))
    watcher = services.tables.watch(user, table.id, lambda frame: None)
    bot, plays = RandomBot(count), itertools.count()
    while (decider := watcher.live.table.decider) is not None:
        session = watcher.live.table.session
        assert session is not None
        if decider != 0:
            await asyncio.sleep(0.002)
            continue
        if moment(session.state):
            return table.id
        text = session.state.text_of(bot.choose(Observation(session.state, decider)))
        await services.tables.act(watcher, frames.Play(str(next(plays)), watcher.live.table.moment, text))
    raise AssertionError("the game was over before it was left")
