"""The game's book of steps, and what each phase offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.kernel.state import StepBook
from stonehall.toolkit.triggers import book_steps

step: Final = StepBook()
action: Final = step.action
book_steps(step)  # triggered effects wait, and the active player orders them (SW2-TIME-8, -10, -15)

Offer = Callable[..., None]
Test = Callable[..., bool]
OFFERS: Final[list[list[Offer]]] = [[], [], [], [], [], []]
"""For each phase the functions ``offer(s, options)`` that add what the active player may do in it."""

MIGHT_OFFER: Final[list[list[Test]]] = [[], [], [], [], [], []]
"""For each phase the functions ``might(s)`` that say what could be offered in it as far as everybody knows."""

VERBS: Final = ("use", "attack", "discard", "play", "summon", "build", "move")
"""The plays that phases offer, in the order in which they stand among the options."""

_PLACES: Final[dict[Offer, int]] = {}


def offer(verb: str, *phases: int, might: Test | None = None) -> Callable[[Offer], Offer]:
    """A function that adds the options of one kind of play in these phases.

    Options that rest on cards which only their player sees need ``might(s)``: whether there could be such options as
    far as everybody knows. Then the player is asked, so that a phase which ends by itself tells nothing of those cards.
    """

    def book(function: Offer) -> Offer:
        _PLACES[function] = VERBS.index(verb)
        for phase in phases:
            if might is not None:
                MIGHT_OFFER[phase].append(might)
            OFFERS[phase].append(function)
            OFFERS[phase].sort(key=lambda known: _PLACES[known])
        return function

    return book
