"""What happens at a table on its own: clocks run out, and bots play."""

from __future__ import annotations

import asyncio
from typing import Final, Protocol

import structlog

from stonehall.server import conduct, events
from stonehall.server.refuse import Refuse
from stonehall.server.room import Room

log = structlog.get_logger("stonehall.attendant")

ATTEMPTS: Final = 3
"""So often a bot may fail before the first legal play is made for it."""
PATIENCE: Final = 1.0
"""Seconds until what could not be kept is tried again."""


class Thinkers(Protocol):
    """Those who think for the bots, outside of this process."""

    async def choose(self, game: str, position: str, seat: int, bot: str) -> str:
        """The text of the bot's play; any exception if there is none."""

    async def close(self) -> None: ...


class Attendant:
    """Looks after the tables: called after every change, it sets the alarm of the clock and lets the bot think."""

    def __init__(self, thinkers: Thinkers, bot_pace: float) -> None:
        self.thinkers = thinkers
        self.bot_pace = bot_pace
        self._alarms: dict[str, asyncio.TimerHandle] = {}
        self._bots: dict[str, asyncio.Task[None]] = {}
        self._flags: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for alarm in self._alarms.values():
            alarm.cancel()
        tasks = [*self._bots.values(), *self._flags]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look_after(self, room: Room) -> None:
        self._set_alarm(room)
        if room.id not in self._bots and self._bot_of(room) is not None:
            task = asyncio.get_running_loop().create_task(self._play_bots(room))
            self._bots[room.id] = task
            task.add_done_callback(lambda _: self._bots.pop(room.id, None))

    # Clocks -----------------------------------------------------------------------------------------------------

    def _set_alarm(self, room: Room) -> None:
        old = self._alarms.pop(room.id, None)
        if old is not None:
            old.cancel()
        table = room.table
        seat = table.ticking
        if table.clocks is not None and seat is not None:
            left = (table.clocks.left[seat] - room.spent()) / 1000
            self._alarms[room.id] = asyncio.get_running_loop().call_later(max(0.0, left), self.ring, room)

    def ring(self, room: Room) -> None:
        """A clock should have run out by now."""
        self._alarms.pop(room.id, None)
        task = asyncio.get_running_loop().create_task(self._flag(room))
        self._flags.add(task)
        task.add_done_callback(self._flags.discard)

    async def _flag(self, room: Room) -> None:
        try:
            async with room.lock:
                late = room.late()
                if late is not None:
                    await room.happen(events.Flagged(late))
                else:
                    self._set_alarm(room)
        except Refuse as trouble:
            log.warning("flag-not-kept", table=room.id, code=trouble.code)
            if not room.broken:
                self._alarms[room.id] = asyncio.get_running_loop().call_later(PATIENCE, self.ring, room)

    # Bots -------------------------------------------------------------------------------------------------------

    def _bot_of(self, room: Room) -> int | None:
        """The seat a bot has to decide for. Bots among themselves play only while somebody watches."""
        table = room.table
        seat = table.decider
        if seat is None or table.paused or table.chairs[seat].kind != "bot":
            return None
        alone = all(chair.kind == "bot" for chair in table.chairs) and not room.watchers
        return None if alone else seat

    async def _play_bots(self, room: Room) -> None:
        """Let bots play as long as it is for them to decide."""
        playing = True
        while playing:
            try:
                playing = await self._play_bot(room)
            except Refuse as trouble:
                log.warning("bot-play-not-kept", table=room.id, code=trouble.code)
                playing = not room.broken
                await asyncio.sleep(PATIENCE)

    async def _play_bot(self, room: Room) -> bool:
        """One play of a bot; false if it is not for a bot to decide."""
        seat = self._bot_of(room)
        if seat is None:
            return False
        table, moment = room.table, room.table.moment
        text = await self._choose(room, seat)
        await asyncio.sleep(self.bot_pace - (room.now() - room.since))
        async with room.lock:
            # An undo, a pause or the end may have come in between.
            if room.table is table and table.moment == moment and self._bot_of(room) == seat:
                event, change = table.play(seat, text, conduct.LUCK, 0)
                await room.keep((event,), [change], "running", None)
        return True

    async def _choose(self, room: Room, seat: int) -> str:
        """What the bot plays: a legal play in any case."""
        table = room.table
        assert table.sitting is not None
        state, bot = table.sitting.state, table.chairs[seat].bot
        position, legal = state.to_position(), state.legal_texts()
        for _ in range(ATTEMPTS):
            try:
                text = await self.thinkers.choose(table.game.id, position, seat, bot)
                if text in legal:
                    return text
                log.error("bot-illegal", table=room.id, bot=bot)
            except Exception as problem:  # a bot that breaks down must not stop the game
                log.error("bot-failed", table=room.id, bot=bot, reason=type(problem).__name__)
        return legal[0]
