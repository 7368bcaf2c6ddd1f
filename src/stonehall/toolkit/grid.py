"""A board of squares in rows and columns, with everything about it that never changes computed once.

Squares are whole numbers counted by rows from the corner ``a1``, or by columns where boards of different widths shall
have the same numbers; columns are letters (after ``z`` comes ``aa``), rows are numbers.
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
    >>> ring = Grid(rows=8, columns=12, joined=True, by_columns=True)
    >>> [ring.name(s) for s in ring.rays[ring.square("k3")][EAST][:3]]
    ['l3', 'a3', 'b3']
    """

    def __init__(self, rows: int, columns: int, joined: bool = False, by_columns: bool = False) -> None:
        """``joined``: the last column is next to the first; ``by_columns``: squares are counted column by column."""
        self.rows = rows
        self.columns = columns
        self.joined = joined
        self.size = rows * columns
        self._row_step, self._column_step = (1, rows) if by_columns else (columns, 1)
        squares = range(self.size)
        self.row_of: list[int] = [square % rows if by_columns else square // columns for square in squares]
        self.column_of: list[int] = [square // rows if by_columns else square % columns for square in squares]
        self.names: list[str] = [
            f"{column_name(self.column_of[square])}{self.row_of[square] + 1}" for square in squares
        ]
        self._by_name: dict[str, int] = {name: square for square, name in enumerate(self.names)}
        self.rays: list[list[list[int]]] = [[self._ray(square, step) for step in STEPS] for square in squares]
        self.neighbours: list[list[int]] = [[ray[0] for ray in rays if ray] for rays in self.rays]
        self.distance: list[list[int]] = [[self._steps(a, b) for b in squares] for a in squares]

    def _ray(self, square: int, step: tuple[int, int]) -> list[int]:
        """The squares in one direction, as far as the edge, or all the way round."""
        found = []
        row, column = self.row_of[square] + step[0], self.column_of[square] + step[1]
        while 0 <= row < self.rows and (self.joined or 0 <= column < self.columns):
            passed = self.at(row, column % self.columns)
            if passed == square:
                break
            found.append(passed)
            row, column = row + step[0], column + step[1]
        return found

    def _steps(self, start: int, end: int) -> int:
        aside = abs(self.column_of[start] - self.column_of[end])
        if self.joined:
            aside = min(aside, self.columns - aside)
        return abs(self.row_of[start] - self.row_of[end]) + aside

    def at(self, row: int, column: int) -> int:
        """The square in a row and a column, both counted from 0."""
        return row * self._row_step + column * self._column_step

    def name(self, square: int) -> str:
        return self.names[square]

    def square(self, name: str) -> int:
        """The square with this name; ``ValueError`` for a name that is not on the board."""
        found = self._by_name.get(name.lower())
        if found is None:
            raise ValueError(f"there is no square {name!r} (squares go from a1 to {self.names[-1]})")
        return found

    def direction(self, start: int, end: int) -> int:
        """The direction of the shortest straight line from one square to another, or -1 when there is none."""
        found, nearest = -1, self.size
        for way in range(4):
            ray = self.rays[start][way]
            if end in ray and ray.index(end) < nearest:
                found, nearest = way, ray.index(end)
        return found

    def between(self, start: int, end: int) -> list[int]:
        """The squares strictly between two squares of one row or column."""
        way = self.direction(start, end)
        return [] if way < 0 else self.rays[start][way][: self.distance[start][end] - 1]
