"""What keeps a bot from follies: doing nothing as the measure of doing something, and what hardly anybody means."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from stonehall.kernel.decision import DONE, END, PASS, Option
from stonehall.kernel.match import Observation

IDLE: Final = (PASS, DONE, END)
"""The verbs of those who do nothing, or nothing more."""


def idle_option(options: Sequence[Option]) -> Option | None:
    """The option to do nothing, if there is one: to decline, to stop choosing, to end a part of the turn."""
    for option in options:
        if option.verb in IDLE:
            return option
    return None


def first_meant(observation: Observation, options: Iterable[Option]) -> Option | None:
    """The first option that a person may mean: no attack on an own card and the like; ``None`` if there is none."""
    view = observation.view
    for option in options:
        if is_meant(observation, view, option):
            return option
    return None


def is_meant(observation: Observation, view: Mapping[str, object], option: Option) -> bool:
    """Whether a person may mean an option, of whose decision this is the view."""
    game = observation.game
    return not game.choice(view, observation.text_of(option), game.seat_names).deliberate
