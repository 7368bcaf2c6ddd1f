"""Games that are over, looked at again: one after the other, in a process of their own that is below all others.

People and bots never wait for it: nothing here uses a worker of theirs, and its own gets what nobody else wants. What
was found out is kept with the game, so that it is thought out once.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol, cast

import msgspec
import structlog
from msgspec import Struct

from stonehall.bots.analysis import TRIES
from stonehall.bots.chances import chances_of, form_of
from stonehall.bots.hints import reasons
from stonehall.kernel import CHANCE, Record, State
from stonehall.kernel.message import Value
from stonehall.server.bots.pool import BotPool
from stonehall.server.bots.worker import LookBack, Looked
from stonehall.server.store.store import Store
from stonehall.server.tables.live_table import LiveTable
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import AnalysedPlay, Analysis, Better, Mark
from stonehall.server.wire.text import words

log = structlog.get_logger("stonehall.analysis")

LOWEST: Final = 19
"""How much kinder than the server the process is: as much as can be."""
BUDGET: Final = 120.0
"""Seconds until a play that is being thought about is given up: it may have to wait for everybody else."""
SECONDS: Final = 1.0
"""Of processor time for one play, at most."""


class Analysts(Protocol):
    """Those who look back, outside of this process."""

    async def open(self) -> None: ...

    async def look_back(self, game: str, position: str, back: LookBack, owner: str) -> Looked:
        """What there is to say about a play; any exception if that cannot be found out."""

    async def close(self) -> None: ...


def analysts() -> Analysts:
    """A process that has nothing else to do."""
    return BotPool(1, BUDGET, niceness=LOWEST)


class Kept(Struct):
    """What is kept of an analysis."""

    measured: bool
    plays: list[AnalysedPlay]


class Run:
    """An analysis that is wanted, and as much of it as is there."""

    def __init__(self, live: LiveTable, record: Record, players: Sequence[Value], owner: str) -> None:
        self.table = live.id
        self.game_number = live.table.game_number
        self.record = record
        self.players = players
        self.owner = owner
        self.form = form_of(record.game, record.settings)
        self.measured = chances_of(record.game, self.form).measured
        self.stage: Literal["waiting", "running", "failed"] = "waiting"
        self.plays: list[AnalysedPlay] = []
        self.task: asyncio.Task[None] | None = None

    @property
    def is_under_way(self) -> bool:
        return self.stage != "failed"

    def note(self, state: State, text: str, looked: Looked) -> None:
        """Put into words what was found out about the next play, which was made in this state."""
        game, decided = state.game, looked.seat != CHANCE
        view = state.view(looked.seat) if decided else {}
        offered = decided and text in state.legal_texts()
        label = words(game.choice(view, text, self.players).label) if offered else None
        better = [
            Better(
                one.text,
                words(game.choice(view, one.text, self.players).label),
                _short(one.behind),
                [words(reason) for reason in reasons(game, one.wins, one.changes)],
            )
            for one in looked.better
        ]
        seat = state.seat_names[looked.seat] if decided else ""
        chances, errors = [_short(chance) for chance in looked.chances], [_short(error) for error in looked.errors]
        play = AnalysedPlay(len(self.plays) + 1, looked.turn, seat, text, label, chances, errors, better)
        play.loss, play.loss_error = _short(looked.loss), _short(looked.loss_error)
        play.mark = cast(Mark, looked.mark)
        self.plays.append(play)


class Analyses:
    """All that are wanted, by their tables. The house makes one at a time; a visitor may wait for one."""

    def __init__(self, store: Store, analysts: Callable[[], Analysts] = analysts) -> None:
        self.store = store
        self.analysts = analysts
        self._runs: dict[str, Run] = {}
        self._turn = asyncio.Lock()

    async def close(self) -> None:
        """Stop everything that is under way."""
        await asyncio.gather(*(self._end(run) for run in list(self._runs.values())))

    def begin(self, live: LiveTable, players: Sequence[Value], user: str) -> None:
        """Have a game analysed, unless that is done or under way; :class:`RequestRefused` if it cannot be."""
        run = self._of(live)
        if (run is not None and run.is_under_way) or self._kept(live) is not None:
            return
        if any(other.owner == user and other.is_under_way for other in self._runs.values()):
            raise RequestRefused("analysis-busy")
        session = live.table.session
        if session is None or live.table.outdated:
            raise RequestRefused("analysis-rules")
        run = Run(live, session.record, players, user)
        self._runs[live.id] = run
        run.task = asyncio.get_running_loop().create_task(self._make(run))

    async def stop(self, live: LiveTable, user: str) -> None:
        """Have it stopped at once, and forget what was found out; nothing happens where nothing is under way."""
        run = self._of(live)
        if run is None:
            return
        if run.owner != user:
            raise RequestRefused("analysis-other", 403)
        await self._end(run)

    def told(self, live: LiveTable, user: str, since: int) -> Analysis:
        """How far it is, and what is known of the plays after the first ``since``."""
        kept = self._kept(live)
        if kept is not None:
            count = len(kept.plays)
            return Analysis("ready", False, count, count, kept.measured, kept.plays[max(0, since) :])
        run = self._of(live)
        if run is None:
            return Analysis("none", False, 0, 0, False, [])
        total, own = len(run.record.plays), run.owner == user
        return Analysis(run.stage, own, len(run.plays), total, run.measured, run.plays[max(0, since) :])

    def _of(self, live: LiveTable) -> Run | None:
        run = self._runs.get(live.id)
        return run if run is not None and run.game_number == live.table.game_number else None

    def _kept(self, live: LiveTable) -> Kept | None:
        body = self.store.analysis(live.id, live.table.game_number)
        if body is None:
            return None
        try:
            return msgspec.json.decode(zlib.decompress(body), type=Kept)
        except (zlib.error, ValueError) as damaged:  # or kept by another program: it can be made again
            log.warning("analysis-broken", table=live.id, reason=type(damaged).__name__)
            return None

    async def _end(self, run: Run) -> None:
        assert run.task is not None
        run.task.cancel()
        await asyncio.gather(run.task, return_exceptions=True)
        if self._runs.get(run.table) is run:
            del self._runs[run.table]

    async def _make(self, run: Run) -> None:
        try:
            async with self._turn:
                run.stage = "running"
                await self._look_back(run)
            kept = Kept(run.measured, run.plays)
            await self.store.add_analysis(run.table, run.game_number, zlib.compress(msgspec.json.encode(kept)))
            del self._runs[run.table]
        except Exception as problem:  # whatever breaks down in thinking or keeping: it may be asked for again
            log.error("analysis-failed", table=run.table, reason=type(problem).__name__)
            run.stage = "failed"

    async def _look_back(self, run: Run) -> None:
        """Play the game once more, and have every play looked at."""
        record = run.record
        again = Record(record.game, record.settings, record.practice)
        thinking = self.analysts()
        await thinking.open()
        try:
            for place, play in enumerate(record.plays, 1):
                state = again.state
                back = LookBack(play.text, place, run.form, TRIES, SECONDS)
                run.note(
                    state, play.text, await thinking.look_back(record.game.id, state.to_position(), back, run.owner)
                )
                again.replay(play.text)
        finally:
            await thinking.close()


def _short(value: float) -> float:
    return round(value, 4)
