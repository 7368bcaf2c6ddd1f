"""Analysis of games that are over: made once, one at a time, below everything else, and stopped when not wanted."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

import stonehall
from stonehall.locale import catalogue
from stonehall.server.bots import analysis as analyses
from stonehall.server.bots.pool import BotPool
from stonehall.server.bots.worker import LookBack, Looked, Question, think
from stonehall.server.http.limits import Limits, Rate
from stonehall.server.services import Services
from stonehall.server.store.store import Store
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Analysis
from tests.server.guests import Guest, newcomer, play_on, run, tables_in, two_at_a_table
from tests.server.test_app import inside

TRIES = 4


class Analysts:
    """Think here and now, with few tries, when they may; count how often they were sent for, and sent home."""

    def __init__(self) -> None:
        self.came = 0
        self.went = 0
        self.looked_at: list[str] = []
        self.failing = False
        self.may_look = asyncio.Event()
        self.may_look.set()

    async def open(self) -> None:
        self.came += 1

    async def close(self) -> None:
        self.went += 1

    async def look_back(self, game: str, position: str, back: LookBack, owner: str) -> Looked:
        await self.may_look.wait()
        await asyncio.sleep(0)
        if self.failing:
            raise RuntimeError("no idea")
        self.looked_at.append(back.text)
        looked = think(Question(game, position, look_back=replace(back, tries=TRIES, seconds=0.0))).looked
        assert looked is not None
        return looked


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.001)


async def finished_game(tables: TableService, plays: int = 3) -> tuple[Guest, Guest]:
    """Anna and Bert at a table whose game Bert has given up after a few plays."""
    anna, bert = await two_at_a_table(tables)
    await play_on((anna, bert), plays)
    await bert.concede()
    assert anna.ended
    return anna, bert


def table_of(guest: Guest) -> str:
    return guest.watcher.live.id


async def made(tables: TableService, guest: Guest) -> Analysis:
    """The analysis, once it is there."""
    await until(lambda: tables.analysis(guest.user, table_of(guest), 0).stage not in ("waiting", "running"))
    return tables.analysis(guest.user, table_of(guest), 0)


def test_every_play_of_a_finished_game_is_looked_at_once_and_that_is_kept(tmp_path: Path) -> None:
    async def work() -> None:
        analysts = Analysts()
        async with tables_in(tmp_path, analysts=lambda: analysts) as tables:
            anna, bert = await finished_game(tables)
            table = table_of(anna)
            assert tables.analysis(anna.user, table, 0).stage == "none"
            begun = tables.analyse(anna.user, table)
            assert (begun.stage, begun.own, begun.made) == ("waiting", True, 0)
            tables.analyse(bert.user, table)  # who also wants it need not have it made twice
            found = await made(tables, anna)
            record = stonehall.read_record(tables.record(anna.user, table))
            assert [play.text for play in found.plays] == [play.text for play in record.plays] == analysts.looked_at
            assert (found.stage, found.made, found.total) == ("ready", len(record.plays), len(record.plays))
            assert found.plays[-1].chances == [1.0, 0.0]
            assert all(sum(play.chances) == pytest.approx(1, abs=1e-3) for play in found.plays)
            assert tables.analyse(anna.user, table).stage == "ready"
            assert (analysts.came, analysts.went) == (1, 1)
        async with tables_in(tmp_path, analysts=lambda: analysts) as tables:
            stranger = await newcomer(tables, "Cili")
            again = tables.analyse(stranger, table)
            assert again.plays == found.plays
            assert tables.analysis(stranger, table, 12).plays == found.plays[12:]
            assert analysts.came == 1

    run(work())


def test_it_is_told_in_words(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path, analysts=Analysts) as tables:
            anna, _ = await finished_game(tables)
            tables.analyse(anna.user, table_of(anna))
            words = catalogue("en", stonehall.load("summoner-wars"))
            decided = [play for play in (await made(tables, anna)).plays if play.better]
            assert decided
            for play in decided:
                assert play.label is not None
                assert play.seat in ("south", "north")
                assert all(words.has(option.label.id) for option in play.better)
                assert all(words.has(change.id) for option in play.better for change in option.changes)

    run(work())


def test_a_game_that_is_not_over_is_not_analysed(tmp_path: Path) -> None:
    async def work() -> None:
        analysts = Analysts()
        async with tables_in(tmp_path, analysts=lambda: analysts) as tables:
            anna, _ = await two_at_a_table(tables)
            with pytest.raises(RequestRefused, match="record-hidden"):
                tables.analyse(anna.user, table_of(anna))
            with pytest.raises(RequestRefused, match="record-hidden"):
                tables.analysis(anna.user, table_of(anna), 0)
            with pytest.raises(RequestRefused, match="record-hidden"):
                await tables.stop_analysis(anna.user, table_of(anna))
            assert analysts.came == 0

    run(work())


def test_a_visitor_waits_for_one_and_the_house_makes_one_at_a_time(tmp_path: Path) -> None:
    async def work() -> None:
        analysts = Analysts()
        analysts.may_look.clear()
        async with tables_in(tmp_path, analysts=lambda: analysts) as tables:
            anna, bert = await finished_game(tables)
            other, _ = await finished_game(tables)
            tables.analyse(anna.user, table_of(anna))
            with pytest.raises(RequestRefused, match="analysis-busy"):
                tables.analyse(anna.user, table_of(other))
            tables.analyse(bert.user, table_of(other))
            await until(lambda: tables.analysis(anna.user, table_of(anna), 0).stage == "running")
            assert tables.analysis(bert.user, table_of(other), 0).stage == "waiting"
            assert analysts.came == 1
            analysts.may_look.set()
            assert (await made(tables, anna)).stage == "ready"
            assert (await made(tables, other)).stage == "ready"
            assert (analysts.came, analysts.went) == (2, 2)

    run(work())


def test_who_asked_may_stop_it_at_once_and_ask_again(tmp_path: Path) -> None:
    async def work() -> None:
        analysts = Analysts()
        analysts.may_look.clear()
        async with tables_in(tmp_path, analysts=lambda: analysts) as tables:
            anna, bert = await finished_game(tables)
            table = table_of(anna)
            assert (await tables.stop_analysis(anna.user, table)).stage == "none"
            tables.analyse(anna.user, table)
            await until(lambda: analysts.came == 1)
            with pytest.raises(RequestRefused, match="analysis-other"):
                await tables.stop_analysis(bert.user, table)
            assert (await tables.stop_analysis(anna.user, table)).stage == "none"
            assert analysts.went == 1
            analysts.may_look.set()
            tables.analyse(bert.user, table)
            assert (await made(tables, anna)).stage == "ready"

    run(work())


def test_a_house_that_closes_does_not_wait_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        analysts = Analysts()
        analysts.may_look.clear()
        async with tables_in(tmp_path, analysts=lambda: analysts) as tables:
            anna, _ = await finished_game(tables)
            tables.analyse(anna.user, table_of(anna))
            await until(lambda: analysts.came == 1)
        assert analysts.went == 1

    run(work())


def test_what_breaks_down_is_told_and_may_be_tried_again(tmp_path: Path) -> None:
    async def work() -> None:
        analysts = Analysts()
        analysts.failing = True
        async with tables_in(tmp_path, analysts=lambda: analysts) as tables:
            anna, _ = await finished_game(tables)
            tables.analyse(anna.user, table_of(anna))
            assert (await made(tables, anna)).stage == "failed"
            assert analysts.went == 1
            analysts.failing = False
            tables.analyse(anna.user, table_of(anna))
            assert (await made(tables, anna)).stage == "ready"

    run(work())


def test_a_game_of_other_rules_is_not_analysed(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path, analysts=Analysts) as tables:
            anna, _ = await finished_game(tables)
            anna.watcher.live.table.outdated = "RecordError"
            with pytest.raises(RequestRefused, match="analysis-rules"):
                tables.analyse(anna.user, table_of(anna))

    run(work())


def test_what_another_program_kept_is_made_again(tmp_path: Path) -> None:
    async def work() -> None:
        async with tables_in(tmp_path, analysts=Analysts) as tables:
            anna, _ = await finished_game(tables)
            await tables.store.add_analysis(table_of(anna), 1, b"something else")
            assert tables.analysis(anna.user, table_of(anna), 0).stage == "none"
            tables.analyse(anna.user, table_of(anna))
            assert (await made(tables, anna)).stage == "ready"

    run(work())


def test_a_house_of_an_earlier_program_has_room_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store(tmp_path)
        await store.open()
        await store.close()
        with sqlite3.connect(store.path) as database:
            database.execute("DROP TABLE analysis")
        store = Store(tmp_path)
        await store.open()
        await store.add_analysis("table", 1, b"body")
        assert store.analysis("table", 1) == b"body"
        assert store.analysis("table", 2) is None
        await store.close()

    run(work())


# In its own process ---------------------------------------------------------------------------------------------------


def test_a_process_killed_in_the_middle_is_replaced_and_the_analysis_goes_on(tmp_path: Path) -> None:
    pools: list[BotPool] = []
    killed: list[int] = []

    class Killed(BotPool):
        """Whose process is killed while it thinks about the second play."""

        async def look_back(self, game: str, position: str, back: LookBack, owner: str) -> Looked:
            answer = asyncio.ensure_future(super().look_back(game, position, replace(back, tries=TRIES), owner))
            if back.place == 2:
                [worker] = self.workers
                assert os.getpriority(os.PRIO_PROCESS, worker.process.pid) == analyses.LOWEST
                os.kill(worker.process.pid, signal.SIGKILL)
                killed.append(worker.process.pid)
            return await answer

    def sent_for() -> BotPool:
        pools.append(Killed(1, niceness=analyses.LOWEST))
        return pools[-1]

    async def work() -> None:
        async with tables_in(tmp_path, analysts=sent_for) as tables:
            anna, _ = await finished_game(tables, 1)
            tables.analyse(anna.user, table_of(anna))
            found = await made(tables, anna)
            assert (found.stage, found.made) == ("ready", found.total)
            assert len(killed) == 1
            assert [pool.workers for pool in pools] == [set()]

    run(work())


def test_the_house_has_a_process_that_is_below_those_of_bots() -> None:
    pool = analyses.analysts()
    assert isinstance(pool, BotPool)
    assert (pool.niceness, pool.count) == (analyses.LOWEST, 1)
    assert pool.niceness > BotPool().niceness


# By requests ----------------------------------------------------------------------------------------------------------


def asked(
    tmp_path: Path, work: Callable[[TableService, httpx.AsyncClient, str], Awaitable[None]], limits: Limits
) -> None:
    """Do something as a visitor who plays against themselves, in a house with a finished game of theirs."""

    async def inner(services: Services, client: httpx.AsyncClient) -> None:
        services.tables.analyses.analysts = Analysts
        plan = {"game": "summoner-wars", "seats": [{"player": "me"}, {"player": "bot", "bot": "random"}]}
        table = (await client.post("/api/tables", json=plan)).json()["id"]
        visitor = services.users.named((await client.get("/api/me")).json()["id"])
        await Guest(services.tables, visitor, table).concede()
        await work(services.tables, client, f"/api/tables/{table}/analysis")

    inside(tmp_path, inner, limits)


def test_it_is_asked_for_followed_and_stopped_by_requests(tmp_path: Path) -> None:
    async def work(tables: TableService, client: httpx.AsyncClient, path: str) -> None:
        assert (await client.get(path)).json()["stage"] == "none"
        assert (await client.delete(path)).json()["stage"] == "none"
        assert (await client.post(path)).json()["stage"] == "waiting"
        while (answer := (await client.get(path)).json())["stage"] != "ready":
            await asyncio.sleep(0.001)
        assert len(answer["plays"]) == answer["total"] > 3
        assert (await client.get(f"{path}?since=2")).json()["plays"] == answer["plays"][2:]
        assert (await client.get(f"{path}?since=-5")).json()["plays"] == answer["plays"]

    asked(tmp_path, work, Limits())


def test_nobody_asks_too_often(tmp_path: Path) -> None:
    async def work(tables: TableService, client: httpx.AsyncClient, path: str) -> None:
        assert (await client.post(path)).status_code == 200
        refused = await client.post(path)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-fast")
        assert (await client.get(path)).status_code == 200

    asked(tmp_path, work, Limits(analyses=Rate(1, 0.001)))
