"""The hall: all tables, those who come to them, and what they ask for. Knows nothing of HTTP."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

import msgspec
import structlog

from stonehall.bots import bot_names
from stonehall.kernel import AnyGame, IllegalPlay
from stonehall.server.bots.turns import Bots, TurnRunner
from stonehall.server.names import is_taken
from stonehall.server.store.store import EventBatch, Store, TableRow
from stonehall.server.store.users import User, Users
from stonehall.server.tables import clock, commands, events, render
from stonehall.server.tables.catalog import deck_of, find
from stonehall.server.tables.events import Chair, TableEvent
from stonehall.server.tables.live_table import LiveTable, Send, Watcher
from stonehall.server.tables.render import Attendance
from stonehall.server.tables.table import Summary, Table
from stonehall.server.wire import frames, protocol
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import ClientFrame, ServerFrame
from stonehall.server.wire.protocol import JoinTable, Lobby, NewTable, SeatPlan, TableFacts
from stonehall.server.wire.text import complaint, complaints

log = structlog.get_logger("stonehall.tables")

T = TypeVar("T")

LISTED: Final = 50
"""A list of tables is no longer than this."""
BREATH: Final = 0.05
"""Seconds between two old games that are put into the archive, so that nobody has to wait for it."""
OPEN_FOR: Final = 24 * 3600.0
"""Seconds a table waits for somebody to come, if nobody says otherwise."""
LONGEST_KEY: Final = 64
MOST_ODDS: Final = 64
"""About so many attacks one may ask at once."""

Doing = frames.Play | frames.Undo | frames.Propose | frames.Answer | frames.Withdraw | frames.Concede | frames.Chat


class TableService:
    """The store must be open before the hall is, and is closed after it by its owner."""

    def __init__(
        self, store: Store, users: Users, bot_pool: Bots, *, bot_pace: float = 0.6, open_for: float = OPEN_FOR,
        now: Callable[[], float] = time.monotonic, today: Callable[[], float] = time.time,
    ) -> None:  # fmt: skip
        self.store = store
        self.users = users
        self.now = now
        self.today = today
        self.open_for = open_for
        self.live_tables: dict[str, LiveTable] = {}
        """The tables whose game is not over, the newest last, and others while somebody watches them."""
        self.turns = TurnRunner(bot_pool, bot_pace)
        self._tasks: set[asyncio.Task[object]] = set()
        self._closing = False

    async def open(self) -> None:
        """Take up every table where it was left. They are folded one by one while the hall is open already."""
        for row in self.store.tables():
            self._live(row)
        self._start(self._rebuild(list(self.live_tables.values())))

    async def _rebuild(self, live_tables: list[LiveTable]) -> None:
        for live in live_tables:
            if self._closing:
                return
            try:
                self._changed(live)
                await self._close_outdated(live)
            except RequestRefused as trouble:
                log.warning("table-not-rebuilt", table=live.id, code=trouble.code)
            await asyncio.sleep(0)
        await self._archive_all()

    async def _close_outdated(self, live: LiveTable) -> None:
        """End a game that the rules of today cannot go on with, for good."""
        async with live.lock:
            if live.must_close:
                await live.happen(events.Closed())

    async def _archive_all(self) -> None:
        """Put into the archive what was over before there was one, while the rules still know how it went."""
        for row in self.store.unarchived():
            if self._closing:
                return
            live = self._make(row)
            try:
                packed = live.packed()
                if packed is not None:
                    await self.store.add_archive(live.id, *packed)
            except RequestRefused as trouble:
                log.warning("table-not-archived", table=live.id, code=trouble.code)
            await asyncio.sleep(BREATH)

    async def close(self) -> None:
        """Tell everybody, finish what was begun, stop the clocks and the bots."""
        self._closing = True
        await self.turns.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in self.live_tables.values():
            live.announce(frames.Closing())

    def running(self) -> int:
        """How many games are being played."""
        return sum(live.summary.stage == "running" for live in self.live_tables.values())

    # Lists ------------------------------------------------------------------------------------------------------

    def lobby(self, user: User) -> Lobby:
        """The tables of a user, those that wait for somebody, and those that may be watched; the newest first."""
        newest = [live for live in reversed(self.live_tables.values()) if not live.broken]
        mine = [live for live in newest if self._is_of(live.summary, user)]
        public = [live for live in newest if live.summary.public and live not in mine]
        listed = [live.facts(user) for live in mine[:LISTED]]
        done = [row for row in self.store.finished(user.id, LISTED - len(listed)) if row.id not in self.live_tables]
        listed += [self._facts_of(row, user) for row in done]
        return Lobby(listed, self._listed(public, "open", user), self._listed(public, "running", user))

    def _listed(self, live_tables: Iterable[LiveTable], stage: str, user: User) -> list[TableFacts]:
        return [live.facts(user) for live in live_tables if live.summary.stage == stage][:LISTED]

    def _is_of(self, summary: Summary, user: User) -> bool:
        return summary.creator == user.id or bool(summary.seats_of(user.id))

    def facts(self, user: User, table_id: str) -> TableFacts:
        live = self.live_tables.get(table_id)
        return live.facts(user) if live is not None else self._facts_of(self._row(table_id), user)

    def _facts_of(self, row: TableRow, user: User) -> TableFacts:
        """The facts of a table that is not in memory."""
        summary = msgspec.json.decode(row.summary, type=Summary)
        return render.facts(row.id, summary, summary.seats_of(user.id), Attendance(self.users))

    def record(self, user: User, table_id: str) -> str:
        """The record of a game that is over: it holds every card that was hidden."""
        live = self._find(table_id)
        if live.table.stage != "over" or live.writing:
            raise RequestRefused("record-hidden")
        return live.record()

    # People -----------------------------------------------------------------------------------------------------

    async def rename(self, user: User, name: str) -> User:
        """Give a user the name they chose, if nobody at their tables is called like that."""
        for live in list(self.live_tables.values()):
            summary = live.summary
            if summary.stage != "over" and summary.seats_of(user.id) and is_taken(name, self._called_at(summary, user)):
                raise RequestRefused("name-taken", 409)
        return await self.users.rename(user, name)

    def _called_at(self, summary: Summary, user: User) -> list[str]:
        """What the others are called who sit at a table and have chosen a name."""
        others = [self.users.named(chair.user) for chair in summary.chairs if chair.user not in ("", user.id)]
        return [other.name for other in others if other.named]

    # Tables -----------------------------------------------------------------------------------------------------

    async def create(self, user: User, plan: NewTable) -> TableFacts:
        """A new table; the game begins at once if no seat is open."""
        self._check_open()
        game = find(plan.game)
        if len(plan.seats) not in game.seat_counts:
            raise RequestRefused("bad-seats", 422)
        clock.check(plan.clock)
        commands.check_settings(game, plan.settings)
        names = game.seat_names
        chairs = [_chair(game, names[place], seat, user) for place, seat in enumerate(plan.seats)]
        show = all(chair.kind == "bot" for chair in chairs)
        public = plan.public or show
        created = events.Created(user.id, game.id, chairs, plan.clock, public, plan.settings, plan.practice)
        if any(chair.kind == "open" for chair in chairs):
            created.until = round(self.today() + self.open_for)
        live = await self._do(self._create(commands.new_id(), created))
        return live.facts(user)

    async def _create(self, id: str, created: events.Created) -> LiveTable:
        table = Table(id, created)
        happened: list[TableEvent] = [created]
        started = commands.start(table.game, created.chairs, created.settings)  # refuses what could never begin
        if all(chair.kind != "open" for chair in created.chairs):
            happened.append(started)
            table.apply(started)
        summary = table.summary()
        summary_row = (summary.stage, msgspec.json.encode(summary))
        guests = list(dict.fromkeys([created.user, *(chair.user for chair in created.chairs if chair.user)]))
        await self.store.append(
            EventBatch(table.id, 1, [events.write(event) for event in happened], None, summary_row, guests)
        )
        log.info("table-created", table=table.id, game=created.game, stage=summary.stage)
        live = self._live(TableRow(table.id, *summary_row))
        self._changed(live)
        return live

    async def join(self, user: User, table_id: str, plan: JoinTable) -> TableFacts:
        """Take an open seat; when it was the last one, the game begins."""
        self._check_open()
        live = self._find(table_id)
        return await self._do(self._join(user, live, plan))

    async def _join(self, user: User, live: LiveTable, plan: JoinTable) -> TableFacts:
        async with live.lock:
            table = live.table
            if table.stage == "closed":
                raise RequestRefused("table-expired" if table.closed == "expired" else "table-closed")
            if user.named and is_taken(user.name, self._called_at(table.summary(), user)):
                raise RequestRefused("name-taken")
            names = table.game.seat_names[: len(table.chairs)]
            if plan.seat not in names:
                raise RequestRefused("no-seat", 404)
            seat = names.index(plan.seat)
            chair = table.chairs[seat]
            if chair.kind != "open":
                raise RequestRefused("seat-taken")
            deck, faction = (chair.deck, chair.faction) if chair.deck else deck_of(table.game, plan.seat, plan.deck)
            taken = Chair("person", user.id, "", deck, faction)
            happening: list[TableEvent] = [events.Joined(seat, taken)]
            chairs = [*table.chairs[:seat], taken, *table.chairs[seat + 1 :]]
            started = commands.start(table.game, chairs, table.settings)
            if all(chair.kind != "open" for chair in chairs):
                happening.append(started)
            await live.happen(*happening)
        return live.facts(user)

    async def close_table(self, user: User, table_id: str) -> TableFacts:
        """Close an open table: its host does not wait any longer."""
        self._check_open()
        return await self._do(self._close_table(user, self._find(table_id)))

    async def _close_table(self, user: User, live: LiveTable) -> TableFacts:
        async with live.lock:
            if live.table.creator != user.id:
                raise RequestRefused("not-host", 403)
            if live.table.stage != "open":
                raise RequestRefused("table-closed" if live.table.stage == "closed" else "table-begun")
            await live.happen(events.Cancelled("closed"))
        return live.facts(user)

    def watch(self, user: User, table_id: str, send: Send) -> Watcher:
        """Look at a table; the first frame that is sent is a snapshot."""
        self._check_open()
        live = self._find(table_id)
        watcher = live.enter(user, send)
        self.live_tables.setdefault(live.id, live)
        self.turns.look_after(live)
        return watcher

    # Frames -----------------------------------------------------------------------------------------------------

    async def act(self, watcher: Watcher, frame: ClientFrame) -> ServerFrame | None:
        """Do what a frame asks. The answer is for the one who asked; what happened is told to all who watch."""
        live = watcher.live
        if isinstance(frame, frames.Ping):
            return frames.Pong()
        if isinstance(frame, frames.Resync):
            live.show(watcher)
            return None
        try:
            if not 1 <= len(frame.key) <= LONGEST_KEY:
                raise RequestRefused("malformed", 400)
            if isinstance(frame, frames.Why):
                return self._why(watcher, frame)
            if isinstance(frame, frames.AskOdds):
                return self._odds(watcher, frame)
            self._check_open()
            return await self._do(self._act(watcher, frame))
        except RequestRefused as no:
            if no.code == "stale":
                live.show(watcher)
            return frames.Refused(frame.key, no.code, no.problems)
        except IllegalPlay as illegal:
            problems = complaints(illegal, render.called(live.table, self.users))
            return frames.Refused(frame.key, "illegal", problems)

    async def _act(self, watcher: Watcher, frame: Doing) -> ServerFrame:
        live, user = watcher.live, watcher.user.id
        async with live.lock:
            current = isinstance(frame, frames.Play) and frame.moment == live.table.moment
            # A play moves the moment on, so one that names the current moment cannot have been kept before.
            seq = None if current else self.store.seq_of(live.id, frame.key)
            if seq is not None:
                return frames.Ack(frame.key, seq, again=True)
            late = live.late()
            if late is not None:
                await live.depart(events.Flagged(late, ms=live.spent()))
            table, stage, spent = live.table, live.table.stage, live.spent()
            if isinstance(frame, frames.Play):
                event, change = commands.play(table, user, frame, spent)
                return frames.Ack(frame.key, await live.keep((event,), [change], stage, frame.key))
            follows = commands.event_of(table, user, frame, spent)
            if isinstance(follows, events.Conceded):
                return frames.Ack(frame.key, await live.depart(follows, frame.key))
            if isinstance(follows, events.Rematched):
                await self._create(follows.table, commands.rematch_of(table))
            return frames.Ack(frame.key, await live.happen(follows, key=frame.key))

    def _why(self, watcher: Watcher, frame: frames.Why) -> ServerFrame:
        table, seat = self._sight(watcher)
        assert table.session is not None
        problems = table.game.why_not(table.session.state, seat, frame.picked, frame.pointed)
        called = render.called(table, self.users)
        return frames.Because(frame.key, [complaint(problem, called) for problem in problems])

    def _odds(self, watcher: Watcher, frame: frames.AskOdds) -> ServerFrame:
        table, seat = self._sight(watcher)
        assert table.session is not None
        found = []
        for text in frame.texts[:MOST_ODDS]:
            odds = table.game.odds(table.session.state, seat, text)
            if odds is not None:
                found.append(protocol.Odds(text, odds.dice, list(odds.hits), odds.destroy))
        return frames.OddsAre(frame.key, found)

    def _sight(self, watcher: Watcher) -> tuple[Table, int]:
        """The table and the seat through which one asks about the game."""
        table = watcher.live.table
        seat = table.facing(table.seats_of(watcher.user.id))
        if seat is None:
            raise RequestRefused("not-your-seat", 403)
        if table.stage != "running":
            raise RequestRefused("over" if table.stage == "over" else "not-started")
        return table, seat

    # Rooms ------------------------------------------------------------------------------------------------------

    def _find(self, table_id: str) -> LiveTable:
        """The live table; that of a finished game is made for the occasion."""
        return self.live_tables.get(table_id) or self._make(self._row(table_id))

    def _row(self, table_id: str) -> TableRow:
        row = self.store.table(table_id)
        if row is None:
            raise RequestRefused("no-table", 404)
        return row

    def _live(self, row: TableRow) -> LiveTable:
        self.live_tables[row.id] = live = self._make(row)
        return live

    def _make(self, row: TableRow) -> LiveTable:
        live = LiveTable(row.id, msgspec.json.decode(row.summary, type=Summary), self.store, self.users, self.now)
        live.changed = self._changed
        live.left = self._left
        return live

    def _changed(self, live: LiveTable) -> None:
        self.turns.look_after(live)
        self._left(live)

    def _left(self, live: LiveTable) -> None:
        """A finished game, or a closed table, that nobody watches is forgotten until somebody asks for it."""
        if not live.watchers and live.summary.stage in ("over", "closed"):
            self.live_tables.pop(live.id, None)

    # Doing ------------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closing:
            raise RequestRefused("closing", 503)

    async def _do(self, work: Awaitable[T]) -> T:
        """Finish what was begun, even if the one who asked goes away in the middle of it."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Awaitable[T]) -> asyncio.Task[T]:
        task: asyncio.Task[T] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _chair(game: AnyGame, seat: str, plan: SeatPlan, user: User) -> Chair:
    deck, faction = deck_of(game, seat, plan.deck)
    if plan.player == "bot":
        if plan.bot not in bot_names():
            raise RequestRefused("no-bot", 422)
        return Chair("bot", "", plan.bot, deck, faction)
    return Chair("person", user.id, "", deck, faction) if plan.player == "me" else Chair("open", "", "", deck, faction)


__all__ = ["Bots", "TableService", "Watcher"]
