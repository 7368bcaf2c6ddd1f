"""Tiles: the shapes of tunnels and halls, turned and mirrored, as shifts of bits.

A cell of a map is a bit. Every way a tile can lie is a list of shifts from its first cell, the one with the smallest
number, so that all places where it fits are found at once: ``free & free >> a & free >> b …``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.mountain_king.mountain import STRIDE

Cell = tuple[int, int]
"""Row and column."""

TURNS: Final = ("r0", "r90", "r180", "r270", "m0", "m90", "m180", "m270")
"""Turned by so many degrees; first mirrored, where an ``m`` stands."""

CELL: Final = "x"
MARK: Final = "o"
GAP: Final = "."
ROW_END: Final = "/"


class Lying:
    """One way in which a tile can lie: the shifts of its cells from the first one, on any map.

    ``mark`` is the shift of the anchor or altar, -1 where there is none.
    """

    __slots__ = ("mark", "mask", "shifts", "turn")

    def __init__(self, turn: int, shifts: tuple[int, ...], mark: int) -> None:
        self.turn = turn
        self.shifts = shifts
        self.mark = mark
        mask = 0
        for shift in shifts:
            mask |= 1 << shift
        self.mask = mask
        """The cells, if the first one is cell 0."""


class Tile:
    """A drawn tile: its cells and the marked one among them.

    >>> tile = Tile("xx/.o")
    >>> tile.size, tile.cells, tile.mark
    (3, ((0, 0), (0, 1), (1, 1)), (1, 1))
    >>> len(tile.lyings), [lying.shifts for lying in tile.lyings][:2]
    (8, [(0, 1, 27), (0, 25, 26)])
    """

    def __init__(self, drawing: str) -> None:
        self.drawing = drawing
        cells: list[Cell] = []
        marks: list[Cell] = []
        for row, line in enumerate(drawing.split(ROW_END)):
            for column, sign in enumerate(line):
                if sign in (CELL, MARK):
                    cells.append((row, column))
                elif sign != GAP:
                    raise ValueError(f"a tile is drawn with {CELL}, {MARK}, {GAP} and {ROW_END}, not {sign!r}")
                if sign == MARK:
                    marks.append((row, column))
        if not cells or not _connected(cells):
            raise ValueError(f"the cells of {drawing!r} do not hang together")
        if len(marks) > 1:
            raise ValueError(f"{drawing!r} has {len(marks)} marked cells instead of one")
        self.cells: tuple[Cell, ...] = tuple(cells)
        self.mark: Cell | None = marks[0] if marks else None
        self.size = len(cells)
        self.lyings: list[Lying] = self._lyings()
        """Every different way to lie."""

    def _lyings(self) -> list[Lying]:
        found: list[Lying] = []
        seen: set[tuple[tuple[int, ...], int]] = set()
        for turn in range(len(TURNS)):
            cells = sorted([_turned(cell, turn) for cell in self.cells])
            row, column = cells[0]
            shifts = tuple([(r - row) * STRIDE + c - column for r, c in cells])
            mark = -1
            if self.mark is not None:
                r, c = _turned(self.mark, turn)
                mark = (r - row) * STRIDE + c - column
            if (shifts, mark) not in seen:
                seen.add((shifts, mark))
                found.append(Lying(turn, shifts, mark))
        return found

    def lying(self, turn: int) -> Lying:
        """How the tile lies after a turn, among the ways that are kept."""
        for lying in self.lyings:
            if lying.turn == turn:
                return lying
        raise ValueError(f"{self.drawing} does not lie like this")

    def turned(self, turn: int) -> tuple[Cell, ...]:
        """The cells after a turn, counted from the first one: equal for ways to lie that look the same."""
        cells = sorted([_turned(cell, turn) for cell in self.cells])
        row, column = cells[0]
        return tuple([(r - row, c - column) for r, c in cells])

    def same_shape(self, other: Tile) -> bool:
        """Whether the cells of both are the same shape, wherever the mark is."""
        return _outline(self.cells) == _outline(other.cells)


def _turned(cell: Cell, turn: int) -> Cell:
    row, column = cell
    if turn >= 4:
        column = -column
    for _ in range(turn % 4):
        row, column = column, -row
    return row, column


def _outline(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """The shape in the one way of lying that comes first, so that equal shapes are equal."""
    ways = []
    for turn in range(len(TURNS)):
        turned = sorted([_turned(cell, turn) for cell in cells])
        top, left = min(row for row, _ in turned), min(column for _, column in turned)
        ways.append(tuple([(row - top, column - left) for row, column in turned]))
    return min(ways)


def _connected(cells: Sequence[Cell]) -> bool:
    """Whether the cells share edges all along (MK-TERM-6)."""
    reached = {cells[0]}
    waiting = [cells[0]]
    while waiting:
        row, column = waiting.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in cells and near not in reached:
                reached.add(near)
                waiting.append(near)
    return len(reached) == len(cells)
