"""Ratings from results: Elo's scale, as Bradley and Terry's model fits it to all games at once.

The chance that one bot beats another is taken as 1 / (1 + 10^((other − one) / 400)); the ratings are those with which
the results are likeliest (maximum likelihood), a draw counting as half a win. So that a bot that won every game has a
rating at all, each two that met are given one drawn game more: far less than what they played.

The intervals come from Fisher's information at that point (the curvature of the likelihood): ±1.96 standard errors of a
rating against the mean of all. The games of an exchanged pair count as independent. They have decks and luck in common,
which one bot enjoys in one game and the other in the other: where that shows, their results differ more than by chance,
and the true error is smaller than the one given.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from stonehall.lab.statistics import Z95

SCALE: Final = 400 / log(10)
"""Points of Elo for a factor of e in the odds."""
GIVEN: Final = 1.0
"""Drawn games that are given to each two that met."""
ROUNDS: Final = 200
CLOSE: Final = 1e-10


@dataclass(frozen=True)
class Rating:
    """Points against the mean of all, and how far they may be off: ± ``error`` holds 95 times in 100."""

    points: float
    error: float


Scores = Mapping[tuple[int, int], tuple[float, int]]
"""For two of the players what the first has scored (a win 1, a draw ½), in how many games."""


def rated(count: int, scores: Scores) -> list[Rating]:
    """The ratings of so many players, whose mean is 0. Chains of meetings join all of them (:func:`groups`).

    >>> strong, weak = rated(2, {(0, 1): (75.0, 100)})
    >>> round(strong.points - weak.points), round(strong.error) == round(weak.error)
    (189, True)
    """
    met = {pair: (score + GIVEN / 2, games + GIVEN) for pair, (score, games) in scores.items() if games}
    strengths = [0.0] * count
    for _ in range(ROUNDS):
        gradient, information = _slopes(count, strengths, met)
        step = _solved(information, gradient)
        strengths = [strength + change for strength, change in zip(strengths, step, strict=True)]
        if max(map(abs, step)) < CLOSE:
            break
    _, information = _slopes(count, strengths, met)
    mean = sum(strengths) / count
    ratings = []
    for place in range(count):
        against_mean = [(1.0 if other == place else 0.0) - 1 / count for other in range(count)]
        spread = _solved(information, against_mean)
        variance = sum(one * other for one, other in zip(spread, against_mean, strict=True))
        ratings.append(Rating(SCALE * (strengths[place] - mean), SCALE * Z95 * sqrt(max(0.0, variance))))
    return ratings


def groups(met: Iterable[tuple[int, int]]) -> list[set[int]]:
    """The players of some meetings, with whom chains of them join each: nothing compares those of different groups.

    >>> groups([(0, 1), (2, 3), (4, 1)])
    [{2, 3}, {0, 1, 4}]
    """
    found: list[set[int]] = []
    for pair in met:
        joined = [group for group in found if not group.isdisjoint(pair)]
        found = [*[group for group in found if group.isdisjoint(pair)], set(pair).union(*joined)]
    return found


def _slopes(
    count: int, strengths: Sequence[float], met: Mapping[tuple[int, int], tuple[float, float]]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood for each strength, and its curvature.

    The curvature says nothing about all strengths together, which only differ: 1 / n everywhere holds their mean where
    it is, and changes nothing else.
    """
    gradient = [0.0] * count
    information = [[1 / count] * count for _ in range(count)]
    for (one, other), (score, games) in met.items():
        chance = 1 / (1 + exp(strengths[other] - strengths[one]))
        over = score - games * chance
        weight = games * chance * (1 - chance)
        gradient[one] += over
        gradient[other] -= over
        for row, column, sign in ((one, one, 1), (other, other, 1), (one, other, -1), (other, one, -1)):
            information[row][column] += sign * weight
    return gradient, information


def _solved(matrix: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """The vector that a positive matrix turns into the one that is wanted (Gauss, with pivots).

    >>> [round(value, 6) for value in _solved([[2.0, 1.0], [1.0, 3.0]], [3.0, 5.0])]
    [0.8, 1.4]
    """
    count = len(wanted)
    rows = [[*row, value] for row, value in zip(matrix, wanted, strict=True)]
    for place in range(count):
        best = max(range(place, count), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(count):
            if row != place:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [one - factor * other for one, other in zip(rows[row], rows[place], strict=True)]
    return [rows[place][count] / rows[place][place] for place in range(count)]
