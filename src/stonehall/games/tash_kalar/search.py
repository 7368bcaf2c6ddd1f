"""The search for patterns in the whole arena at once.

A pattern is a list of shifts: a being can be summoned on the squares ``allowed & (own >> a) & (own << b) & …``. The
arena is looked at through two windows of seven rows, each a machine word: no pattern has more than five rows, so that
it lies in one of them wherever it is. Only squares around which the whole pattern is in the arena are looked at, so
that nothing runs from one row into the next.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stonehall.games.tash_kalar.patterns import LOWER, BoardMask, Shape

if TYPE_CHECKING:
    from mypy_extensions import i64

MOST_BORROWED: Final = 2
"""One piece by a loan and one by improvised summoning (TK-CARD-15, TK-IMP-1)."""


class PatternFinder:
    """The pieces with which shapes are looked for: own ones, and up to ``most`` of others (TK-IMP-1, TK-CARD-15)."""

    __slots__ = ("foreign", "foreign_upgraded", "most", "own", "upgraded")

    def __init__(self, own: int, upgraded: int, foreign: int = 0, foreign_upgraded: int = 0, most: int = 0) -> None:
        self.own = BoardMask(own)
        self.upgraded = BoardMask(upgraded)
        self.most = most if foreign else 0
        self.foreign = BoardMask(foreign) if self.most else self.own
        self.foreign_upgraded = BoardMask(foreign_upgraded) if self.most else self.upgraded
        assert self.most <= MOST_BORROWED

    def find(self, shapes: list[Shape], allowed: BoardMask) -> int:
        """The summoning squares among ``allowed`` around which these pieces stand in one of the shapes."""
        upper: i64 = 0
        lower: i64 = 0
        if self.most:
            for shape in shapes:
                upper |= self._find_above(shape, allowed.upper & shape.inside.upper)
                lower |= self._find_below(shape, allowed.lower & shape.inside.lower)
        else:
            own, upgraded = self.own, self.upgraded
            for shape in shapes:
                inside = shape.inside
                upper |= _fit(shape, own.upper, upgraded.upper, allowed.upper & inside.upper)
                lower |= _fit(shape, own.lower, upgraded.lower, allowed.lower & inside.lower)
        return _whole(upper, lower)

    def find_one(self, shape: Shape, allowed: BoardMask) -> int:
        """The same for one shape."""
        upper = self._find_above(shape, allowed.upper & shape.inside.upper)
        return _whole(upper, self._find_below(shape, allowed.lower & shape.inside.lower))

    def _find_above(self, shape: Shape, fit: i64) -> i64:
        own, upgraded = self.own.upper, self.upgraded.upper
        if not self.most:
            return _fit(shape, own, upgraded, fit)
        return _fit_borrowing(shape, own, upgraded, self.foreign.upper, self.foreign_upgraded.upper, fit, self.most)

    def _find_below(self, shape: Shape, fit: i64) -> i64:
        own, upgraded = self.own.lower, self.upgraded.lower
        if not self.most:
            return _fit(shape, own, upgraded, fit)
        return _fit_borrowing(shape, own, upgraded, self.foreign.lower, self.foreign_upgraded.lower, fit, self.most)


def _whole(upper: i64, lower: i64) -> int:
    """Both windows as one set."""
    found: int = upper
    if lower:
        below: int = lower
        found |= below << LOWER
    return found


def _fit(shape: Shape, own: i64, upgraded: i64, fit: i64) -> i64:
    """Those of the squares in ``fit`` around which the pieces stand, in one window."""
    for shift in shape.high_right:
        fit &= upgraded >> shift
    for shift in shape.high_left:
        fit &= upgraded << shift
    for shift in shape.any_right:
        if not fit:
            return fit
        fit &= own >> shift
    for shift in shape.any_left:
        if not fit:
            return fit
        fit &= own << shift
    return fit


def _fit_borrowing(
    shape: Shape, own: i64, upgraded: i64, foreign: i64, foreign_upgraded: i64, fit: i64, most: int
) -> i64:
    """The same, if up to ``most`` of the pieces may be foreign."""
    once: i64 = 0
    twice: i64 = 0
    """The squares that still fit with one and with two foreign pieces."""
    for place in shape.heroic:
        mine, others = _shifted(upgraded, place), _shifted(foreign_upgraded, place)
        if most > 1:
            twice = (twice & mine) | (once & others)
        once = (once & mine) | (fit & others)
        fit &= mine
    for place in shape.pieces:
        mine, others = _shifted(own, place), _shifted(foreign, place)
        if most > 1:
            twice = (twice & mine) | (once & others)
        once = (once & mine) | (fit & others)
        fit &= mine
        if not (fit | once | twice):
            break
    return fit | once | twice


def _shifted(mask: i64, place: int) -> i64:
    return mask >> place if place >= 0 else mask << -place
