"""Hints for those who play against computers: thought out beside the game, told to nobody but the one who asked."""

from __future__ import annotations

import asyncio

import msgspec
import structlog

from stonehall.bots.chances import form_of
from stonehall.bots.hints import reasons
from stonehall.kernel import AnyGame
from stonehall.server.bots.turns import Bots
from stonehall.server.bots.worker import Advised
from stonehall.server.tables import commands
from stonehall.server.tables.live_table import LiveTable, Watcher
from stonehall.server.wire import frames, protocol
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.text import words

log = structlog.get_logger("stonehall.hints")


class Adviser:
    """Answers when an answer is there; until then the one who asked can go on playing. One hint at a time a table."""

    def __init__(self, bot_pool: Bots) -> None:
        self.bot_pool = bot_pool
        self._moments: dict[str, int] = {}
        """About which moment of each table somebody thinks."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def ask(self, watcher: Watcher, frame: frames.AskHint) -> None:
        """Begin to think about a hint; :class:`RequestRefused` if there is none to be had."""
        live = watcher.live
        seat = commands.hinted_seat(live.table, watcher.user.id, frame)
        if live.writing:  # nobody has seen this moment yet
            raise RequestRefused("hint-late")
        if self._moments.get(live.id) == frame.moment:
            raise RequestRefused("hint-busy")
        self._moments[live.id] = frame.moment
        task = asyncio.get_running_loop().create_task(self._answer(watcher, frame, seat))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _answer(self, watcher: Watcher, frame: frames.AskHint, seat: int) -> None:
        live = watcher.live
        try:
            answer = await self._hint(watcher, frame, seat)
        except RequestRefused as no:
            answer = frames.Refused(frame.key, no.code)
        finally:
            if self._moments.get(live.id) == frame.moment:
                del self._moments[live.id]
        if watcher in live.watchers:
            watcher.send(msgspec.json.encode(answer))

    async def _hint(self, watcher: Watcher, frame: frames.AskHint, seat: int) -> frames.Hint | frames.Refused:
        live = watcher.live
        table = live.table
        assert table.session is not None
        state, game = table.session.state, table.game
        form = form_of(game, table.session.record.settings)
        position, legal = state.to_position(), state.legal_texts()
        try:
            thought = await self.bot_pool.advise(
                game.id, form, position, seat, watcher.user.id, lambda: _is_present(live, frame.moment)
            )
        except Exception as problem:  # whatever breaks down in thinking, the game goes on
            if _is_present(live, frame.moment):
                log.error("hint-failed", table=live.id, reason=type(problem).__name__)
                raise RequestRefused("hint-failed") from None
            thought = []
        if not _is_present(live, frame.moment):
            raise RequestRefused("hint-late")
        advice = [told(game, one) for one in thought if one.text in legal]
        if not advice:
            raise RequestRefused("hint-failed")
        return frames.Hint(frame.key, frame.moment, advice)


def told(game: AnyGame, advised: Advised) -> protocol.Advised:
    """Advice as it is read."""
    changes = [words(reason) for reason in reasons(game, advised.wins, advised.changes)]
    return protocol.Advised(advised.text, advised.behind, changes)


def _is_present(live: LiveTable, moment: int) -> bool:
    """Whether the table is still where it was asked about."""
    try:
        return live.table.moment == moment and live.table.stage == "running"
    except RequestRefused:
        return False
