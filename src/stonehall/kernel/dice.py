"""Dice as data, and a roll of them as a decision of chance."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from random import Random
from typing import Any

from stonehall.kernel.decision import CHANCE, Chance, Option, Step
from stonehall.kernel.inheritance import mypyc_attr


class Die:
    """A die given by its faces. Equal faces are one *kind*; a roll is the sorted tuple of the kinds rolled.

    >>> coin = Die(["heads", "tails"])
    >>> coin.kinds
    ['heads', 'tails']
    >>> [(faces, round(odds, 2)) for faces, odds in coin.outcomes(2)]
    [((0, 0), 0.25), ((0, 1), 0.5), ((1, 1), 0.25)]
    """

    def __init__(self, faces: Sequence[str]) -> None:
        self.kinds: list[str] = list(dict.fromkeys(faces))
        self.faces: list[int] = [self.kinds.index(face) for face in faces]
        self._outcomes: dict[int, list[tuple[tuple[int, ...], float]]] = {}

    def roll(self, count: int, rng: Random) -> tuple[int, ...]:
        faces = self.faces
        sides = len(faces)
        rolled = [faces[int(rng.random() * sides)] for _ in range(count)]
        if count > 1:
            rolled.sort()
        return tuple(rolled)

    def outcomes(self, count: int) -> list[tuple[tuple[int, ...], float]]:
        """Every different roll of ``count`` dice with its probability (computed once for each count)."""
        known = self._outcomes.get(count)
        if known is None:
            known = self._spread(0, count)
            self._outcomes[count] = known
        return known

    def _spread(self, kind: int, count: int) -> list[tuple[tuple[int, ...], float]]:
        weight = self.faces.count(kind) / len(self.faces)
        if kind == len(self.kinds) - 1:
            return [((kind,) * count, float(weight**count))]
        found: list[tuple[tuple[int, ...], float]] = []
        for here in range(count, -1, -1):
            share = float(comb(count, here) * weight**here)
            found += [((kind,) * here + rest, share * odds) for rest, odds in self._spread(kind + 1, count - here)]
        return found


@mypyc_attr(acyclic=True)
class Roll(Chance):
    """``count`` dice are rolled; the option's arguments are the kinds of faces, sorted."""

    def __init__(self, die: Die, count: int, then: Step, args: tuple[Any, ...], about: tuple[int, ...]) -> None:
        super().__init__(CHANCE, "roll", [], then, args, about)
        self.die = die
        self.count = count

    def sample(self, rng: Random) -> Option:
        return Option("roll", self.die.roll(self.count, rng))

    def odds(self) -> list[tuple[Option, float]]:
        return [(Option("roll", faces), odds) for faces, odds in self.die.outcomes(self.count)]

    def find(self, option: Option) -> Option | None:
        kinds = range(len(self.die.kinds))
        if option.verb != "roll" or len(option.args) != self.count or any(kind not in kinds for kind in option.args):
            return None
        return Option("roll", tuple(sorted(option.args)))
