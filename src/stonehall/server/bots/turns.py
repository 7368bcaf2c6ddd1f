"""What happens at a table on its own: clocks run out, and bots play."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil
from typing import Final, Protocol

import structlog

from stonehall.bots import LEVELS
from stonehall.server.bots.worker import Advised
from stonehall.server.tables import commands, events
from stonehall.server.tables.live_table import LiveTable
from stonehall.server.wire.errors import RequestRefused

log = structlog.get_logger("stonehall.attendant")

ATTEMPTS: Final = 3
"""So often a bot may fail before the first legal play is made for it."""
PATIENCE: Final = 1.0
"""Seconds until what could not be kept is tried again."""
BRISK: Final = 0.25
"""What a computer takes for a play that is asked not to make pauses: most need less, so that it does not show how long
they thought."""
SLOW: Final = 1.0
"""Who may think as long as this often does, and so always takes it."""


def pause(pace: float, thought: float, most: float = 0.0) -> float:
    """How long a bot takes for a play, given how long it thought, and thinks at ``most``: whole paces, at least one.

    It thinks the longer the more it could do, which is not for everybody to know: so that does not show, unless it
    thinks longer than it should.

    >>> pause(0.6, 0.01), pause(0.6, 0.59), pause(0.6, 0.7), pause(0.6, 0.01, most=1.0), pause(0.0, 0.3)
    (0.6, 0.6, 1.2, 1.2, 0.3)
    """
    return max(1, ceil(max(thought, most) / pace)) * pace if pace > 0 else thought


def time_of(bot: str, pace: float, brisk: bool, thought: float) -> float:
    """How long a bot takes for a play at a table: at the pace of the house, or as soon as it shows nothing.

    >>> time_of("knight", 0.6, False, 0.05), time_of("knight", 0.6, True, 0.05), time_of("steward", 0.6, True, 0.05)
    (0.6, 0.25, 1.0)
    """
    most = LEVELS.get(bot, 0.0)
    if brisk:
        return pause(min(pace, BRISK), thought, most if most >= SLOW else 0.0)
    return pause(pace, thought, most)


class Bots(Protocol):
    """Those who think for the bots, outside of this process."""

    async def choose(self, game: str, position: str, seat: int, bot: str, owner: str) -> list[str]:
        """The text of the bot's play, and of those it plans after it, thought for ``owner``; any exception if there is
        none."""

    async def advise(
        self, game: str, form: str, position: str, seat: int, owner: str, wanted: Callable[[], bool]
    ) -> list[Advised]:
        """What is advised to the seat, the best first, if that is still ``wanted`` when its turn to be thought about
        has come; any exception if there is none."""

    async def close(self) -> None: ...


class TurnRunner:
    """Looks after the tables: called after every change, it sets the alarm of the clock and lets the bot think."""

    def __init__(self, bot_pool: Bots, bot_pace: float) -> None:
        self.bot_pool = bot_pool
        self.bot_pace = bot_pace
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._ringing: dict[str, asyncio.Task[None]] = {}
        self._plans: dict[str, tuple[int, list[str]]] = {}
        """What the bot of a table plays next, and at which of its moments: elsewhere it thinks again."""

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = [*self._bots.values(), *self._ringing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_after(self, live: LiveTable) -> None:
        self._set_alarm(live)
        if live.id not in self._bots and self._bot_of(live) is not None:
            task = asyncio.get_running_loop().create_task(self._play_bots(live))
            self._bots[live.id] = task
            task.add_done_callback(lambda _: self._bots.pop(live.id, None))

    def is_busy(self, live: LiveTable) -> bool:
        """Whether something is happening there."""
        return live.id in self._bots or live.id in self._ringing

    def forget(self, live: LiveTable) -> None:
        """The table leaves memory; what is due there is known to the store."""
        self._plans.pop(live.id, None)
        self._stop_alarm(live)

    # Clocks -----------------------------------------------------------------------------------------------------

    def _stop_alarm(self, live: LiveTable) -> None:
        alarm = self._alarms.pop(live.id, None)
        if alarm is not None:
            alarm.cancel()

    def _set_alarm(self, live: LiveTable) -> None:
        self._stop_alarm(live)
        table = live.table
        seat = table.ticking
        if table.clocks is not None and seat is not None:
            left = (table.clocks.left[seat] - live.spent()) / 1000
            if left > 0:
                self._alarms[live.id] = asyncio.get_running_loop().call_later(left, self.ring, live)
            elif live.id not in self._ringing:
                self.ring(live)

    def ring(self, live: LiveTable) -> None:
        """A clock should have run out by now."""
        self._alarms.pop(live.id, None)
        self._ringing[live.id] = task = asyncio.get_running_loop().create_task(self._flag(live))
        task.add_done_callback(lambda _: self._ringing.pop(live.id, None))

    async def _flag(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                late = live.late()
                if late is not None:
                    await live.depart(events.Flagged(late, ms=live.spent()))
                else:
                    self._set_alarm(live)
        except RequestRefused as trouble:
            log.warning("flag-not-kept", table=live.id, code=trouble.code)
            if not live.broken:
                self._alarms[live.id] = asyncio.get_running_loop().call_later(PATIENCE, self.ring, live)

    # Bots -------------------------------------------------------------------------------------------------------

    def _bot_of(self, live: LiveTable) -> int | None:
        """The seat a bot has to decide for. Bots among themselves play only while somebody watches."""
        table = live.table
        seat = table.decider
        if seat is None or table.paused or table.chairs[seat].kind != "bot":
            return None
        alone = all(chair.kind == "bot" for chair in table.chairs) and not live.watchers
        return None if alone else seat

    async def _play_bots(self, live: LiveTable) -> None:
        """Let bots play as long as it is for them to decide."""
        playing = True
        while playing:
            try:
                playing = await self._play_bot(live)
            except RequestRefused as trouble:
                log.warning("bot-play-not-kept", table=live.id, code=trouble.code)
                playing = not live.broken
                await asyncio.sleep(PATIENCE)

    async def _play_bot(self, live: LiveTable) -> bool:
        """One play of a bot; false if it is not for a bot to decide."""
        seat = self._bot_of(live)
        if seat is None:
            return False
        table, moment = live.table, live.table.moment
        text, *plan = await self._choose(live, seat)
        thought = live.now() - live.since
        await asyncio.sleep(time_of(table.chairs[seat].bot, self.bot_pace, table.brisk, thought) - thought)
        async with live.lock:
            # An undo, a pause or the end may have come in between.
            if live.table is table and table.moment == moment and self._bot_of(live) == seat:
                event, change = table.play(seat, text, commands.LUCK, 0)
                await live.keep((event,), [change], "running", None)
                if plan:
                    self._plans[live.id] = (live.table.moment, plan)
        return True

    async def _choose(self, live: LiveTable, seat: int) -> list[str]:
        """What the bot plays, a legal play in any case, and what it plans after it."""
        table = live.table
        assert table.session is not None
        state, bot = table.session.state, table.chairs[seat].bot
        legal = state.legal_texts()
        moment, plan = self._plans.pop(live.id, (-1, []))
        if moment == table.moment and plan[0] in legal:
            return plan
        position = state.to_position()
        for _ in range(ATTEMPTS):
            try:
                plays = await self.bot_pool.choose(table.game.id, position, seat, bot, table.creator)
                if plays[0] in legal:
                    return plays
                log.error("bot-illegal", table=live.id, bot=bot)
            except Exception as problem:  # a bot that breaks down must not stop the game
                log.error("bot-failed", table=live.id, bot=bot, reason=type(problem).__name__)
        return legal[:1]
