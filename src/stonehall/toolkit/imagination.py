"""Imagined states: what a seat cannot know is dealt afresh, what it can know stays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeVar, cast

from stonehall.kernel.state import State

TRIES: Final = 100

S = TypeVar("S", bound=State)


def imagine(s: S, seat: int, rng: Random, deal: Callable[[S, int, Random], None]) -> S:
    """A clone, dealt afresh until the pending decision is one that could have come up: that, too, the seat knows.

    ``deal(copy, seat, rng)`` deals what the seat cannot know.
    """
    for _ in range(TRIES):
        copy = cast(S, s.clone())
        deal(copy, seat, rng)
        if s.decision is None or s.decision.seat == seat:
            return copy
        copy.ask_again()
        if copy.decision is not None and (copy.decision.seat, copy.decision.prompt) == (
            s.decision.seat,
            s.decision.prompt,
        ):
            return copy
    return copy
