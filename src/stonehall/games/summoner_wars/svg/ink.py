"""Colours, measures and shapes of this game's picture."""
# interpreted: data only

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.view_shape import PieceView
from stonehall.toolkit.drawing import num, path

STONE: Final = "#4C545D"
COURSES: Final = "#6C757F"
SEAL: Final = "#5A429A"
SEAL_LINE: Final = "#CDBEF2"
CHANGED: Final = "#A9EBDD"
FIELD: Final = {"south": "#1F5288", "north": "#9A3522"}
HATCH: Final = {"south": "#4F88C4", "north": "#CE6B52"}

WORDS: Final = {
    "sw2-word-turn": "Turn", "sw2-word-magic": "Magic", "sw2-word-draw-pile": "draw",
    "sw2-word-discard-pile": "discard", "sw2-word-hand": "hand", "sw2-word-you": "you", "sw2-word-wins": "wins",
    "sw2-word-nobody-wins": "Nobody wins",
    "sw2-reason-summoner-destroyed": "the summoner is destroyed",
    "sw2-reason-both-summoners-destroyed": "both summoners are destroyed",
    "sw2-reason-turn-limit": "the last turn is over",
}  # fmt: skip
HYPHENATED: Final = ("elut-bal", "gul-dass", "ret-talus")
SMALL_WORDS: Final = ("by", "of", "the", "to")

WIDTH: Final = 1000
BAR: Final = 48
RAIL: Final = 288
FRAME: Final = 18
CELL_W, CELL_H = 104, 78
SLAB_W, SLAB_H = 6 * CELL_W + 2 * FRAME, 8 * CELL_H + 2 * FRAME
SLAB_X, SLAB_Y = RAIL + (WIDTH - RAIL - SLAB_W) / 2, BAR + 14
W, H = CELL_W - 8, CELL_H - 8
PLATE: Final = H * 0.25
SILL: Final = H * 0.118
FACE: Final = H - PLATE
CORNER: Final = W * 0.11
PANEL_W: Final = RAIL - 24
CARD_W, CARD_H = 126, 176.4
HAND_ROW: Final = 5


def title(id: str) -> str:
    """An id as a name.

    >>> [title(id) for id in ("ice-golem", "ret-talus", "enrage-the-horde", "starting-gate")]
    ['Ice Golem', 'Ret-Talus', 'Enrage the Horde', 'Gate']
    """
    if id == "starting-gate":
        return "Gate"
    words = [word if place and word in SMALL_WORDS else word.capitalize() for place, word in enumerate(id.split("-"))]
    return ("-" if id in HYPHENATED else " ").join(words)


def outline(seat: str, x: float, y: float, w: float, h: float, r: float) -> str:
    """The shape of a seat's tiles: south has round corners, north cut ones."""
    corner = f"a{num(r)} {num(r)} 0 0 1 " if seat == "south" else "l"
    turns = [(r, r), (-r, r), (-r, -r), (r, -r)]
    a, b, c, d = (f"{corner}{num(dx)} {num(dy)}" for dx, dy in turns)
    return f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{a}v{num(h - 2 * r)}{b}h{num(2 * r - w)}{c}v{num(2 * r - h)}{d}z"


def rank_of(piece: PieceView) -> str:
    """The sign of a summoner or champion; commons have none."""
    return "crown" if "summoner" in piece["classes"] else "star" if "champion" in piece["classes"] else ""


def seat_mark(seat: str, x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1) -> str:
    """A disc for south, an octagon for north."""
    return path(outline(seat, x - r, y - r, 2 * r, 2 * r, r if seat == "south" else r * 0.586), fill, stroke, width)


# The picture ----------------------------------------------------------------------------------------------------------


def digit_size(value: int) -> float:
    """The size of a number on a tile: two figures have to leave the outline alone."""
    return H * (0.275 if value < 10 else 0.235)
