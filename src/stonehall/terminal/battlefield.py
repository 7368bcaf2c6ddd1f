"""A battlefield with cards at a terminal: squares with their coordinates, a card in two lines.

Who controls a card is told by a sign and a colour, what it is worth by its second line. A game says
what stands in both.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from stonehall.terminal.layout import LAMP, LIFE, Marks
from stonehall.toolkit.grid import column_name

SIGNS: Final = {"south": "▲", "north": "▼", "south-east": "△", "north-east": "▽"}
ATTACKS: Final = {"melee": "†", "ranged": "→"}
FIELDS: Final = {
    "south": "#EDE3CC on #1F5288", "north": "#EDE3CC on #9A3522",
    "south-east": "#2A2118 on #B3BAC6", "north-east": "#2A2118 on #4A9A72",
}  # fmt: skip
INKS: Final = {
    "south": "bright_blue",
    "north": "bright_red",
    "south-east": "cyan",
    "north-east": "bright_green",
}
STONE: Final = "#EDE3CC on #4C545D"
LINES: Final = "bright_black"
ROWS: Final = 8


def short_name(name: str, width: int) -> str:
    """A name that fits: whole, else with its first words as initials, else cut.

    >>> [short_name(name, 10) for name in ("Frost Mage", "Undead Warrior", "Hellfire Cultist")]
    ['Frost Mage', 'U. Warrior', 'H. Cultist']
    >>> short_name("Undead Warrior", 8)
    'U.Warri…'
    """
    if cell_len(name) <= width:
        return name
    *first, last = name.split()
    initials = "".join(f"{word[0]}." for word in first)
    for shorter in (f"{initials} {last}".strip(), initials + last):
        if cell_len(shorter) <= width:
            return shorter
    return set_cell_size(initials + last, width - 1) + "…"


def values_line(sign: str, force: str, life: str, more: str, width: int) -> str:
    """Who controls a card, what it strikes with, its life; where there is no room, heart and spaces go first."""
    tight = f"{sign}{force} {life}{more}"
    for line in (f"{sign}{force} {life}{LIFE} {more}".rstrip(), f"{sign}{force} {life}{LIFE}{more}", tight):
        if cell_len(line) <= width:
            return line
    return f"{sign}{force}{'' if force[-1:].isalnum() is False else ' '}{life}{more}"


@dataclass(frozen=True)
class Cell:
    """What is shown of a card: its name (a summoner's in capitals), and :func:`values_line` without the width.

    ``stone``: it is built, not alive. ``done``: it has acted in this phase, and its name fades.
    """

    name: str
    summoner: bool
    seat: str
    force: str
    life: str
    more: str
    stone: bool
    done: bool


class Board:
    """Draws the battlefield as the viewer sees it: the own side at the bottom."""

    def __init__(
        self, cells: Mapping[str, Cell], columns: int, cell: int, ruled: bool, marks: Marks, turned: bool
    ) -> None:
        self.cells = cells
        self.cell = cell
        self.ruled = ruled
        self.marks = marks
        letters = [column_name(column) for column in range(columns)]
        self.rows = range(1, ROWS + 1) if turned else range(ROWS, 0, -1)
        self.letters = letters[::-1] if turned else letters

    def draw(self) -> Text:
        board = Text(no_wrap=True, overflow="crop")
        if self.ruled:
            board.append_text(self._edge("┌", "─", "┬", "┐"))
        for place, row in enumerate(self.rows):
            if place == ROWS // 2:  # where every line counts, the middle line is the only one and bears the letters
                board.append_text((self._rule if self.ruled else self._edge)("╞", "═", "╪", "╡"))
            elif place and self.ruled:
                board.append_text(self._rule("├", "─", "┼", "┤"))
            board.append_text(self._row(row))
        if self.ruled:
            board.append_text(self._edge("└", "─", "┴", "┘"))
        board.rstrip()
        return board

    def _edge(self, left: str, rule: str, middle: str, right: str) -> Text:
        """A line with the letters of the columns in it."""
        columns = [letter.center(self.cell, rule) for letter in self.letters]
        line = Text("  " + left, LINES)
        for place, column in enumerate(columns):
            line.append(middle if place else "", LINES)
            for sign in column:
                line.append(sign, LINES if sign == rule else "bold")
        return line.append(right + "\n", LINES)

    def _rule(self, left: str, line: str, middle: str, right: str) -> Text:
        return Text("  " + left + middle.join([line * self.cell] * len(self.letters)) + right + "\n", LINES)

    def _row(self, row: int) -> Text:
        tiles = [self._tile(f"{letter}{row}") for letter in self.letters]
        drawn = Text()
        for half in (0, 1):
            drawn.append(f"{row if not half else ' '} ", "bold")
            for tile in tiles:
                drawn.append("│", LINES)
                drawn.append_text(tile[half])
            drawn.append("│\n", LINES)
        return drawn

    def _tile(self, square: str) -> tuple[Text, Text]:
        """The two lines of a square."""
        number = self.marks.choices.get(square, "")
        cell = self.cells.get(square)
        if cell is None:
            if number:
                shown = f"[{number}]".center(self.cell)
                return Text(shown, LAMP), Text(square.center(self.cell), LAMP)
            return Text(" " * self.cell), Text("·".center(self.cell), LINES)
        return self._name(cell, square, number), self._values(cell)

    def _name(self, cell: Cell, square: str, number: str) -> Text:
        mark = f"[{number}]" if number else ""
        name = cell.name.upper() if cell.summoner else cell.name
        room = max(self.cell - len(mark), 0)
        line = Text(mark[: self.cell], LAMP)
        line.append(set_cell_size(short_name(name, room), room) if room > 1 else " " * room, self._style(cell, square))
        return line

    def _values(self, cell: Cell) -> Text:
        field = STONE if cell.stone else FIELDS[cell.seat]
        shown = values_line(SIGNS[cell.seat], cell.force, cell.life, cell.more, self.cell)
        line = Text(set_cell_size(shown, self.cell), field)
        line.stylize(f"bold {FIELDS[cell.seat]}", 0, 1)
        return line

    def _style(self, cell: Cell, square: str) -> str:
        """The enamel of the owner, stone for what is built; names shine while their card may act, and fade after."""
        field = STONE if cell.stone else FIELDS[cell.seat]
        if square in self.marks.actors:
            return f"bold underline #F0C762 {field[field.index('on') :]}"
        return f"dim {field}" if cell.done else f"bold {field}"
