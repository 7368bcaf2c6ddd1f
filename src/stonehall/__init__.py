"""Stonehall: the open home of a family of tactical board games.

>>> import stonehall
>>> game = stonehall.load("summoner-wars")
>>> state = game.start(south="polar-dwarves", north="fallen-kingdom", first="south")
"""

from __future__ import annotations

from importlib import import_module

from stonehall.kernel import Game, Record

__version__ = "0.1.0"

_GAMES = {
    "summoner-wars": ("stonehall.games.summoner_wars", "SummonerWars"),
    "tash-kalar": ("stonehall.games.tash_kalar", "TashKalar"),
}
_loaded: dict[str, Game] = {}


def game_ids() -> list[str]:
    """The ids of all games."""
    return list(_GAMES)


def load(id: str) -> Game:
    """The game with this id; ``KeyError`` names the known ones."""
    if id not in _GAMES:
        raise KeyError(f"there is no game {id!r} (games: {', '.join(_GAMES)})")
    if id not in _loaded:
        module, name = _GAMES[id]
        game = getattr(import_module(module), name)()
        assert isinstance(game, Game)
        _loaded[id] = game
    return _loaded[id]


def read_record(text: str) -> Record:
    """The game a record text tells, replayed; :class:`~stonehall.kernel.RecordError` lists what is wrong with it."""
    return Record.read(text, load)


__all__ = ["game_ids", "load", "read_record"]
