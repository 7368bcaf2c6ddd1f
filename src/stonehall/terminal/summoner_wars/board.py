"""The cards of Summoner Wars on the board of a terminal.

Their second line says ``2†`` for what strikes hand to hand, ``2→`` for what shoots, ``∩`` for a gate, ``■`` for any
other structure.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.view_shape import PieceView, View
from stonehall.locale import Catalogue
from stonehall.terminal.battlefield import ATTACKS, Board, Cell
from stonehall.terminal.layout import Layout, Marks

GATE: Final = "∩"
GATES: Final = ("gate", "starting-gate")
STRUCTURE: Final = "■"
COLUMNS: Final = 6


def strength_text(piece: PieceView) -> str:
    """What a card strikes with, or what kind of structure it is."""
    kind = GATE if piece["gate"] else STRUCTURE if "structure" in piece["classes"] else ""
    if not piece["attack"]:
        return kind
    return f"{piece['strength']}{ATTACKS[piece['attack']]}{kind}"


def cell_of(view: View, piece: PieceView, words: Catalogue) -> Cell:
    acted = {"move": piece["moved"], "attack": piece["attacked"]}.get(view["phase"], False)
    return Cell(
        name=words.get("sw2-class-gate" if piece["card"] in GATES else f"sw2-card-{piece['card']}"),
        summoner="summoner" in piece["classes"],
        seat=piece["controller"],
        force=strength_text(piece),
        life=f"{piece['life']}/{piece['full_life']}",
        more=f"+{piece['boosts']}" if piece["boosts"] else "",
        stone="structure" in piece["classes"],
        done=piece["controller"] == view["active"] and acted,
    )


def board_of(view: View, words: Catalogue, layout: Layout, marks: Marks) -> Board:
    """The battlefield as the viewer sees it."""
    cells = {piece["square"]: cell_of(view, piece, words) for piece in view["pieces"]}
    return Board(cells, COLUMNS, layout.cell, layout.ruled, marks, turned=view["seat"] == "north")
