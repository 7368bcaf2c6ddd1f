"""Time for plays: by decision or in a bank, through undos, restarts and absences."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Ack
from stonehall.server.wire.protocol import Clock, NewTable, SeatPlan
from tests.server.guests import (
    GAME,
    Guest,
    Time,
    alone_at_a_table,
    code,
    ending,
    newcomer,
    pair,
    run,
    tables_in,
    two_at_a_table,
    undo,
)  # fmt: skip


def faces(guest: Guest) -> list[tuple[int, bool]]:
    assert guest.scene is not None
    return [(face.left_ms, face.running) for face in guest.scene.clocks]


def test_time_for_each_decision(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            anna, bert = await two_at_a_table(tables, Clock("move", 30))
            mover, other = pair(anna, bert)
            for _ in range(3):
                now.seconds += 29
                assert isinstance(await mover.play(mover.texts[0]), Ack)
                mover, other = pair(anna, bert)
                assert {left for left, _ in faces(mover)} == {30_000}
                assert [running for _, running in faces(mover)].count(True) == 1
            now.seconds += 31
            assert code(await mover.play(mover.texts[0])) == "over"
            for guest, form in ((mover, "lost"), (other, "won")):
                assert guest.scene is not None
                assert guest.scene.ending is not None
                assert guest.scene.ending.words.id == f"ending-time-{form}"

    run(story())


def test_a_bank_of_time_with_increment_outlives_the_server(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            anna, bert = await two_at_a_table(tables, Clock("bank", 100, 7))
            mover, _ = pair(anna, bert)
            first = mover
            plays = 0
            while mover is first:
                now.seconds += 2
                await mover.play("end" if "end" in mover.texts else mover.texts[0])
                plays += 1
                mover, _ = pair(anna, bert)
            left = 100_000 - 2000 * plays + 7000
            assert sorted(faces(mover)) == sorted([(left, False), (100_000, True)])
            table = anna.watcher.live.id
        now.seconds += 5000
        async with tables_in(tmp_path, now=now) as tables:
            again = Guest(tables, mover.user, table)
            assert sorted(faces(again)) == sorted([(left, False), (100_000, True)])
            now.seconds += 40
            shown = Guest(tables, mover.user, table)
            assert sorted(faces(shown)) == sorted([(left, False), (60_000, True)])

    run(story())


def test_a_bank_does_not_grow_by_playing_and_taking_back(tmp_path: Path) -> None:
    """Undo takes back what a turn added, and gives no time back."""

    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            guest = await alone_at_a_table(tables, SeatPlan("me"), clock=Clock("bank", 300, 30))
            while "end" in guest.texts and guest.view["turn"] == 1:
                before = dict(left(guest))
                now.seconds += 2
                await guest.play("end")
            spent = 300_000 - before["south"] + 2000
            assert left(guest)["south"] == 300_000 - spent + 30_000
            for cycle in range(1, 4):
                now.seconds += 3  # the other seat thinks, and gets that back
                assert isinstance(await guest.undo(), Ack)
                assert left(guest) == {"south": 300_000 - spent, "north": 300_000}
                now.seconds += 4
                spent += 4000
                await guest.play("end")
                assert left(guest) == {"south": 300_000 - spent + 30_000, "north": 300_000}, cycle
            table = guest.watcher.live.id
        async with tables_in(tmp_path, now=now) as tables:
            assert left(Guest(tables, guest.user, table)) == left(guest), "the log tells the same"

    run(story())


def left(guest: Guest) -> dict[str, int]:
    assert guest.scene is not None
    return {face.seat: face.left_ms for face in guest.scene.clocks}


def test_a_decision_s_time_is_not_renewed_by_playing_and_taking_back(tmp_path: Path) -> None:
    """Whatever is played and taken back in between: from the first question to the answer there is so much time."""

    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            guest = await alone_at_a_table(tables, SeatPlan("bot", "random"), clock=Clock("move", 8))
            now.seconds += 2
            await guest.play("end")
            assert left(guest)["south"] == 8000, "the next decision has its own time"
            now.seconds += 3
            assert isinstance(await guest.undo(), Ack)
            assert left(guest)["south"] == 3000, "what was thought since counts"
            now.seconds += 1
            await guest.play("end")
            assert left(guest)["south"] == 5000, "the same question: three seconds are spent on it"
            now.seconds += 1.5
            assert isinstance(await guest.undo(), Ack)
            assert left(guest)["south"] == 500
            await guest.play("end")
            now.seconds += 1
            assert undo(guest) == "free"
            assert code(await guest.undo()) == "no-time-to-undo"
            table = guest.watcher.live.id
            await guest.play("end")
            shown = left(guest)
        async with tables_in(tmp_path, now=now) as tables:
            assert left(Guest(tables, guest.user, table)) == shown

    run(story())


def test_the_alarm_ends_the_game_of_one_who_never_plays(tmp_path: Path) -> None:
    async def story() -> None:
        now = Time()
        async with tables_in(tmp_path, now=now) as tables:
            anna, _ = await two_at_a_table(tables, Clock("bank", 5))
            tables.turns.ring(anna.watcher.live)
            await asyncio.sleep(0.05)
            assert ending(anna) == "", "it rang too early"
            now.seconds += 5
            tables.turns.ring(anna.watcher.live)
            while not ending(anna):
                await asyncio.sleep(0.001)
            assert ending(anna) == "time"

    run(story())


@pytest.mark.parametrize("clock", [Clock("move", 4), Clock("bank", -1), Clock("bank", 60, -5), Clock("move", 10**9)])
def test_clocks_nobody_can_play_by(tmp_path: Path, clock: Clock) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna = await newcomer(tables)
            with pytest.raises(RequestRefused, match="bad-clock"):
                await tables.create(anna, NewTable(GAME, [SeatPlan("me"), SeatPlan("me")], clock))

    run(story())
