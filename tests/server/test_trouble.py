"""A disk that refuses, and a log that the rules do not understand."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from pathlib import Path

import pytest

from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Ack, Play, Refused, Snapshot
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.server.guests import GAME, Guest, deciding, newcomer, play_on, run, tables_in, two_at_a_table


def test_what_could_not_be_kept_has_not_happened(tmp_path: Path) -> None:
    async def story() -> None:
        folder = tmp_path / "data"
        async with tables_in(folder) as tables:
            anna, bert = await two_at_a_table(tables)
            await play_on((anna, bert), 5)
            guest = deciding(anna, bert)
            seen = len(anna.frames), len(bert.frames)
            frame = Play("again", guest.moment, guest.texts[0])
            shutil.rmtree(folder)
            answer = await guest.act(frame)
            assert isinstance(answer, Refused)
            assert answer.code == "storage"
            assert (len(anna.frames), len(bert.frames)) == seen, "nobody was told of it"
            while not tables.store.ready():
                await asyncio.sleep(0.01)
            shown = Guest(tables, guest.user, guest.watcher.live.id)
            assert (shown.seq, shown.scene) == (guest.seq, guest.scene)
            assert isinstance(await guest.act(frame), Ack), "the same play, sent again"
            assert await play_on((anna, bert), 5) == 5
            kept = anna.seq
            table = anna.watcher.live.id
        async with tables_in(folder) as tables:
            assert Guest(tables, anna.user, table).seq == kept

    run(story())


def test_a_log_that_cannot_be_read_concerns_its_table_alone(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            seated = []
            for _ in range(2):
                anna, bert = await two_at_a_table(tables)
                await play_on((anna, bert), 4)
                seated.append((anna, anna.watcher.live.id))
        (guest, table), (other, whole) = seated
        with sqlite3.connect(tmp_path / "stonehall.db") as database:
            database.execute('UPDATE event SET body = ? WHERE "table" = ? AND seq = 4', (b"not JSON", table))
        async with tables_in(tmp_path) as tables:
            with pytest.raises(RequestRefused, match="table-broken"):
                Guest(tables, guest.user, table)
            [shown] = tables.lists.lobby(guest.user).mine
            assert (shown.id, shown.stage, len(shown.seats)) == (table, "broken", 2)
            assert tables.facts(guest.user, table) == shown
            assert Guest(tables, other.user, whole).texts is not None
        async with tables_in(tmp_path) as tables:
            assert tables.running() == 1, "it is set aside for good"
            assert tables.facts(guest.user, table) == shown

    run(story())


@pytest.mark.parametrize("summary", [b"not JSON", b"{}", b'{"game": "\xff"}', b"[" * 5000])
def test_a_table_of_which_nothing_can_be_read_is_listed_as_such_and_stops_nobody(
    tmp_path: Path, summary: bytes
) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, _ = await two_at_a_table(tables)
            lost = anna.watcher.live.id
            plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("open")], public=True)
            whole = (await tables.create(anna.user, plan)).id
        with sqlite3.connect(tmp_path / "stonehall.db") as database:
            database.execute('UPDATE "table" SET summary = ?, due = 0 WHERE id = ?', (summary, lost))
            database.execute('UPDATE event SET body = ? WHERE "table" = ?', (b"nothing", lost))
        async with tables_in(tmp_path) as tables:
            await tables.residence.wake()
            shown = {facts.id: facts for facts in tables.lists.lobby(anna.user).mine}
            assert (shown[lost].stage, shown[lost].seats) == ("broken", [])
            assert shown[whole].stage == "open"
            assert [facts.id for facts in tables.lists.lobby(await newcomer(tables)).open] == [whole]
            with pytest.raises(RequestRefused, match="table-broken"):
                Guest(tables, anna.user, lost)

    run(story())


def test_a_socket_that_breaks_down_disturbs_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)

            def broken(frame: bytes) -> None:
                raise ConnectionError

            tables.watch(anna.user, anna.watcher.live.id, broken)
            assert await play_on((anna, bert), 5) == 5

    run(story())


def test_one_who_leaves_in_the_middle_of_a_play_has_played(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            guest, other = (anna, bert) if anna.texts else (bert, anna)
            seq = other.seq
            playing = asyncio.create_task(guest.play(guest.texts[0]))
            await asyncio.sleep(0)
            guest.watcher.close()
            playing.cancel()
            while other.seq == seq:
                await asyncio.sleep(0.001)
            assert other.seq == seq + 1

    run(story())


def test_one_who_comes_while_a_play_is_written_down_sees_only_what_is_kept(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path / "data") as tables:
            anna, bert = await two_at_a_table(tables)
            for fails in (False, True):
                guest = deciding(anna, bert)
                if fails:
                    shutil.rmtree(tmp_path / "data")
                seq = guest.seq
                playing = asyncio.create_task(guest.play(guest.texts[0]))
                while not guest.watcher.live.writing:
                    await asyncio.sleep(0)
                newcomer = Guest(tables, guest.user, guest.watcher.live.id)
                assert newcomer.frames == []
                await playing
                assert newcomer.seq == guest.seq == seq + (not fails)
                assert (newcomer.scene, newcomer.lines) == (guest.scene, guest.lines)
                assert [type(frame) for frame in newcomer.frames] == [Snapshot]

    run(story())
