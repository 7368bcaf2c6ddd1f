"""The battlefield in plain characters, for ``print(state)``: capitals are South's cards, small letters North's.

Beside a row stand its cards with their strength and the life they have left, as ``frost-mage 2/3``; what cannot attack
has ``-`` in the place of the strength.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import GRID, SEATS
from stonehall.games.summoner_wars.view_shape import PieceView, SideView, View
from stonehall.toolkit.battle_views import turn_told
from stonehall.toolkit.text_board import rows_of

EMPTY: Final = "."


def draw(view: View) -> str:
    """A view on some ten lines."""
    signs = {piece["square"]: _sign(piece) for piece in view["pieces"]}
    told = {piece["square"]: _told(piece) for piece in view["pieces"]}
    south, north = view["sides"]
    rows = rows_of(GRID.columns, signs, told, EMPTY)
    return "\n".join([_side(north), *rows, _side(south), turn_told(view)])


def _sign(piece: PieceView) -> str:
    letter = piece["card"].removeprefix("starting-")[0]
    return letter.upper() if piece["controller"] == SEATS[0] else letter


def _told(piece: PieceView) -> str:
    strength = str(piece["strength"]) if piece["attack"] else "-"
    boosts = f" +{piece['boosts']}" if piece["boosts"] else ""
    return f"{piece['square']} {piece['card']} {strength}/{piece['life']}{boosts}"


def _side(side: SideView) -> str:
    active = "".join([f", {event['card']}" for event in side["active"]])
    piles = f"hand {side['hand_size']}, draw {side['draw_size']}, discard {side['discard_size']}"
    return f"{side['seat']} ({side['faction']}): magic {side['magic']}, {piles}{active}"
