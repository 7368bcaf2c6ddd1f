"""Imagined states: what a seat cannot know is dealt afresh, what it can know stays."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar, cast

from stonehall.kernel.state import State

S = TypeVar("S", bound=State)


def imagine(s: S, seat: int, rng: Random, deal: Callable[[S, int, Random], None]) -> S:
    """A clone in which ``deal(copy, seat, rng)`` deals what the seat cannot know, and the pending decision fits that.

    Nothing hidden decides who is asked what, so the same seat is asked the same in every such state.
    """
    copy = cast(S, s.clone())
    deal(copy, seat, rng)
    if s.pending is not None and s.pending.seat != seat:
        copy.ask_again()
    return copy


def without(cards: tuple[int, ...], known: tuple[int, ...]) -> list[int]:
    """The cards that are not among those which are known."""
    rest = [*cards]
    for card in known:
        rest.remove(card)
    return rest
