"""The games somebody plays and played: listed page by page, counted, and handed out as one file.

Everybody is told of their own games only, and of a running one no more than a list of tables tells.
"""

from __future__ import annotations

import asyncio
import io
import re
import time
from collections.abc import AsyncIterator
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

import msgspec

from stonehall.lab.statistics import wilson
from stonehall.server.store.parts import FIRST, RUNNING, Met, PartRow, Wanted
from stonehall.server.store.store import Store, TableRow
from stonehall.server.store.users import User, Users
from stonehall.server.tables import events
from stonehall.server.tables.lists import Lists
from stonehall.server.tables.standing import read_summary
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.my_games import (
    ExportedGame,
    ExportedNote,
    ExportedSeat,
    PlayedGame,
    PlayedPage,
    PlayedSum,
    WinRate,
)
from stonehall.server.wire.protocol import SeatFacts

PAGE: Final = 30
"""So many games are on a page."""
MOST_RATES: Final = 300
"""So many decks and opponents are told, those met most often."""
AFTER: Final = re.compile(r"(\d{1,19})-(\d{1,19})-([\w-]{1,64})", re.ASCII)
ALL: Final = Wanted()


class MyGames:
    """What a visitor is told about the games they play."""

    def __init__(self, store: Store, users: Users, lists: Lists) -> None:
        self.store = store
        self.users = users
        self.lists = lists

    def page(self, user: User, wanted: Wanted, after: str = "") -> PlayedPage:
        """A page of the games that are wanted; ``after`` is what the page before it said."""
        rows = self.store.parts(user.id, wanted, _place(after), PAGE + 1)
        games = [self._played(user, table, part) for table, part in rows[:PAGE]]
        more = _said(*rows[PAGE - 1]) if len(rows) > PAGE else ""
        return PlayedPage(games, self.store.count_parts(user.id, wanted), more)

    def sum(self, user: User, game: str) -> PlayedSum:
        """How many they are, and how often the visitor won: in all games, or in one."""
        id = user.id
        rates = [self._rate(met) for met in self.store.met(id, game, MOST_RATES)]
        running = self.store.count_parts(id, Wanted(result="running"))
        return PlayedSum(self.store.count_parts(id, ALL), running, self.store.first_part(id) // 1000, rates)

    def _played(self, user: User, table: TableRow, part: PartRow) -> PlayedGame:
        ended = 0 if part.ended == RUNNING else part.ended // 1000
        facts = self.lists.facts(table, user)
        return PlayedGame(facts, part.began // 1000, ended, part.result, part.place, part.counts, part.noted)

    def _rate(self, met: Met) -> WinRate:
        low, high = wilson(met.won, met.count)
        name = self.users.named(met.name).name if met.kind == "person" else ""
        share = met.won / met.count if met.count else 0.0
        return WinRate(met.kind, met.game, met.name, name, met.games, met.count, met.won, share, low, high)

    # One file with everything -----------------------------------------------------------------------------------

    async def export(self, user: User) -> AsyncIterator[bytes]:
        """All games of a visitor as a ZIP file, piece by piece: ``games.jsonl`` tells of each in a line, and the
        records of those that are over lie in ``records``. Others are served between two games."""
        pipe = _Pipe()
        lines: list[bytes] = []
        with ZipFile(pipe, "w", ZIP_DEFLATED) as archive:
            after = FIRST
            while rows := self.store.parts(user.id, ALL, after, PAGE):
                for table, part in rows:
                    game = self._exported(user, table, part)
                    if game.record:
                        archive.writestr(_entry(game.record, part.ended), self._record(table.id, game.game))
                    lines.append(msgspec.json.encode(game) + b"\n")
                    after = (part.ended, part.began, table.id)
                    await asyncio.sleep(0)
                    if told := pipe.take():
                        yield told
            archive.writestr(_entry("games.jsonl", time.time_ns() // 1_000_000), b"".join(lines))
        yield pipe.take()

    def _exported(self, user: User, table: TableRow, part: PartRow) -> ExportedGame:
        played = self._played(user, table, part)
        facts = played.table
        kept = facts.stage == "over" and part.result != "running" and read_summary(table.standing) is not None
        return ExportedGame(
            facts.id, facts.game, facts.settings.get("form", ""), facts.settings, facts.practice,
            _day(played.began), _day(played.ended), facts.turn, part.result, part.place, facts.reason, facts.winners,
            [_seat(seat) for seat in facts.seats], f"records/{facts.id}.txt" if kept else "",
            [ExportedNote(*note) for note in self.store.notes(user.id, facts.id)],
        )  # fmt: skip

    def _record(self, table: str, game: str) -> str:
        """The record of a game that is over, as its log tells it: no rule is asked."""
        return events.written(game, [events.read(body) for body in self.store.events(table)]).write()


class _Pipe(io.RawIOBase):
    """What was written, until it is taken."""

    def __init__(self) -> None:
        self._held = bytearray()

    def writable(self) -> bool:
        return True

    def write(self, data: object) -> int:
        piece = bytes(data)  # type: ignore[call-overload]
        self._held += piece
        return len(piece)

    def take(self) -> bytes:
        taken = bytes(self._held)
        self._held.clear()
        return taken


def _entry(name: str, ms: int) -> ZipInfo:
    entry = ZipInfo(name, time.gmtime(ms / 1000)[:6])
    entry.compress_type = ZIP_DEFLATED
    return entry


def _seat(seat: SeatFacts) -> ExportedSeat:
    return ExportedSeat(seat.seat, seat.kind, seat.bot if seat.kind == "bot" else seat.name, seat.deck, seat.you)


def _day(seconds: int) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(seconds)) if seconds else ""


def _place(after: str) -> tuple[int, int, str]:
    """Where a list goes on."""
    if not after:
        return FIRST
    found = AFTER.fullmatch(after)
    if found is None:
        raise RequestRefused("malformed", 400)
    return min(int(found[1]), FIRST[0]), min(int(found[2]), FIRST[0]), found[3]


def _said(table: TableRow, part: PartRow) -> str:
    return f"{part.ended}-{part.began}-{table.id}"
