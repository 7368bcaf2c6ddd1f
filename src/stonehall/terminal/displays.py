"""Every game at a terminal."""

from __future__ import annotations

from stonehall.kernel import AnyGame
from stonehall.locale import Catalogue
from stonehall.terminal.display import Display
from stonehall.terminal.summoner_wars import SummonerWarsDisplay
from stonehall.terminal.tash_kalar import TashKalarDisplay

DISPLAYS: dict[str, type[Display]] = {"summoner-wars": SummonerWarsDisplay, "tash-kalar": TashKalarDisplay}


def display_class(game: AnyGame) -> type[Display]:
    return DISPLAYS[game.id]


def display_for(game: AnyGame, words: Catalogue) -> Display:
    """How a game is shown."""
    return display_class(game)(game, words)
