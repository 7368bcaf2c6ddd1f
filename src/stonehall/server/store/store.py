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
from stonehall.server.store.writer import Command, Statement, Writer, connect
from stonehall.server.wire.errors import RequestRefused

VERSION: Final = 1
"""Of the tables below; a database of a newer version is not touched."""

SCHEMA: Final = """
CREATE TABLE user (id TEXT PRIMARY KEY, token BLOB NOT NULL UNIQUE, number INTEGER NOT NULL, name TEXT NOT NULL)
    WITHOUT ROWID;
CREATE TABLE "table" (id TEXT PRIMARY KEY, at INTEGER NOT NULL, stage TEXT NOT NULL, summary BLOB NOT NULL);
CREATE INDEX table_stage ON "table" (stage, at);
CREATE TABLE guest (user TEXT NOT NULL, "table" TEXT NOT NULL, PRIMARY KEY (user, "table")) WITHOUT ROWID;
CREATE TABLE event (
    "table" TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, key TEXT, body BLOB NOT NULL,
    PRIMARY KEY ("table", seq)
) WITHOUT ROWID;
CREATE UNIQUE INDEX event_key ON event ("table", key) WHERE key IS NOT NULL;
CREATE TABLE health (id INTEGER PRIMARY KEY, at INTEGER NOT NULL);
"""

ADDED: Final = """
CREATE TABLE IF NOT EXISTS archive (
    "table" TEXT NOT NULL, game INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY ("table", game)
) WITHOUT ROWID;
"""
"""What came later and does not disturb an earlier program: no reason for another version."""

APPEND: Final = """
INSERT INTO event ("table", seq, at, key, body) SELECT ?1, ?2, ?3, ?4, ?5
WHERE ?2 = 1 + (SELECT coalesce(max(seq), 0) FROM event WHERE "table" = ?1)
"""
"""An event follows its predecessor or is not written at all: a log has no gaps."""


ARCHIVE: Final = 'INSERT OR REPLACE INTO archive ("table", game, body) VALUES (?, ?, ?)'


class UserRow(Struct):
    id: str
    number: int
    name: str


class TableRow(Struct):
    """A table as it is found without reading its log."""

    id: str
    stage: str
    summary: bytes


class EventBatch(Struct):
    """What one change adds to the log of a table: the events from ``seq`` on, the first of them with the client's key.

    ``summary_row`` renews what is known of the table without its log (stage and summary); ``guests`` came to it.
    ``archive`` is the number of a game that is over, and what is kept of it besides the log.
    """

    table: str
    seq: int
    bodies: list[bytes]
    key: str | None = None
    summary_row: tuple[str, bytes] | None = None
    guests: list[str] = []
    archive: tuple[int, bytes] | None = None

    def statements(self) -> list[Statement]:
        at = time.time_ns() // 1_000_000
        found: list[Statement] = [
            (APPEND, (self.table, self.seq + place, at, self.key if place == 0 else None, body))
            for place, body in enumerate(self.bodies)
        ]
        if self.summary_row is not None:
            stage, summary = self.summary_row
            sql = 'INSERT INTO "table" (id, at, stage, summary) VALUES (?1, ?2, ?3, ?4)'
            sql += " ON CONFLICT (id) DO UPDATE SET at = ?2, stage = ?3, summary = ?4"
            found.append((sql, (self.table, at, stage, summary)))
        found += [
            ('INSERT OR REPLACE INTO guest (user, "table") VALUES (?, ?)', (user, self.table)) for user in self.guests
        ]
        if self.archive is not None:
            found.append((ARCHIVE, (self.table, *self.archive)))
        return found


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
            database = connect(self.path, make=True)
            try:
                self._prepare(database)
            finally:
                database.close()
        except (sqlite3.Error, StonehallError) as trouble:
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
        if version == 0:
            database.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
        database.executescript(ADDED)

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

    async def add_user(self, user: UserRow, token: bytes) -> None:
        sql = "INSERT INTO user (id, token, number, name) VALUES (?, ?, ?, ?)"
        await self._write([(sql, (user.id, token, user.number, user.name))])

    async def rename_user(self, id: str, name: str) -> None:
        await self._write([("UPDATE user SET name = ? WHERE id = ?", (name, id))])

    async def _write(self, statements: Sequence[Statement]) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._writer.put(Command(statements, done))
        await done

    # Reading ----------------------------------------------------------------------------------------------------

    def user(self, id: str) -> UserRow | None:
        rows = self._read("SELECT id, number, name FROM user WHERE id = ?", id)
        return UserRow(*rows[0]) if rows else None

    def user_with(self, token: bytes) -> UserRow | None:
        """The user with this hash of a token."""
        rows = self._read("SELECT id, number, name FROM user WHERE token = ?", token)
        return UserRow(*rows[0]) if rows else None

    def tables(self) -> list[TableRow]:
        """All tables whose game is not over, the oldest first."""
        sql = "SELECT id, stage, summary FROM \"table\" WHERE stage NOT IN ('over', 'closed') ORDER BY at, rowid"
        rows = self._read(sql)
        return [TableRow(*row) for row in rows]

    def table(self, id: str) -> TableRow | None:
        rows = self._read('SELECT id, stage, summary FROM "table" WHERE id = ?', id)
        return TableRow(*rows[0]) if rows else None

    def finished(self, user: str, most: int) -> list[TableRow]:
        """The tables a user was at whose game is over, the newest first."""
        sql = 'SELECT id, stage, summary FROM guest JOIN "table" ON id = "table" WHERE user = ? AND stage = \'over\''
        return [TableRow(*row) for row in self._read(sql + " ORDER BY at DESC LIMIT ?", user, most)]

    def events(self, table: str) -> list[bytes]:
        """The log of a table."""
        return [row[0] for row in self._read('SELECT body FROM event WHERE "table" = ? ORDER BY seq', table)]

    def archive(self, table: str, game: int) -> bytes | None:
        """What was kept of a game that is over, besides the log."""
        rows = self._read('SELECT body FROM archive WHERE "table" = ? AND game = ?', table, game)
        return rows[0][0] if rows else None

    def unarchived(self) -> list[TableRow]:
        """The tables whose game is over, but not in the archive."""
        kept = 'SELECT 1 FROM archive WHERE archive."table" = "table".id'
        sql = f"SELECT id, stage, summary FROM \"table\" WHERE stage = 'over' AND NOT EXISTS ({kept}) ORDER BY at"
        return [TableRow(*row) for row in self._read(sql)]

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
