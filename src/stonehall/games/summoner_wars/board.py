"""The battlefield: 8 rows of 6 spaces (SW2-COMP-2), and what a seat calls its back rows, its half and behind.

Seat 0 sits in the south (its back row is row 1), seat 1 in the north (its back row is row 8).
"""

from __future__ import annotations

from typing import Final

from stonehall.toolkit.grid import Grid
from stonehall.toolkit.seats import Seating

SOUTH: Final = 0
NORTH: Final = 1
SEATS: Final = ("south", "north")
SEATING: Final = Seating(SEATS)
SIDE_OF: Final = SEATING.side_of

GRID: Final = Grid(rows=8, columns=6)
SIZE: Final = 48
NOWHERE: Final = -1
"""The place of a card that lies in an active-event area."""

NEIGHBOURS: Final = GRID.neighbours
DISTANCE: Final = GRID.distance
RAYS: Final = GRID.rays
BIT: Final = [1 << square for square in range(SIZE)]

BUILD_ROWS: Final = 3


def row_for(seat: int, square: int) -> int:
    """The row of a square counted from the seat's own back row, which is 1 (SW2-COMP-4)."""
    row = GRID.row_of[square]
    return row + 1 if seat == SOUTH else 8 - row


def square_for(seat: int, row: int, column: int) -> int:
    """The square that a seat calls row ``row``, column ``column`` (both from 1, column 1 on its left)."""
    return GRID.at(row - 1, column - 1) if seat == SOUTH else GRID.at(8 - row, 6 - column)


def back_rows(seat: int, count: int) -> list[int]:
    """The squares of the ``count`` rows nearest to the seat (SW2-COMP-4)."""
    return [square for square in range(SIZE) if row_for(seat, square) <= count]


def in_half(seat: int, square: int) -> bool:
    """Whether the square belongs to the seat's half, its four nearest rows (SW2-COMP-5)."""
    return row_for(seat, square) <= 4


def is_behind(seat: int, square: int, other: int) -> bool:
    """Whether ``square`` is behind a card of ``seat`` on ``other``: in a row nearer to the seat (SW2-BEHIND-1..3)."""
    return row_for(seat, square) < row_for(seat, other)


BUILD_ZONE: Final = [back_rows(SOUTH, BUILD_ROWS), back_rows(NORTH, BUILD_ROWS)]
