"""A table with those who watch it: every change is kept before anybody is told of it."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Iterator

import msgspec
import structlog
from msgspec.structs import replace

from stonehall.server.store.store import EventBatch, Standing, Store
from stonehall.server.store.users import User, Users
from stonehall.server.store.writer import Conflict
from stonehall.server.tables import commands, events, render
from stonehall.server.tables.archive import pack, unpack
from stonehall.server.tables.events import TableEvent
from stonehall.server.tables.parts import parts_of
from stonehall.server.tables.render import Attendance, Renderer, Seats
from stonehall.server.tables.snapshots import Snapshots
from stonehall.server.tables.standing import read_summary, standing_of
from stonehall.server.tables.table import Change, Summary, Table
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Presence, ServerFrame
from stonehall.server.wire.protocol import Moment, TableFacts

log = structlog.get_logger("stonehall.table")

Send = Callable[[bytes], None]

encode = msgspec.json.Encoder().encode


class Watcher:
    """One who looks at a table: a socket. ``send`` gets encoded frames and must not block."""

    def __init__(self, live: LiveTable, user: User, send: Send) -> None:
        self.live = live
        self.user = user
        self.send = send
        self.waits = False
        """For a snapshot, until a change that is being written down is known to be kept."""

    def close(self) -> None:
        """They look no more."""
        self.live.leave(self)


class LiveTable:
    """One table. Its table is folded when somebody needs it, and folded anew if a change could not be kept.

    ``standing`` is what is kept of it beside the log, ``now`` the time of the house.
    """

    def __init__(
        self, id: str, standing: Standing, store: Store, users: Users, snapshots: Snapshots, now: Callable[[], float]
    ) -> None:
        self.id = id
        self.snapshots = snapshots
        self.standing = standing
        self.store = store
        self.users = users
        self.now = now
        self.lock = asyncio.Lock()
        self.watchers: list[Watcher] = []
        self.since = standing.since / 1000 if standing.since else now()
        """When the pending decision came up, or was last paid for."""
        self.broken = False
        self.settled = False
        """Whether the standing is known to be that of the log, by the rules of today."""
        self.in_use = 0
        """By how many who are about to change it."""
        self.writing = False
        """A change is on its way to the disk: nobody may see the table as it is now."""
        self.left: Callable[[LiveTable], None] = lambda live: None
        """Told when somebody leaves."""
        self.changed: Callable[[LiveTable], None] = lambda live: None
        """Told after every change."""
        self.broke: Callable[[LiveTable], None] = lambda live: None
        """Told when its log turns out to be unreadable."""
        self._stored = read_summary(standing)
        self._table: Table | None = None

    # The table --------------------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The table as it is kept; a log that cannot be read is refused (``table-broken``)."""
        if self.broken:
            raise RequestRefused("table-broken")
        if self._table is None:
            bodies = self.store.events(self.id)
            try:
                table = Table.fold(self.id, [events.read(body) for body in bodies])
            except Exception as problem:  # it concerns this table alone; its text may name a hidden card
                log.error("table-broken", table=self.id, reason=type(problem).__name__)
                self.broken = True
                self.broke(self)
                raise RequestRefused("table-broken") from None
            if table.outdated:
                log.warning("table-outdated", table=self.id, reason=table.outdated)
                self._open_archive(table)
            self._table = table
        return self._table

    def _open_archive(self, table: Table) -> None:
        """Show an outdated game as it was last seen, if it was over by then."""
        body = self.store.archive(self.id, table.game_number)
        if body is not None:
            try:
                table.show_archive(unpack(body))
            except ValueError as problem:
                log.error("archive-broken", table=self.id, reason=type(problem).__name__)

    @property
    def must_close(self) -> bool:
        """Whether a game is kept as a running one that the rules of today cannot go on with."""
        return self.standing.stage == "running" and self.table.outdated != ""

    def record(self) -> str:
        """The record of the game, as text. That of an outdated one is what the log says was played."""
        table = self.table
        if table.session is not None and not table.outdated:
            return table.session.record.write()
        return events.written(table.game.id, [events.read(body) for body in self.store.events(self.id)]).write()

    @property
    def summary(self) -> Summary | None:
        """What a list shows; nothing if even that cannot be read."""
        return self._stored if self._table is None else self._table.summary()

    @contextlib.contextmanager
    def used(self) -> Iterator[None]:
        """While somebody is about to change it, it stays in memory."""
        self.in_use += 1
        try:
            yield
        finally:
            self.in_use -= 1

    def is_busy(self) -> bool:
        """Whether somebody is at it, or about to change it."""
        return bool(self.watchers or self.in_use or self.writing or self.lock.locked())

    @property
    def has_waited_in_vain(self) -> bool:
        """Whether it is an open table at which nobody sat down in time."""
        return self.table.stage == "open" and self.now() - self.since >= self.table.wait

    def spent(self) -> int:
        """Milliseconds since the one on turn began to think."""
        return max(0, round((self.now() - self.since) * 1000))

    def late(self) -> int | None:
        """The seat whose time has run out."""
        table = self.table
        seat = table.ticking
        if table.clocks is None or seat is None or table.clocks.left[seat] > self.spent():
            return None
        return seat

    # Changes ----------------------------------------------------------------------------------------------------

    async def happen(self, *happening: TableEvent, key: str | None = None) -> int:
        """Let events happen; the number of the last. Called by one at a time (``lock``)."""
        table = self.table
        stage = table.stage
        try:
            changes = [table.apply(event) for event in happening]
        except BaseException:
            self._table = None
            raise
        return await self.keep(happening, changes, stage, key)

    async def depart(self, event: events.Conceded | events.Flagged, key: str | None = None) -> int:
        """A seat leaves the game; the number of the event. Called by one at a time (``lock``)."""
        table = self.table
        stage = table.stage
        try:
            change = table.leave(event, commands.LUCK)
        except BaseException:
            self._table = None
            raise
        return await self.keep((event,), [change], stage, key)

    async def keep(self, happened: tuple[TableEvent, ...], changes: list[Change], stage: str, key: str | None) -> int:
        """Write down what happened since the table was in a ``stage``, and tell everybody after that.

        What cannot be kept has not happened: the table is folded anew from what is on disk.
        """
        table = self.table
        page = EventBatch(self.id, changes[0].seq, [events.write(event) for event in happened], key)
        board = any(change.board for change in changes)
        standing = standing_of(table, self.now() if board else self.since)
        if standing != self.standing:
            page.standing = standing
        if table.stage != stage or isinstance(happened[0], events.Joined | events.Closed):
            page.guests = [chair.user for chair in table.chairs if chair.user]
            page.archive = self.packed()
            page.parts = parts_of(table.summary())
        self.writing = True
        try:
            await self.store.append(page)
        except BaseException as trouble:
            self._table = None
            self.writing = False
            self._catch_up()
            if isinstance(trouble, Conflict):
                raise RequestRefused("stale") from None
            raise
        self.writing = False
        if table.stage != stage:
            log.info("table-" + table.stage, table=self.id, seq=table.seq)
        self.standing = standing
        if board:
            self.since = self.now()
        for change in changes:
            self._tell(change)
        self._catch_up()
        self.changed(self)
        return changes[-1].seq

    def packed(self) -> tuple[int, bytes] | None:
        """The number of a game that is over, and what is to be kept of it."""
        table = self.table
        if table.stage != "over":
            return None
        try:
            return table.game_number, pack(render.archive(table, self.users))
        except Exception as problem:  # the end of a game must not fail because it cannot be told nicely
            log.error("not-archived", table=self.id, reason=type(problem).__name__)
            return None

    # Those who watch --------------------------------------------------------------------------------------------

    def enter(self, user: User, send: Send) -> Watcher:
        """Show everything to one who comes, and tell the others."""
        table = self.table
        watcher = Watcher(self, user, send)
        self.watchers.append(watcher)
        try:
            self.show(watcher)
        except BaseException:
            self.watchers.remove(watcher)
            raise
        self._greet(table, watcher)
        return watcher

    def leave(self, watcher: Watcher) -> None:
        if watcher in self.watchers:
            self.watchers.remove(watcher)
            if self._table is not None:
                self._greet(self._table, watcher)
            self.left(self)

    def show(self, watcher: Watcher) -> None:
        """Send a viewer everything, as soon as it is known to be kept."""
        watcher.waits = self.writing
        if self.writing:
            return
        table = self.table
        shown = Renderer(table, self.attendance(), self.spent())
        self._send([watcher], self.snapshots.encoded(shown, table.seats_of(watcher.user.id)))

    def again(self, watcher: Watcher) -> list[Moment]:
        """The last turn, as a viewer could see it."""
        shown = Renderer(self.table, self.attendance(), self.spent())
        return shown.again(self.table.seats_of(watcher.user.id))

    def _catch_up(self) -> None:
        """Show everything to those who came while a change was being written down."""
        for watcher in [watcher for watcher in self.watchers if watcher.waits]:
            with contextlib.suppress(RequestRefused):  # nothing can be read now; their client will ask again
                self.show(watcher)

    def facts(self, user: User) -> TableFacts:
        """The table as a list shows it."""
        summary = self.summary
        if summary is None:
            return render.broken(self.id)
        told = render.facts(self.id, summary, summary.seats_of(user.id), self.attendance())
        return replace(told, stage="broken") if self.broken else told

    def attendance(self) -> Attendance:
        present = {watcher.user.id for watcher in self.watchers}
        summary = self.summary
        seated = {chair.user for chair in summary.chairs} if summary is not None else set()
        return Attendance(self.users, present, len(present - seated))

    def announce(self, frame: ServerFrame) -> None:
        """Send the same to everybody."""
        self._send(self.watchers, encode(frame))

    def _greet(self, table: Table, who: Watcher) -> None:
        """Tell the others that somebody came or went; the next update says so, too."""
        if self.writing:
            return
        attendance, summary = self.attendance(), table.summary()
        for own, watchers in self._audience(table).items():
            others = [watcher for watcher in watchers if watcher is not who]
            if others:
                self._send(others, encode(Presence(render.facts(self.id, summary, own, attendance))))

    def _tell(self, change: Change) -> None:
        shown = Renderer(self.table, self.attendance(), self.spent())
        for own, watchers in self._audience(self.table).items():
            self._send(watchers, encode(shown.update(change, own)))

    def _audience(self, table: Table) -> dict[Seats, list[Watcher]]:
        """The watchers by what they may see, without those who wait for a snapshot."""
        found: dict[Seats, list[Watcher]] = {}
        for watcher in [watcher for watcher in self.watchers if not watcher.waits]:
            found.setdefault(table.seats_of(watcher.user.id), []).append(watcher)
        return found

    def _send(self, watchers: list[Watcher], frame: bytes) -> None:
        for watcher in list(watchers):
            try:
                watcher.send(frame)
            except Exception as problem:  # a socket that broke down must not keep the others from being told
                log.warning("send-failed", table=self.id, reason=type(problem).__name__)
