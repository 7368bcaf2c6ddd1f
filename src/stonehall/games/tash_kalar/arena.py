"""The arena: 69 squares, eight directions, and sets of squares as bits (TK-COMP-1..4, TK-DIST-1, TK-DIST-3).

A square is a whole number, counted row by row in a board of nine by nine, a set of squares a *mask*: the bits of its
squares. A pattern is looked for in the whole arena at once by shifting masks (``search.py``).
"""

from __future__ import annotations

from typing import Final

from stonehall.toolkit.grid import Grid

COLUMNS: Final = 9
GRID: Final = Grid(rows=9, columns=COLUMNS)
"""Only for names, rows and columns; what of it belongs to the arena says ``SQUARES``."""
SIZE: Final = 9 * COLUMNS
NOWHERE: Final = -1

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
STEPS: Final = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
"""One step in each direction: columns to the right and rows down."""
STEP: Final = [column + COLUMNS * row for column, row in STEPS]
"""What a step adds to the number of a square."""


def at(column: int, row: int) -> int:
    """The square in a column and a row, both counted from 1."""
    return (row - 1) * COLUMNS + column - 1


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
IN_ROW: Final = [
    [[row * COLUMNS + column for column in range(COLUMNS) if bits >> column & 1] for bits in range(ROW + 1)]
    for row in range(9)
]
"""For each row and each set of its squares the numbers of these squares."""


def squares_of(mask: int) -> list[int]:
    """The squares of a set, in their order."""
    found: list[int] = []
    for squares in IN_ROW:
        if not mask:
            break
        bits = mask & ROW
        if bits:
            found += squares[bits]
        mask >>= COLUMNS
    return found


def in_arena(square: int) -> bool:
    return 0 <= square < SIZE and ARENA & BIT[square] != 0


def beside(square: int, columns: int, rows: int) -> int:
    """The square so many columns to the right and rows down, or ``NOWHERE`` if that is not in the arena."""
    column, row = GRID.column_of[square] + columns, GRID.row_of[square] + rows
    if not (0 <= column < COLUMNS and 0 <= row < COLUMNS):
        return NOWHERE
    there = GRID.at(row, column)
    return there if in_arena(there) else NOWHERE


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


_COLUMN: Final = [mask_of([row * COLUMNS + column for row in range(9)]) for column in range(COLUMNS)]


def before(columns: int, rows: int) -> int:
    """All squares for which the square so many columns to the right and rows down is in the arena."""
    shift = rows * COLUMNS + columns
    moved = ARENA >> shift if shift >= 0 else ARENA << -shift
    return moved & sum([mask for column, mask in enumerate(_COLUMN) if 0 <= column + columns < COLUMNS])


def _ray(square: int, way: int) -> list[int]:
    found: list[int] = []
    there = beside(square, *STEPS[way])
    while there != NOWHERE:
        found.append(there)
        there = beside(there, *STEPS[way])
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
EDGE: Final = mask_of([square for square in SQUARES if ADJACENT[square].bit_count() < len(WAYS)])


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
    sideways = ((mask & ~_COLUMN[-1]) << 1) | ((mask & ~_COLUMN[0]) >> 1)
    three = mask | sideways
    return (sideways | (three << COLUMNS) | (three >> COLUMNS)) & ARENA


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
