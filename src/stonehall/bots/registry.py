"""The bots there are: those of this package, those other packages bring, and any class that can be imported.

A package brings bots by entry points of the group ``stonehall.bots``: name = ``package.module:Class``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from stonehall.bots.greedy import GreedyBot
from stonehall.bots.random import RandomBot
from stonehall.kernel import Player, Problem, StonehallError
from stonehall.kernel.spelling import did_you_mean

GROUP: Final = "stonehall.bots"

BotFactory = Callable[[int | None], Player]
"""Makes a player of a seed: the class of a bot, or a function."""

BOTS: dict[str, BotFactory] = {"random": RandomBot, "greedy": GreedyBot}
"""The bots of this package."""


class BotError(StonehallError):
    """There is no such bot."""


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """What other packages bring, by name; nobody takes a name of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BOTS}


def bot_names() -> list[str]:
    """The names of all bots."""
    return [*BOTS, *installed_bots()]


def find_bot(name: str) -> BotFactory:
    """What makes the bot of this name, or of this ``package.module:Class``; :class:`BotError` says why there is none.

    >>> find_bot("greedy").__name__, find_bot("stonehall.bots.random:RandomBot").__name__
    ('GreedyBot', 'RandomBot')
    """
    if name in BOTS:
        return BOTS[name]
    entry = installed_bots().get(name)
    if entry is None and ":" not in name:
        known = bot_names()
        hint = f"bots: {', '.join(known)}, or package.module:Class{did_you_mean(name, known)}"
        raise BotError(f"There is no bot {name!r}.", [Problem(hint)])
    return _imported(entry.value if entry is not None else name)


def make_bot(name: str, seed: int | None = None) -> Player:
    """A bot by its name."""
    return find_bot(name)(seed)


def _imported(place: str) -> BotFactory:
    """The bot in ``package.module:Class``."""
    module, _, path = place.partition(":")
    try:
        found: Any = import_module(module)
    except (ImportError, ValueError) as problem:
        raise BotError(f"The bot {place!r} cannot be imported.", [Problem(str(problem), module)]) from problem
    for name in path.split("."):
        if not hasattr(found, name):
            raise BotError(f"The bot {place!r} cannot be imported.", [Problem(f"there is no {name!r} in it", module)])
        found = getattr(found, name)
    if not callable(found):
        raise BotError(f"{place!r} is no bot.", [Problem("a bot is a class, or a function that makes one of a seed")])
    if isinstance(found, type) and not callable(getattr(found, "choose", None)):
        raise BotError(f"{place!r} is no bot.", [Problem("it has no method choose(observation)")])
    factory: BotFactory = found
    return factory
