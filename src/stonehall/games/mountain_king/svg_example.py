"""A worked example as a picture: the mountain where something was dug, the horde, and the trolls of who is to play."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.svg import CELL, MARGIN, Part, framed, mountain, place
from stonehall.games.mountain_king.view_shape import View
from stonehall.toolkit.drawing import disc, fit, rect, text, theme_named

AROUND: Final = 3
"""So many cells around what lies there are shown: as far as most of what can be dug from it."""
NARROWEST: Final = 12
"""Columns, so that five trolls find room side by side."""
WIDE: Final = 72.0
HIGH: Final = 40.0
GAP: Final = 4.0
CARD: Final = "#EDE3CC"
INK: Final = "#2A2118"

Trolls = Mapping[str, tuple[str, Sequence[bool]]]
"""Cards by the names of their places, each with its symbols: is there a token on it?"""


def picture(view: View, theme: str, name: Callable[[str], str]) -> str:
    """The picture; ``name`` gives the shown name of a troll."""
    own = next(side for side in view["sides"] if side["seat"] == view["active"])
    horde: Trolls = {one["place"]: (one["card"], ()) for one in view["horde"]}
    smoot: Trolls = {troll["slot"]: (troll["card"], troll["tokens"]) for troll in own["trolls"]}
    part = left, right, _, bottom = _part(view)
    drawn = [mountain(view, part, theme)]
    top = first = (bottom + 1) * CELL + 2 * MARGIN
    for places, trolls in ((PLACE_NAMES, horde), (SLOT_NAMES, smoot)):
        for row in reversed(_rows(places, trolls)):
            x = MARGIN + (left + right + 1) / 2 * CELL - (len(row) * (WIDE + GAP) - GAP) / 2
            for spot in row:
                drawn += _spot(spot, x, top, theme)
                drawn += _troll(spot, name(trolls[spot][0]), trolls[spot][1], x, top) if spot in trolls else []
                x += WIDE + GAP
            top += HIGH + GAP
        top += 2 * GAP if trolls else 0
    return framed(part, top - first, theme, "".join(drawn))


def _part(view: View) -> Part:
    """The cells around what lies on the mountain, the gates of others left aside."""
    dug = [tile["cells"] for tile in view["tiles"] if tile["kind"] != "gate" or view["active"] in tile["owners"]]
    cells = [place(cell) for cells in [*dug, [statue["cell"] for statue in view["statues"]]] for cell in cells]
    last_column, last_row = len(view["terrain"][0].split()) - 1, len(view["terrain"]) - 1
    left = max(0, min(column for column, _ in cells) - AROUND)
    right = min(last_column, max(column for column, _ in cells) + AROUND)
    while right - left + 1 < NARROWEST:
        left, right = max(0, left - 1), min(last_column, right + 1)
    top, bottom = min(row for _, row in cells) - AROUND, max(row for _, row in cells) + AROUND
    return left, right, max(0, top), min(last_row, bottom)


def _rows(places: Sequence[str], trolls: Trolls) -> list[list[str]]:
    """The places of a pyramid row by row, from below, as far as a troll lies or could stand on others."""
    keys = list(dict.fromkeys(spot[0] for spot in places))
    taken = [keys.index(spot[0]) for spot in trolls]
    return [[spot for spot in places if spot[0] == key] for key in keys[: max(taken) + 2]] if taken else []


def _spot(spot: str, x: float, y: float, theme: str) -> list[str]:
    ink = theme_named(theme)["engrave"]
    frame = rect(x + 0.5, y + 0.5, WIDE - 1, HIGH - 1, "none", 4, f' stroke="{ink}" stroke-dasharray="3 3"')
    return [frame, text(x + WIDE / 2, y + HIGH / 2 + 4, spot, 11, 400, ink, "middle")]


def _troll(spot: str, name: str, tokens: Sequence[bool], x: float, y: float) -> list[str]:
    """A card on its place: its name, its symbols, filled where a token lies, and what the place is called."""
    words, size = fit(name, WIDE - 6, (10.5, 9.5, 8.5))
    parts = [rect(x, y, WIDE, HIGH, CARD, 4), text(x + WIDE / 2, y + 17, words, size, 600, INK, "middle")]
    parts.append(text(x + WIDE - 5, y + HIGH - 6, spot, 10, 400, INK, "end"))
    for n, taken in enumerate(tokens):
        parts.append(disc(x + 9 + 11 * n, y + 30, 4, INK if taken else "none", f' stroke="{INK}"'))
    return parts
