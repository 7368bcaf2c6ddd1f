"""The cards of Alliances on the board of a terminal.

Their second line says ``2†`` for a sword, ``2→`` for a bow, ``■`` for a Wall, ``♣`` for a Vine Wall, also behind the
life of the unit that stands on it.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.view_shape import PieceView, View
from stonehall.locale import Catalogue
from stonehall.terminal.battlefield import ATTACKS, Board, Cell
from stonehall.terminal.layout import Layout, Marks

RANGES: Final = {"sword": ATTACKS["melee"], "bow": ATTACKS["ranged"]}
WALL: Final = "■"
VINE: Final = "♣"


def force_text(piece: PieceView) -> str:
    """What a card strikes with, or what kind of Wall it is."""
    if "vine-wall" in piece["classes"]:
        return VINE
    kind = WALL if piece["wall"] else ""
    return f"{piece['attack']}{RANGES[piece['range']]}{kind}" if piece["attack"] >= 0 else kind


def cell_of(view: View, piece: PieceView, words: Catalogue, on_vines: bool) -> Cell:
    acted = {"move": piece["moved"], "attack": piece["attacked"]}.get(view["phase"], False)
    marks = (f"+{piece['boosts']}" if piece["boosts"] else "") + ("!" if piece["stunned"] else "")
    return Cell(
        name=words.get(f"al-card-{piece['card']}"),
        summoner="summoner" in piece["classes"],
        seat=piece["controller"],
        force=force_text(piece),
        life=f"{piece['life']}/{piece['full_life']}",
        more=marks + (VINE if on_vines else ""),
        stone=piece["attack"] < 0,
        done=piece["controller"] == view["active"] and acted,
    )


def board_of(view: View, words: Catalogue, layout: Layout, marks: Marks) -> Board:
    """The battlefield as the viewer sees it; the double board of team games has narrower squares."""
    vines = {piece["square"] for piece in view["vines"]}
    cells = {piece["square"]: cell_of(view, piece, words, False) for piece in view["vines"]}
    cells |= {piece["square"]: cell_of(view, piece, words, piece["square"] in vines) for piece in view["pieces"]}
    columns = view["columns"]
    cell = layout.cell if columns <= 6 else max(4, (layout.width - 3) // columns - 1)
    turned = view["seat"].startswith("north")
    return Board(cells, columns, cell, layout.ruled, marks, turned)
