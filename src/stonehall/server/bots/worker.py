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
from stonehall.bots.hints import advise, adviser
from stonehall.kernel import Observation

NICENESS = 10
SET_PARENT_DEATH_SIGNAL = 1
"""``PR_SET_PDEATHSIG`` of Linux."""


class Question(Struct):
    """What would this bot play on this seat of this position? Without a bot: what is advised to whoever sits there?"""

    game: str
    position: str
    seat: int
    bot: str = ""


class Advised(Struct):
    """A play that is advised, how far it is behind the best, how often it wins, and by how much it changes what."""

    text: str
    behind: float
    wins: float
    changes: dict[str, float]


class Thought(Struct):
    """A play or advice; or, if thinking broke down, how. All are empty in the first message: the worker is ready."""

    text: str = ""
    fault: str = ""
    advice: list[Advised] = []


def main() -> None:
    """Answer questions until there are no more."""
    _end_with_parent()
    for id in stonehall.game_ids():
        stonehall.load(id)
    _say(Thought())
    while (message := _read(sys.stdin.buffer)) is not None:
        _say(think(msgspec.json.decode(message, type=Question)))


def think(question: Question) -> Thought:
    """The bot's play. It is shown no more than its seat may know: a sight, never the state."""
    try:
        state = stonehall.load(question.game).from_position(question.position)
        observation = Observation(state, question.seat)
        if not question.bot:
            return Thought(advice=_advice(observation))
        return Thought(text=observation.text_of(make_bot(question.bot).choose(observation)))
    except Exception as broken:  # the worker lives on for the other tables
        return Thought(fault=f"{type(broken).__name__}: {broken}")


def _advice(observation: Observation) -> list[Advised]:
    return [
        Advised(observation.text_of(one.option), one.behind, one.wins, one.changes)
        for one in advise(observation, adviser())
    ]


def pack(message: bytes) -> bytes:
    return len(message).to_bytes(4, "big") + message


def _say(thought: Thought) -> None:
    sys.stdout.buffer.write(pack(msgspec.json.encode(thought)))
    sys.stdout.buffer.flush()


def _read(source: BinaryIO) -> bytes | None:
    head = source.read(4)
    return source.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def _end_with_parent() -> None:
    parent = os.getppid()
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):  # a C library without it: the end of the input remains
            ctypes.CDLL(None).prctl(SET_PARENT_DEATH_SIGNAL, signal.SIGKILL)
        if os.getppid() != parent or parent == 1:  # it went while we were asking
            sys.exit(0)


if __name__ == "__main__":
    main()
