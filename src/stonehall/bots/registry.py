"""The bots there are: those of this package and of others, other programs, and any class that can be imported.

A package brings bots by entry points of the group ``stonehall.bots``: name = ``package.module:Class``. Whoever runs a
server names further ones in the environment, which its processes inherit: a line ``name=cmd:COMMAND`` for each.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from os import environ
from typing import Any, Final

from stonehall.bots import knight, page, squire, steward
from stonehall.bots.fault import BotError
from stonehall.bots.greedy import GreedyBot
from stonehall.bots.knight import KnightBot
from stonehall.bots.page import PageBot
from stonehall.bots.program import PREFIX, ProgramBot
from stonehall.bots.random import RandomBot
from stonehall.bots.squire import SquireBot
from stonehall.bots.steward import StewardBot
from stonehall.kernel import Player, Problem
from stonehall.kernel.spelling import did_you_mean

GROUP: Final = "stonehall.bots"
NAMED: Final = "STONEHALL_BOTS"
"""The variable of the environment with the bots that this house has besides."""

BotFactory = Callable[[int | None], Player]
"""Makes a player of a seed: the class of a bot, or a function."""

BOTS: dict[str, BotFactory] = {
    "random": RandomBot,
    "page": PageBot,
    "greedy": GreedyBot,
    "squire": SquireBot,
    "knight": KnightBot,
    "steward": StewardBot,
}
"""The bots of this package, from the weakest to the strongest."""

LEVELS: Final[dict[str, float]] = {
    "page": page.SECONDS,
    "squire": squire.SECONDS,
    "knight": knight.SECONDS,
    "steward": steward.SECONDS,
}
"""Those that a visitor is offered, from the gentlest to the strongest, with the seconds that a decision takes at most.

The others are for measuring, and for whoever names them.
"""


@cache
def installed_bots() -> dict[str, EntryPoint]:
    """What other packages bring, by name; nobody takes a name of ours."""
    return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BOTS}


def house_bots() -> dict[str, str]:
    """What whoever runs a server has named, by name: nobody takes a name of ours."""
    lines = [line.partition("=") for line in environ.get(NAMED, "").splitlines()]
    return {name: place for name, _, place in lines if name not in BOTS}


def name_bot(name: str, place: str) -> None:
    """From now on this process and those it starts know a bot by this name; :class:`BotError` if there is none."""
    if name in bot_names() or not name.isprintable() or not name.strip() or "=" in name:
        raise BotError(f"A bot cannot be called {name!r}.", [Problem(f"bots there are: {', '.join(bot_names())}")])
    find_bot(place)
    environ[NAMED] = "\n".join([*environ.get(NAMED, "").splitlines(), f"{name}={place}"])


def bot_names() -> list[str]:
    """The names of all bots."""
    return [*BOTS, *installed_bots(), *house_bots()]


def offered_bots() -> dict[str, float | None]:
    """The bots that a visitor may choose, with the seconds they think at most, as far as that is known."""
    return {**LEVELS, **dict.fromkeys([*installed_bots(), *house_bots()])}


def find_bot(name: str) -> BotFactory:
    """What makes the bot of this name, of this ``package.module:Class`` or of this ``cmd:COMMAND``.

    :class:`BotError` says why there is none.

    >>> find_bot("greedy").__name__, find_bot("stonehall.bots.random:RandomBot").__name__
    ('GreedyBot', 'RandomBot')
    """
    if name in BOTS:
        return BOTS[name]
    name = house_bots().get(name, name)
    if name.startswith(PREFIX):
        return partial(ProgramBot, name.removeprefix(PREFIX))
    entry = installed_bots().get(name)
    if entry is None and ":" not in name:
        known = bot_names()
        hint = f"bots: {', '.join(known)}, package.module:Class, or cmd:COMMAND{did_you_mean(name, known)}"
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
