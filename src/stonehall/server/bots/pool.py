"""The worker processes that think for bots, as the server sees them.

Never a thread: a bot that computes in the server's process holds up every table. A question waits for a free worker,
has a budget of seconds, and a worker that exceeds it is killed and replaced. Those who wait take turns: one with fifty
tables waits for each of them as long as one with a single table waits for that.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from collections import deque
from collections.abc import Callable

import msgspec
import structlog

from stonehall.server.bots.worker import NICENESS, Advised, LookBack, Looked, Question, Thought, pack

log = structlog.get_logger("stonehall.bots")

BUDGET = 10.0
"""Seconds for one play of a bot."""
ATTEMPTS = 2
STARTING = 30.0
"""Seconds a new worker has to load the games."""


class NoAnswer(Exception):
    """No worker came to a play: the bot broke down, took too long in every attempt, or nobody wants it any more."""


class BotPool:
    """A pool of workers. ``observe`` is told how many seconds each thought took."""

    def __init__(
        self, count: int = 1, budget: float = BUDGET, observe: Callable[[float], None] = lambda seconds: None,
        niceness: int = NICENESS,
    ) -> None:  # fmt: skip
        self.niceness = niceness
        self.count = max(1, min(count, (os.cpu_count() or 1) - 1))
        self.budget = budget
        self.observe = observe
        self.idle: list[Worker] = []
        self.waiting: dict[str, deque[asyncio.Future[Worker]]] = {}
        """For whom a worker is wanted, in the order in which they get one."""
        self.workers: set[Worker] = set()
        self.thoughts: set[asyncio.Task[Thought]] = set()

    async def open(self) -> None:
        """Start the workers, so that the first question need not wait for the games to be loaded."""
        for _ in range(self.count):
            self.idle.append(await self._start())

    async def close(self) -> None:
        for thought in self.thoughts:
            thought.cancel()
        await asyncio.gather(*self.thoughts, return_exceptions=True)
        for worker in list(self.workers):
            await self._end(worker)

    async def choose(self, game: str, position: str, seat: int, bot: str, owner: str) -> list[str]:
        """The text of the bot's play, and of those it plans after it; :class:`NoAnswer` if there is none.

        ``owner`` is the one it is thought for.
        """
        return (await self._ask(Question(game, position, seat, bot), owner)).plays

    async def advise(
        self, game: str, form: str, position: str, seat: int, owner: str, wanted: Callable[[], bool]
    ) -> list[Advised]:
        """What whoever sits there had better do; nobody thinks about it if it is not ``wanted`` any more by then."""
        return (await self._ask(Question(game, position, seat, form=form), owner, wanted)).advice

    async def look_back(self, game: str, position: str, back: LookBack, owner: str) -> Looked:
        """What there is to say about a play that was made at a position."""
        looked = (await self._ask(Question(game, position, look_back=back), owner)).looked
        assert looked is not None
        return looked

    async def _ask(self, question: Question, owner: str, wanted: Callable[[], bool] = lambda: True) -> Thought:
        thought = asyncio.create_task(self._think(question, owner, wanted))
        self.thoughts.add(thought)
        thought.add_done_callback(self.thoughts.discard)
        # Who asked may lose interest (an undo, the end of the game); the worker still has to be heard out.
        return await asyncio.shield(thought)

    async def _worker(self, owner: str) -> Worker:
        """The next free worker that is this one's turn."""
        if self.idle:
            return self.idle.pop()
        free: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(free)
        return await free

    def _free(self, worker: Worker) -> None:
        """Give a worker to the next in turn; who has got one goes to the end of the line."""
        while self.waiting:
            owner = next(iter(self.waiting))
            queue = self.waiting.pop(owner)
            wanted = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not wanted.done():
                wanted.set_result(worker)
                return
        self.idle.append(worker)

    async def _think(self, question: Question, owner: str, wanted: Callable[[], bool]) -> Thought:
        worker = await self._worker(owner)
        try:
            if not wanted():
                raise NoAnswer("nobody waits for it any more")
            for attempt in range(1, ATTEMPTS + 1):
                began = time.monotonic()
                try:
                    thought = await worker.ask(question, self.budget)
                except (TimeoutError, EOFError, OSError) as lost:
                    log.warning("bot-worker-lost", bot=question.bot, attempt=attempt, why=type(lost).__name__)
                    await self._end(worker)
                    worker = await self._start()
                    continue
                finally:
                    self.observe(time.monotonic() - began)
                if thought.fault:
                    raise NoAnswer(thought.fault)
                return thought
            raise NoAnswer(f"{question.bot or 'a thought'} did not come to a play in {self.budget:g} seconds")
        finally:
            self._free(worker)

    async def _start(self) -> Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "stonehall.server.bots.worker", str(self.niceness), stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,  # an interrupt typed at the terminal is for the server alone
        )  # fmt: skip
        worker = Worker(process)
        self.workers.add(worker)
        return worker

    async def _end(self, worker: Worker) -> None:
        self.workers.discard(worker)
        await worker.end()


class Worker:
    """One process and its pipes. Its first message says that it is ready."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.ready = False

    async def ask(self, question: Question, budget: float) -> Thought:
        if not self.ready:
            async with asyncio.timeout(STARTING):
                await self._read()
            self.ready = True
        target = self.process.stdin
        assert target is not None
        async with asyncio.timeout(budget):
            target.write(pack(msgspec.json.encode(question)))
            await target.drain()
            return await self._read()

    async def _read(self) -> Thought:
        source = self.process.stdout
        assert source is not None
        size = int.from_bytes(await source.readexactly(4), "big")
        return msgspec.json.decode(await source.readexactly(size), type=Thought)

    async def end(self) -> None:
        if self.process.returncode is None:
            self.process.kill()
        await self.process.wait()
