"""The games of a visitor: listed, counted, handed out; nobody's but their own, and nothing of what is hidden."""

from __future__ import annotations

import asyncio
import io
import sqlite3
import time
from itertools import pairwise
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import msgspec
import pytest

import stonehall
from stonehall.kernel import Record
from stonehall.lab.statistics import wilson
from stonehall.server.store.parts import Part, Result, Wanted, statements
from stonehall.server.store.store import EventBatch, Standing
from stonehall.server.store.users import User
from stonehall.server.store.writer import Command
from stonehall.server.tables.archive import Finish
from stonehall.server.tables.my_games import PAGE, MyGames
from stonehall.server.tables.parts import parts_of
from stonehall.server.tables.replays import Replays
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.my_games import PlayedGame, WinRate
from stonehall.server.wire.protocol import JoinTable, NewTable, SeatPlan
from tests.server.guests import GAME, Guest, alone_at_a_table, newcomer, play_on, run, tables_in, two_at_a_table

MANY = 3000


def games_of(tables: TableService) -> MyGames:
    return MyGames(tables.store, tables.users, tables.lists)


def all_of(games: MyGames, user: User, wanted: Wanted = Wanted()) -> list[PlayedGame]:  # noqa: B008
    """Every page, one after the other."""
    found, after = [], ""
    while True:
        page = games.page(user, wanted, after)
        assert len(page.games) <= PAGE
        found += page.games
        after = page.more
        if not after:
            assert page.count == len(found)
            return found


def rate_of(games: MyGames, user: User, id: str, game: str = "") -> WinRate:
    [found] = [rate for rate in games.sum(user, game).rates if rate.id == id]
    return found


async def exported(games: MyGames, user: User) -> tuple[list[dict[str, Any]], dict[str, str]]:
    """The lines and the records of an export."""
    whole = b"".join([piece async for piece in games.export(user)])
    with ZipFile(io.BytesIO(whole)) as archive:
        assert archive.testzip() is None
        texts = {name: archive.read(name).decode() for name in archive.namelist()}
    lines = [msgspec.json.decode(line) for line in texts.pop("games.jsonl").splitlines()]
    return lines, texts


# Listed ---------------------------------------------------------------------------------------------------------------


def test_a_game_is_listed_for_those_who_play_it(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            games = games_of(tables)
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables, "Eve"), anna.watcher.live.id)
            [game] = games.page(anna.user, Wanted()).games
            assert (game.result, game.ended, game.counts, game.table.stage) == ("running", 0, True, "running")
            assert abs(game.began - time.time()) < 60
            await anna.concede()
            [lost], [won] = (games.page(guest.user, Wanted()).games for guest in (anna, bert))
            assert (lost.result, won.result) == ("lost", "won")
            assert lost.ended >= lost.began > 0
            assert [seat.deck for seat in lost.table.seats] == ["polar-dwarves", "fallen-kingdom"]
            assert games.page(eve.user, Wanted()).games == [], "who watches has no part in it"
            assert games.sum(eve.user, "").games == 0

    run(story())


def test_what_was_never_begun_is_no_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            table = await tables.create(anna, NewTable(GAME, [SeatPlan("me", deck="polar-dwarves"), SeatPlan("open")]))
            assert games_of(tables).page(anna, Wanted()).games == []
            await tables.close_table(anna, table.id)
            assert games_of(tables).page(anna, Wanted()).games == []

    run(story())


