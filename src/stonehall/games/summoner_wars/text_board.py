"""The battlefield in plain characters, for ``print(state)``: capitals are South's cards, small letters North's.

Beside a row stand its cards with their strength and the life they have left, as ``frost-mage 2/3``; what cannot attack
has ``-`` in the place of the strength.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import GRID, SEATS
from stonehall.games.summoner_wars.view_shape import PieceView, SideView, View

EMPTY: Final = "."


def draw(view: View) -> str:
    """A view on some ten lines."""
    pieces = {piece["square"]: piece for piece in view["pieces"]}
    letters = [GRID.name(column)[0] for column in range(GRID.columns)]
    south, north = view["sides"]
    lines = [_side(north), "  " + " ".join(letters)]
    for row in range(GRID.rows, 0, -1):
        names = [f"{letter}{row}" for letter in letters]
        signs = " ".join([_sign(pieces[name]) if name in pieces else EMPTY for name in names])
        told = ", ".join([_told(pieces[name]) for name in names if name in pieces])
        lines.append(f"{row} {signs}   {told}".rstrip())
    return "\n".join([*lines, _side(south), _turn(view)])


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


def _turn(view: View) -> str:
    if view["over"]:
        return f"over after turn {view['turn']}: {' and '.join(view['winners']) or 'nobody'} wins ({view['reason']})"
    left = {"move": f", moves left {view['moves_left']}", "attack": f", attacks left {view['attacks_left']}"}
    return f"turn {view['turn']}: {view['active']}, {view['phase']}{left.get(view['phase'], '')}"
