"""How the pieces of a set stand to each other, counted in machine words: a judgement asks for it by the thousand.

The words are those of :class:`BoardMask`: all squares of the upper seven rows, and of the last three, so that whoever
looks for neighbours in row 7 and below finds them in one word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stonehall.games.tash_kalar.arena import COLUMNS
from stonehall.games.tash_kalar.patterns import LOWER, ROWS_SEEN, WINDOW, BoardMask

if TYPE_CHECKING:
    from mypy_extensions import i64

LAST: Final = (ROWS_SEEN - 1) * COLUMNS - LOWER
"""Where the last three rows begin in the lower window; the first of them ends the upper window."""
OVERLAP: Final = (ROWS_SEEN - 1) * COLUMNS
"""Where that row lies in the upper window."""


def _without(column: int) -> int:
    """All squares of the upper window but those of one column."""
    return sum([1 << square for square in range(ROWS_SEEN * COLUMNS) if square % COLUMNS != column])


NOT_FIRST: Final[i64] = _without(0)
NOT_LAST: Final[i64] = _without(COLUMNS - 1)
ALL: Final[i64] = WINDOW
ROW: Final[i64] = (1 << COLUMNS) - 1


def _bits(word: i64) -> i64:
    """How many squares of a window are in a set."""
    word -= word >> 1 & 0x5555555555555555
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333)
    word = word + (word >> 4) & 0x0F0F0F0F0F0F0F0F
    word += word >> 8
    word += word >> 16
    return word + (word >> 32) & 0x7F


def count(squares: BoardMask) -> int:
    """How many squares there are in a set."""
    found: int = _bits(squares.upper) + _bits(squares.lower >> LAST + COLUMNS)
    return found


def common(squares: BoardMask, others: BoardMask) -> int:
    """How many squares there are in both sets."""
    found: int = _bits(squares.upper & others.upper) + _bits((squares.lower & others.lower) >> LAST + COLUMNS)
    return found


def pairs_in_line(squares: BoardMask) -> int:
    """How many pairs of neighbours in one row or column there are in a set."""
    upper = squares.upper
    last = squares.lower >> LAST
    rest = last >> COLUMNS
    found: int = (
        _bits(upper & NOT_LAST & upper >> 1)
        + _bits(upper & upper >> COLUMNS)
        + _bits(rest & NOT_LAST & rest >> 1)
        + _bits(last & last >> COLUMNS)
    )
    return found


def pairs_aslant(squares: BoardMask) -> int:
    """How many pairs of neighbours in a diagonal there are in a set."""
    upper = squares.upper
    last = squares.lower >> LAST
    found: int = (
        _bits(upper & NOT_LAST & upper >> COLUMNS + 1)
        + _bits(upper & NOT_FIRST & upper >> COLUMNS - 1)
        + _bits(last & NOT_LAST & last >> COLUMNS + 1)
        + _bits(last & NOT_FIRST & last >> COLUMNS - 1)
    )
    return found


def pairs_in(squares: BoardMask) -> int:
    """How many pairs of neighbours there are in a set."""
    return pairs_in_line(squares) + pairs_aslant(squares)


def alone(squares: BoardMask) -> int:
    """How many squares of a set have no neighbour in it."""
    rest = squares.lower >> LAST + COLUMNS
    found: int = _bits(squares.upper & ~_near_upper(squares)) + _bits(rest & ~_near_rest(squares))
    return found


def facing(squares: BoardMask, others: BoardMask) -> int:
    """How many of the others, those of the set itself aside, have a neighbour in the set."""
    rest = (others.lower & ~squares.lower) >> LAST + COLUMNS
    found: int = _bits(others.upper & ~squares.upper & _near_upper(squares)) + _bits(rest & _near_rest(squares))
    return found


def _near_upper(squares: BoardMask) -> i64:
    """The squares of the upper seven rows next to any of a set."""
    last = _near(squares.lower >> LAST)
    return (_near(squares.upper) | (last & ROW) << OVERLAP) & ALL


def _near_rest(squares: BoardMask) -> i64:
    """The squares of the last two rows next to any of a set."""
    return _near(squares.lower >> LAST) >> COLUMNS


def _near(word: i64) -> i64:
    """The squares next to any of a set, in one window and a row beyond it."""
    sideways = (word & NOT_LAST) << 1 | (word & NOT_FIRST) >> 1
    three = word | sideways
    return sideways | three << COLUMNS | three >> COLUMNS
