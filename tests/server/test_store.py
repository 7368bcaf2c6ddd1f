"""The store: what is acknowledged is on disk, and trouble with the disk is trouble for nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from stonehall.kernel import StonehallError
from stonehall.server.store.store import EventBatch, Standing, Store
from stonehall.server.store.writer import Conflict
from stonehall.server.wire.errors import RequestRefused
from tests.patience import PATIENCE_S
from tests.server.guests import run

APPENDER = """
import asyncio, sys
from pathlib import Path
from stonehall.server.store.store import EventBatch, Store

async def table(store, name):
    seq = len(store.events(name))
    while True:
        seq += 1
        await store.append(EventBatch(name, seq, [b'{}'], f"{name}-{seq}"))
        print(name, seq, flush=True)

async def main():
    store = Store(Path(sys.argv[1]))
    await store.open()
    await asyncio.gather(*(table(store, f"t{n}") for n in range(20)))

asyncio.run(main())
"""


@contextlib.asynccontextmanager
async def store_in(directory: Path) -> AsyncIterator[Store]:
    store = Store(directory)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def page(seq: int, key: str | None = None, table: str = "t", body: bytes = b"{}") -> EventBatch:
    return EventBatch(table, seq, [body], key)


def test_what_is_written_is_read_back(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_in(tmp_path / "made" / "here") as store:
            await store.append(EventBatch("t", 1, [b"1", b"2"], "first", Standing("open", b"{}"), ["u"]))
            await asyncio.gather(*(store.append(page(seq, f"k{seq}")) for seq in range(3, 600)))
            assert len(store.events("t")) == 599
            assert store.events("t")[:2] == [b"1", b"2"]
            assert store.seq_of("t", "k77") == 77
            assert store.seq_of("t", "never") is None
            assert [row.id for row in store.of_user("u", 0, 9)] == ["t"]
            assert store.ready()

    run(story())


def test_a_command_that_does_not_fit_fails_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_in(tmp_path) as store:
            pages = [page(1, "a"), page(2, "b"), page(2, "c"), page(3, "a"), page(5, "gap"), page(3, "d")]
            answers = await asyncio.gather(*(store.append(page) for page in pages), return_exceptions=True)
            assert [type(answer) for answer in answers] == [
                type(None), type(None), Conflict, Conflict, Conflict, type(None),
            ]  # fmt: skip
            assert [store.seq_of("t", key) for key in "abcd"] == [1, 2, None, 3]
            with pytest.raises(Conflict):
                await store.append(EventBatch("t", 4, [b"x", b"y"], "a"))
            assert len(store.events("t")) == 3, "a command is written as a whole or not at all"

    run(story())


def test_a_full_disk_refuses_and_the_store_recovers(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_in(tmp_path) as store:
            await store.append(page(1))
            soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
            before = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
            resource.setrlimit(resource.RLIMIT_FSIZE, (64 * 1024, hard))  # no file may grow beyond this
            try:
                with pytest.raises(RequestRefused, match="storage") as refused:
                    await store.append(page(2, body=b"x" * 300_000))
                assert refused.value.status == 503
                assert not store.ready()
                assert store.events("t") == [b"{}"]
            finally:
                resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
                signal.signal(signal.SIGXFSZ, before)
            await store.append(page(2, body=b"now"))
            assert store.ready()
            assert store.events("t") == [b"{}", b"now"]

    run(story())


def test_a_vanished_directory_refuses_and_is_put_back_complete(tmp_path: Path) -> None:
    async def story() -> None:
        folder = tmp_path / "data"
        async with store_in(folder) as store:
            await store.append(page(1, body=b"one"))
            assert store.events("t") == [b"one"]
            shutil.rmtree(folder)
            with pytest.raises(RequestRefused, match="storage"):
                await store.append(page(2, body=b"lost"))
            assert not store.ready()
            await until(store.ready)  # without anybody writing
            assert store.events("t") == [b"one"]
            await store.append(page(2, body=b"two"))
        with sqlite3.connect(folder / "stonehall.db") as database:
            assert database.execute("SELECT body FROM event ORDER BY seq").fetchall() == [(b"one",), (b"two",)]
            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)

    run(story())


async def until(true: Callable[[], bool], seconds: float = PATIENCE_S) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def test_a_database_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "stonehall.db") as database:
        database.execute("PRAGMA user_version = 99")
    with pytest.raises(StonehallError, match="newer program"):
        asyncio.run(Store(tmp_path).open())


def test_what_is_no_database_is_said(tmp_path: Path) -> None:
    (tmp_path / "stonehall.db").write_text("a shopping list, long enough to be looked at" * 20)
    with pytest.raises(StonehallError, match="cannot be opened"):
        asyncio.run(Store(tmp_path).open())
    (tmp_path / "file").write_text("")
    with pytest.raises(StonehallError, match="cannot be used"):
        asyncio.run(Store(tmp_path / "file" / "data").open())


def test_a_second_server_is_kept_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with store_in(tmp_path):
            program = [sys.executable, "-c", APPENDER, str(tmp_path)]
            second = await asyncio.to_thread(subprocess.run, program, capture_output=True, text=True, check=False)
            assert second.returncode != 0
            assert "Another server is using the directory" in second.stderr
        async with store_in(tmp_path):
            pass

    run(story())


def test_killed_under_load_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    acknowledged: dict[str, int] = {}
    for _ in range(4):
        child = subprocess.Popen([sys.executable, "-c", APPENDER, str(tmp_path)], stdout=subprocess.PIPE, text=True)
        assert child.stdout is not None
        for place, line in enumerate(child.stdout):
            if place == 300:
                child.kill()
            if line.endswith("\n"):
                table, seq = line.split()
                assert int(seq) > acknowledged.get(table, 0), "nothing twice"
                acknowledged[table] = int(seq)
        child.wait()
        child.stdout.close()
    with sqlite3.connect(tmp_path / "stonehall.db") as database:
        rows = database.execute('SELECT "table", seq, key FROM event').fetchall()
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert len(acknowledged) == 20
    for table, last in acknowledged.items():
        kept = sorted(number for name, number, _ in rows if name == table)
        assert kept == list(range(1, len(kept) + 1)), "no gap"
        assert len(kept) >= last, "nothing lost"
    assert all(key == f"{table}-{seq}" for table, seq, key in rows)
