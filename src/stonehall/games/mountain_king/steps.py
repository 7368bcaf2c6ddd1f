"""The game's book of steps, and what the active player may do at each moment of a turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.kernel.state import StepBook

step: Final = StepBook()
action: Final = step.action

Offer = Callable[..., None]
OFFERS: Final[tuple[list[Offer], ...]] = ([], [], [], [])
"""For each moment of a turn the functions ``offer(s, options)`` that add what the active player may do."""


def offer(*moments: int) -> Callable[[Offer], Offer]:
    """A function that adds the options of one kind of play, at these moments of a turn."""

    def book(function: Offer) -> Offer:
        for moment in moments:
            OFFERS[moment].append(function)
        return function

    return book
