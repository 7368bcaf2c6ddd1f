"""The last turn shown again: everybody is shown what they saw then, and nothing more."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from stonehall.server.wire.frames import Again, AskAgain, Snapshot, Update
from stonehall.server.wire.protocol import Entry, Moment, NewTable, SeatPlan
from tests.server.guests import GAME, Guest, newcomer, play_on, run, tables_in, two_at_a_table


async def again(guest: Guest) -> list[Moment]:
    answer = await guest.act(AskAgain("again"))
    assert isinstance(answer, Again), answer
    return answer.moments


def seen(guest: Guest) -> list[object]:
    """The views that were sent, one after the other."""
    scenes = [frame.scene for frame in guest.frames if isinstance(frame, Snapshot | Update)]
    return [msgspec.to_builtins(scene.view) for scene in scenes if scene is not None]


def told(guest: Guest) -> list[Entry]:
    """The log as the client holds it."""
    log: list[Entry] = []
    for frame in guest.frames:
        if isinstance(frame, Snapshot):
            log = frame.log
        elif isinstance(frame, Update):
            log = [*log[: frame.keep], *frame.log]
    return log


def turns_in(log: list[Entry]) -> list[int]:
    return [place for place, entry in enumerate(log) if entry.what == "turn"]


@pytest.mark.parametrize("plays", [60, 95])
def test_everybody_is_shown_what_they_saw_then(tmp_path: Path, plays: int) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            eve = Guest(tables, await newcomer(tables), anna.watcher.live.id)
            await play_on((anna, bert), plays, 7)
            assert not anna.ended
            for guest in (anna, bert, eve):
                moments = await again(guest)
                views = [msgspec.to_builtins(moment.scene.view) for moment in moments]
                before = seen(guest)
                begin = before.index(views[0])
                assert before[begin : begin + len(views)] == views
                assert all(moment.scene.choices == [] for moment in moments)
                log = told(guest)
                first, last = turns_in(log)[-2:]
                lines = [entry for moment in moments for entry in moment.log]
                assert lines == log[lines[0].n : lines[-1].n + 1]
                assert first < lines[0].n <= last
                assert lines[-1].n >= last, "the turn ends where the present one begins"
                assert moments[0].log == []

    run(story())


def test_a_finished_game_shows_its_last_turn_to_the_end(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            await play_on((anna, bert), 4000, 2)
            assert anna.ended
            moments = await again(anna)
            assert moments[-1].scene.view["over"]
            assert moments[-1].log[-1] == told(anna)[-1]

    run(story())


def test_before_the_second_turn_there_is_none(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            assert await again(anna) == await again(bert) == []

    run(story())


def test_who_shares_a_screen_sees_no_hand_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            user = await newcomer(tables)
            facts = await tables.create(user, NewTable(GAME, [SeatPlan("me"), SeatPlan("me")]))
            guest = Guest(tables, user, facts.id)
            for _ in range(40):
                await guest.play("end" if "end" in guest.texts else guest.texts[0])
            moments = await again(guest)
            assert moments
            assert all(side["hand"] is None for moment in moments for side in moment.scene.view["sides"])

    run(story())
