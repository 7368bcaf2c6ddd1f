"""Colours, measures and the strokes everything is drawn with."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from stonehall.games.summoner_wars.view_shape import PieceView

UI: Final = "Inter Variable,Inter,Segoe UI,Roboto,Helvetica Neue,Arial,Liberation Sans,sans-serif"
BOOK: Final = "Alegreya Variable,Alegreya,Iowan Old Style,Palatino Linotype,Georgia,Liberation Serif,serif"

VELLUM: Final = "#EDE3CC"
INK: Final = "#2A2118"
RUBRIC: Final = "#8F2C1A"
STONE: Final = "#4C545D"
COURSES: Final = "#6C757F"
SEAL: Final = "#5A429A"
SEAL_LINE: Final = "#CDBEF2"
CHANGED: Final = "#A9EBDD"
FIELD: Final = {"south": "#1F5288", "north": "#9A3522"}
HATCH: Final = {"south": "#4F88C4", "north": "#CE6B52"}

THEMES: Final = {
    "dark": {
        "bg": "#121519", "bg-2": "#1A1E24", "bg-3": "#242A32", "line": "#323A45", "line-2": "#5D6A7B",
        "text": "#EEE7D8", "text-2": "#B9B3A5", "text-3": "#948F83", "gold": "#E3B755", "gold-text": "#E8C373",
        "gold-soft": "0.14", "legal": "#F0C762", "legal-mark": "#F0C762", "legal-under": "#14171B",
        "magic": "#B39BEA", "magic-off": "#38344A", "boost": "#63CDB8", "on-boost": "#06251F",
        "south": "#6CAEEE", "north": "#F08A6C", "slab": "#1F242A", "slab-line": "#3A424D", "cell": "#2D333A",
        "cell-hi": "#434B55", "cell-lo": "#15181C", "engrave": "#8C939C",
    },
    "light": {
        "bg": "#E6DDCB", "bg-2": "#F5EFE2", "bg-3": "#FFFBF3", "line": "#CDC0A6", "line-2": "#8E7F61",
        "text": "#2A241B", "text-2": "#564D3F", "text-3": "#6B614F", "gold": "#B47F10", "gold-text": "#7A5605",
        "gold-soft": "0.12", "legal": "#6F4A00", "legal-mark": "#FFC83A", "legal-under": "#3A2700",
        "magic": "#6A4FB0", "magic-off": "#D8CCE0", "boost": "#0F6F60", "on-boost": "#FFFFFF",
        "south": "#1F5288", "north": "#9A3522", "slab": "#A89E8B", "slab-line": "#8B816D", "cell": "#CFC6B4",
        "cell-hi": "#E6DFD0", "cell-lo": "#9F9480", "engrave": "#383125",
    },
}  # fmt: skip

WORDS: Final = {
    "word-turn": "Turn", "word-magic": "Magic", "word-draw-pile": "draw", "word-discard-pile": "discard",
    "word-hand": "hand", "word-you": "you", "word-wins": "wins", "word-nobody-wins": "Nobody wins",
    "reason-summoner-destroyed": "the summoner is destroyed",
    "reason-both-summoners-destroyed": "both summoners are destroyed",
    "reason-turn-limit": "the last turn is over",
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


# Lines and letters ----------------------------------------------------------------------------------------------------


def num(value: float) -> str:
    """A coordinate, short and the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, more: str = "") -> str:
    corner = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} fill="{fill}"{more}/>'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1, more: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{more}/>'


def disc(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{more}/>'


def lozenge(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1) -> str:
    k = num(r)
    return path(f"M{num(x)} {num(y - r)}l{k} {k}-{k} {k}-{k}-{k}z", fill, stroke, width)


def outline(seat: str, x: float, y: float, w: float, h: float, r: float) -> str:
    """The shape of a seat's tiles: south has round corners, north cut ones."""
    corner = f"a{num(r)} {num(r)} 0 0 1 " if seat == "south" else "l"
    turns = [(r, r), (-r, r), (-r, -r), (r, -r)]
    a, b, c, d = (f"{corner}{num(dx)} {num(dy)}" for dx, dy in turns)
    return f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{a}v{num(h - 2 * r)}{b}h{num(2 * r - w)}{c}v{num(2 * r - h)}{d}z"


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    weight: int,
    fill: str,
    anchor: str = "",
    face: str = "",
    then: str = "",
) -> str:
    """A line of text; ``then`` is a :func:`span` that goes on after it."""
    more = (f' text-anchor="{anchor}"' if anchor else "") + (f' font-family="{face}"' if face else "")
    return f'<text x="{num(x)}" y="{num(y)}" {_letters(size, weight, fill)}{more}>{escape(words)}{then}</text>'


def span(gap: float, words: str, size: float, weight: int, fill: str) -> str:
    return f'<tspan dx="{num(gap)}" {_letters(size, weight, fill)}>{escape(words)}</tspan>'


def _letters(size: float, weight: int, fill: str) -> str:
    return f'font-size="{num(size)}" font-weight="{weight}" fill="{fill}"'


def length(words: str, size: float) -> float:
    """About how wide a text is in a normal face; a little more rather than less, since the face may be missing."""
    total = 0.0
    for letter in words:
        if letter in "fijlrtI.,:;'|!()-/ ":
            total += 0.34
        elif letter in "mwMW":
            total += 0.84
        else:
            total += 0.66 if letter.isupper() else 0.55
    return total * size


def fit(words: str, room: float, sizes: Sequence[float]) -> tuple[str, float]:
    """The text in the largest size that fits, or cut short in the smallest."""
    for size in sizes:
        if length(words, size) <= room:
            return words, size
    while words and length(words + "…", sizes[-1]) > room:
        words = words[:-1].rstrip()
    return words + "…", sizes[-1]


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


def moved(x: float, y: float) -> str:
    return f' transform="translate({num(x)} {num(y)})"'


def placed(x: float, y: float, inside: str) -> str:
    return f"<g{moved(x, y)}>{inside}</g>"


def stroke_of(colour: str, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{num(width)}"'
