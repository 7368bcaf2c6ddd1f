"""Jumps in games that are over: what they cost, however long the game is."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

import msgspec
import pytest

from stonehall.kernel import AnyGame, Game, Record, State
from stonehall.kernel.record import DENSE, RECENT, SPARSE, Play
from stonehall.server.tables.replays import ALL, WATCH, Replays
from tests.server.guests import newcomer, run, tables_in
from tests.server.long_games import LONG, long_record
from tests.server.test_replays import record_of, session_of

ROOM = 100
"""Milliseconds in which a jump is shown."""


class Work:
    """What is done to the games of the house: how many plays are made and games set up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.plays = self.setups = 0
        add, begin = Record._add, Game.first_state

        def counted(record: Record, play: Play) -> Play:
            self.plays += 1
            return add(record, play)

        def begun(game: AnyGame, settings: Mapping[str, str]) -> State:
            self.setups += 1
            state: State = begin(game, settings)
            return state

        monkeypatch.setattr(Record, "_add", counted)
        monkeypatch.setattr(Game, "first_state", begun)

    def of(self, ask: Callable[[], object]) -> tuple[int, int]:
        self.plays = self.setups = 0
        ask()
        return self.plays, self.setups


def lines_run(ask: Callable[[], object]) -> int:
    """How many lines of Python run: loops count once for every round."""
    ran = 0

    def follow(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal ran
        ran += event == "line"
        return follow

    before = sys.gettrace()
    sys.settrace(follow)
    try:
        ask()
    finally:
        sys.settrace(before)
    return ran


@pytest.mark.parametrize("game", LONG)
def test_a_jump_plays_a_few_plays_again_however_long_the_game_is(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        record = long_record(game)
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            table = (await replays.bring(user, record.write())).id
            eyes = record.state.seat_names[0]
            count = len(replays.open(user, table, eyes).moments)
            assert count > LONG[game].decisions

            def shown(moment: int) -> bytes:
                return msgspec.json.encode(replays.moments(table, moment, eyes, 1))

            work, took = Work(monkeypatch), []
            for moment in [0, count - 1, *Random(1).sample(range(count), 40)]:
                begin = time.perf_counter()
                done = work.of(partial(shown, moment))
                took.append(time.perf_counter() - begin)
                assert done[0] <= SPARSE, "it was played again from further back than it must be"
                assert done[1] == 0, "the game was set up anew"
            print(f"\n{game}: median {1000 * sorted(took)[20]:.1f} ms, slowest {1000 * max(took):.1f} ms")
            assert 1000 * sorted(took)[20] < ROOM

    run(story())


@pytest.mark.parametrize("game", LONG)
def test_loading_grows_with_the_game_and_not_faster(tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a game and of its first half: every play is made once, and what is told of it costs twice as much."""

    async def story() -> None:
        whole = long_record(game)
        half = whole.truncated(len(whole.plays) // 2)
        work = Work(monkeypatch)

        async def load(record: Record, folder: Path) -> int:
            async with tables_in(folder) as tables:
                user = await newcomer(tables)
                table = (await Replays(tables).bring(user, record.write())).id
            async with tables_in(folder) as tables:
                replays = Replays(tables)
                assert work.of(lambda: replays.moments(table, 0, WATCH, 1))[0] <= len(record.plays) + SPARSE
                kept = [count for count, _ in session_of(tables, table).record._kept]
                recent = len(record.plays) // DENSE * DENSE - RECENT
                every = range(0, len(record.plays) + 1, DENSE)
                assert kept == [count for count in every if count % SPARSE == 0 or count >= recent]
                return lines_run(lambda: replays.open(user, table, ALL))

        found = [await load(half, tmp_path / "half"), await load(whole, tmp_path / "whole")]
        assert found[1] < 2.5 * found[0]

    run(story())


def test_a_game_that_is_looked_at_stays_in_memory_while_others_come_and_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        text = record_of("tash-kalar", {}, 1, 60).write()
        async with tables_in(tmp_path) as tables:
            user, replays = await newcomer(tables), Replays(tables)
            tables.residence.kept = 3
            watched, *others = [(await replays.bring(user, text)).id for _ in range(8)]
            replays.open(user, watched, WATCH)
            work = Work(monkeypatch)
            for other in others:
                replays.open(user, other, WATCH)
                assert work.of(lambda: replays.moments(watched, 9, WATCH, 1))[0] <= SPARSE

    run(story())
