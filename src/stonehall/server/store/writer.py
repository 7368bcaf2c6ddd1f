"""The thread that writes: takes the commands that wait, commits them together, and tells each how it went."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TextIO

import structlog

from stonehall.kernel import Problem, StonehallError
from stonehall.server.store.directory_lock import take
from stonehall.server.store.private_files import make_file, make_folder
from stonehall.server.wire.errors import RequestRefused

log = structlog.get_logger("stonehall.store")

TOGETHER: Final = 256
"""At most so many commands are one commit."""
RETRY: Final = 0.5
"""Seconds until a store that could not be written is tried again."""

LOCK: Final = "stonehall.lock"

Statement = tuple[str, tuple[object, ...]]
PROBE: Final = "INSERT OR REPLACE INTO health (id, at) VALUES (1, ?)"


class Conflict(Exception):
    """A command does not fit what is kept: a key was used before, or an event does not follow its predecessor."""


class Vanished(OSError):
    """The file of the database is not where it was: what is written to it now would be lost."""


class Command:
    """Statements that are carried out all or not at all, and the one who waits for them."""

    __slots__ = ("done", "statements")

    def __init__(self, statements: Sequence[Statement], done: asyncio.Future[None] | None = None) -> None:
        self.statements = statements
        self.done = done


def connect(path: Path) -> sqlite3.Connection:
    """A connection; a database that is not there is an error. An empty file is an empty database."""
    database = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("PRAGMA synchronous = FULL")
        database.execute("PRAGMA busy_timeout = 5000")
    except sqlite3.Error:
        database.close()
        raise
    return database


class Writer:
    """Owns the only connection that writes, and the lock that keeps other servers away from the directory."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.generation = 0
        """Grows when the database was put back at its place: other connections look at a lost file."""
        self._queue: SimpleQueue[Command | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="store", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._lock: TextIO | None = None
        self._database: sqlite3.Connection | None = None
        self._file = (0, 0)
        self._well = True

    # From the event loop ----------------------------------------------------------------------------------------

    def lock(self) -> None:
        """Make the directory if it is missing and take it for this process; :class:`StonehallError` if it is taken."""
        folder = self.path.parent
        try:
            make_folder(folder)
            make_file(folder / LOCK)
            lock = (folder / LOCK).open("a")
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise StonehallError(f"The directory {folder} cannot be used.", [Problem(reason)]) from None
        try:
            take(lock)
        except OSError:
            lock.close()
            raise StonehallError(f"Another server is using the directory {folder}.") from None
        self._lock = lock

    def unlock(self) -> None:
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def start(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._thread.start()

    def stop(self) -> None:
        """Write what waits, and end the thread."""
        self._queue.put(None)
        if self._thread.ident is not None:
            self._thread.join()

    def put(self, command: Command) -> None:
        if self._thread.ident is None or not self._thread.is_alive():
            raise RequestRefused("storage", 503)
        self._queue.put(command)

    def is_well(self) -> bool:
        return self._well and self._thread.is_alive()

    def waiting(self) -> int:
        return self._queue.qsize()

    # In the thread ----------------------------------------------------------------------------------------------

    def _run(self) -> None:
        going_on = True
        while going_on:
            batch, going_on = self._next()
            if batch:
                self._carry_out(batch)
        if self._database is not None:
            self._database.close()

    def _next(self) -> tuple[list[Command], bool]:
        """The commands that wait, and whether more may come. A troubled store is probed while nobody waits."""
        batch: list[Command] = []
        try:
            command = self._queue.get(timeout=None if self._well else RETRY)
            while command is not None:
                batch.append(command)
                if len(batch) == TOGETHER:
                    return batch, True
                command = self._queue.get_nowait()
        except Empty:
            return batch or [Command([(PROBE, (time.time_ns() // 1_000_000,))])], True
        return batch, False

    def _carry_out(self, batch: list[Command]) -> None:
        try:
            self._commit(batch)
        except (sqlite3.IntegrityError, Conflict):
            self._roll_back()
            if len(batch) == 1:
                self._answer(batch, Conflict())
                return
            for command in batch:  # one of them is wrong: it fails alone
                self._carry_out([command])
        except (sqlite3.Error, OSError) as trouble:
            self._roll_back()
            if self._well:
                log.error("store-troubled", reason=str(trouble))
            self._well = False
            self._answer(batch, RequestRefused("storage", 503))
        else:
            if not self._well:
                log.info("store-well-again")
            self._well = True
            self._answer(batch, None)

    def _commit(self, batch: list[Command]) -> None:
        database = self._database if self._well and self._database is not None else self._reopen()
        self._check_place()
        database.execute("BEGIN IMMEDIATE")
        for command in batch:
            for sql, args in command.statements:
                if database.execute(sql, args).rowcount == 0:
                    raise Conflict
        database.execute("COMMIT")
        self._check_place()

    def _roll_back(self) -> None:
        if self._database is not None:
            with contextlib.suppress(sqlite3.Error):
                if self._database.in_transaction:
                    self._database.execute("ROLLBACK")

    def _answer(self, batch: list[Command], trouble: Exception | None) -> None:
        assert self._loop is not None
        waiting = [command.done for command in batch if command.done is not None]
        with contextlib.suppress(RuntimeError):  # the loop is gone, and with it all who waited
            self._loop.call_soon_threadsafe(_tell, waiting, trouble)

    # The file ---------------------------------------------------------------------------------------------------

    def _check_place(self) -> None:
        """A removed file can still be written to, but nobody will ever read it again."""
        try:
            found = os.stat(self.path)
        except OSError:
            raise Vanished(f"{self.path} is gone") from None
        if (found.st_dev, found.st_ino) != self._file:
            raise Vanished(f"{self.path} was replaced")

    def _reopen(self) -> sqlite3.Connection:
        """The database at its place. If it was removed, the open connection still reads it: put it back from there."""
        if self._database is not None:
            try:
                self._check_place()
                return self._database
            except Vanished:
                if not self.path.exists():
                    self._put_back(self._database)
                self._database.close()
                self._database = None
                self.generation += 1
        database = connect(self.path)
        found = os.stat(self.path)
        self._file = (found.st_dev, found.st_ino)
        self._database = database
        return database

    def _put_back(self, lost: sqlite3.Connection) -> None:
        self.unlock()
        try:
            self.lock()
        except StonehallError as problem:
            raise OSError(problem.text()) from None
        copy = self.path.with_suffix(".copy")
        copy.unlink(missing_ok=True)
        make_file(copy)
        target = sqlite3.connect(copy)
        try:
            lost.backup(target)
        finally:
            target.close()
        os.replace(copy, self.path)
        log.warning("store-put-back", path=str(self.path))


def _tell(waiting: list[asyncio.Future[None]], trouble: Exception | None) -> None:
    for done in waiting:
        if done.done():  # cancelled: whoever waited has gone
            continue
        if trouble is None:
            done.set_result(None)
        else:
            done.set_exception(trouble)
