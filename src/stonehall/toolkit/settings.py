"""Settings that many games have: who begins, how many turns there are, which decks are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from stonehall.kernel.errors import Problem, SettingsError

D = TypeVar("D")


def first_seat(chosen: Mapping[str, str], names: Sequence[str], seats: int, problems: list[Problem]) -> int:
    """The seat that begins (``first``), or -1 where that is left to luck; it has to be one of those that play.

    >>> wrong: list[Problem] = []
    >>> first_seat({"first": "north"}, ["south", "north"], 2, wrong), first_seat({"first": "dice"}, ["south"], 1, wrong)
    (1, -1)
    """
    first = names.index(chosen["first"]) if chosen["first"] in names else -1
    if first >= seats:
        problems.append(Problem(f"{chosen['first']} does not play: there are {seats} seats", "first"))
    return first


def turn_limit(chosen: Mapping[str, str], usual: int, problems: list[Problem]) -> int:
    """The turns after which nobody wins (``turn-limit``); 0: there is no such limit."""
    limit = chosen["turn-limit"]
    if limit.isdigit():
        return int(limit)
    problems.append(Problem(f"{limit!r} is not a number of turns", "turn-limit"))
    return usual


def decks_of(
    chosen: Mapping[str, str], names: Sequence[str], deck_named: Callable[[str], D], problems: list[Problem]
) -> list[D]:
    """The decks of the settings that are called like the seats; of those that cannot be, what is wrong with them."""
    decks = []
    for name in names:
        try:
            decks.append(deck_named(chosen[name]))
        except SettingsError as wrong:
            problems += [problem.at(name) for problem in wrong.problems]
    return decks
