"""The battlefield: 6 x 8 squares with their coordinates, a card in two lines.

Who owns a card is told by a sign and a colour (▲ south, ▼ north), what it is by its second line: ``2†`` strikes hand to
hand, ``2→`` shoots, ``∩`` is a gate, ``■`` any other structure. A summoner is written in capitals.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from stonehall.games.summoner_wars.view_shape import PieceView, View
from stonehall.locale import Catalogue
from stonehall.terminal.layout import LAMP, Layout, Marks

SIGNS: Final = {"south": "▲", "north": "▼"}
ATTACKS: Final = {"melee": "†", "ranged": "→"}
GATE: Final = "∩"
GATES: Final = ("gate", "starting-gate")
STRUCTURE: Final = "■"

FIELDS: Final = {"south": "#EDE3CC on #1F5288", "north": "#EDE3CC on #9A3522"}
INKS: Final = {"south": "bright_blue", "north": "bright_red"}
STONE: Final = "#EDE3CC on #4C545D"
LINES: Final = "bright_black"

ROWS: Final = 8
LETTERS: Final = "abcdef"


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


def strength_text(piece: PieceView) -> str:
    """What a card strikes with, or what kind of structure it is."""
    kind = GATE if piece["gate"] else STRUCTURE if "structure" in piece["classes"] else ""
    if not piece["attack"]:
        return kind
    return f"{piece['strength']}{ATTACKS[piece['attack']]}{kind}"


def values_line(piece: PieceView, width: int) -> str:
    """Owner, strength, life and boosts; where there is no room, the heart and then the spaces go first."""
    sign, force = SIGNS[piece["controller"]], strength_text(piece)
    life = f"{piece['life']}/{piece['full_life']}"
    boosts = f"+{piece['boosts']}" if piece["boosts"] else ""
    tight = f"{sign}{force} {life}{boosts}"
    for line in (f"{sign}{force} {life}♥ {boosts}".rstrip(), f"{sign}{force} {life}♥{boosts}", tight):
        if cell_len(line) <= width:
            return line
    return f"{sign}{force}{'' if force[-1:] in '†→∩■' else ' '}{life}{boosts}"


class Board:
    """Draws the battlefield as the viewer sees it: the own side at the bottom."""

    def __init__(self, view: View, words: Catalogue, layout: Layout, marks: Marks) -> None:
        self.words = words
        self.cell = layout.cell
        self.ruled = layout.ruled
        self.marks = marks
        self.pieces: Mapping[str, PieceView] = {piece["square"]: piece for piece in view["pieces"]}
        turned = view["seat"] == "north"
        self.rows = range(1, ROWS + 1) if turned else range(ROWS, 0, -1)
        self.letters = LETTERS[::-1] if turned else LETTERS
        self.tired = {"move": "moved", "attack": "attacked"}.get(view["phase"], "")
        self.active = view["active"]

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
        piece = self.pieces.get(square)
        if piece is None:
            if number:
                shown = f"[{number}]".center(self.cell)
                return Text(shown, LAMP), Text(square.center(self.cell), LAMP)
            return Text(" " * self.cell), Text("·".center(self.cell), LINES)
        return self._name(piece, number), self._values(piece)

    def _name(self, piece: PieceView, number: str) -> Text:
        mark = f"[{number}]" if number else ""
        name = self.words.get("sw2-class-gate" if piece["card"] in GATES else f"sw2-card-{piece['card']}")
        name = name.upper() if "summoner" in piece["classes"] else name
        room = self.cell - len(mark)
        line = Text(mark, LAMP)
        line.append(set_cell_size(short_name(name, room), room), self._style(piece, name=True))
        return line

    def _values(self, piece: PieceView) -> Text:
        line = Text(set_cell_size(values_line(piece, self.cell), self.cell), self._style(piece))
        line.stylize(f"bold {FIELDS[piece['controller']]}", 0, 1)
        return line

    def _style(self, piece: PieceView, name: bool = False) -> str:
        """The enamel of the owner, stone for what is built; names shine while their card may act, and fade after."""
        field = STONE if "structure" in piece["classes"] else FIELDS[piece["controller"]]
        if not name:
            return field
        if piece["square"] in self.marks.actors:
            return f"bold underline #F0C762 {field[field.index('on') :]}"
        done = piece["controller"] == self.active and (
            (self.tired == "moved" and piece["moved"]) or (self.tired == "attacked" and piece["attacked"])
        )
        return f"dim {field}" if done else f"bold {field}"
