"""The tables of the database, and how one of an earlier program is brought up to them."""

from __future__ import annotations

import sqlite3
import time
from typing import Final

from stonehall.server.store import parts

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
CREATE TABLE IF NOT EXISTS analysis (
    "table" TEXT NOT NULL, game INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY ("table", game)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS house (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS note (
    user TEXT NOT NULL, "table" TEXT NOT NULL, moment INTEGER NOT NULL, text TEXT NOT NULL,
    PRIMARY KEY (user, "table", moment)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS table_listed ON "table" (stage, public);
CREATE INDEX IF NOT EXISTS table_due ON "table" (due) WHERE due IS NOT NULL;
CREATE INDEX IF NOT EXISTS guest_table ON guest ("table");
CREATE INDEX IF NOT EXISTS user_seen ON user (seen);
"""
"""What came later and does not disturb an earlier program: no reason for another version."""


def prepare(database: sqlite3.Connection) -> None:
    """Make the tables, or add what those of an earlier program lack."""
    version = database.execute("PRAGMA user_version").fetchone()[0]
    if version == 0:
        database.executescript(f"BEGIN IMMEDIATE; {SCHEMA} PRAGMA user_version = {VERSION}; COMMIT;")
    _add_standing(database)
    _add_seen(database)
    database.executescript(ADDED)
    database.executescript(parts.SCHEMA)


def _add_standing(database: sqlite3.Connection) -> None:
    """What lists and alarms need to know of a table without reading its log.

    Nobody knows yet when a running game or an open table of an earlier program has to be looked at: that is done at
    once, one by one.
    """
    if "due" in _columns(database, "table"):
        return
    whole = "CASE WHEN json_valid(CAST(summary AS TEXT)) THEN json_extract(CAST(summary AS TEXT), '$.public') END"
    database.executescript(
        f"""
        BEGIN IMMEDIATE;
        ALTER TABLE "table" ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE "table" ADD COLUMN due INTEGER;
        ALTER TABLE "table" ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
        UPDATE "table" SET public = coalesce({whole}, 0), due = CASE WHEN stage IN ('running', 'open') THEN 0 END;
        COMMIT;
        """
    )


def _add_seen(database: sqlite3.Connection) -> None:
    """When visitors were last here; those of an earlier program count from today."""
    if "seen" in _columns(database, "user"):
        return
    now = time.time_ns() // 1_000_000
    database.executescript(
        f"""
        BEGIN IMMEDIATE;
        ALTER TABLE user ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
        UPDATE user SET seen = {now};
        COMMIT;
        """
    )


def _columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [row[1] for row in database.execute(f'PRAGMA table_info("{table}")')]
