"""An SVG picture of a view: the arena and the pieces, told apart by shape as well as by colour."""
# interpreted: drawing, not speed

from __future__ import annotations

from stonehall.games.tash_kalar.arena import BIT, GREEN, GRID, RED, SQUARES, square_named
from stonehall.games.tash_kalar.state import SEATS
from stonehall.games.tash_kalar.view import PieceView, View

CELL = 60
MARGIN = 30
SIZE = 9 * CELL + 2 * MARGIN
INK = ("#3D7CC9", "#C2452F", "#D0A62F", "#3E9B5B")
"""The colours of the sides, in the order of seats."""
FLOOR, RED_FLOOR, GREEN_FLOOR, GROUND, PALE = "#2B3038", "#4F211A", "#1B3A2A", "#14161B", "#EDE3CC"


def picture(view: View) -> str:
    parts = [_square(square) for square in SQUARES] + [_piece(piece) for piece in view["pieces"]]
    parts += [_label(place) for place in range(9)]
    body = "\n".join(parts)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" font-family="sans-serif">\n'
        f'<rect width="{SIZE}" height="{SIZE}" fill="{GROUND}"/>\n{body}\n</svg>\n'
    )


def _corner(square: int) -> tuple[int, int]:
    return MARGIN + GRID.column_of[square] * CELL, MARGIN + GRID.row_of[square] * CELL


def _square(square: int) -> str:
    """Red squares have filled corners, green ones rings."""
    x, y = _corner(square)
    is_red, is_green = RED & BIT[square] != 0, GREEN & BIT[square] != 0
    floor = RED_FLOOR if is_red else GREEN_FLOOR if is_green else FLOOR
    parts = [f'<rect x="{x + 1}" y="{y + 1}" width="{CELL - 2}" height="{CELL - 2}" rx="3" fill="{floor}"/>']
    if is_red or is_green:
        style = 'fill="#F08A6C"' if is_red else 'fill="none" stroke="#6FC28F" stroke-width="2"'
        for dx, dy in ((8, 8), (CELL - 8, 8), (8, CELL - 8), (CELL - 8, CELL - 8)):
            parts.append(f'<circle cx="{x + dx}" cy="{y + dy}" r="4" {style}/>')
    return "".join(parts)


def _piece(piece: PieceView) -> str:
    """A disc with a dot (common), a star (heroic) or a crown (legendary)."""
    x, y = _corner(square_named(piece["square"]))
    cx, cy = x + CELL // 2, y + CELL // 2
    ink = INK[SEATS.index(piece["owner"])]
    sign = {"common": "●", "heroic": "✶", "legendary": "♛"}[piece["rank"]]
    size = {"common": 12, "heroic": 26, "legendary": 28}[piece["rank"]]
    return (
        f'<circle cx="{cx}" cy="{cy}" r="23" fill="{ink}" stroke="{PALE}" stroke-width="2"/>'
        f'<text x="{cx}" y="{cy}" font-size="{size}" fill="{PALE}" text-anchor="middle" '
        f'dominant-baseline="central">{sign}</text>'
    )


def _label(place: int) -> str:
    middle = MARGIN + place * CELL + CELL // 2
    style = f'fill="{PALE}" font-size="14" text-anchor="middle" dominant-baseline="central"'
    return (
        f'<text x="{middle}" y="{SIZE - MARGIN // 2}" {style}>{GRID.name(place)[0]}</text>'
        f'<text x="{MARGIN // 2}" y="{middle}" {style}>{place + 1}</text>'
    )
