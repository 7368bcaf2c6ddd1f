"""A map: the mountain with its five levels, the heart, and what lies in the rock, as sets of bits.

A cell is the number of a bit. Rows lie further apart than they are long, on every map equally far, and the bits between
them are never part of the mountain: so a shift by one never runs from one row into the next, and a cell is written the
same on all maps.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.mountain_king.resources import RESOURCES
from stonehall.toolkit.grid import column_name

OUTSIDE: Final = "--"
HEART: Final = "^^"
LEVELS: Final = 5
NOWHERE: Final = -1

STRIDE: Final = 26
"""From a cell to the one below it."""
MOST_ROWS: Final = 25
MOST_COLUMNS: Final = STRIDE - 1

PLAIN: Final = "."
RUBBLE: Final = "r"
STATUE: Final = "f"
WORKSHOP: Final = "w"
BURIED: Final = {"s": 0, "i": 1, "h": 2, "c": 3, "m": 4, "u": 5, "t": 6}
"""The signs of buried resources: stone, iron, heartstone, coin, hammer, rune, cart (a truck)."""
STARTS: Final = {"3": (3,), "4": (4,), "5": (5,), "*": (4, 5)}
"""The signs of start points, and the numbers of players they are for."""
CAPITALS: Final = f"{STATUE}{''.join(BURIED)}".upper()
"""The signs of what lies under rubble."""


CELL_SIGNS: Final = f"{PLAIN}{RUBBLE}{STATUE}{WORKSHOP}{''.join(BURIED)}{''.join(STARTS)}"
"""Everything that may stand behind the level of a cell; what is buried and a statue also as a capital letter."""


def is_cell(word: str) -> bool:
    """Whether a word can be a cell of a map.

    >>> [is_cell(word) for word in ("--", "^^", "3.", "2F", "6.", "3W", "3q", "3")]
    [True, True, True, True, False, False, False, False]
    """
    if word in (OUTSIDE, HEART):
        return True
    return len(word) == 2 and word[0] in "12345" and (word[1] in CELL_SIGNS or word[1] in CAPITALS)


def is_start_inside(word: str) -> bool:
    """Whether a word is a start point that does not lie on the outermost level (MK-GATE-2)."""
    return word[0] != "1" and word[1] in STARTS


class Mountain:
    """One side of the board, read from a drawing: a word for each cell, its level and what is there.

    A capital letter is the same with rubble on it (MK-DIG-9).

    >>> mountain = Mountain(["3* 1. 1S", "1. ^^ 1w", "-- 1f 1i"])
    Traceback (most recent call last):
    ...
    ValueError: row 1: a start point lies on level 1, not 3
    """

    def __init__(self, rows: Sequence[str]) -> None:
        drawn = [row.split() for row in rows]
        if not drawn or len(drawn) > MOST_ROWS or len(drawn[0]) > MOST_COLUMNS:
            raise ValueError(f"a map has up to {MOST_ROWS} rows of up to {MOST_COLUMNS} cells")
        self.drawing: list[str] = [" ".join(words) for words in drawn]
        self.rows = len(drawn)
        self.columns = len(drawn[0])
        self.size = self.rows * STRIDE
        self.level: list[int] = [0] * self.size
        """The level of each cell, 1 to 5; 0 outside and in the heart."""
        self.level_masks: list[int] = [0] * (LEVELS + 1)
        self.ground = 0
        """Where tiles may lie: everything but the heart and the sites of workshops (MK-DIG-3)."""
        self.heart = 0
        self.rubble = 0
        self.buried: list[int] = [0] * len(RESOURCES)
        """For each resource the cells it is buried in."""
        self.all_buried = 0
        self.workshop_sites: list[int] = []
        self.site_mask = 0
        self.starts: dict[int, list[int]] = {}
        """For each number of players the start points, clockwise."""
        statues: list[int] = []
        for row, words in enumerate(drawn):
            if len(words) != self.columns:
                raise ValueError(f"row {row + 1} has {len(words)} cells, the first row {self.columns}")
            for column, word in enumerate(words):
                self._read(row, column, word, statues)
        self.statue_sites = sorted(statues, key=self._bearing)
        """Clockwise round the mountain from the north (MK-SETUP-8)."""
        for points in self.starts.values():
            points.sort(key=self._bearing)

    def _read(self, row: int, column: int, word: str, statues: list[int]) -> None:
        cell = row * STRIDE + column
        if word == OUTSIDE:
            return
        if word == HEART:
            self.heart |= 1 << cell
            return
        if len(word) != 2 or not word[0].isdigit() or not 1 <= int(word[0]) <= LEVELS:
            raise ValueError(f"row {row + 1}: a cell is {OUTSIDE}, {HEART} or a level and a sign, not {word!r}")
        level, sign = int(word[0]), word[1]
        self.level[cell] = level
        self.level_masks[level] |= 1 << cell
        what = sign.lower()
        if what == WORKSHOP:
            self.workshop_sites.append(cell)
            self.site_mask |= 1 << cell
            return
        self.ground |= 1 << cell
        if sign != what or what == RUBBLE:
            self.rubble |= 1 << cell
        if what == STATUE:
            statues.append(cell)
        elif what in BURIED:
            self.buried[BURIED[what]] |= 1 << cell
            self.all_buried |= 1 << cell
        elif what in STARTS:
            if level != 1:
                raise ValueError(f"row {row + 1}: a start point lies on level 1, not {level}")
            for players in STARTS[what]:
                self.starts.setdefault(players, []).append(cell)
        elif what not in (PLAIN, RUBBLE):
            raise ValueError(f"row {row + 1}: there is no sign {sign!r}")

    def _bearing(self, cell: int) -> tuple[int, float]:
        """Where a cell lies seen from the middle, growing clockwise from the north."""
        down = cell // STRIDE - (self.rows - 1) / 2
        right = cell % STRIDE - (self.columns - 1) / 2
        # The four quarters in turn, and in each the slope; no angles, so that no rounding decides.
        if right >= 0 and down < 0:
            return 0, right / -down
        if right > 0 and down >= 0:
            return 1, down / right
        if right <= 0 and down > 0:
            return 2, -right / down
        return 3, -down / -right if right else 0.0


def around(cells: int) -> int:
    """The cells that share an edge with one of these, and these themselves (MK-TERM-6)."""
    return cells | cells << 1 | cells >> 1 | cells << STRIDE | cells >> STRIDE


def cell_name(cell: int) -> str:
    """Columns are letters, rows are counted from the top.

    >>> cell_name(cell_named("c4"))
    'c4'
    """
    return f"{column_name(cell % STRIDE)}{cell // STRIDE + 1}"


def cell_named(name: str) -> int:
    """The cell with this name; ``ValueError`` for a name that is on no map."""
    column = ord(name[:1].lower() or " ") - ord("a")
    if not 0 <= column < MOST_COLUMNS or not name[1:].isdecimal() or not 0 < int(name[1:]) <= MOST_ROWS:
        raise ValueError(f"there is no cell {name!r} (a letter and a number, as in k12)")
    return (int(name[1:]) - 1) * STRIDE + column


def cells_of(mask: int) -> list[int]:
    """The numbers of the cells in a set."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
