"""The mountain in a terminal: two signs for each cell on the colour of its level, or of whoever has dug there.

``▒`` is rubble, a small letter something buried (s stone, i iron, h heartstone, c coin, m hammer, u rune, t cart),
``⌂`` a gate, ``⚒`` a workshop, ``□`` an empty site; ``▲ ◆ ●`` are statues of fire, ice and moon, ``△ ◇ ○`` their
pedestals, ``·`` an empty anchor, ``†`` an altar.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from stonehall.games.mountain_king.mountain import BURIED, HEART, OUTSIDE, STARTS, STRIDE, cell_name
from stonehall.games.mountain_king.view_shape import View
from stonehall.terminal.layout import LAMP, Marks

CELL: Final = 2
LEVELS: Final = ("", "#23272D", "#3A4049", "#4A382C", "#6B4523", "#80651F")
"""The floors, from the edge to the heart."""
HEART_FLOOR: Final = "#E3B755 on #3A0F08"
OWNERS: Final = {"south": "#1F5288", "west": "#2B6E42", "north": "#9A3522", "east": "#6A3F86", "middle": "#8A6A10"}
INKS: Final = {
    "south": "bright_blue", "west": "bright_green", "north": "bright_red", "east": "bright_magenta",
    "middle": "bright_yellow",
}  # fmt: skip
NOBODYS: Final = "#5A5F66"
HALL_SHADE: Final = "underline"
STATUES: Final = {"fire": "▲", "ice": "◆", "moon": "●"}
PEDESTALS: Final = {"fire": "△", "ice": "◇", "moon": "○"}
CLAN_INKS: Final = {"fire": "#FFB070", "ice": "#A8DCFF", "moon": "#FFFFFF"}
GATE: Final = "⌂"
WORKSHOP: Final = "⚒"
SITE: Final = "□"
RUBBLE: Final = "▒"
ANCHOR: Final = "·"
ALTAR: Final = "†"
START: Final = "+"


class Board:
    """Draws the mountain: row 1 at the top for everybody."""

    def __init__(self, view: View, marks: Marks) -> None:
        self.rows = [row.split() for row in view["terrain"]]
        self.marks = marks
        self.floors: dict[str, str] = {}
        self.things: dict[str, tuple[str, str]] = {}
        """For each cell a sign and its ink."""
        for tile in view["tiles"]:
            floor = OWNERS[tile["owners"][0]] if tile["owners"] else NOBODYS
            for cell in tile["cells"]:
                self.floors[cell] = floor
            if tile["kind"] == "gate":
                self.things[tile["cells"][0]] = (GATE, "#FFFFFF")
            elif tile["mark"]:
                sign = ALTAR if tile["kind"] == "hall" else PEDESTALS.get(tile["pedestal"], ANCHOR)
                self.things[tile["mark"]] = (sign, CLAN_INKS.get(tile["pedestal"], "#FFFFFF"))
        for workshop in view["workshops"]:
            self.things[workshop["cell"]] = (WORKSHOP, "#EDE3CC")
        for statue in view["statues"]:
            self.things[statue["cell"]] = (STATUES[statue["clan"]], CLAN_INKS[statue["clan"]])

    @property
    def width(self) -> int:
        return 3 + CELL * len(self.rows[0])

    def draw(self) -> Text:
        board = Text(no_wrap=True, overflow="crop")
        letters = [cell_name(column)[0].ljust(CELL) for column in range(len(self.rows[0]))]
        board.append(f"   {''.join(letters)}\n", "bold")
        for number, row in enumerate(self.rows):
            board.append(f"{number + 1:>2} ", "bold")
            for column, word in enumerate(row):
                board.append_text(self._cell(word, cell_name(number * STRIDE + column)))
            board.append("\n")
        board.rstrip()
        return board

    def _cell(self, word: str, name: str) -> Text:
        if word == OUTSIDE:
            return Text(" " * CELL)
        if word == HEART:
            return Text("◈".ljust(CELL), HEART_FLOOR)
        number = self.marks.choices.get(name, "")
        if number:
            return Text(number[-CELL:].ljust(CELL), LAMP)
        floor = self.floors.get(name, LEVELS[int(word[0])])
        sign, ink = self.things.get(name) or self._ground(word, name)
        style = f"bold {ink} on {floor}" if name not in self.marks.actors else f"bold reverse {ink} on {floor}"
        return Text(sign.ljust(CELL), style)

    def _ground(self, word: str, name: str) -> tuple[str, str]:
        """What lies in the rock of a cell that is not dug."""
        sign = word[1].lower()
        if name in self.floors:
            return " ", "#FFFFFF"
        if sign == "w":
            return SITE, "#EDE3CC"
        if sign in BURIED:
            return (RUBBLE if word[1].isupper() else "") + sign, "#D8CDB4"
        if sign == "r":
            return RUBBLE, "#8A929C"
        return (START if sign in STARTS else " "), "#8A929C"
