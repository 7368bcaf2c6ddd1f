"""Every game at a terminal: as it wants to be shown, or in a plain way."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from stonehall.kernel import AnyGame
from stonehall.locale import Catalogue
from stonehall.terminal.display import Display
from stonehall.terminal.fallback import FallbackDisplay


def display_class(game: AnyGame) -> type[Display]:
    """The display a game names as ``module:Class``, or the fallback."""
    if not game.display:
        return FallbackDisplay
    module, _, name = game.display.partition(":")
    found = getattr(import_module(module), name)
    if not (isinstance(found, type) and issubclass(found, Display)):
        raise TypeError(f"{game.display}, the display of {game.title}, is not a Display")
    return found


def display_for(game: AnyGame, words: Catalogue, seats: Sequence[str] = ()) -> Display:
    """How a game is shown to these seats (all there are, if not said)."""
    return display_class(game)(game, words, seats)
