"""The mountain as a picture: levels, tiles with the pattern of their owners, statues, pedestals and workshops."""
# interpreted: words, not speed

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.mountain import BURIED, HEART, OUTSIDE, cell_name
from stonehall.games.mountain_king.view_shape import TileView, View
from stonehall.toolkit.drawing import UI, disc, lozenge, num, path, rect, text, theme_named

CELL: Final = 28.0
MARGIN: Final = 24.0
LEVELS: Final = ("", "#3B4048", "#565D66", "#6B5443", "#96672F", "#C39A33")
HEART_FILL: Final = "#8F2C1A"
OWNERS: Final = {"south": "#6CAEEE", "west": "#8CC66D", "north": "#F08A6C", "east": "#C792E0", "middle": "#E3B755"}
STATUES: Final = {"fire": "#F28C38", "ice": "#7FC4F0", "moon": "#F3F0E4"}
NOBODY: Final = "#948F83"


Part = tuple[int, int, int, int]
"""Columns and rows of the map: the first and the last column, the first and the last row."""


def picture(view: View, theme: str = "dark") -> str:
    """The mountain of a view; a theme colours what lies around it, stone is stone by day and night."""
    part = 0, len(view["terrain"][0].split()) - 1, 0, len(view["terrain"]) - 1
    return framed(part, 0, theme, mountain(view, part, theme))


def framed(part: Part, below: float, theme: str, drawn: str) -> str:
    """A part of the mountain on its ground, with some room below it, as one image."""
    left, right, top, bottom = part
    x, y = left * CELL, top * CELL
    wide, high = (right - left + 1) * CELL + 2 * MARGIN, (bottom - top + 1) * CELL + 2 * MARGIN + below
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{num(wide)}" height="{num(high)}" '
        f'viewBox="{num(x)} {num(y)} {num(wide)} {num(high)}" role="img" font-family="{UI}">'
        f"{rect(x, y, wide, high, theme_named(theme)['slab'], 10)}{drawn}</svg>"
    )


def mountain(view: View, part: Part, theme: str) -> str:
    """What lies on a part of the mountain, with the names of its columns and rows."""
    left, right, top, bottom = part
    ink = theme_named(theme)["engrave"]

    def is_shown(cell: str) -> bool:
        column, row = place(cell)
        return left <= column <= right and top <= row <= bottom

    parts: list[str] = []
    for row, words in enumerate(view["terrain"]):
        for column, word in enumerate(words.split()):
            if left <= column <= right and top <= row <= bottom:
                parts += _ground(word, MARGIN + column * CELL, MARGIN + row * CELL)
    for tile in view["tiles"]:
        parts += _tile(tile, [cell for cell in tile["cells"] if is_shown(cell)])
    for workshop in filter(lambda one: is_shown(one["cell"]), view["workshops"]):
        x, y = middle(workshop["cell"])
        parts.append(rect(x - 9, y - 9, 18, 18, "#EDE3CC", 3))
        parts.append(text(x, y + 4, workshop["kind"][0].upper(), 11, 600, "#2A2118", "middle"))
    for statue in filter(lambda one: is_shown(one["cell"]), view["statues"]):
        x, y = middle(statue["cell"])
        more = "" if statue["uncovered"] else ' opacity="0.55"'
        parts.append(disc(x, y, 7, STATUES[statue["clan"]], more + ' stroke="#14171B" stroke-width="1.5"'))
    for column in range(left, right + 1):
        x = MARGIN + (column + 0.5) * CELL
        parts.append(text(x, top * CELL + 16, cell_name(column)[0], 10, 400, ink, "middle"))
    for row in range(top, bottom + 1):
        y = MARGIN + (row + 0.5) * CELL + 4
        parts.append(text(left * CELL + 12, y, str(row + 1), 10, 400, ink, "middle"))
    return "".join(parts)


def place(cell: str) -> tuple[int, int]:
    """The column and the row of a cell, counted from 0."""
    return ord(cell[0]) - ord("a"), int(cell[1:]) - 1


def middle(cell: str) -> tuple[float, float]:
    """The middle of a cell."""
    column, row = place(cell)
    return MARGIN + (column + 0.5) * CELL, MARGIN + (row + 0.5) * CELL


def _ground(word: str, x: float, y: float) -> list[str]:
    if word == OUTSIDE:
        return []
    if word == HEART:
        return [rect(x, y, CELL, CELL, HEART_FILL)]
    parts = [rect(x + 0.5, y + 0.5, CELL - 1, CELL - 1, LEVELS[int(word[0])], 2)]
    sign = word[1].lower()
    if word[1].isupper() or sign == "r":
        ring = f"M{num(x + 5)} {num(y + 5)}h{num(CELL - 10)}v{num(CELL - 10)}h-{num(CELL - 10)}z"
        parts.append(path(ring, "none", "#1A1E24", 2.5, ' stroke-dasharray="4 3"'))
    if sign in BURIED:
        parts.append(lozenge(x + CELL / 2, y + CELL / 2, 5, "#EDE3CC"))
    if sign == "w":
        parts.append(rect(x + 7, y + 7, CELL - 14, CELL - 14, "none", 2, ' stroke="#EDE3CC" stroke-dasharray="3 2"'))
    return parts


def _tile(tile: TileView, cells: list[str]) -> list[str]:
    fill = OWNERS[tile["owners"][0]] if tile["owners"] else NOBODY
    parts = []
    for cell in cells:
        x, y = middle(cell)
        parts.append(rect(x - CELL / 2 + 1, y - CELL / 2 + 1, CELL - 2, CELL - 2, fill, 3, ' opacity="0.85"'))
        if tile["kind"] == "hall":
            parts.append(rect(x - 9, y - 9, 18, 18, "none", 2, ' stroke="#14171B"'))
        if tile["kind"] == "gate":
            parts.append(path(f"M{num(x - 7)} {num(y + 8)}v-9a7 7 0 0 1 14 0v9", "none", "#14171B", 2.5))
    if tile["mark"] in cells:
        x, y = middle(tile["mark"])
        parts.append(disc(x, y, 9, STATUES.get(tile["pedestal"], "none"), ' stroke="#14171B" stroke-width="2"'))
    return parts
