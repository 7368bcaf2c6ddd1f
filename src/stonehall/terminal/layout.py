"""How much room there is, and how a board makes use of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

QUIET: Final = "bright_black"
LAMP: Final = "bold #1C1506 on #E3B755"
"""What may be chosen."""
MAGIC: Final = "♦"
MAGIC_INK: Final = "bright_magenta"
LIFE: Final = "♥"

COLUMNS: Final = 6
WIDE: Final = 96
"""From this width on the panels stand beside a board with comfortable squares."""
TALL: Final = 34
"""From this height on a narrow terminal has room to put the panels above and below the board."""
RULED: Final = 38
"""From this height on there are lines between the rows of the board."""


@dataclass(frozen=True)
class Layout:
    """The shape of a frame: the width of a square, panels beside the board or not, lines between rows or not."""

    width: int
    height: int
    cell: int
    beside: bool
    ruled: bool

    @property
    def few(self) -> int:
        """So many options are listed one by one; in a short terminal they are grouped earlier."""
        return 9 if self.ruled else 4

    @property
    def side(self) -> int:
        """The width of the column beside the board."""
        return self.width - self.board - 1

    @property
    def board(self) -> int:
        return 2 + COLUMNS * (self.cell + 1) + 1


def layout_for(width: int, height: int) -> Layout:
    """The best use of a terminal.

    >>> layout_for(100, 40)
    Layout(width=100, height=40, cell=10, beside=True, ruled=True)
    >>> layout_for(80, 24)
    Layout(width=80, height=24, cell=8, beside=True, ruled=False)
    """
    width = min(width, 132)
    if width >= WIDE:
        cell = max(10, min(14, (width - 34) // COLUMNS - 1))
        return Layout(width, height, cell, True, height >= RULED)
    if height >= TALL or width < 76:
        return Layout(width, height, max(6, (width - 3) // COLUMNS - 1), False, height >= RULED + 6)
    return Layout(width, height, 8, True, False)


@dataclass(frozen=True)
class Marks:
    """What the board should point at: squares that may be chosen, with their numbers, and cards that may act."""

    choices: Mapping[str, str] = field(default_factory=dict)
    actors: frozenset[str] = frozenset()


def flow(parts: Sequence[Text], width: int, between: str = "  ") -> Text:
    """Short texts one after the other, as many in a line as fit; none is broken."""
    flowing = Text()
    used = 0
    for part in parts:
        gap = between if used else ""
        if used and used + len(gap) + part.cell_len > width:
            flowing.append("\n")
            used, gap = 0, ""
        flowing.append(gap, QUIET).append_text(part)
        used += len(gap) + part.cell_len
    return flowing


def hand_of(chips: Sequence[Text], empty: str, width: int) -> RenderableType:
    """The cards of a hand side by side, or with a ``width`` as running text."""
    if not chips:
        return Text(f" {empty}", QUIET)
    return Padding(flow(chips, width - 1, " · ") if width else Columns(chips, padding=(0, 3)), (0, 0, 0, 1))


def height_of(text: Text) -> int:
    """The lines of a text."""
    return text.plain.count("\n") + 1


def log_tail(lines: Sequence[str], width: int, height: int) -> Text:
    """The last lines that fit into a box, the newest at the bottom."""
    shown: list[Text] = []
    for line in reversed(lines):
        wrapped = _wrapped(line, width)
        if len(shown) + len(wrapped) > height:
            shown = shown or wrapped[:height]
            break
        shown[:0] = wrapped
    return Text("\n").join(shown)


def _wrapped(line: str, width: int) -> list[Text]:
    """A line of the log, its continuations indented."""
    heads = line.startswith("—")
    done: list[Text] = []
    rest = line
    while rest:
        room = width - (2 if done else 0)
        cut = rest if cell_len(rest) <= room else rest[:room].rsplit(" ", 1)[0]
        done.append(Text(("  " if done else "") + cut, "bold" if heads else ""))
        rest = rest[len(cut) :].lstrip()
    return done
