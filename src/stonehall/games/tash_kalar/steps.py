"""The game's book of steps, and what the active player may do between effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.kernel.state import StepBook

step: Final = StepBook()
action: Final = step.action

Offer = Callable[..., None]
OFFERS: Final[list[Offer]] = []
"""The functions ``offer(s, options)`` that add what the active player may do now."""


def offer(function: Offer) -> Offer:
    """A function that adds the options of one kind of play."""
    OFFERS.append(function)
    return function