def test_filters_and_rates(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            games = games_of(tables)
            anna, bert = await two_at_a_table(tables)
            await bert.concede()
            plan = NewTable(GAME, [SeatPlan("me", deck="cave-goblins"), SeatPlan("open")])
            again = await tables.create(anna.user, plan)
            await tables.join(bert.user, again.id, JoinTable("north", "fallen-kingdom"))
            await Guest(tables, anna.user, again.id).concede()
            bots = [SeatPlan("me"), SeatPlan("bot", "page"), SeatPlan("bot", "knight")]
            melee = await tables.create(anna.user, NewTable("tash-kalar", bots, settings={"form": "melee"}))
            alone = [SeatPlan("me", deck="polar-dwarves"), SeatPlan("me", deck="fallen-kingdom")]
            own = await tables.create(anna.user, NewTable(GAME, alone))
            await Guest(tables, anna.user, own.id).concede()
            await Replays(tables).note(anna.user, own.id, 0, "a good opening")

            def ids(**wanted: Any) -> list[str]:
                return [game.table.id for game in games.page(anna.user, Wanted(**wanted)).games]

            first = anna.watcher.live.id
            assert ids() == [melee.id, own.id, again.id, first], "what still runs, then the last that ended"
            assert ids(game=GAME) == [own.id, again.id, first]
            assert ids(game="tash-kalar", form="melee") == [melee.id]
            assert ids(game="tash-kalar", form="high") == []
            assert ids(result="running") == [melee.id]
            assert ids(result="won") == [first]
            assert ids(result="none") == [own.id]
            assert ids(deck="cave-goblins") == [again.id]
            assert ids(bot="knight") == [melee.id]
            assert ids(person=bert.user.id) == [again.id, first]
            assert ids(person=bert.user.id, result="lost") == [again.id]
            assert ids(noted=True) == [own.id]
            assert not games.page(bert.user, Wanted(noted=True)).games
            assert ids(words="good", names=()) == [own.id], "it stands in a note"
            assert ids(words="Opening", names=("deck:cave-goblins", "bot:knight")) == [melee.id, own.id, again.id]
            assert ids(words="x", names=(f"person:{bert.user.id}",), result="won") == [first]
            assert ids(words="x") == []
            assert not games.page(bert.user, Wanted(words="good")).games, "notes are their writer's"

            told = games.sum(anna.user, "")
            assert (told.games, told.running) == (4, 1)
            against = rate_of(games, anna.user, bert.user.id)
            assert (against.kind, against.name, against.games, against.count, against.won) == (
                "person",
                "Bert",
                2,
                2,
                1,
            )
            assert (against.low, against.high) == wilson(1, 2)
            dwarves = rate_of(games, anna.user, "polar-dwarves")
            assert (dwarves.game, dwarves.count, dwarves.won) == (GAME, 1, 1), "a game against oneself does not count"
            assert rate_of(games, anna.user, "knight").count == 0, "it still runs"
            assert {rate.id for rate in games.sum(anna.user, "tash-kalar").rates} >= {"page", "knight"}
            assert bert.user.id not in {rate.id for rate in games.sum(anna.user, "tash-kalar").rates}
            with pytest.raises(RequestRefused):
                games.page(anna.user, Wanted(), "somewhere")

    run(story())


def test_what_one_only_looks_at_is_listed_and_counts_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            games, anna = games_of(tables), await newcomer(tables)
            show = await tables.create(anna, NewTable(GAME, [SeatPlan("bot", "page"), SeatPlan("bot", "knight")]))
            record = Record(stonehall.load("tash-kalar"), {})
            brought = await Replays(tables).bring(anna, record.write())
            found = {game.table.id: game for game in games.page(anna, Wanted()).games}
            assert set(found) == {show.id, brought.id}
            assert found[brought.id].result == "none"
            assert not any(game.counts for game in found.values())
            assert {rate.count for rate in games.sum(anna, "").rates} == {0}

    run(story())


def test_practice_counts_nowhere(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            games = games_of(tables)
            anna = await alone_at_a_table(tables, SeatPlan("bot", "page"), practice=True)
            await anna.concede()
            [game] = games.page(anna.user, Wanted()).games
            assert (game.result, game.counts) == ("lost", False)
            rate = rate_of(games, anna.user, "page")
            assert (rate.games, rate.count, rate.low, rate.high) == (1, 0, 0.0, 1.0)

    run(story())


def test_several_players_come_in_at_a_place(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            seats = [SeatPlan("me"), SeatPlan("me"), SeatPlan("bot", "page")]
            table = await tables.create(anna, NewTable("tash-kalar", seats, settings={"form": "melee"}))
            summary = tables.residence.find(table.id).table.summary()
            for ranks, winners, place, result in (([1, 3, 2], [0], 1, "won"), ([3, 2, 1], [2], 2, "lost")):
                finish = Finish("x", winners, ranks=ranks)
                ended = msgspec.structs.replace(summary, stage="over", finish=finish)
                [part] = parts_of(ended)
                assert (part.place, part.result) == (place, result)

    run(story())


# Thousands ------------------------------------------------------------------------------------------------------------


def test_thousands_of_games_are_turned_page_by_page(tmp_path: Path) -> None:
    """Every game once, in order, and a page in little time: what is on other pages is not loaded."""

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            games = games_of(tables)
            anna, _ = await two_at_a_table(tables)
            await anna.concede()
            row = tables.store.table(anna.watcher.live.id)
            assert row is not None
            for n in range(MANY):
                result: Result = "won" if n % 3 else "lost"
                part = Part(anna.user.id, GAME, "", result, 0, True, (("deck", "a"), ("person", f"p{n % 40}")))
                batch = EventBatch(f"t{n}", 1, [b"{}"], None, Standing("over", row.standing.summary))
                tables.store._writer.put(_command(batch, [part], n))
            await tables.store.note("written", "all")
            listed = all_of(games, anna.user)
            assert len({game.table.id for game in listed}) == len(listed) == MANY + 1
            assert all(one.ended >= other.ended for one, other in pairwise(listed))
            assert len(all_of(games, anna.user, Wanted(person="p7"))) == MANY / 40
            rate = rate_of(games, anna.user, "a")
            assert (rate.count, rate.won) == (MANY, MANY * 2 // 3)
            began = time.perf_counter()
            games.page(anna.user, Wanted(result="won"), f"{MANY // 2}-{MANY // 2}-t0")
            games.sum(anna.user, "")
            assert time.perf_counter() - began < 0.5

    run(story())


def _command(batch: EventBatch, parts: list[Part], n: int) -> Command:
    return Command([*batch.statements(), *statements(batch.table, parts, n, n)])


# Handed out -----------------------------------------------------------------------------------------------------------


def test_an_export_holds_every_game_and_nothing_hidden(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            games = games_of(tables)
            anna, bert = await two_at_a_table(tables)
            await play_on((anna, bert), 40, 3)
            over = anna.watcher.live.id
            await bert.concede()
            await Replays(tables).note(anna.user, over, 2, "here it turned")
            plan = NewTable(GAME, [SeatPlan("me", deck="polar-dwarves"), SeatPlan("open")])
            running = await tables.create(anna.user, plan)
            await tables.join(bert.user, running.id, JoinTable("north", "fallen-kingdom"))
            lines, records = await exported(games, anna.user)
            assert [line["table"] for line in lines] == [running.id, over]
            assert list(records) == [f"records/{over}.txt"] == [lines[1]["record"]], "a running game has no record yet"
            assert lines[0]["record"] == "" == lines[0]["ended"]
            assert records[f"records/{over}.txt"] == tables.record(anna.user, over)
            assert Record.read(records[f"records/{over}.txt"], stonehall.load).state.over
            assert (lines[1]["result"], lines[1]["winners"]) == ("won", ["south"])
            assert [seat["player"] for seat in lines[1]["seats"]] == ["Anna", "Bert"]
            assert lines[1]["notes"] == [{"moment": 2, "text": "here it turned"}]
            theirs, _ = await exported(games, bert.user)
            assert theirs[1]["notes"] == [], "notes are nobody else's"
            assert (await exported(games, await newcomer(tables)))[0] == []

    run(story())


def test_games_of_earlier_days_are_listed(tmp_path: Path) -> None:
    """A database of a program that kept no such lists: who played what is found out from its tables."""

    async def before() -> None:
        async with tables_in(tmp_path) as tables:
            anna, _ = await two_at_a_table(tables)
            await anna.concede()
            await alone_at_a_table(tables, SeatPlan("bot", "page"))

    async def after() -> None:
        async with tables_in(tmp_path) as tables:
            while tables.store.noted("listed") is None:
                await asyncio.sleep(0.01)
            rows = tables.store._read("SELECT user, result, began, ended FROM part ORDER BY result")
            assert [row[1] for row in rows] == ["lost", "running", "won"]
            assert all(0 < row[2] <= row[3] for row in rows)
            games = games_of(tables)
            user = tables.users.named(rows[0][0])
            assert [game.result for game in games.page(user, Wanted(deck="polar-dwarves")).games] == ["lost"]

    run(before())
    with sqlite3.connect(tmp_path / "stonehall.db") as database:
        database.executescript("DROP TABLE part; DROP TABLE part_with; DELETE FROM house WHERE name = 'listed';")
    run(after())
