"""Colours, measures and shapes of the picture."""
# interpreted: data only

from __future__ import annotations

from typing import Final

from stonehall.toolkit.drawing import INK, VELLUM, num, path

STONE: Final = "#4C545D"
COURSES: Final = "#6C757F"
SEAL: Final = "#5A429A"
SEAL_LINE: Final = "#CDBEF2"
CHANGED: Final = "#A9EBDD"
FIELD: Final = {"south": "#1F5288", "north": "#9A3522", "south-east": "#B3BAC6", "north-east": "#4A9A72"}
HATCH: Final = {"south": "#4F88C4", "north": "#CE6B52", "south-east": "#B3BAC6", "north-east": "#276446"}
HATCHING: Final = {"south": "M0 2h4", "north": "M2 0v4", "south-east": "M0 2h4", "north-east": "M0 4l4-4"}
CHARGE: Final = {"south": VELLUM, "north": VELLUM, "south-east": INK, "north-east": INK}
"""What is drawn on the field of a seat: two fields are dark, two are light."""

BAR: Final = 48
RAIL: Final = 288
FRAME: Final = 18
ROWS: Final = 8
CELL_W, CELL_H = 104, 78
W, H = CELL_W - 8, CELL_H - 8
PLATE: Final = H * 0.25
SILL: Final = H * 0.118
FACE: Final = H - PLATE
CORNER: Final = W * 0.11
PANEL_W: Final = RAIL - 24
MARGIN: Final = 26
CARD_W, CARD_H = 126, 176.4
HAND_ROW: Final = 5


class Measures:
    """How large a picture with so many columns is, and where its slab lies."""

    def __init__(self, columns: int) -> None:
        self.columns = columns
        self.slab_w = columns * CELL_W + 2 * FRAME
        self.slab_h = ROWS * CELL_H + 2 * FRAME
        self.width = RAIL + self.slab_w + 2 * MARGIN
        self.slab_x = RAIL + MARGIN
        self.slab_y = BAR + 14


def outline(seat: str, x: float, y: float, w: float, h: float, r: float) -> str:
    """The shape of a seat's tiles: corners that are round, cut, notched or hollow."""
    turns = [(r, r), (-r, r), (-r, -r), (r, -r)]
    if seat == "south-east":
        a, b, c, d = [
            f"l{num(dx * 0.5)} {num(dy * 0.25)} {num(dx * 0.25)} {num(dy * 0.5)} {num(dx * 0.25)} {num(dy * 0.25)}"
            for dx, dy in turns
        ]
    else:
        sweep = {"south": 1, "north-east": 0}.get(seat, -1)
        corner = "l" if sweep < 0 else f"a{num(r)} {num(r)} 0 0 {sweep} "
        a, b, c, d = [f"{corner}{num(dx)} {num(dy)}" for dx, dy in turns]
    return f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{a}v{num(h - 2 * r)}{b}h{num(2 * r - w)}{c}v{num(2 * r - h)}{d}z"


def seat_mark(seat: str, x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1) -> str:
    """A disc, an octagon, a square with notched or with hollow corners."""
    corner = {"south": r, "north": r * 0.586}.get(seat, r * 0.45)
    return path(outline(seat, x - r, y - r, 2 * r, 2 * r, corner), fill, stroke, width)


def digit_size(value: int) -> float:
    """The size of a number on a tile: two figures have to leave the outline alone."""
    return H * (0.275 if value < 10 else 0.235)


def title(id: str, small_words: tuple[str, ...], hyphenated: tuple[str, ...] = ()) -> str:
    """An id as a name.

    >>> title("enrage-the-horde", ("the",)), title("ret-talus", (), ("ret-talus",))
    ('Enrage the Horde', 'Ret-Talus')
    """
    words = [word if place and word in small_words else word.capitalize() for place, word in enumerate(id.split("-"))]
    return ("-" if id in hyphenated else " ").join(words)
