"""One worker process that thinks for bots: questions come in by its standard input, plays go out by its output.

A message is four bytes with its length and then JSON. The worker is kinder than the server (``nice``) and ends with it:
when its input ends, and on Linux at once when its parent is gone, whatever it is thinking of.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import signal
import sys
from typing import BinaryIO

import msgspec
from msgspec import Struct

import stonehall
from stonehall.bots import make_bot
from stonehall.bots.analysis import Analyst
from stonehall.bots.chances import chances_of
from stonehall.bots.hints import advise, adviser
from stonehall.bots.turn_search import TurnSearchBot
from stonehall.kernel import Observation, State

NICENESS = 10
SET_PARENT_DEATH_SIGNAL = 1
"""``PR_SET_PDEATHSIG`` of Linux."""


class LookBack(Struct):
    """What was played at a position, the ``place``-th play of its game, and how long one may think about it."""

    text: str
    place: int
    form: str
    tries: int
    seconds: float


class Question(Struct):
    """What would this bot play on this seat of this position? Without a bot: what is advised to whoever sits there?

    With a ``look_back``: what is there to say about what was played? ``form`` is the way the game is played.
    """

    game: str
    position: str
    seat: int = -1
    bot: str = ""
    form: str = ""
    look_back: LookBack | None = None


class Advised(Struct):
    """A play that is advised, what chance is given up against the best, how often it wins, and what it changes."""

    text: str
    behind: float
    wins: float
    changes: dict[str, float]


class Looked(Struct):
    """What there is to say about a play: :class:`~stonehall.bots.analysis.AnalysedPlay`, on its way."""

    turn: int
    seat: int
    chances: list[float]
    errors: list[float]
    better: list[Advised] = []
    loss: float = 0.0
    loss_error: float = 0.0
    mark: str = ""


class Thought(Struct):
    """Plays or advice; or, if thinking broke down, how. All are empty in the first message: the worker is ready.

    The first play is the bot's; the others follow if it has a plan, as long as all goes by it.
    """

    plays: list[str] = []
    fault: str = ""
    advice: list[Advised] = []
    looked: Looked | None = None


def main() -> None:
    """Answer questions until there are no more. How kind it is to other processes its command line may say."""
    _end_with_parent(int(sys.argv[1]) if len(sys.argv) > 1 else NICENESS)
    for id in stonehall.game_ids():
        stonehall.load(id)
    _say(Thought())
    while (message := _read(sys.stdin.buffer)) is not None:
        _say(think(msgspec.json.decode(message, type=Question)))


def think(question: Question) -> Thought:
    """What the bot plays. It is shown no more than its seat may know: a sight, never the state."""
    try:
        state = stonehall.load(question.game).from_position(question.position)
        if question.look_back is not None:
            return Thought(looked=_looked(state, question.look_back))
        observation = Observation(state, question.seat)
        if not question.bot:
            return Thought(advice=_advice(observation, question.form, state.turn))
        bot = make_bot(question.bot)
        plays = [bot.choose(observation), *(bot.plan if isinstance(bot, TurnSearchBot) else [])]
        return Thought([observation.text_of(play) for play in plays])
    except Exception as broken:  # the worker lives on for the other tables
        return Thought(fault=f"{type(broken).__name__}: {broken}")


def _advice(observation: Observation, form: str, turn: int) -> list[Advised]:
    chances = chances_of(observation.game, form)
    return [
        Advised(observation.text_of(one.option), chances.lost(one.behind, turn), one.wins, one.changes)
        for one in advise(observation, adviser())
    ]


def _looked(state: State, back: LookBack) -> Looked:
    found = Analyst(chances_of(state.game, back.form), back.tries, back.seconds).look_at(state, back.text, back.place)
    told = Looked(
        found.turn, found.seat, [chance.value for chance in found.chances], [chance.error for chance in found.chances]
    )
    if found.loss is not None:
        told.loss, told.loss_error, told.mark = found.loss.value, found.loss.error, found.mark
        told.better = [Advised(one.text, one.behind, one.wins, one.changes) for one in found.better]
    return told


def pack(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def _say(thought: Thought) -> None:
    sys.stdout.buffer.write(pack(msgspec.json.encode(thought)))
    sys.stdout.buffer.flush()


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    return source.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def _end_with_parent(niceness: int) -> None:
    parent = os.getppid()
    if hasattr(os, "nice"):
        os.nice(niceness)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # a C library without it: the end of the input remains
            ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent or parent == 1:  # it went while we were asking
            sys.exit(0)


if __name__ == "__main__":
    main()
