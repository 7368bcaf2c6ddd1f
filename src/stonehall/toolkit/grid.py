"""A board of squares in rows and columns, with everything about it that never changes computed once.

Squares are whole numbers counted by rows from the corner ``a1``; columns are letters (after ``z`` comes ``aa``), rows
are numbers.
"""

from __future__ import annotations

from typing import Final

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
STEPS: Final = ((1, 0), (0, 1), (-1, 0), (0, -1))


def column_name(column: int) -> str:
    """The letters of a column, counted from 0.

    >>> [column_name(column) for column in (0, 25, 26, 27, 701, 702)]
    ['a', 'z', 'aa', 'ab', 'zz', 'aaa']
    """
    letters = ""
    rest = column + 1
    while rest > 0:
        rest, place = divmod(rest - 1, 26)
        letters = chr(ord("a") + place) + letters
    return letters


class Grid:
    """Neighbours, distances and straight lines.

    >>> board = Grid(rows=8, columns=6)
    >>> board.name(board.square("d3"))
    'd3'
    >>> sorted(board.name(s) for s in board.neighbours[board.square("a1")])
    ['a2', 'b1']
    >>> board.distance[board.square("a1")][board.square("c2")]
    3
    >>> [board.name(s) for s in board.rays[board.square("d3")][WEST]]
    ['c3', 'b3', 'a3']
    """

    def __init__(self, rows: int, columns: int) -> None:
        self.rows = rows
        self.columns = columns
        self.size = rows * columns
        self.row_of: list[int] = [square // columns for square in range(self.size)]
        self.column_of: list[int] = [square % columns for square in range(self.size)]
        self.names: list[str] = [
            f"{column_name(square % columns)}{square // columns + 1}" for square in range(self.size)
        ]
        self._by_name: dict[str, int] = {name: square for square, name in enumerate(self.names)}
        self.rays: list[list[list[int]]] = [[self._ray(square, step) for step in STEPS] for square in range(self.size)]
        self.neighbours: list[list[int]] = [[ray[0] for ray in rays if ray] for rays in self.rays]
        self.distance: list[list[int]] = [
            [
                abs(self.row_of[a] - self.row_of[b]) + abs(self.column_of[a] - self.column_of[b])
                for b in range(self.size)
            ]
            for a in range(self.size)
        ]

    def _ray(self, square: int, step: tuple[int, int]) -> list[int]:
        found = []
        row, column = self.row_of[square] + step[0], self.column_of[square] + step[1]
        while 0 <= row < self.rows and 0 <= column < self.columns:
            found.append(row * self.columns + column)
            row, column = row + step[0], column + step[1]
        return found

    def at(self, row: int, column: int) -> int:
        """The square in a row and a column, both counted from 0."""
        return row * self.columns + column

    def name(self, square: int) -> str:
        return self.names[square]

    def square(self, name: str) -> int:
        """The square with this name; ``ValueError`` for a name that is not on the board."""
        found = self._by_name.get(name.lower())
        if found is None:
            raise ValueError(f"there is no square {name!r} (squares go from a1 to {self.names[-1]})")
        return found

    def direction(self, start: int, end: int) -> int:
        """The direction of the straight line from one square to another, or -1 when there is none."""
        for way in range(4):
            if end in self.rays[start][way]:
                return way
        return -1

    def between(self, start: int, end: int) -> list[int]:
        """The squares strictly between two squares of one row or column."""
        way = self.direction(start, end)
        return [] if way < 0 else self.rays[start][way][: self.distance[start][end] - 1]
