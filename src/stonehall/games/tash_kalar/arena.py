"""The arena: 69 squares, eight directions, and sets of squares as bits (TK-COMP-1..4, TK-DIST-1, TK-DIST-3).

A square is a whole number, a set of squares a *mask*: the bits of its squares. Rows are 13 squares apart although they
have at most nine, so that a mask shifted by a few columns never runs into the next row: a pattern is looked for in the
whole arena at once by shifting (``patterns.py``).
"""

from __future__ import annotations

from typing import Final

from stonehall.kernel.grid import Grid

STRIDE: Final = 13
GRID: Final = Grid(rows=9, columns=STRIDE)
"""Only for names, rows and columns; what of it belongs to the arena says ``SQUARES``."""
SIZE: Final = 9 * STRIDE
NOWHERE: Final = -1

COLUMNS: Final = 9

N: Final = 0
NE: Final = 1
E: Final = 2
SE: Final = 3
S: Final = 4
SW: Final = 5
W: Final = 6
NW: Final = 7
WAYS: Final = ("n", "ne", "e", "se", "s", "sw", "w", "nw")
"""The eight directions, clockwise; row 1 is in the north."""
STEP: Final = (-STRIDE, 1 - STRIDE, 1, STRIDE + 1, STRIDE, STRIDE - 1, -1, -STRIDE - 1)
"""What is added to a square by one step in each direction."""


def at(column: int, row: int) -> int:
    """The square in a column and a row, both counted from 1."""
    return (row - 1) * STRIDE + column - 1


def _belongs(column: int, row: int) -> bool:
    return 4 <= column + row <= 16 and abs(column - row) <= 6


SQUARES: Final = [at(column, row) for row in range(1, 10) for column in range(1, 10) if _belongs(column, row)]
BIT: Final = [1 << square for square in range(SIZE)]


def mask_of(squares: list[int]) -> int:
    """The set of some squares."""
    mask = 0
    for square in squares:
        mask |= BIT[square]
    return mask


ARENA: Final = mask_of(SQUARES)

ROW: Final = (1 << COLUMNS) - 1
_IN_ROW: Final = [
    [[row * STRIDE + column for column in range(COLUMNS) if bits >> column & 1] for bits in range(ROW + 1)]
    for row in range(9)
]


def squares_of(mask: int) -> list[int]:
    """The squares of a set, in their order."""
    found: list[int] = []
    for squares in _IN_ROW:
        if not mask:
            break
        bits = mask & ROW
        if bits:
            found += squares[bits]
        mask >>= STRIDE
    return found


def in_arena(square: int) -> bool:
    return 0 <= square < SIZE and ARENA & BIT[square] != 0


def square_named(name: str) -> int:
    """The square with this name; ``ValueError`` for one that is not in the arena."""
    square = GRID.square(name)
    if not in_arena(square):
        raise ValueError(f"there is no square {name!r} in the arena")
    return square


def named(names: str) -> int:
    """The set of the squares with these names.

    >>> squares_of(named("c1 d1")) == [at(3, 1), at(4, 1)]
    True
    """
    return mask_of([square_named(name) for name in names.split()])


def _ray(square: int, way: int) -> list[int]:
    found: list[int] = []
    square += STEP[way]
    while in_arena(square):
        found.append(square)
        square += STEP[way]
    return found


RAYS: Final = [[_ray(square, way) if in_arena(square) else [] for way in range(8)] for square in range(SIZE)]
"""The squares from a square to the edge in each direction, the nearest first."""
RAY: Final = [[mask_of(ray) for ray in rays] for rays in RAYS]
"""The same as sets."""
NEXT: Final = [[ray[0] if ray else NOWHERE for ray in rays] for rays in RAYS]
"""The neighbour in each direction, or ``NOWHERE``."""


def _near(square: int, ways: tuple[int, ...]) -> int:
    return mask_of([NEXT[square][way] for way in ways if NEXT[square][way] != NOWHERE])


ORTHOGONAL: Final = [_near(square, (N, E, S, W)) for square in range(SIZE)]
DIAGONAL: Final = [_near(square, (NE, SE, SW, NW)) for square in range(SIZE)]
ADJACENT: Final = [ORTHOGONAL[square] | DIAGONAL[square] for square in range(SIZE)]


def distance(start: int, end: int) -> int:
    """The least number of moves from one square to another (TK-DIST-3)."""
    rows = abs(GRID.row_of[start] - GRID.row_of[end])
    columns = abs(GRID.column_of[start] - GRID.column_of[end])
    return max(rows, columns)


def _within(square: int, spaces: int) -> int:
    return mask_of([other for other in SQUARES if 0 < distance(square, other) <= spaces])


WITHIN: Final = [[_within(square, spaces) if in_arena(square) else 0 for square in range(SIZE)] for spaces in range(4)]
"""For each distance up to 3 and each square: the other squares that are not farther away."""


def next_to(mask: int) -> int:
    """The squares adjacent to any square of a set (squares of the set among them, if adjacent to another)."""
    sideways = (mask << 1) | (mask >> 1)
    three = mask | sideways
    return (sideways | (three << STRIDE) | (three >> STRIDE)) & ARENA


def way_of(start: int, end: int) -> int:
    """The direction of a step from a square to an adjacent one."""
    return STEP.index(end - start)


RED: Final = named("d2 e5 h6 c8")
GREEN: Final = named("c3 g3 i4 a5 f8")
COLOURED: Final = RED | GREEN
CENTRE: Final = square_named("e5")
CENTRAL_NINE: Final = named("d4 e4 f4 d5 e5 f5 d6 e6 f6")

DUEL_START: Final = (square_named("c5"), square_named("g5"))
MELEE_START: Final = (named("f2 g2"), named("g6 g7"), named("b7 c7"))
"""The squares that each of the three symbols touches (TK-SETUP-7)."""
