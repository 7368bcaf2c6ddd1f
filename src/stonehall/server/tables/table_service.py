"""The hall: all tables, those who come to them, and what they ask for. Knows nothing of HTTP."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import structlog

import stonehall
from stonehall.bots import bot_names
from stonehall.kernel import AnyGame, IllegalPlay
from stonehall.server.bots.analysis import Analyses, Analysts, analysts
from stonehall.server.bots.hints import Adviser
from stonehall.server.bots.turns import Bots, TurnRunner
from stonehall.server.names import is_taken
from stonehall.server.store.store import EventBatch, Store
from stonehall.server.store.users import User, Users
from stonehall.server.tables import clock, commands, events, render
from stonehall.server.tables.archive import Finish, pack, unpack
from stonehall.server.tables.catalog import deck_of, find
from stonehall.server.tables.events import Chair, Opening, TableEvent
from stonehall.server.tables.lists import PAGE, Lists
from stonehall.server.tables.live_table import LiveTable, Send, Watcher
from stonehall.server.tables.parts import parts_of
from stonehall.server.tables.residence import KEPT, Residence
from stonehall.server.tables.standing import HouseClock, read_summary, standing_of
from stonehall.server.tables.table import Summary, Table
from stonehall.server.wire import frames, protocol
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import ClientFrame, ServerFrame
from stonehall.server.wire.protocol import Analysis, JoinTable, NewTable, SeatPlan, TableFacts
from stonehall.server.wire.text import complaint, complaints

log = structlog.get_logger("stonehall.tables")

T = TypeVar("T")

RULES: Final = "rules"
"""By which rules the running tables were last looked at."""
ARCHIVED: Final = "archived"
"""That every game that was over before there was an archive is in it."""
LISTED: Final = "listed"
"""That everybody who played before there were lists of that is in them."""
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
        now: Callable[[], float] = time.monotonic, today: Callable[[], float] = time.time, kept: int = KEPT,
        analysts: Callable[[], Analysts] = analysts,
    ) -> None:  # fmt: skip
        self.store = store
        self.users = users
        self.clock = HouseClock(now)
        self.today = today
        self.open_for = open_for
        self.turns = TurnRunner(bot_pool, bot_pace)
        self.adviser = Adviser(bot_pool)
        self.analyses = Analyses(store, analysts)
        self.residence = Residence(store, users, self.clock, self.turns, self._start, kept)
        self.lists = Lists(store, self.residence)
        self._tasks: set[asyncio.Task[object]] = set()
        self._closing = False

    async def open(self) -> None:
        """Open the hall. Tables come into memory when somebody comes to them, or when something is due there."""
        rules = repr({id: stonehall.load(id).rules_version for id in stonehall.game_ids()})
        if self.store.noted(RULES) != rules:
            await self.store.wake_all()  # a running game may have to be ended
            await self.store.note(RULES, rules)
        self.residence.open()
        self._start(self._catch_up())

    async def _catch_up(self) -> None:
        """Note of the games of earlier days what is noted of those of today."""
        if self.store.noted(ARCHIVED) is None:
            await self._archive_all()
        if self.store.noted(LISTED) is None and not self._closing:
            await self._list_all()

    async def _archive_all(self) -> None:
        """Put into the archive what was over before there was one, while the rules still know how it went."""
        for row in self.store.unarchived():
            if self._closing:
                return
            live = self.residence.find(row.id)
            try:
                packed = live.packed()
                if packed is not None:
                    await self.store.add_archive(live.id, *packed)
            except RequestRefused as trouble:
                log.warning("table-not-archived", table=live.id, code=trouble.code)
            await asyncio.sleep(BREATH)
        await self.store.note(ARCHIVED, "yes")

    async def _list_all(self) -> None:
        """Note who played the games of earlier days."""
        for row, began, ended in self.store.without_parts():
            if self._closing:
                return
            summary = read_summary(row.standing)
            if summary is not None:
                if summary.stage == "over" and summary.finish is None:
                    summary.finish = self._archived_finish(row.id, summary.game_number)
                await self.store.add_parts(row.id, parts_of(summary), began, ended)
            await asyncio.sleep(0)
        await self.store.note(LISTED, "yes")

    def _archived_finish(self, table: str, game: int) -> Finish | None:
        """How a game ended, where its summary is too old to say so."""
        body = self.store.archive(table, game)
        try:
            return unpack(body).finish if body is not None else None
        except ValueError:
            return None

    async def close(self) -> None:
        """Tell everybody, finish what was begun, stop the clocks and the bots."""
        self._closing = True
        await self.turns.close()
        await self.adviser.close()
        await self.analyses.close()
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.residence.close()
        for live in self.residence.live.values():
            live.announce(frames.Closing())

    def running(self) -> int:
        """How many games are being played."""
        return self.store.count("running")

    # Lists ------------------------------------------------------------------------------------------------------

    def facts(self, user: User, table_id: str) -> TableFacts:
        """A table as a list shows it."""
        row = self.store.table(table_id)
        if row is None:
            raise RequestRefused("no-table", 404)
        return self.lists.facts(row, user)

    def edition(self, table_id: str) -> AnyGame:
        """The game of a table as it is played there."""
        return self.residence.find(table_id).table.game

    def record(self, user: User, table_id: str) -> str:
        """The record of a game that is over: it holds every card that was hidden."""
        return self._finished(table_id).record()

    def _finished(self, table_id: str) -> LiveTable:
        """A table whose game is over: whoever finds it may see everything."""
        live = self.residence.find(table_id)
        if live.table.stage != "over" or live.writing:
            raise RequestRefused("record-hidden")
        return live

    # Analysis ---------------------------------------------------------------------------------------------------

    def analysis(self, user: User, table_id: str, since: int) -> Analysis:
        """What is known of a game that is over, from one play on."""
        return self.analyses.told(self._finished(table_id), user.id, since)

    def analyse(self, user: User, table_id: str) -> Analysis:
        """Have a game that is over analysed."""
        self._check_open()
        live = self._finished(table_id)
        self.analyses.begin(live, render.players(live.table, self.users), user.id)
        return self.analyses.told(live, user.id, 0)

    async def stop_analysis(self, user: User, table_id: str) -> Analysis:
        """Have its analysis stopped."""
        live = self._finished(table_id)
        await self.analyses.stop(live, user.id)
        return self.analyses.told(live, user.id, 0)

    # People -----------------------------------------------------------------------------------------------------

    async def rename(self, user: User, name: str) -> User:
        """Give a user the name they chose, if nobody at their tables is called like that."""
        for row in self.store.of_user(user.id, 0, PAGE):
            summary = read_summary(row.standing)
            if summary is not None and summary.stage != "over" and is_taken(name, self._called_at(summary, user)):
                raise RequestRefused("name-taken")
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
        commands.check_count(game, plan.settings, len(plan.seats))
        names = game.seat_names
        chairs = [_chair(game, names[place], seat, user) for place, seat in enumerate(plan.seats)]
        held = [(chair.kind, chair.bot) for chair in chairs if chair.together]
        if len(held) == 1 or len(set(held)) > 1:
            raise RequestRefused("settings", 422)
        show = all(chair.kind == "bot" for chair in chairs)
        public = plan.public or show
        created = events.Created(
            user.id, game.id, chairs, plan.clock, public, plan.settings, plan.practice, brisk=plan.brisk
        )
        if any(chair.kind == "open" for chair in chairs):
            created.wait, created.until = self.waiting()
        return (await self.add(created)).facts(user)

    async def begin_from(
        self, user: User, game: AnyGame, chairs: list[Chair], opening: Opening, settings: dict[str, str]
    ) -> TableFacts:
        """A table for practice, at which a game goes on that was begun elsewhere; ``settings`` are those people see."""
        created = events.Created(user.id, game.id, chairs, None, False, settings, True, opening=opening)
        if any(chair.kind == "open" for chair in chairs):
            created.wait, created.until = self.waiting()
        return (await self.add(created)).facts(user)

    def waiting(self) -> tuple[int, int]:
        """For how many seconds a table that is opened now waits for somebody, and until when."""
        wait = round(self.open_for)
        return wait, round(self.today()) + wait

    async def add(self, created: events.Created) -> LiveTable:
        """A table, as it was planned."""
        self._check_open()
        return await self._do(self._create(commands.new_id(), created))

    async def _create(self, id: str, created: events.Created) -> LiveTable:
        table = Table(id, created)
        happened: list[TableEvent] = [created]
        # Refuses what could never begin.
        started = commands.start(table.game, created.chairs, created.settings, created.opening)
        if all(chair.kind != "open" for chair in created.chairs):
            happened.append(started)
            table.apply(started)
        standing = standing_of(table, self.clock())
        guests = list(dict.fromkeys([created.user, *(chair.user for chair in created.chairs if chair.user)]))
        kept = (table.game_number, pack(render.archive(table, self.users))) if table.stage == "over" else None
        page = EventBatch(table.id, 1, [events.write(event) for event in happened], None, standing, guests, kept)
        page.parts = parts_of(table.summary())
        await self.store.append(page)
        log.info("table-created", table=table.id, game=created.game, stage=table.stage)
        live = self.residence.find(table.id)
        self.turns.look_after(live)
        return live

    async def join(self, user: User, table_id: str, plan: JoinTable) -> TableFacts:
        """Take an open seat, and those that go with it; when no other is open, the game begins."""
        self._check_open()
        live = self.residence.find(table_id)
        with live.used():
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
            first = names.index(plan.seat)
            if table.chairs[first].kind != "open":
                raise RequestRefused("seat-taken")
            chairs = list(table.chairs)
            happening: list[TableEvent] = []
            for seat, chair in enumerate(table.chairs):
                if seat == first or (chair.together and table.chairs[first].together):
                    wanted = plan.deck if seat == first else plan.more.get(names[seat], "")
                    chairs[seat] = _taken(table.game, names[seat], chair, wanted, user)
                    happening.append(events.Joined(seat, chairs[seat]))
            started = commands.start(table.game, chairs, table.settings, table.opening)
            if all(chair.kind != "open" for chair in chairs):
                happening.append(started)
            await live.happen(*happening)
        return live.facts(user)

    async def close_table(self, user: User, table_id: str) -> TableFacts:
        """Close an open table: its host does not wait any longer."""
        self._check_open()
        live = self.residence.find(table_id)
        with live.used():
            return await self._do(self._close_table(user, live))

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
        live = self.residence.find(table_id)
        watcher = live.enter(user, send)
        self._start(self.residence.settle(live))
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
                return await self._odds(watcher, frame)
            if isinstance(frame, frames.AskAgain):
                return await self._again(watcher, frame)
            self._check_open()
            if isinstance(frame, frames.AskHint):
                self.adviser.ask(watcher, frame)
                return None
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

    async def _odds(self, watcher: Watcher, frame: frames.AskOdds) -> ServerFrame:
        """One attack after the other, so that nobody has to wait for all of them."""
        table, seat = self._sight(watcher)
        assert table.session is not None
        state = table.session.state.clone()  # the game may go on meanwhile
        found = []
        for text in list(dict.fromkeys(frame.texts))[:MOST_ODDS]:
            await asyncio.sleep(0)
            odds = table.game.odds(state, seat, text)
            if odds is not None:
                found.append(protocol.Odds(text, odds.dice, list(odds.hits), odds.damage, odds.destroy))
        return frames.OddsAre(frame.key, found)

    async def _again(self, watcher: Watcher, frame: frames.AskAgain) -> ServerFrame:
        """The last turn, for players and spectators alike; what is being written down is not told before it is kept."""
        live = watcher.live
        async with live.lock:
            if live.table.stage == "open":
                raise RequestRefused("not-started")
            return frames.Again(frame.key, live.again(watcher))

    def _sight(self, watcher: Watcher) -> tuple[Table, int]:
        """The table and the seat through which one asks about the game."""
        table = watcher.live.table
        seat = table.facing(table.seats_of(watcher.user.id))
        if seat is None:
            raise RequestRefused("not-your-seat", 403)
        if table.stage != "running":
            raise RequestRefused("over" if table.stage == "over" else "not-started")
        return table, seat

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
    return chair_for(plan, user, *deck_of(game, seat, plan.deck))


def chair_for(plan: SeatPlan, user: User, deck: str, faction: str) -> Chair:
    """The chair of one for whom a seat is planned."""
    if plan.player == "bot":
        if plan.bot not in bot_names():
            raise RequestRefused("no-bot", 422)
        return Chair("bot", "", plan.bot, deck, faction, plan.together)
    if plan.player == "me":
        return Chair("person", user.id, "", deck, faction, plan.together)
    return Chair("open", "", "", deck, faction, plan.together)


def _taken(game: AnyGame, seat: str, chair: Chair, wanted: str, user: User) -> Chair:
    """An open chair on which somebody sits down, with the deck it has or the one they want."""
    deck, faction = (chair.deck, chair.faction) if chair.deck else deck_of(game, seat, wanted)
    return Chair("person", user.id, "", deck, faction, chair.together)


__all__ = ["Bots", "TableService", "Watcher"]
