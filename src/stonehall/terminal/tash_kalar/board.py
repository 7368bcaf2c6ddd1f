"""The arena: 69 squares, the pieces by owner and rank, the coloured squares by a sign at their edges.

A piece is two signs: whose it is (▲ south, ▼ north, ◀ west, ▶ east) and its rank (● common, ★ heroic, ♛ legendary). The
sign of the Gateway is open (◎ common, ☆ heroic). Red squares have ◆ at their edges, green ones ○.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from stonehall.games.tash_kalar.arena import BIT, COLUMNS, GREEN, GRID, RED, at, in_arena
from stonehall.games.tash_kalar.view_shape import PieceView, View
from stonehall.terminal.layout import LAMP, Layout, Marks

SIGNS: Final = {"south": "▲", "north": "▼", "west": "◀", "east": "▶"}
RANKS: Final = {"common": "●", "heroic": "★", "legendary": "♛"}
GATEWAY: Final = {"common": "◎", "heroic": "☆"}
FIELDS: Final = {
    "south": "#EDE3CC on #1F5288", "north": "#EDE3CC on #9A3522", "west": "#14161B on #D0A62F",
    "east": "#EDE3CC on #2B6E42",
}  # fmt: skip
INKS: Final = {"south": "bright_blue", "north": "bright_red", "west": "bright_yellow", "east": "bright_green"}
FLOOR: Final = "#8A929C on #2B3038"
RED_FLOOR: Final = "#F08A6C on #4F211A"
GREEN_FLOOR: Final = "#6FC28F on #1B3A2A"
RED_SIGN: Final = "◆"
GREEN_SIGN: Final = "○"
EMPTY: Final = "·"

SPACIOUS: Final = 96
"""From this width on a tall terminal has room for squares of two lines."""
BESIDE: Final = 76
"""From this width on panels stand beside the arena."""


class Board:
    """Draws the arena: row 1 at the top for everybody."""

    def __init__(self, view: View, layout: Layout, marks: Marks) -> None:
        self.spacious = layout.ruled and layout.width >= SPACIOUS
        self.cell = 6 if self.spacious else 4
        self.marks = marks
        self.pieces: Mapping[str, PieceView] = {piece["square"]: piece for piece in view["pieces"]}
        self.being = view["being"]
        self.gateway = view["gateway"]

    @property
    def width(self) -> int:
        return 2 + COLUMNS * (self.cell + 1)

    def draw(self) -> Text:
        board = Text(no_wrap=True, overflow="crop")
        letters = [GRID.name(place)[0].center(self.cell) for place in range(COLUMNS)]
        board.append(f"  {' '.join(letters)}\n", "bold")
        for row in range(1, 10):
            tiles = [self._tile(at(column, row)) for column in range(1, 10)]
            for line in range(len(tiles[0])):
                board.append(f"{row if not line else ' '} ", "bold")
                for tile in tiles:
                    board.append_text(tile[line]).append(" ")
                board.append("\n")
        board.rstrip()
        return board

    def _tile(self, square: int) -> list[Text]:
        """The lines of a square: two if there is room, else one, in which a number stands in the place of the sign."""
        if not in_arena(square):
            return [Text(" " * self.cell)] * (2 if self.spacious else 1)
        name = GRID.name(square)
        red, green = RED & BIT[square] != 0, GREEN & BIT[square] != 0
        sign = RED_SIGN if red else GREEN_SIGN if green else " "
        floor = RED_FLOOR if red else GREEN_FLOOR if green else FLOOR
        number = self.marks.choices.get(name, "")
        if self.spacious:
            above = Text(f"{sign}{number.center(self.cell - 2)}{sign}", floor)
            if number:
                above.stylize(LAMP, 1, self.cell - 1)
            return [above, Text(sign, floor).append_text(self._inside(name, floor)).append(sign, floor)]
        if number and name not in self.pieces:
            return [Text(f"[{number}]".center(self.cell), LAMP)]
        if number:
            return [Text(number.rjust(2), LAMP).append_text(self._inside(name, floor))]
        return [Text(sign, floor).append_text(self._inside(name, floor)).append(sign, floor)]

    def _inside(self, name: str, floor: str) -> Text:
        piece = self.pieces.get(name)
        room = self.cell - 2
        if piece is None:
            return Text((EMPTY if floor == FLOOR else " ").center(room), floor)
        ranks = GATEWAY if name == self.gateway else RANKS
        shown = f"{SIGNS[piece['owner']]}{ranks[piece['rank']]}".center(room)
        style = FIELDS[piece["owner"]]
        if name in self.marks.actors or name == self.being:
            style = f"underline {style}"
        return Text(shown, f"bold {style}")
