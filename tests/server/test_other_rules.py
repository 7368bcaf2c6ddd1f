"""Rules are mended while games are kept: what is over stays readable, what runs goes on or is ended clearly."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

import stonehall
from stonehall.kernel import RecordError, WrittenRecord
from stonehall.server.tables import events
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Ack, Refused, Snapshot
from stonehall.server.wire.protocol import JoinTable, NewTable, SeatPlan
from tests.server.guests import Guest, deciding, newcomer, play_on, run, tables_in, two_at_a_table
from tests.toy import StonesGame

Rules = Callable[[StonesGame], None]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Rules:
    """The server plays by these rules from now on."""
    play_by: Rules = lambda game: monkeypatch.setitem(stonehall._loaded, "stones", game)  # noqa: E731
    play_by(StonesGame())
    return play_by


async def at_the_stones(tables: TableService) -> tuple[Guest, Guest]:
    """Anna and Bert with ten stones before them."""
    anna, bert = await newcomer(tables, "Anna"), await newcomer(tables, "Bert")
    table = await tables.create(anna, NewTable("stones", [SeatPlan("me"), SeatPlan("open")], public=True))
    first = Guest(tables, anna, table.id)
    await tables.join(bert, table.id, JoinTable("1"))
    return first, Guest(tables, bert, table.id)


async def play(guests: tuple[Guest, ...], *texts: str) -> None:
    for text in texts:
        assert isinstance(await deciding(*guests).play(text), Ack)


def last_seen(guest: Guest) -> tuple[object, ...]:
    """The board, the end and the log as a newcomer with the same eyes gets them."""
    shown = Guest(guest.tables, guest.user, guest.watcher.live.id)
    [snapshot] = [frame for frame in shown.frames if isinstance(frame, Snapshot)]
    shown.watcher.close()
    assert snapshot.scene is not None
    return snapshot.scene.view, snapshot.scene.prompt, snapshot.scene.ending, snapshot.log, snapshot.chat


async def settled(tables: TableService) -> None:
    """Everything that is done at the start of a server has been done."""
    while tables._tasks:
        await asyncio.sleep(0.01)


def of(record: str) -> tuple[str, list[str]]:
    written = WrittenRecord.read(record)
    return written.rules, written.plays


# Games that are over --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["by the rules", "conceded"])
def test_a_finished_game_is_shown_as_it_was_last_seen(tmp_path: Path, rules: Rules, how: str) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await anna.say("Good luck!")
            await play((anna, bert), "take 3", "take 3")
            if how == "conceded":
                await anna.concede()
            else:
                await play((anna, bert), "take 3")  # the last one falls to Bert
            watching = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            seen = {guest.user.id: last_seen(guest) for guest in (anna, bert, watching)}
            table, record = anna.watcher.live.id, tables.record(anna.user, anna.watcher.live.id)
            seq = anna.seq
        rules(StonesGame(2, most=1))
        async with tables_in(tmp_path) as tables:
            guests = [Guest(tables, guest.user, table) for guest in (anna, bert, watching)]
            assert {guest.user.id: last_seen(guest) for guest in guests} == seen
            assert guests[0].seq == seq
            assert tables.record(anna.user, table) == record
            assert of(record)[0] == "1"
            with pytest.raises(RecordError, match="played by rules 1"):
                stonehall.read_record(record)
            facts = tables.facts(anna.user, table)
            assert (facts.stage, facts.turn) == ("over", 2 if how == "conceded" else 3)
            assert [facts.id for facts in tables.lists.lobby(bert.user).mine] == [table]
            await guests[0].say("That was long ago.")
            assert guests[1].last().chat[0].text == "That was long ago."
            assert isinstance(await guests[0].concede(), Refused)

    run(story())


def test_another_game_may_follow_one_of_other_rules(tmp_path: Path, rules: Rules) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 3")
            await anna.concede()
            table = anna.watcher.live.id
        rules(StonesGame(2, most=1))
        for restarted in (False, True):
            async with tables_in(tmp_path) as tables:
                anna, bert = Guest(tables, anna.user, table), Guest(tables, bert.user, table)
                if not restarted:
                    await anna.propose("rematch")
                    await bert.answer("rematch", True)
                    table = anna.last_facts().rematch
                    anna, bert = Guest(tables, anna.user, table), Guest(tables, bert.user, table)
                assert not anna.ended
                await play((anna, bert), "take 1")

    run(story())


def test_games_that_were_over_before_there_was_an_archive_are_put_into_it(tmp_path: Path, rules: Rules) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 3")
            await bert.concede()
            seen, table = last_seen(anna), anna.watcher.live.id
        with sqlite3.connect(tmp_path / "stonehall.db") as database:
            database.execute("DROP TABLE archive")
            database.execute("DROP TABLE house")
        async with tables_in(tmp_path) as tables:
            await settled(tables)
        rules(StonesGame(2, most=1))
        async with tables_in(tmp_path) as tables:
            assert last_seen(Guest(tables, anna.user, table)) == seen

    run(story())


def test_an_archive_that_cannot_be_read_is_no_worse_than_none(tmp_path: Path, rules: Rules) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 3")
            await bert.concede()
            table = anna.watcher.live.id
        rules(StonesGame(2, most=1))
        for body in (b"nonsense", b"x\x9c\xabV*\xc8\x00\x00\x03\xc4\x01y"):
            with sqlite3.connect(tmp_path / "stonehall.db") as database:
                database.execute("UPDATE archive SET body = ?", (body,))
            async with tables_in(tmp_path) as tables:
                shown = Guest(tables, anna.user, table).scene
                assert shown is not None
                assert shown.ending is not None
                assert (shown.ending.reason, shown.ending.winners) == ("conceded", ["0"])
                assert of(tables.record(anna.user, table)) == ("1", ["take 3", "leaves 1 conceded"])

    run(story())


# Games that run -------------------------------------------------------------------------------------------------------


def test_a_running_game_goes_on_if_what_was_mended_does_not_concern_it(tmp_path: Path, rules: Rules) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 1", "gamble")
            guest = deciding(anna, bert)
            await guest.play(guest.texts[0])
            assert isinstance(await guest.undo(), Ack)
            table, seq, moment = anna.watcher.live.id, anna.seq, anna.moment
            view = anna.view
        rules(StonesGame(2, most=2))
        async with tables_in(tmp_path) as tables:
            anna, bert = Guest(tables, anna.user, table), Guest(tables, bert.user, table)
            assert (anna.seq, anna.moment, anna.view["stones"]) == (seq, moment, view["stones"])
            assert not anna.ended
            await settled(tables)
            assert tables.running() == 1
            await play((anna, bert), "take 2")
            with pytest.raises(RequestRefused, match="record-hidden"):
                tables.record(anna.user, table)

    run(story())


@pytest.mark.parametrize("other", [StonesGame(2, most=1), StonesGame(1, most=1)], ids=["newer", "of the same number"])
def test_a_running_game_that_cannot_go_on_is_ended_and_loses_nothing(
    tmp_path: Path, rules: Rules, other: StonesGame
) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            unconcerned = await two_at_a_table(tables)
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 1", "take 3", "take 2")
            table = anna.watcher.live.id
        rules(other)
        seqs = []
        for _ in range(2):
            async with tables_in(tmp_path) as tables:
                anna, bert = Guest(tables, anna.user, table), Guest(tables, bert.user, table)
                watching = Guest(tables, await newcomer(tables), table)
                await settled(tables)
                for guest in (anna, bert, watching):
                    assert guest.scene is not None
                    assert guest.scene.ending is not None
                    assert (guest.scene.ending.reason, guest.scene.ending.winners) == ("rules", [])
                    assert guest.scene.ending.words.id == "ending-rules"
                    assert guest.view["stones"] == 9, "as far as the rules agree"
                    assert guest.texts == []
                facts = tables.facts(anna.user, table)
                assert facts.stage == "over"
                assert facts.id not in [one.id for one in tables.lists.lobby(watching.user).running]
                assert facts.id in [one.id for one in tables.lists.lobby(anna.user).mine]
                assert of(tables.record(anna.user, table)) == ("1", ["take 1", "take 3", "take 2"])
                refused = await anna.play("take 1")
                assert isinstance(refused, Refused)
                assert refused.code == "over"
                seqs.append(anna.seq)
                others = tuple(Guest(tables, guest.user, guest.watcher.live.id) for guest in unconcerned)
                assert await play_on(others, 3) == 3
        assert seqs[0] == seqs[1], "it is ended once"
        rules(StonesGame())
        async with tables_in(tmp_path) as tables:
            assert Guest(tables, anna.user, table).ended, "it stays ended"

    run(story())


def test_a_log_without_checksums_is_trusted_by_its_own_rules_alone(tmp_path: Path, rules: Rules) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 1", "take 1")
            table = anna.watcher.live.id
        with sqlite3.connect(tmp_path / "stonehall.db") as database:
            for seq, body in database.execute("SELECT seq, body FROM event").fetchall():
                event = events.read(body)
                if isinstance(event, events.Started | events.Played):
                    event.position = ""
                    database.execute("UPDATE event SET body = ? WHERE seq = ?", (events.write(event), seq))
        async with tables_in(tmp_path) as tables:
            assert not Guest(tables, anna.user, table).ended
        rules(StonesGame(2))
        async with tables_in(tmp_path) as tables:
            assert Guest(tables, anna.user, table).ended
            assert of(tables.record(anna.user, table)) == ("1", ["take 1", "take 1"])

    run(story())


def test_a_game_whose_settings_are_no_more_is_told_without_a_board(tmp_path: Path, rules: Rules) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 1")
            table = anna.watcher.live.id
        changed = StonesGame(2)
        changed.settings = changed.settings[:1]
        rules(changed)
        async with tables_in(tmp_path) as tables:
            guest = Guest(tables, anna.user, table)
            assert (guest.scene, guest.lines) == (None, 0)
            await settled(tables)
            assert tables.facts(anna.user, table).stage == "over"
            assert of(tables.record(anna.user, table)) == ("1", ["take 1"])

    run(story())


def test_a_real_game_goes_on_by_rules_that_lead_the_same_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            running, over = await two_at_a_table(tables), await two_at_a_table(tables)
            await play_on(running, 12)
            await play_on(over, 12)
            await over[0].concede()
            before = [last_seen(guest) for guest in (*running, *over)]
        monkeypatch.setattr(stonehall.load("summoner-wars"), "rules_version", 99)
        async with tables_in(tmp_path) as tables:
            again = [Guest(tables, guest.user, guest.watcher.live.id) for guest in (*running, *over)]
            assert [last_seen(guest) for guest in again] == before
            await settled(tables)
            assert tables.running() == 1
            assert await play_on((again[0], again[1]), 3, seed=2) == 3

    run(story())


# Records --------------------------------------------------------------------------------------------------------------


def test_the_record_of_a_log_is_that_of_its_game(tmp_path: Path, rules: Rules) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await at_the_stones(tables)
            await play((anna, bert), "take 1", "gamble", "take 1")
            live = anna.watcher.live
            assert live.table.session is not None
            log = [events.read(body) for body in tables.store.events(live.id)]
            assert events.written("stones", log).write() == live.table.session.record.write()
            await bert.undo()
            await bert.propose("undo")
            await anna.answer("undo", True)
            await anna.undo()
            log = [events.read(body) for body in tables.store.events(live.id)]
            assert events.written("stones", log).plays == [play.text for play in live.table.session.record.plays]

    run(story())
