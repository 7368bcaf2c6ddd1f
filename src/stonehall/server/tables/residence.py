"""Which tables are in memory: those at which somebody is or something happens, and a few that were needed lately.

All others are rows of the database. One in which a clock runs or a bot is to play says when it has to be looked at
(``due``); a sweep wakes those, and only those. So a house with ten thousand games starts as fast as an empty one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Final

import structlog
from msgspec.structs import replace

from stonehall.server.bots.turns import TurnRunner
from stonehall.server.store.store import BROKEN, Standing, Store, TableRow
from stonehall.server.store.users import Users
from stonehall.server.tables import events
from stonehall.server.tables.live_table import LiveTable
from stonehall.server.tables.snapshots import Snapshots
from stonehall.server.tables.standing import HouseClock, standing_of
from stonehall.server.wire.errors import RequestRefused

log = structlog.get_logger("stonehall.residence")

KEPT: Final = 100
"""So many tables at which nobody is stay in memory."""
EVERY: Final = 1.0
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 50
"""At most so many tables are woken by one look."""
LOOKED_AT: Final = 1000
NOTED: Final = 30.0
"""Seconds after which the time of the house is kept; so much a crash may give back to those whose clock runs."""
TIME: Final = "time"


class Residence:
    """The tables in memory. ``start`` runs work that is finished before the house closes."""

    def __init__(
        self, store: Store, users: Users, clock: HouseClock, turns: TurnRunner,
        start: Callable[[Awaitable[None]], object], kept: int = KEPT,
    ) -> None:  # fmt: skip
        self.store = store
        self.users = users
        self.clock = clock
        self.turns = turns
        self.start = start
        self.kept = kept
        self.snapshots = Snapshots()
        self.live: dict[str, LiveTable] = {}
        self._quiet: dict[str, LiveTable] = {}
        """Those that may leave, the one that was needed least recently first."""
        self._given_up: set[str] = set()
        """Tables that could not be woken; a look every second would not help them."""
        self._sweeping: asyncio.Task[None] | None = None
        self._noted = 0.0

    def open(self) -> None:
        """Take up the time of the house, and look after what is due from now on."""
        self.clock.resume(int(self.store.noted(TIME) or 1))
        self._noted = self.clock()
        self._sweeping = asyncio.get_running_loop().create_task(self._sweep())

    async def close(self) -> None:
        if self._sweeping is not None:
            self._sweeping.cancel()
            await asyncio.gather(self._sweeping, return_exceptions=True)
        await self._note_time()

    # Coming and going -------------------------------------------------------------------------------------------

    def find(self, id: str) -> LiveTable:
        """A table by its id; it comes into memory if it is not there. One that is asked for often stays."""
        if id in self._quiet:
            self._quiet[id] = self._quiet.pop(id)
        return self.live.get(id) or self.add(self._row(id))

    def add(self, row: TableRow) -> LiveTable:
        live = LiveTable(row.id, row.standing, self.store, self.users, self.snapshots, self.clock)
        live.changed = self.turns.look_after
        live.left = self.rest
        live.broke = self._set_aside
        self._make_room()
        self.live[row.id] = self._quiet[row.id] = live
        return live

    def rest(self, live: LiveTable) -> None:
        """Nobody may need this one for a while."""
        self._quiet.pop(live.id, None)
        self._quiet[live.id] = live
        self._make_room()

    def _make_room(self) -> None:
        """Those that were not needed for longest leave."""
        for id in list(islice(self._quiet, max(0, len(self._quiet) - self.kept))):
            candidate = self._quiet.pop(id)
            if candidate.watchers:
                continue  # it is told of again when they leave
            if candidate.is_busy() or self.turns.is_busy(candidate):
                self._quiet[id] = candidate
            else:
                self.turns.forget(candidate)
                self.live.pop(id, None)

    def _row(self, id: str) -> TableRow:
        row = self.store.table(id)
        if row is None:
            raise RequestRefused("no-table", 404)
        return row

    # What is due ------------------------------------------------------------------------------------------------

    async def _sweep(self) -> None:
        while True:
            try:
                await self.wake()
                if self.clock() - self._noted >= NOTED and self.store.any_due():
                    await self._note_time()
            except Exception as trouble:  # whatever it was: the next look is made all the same
                log.error("sweep-failed", reason=type(trouble).__name__)
            await asyncio.sleep(EVERY)

    async def wake(self) -> None:
        """Look after the tables that are due and not in memory."""
        due = self.store.due(self.clock.ms, LOOKED_AT)
        for live in [self.live[id] for id in due if id in self.live and self.live[id].standing.stage == "open"]:
            await self._expire(live)
        for id in [id for id in due if id not in self.live and id not in self._given_up][:AT_ONCE]:
            try:
                await self._wake(id)
            except Exception as fault:  # it concerns this table alone; its text may name a hidden card
                log.error("table-not-woken", table=id, reason=type(fault).__name__)
                self._given_up.add(id)
            await asyncio.sleep(0)

    async def _wake(self, id: str) -> None:
        live = self.find(id)
        with live.used():
            await self.settle(live)
            if not live.broken:
                self.turns.look_after(live)
        self.rest(live)

    async def settle(self, live: LiveTable) -> None:
        """Bring what is kept of a table beside its log up to date; end a game that today's rules cannot go on with."""
        if live.settled:
            return
        try:
            async with live.lock:
                if live.must_close:
                    await live.happen(events.Closed())
                if live.has_waited_in_vain:
                    await live.happen(events.Cancelled("expired"))
                now = standing_of(live.table, live.since)
                if now != live.standing:
                    await self._keep(live, now)
                live.settled = True
        except RequestRefused as trouble:
            log.warning("table-not-settled", table=live.id, code=trouble.code)

    async def _expire(self, live: LiveTable) -> None:
        """Close an open table in memory at which nobody sat down in time."""
        try:
            async with live.lock:
                if live.has_waited_in_vain:
                    await live.happen(events.Cancelled("expired"))
        except RequestRefused as trouble:
            log.warning("table-not-expired", table=live.id, code=trouble.code)

    def _set_aside(self, live: LiveTable) -> None:
        """A table that cannot be read is not asked for again, and shown to its players as what it is."""
        if live.standing.stage != BROKEN:
            self.start(self._keep(live, replace(live.standing, stage=BROKEN, due=None, since=0)))

    async def _keep(self, live: LiveTable, now: Standing) -> None:
        try:
            await self.store.set_standing(live.id, now)
        except RequestRefused as trouble:
            log.warning("standing-not-kept", table=live.id, code=trouble.code)
        else:
            live.standing = now

    async def _note_time(self) -> None:
        try:
            await self.store.note(TIME, str(self.clock.ms))
            self._noted = self.clock()
        except RequestRefused as trouble:
            log.warning("time-not-kept", code=trouble.code)
