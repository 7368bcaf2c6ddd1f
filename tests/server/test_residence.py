"""Tables that nobody watches are rows of a database: they cost nothing, and what is due there happens all the same."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

import stonehall
from stonehall.server.tables.events import Played, read
from stonehall.server.tables.live_table import LiveTable
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.frames import Ack, Chat
from stonehall.server.wire.protocol import Clock, JoinTable, NewTable, SeatPlan, TableFacts
from tests.server.guests import (
    GAME,
    Brains,
    Guest,
    Time,
    deciding,
    newcomer,
    play_on,
    run,
    tables_in,
    two_at_a_table,
)
from tests.toy import StonesGame


async def until_resting(tables: TableService) -> None:
    """Everything that was begun is done."""
    while tables._tasks:
        await asyncio.sleep(0.001)


async def stage_of(tables: TableService, table: str, stage: str) -> TableFacts:
    """The facts of a table once it is in a stage."""
    user = await newcomer(tables)
    for _ in range(5000):
        facts = tables.facts(user, table)
        if facts.stage == stage:
            return facts
        await asyncio.sleep(0.001)
    raise AssertionError(f"{facts.stage}, not {stage}")


# Memory ---------------------------------------------------------------------------------------------------------------


def test_tables_that_nobody_watches_leave_memory_and_come_back_as_they_were(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path, kept=2) as tables:
            seen = {}
            for n in range(6):
                anna, bert = await two_at_a_table(tables)
                await play_on((anna, bert), n)
                assert isinstance(await anna.say(f"table {n}"), Ack)
                seen[anna.watcher.live.id] = (anna.user, anna.scene, anna.seq)
                anna.watcher.close()
                bert.watcher.close()
            await until_resting(tables)
            assert len(tables.residence.live) == 2
            for table, (user, scene, seq) in seen.items():
                guest = Guest(tables, user, table)
                assert (guest.scene, guest.seq) == (scene, seq)
                guest.watcher.close()
            await until_resting(tables)
            assert len(tables.residence.live) <= 3
            watched = [Guest(tables, user, table) for table, (user, _, _) in seen.items()]
            assert len(tables.residence.live) == 6, "a watched table stays"
            assert isinstance(await watched[0].act(Chat("again", "still here")), Ack)

    run(story())


def test_a_start_loads_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            for _ in range(30):
                await tables.create(anna, NewTable(GAME, [SeatPlan("me"), SeatPlan("me")]))
        async with tables_in(tmp_path) as tables:
            await tables.residence.wake()
            assert tables.residence.live == {}
            assert tables.running() == 30

    run(story())


# What is due ----------------------------------------------------------------------------------------------------------


def test_a_clock_runs_out_at_a_table_that_nobody_watches(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now, kept=0) as tables:
            anna, bert = await two_at_a_table(tables, Clock("bank", 60))
            mover = deciding(anna, bert)
            now.seconds += 20
            await mover.play(mover.texts[0])
            loser = deciding(anna, bert).user.id
            table = anna.watcher.live.id
            anna.watcher.close()
            bert.watcher.close()
            await until_resting(tables)
            Guest(tables, await newcomer(tables), table).watcher.close()
            assert tables.residence.live == {}
            now.seconds += 30
            await tables.residence.wake()
            assert tables.residence.live == {}, "it is not due yet"
        now.seconds += 100_000  # the server is down: that costs nobody anything
        async with tables_in(tmp_path, now=now, kept=0) as tables:
            now.seconds += 9
            await tables.residence.wake()
            assert tables.facts(anna.user, table).stage == "running"
            now.seconds += 22
            await tables.residence.wake()
            facts = await stage_of(tables, table, "over")
            assert [seat.name for seat in facts.seats] == ["Anna", "Bert"]
            guest = Guest(tables, anna.user, table)
            assert guest.scene is not None
            assert guest.scene.ending is not None
            assert guest.scene.ending.reason == "time"
            assert guest.scene.ending.winners == [
                seat for seat, user in zip(("south", "north"), (anna.user, bert.user), strict=True) if user.id != loser
            ]
            assert tables.store.due(10**15, 10) == []

    run(story())


def test_a_bot_plays_on_after_a_restart_although_nobody_comes(tmp_path: Path) -> None:
    async def story() -> None:
        thinking = Brains()
        thinking.gone = True
        async with tables_in(tmp_path, brains=thinking) as tables:
            anna = await newcomer(tables)
            facts = await tables.create(anna, NewTable(GAME, [SeatPlan("bot", "random"), SeatPlan("bot", "random")]))
            bots = facts.id
            facts = await tables.create(anna, NewTable(GAME, [SeatPlan("me"), SeatPlan("bot", "random")]))
            guest = Guest(tables, anna, facts.id)
            while guest.texts:
                await guest.play("end" if "end" in guest.texts else guest.texts[-1])
            guest.watcher.close()
        before = plays(tmp_path, facts.id)
        async with tables_in(tmp_path, brains=Brains(), kept=0) as tables:
            for _ in range(5000):
                if tables.store.due(10**15, 10) == []:
                    break
                await asyncio.sleep(0.001)
            shown = tables.facts(anna, facts.id)
            assert shown.on_turn == "south", "it is the person's turn again"
            await until_resting(tables)
        assert plays(tmp_path, facts.id) > before
        assert plays(tmp_path, bots) == 0, "bots among themselves wait for somebody to watch"

    run(story())


def plays(directory: Path, table: str) -> int:
    with sqlite3.connect(directory / "stonehall.db") as database:
        bodies = database.execute('SELECT body FROM event WHERE "table" = ?', (table,)).fetchall()
    return sum(isinstance(read(body), Played) for (body,) in bodies)


def test_a_table_that_cannot_be_woken_keeps_no_other_from_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            games = [await two_at_a_table(tables, Clock("bank", seconds)) for seconds in (60, 90)]
            bad, good = [anna.watcher.live.id for anna, _ in games]
        async with tables_in(tmp_path, now=now) as tables:
            look_after = tables.turns.look_after
            tried = []

            def failing(live: LiveTable) -> None:
                tried.append(live.id)
                if live.id == bad:
                    raise KeyError("the hidden card is ice-golem")
                look_after(live)

            monkeypatch.setattr(tables.turns, "look_after", failing)
            now.seconds += 100
            for _ in range(3):
                await tables.residence.wake()
                tables.residence.live.pop(bad, None)
            await stage_of(tables, good, "over")
            assert tried.count(bad) == 1

    run(story())


def test_other_rules_end_a_game_that_nobody_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        monkeypatch.setitem(stonehall._loaded, "stones", StonesGame())
        monkeypatch.setattr(stonehall, "game_ids", lambda: [GAME, "stones"])
        async with tables_in(tmp_path) as tables:
            anna, bert = await newcomer(tables), await newcomer(tables)
            table = (await tables.create(anna, NewTable("stones", [SeatPlan("me"), SeatPlan("open")]))).id
            await tables.join(bert, table, JoinTable("1"))
            guests = Guest(tables, anna, table), Guest(tables, bert, table)
            await deciding(*guests).play("take 3")
        monkeypatch.setitem(stonehall._loaded, "stones", StonesGame(2, most=1))
        async with tables_in(tmp_path) as tables:
            while tables.running():
                await asyncio.sleep(0.001)
            await stage_of(tables, table, "over")

    run(story())


# Lists ----------------------------------------------------------------------------------------------------------------


def test_lists_are_read_page_by_page(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path, kept=3) as tables:
            anna, bert = await newcomer(tables), await newcomer(tables)
            made = []
            for n in range(45):
                plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("open")], public=n % 5 > 0)
                made.append((await tables.create(anna, plan)).id)
            public = [table for n, table in enumerate(made) if n % 5 > 0]
            for user, name, expected in ((anna, "mine", made), (bert, "open", public), (anna, "open", [])):
                found, after = [], 0
                for _ in range(9):
                    page = tables.lists.page(user, name, after)  # type: ignore[arg-type]
                    found += [facts.id for facts in page.tables]
                    assert len(page.tables) <= 20
                    after = page.more
                    if not after:
                        break
                assert found == expected[::-1], "the newest first, each once"
            lobby = tables.lists.lobby(bert)
            assert ([facts.id for facts in lobby.open], lobby.more.open > 0) == (public[::-1][:20], True)
            assert (lobby.mine, lobby.more.mine, lobby.running, lobby.more.running) == ([], 0, [], 0)
            for after in (-1, 10**30):
                assert tables.lists.page(bert, "open", after).tables == lobby.open
                assert tables.lists.page(bert, "mine", after).tables == []

    run(story())


def test_a_list_tells_the_turn_of_a_game_that_is_not_in_memory(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path, kept=0) as tables:
            anna, bert = await two_at_a_table(tables)
            turns = set()
            for _ in range(40):
                await play_on((anna, bert), 1)
                live = tables.facts(anna.user, anna.watcher.live.id)
                turns.add(live.turn)
                kept = tables.residence.live.pop(live.id)
                resting = tables.facts(anna.user, live.id)
                tables.residence.live[live.id] = kept
                assert (resting.turn, resting.on_turn, resting.stage) == (live.turn, live.on_turn, live.stage)
            assert len(turns) > 2

    run(story())


# A database of an earlier program -------------------------------------------------------------------------------------


def test_the_tables_of_an_earlier_program_are_taken_up(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path, now=Time()) as tables:
            anna, bert = await two_at_a_table(tables, Clock("bank", 60))
            await play_on((anna, bert), 3)
            running = anna.watcher.live.id
            plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("open")], public=True)
            waiting = (await tables.create(anna.user, plan)).id
        with sqlite3.connect(tmp_path / "stonehall.db") as database:
            for index in ("table_listed", "table_due", "guest_table", "user_seen"):
                database.execute(f"DROP INDEX {index}")
            for column in ("public", "due", "since"):
                database.execute(f'ALTER TABLE "table" DROP COLUMN {column}')
            database.execute("ALTER TABLE user DROP COLUMN seen")
            database.execute("DROP TABLE house")
        now = Time()
        async with tables_in(tmp_path, now=now, kept=0) as tables:
            assert [facts.id for facts in tables.lists.lobby(bert.user).open] == [waiting]
            await tables.residence.wake()
            while tables.store.due(0, 10):
                await asyncio.sleep(0.001)
            now.seconds += 100
            await tables.residence.wake()
            await stage_of(tables, running, "over")

    run(story())
