"""Stonehall: the open home of a family of tactical board games.

>>> import stonehall
>>> game = stonehall.load("summoner-wars")
>>> state = game.start(south="polar-dwarves", north="fallen-kingdom", first="south")
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Literal, overload

from stonehall.kernel import AnyGame, Game, Problem, Record, StonehallError

if TYPE_CHECKING:
    from stonehall.games.alliances import Alliances
    from stonehall.games.mountain_king import MountainKing
    from stonehall.games.summoner_wars import SummonerWars
    from stonehall.games.tash_kalar import TashKalar

__version__ = "0.1.0"

PLUGINS = "stonehall.games"
"""The group of entry points by which a package of its own adds a game: its id, and ``module:Class``."""

_GAMES = {
    "summoner-wars": "stonehall.games.summoner_wars:SummonerWars",
    "tash-kalar": "stonehall.games.tash_kalar:TashKalar",
    "mountain-king": "stonehall.games.mountain_king:MountainKing",
    "alliances": "stonehall.games.alliances:Alliances",
}


_loaded: dict[str, AnyGame] = {}


@cache
def _places() -> dict[str, str]:
    """Where each game is found: those of this package first, then those that other packages add."""
    added = {point.name: point.value for point in sorted(entry_points(group=PLUGINS), key=lambda point: point.name)}
    return {**added, **_GAMES}


def game_ids() -> list[str]:
    """The ids of all games: of this package, of other packages, and those registered by hand."""
    return list(dict.fromkeys([*_GAMES, *_places(), *_loaded]))


def register(game: AnyGame) -> None:
    """Add a game to this process, as a notebook or a test does; a package does it by an entry point."""
    if game.id in _places():
        raise ValueError(f"there is a game {game.id!r} already")
    _loaded[game.id] = game


@overload
def load(id: Literal["summoner-wars"]) -> SummonerWars: ...
@overload
def load(id: Literal["tash-kalar"]) -> TashKalar: ...
@overload
def load(id: Literal["mountain-king"]) -> MountainKing: ...
@overload
def load(id: Literal["alliances"]) -> Alliances: ...
@overload
def load(id: str) -> AnyGame: ...


def load(id: str) -> AnyGame:
    """The game with this id; ``KeyError`` names the known ones.

    :class:`~stonehall.kernel.StonehallError` tells what is wrong with a game that is registered and cannot be loaded.
    """
    if id not in _loaded:
        if id not in _places():
            raise KeyError(f"there is no game {id!r} (games: {', '.join(game_ids())})")
        _loaded[id] = _load(id, _places()[id])
    return _loaded[id]


def _load(id: str, place: str) -> AnyGame:
    module, _, name = place.partition(":")
    try:
        game = getattr(import_module(module), name)()
    except Exception as broken:  # whatever it is, it concerns the package that brings the game
        problem = Problem(f"{type(broken).__name__}: {broken}", place)
        raise StonehallError(f"The game {id!r} cannot be loaded.", [problem]) from broken
    if not isinstance(game, Game) or game.id != id:
        raise StonehallError(f"The game {id!r} cannot be loaded.", [Problem("this is not that game", place)])
    return game


def read_record(text: str) -> Record:
    """The game a record text tells, replayed; :class:`~stonehall.kernel.RecordError` lists what is wrong with it."""
    return Record.read(text, load)


__all__ = ["game_ids", "load", "read_record", "register"]
