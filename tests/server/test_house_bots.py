"""Programs that whoever runs a server has named play at its tables; visitors name none."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest

import stonehall
from stonehall.bots import name_bot
from stonehall.bots.registry import NAMED
from stonehall.server.bots.worker import Question, think
from stonehall.server.tables.catalog import games
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.server.guests import newcomer, run, tables_in
from tests.server.serving import run_serve

GAME = "summoner-wars"
BUSY = Path(__file__).parent.parent.parent / "docs" / "examples" / "busy.py"
COMMAND = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(BUSY))}"


@pytest.fixture(autouse=True)
def named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, "")
    name_bot("Busy", COMMAND)


def test_it_can_be_chosen_and_thinks_where_all_bots_think(tmp_path: Path) -> None:
    assert all(game.bots[-1] == "Busy" for game in games())

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            plan = NewTable(GAME, [SeatPlan("me"), SeatPlan("bot", "Busy")])
            assert (await tables.create(await newcomer(tables), plan)).stage == "running"

    run(story())
    state = stonehall.load(GAME).start(first="south")
    while state.decision is not None and state.decision.is_chance:
        state.play(0)
    assert state.decision is not None
    thought = think(Question(GAME, state.to_position(), state.decision.seat, "Busy"))
    assert not thought.fault
    state.play(thought.plays[0])


@pytest.mark.parametrize("bot", [COMMAND, "cmd:true", "busy"])
def test_a_visitor_cannot_have_a_program_run(tmp_path: Path, bot: str) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            with pytest.raises(RequestRefused, match="no-bot"):
                await tables.create(await newcomer(tables), NewTable(GAME, [SeatPlan("me"), SeatPlan("bot", bot)]))

    run(story())


def test_a_name_that_is_taken_is_refused_before_the_server_opens() -> None:
    done = run_serve("--bot", f"greedy={COMMAND}", "--port", "0")
    assert done.returncode != 0
    assert "A bot cannot be called 'greedy'" in done.stderr + done.stdout
