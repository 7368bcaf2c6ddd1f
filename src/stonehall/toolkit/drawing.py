"""Faces, colours and the strokes everything is drawn with."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

UI: Final = "Inter Variable,Inter,Segoe UI,Roboto,Helvetica Neue,Arial,Liberation Sans,sans-serif"
BOOK: Final = "Alegreya Variable,Alegreya,Iowan Old Style,Palatino Linotype,Georgia,Liberation Serif,serif"

VELLUM: Final = "#EDE3CC"
INK: Final = "#2A2118"
RUBRIC: Final = "#8F2C1A"

THEMES: Final = {
    "dark": {
        "bg": "#121519", "bg-2": "#1A1E24", "bg-3": "#242A32", "line": "#323A45", "line-2": "#5D6A7B",
        "text": "#EEE7D8", "text-2": "#B9B3A5", "text-3": "#948F83", "gold": "#E3B755", "gold-text": "#E8C373",
        "gold-soft": "0.14", "legal": "#F0C762", "legal-mark": "#F0C762", "legal-under": "#14171B",
        "magic": "#B39BEA", "magic-off": "#38344A", "boost": "#63CDB8", "on-boost": "#06251F",
        "south": "#6CAEEE", "north": "#F08A6C", "south-east": "#EEF1F5",
        "north-east": "#B4E6C9", "slab": "#1F242A", "slab-line": "#3A424D", "cell": "#2D333A",
        "cell-hi": "#434B55", "cell-lo": "#15181C", "engrave": "#8C939C",
    },
    "light": {
        "bg": "#E6DDCB", "bg-2": "#F5EFE2", "bg-3": "#FFFBF3", "line": "#CDC0A6", "line-2": "#8E7F61",
        "text": "#2A241B", "text-2": "#564D3F", "text-3": "#6B614F", "gold": "#B47F10", "gold-text": "#7A5605",
        "gold-soft": "0.12", "legal": "#6F4A00", "legal-mark": "#FFC83A", "legal-under": "#3A2700",
        "magic": "#6A4FB0", "magic-off": "#D8CCE0", "boost": "#0F6F60", "on-boost": "#FFFFFF",
        "south": "#1F5288", "north": "#9A3522", "south-east": "#4A525C",
        "north-east": "#1F5A3C", "slab": "#A89E8B", "slab-line": "#8B816D", "cell": "#CFC6B4",
        "cell-hi": "#E6DFD0", "cell-lo": "#9F9480", "engrave": "#383125",
    },
}  # fmt: skip


def theme_named(name: str) -> dict[str, str]:
    """The colours of a theme."""
    if name not in THEMES:
        raise ValueError(f"there is no theme {name!r} (themes: {', '.join(THEMES)})")
    return THEMES[name]


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


def moved(x: float, y: float) -> str:
    return f' transform="translate({num(x)} {num(y)})"'


def placed(x: float, y: float, inside: str) -> str:
    return f"<g{moved(x, y)}>{inside}</g>"


def stroke_of(colour: str, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{num(width)}"'
