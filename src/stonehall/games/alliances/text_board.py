"""The battlefield in plain characters, for ``print(state)``: capitals are cards of the south, small letters the others.

Beside a row stand its cards with their attack value and the life they have left, as ``hunter 1/2``; what cannot attack
has ``-`` in the place of the attack value. In team games their seats follow. A Vine Wall without a unit is ``"``.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.board import SEATS
from stonehall.games.alliances.view_shape import PieceView, SideView, View
from stonehall.toolkit.battle_views import turn_told
from stonehall.toolkit.text_board import rows_of

EMPTY: Final = "."
VINE: Final = '"'


def draw(view: View) -> str:
    """A view on some ten lines."""
    vines = {piece["square"]: piece for piece in view["vines"]}
    pieces = {piece["square"]: piece for piece in view["pieces"]}
    signs = dict.fromkeys(vines, VINE)
    signs |= {square: _sign(piece) for square, piece in pieces.items()}
    told = {square: _told(vine, many=len(view["seats"]) > 2) for square, vine in vines.items()}
    for square, piece in pieces.items():
        below = f" on {vines[square]['card']} {vines[square]['life']}" if square in vines else ""
        told[square] = _told(piece, many=len(view["seats"]) > 2) + below
    southern = [side for side in view["sides"] if side["team"] == SEATS[0]]
    northern = [side for side in view["sides"] if side["team"] != SEATS[0]]
    lines = [_side(side) for side in northern]
    lines += rows_of(view["columns"], signs, told, EMPTY)
    return "\n".join([*lines, *[_side(side) for side in southern], turn_told(view)])


def _sign(piece: PieceView) -> str:
    letter = piece["card"][0]
    return letter.upper() if piece["controller"].startswith(SEATS[0]) else letter


def _told(piece: PieceView, many: bool) -> str:
    attack = str(piece["attack"]) if piece["attack"] >= 0 else "-"
    marks = f" +{piece['boosts']}" if piece["boosts"] else ""
    whose = f" ({piece['controller']})" if many else ""
    return f"{piece['square']} {piece['card']} {attack}/{piece['life']}{marks}{whose}"


def _side(side: SideView) -> str:
    if side["out"]:
        return f"{side['seat']} ({side['faction']}): out"
    drawn = "?" if side["draw_size"] is None else str(side["draw_size"])
    piles = f"hand {side['hand_size']}, draw {drawn}, discard {len(side['discard'])}"
    beside = f", vine walls {side['vine_walls']}" if side["has_vine_walls"] else ""
    beside += f", conjurations {len(side['conjurations'])}" if side["has_conjurations"] else ""
    beside += f", prison {len(side['prison'])}" if side["has_prison"] else ""
    lasting = "".join([f", {event['card']}" for event in side["lasting"]])
    return f"{side['seat']} ({side['faction']}): magic {side['magic_size']}, {piles}{beside}{lasting}"
