"""In which order options are worth a look, where games agree about it: an advice to bots."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from stonehall.kernel.decision import Option


def least_missed_first(options: Sequence[Option], verb: str, missed: Callable[[int], int]) -> Sequence[Option]:
    """The options with those last that give a card away, and among these first the cards that are missed least.

    >>> burnt, other = Option("burn", (7,)), Option("burn", (2,))
    >>> [str(option) for option in least_missed_first([burnt, Option("end"), other], "burn", int)]
    ['end', 'burn 2', 'burn 7']
    """
    kept = [option for option in options if option.verb != verb]
    given = [option for option in options if option.verb == verb]
    return kept + sorted(given, key=lambda option: missed(option.args[0]))
