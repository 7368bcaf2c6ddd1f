"""The game's book of steps, and what the active player may do between effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.kernel.state import StepBook

step: Final = StepBook()
action: Final = step.action

Offer = Callable[..., None]
Test = Callable[..., bool]
OFFERS: Final[list[Offer]] = []
"""The functions ``offer(s, options)`` that add what the active player may do now."""


MIGHT_OFFER: Final[list[Test]] = []
"""The functions ``might(s)`` that say what could be offered now as far as everybody knows."""


def offer(function: Offer) -> Offer:
    """A function that adds the options of one kind of play."""
    OFFERS.append(function)
    return function


def might_offer(test: Test) -> Test:
    """Whether, as far as everybody knows, there could be options that rest on cards which only their player sees.

    Then the player is asked, so that a turn which ends by itself tells nothing of those cards.
    """
    MIGHT_OFFER.append(test)
    return test
