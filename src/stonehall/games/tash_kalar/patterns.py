"""Patterns of pieces in all their orientations. The search for them is in ``search.py``.

A pattern is written in rows from top to bottom, separated by blanks, as drawn on its card:

* ``.`` a square that does not matter,
* ``c`` an own piece, ``h`` an own heroic or legendary piece (TK-SUM-3),
* ``X`` the summoning square; ``C`` and ``H`` the same, on which an own piece of that rank must stand (TK-SUM-9).

A pattern without a summoning square may lie anywhere: the being comes onto a square that its card describes.

Marks are written in the same box: ``X`` again, ``m`` a marked square (``y`` if it is mirrored on a square ``v``), ``p``
a square marked in purple, ``d`` a direction: the ray that begins on the summoning square and runs through this square.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stonehall.games.tash_kalar.arena import ARENA, COLUMNS, NOWHERE, SIZE, STEPS, before, beside, mask_of

if TYPE_CHECKING:
    from mypy_extensions import i64

TURNS: Final = ("up", "right", "down", "left", "up-mirrored", "right-mirrored", "down-mirrored", "left-mirrored")
"""The eight orientations (TK-SUM-2): where the top of the card points; mirrored means left to right, before turning."""

ROWS_SEEN: Final = 7
"""The rows of one window: 63 squares, which a machine word holds."""
WINDOW: Final = (1 << ROWS_SEEN * COLUMNS) - 1
LOWER: Final = (9 - ROWS_SEEN) * COLUMNS
"""The lower window begins with this square."""

Place = tuple[int, int]
"""Columns to the right and rows down, seen from the summoning square."""


class BoardMask:
    """A set of squares as two machine words: the upper and the lower seven rows of the arena."""

    __slots__ = ("lower", "upper")

    def __init__(self, mask: int) -> None:
        self.upper: i64 = mask & WINDOW
        self.lower: i64 = mask >> LOWER


class Shape:
    """A pattern in one orientation. Pieces are differences of squares, seen from the summoning square."""

    __slots__ = (
        "any_left", "any_right", "heroic", "high_left", "high_right", "inside", "marks", "pieces", "purple", "size",
        "turn", "ways", "whole",
    )  # fmt: skip

    def __init__(
        self,
        turn: int,
        pieces: list[Place],
        heroic: list[Place],
        marks: list[Place],
        purple: list[Place],
        ways: list[Place],
    ) -> None:
        self.turn = turn
        self.pieces: list[int] = [_difference(place) for place in pieces]
        """Where own pieces of any rank must stand."""
        self.heroic: list[int] = [_difference(place) for place in heroic]
        """Where own heroic or legendary pieces must stand."""
        self.size = len(self.pieces) + len(self.heroic)
        self.marks = marks
        self.purple = purple
        self.ways: list[int] = sorted([STEPS.index(_one_step(place)) for place in ways])
        # A piece needed to the right or below is found by shifting the arena to the right, else to the left.
        self.any_right = [place for place in self.pieces if place >= 0]
        self.any_left = [-place for place in self.pieces if place < 0]
        self.high_right = [place for place in self.heroic if place >= 0]
        self.high_left = [-place for place in self.heroic if place < 0]
        self.whole = sum([1 << (SIZE + place) for place in self.heroic + self.pieces])
        """All pieces of the pattern, if the summoning square were number ``SIZE``."""
        inside = ARENA
        for place in pieces + heroic:
            inside &= before(*place)
        rows = [0] + [row for _, row in pieces + heroic]
        assert max(rows) - min(rows) < ROWS_SEEN - 2, "a pattern has at most five rows"
        upper = inside & (WINDOW >> max(rows) * COLUMNS)
        self.inside = BoardMask(upper)
        """The squares around which the whole pattern is in the arena, each in a window that shows all of it."""
        self.inside.lower = (inside & ~upper) >> LOWER

    def squares(self, square: int) -> list[int]:
        """The squares of the pieces of a pattern that fits around a summoning square."""
        return [square + place for place in self.heroic + self.pieces]

    def pattern_at(self, square: int) -> int:
        """The same squares as a set."""
        return self.whole >> (SIZE - square)

    def marked(self, square: int) -> int:
        """The marked squares that lie in the arena."""
        return _in_arena(square, self.marks)

    def purple_at(self, square: int) -> int:
        """The squares marked in purple that lie in the arena."""
        return _in_arena(square, self.purple)


def _in_arena(square: int, places: list[Place]) -> int:
    found = [beside(square, column, row) for column, row in places]
    return mask_of([there for there in found if there != NOWHERE])


def _difference(place: Place) -> int:
    return place[1] * COLUMNS + place[0]


def _one_step(place: Place) -> Place:
    column, row = place
    return (column > 0) - (column < 0), (row > 0) - (row < 0)


def _turned(places: list[Place], turn: int) -> list[Place]:
    if turn >= 4:
        places = [(-column, row) for column, row in places]
    for _ in range(turn % 4):
        places = [(-row, column) for column, row in places]
    return sorted(places)


def _read(text: str, letters: str) -> list[Place]:
    """The places of some letters, seen from the summoning square."""
    rows = text.split()
    centre = [(column, row) for row, line in enumerate(rows) for column, letter in enumerate(line) if letter in "XCH"]
    if len(centre) != 1 or len({len(line) for line in rows}) != 1:
        raise ValueError(f"not a pattern with one summoning square: {text!r}")
    x, y = centre[0]
    return [
        (column - x, row - y)
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter in letters
    ]


def has_summoning_square(pattern: str) -> bool:
    return any(letter in pattern for letter in "XCH")


def shapes_of(pattern: str, marks: str = "") -> list[Shape]:
    """The different orientations of a pattern (and its marks).

    >>> len(shapes_of("c X c")), len(shapes_of("X. .c .c")), len(shapes_of("c.c .X. c.c"))
    (2, 8, 1)
    """
    if not has_summoning_square(pattern):
        pattern = pattern.replace("c", "C", 1)  # one of its pieces tells where it lies
    marks = marks or pattern
    drawn = [_read(pattern, "cC"), _read(pattern, "hH"), _read(marks, "my"), _read(marks, "p"), _read(marks, "d")]
    found: list[Shape] = []
    seen: list[list[list[Place]]] = []
    for turn in range(len(TURNS)):
        turned = [_turned(places, turn) for places in drawn]
        if turned not in seen:
            seen.append(turned)
            found.append(Shape(turn, turned[0], turned[1], turned[2], turned[3], turned[4]))
    return found
