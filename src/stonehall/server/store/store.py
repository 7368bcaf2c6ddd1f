"""What is kept: users, and of every table its log of events. SQLite in one directory; one thread writes.

Commands that wait together are committed together, and each is answered after that: what was acknowledged is on disk.
When the disk refuses, those who wait are refused (``storage``), and the store tries again until it can be written.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from stonehall.kernel import Problem, StonehallError
from stonehall.server.store import parts
from stonehall.server.store.parts import Met, Part, PartRow, Wanted
from stonehall.server.store.private_files import make_file
from stonehall.server.store.schema import VERSION, prepare
from stonehall.server.store.writer import Command, Statement, Writer, connect
from stonehall.server.wire.errors import RequestRefused

APPEND: Final = """
INSERT INTO event ("table", seq, at, key, body) SELECT ?1, ?2, ?3, ?4, ?5
WHERE ?2 = 1 + (SELECT coalesce(max(seq), 0) FROM event WHERE "table" = ?1)
"""
"""An event follows its predecessor or is not written at all: a log has no gaps."""


ARCHIVE: Final = 'INSERT OR REPLACE INTO archive ("table", game, body) VALUES (?, ?, ?)'
ANALYSIS: Final = 'INSERT OR REPLACE INTO analysis ("table", game, body) VALUES (?, ?, ?)'
STANDING: Final = """
INSERT INTO "table" (id, at, stage, summary, public, due, since) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
ON CONFLICT (id) DO UPDATE SET at = ?2, stage = ?3, summary = ?4, public = ?5, due = ?6, since = ?7
"""
ROW: Final = '"table".rowid, id, stage, summary, public, due, since'
BROKEN: Final = "broken"
"""The stage of a table whose log or summary cannot be read."""


class UserRow(Struct):
    """``seen`` is when they were last here, in milliseconds; it is renewed now and then."""

    id: str
    number: int
    name: str
    seen: int = 0


class Standing(Struct, frozen=True):
    """How a table stands, as far as it is known without its log.

    ``due`` is when the table has to be looked at although nobody comes to it: a clock runs out, or a bot is to play.
    ``since`` is when the pending decision came up, if a clock runs. Both are milliseconds of the house's own time.
    """

    stage: str
    summary: bytes
    public: bool = False
    due: int | None = None
    since: int = 0


class TableRow(Struct, frozen=True):
    """A table as it is found without reading its log. Later ones have higher numbers."""

    number: int
    id: str
    standing: Standing


class EventBatch(Struct):
    """What one change adds to the log of a table: the events from ``seq`` on, the first of them with the client's key.

    ``standing`` renews what is known of the table without its log; ``guests`` came to it.
    ``archive`` is the number of a game that is over, and what is kept of it besides the log. ``parts`` are those that
    players have in a game that begins now or is over.
    """

    table: str
    seq: int
    bodies: list[bytes]
    key: str | None = None
    standing: Standing | None = None
    guests: list[str] = []
    archive: tuple[int, bytes] | None = None
    parts: list[Part] = []

    def statements(self) -> list[Statement]:
        at = _now()
        found: list[Statement] = [
            (APPEND, (self.table, self.seq + place, at, self.key if place == 0 else None, body))
            for place, body in enumerate(self.bodies)
        ]
        if self.standing is not None:
            found.append(_standing(self.table, self.standing, at))
        found += [
            ('INSERT OR REPLACE INTO guest (user, "table") VALUES (?, ?)', (user, self.table)) for user in self.guests
        ]
        if self.archive is not None:
            found.append((ARCHIVE, (self.table, *self.archive)))
        return found + parts.statements(self.table, self.parts, at, at)


def _standing(table: str, now: Standing, at: int) -> Statement:
    return STANDING, (table, at, now.stage, now.summary, now.public, now.due, now.since)


def _now() -> int:
    return time.time_ns() // 1_000_000


class Store:
    """The database of one server. All methods are called from the event loop's thread."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.path = directory / "stonehall.db"
        self._writer = Writer(self.path)
        self._reader: sqlite3.Connection | None = None
        self._reader_of = -1

    async def open(self) -> None:
        """Open the database, making it if there is none; :class:`StonehallError` says why that cannot be."""
        self._writer.lock()
        try:
            for name in (self.path.name, f"{self.path.name}-wal", f"{self.path.name}-shm"):
                if name == self.path.name or (self.directory / name).exists():
                    make_file(self.directory / name)
            database = connect(self.path)
            try:
                self._prepare(database)
            finally:
                database.close()
        except (sqlite3.Error, OSError, StonehallError) as trouble:
            self._writer.unlock()
            if isinstance(trouble, StonehallError):
                raise
            raise StonehallError(f"The database {self.path} cannot be opened.", [Problem(str(trouble))]) from None
        self._writer.start(asyncio.get_running_loop())

    def _prepare(self, database: sqlite3.Connection) -> None:
        version = database.execute("PRAGMA user_version").fetchone()[0]
        if version > VERSION:
            known = Problem(f"it is of version {version}; this program knows {VERSION}")
            raise StonehallError(f"The database {self.path} was made by a newer program.", [known])
        prepare(database)

    async def close(self) -> None:
        """Write what still waits, and end."""
        await asyncio.to_thread(self._writer.stop)
        if self._reader is not None:
            self._reader.close()
            self._reader = None
        self._writer.unlock()

    def ready(self) -> bool:
        """Whether the last attempt to write went well."""
        return self._writer.is_well()

    def waiting(self) -> int:
        """How many commands wait for the writer."""
        return self._writer.waiting()

    # Writing ----------------------------------------------------------------------------------------------------

    async def append(self, page: EventBatch) -> None:
        """Add to the log of a table. Returns after the commit; :class:`Conflict` if the log is not as was thought."""
        await self._write(page.statements())

    async def add_archive(self, table: str, game: int, body: bytes) -> None:
        await self._write([(ARCHIVE, (table, game, body))])

    async def add_analysis(self, table: str, game: int, body: bytes) -> None:
        await self._write([(ANALYSIS, (table, game, body))])

    async def add_parts(self, table: str, found: list[Part], began: int, ended: int) -> None:
        """Keep who played in a game of earlier days."""
        await self._write(parts.statements(table, found, began, ended))

    async def set_standing(self, table: str, now: Standing) -> None:
        """Renew what is known of a table without its log."""
        await self._write([_standing(table, now, _now())])

    async def set_note(self, user: str, table: str, moment: int, text: str) -> None:
        """Keep what a user notes at a moment of a game; nothing: forget it."""
        key = (user, table, moment)
        if text:
            sql = 'INSERT OR REPLACE INTO note (user, "table", moment, text) VALUES (?, ?, ?, ?)'
            await self._write([(sql, (*key, text))])
        else:
            await self._write([('DELETE FROM note WHERE user = ? AND "table" = ? AND moment = ?', key)])

    async def note(self, name: str, value: str) -> None:
        """Keep something the house has to know in its next life."""
        await self._write([("INSERT OR REPLACE INTO house (name, value) VALUES (?, ?)", (name, value))])

    async def wake_all(self) -> None:
        """Have every running table looked at."""
        if self.count("running"):
            await self._write([("UPDATE \"table\" SET due = 0 WHERE stage = 'running'", ())])

    async def add_user(self, user: UserRow, token: bytes) -> None:
        sql = "INSERT INTO user (id, token, number, name, seen) VALUES (?, ?, ?, ?, ?)"
        await self._write([(sql, (user.id, token, user.number, user.name, user.seen))])

    async def rename_user(self, id: str, name: str) -> None:
        await self._write([("UPDATE user SET name = ? WHERE id = ?", (name, id))])

    async def see_user(self, id: str, at: int) -> None:
        """A user is here."""
        await self._write([("UPDATE user SET seen = ? WHERE id = ?", (at, id))])

    async def set_token(self, id: str, token: bytes) -> None:
        """From now on a user is known by a token with this hash, and by no other."""
        await self._write([("UPDATE user SET token = ? WHERE id = ?", (token, id))])

    async def remove_users(self, ids: Sequence[str]) -> None:
        marks = ", ".join("?" * len(ids))
        await self._write([(f"DELETE FROM user WHERE id IN ({marks})", tuple(ids))])

    async def _write(self, statements: Sequence[Statement]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(Command(statements, done))
        await done

    # Reading ----------------------------------------------------------------------------------------------------

    def user(self, id: str) -> UserRow | None:
        rows = self._read("SELECT id, number, name, seen FROM user WHERE id = ?", id)
        return UserRow(*rows[0]) if rows else None

    def user_with(self, token: bytes) -> UserRow | None:
        """The user with this hash of a token."""
        rows = self._read("SELECT id, number, name, seen FROM user WHERE token = ?", token)
        return UserRow(*rows[0]) if rows else None

    def unseen(self, after: tuple[int, str], before: int, most: int) -> list[tuple[UserRow, bool]]:
        """Users who were last here before a time, those seen longest ago first, and whether they left something: they
        were at a table, or noted something at a game."""
        played = "EXISTS (SELECT 1 FROM guest WHERE guest.user = user.id)"
        played += " OR EXISTS (SELECT 1 FROM note WHERE note.user = user.id)"
        sql = f"SELECT id, number, name, seen, {played} FROM user WHERE (seen, id) > (?, ?) AND seen < ?"
        rows = self._read(f"{sql} ORDER BY seen, id LIMIT ?", *after, before, most)
        return [(UserRow(*row[:4]), bool(row[4])) for row in rows]

    def table(self, id: str) -> TableRow | None:
        rows = self._read(f'SELECT {ROW} FROM "table" WHERE id = ?', id)
        return _row(rows[0]) if rows else None

    def count(self, stage: str) -> int:
        """How many tables are in a stage."""
        return int(self._read('SELECT count(*) FROM "table" WHERE stage = ?', stage)[0][0])

    def due(self, until: int, most: int) -> list[str]:
        """The tables that have to be looked at by now, those that wait longest first."""
        rows = self._read('SELECT id FROM "table" WHERE due <= ? ORDER BY due LIMIT ?', until, most)
        return [row[0] for row in rows]

    def any_due(self) -> bool:
        return bool(self._read('SELECT 1 FROM "table" WHERE due IS NOT NULL LIMIT 1'))

    def public(self, stage: str, besides: str, before: int, most: int) -> list[TableRow]:
        """Tables in a stage that everybody may find, without those of one user: the newest before a number."""
        sql = f'SELECT {ROW} FROM "table" WHERE stage = ? AND public = 1 AND "table".rowid < ?'
        sql += ' AND NOT EXISTS (SELECT 1 FROM guest WHERE guest."table" = id AND guest.user = ?)'
        rows = self._read(f'{sql} ORDER BY "table".rowid DESC LIMIT ?', stage, before, besides, most)
        return [_row(row) for row in rows]

    def of_user(self, user: str, skip: int, most: int) -> list[TableRow]:
        """The tables a user was at: those whose game goes on or is to come, then the others; the newest first."""
        sql = f'SELECT {ROW} FROM guest JOIN "table" ON id = guest."table" WHERE user = ?'
        sql += " AND stage <> 'closed'"
        sql += " ORDER BY stage = 'over', CASE stage WHEN 'over' THEN at ELSE \"table\".rowid END DESC LIMIT ? OFFSET ?"
        return [_row(row) for row in self._read(sql, user, most, skip)]

    def parts(
        self, user: str, wanted: Wanted, after: tuple[int, int, str], most: int
    ) -> list[tuple[TableRow, PartRow]]:
        """The games a user plays or played, the newest after a place in the list: running ones, then as they ended."""
        where, args = wanted.where(user)
        rows = self._read(parts.page_query(ROW, where), *args, *after, most)
        return [(_row(row[:7]), _part(row[7:])) for row in rows]

    def count_parts(self, user: str, wanted: Wanted) -> int:
        where, args = wanted.where(user)
        return int(self._read(f"SELECT count(*) FROM part WHERE {where}", *args)[0][0])

    def first_part(self, user: str) -> int:
        """When the first game of a user began; 0 if there was none."""
        return int(self._read("SELECT coalesce(min(began), 0) FROM part WHERE user = ?", user)[0][0])

    def met(self, user: str, game: str, most: int) -> list[Met]:
        """With what and against whom a user played, in one game or in all."""
        of_game = [game] if game else []
        return [Met(*row) for row in self._read(parts.met_query(game), user, *of_game, most)]

    def without_parts(self) -> list[tuple[TableRow, int, int]]:
        """Tables of earlier days of which nobody knows who played there: when their game began, and last changed."""
        began = 'SELECT min(event.at) FROM event WHERE event."table" = id'
        kept = 'SELECT 1 FROM part WHERE part."table" = id'
        sql = f"SELECT {ROW}, ({began}), at FROM \"table\" WHERE stage IN ('running', 'over') AND NOT EXISTS ({kept})"
        return [(_row(row[:7]), row[7] or row[8], row[8]) for row in self._read(sql)]

    def noted(self, name: str) -> str | None:
        """What was kept for the house itself."""
        rows = self._read("SELECT value FROM house WHERE name = ?", name)
        return str(rows[0][0]) if rows else None

    def events(self, table: str) -> list[bytes]:
        """The log of a table."""
        return [row[0] for row in self._read('SELECT body FROM event WHERE "table" = ? ORDER BY seq', table)]

    def archive(self, table: str, game: int) -> bytes | None:
        """What was kept of a game that is over, besides the log."""
        rows = self._read('SELECT body FROM archive WHERE "table" = ? AND game = ?', table, game)
        return rows[0][0] if rows else None

    def analysis(self, table: str, game: int) -> bytes | None:
        """What was found out about a game that is over."""
        rows = self._read('SELECT body FROM analysis WHERE "table" = ? AND game = ?', table, game)
        return rows[0][0] if rows else None

    def notes(self, user: str, table: str) -> list[tuple[int, str]]:
        """What a user has noted at the moments of a game, in their order."""
        sql = 'SELECT moment, text FROM note WHERE user = ? AND "table" = ? ORDER BY moment'
        return [(row[0], row[1]) for row in self._read(sql, user, table)]

    def unarchived(self) -> list[TableRow]:
        """The tables whose game is over, but not in the archive."""
        kept = 'SELECT 1 FROM archive WHERE archive."table" = "table".id'
        sql = f"SELECT {ROW} FROM \"table\" WHERE stage = 'over' AND NOT EXISTS ({kept}) ORDER BY at"
        return [_row(row) for row in self._read(sql)]

    def seq_of(self, table: str, key: str) -> int | None:
        """Under which number the event with a client's key was kept."""
        rows = self._read('SELECT seq FROM event WHERE "table" = ? AND key = ?', table, key)
        return int(rows[0][0]) if rows else None

    def _read(self, sql: str, *args: object) -> list[Any]:
        try:
            if self._reader is None or self._reader_of != self._writer.generation:
                self._reader_of = self._writer.generation
                self._reader = connect(self.path)
            return self._reader.execute(sql, args).fetchall()
        except sqlite3.Error:
            raise RequestRefused("storage", 503) from None


def _row(row: Sequence[Any]) -> TableRow:
    number, id, stage, summary, public, due, since = row
    return TableRow(number, id, Standing(stage, summary, bool(public), due, since))


def _part(row: Sequence[Any]) -> PartRow:
    began, ended, result, place, counts, noted = row
    return PartRow(began, ended, result, place, bool(counts), bool(noted))
