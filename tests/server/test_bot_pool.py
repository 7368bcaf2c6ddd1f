"""Bots think in processes of their own: they answer, are replaced when they do not, and end with the server."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest

import stonehall
from stonehall.kernel import Chance
from stonehall.server.bots import worker
from stonehall.server.bots.pool import BotPool, NoAnswer
from tests.patience import PATIENCE_S

GAME = stonehall.load("summoner-wars")


def first_decision() -> tuple[str, int, list[str]]:
    """The position of a new game, who decides, and what may be played."""
    state, luck = GAME.start(first="south"), Random(1)
    while isinstance(state.decision, Chance):
        state.apply(state.decision.sample(luck))
    assert state.decision is not None
    return state.to_position(), state.decision.seat, state.legal_texts()


POSITION, SEAT, LEGAL = first_decision()


def with_pool(work: Callable[[BotPool], Awaitable[None]], budget: float = 10.0) -> list[float]:
    """Do something with a pool of one worker; how long each thought took."""
    took: list[float] = []

    async def run() -> None:
        pool = BotPool(1, budget, took.append)
        await pool.open()
        try:
            await work(pool)
        finally:
            await pool.close()
        assert pool.workers == set()

    asyncio.run(run())
    return took


def choose(pool: BotPool, bot: str = "greedy", owner: str = "Anna") -> Awaitable[list[str]]:
    return pool.choose(GAME.id, POSITION, SEAT, bot, owner)


def only_worker(pool: BotPool) -> int:
    [worker] = pool.workers
    return worker.process.pid


def is_running(pid: int) -> bool:
    """A dead process that nobody has waited for yet is not running."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_workers_answer_with_a_legal_play_and_are_nice() -> None:
    async def work(pool: BotPool) -> None:
        thoughts = await asyncio.gather(choose(pool), choose(pool, "random"), choose(pool))
        assert {text for plays in thoughts for text in plays} <= set(LEGAL)
        assert os.getpriority(os.PRIO_PROCESS, only_worker(pool)) == min(19, os.nice(0) + worker.NICENESS)

    assert len(with_pool(work)) == 3


def test_a_bot_that_has_a_plan_tells_it() -> None:
    state = stonehall.load("tash-kalar").start({"form": "duel"})
    while (decision := state.decision) is not None and state.turn < 3:
        state.apply(decision.sample(Random(1)) if isinstance(decision, Chance) else decision.options[0])
    seat = state.active

    async def work(pool: BotPool) -> None:
        plays = await pool.choose("tash-kalar", state.to_position(), seat, "steward", "Anna")
        assert len(plays) > 1
        for text in plays:
            assert text in state.legal_texts()
            state.play(text)
        assert state.active != seat, "it goes to the end of the turn"

    with_pool(work)


def test_there_are_never_more_workers_than_spare_cores_but_always_one() -> None:
    spare = max(1, (os.cpu_count() or 1) - 1)
    assert BotPool(1000).count == spare
    assert BotPool(0).count == 1


def test_a_fault_of_a_bot_is_told_and_the_worker_goes_on() -> None:
    async def work(pool: BotPool) -> None:
        before = only_worker(pool)
        with pytest.raises(NoAnswer, match="nobody"):
            await choose(pool, "nobody")
        assert (await choose(pool))[0] in LEGAL
        assert only_worker(pool) == before

    with_pool(work)


def test_a_worker_that_dies_is_replaced_and_asked_again() -> None:
    async def work(pool: BotPool) -> None:
        await choose(pool)
        before = only_worker(pool)
        os.kill(before, signal.SIGKILL)
        assert (await choose(pool))[0] in LEGAL
        assert only_worker(pool) != before

    with_pool(work)


def test_a_worker_that_takes_too_long_is_killed() -> None:
    async def work(pool: BotPool) -> None:
        await choose(pool)
        before = only_worker(pool)
        os.kill(before, signal.SIGSTOP)  # thinks for ever
        assert (await choose(pool))[0] in LEGAL
        assert not is_running(before)

    took = with_pool(work, budget=0.5)
    assert 0.5 <= took[1] < 2


def test_when_every_attempt_fails_the_asker_is_told() -> None:
    async def work(pool: BotPool) -> None:
        await choose(pool)
        pool.budget = 0.0
        with pytest.raises(NoAnswer, match="did not come to a play"):
            await choose(pool)
        pool.budget = 10.0
        assert (await choose(pool))[0] in LEGAL

    with_pool(work)


def test_who_loses_interest_does_not_confuse_the_next() -> None:
    async def work(pool: BotPool) -> None:
        asked = asyncio.ensure_future(choose(pool))
        await asyncio.sleep(0.05)
        asked.cancel()
        thoughts = await asyncio.gather(*(choose(pool, "random") for _ in range(5)))
        assert {text for plays in thoughts for text in plays} <= set(LEGAL)

    assert len(with_pool(work)) == 6


def test_those_who_wait_take_turns() -> None:
    answered: list[str] = []

    async def wait(pool: BotPool, owner: str) -> None:
        await choose(pool, "random", owner)
        answered.append(owner)

    async def work(pool: BotPool) -> None:
        hoarding = [asyncio.ensure_future(wait(pool, "hoarder")) for _ in range(12)]
        await asyncio.sleep(0)
        modest = [asyncio.ensure_future(wait(pool, owner)) for owner in ("Anna", "Bert", "Anna")]
        await asyncio.gather(*hoarding, *modest)
        assert pool.waiting == {}

    with_pool(work)
    assert answered[:6].count("Anna") == 2
    assert "Bert" in answered[:4]
    assert answered[-6:] == ["hoarder"] * 6


OWNER = """
import asyncio
from stonehall.server.bots.pool import BotPool

async def main():
    pool = BotPool(1)
    await pool.open()
    [worker] = pool.workers
    print(worker.process.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


def test_workers_are_gone_when_their_owner_is_killed() -> None:
    owner = subprocess.Popen([sys.executable, "-c", OWNER], stdout=subprocess.PIPE, text=True)
    assert owner.stdout is not None
    worker = int(owner.stdout.readline())
    assert is_running(worker)
    owner.kill()
    owner.wait()
    owner.stdout.close()
    for _ in range(100):
        if not is_running(worker):
            break
        time.sleep(0.05)
    assert not is_running(worker)


def test_a_worker_ends_when_its_input_does() -> None:
    worker = subprocess.run(
        [sys.executable, "-m", "stonehall.server.bots.worker"],
        input=b"",
        capture_output=True,
        timeout=PATIENCE_S,
        check=True,
    )
    assert worker.stderr == b""
