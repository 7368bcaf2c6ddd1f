"""With which settings a game begins from a position."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from stonehall.kernel import POSITION, AnyGame, State

SETTINGS: Final = "settings"
"""The line of a position that says by which settings it is played."""


class Beginning(NamedTuple):
    """The settings of the way to play that people would choose for it, and those with which it begins."""

    chosen: dict[str, str]
    settings: dict[str, str]


@lru_cache(maxsize=128)
def beginning(game: AnyGame, position: str) -> Beginning:
    """How a game begins from a position; :class:`~stonehall.kernel.StonehallError` if it cannot be read."""
    state: State = game.from_position(position)
    form = dict(game.forms()[form_of(game, state)])
    return Beginning(form, game.complete({**form, POSITION: position}))


def form_of(game: AnyGame, state: State) -> str:
    """The way to play whose settings are most like those of the position; of several the one for most people."""
    own = _settings_of(state)
    forms = game.forms()
    return min(reversed(list(forms)), key=lambda form: len(own ^ _settings_of(game.start(forms[form]))))


def _settings_of(state: State) -> set[str]:
    [line] = [line for line in state.to_position().splitlines() if line.startswith(SETTINGS)]
    words = line.split()
    return {" ".join(pair) for pair in pairwise(words)}
