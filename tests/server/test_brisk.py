"""Computers that are asked to answer at once: the table says so, its rematch too, and they make no pauses."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stonehall.bots import LEVELS
from stonehall.server.bots import turns
from stonehall.server.tables.commands import rematch_of
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.server.guests import GAME, newcomer, run, tables_in


@pytest.mark.parametrize("brisk", [False, True])
def test_computers_make_no_pauses_where_that_is_wished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, brisk: bool
) -> None:
    asked: list[tuple[float, bool]] = []

    def time_of(bot: str, pace: float, brisk: bool, thought: float) -> float:
        asked.append((pace, brisk))
        return thought

    monkeypatch.setattr(turns, "time_of", time_of)

    async def story() -> None:
        async with tables_in(tmp_path, bot_pace=0.6) as tables:
            anna = await newcomer(tables)
            plan = NewTable(GAME, [SeatPlan("bot", "page"), SeatPlan("me")], brisk=brisk)
            live = tables.residence.find((await tables.create(anna, plan)).id)
            tables.turns.look_after(live)
            while tables.turns.is_busy(live) and not asked:
                await asyncio.sleep(0.01)
            assert rematch_of(live.table).brisk == brisk

    run(story())
    assert set(asked) == {(0.6, brisk)}


def test_who_is_brisk_shows_no_more_of_its_thoughts_than_who_is_not() -> None:
    for level in LEVELS:
        times = {turns.time_of(level, 0.6, True, thought) for thought in (0.001, 0.05, 0.2)}
        assert len(times) == 1
        assert times.pop() < turns.time_of(level, 0.6, False, 0.001)
