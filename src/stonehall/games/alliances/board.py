"""The battlefield: 8 rows of 6 squares for two players, 8 rows of 12 for teams (SW1-COMP-2, SW1-TEAM-1).

Rows run from the south (row 1 is the back row of the southern side) to the north; side A of the rules is the south.
Squares are counted column by column, so that those of the small board are the first of the large one and have the same
names there. On the large board the outer edges are joined: column ``l`` is next to column ``a`` (SW1-TEAM-9).

A *place* is where a card lies: its square, or for a Vine Wall, which may lie under a unit, ``VINES`` more.
"""

from __future__ import annotations

from typing import Final

from stonehall.toolkit.grid import Grid
from stonehall.toolkit.seats import Seating

SEATS: Final = ("south", "north", "south-east", "north-east")
"""In the order of turns (SW1-TEAM-6): the first two face each other on board 1, the others on board 2 (SW1-TEAM-2)."""

DUEL: Final = Seating(SEATS[:2])
TEAMS: Final = Seating([seat.partition("-")[0] for seat in SEATS])

ROWS: Final = 8
ROWS_PER_SIDE: Final = 4
COLUMNS: Final = 6
SMALL: Final = Grid(rows=ROWS, columns=COLUMNS, by_columns=True)
LARGE: Final = Grid(rows=ROWS, columns=2 * COLUMNS, joined=True, by_columns=True)

NOWHERE: Final = -1
"""The place of an effect that lasts and lies on no square."""
VINES: Final = LARGE.size
"""Added to the square of a Vine Wall it gives the place of that Vine Wall."""

BIT: Final = [1 << square for square in range(LARGE.size)]
ROW_OF: Final = LARGE.row_of


def grid_for(seats: int) -> Grid:
    return SMALL if seats == 2 else LARGE


def is_south(seat: int) -> bool:
    """Whether a seat has the southern long side (side A)."""
    return seat % 2 == 0


def row_for(seat: int, square: int) -> int:
    """The row of a square in the owner's view: 1 is the front row, 4 the own back row; below 1 the other side."""
    row = ROW_OF[square]
    return ROWS_PER_SIDE - row if is_south(seat) else row - ROWS_PER_SIDE + 1


def square_for(seat: int, column: int, row: int) -> int:
    """The square that a seat calls (column, row): column 1 on its left, row 1 the front row (SW1-SETUP-3)."""
    aside = COLUMNS if seat >= 2 else 0
    if is_south(seat):
        return LARGE.at(ROWS_PER_SIDE - row, column - 1 + aside)
    return LARGE.at(ROWS_PER_SIDE + row - 1, COLUMNS - column + aside)


def on_side_of(seat: int, square: int) -> bool:
    """Whether a square belongs to the half of a seat, in team games of its team (SW1-COMP-3, SW1-TEAM-21)."""
    return (ROW_OF[square] < ROWS_PER_SIDE) == is_south(seat)
