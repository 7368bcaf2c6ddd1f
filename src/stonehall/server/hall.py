"""The hall: all tables, those who come to them, and what they ask for. Knows nothing of HTTP."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeVar

import msgspec
import structlog

from stonehall.bots import BOTS
from stonehall.kernel import Game, IllegalPlay
from stonehall.server import clock, conduct, events, frames, protocol, scene
from stonehall.server.attendant import Attendant, Thinkers
from stonehall.server.events import Chair, TableEvent
from stonehall.server.facts import deck_of, find
from stonehall.server.frames import ClientFrame, ServerFrame
from stonehall.server.protocol import JoinTable, Lobby, NewTable, SeatPlan, TableFacts
from stonehall.server.refuse import Refuse
from stonehall.server.room import Room, Send, Watcher
from stonehall.server.scene import Company
from stonehall.server.store import Page, Store, TableRow
from stonehall.server.table import Summary, Table
from stonehall.server.users import User, Users
from stonehall.server.words import complaint, complaints

log = structlog.get_logger("stonehall.hall")

T = TypeVar("T")

LISTED: Final = 50
"""A list of tables is no longer than this."""
LONGEST_KEY: Final = 64
MOST_ODDS: Final = 64
"""About so many attacks one may ask at once."""

Doing = frames.Play | frames.Undo | frames.Propose | frames.Answer | frames.Concede | frames.Chat


class Hall:
    """The store must be open before the hall is, and is closed after it by its owner."""

    def __init__(
        self, store: Store, users: Users, thinkers: Thinkers, *, bot_pace: float = 0.6,
        now: Callable[[], float] = time.monotonic,
    ) -> None:  # fmt: skip
        self.store = store
        self.users = users
        self.now = now
        self.rooms: dict[str, Room] = {}
        """The tables whose game is not over, the newest last, and others while somebody watches them."""
        self.attendant = Attendant(thinkers, bot_pace)
        self._tasks: set[asyncio.Task[object]] = set()
        self._closing = False

    async def open(self) -> None:
        """Take up every table where it was left. They are folded one by one while the hall is open already."""
        for row in self.store.tables():
            self._room(row)
        self._start(self._rebuild(list(self.rooms.values())))

    async def _rebuild(self, rooms: list[Room]) -> None:
        for room in rooms:
            if self._closing:
                return
            try:
                self._changed(room)
            except Refuse as trouble:
                log.warning("table-not-rebuilt", table=room.id, code=trouble.code)
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Tell everybody, finish what was begun, stop the clocks and the bots."""
        self._closing = True
        await self.attendant.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.announce(frames.Closing())

    def running(self) -> int:
        """How many games are being played."""
        return sum(room.summary.stage == "running" for room in self.rooms.values())

    # Lists ------------------------------------------------------------------------------------------------------

    def lobby(self, user: User) -> Lobby:
        """The tables of a user, those that wait for somebody, and those that may be watched; the newest first."""
        newest = [room for room in reversed(self.rooms.values()) if not room.broken]
        mine = [room for room in newest if self._is_of(room.summary, user)]
        public = [room for room in newest if room.summary.public and room not in mine]
        listed = [room.facts(user) for room in mine[:LISTED]]
        done = [row for row in self.store.finished(user.id, LISTED - len(listed)) if row.id not in self.rooms]
        listed += [self._facts_of(row, user) for row in done]
        return Lobby(listed, self._listed(public, "open", user), self._listed(public, "running", user))

    def _listed(self, rooms: Iterable[Room], stage: str, user: User) -> list[TableFacts]:
        return [room.facts(user) for room in rooms if room.summary.stage == stage][:LISTED]

    def _is_of(self, summary: Summary, user: User) -> bool:
        return summary.creator == user.id or bool(summary.seats_of(user.id))

    def facts(self, user: User, table_id: str) -> TableFacts:
        room = self.rooms.get(table_id)
        return room.facts(user) if room is not None else self._facts_of(self._row(table_id), user)

    def _facts_of(self, row: TableRow, user: User) -> TableFacts:
        """The facts of a table that is not in memory."""
        summary = msgspec.json.decode(row.summary, type=Summary)
        return scene.facts(row.id, summary, summary.seats_of(user.id), Company(self.users))

    def record(self, user: User, table_id: str) -> str:
        """The record of a game that is over: it holds every card that was hidden."""
        room = self._find(table_id)
        table = room.table
        if table.stage != "over" or table.sitting is None or room.writing:
            raise Refuse("record-hidden")
        return table.sitting.record.write()

    # Tables -----------------------------------------------------------------------------------------------------

    async def create(self, user: User, plan: NewTable) -> TableFacts:
        """A new table; the game begins at once if no seat is open."""
        self._check_open()
        game = find(plan.game)
        if len(plan.seats) not in game.seat_counts:
            raise Refuse("bad-seats", 422)
        clock.check(plan.clock)
        conduct.check_options(game, plan.options)
        names = game.seat_names
        chairs = [_chair(game, names[place], seat, user) for place, seat in enumerate(plan.seats)]
        show = all(chair.kind == "bot" for chair in chairs)
        created = events.Created(user.id, game.id, chairs, plan.clock, plan.public or show, plan.options)
        return await self._do(self._create(user, created))

    async def _create(self, user: User, created: events.Created) -> TableFacts:
        table = Table(secrets.token_hex(8), created)
        happened: list[TableEvent] = [created]
        started = conduct.start(table.game, created.chairs, created.options)  # refuses what could never begin
        if all(chair.kind != "open" for chair in created.chairs):
            happened.append(started)
            table.apply(started)
        summary = table.summary()
        shelf = (summary.stage, msgspec.json.encode(summary))
        await self.store.append(Page(table.id, 1, [events.write(event) for event in happened], None, shelf, [user.id]))
        log.info("table-created", table=table.id, game=created.game, stage=summary.stage)
        room = self._room(TableRow(table.id, *shelf))
        self._changed(room)
        return room.facts(user)

    async def join(self, user: User, table_id: str, plan: JoinTable) -> TableFacts:
        """Take an open seat; when it was the last one, the game begins."""
        self._check_open()
        room = self._find(table_id)
        return await self._do(self._join(user, room, plan))

    async def _join(self, user: User, room: Room, plan: JoinTable) -> TableFacts:
        async with room.lock:
            table = room.table
            names = table.game.seat_names[: len(table.chairs)]
            if plan.seat not in names:
                raise Refuse("no-seat", 404)
            seat = names.index(plan.seat)
            chair = table.chairs[seat]
            if chair.kind != "open":
                raise Refuse("seat-taken")
            deck, faction = (chair.deck, chair.faction) if chair.deck else deck_of(table.game, plan.seat, plan.deck)
            taken = Chair("person", user.id, "", deck, faction)
            happening: list[TableEvent] = [events.Joined(seat, taken)]
            chairs = [*table.chairs[:seat], taken, *table.chairs[seat + 1 :]]
            started = conduct.start(table.game, chairs, table.options)
            if all(chair.kind != "open" for chair in chairs):
                happening.append(started)
            await room.happen(*happening)
        return room.facts(user)

    def watch(self, user: User, table_id: str, send: Send) -> Watcher:
        """Look at a table; the first frame that is sent is a snapshot."""
        self._check_open()
        room = self._find(table_id)
        watcher = room.enter(user, send)
        self.rooms.setdefault(room.id, room)
        self.attendant.look_after(room)
        return watcher

    # Frames -----------------------------------------------------------------------------------------------------

    async def act(self, watcher: Watcher, frame: ClientFrame) -> ServerFrame | None:
        """Do what a frame asks. The answer is for the one who asked; what happened is told to all who watch."""
        room = watcher.room
        if isinstance(frame, frames.Ping):
            return frames.Pong()
        if isinstance(frame, frames.Resync):
            room.show(watcher)
            return None
        try:
            if not 1 <= len(frame.key) <= LONGEST_KEY:
                raise Refuse("malformed", 400)
            if isinstance(frame, frames.Why):
                return self._why(watcher, frame)
            if isinstance(frame, frames.AskOdds):
                return self._odds(watcher, frame)
            self._check_open()
            return await self._do(self._act(watcher, frame))
        except Refuse as no:
            if no.code == "stale":
                room.show(watcher)
            return frames.Refused(frame.key, no.code, no.problems)
        except IllegalPlay as illegal:
            problems = complaints(illegal, scene.called(room.table, self.users))
            return frames.Refused(frame.key, "illegal", problems)

    async def _act(self, watcher: Watcher, frame: Doing) -> ServerFrame:
        room, user = watcher.room, watcher.user.id
        async with room.lock:
            current = isinstance(frame, frames.Play) and frame.moment == room.table.moment
            # A play moves the moment on, so one that names the current moment cannot have been kept before.
            seq = None if current else self.store.seq_of(room.id, frame.key)
            if seq is not None:
                return frames.Ack(frame.key, seq, again=True)
            late = room.late()
            if late is not None:
                await room.happen(events.Flagged(late))
            table, stage, spent = room.table, room.table.stage, room.spent()
            if isinstance(frame, frames.Play):
                event, change = conduct.play(table, user, frame, spent)
                return frames.Ack(frame.key, await room.keep((event,), [change], stage, frame.key))
            return frames.Ack(frame.key, await room.happen(conduct.event_of(table, user, frame, spent), key=frame.key))

    def _why(self, watcher: Watcher, frame: frames.Why) -> ServerFrame:
        table, seat = self._sight(watcher)
        assert table.sitting is not None
        problems = table.game.why_not(table.sitting.state, seat, frame.picked, frame.pointed)
        called = scene.called(table, self.users)
        return frames.Because(frame.key, [complaint(problem, called) for problem in problems])

    def _odds(self, watcher: Watcher, frame: frames.AskOdds) -> ServerFrame:
        table, seat = self._sight(watcher)
        assert table.sitting is not None
        found = []
        for text in frame.texts[:MOST_ODDS]:
            odds = table.game.odds(table.sitting.state, seat, text)
            if odds is not None:
                found.append(protocol.Odds(text, odds.dice, list(odds.hits), odds.destroy))
        return frames.OddsAre(frame.key, found)

    def _sight(self, watcher: Watcher) -> tuple[Table, int]:
        """The table and the seat through which one asks about the game."""
        table = watcher.room.table
        seat = table.facing(table.seats_of(watcher.user.id))
        if seat is None:
            raise Refuse("not-your-seat", 403)
        if table.stage != "running":
            raise Refuse("over" if table.stage == "over" else "not-started")
        return table, seat

    # Rooms ------------------------------------------------------------------------------------------------------

    def _find(self, table_id: str) -> Room:
        """The room of a table; that of a finished game is made for the occasion."""
        return self.rooms.get(table_id) or self._make(self._row(table_id))

    def _row(self, table_id: str) -> TableRow:
        row = self.store.table(table_id)
        if row is None:
            raise Refuse("no-table", 404)
        return row

    def _room(self, row: TableRow) -> Room:
        self.rooms[row.id] = room = self._make(row)
        return room

    def _make(self, row: TableRow) -> Room:
        room = Room(row.id, msgspec.json.decode(row.summary, type=Summary), self.store, self.users, self.now)
        room.changed = self._changed
        room.left = self._left
        return room

    def _changed(self, room: Room) -> None:
        self.attendant.look_after(room)
        self._left(room)

    def _left(self, room: Room) -> None:
        """A finished game that nobody watches is forgotten until somebody asks for it."""
        if not room.watchers and room.summary.stage == "over":
            self.rooms.pop(room.id, None)

    # Doing ------------------------------------------------------------------------------------------------------

    def _check_open(self) -> None:
        if self._closing:
            raise Refuse("closing", 503)

    async def _do(self, work: Awaitable[T]) -> T:
        """Finish what was begun, even if the one who asked goes away in the middle of it."""
        return await asyncio.shield(self._start(work))

    def _start(self, work: Awaitable[T]) -> asyncio.Task[T]:
        task: asyncio.Task[T] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task


def _chair(game: Game, seat: str, plan: SeatPlan, user: User) -> Chair:
    deck, faction = deck_of(game, seat, plan.deck)
    if plan.player == "bot":
        if plan.bot not in BOTS:
            raise Refuse("no-bot", 422)
        return Chair("bot", "", plan.bot, deck, faction)
    return Chair("person", user.id, "", deck, faction) if plan.player == "me" else Chair("open", "", "", deck, faction)


__all__ = ["Hall", "Thinkers", "Watcher"]
