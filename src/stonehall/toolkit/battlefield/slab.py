"""The battlefield: the slab with its squares, and the tiles on it."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from stonehall.toolkit.battlefield.ink import (
    CELL_H,
    CELL_W,
    CHANGED,
    CHARGE,
    CORNER,
    COURSES,
    FACE,
    FIELD,
    FRAME,
    HATCH,
    HATCHING,
    PLATE,
    ROWS,
    SILL,
    STONE,
    H,
    W,
    digit_size,
    outline,
    seat_mark,
)
from stonehall.toolkit.battlefield.pen import Pen
from stonehall.toolkit.drawing import (
    BOOK,
    INK,
    RUBRIC,
    VELLUM,
    disc,
    fit,
    lozenge,
    moved,
    num,
    path,
    placed,
    rect,
    stroke_of,
    text,
)
from stonehall.toolkit.grid import column_name


@dataclass(frozen=True)
class Tile:
    """What is shown of a card on the battlefield.

    ``seat`` controls it. ``force`` is what it strikes with now (-1: it does not fight), ``printed`` what its card says,
    ``weapon`` the sign below it. ``rank`` is ``crown``, ``star`` or empty. ``wounds`` are shown as a drop, where a game
    counts them; ``boosts`` as a lozenge.
    """

    square: str
    column: int
    row: int
    card: str
    seat: str
    owner: str
    force: int
    printed: int
    weapon: str
    life: int
    full_life: int
    rank: str = ""
    boosts: int = 0
    wounds: int = 0
    acted: bool = False
    asked_about: bool = False
    under: Sequence[str] = ()


class Slab(Pen):
    """The board and the cards on it."""

    seats: Sequence[str]

    def defs(self) -> str:
        theme = self.theme
        parts = [
            f'<radialGradient id="sw-lamp" cy="0.42" r="0.6"><stop stop-color="{theme["bg-2"]}"/>'
            f'<stop offset="1" stop-color="{theme["bg"]}"/></radialGradient>',
            '<filter id="sw-glow" x="-20%" y="-20%" width="140%" height="140%">'
            '<feGaussianBlur stdDeviation="4"/></filter>',
            '<pattern id="sw-masonry" width="24" height="16" patternUnits="userSpaceOnUse">'
            + path("M0 .5h24M0 8.5h24M6 .5v8M18 8.5v8", stroke=COURSES) + "</pattern>",
        ]  # fmt: skip
        for seat in self.seats:
            lines = path(HATCHING[seat], stroke=HATCH[seat], width=0.9)
            parts.append(
                f'<pattern id="sw-{seat}" width="4" height="4" patternUnits="userSpaceOnUse">{lines}</pattern>'
                f'<clipPath id="sw-clip-{seat}"><path d="{outline(seat, 0, 0, W, H, CORNER)}"/></clipPath>'
                + self.blank(seat, structure=False) + self.blank(seat, structure=True)
            )  # fmt: skip
        return "".join(parts) + "".join(f'<g id="sw-{id}">{drawing}</g>' for id, drawing in self.used.items())

    def slab(self) -> str:
        """The empty board: frame, stones that differ a little, middle line, coordinates."""
        theme, at = self.theme, self.at
        engrave = theme["engrave"]
        frame = stroke_of(theme["slab-line"], 1.5)
        parts = [rect(0.75, 0.75, at.slab_w - 1.5, at.slab_h - 1.5, theme["slab"], 10, frame)]
        seed = 7
        for row in range(ROWS):
            for column in range(at.columns):
                x, y = FRAME + column * CELL_W + 1.5, FRAME + row * CELL_H + 1.5
                w, h = CELL_W - 3, CELL_H - 3
                seed = seed * 16807 % 2147483647
                shade = seed / 2147483647 - 0.5
                parts.append(rect(x, y, w, h, theme["cell"], 5))
                if shade > 0:
                    parts.append(rect(x, y, w, h, theme["cell-hi"], 5, f' opacity="{shade * 0.34:.3f}"'))
                parts.append(path(f"M{num(x + 4)} {num(y + h - 0.5)}h{w - 8}", stroke=theme["cell-hi"]))
                parts.append(path(f"M{num(x + 4)} {num(y + 0.5)}h{w - 8}", stroke=theme["cell-lo"]))
        middle = at.slab_h / 2
        dots = f"M{FRAME + 2} {num(middle)}H{at.slab_w - FRAME - 2}"
        parts.append(path(dots, stroke=engrave, width=1.6, more=' stroke-dasharray="1 7"'))
        parts += [lozenge(x, middle, 5, engrave) for x in (FRAME / 2, at.slab_w - FRAME / 2)]
        for column in range(at.columns):
            x = FRAME + (column + 0.5) * CELL_W
            parts.append(text(x, at.slab_h - FRAME / 2 + 3.6, column_name(column), 10.5, 600, engrave, "middle"))
        for row in range(ROWS):
            y = FRAME + (row + 0.5) * CELL_H + 3.6
            parts.append(text(FRAME / 2, y, str(ROWS - row), 10.5, 600, engrave, "middle"))
        for x, dx in ((FRAME, -1), (at.slab_w - FRAME, 1)):
            for y, dy in ((FRAME, -1), (at.slab_h - FRAME, 1)):
                start, end = f"{x + dx * 9.5} {y - dy * 7}", f"{x - dx * 7} {y + dy * 9.5}"
                arc = f"M{start}Q{x + dx * 10} {y + dy * 10} {end}"
                parts.append(path(arc, stroke=engrave, width=1.3, more=' opacity="0.8"'))
                parts.append(disc(x + dx * 5.5, y + dy * 5.5, 1.6, engrave, ' opacity="0.8"'))
        return placed(at.slab_x, at.slab_y, "".join(parts))

    def blank(self, seat: str, structure: bool) -> str:
        """A tile without what is printed on it: field and hatching, sill, name plate, outline."""
        shape = outline(seat, 0, 0, W, H, CORNER)
        field, hatching = FIELD[seat], f"url(#sw-{seat})"
        if structure:
            band = W * 0.17
            ground = (
                rect(0, 0, W, H, STONE)
                + rect(band, 0, W * 0.72 - band, FACE, "url(#sw-masonry)", more=' opacity="0.5"')
                + rect(0, 0, band, H, field)
                + rect(0, 0, band, H, hatching, more=' opacity="0.85"')
            )
        else:
            calm = W * 0.25
            ground = rect(0, 0, W, H, field) + rect(calm, 0, W - 2 * calm, FACE, hatching, more=' opacity="0.42"')
        sill = rect(0, FACE - SILL, W, SILL, "#08080A", more=' fill-opacity="0.62"')
        shadow = path(shape, "#000", more=f'{moved(0, 1.6)} fill-opacity="0.38"')
        return (
            f'<g id="sw-{"structure" if structure else "unit"}-{seat}">{shadow}'
            f'<g clip-path="url(#sw-clip-{seat})">{ground}{sill}{rect(0, FACE, W, PLATE, VELLUM)}</g>'
            f"{path(shape, stroke=self.theme[seat], width=W * 0.019)}</g>"
        )

    def corner_of(self, column: int, row: int) -> tuple[float, float]:
        """Where the tile of a square begins; both are counted from 0, rows from the south."""
        at = self.at
        return at.slab_x + FRAME + column * CELL_W + 4, at.slab_y + FRAME + (ROWS - 1 - row) * CELL_H + 4

    def tile(self, tile: Tile) -> str:
        """A card on the battlefield with its current values, in the colours of the seat that controls it."""
        seat = tile.seat
        fights = tile.force >= 0
        field = FIELD[seat] if fights else STONE
        ink = CHARGE[seat] if fights else VELLUM
        shown = self.name(tile.card)
        label = " + ".join([f"{shown} {tile.square}", *[self.name(id) for id in tile.under]])
        parts = [f"<title>{escape(label)}</title>"]
        ring = outline(seat, -2.5, -2.5, W + 5, H + 5, CORNER + 2)
        if tile.asked_about:
            parts.append(path(ring, self.theme["legal-mark"], more=' fill-opacity="0.6" filter="url(#sw-glow)"'))
        parts.append(f'<use href="#sw-{"unit" if fights else "structure"}-{seat}"/>')
        size = H * (0.49 if tile.rank else 0.53)
        x, y = (W - size) / 2 - (0 if fights else W * 0.015), FACE - SILL - 3.5 - size
        parts.append(self.charge(tile.card, x, y, size, ink, field))
        if fights:
            parts.append(self.force(tile, field, ink))
        x = W * 0.855
        parts.append(text(x, H * 0.315, str(tile.life), digit_size(tile.life), 800, ink, "middle"))
        parts.append(self.sign("life", x - H * 0.081, H * 0.385, H * 0.162, ink, field))
        parts.append(self.life_bar(tile, W * (0.055 if fights else 0.19)))
        parts.append(self.name_plate(tile, shown))
        if tile.asked_about:
            parts.append(path(ring, stroke=self.theme["legal-under"], width=5.6))
            parts.append(path(ring, stroke=self.theme["legal-mark"], width=3.4))
        parts.append(self.badges(tile))
        x, y = self.corner_of(tile.column, tile.row)
        return f'<g data-square="{tile.square}"{moved(x, y)}>{"".join(parts)}</g>'

    def force(self, tile: Tile, field: str, ink: str) -> str:
        """What it strikes with now; a changed number has another colour and a triangle up or down."""
        x, y, size = W * 0.145, H * 0.315, digit_size(tile.force)
        change = tile.force - tile.printed
        colour = (CHANGED if ink == VELLUM else ink) if change else ink
        shown = text(x, y, str(tile.force), size, 800, colour, "middle")
        if change:
            way = -1 if change > 0 else 1
            wide = size * (0.42 if tile.force < 10 else 0.7)
            foot = y - size * (0.36 if change > 0 else 0.63)
            side, rise = num(size * 0.19), size * 0.27 * way
            shown += path(f"M{num(x + wide)} {num(foot)}l{side} {num(rise)} {side} {num(-rise)}z", colour)
        return shown + self.sign(tile.weapon, x - H * 0.09, H * 0.385, H * 0.18, ink, field)

    def life_bar(self, tile: Tile, x: float) -> str:
        """One segment per point of life: full ones are left, hollow ones lost."""
        points = max(tile.full_life, 1)
        gap = 1.1 if points > 8 else 1.6
        w = (W * 0.945 - x - gap * (points - 1)) / points
        y = FACE - SILL + (SILL - H * 0.062) / 2
        parts = []
        for point in range(points):
            left = x + point * (w + gap)
            if point < tile.life:
                parts.append(rect(left, y, w, H * 0.062, VELLUM, 0.8))
            else:
                hollow = stroke_of(VELLUM, 0.7) + ' stroke-opacity="0.34"'
                parts.append(rect(left + 0.3, y + 0.3, w - 0.6, H * 0.062 - 0.6, "none", 0.8, hollow))
        return "".join(parts)

    def name_plate(self, tile: Tile, shown: str) -> str:
        """The name, in what room the marks at the lower corners leave."""
        left = 10.0 if tile.owner != tile.seat else 5.0
        right = W - 5.0 if not tile.under else W + 2 - 11.5 * min(len(tile.under), 2)
        words, size = fit(shown, right - left, (13, 12, 11, 10.5))
        return text((left + right) / 2, H - PLATE * 0.29, words, size, 700, INK, "middle", BOOK)

    def badges(self, tile: Tile) -> str:
        """What sits on the outline: rank, boosts, has acted, wounds, cards under it, another owner."""
        theme, seat = self.theme, tile.seat
        parts = []
        if tile.rank:
            inset = W * 0.032
            inner = outline(seat, inset, inset, W - 2 * inset, FACE - SILL - 2 * inset, CORNER * 0.72)
            parts.append(path(inner, stroke=CHARGE[seat], width=W * 0.0105, more=' opacity="0.9"'))
            half = 13 if tile.rank == "crown" else 12
            parts.append(rect(W / 2 - half, -6, 2 * half, 12, VELLUM, 6, stroke_of(FIELD[seat], 1.2)))
            parts.append(self.sign(tile.rank, W / 2 - 5.6, -5.8, 11.2, INK, VELLUM))
        if tile.boosts:
            parts.append(lozenge(1.5, 1.5, H * 0.165, theme["boost"], FIELD[seat], 1.3))
            size = 14 if tile.boosts < 10 else 11
            parts.append(text(1.5, 1.5 + size * 0.35, str(tile.boosts), size, 800, theme["on-boost"], "middle"))
        if tile.acted:
            x, y, r = W - 1.5, 1.5, H * 0.125
            parts.append(disc(x, y, r, theme["bg-3"], stroke_of(theme[seat], 1.2)))
            parts.append(path(f"M{num(x - 3.9)} {num(y)}l3.1 3.5 5.2-6.6", stroke=theme["text"], width=1.6))
        if tile.wounds:
            parts.append(drop(W - 1, FACE - SILL / 2, tile.wounds))
        for place, id in enumerate(tile.under[:2]):
            x, y = W - 1 - 11.5 * place, H - 3
            parts.append(disc(x, y, 8, VELLUM, stroke_of(FIELD[seat], 1.4)))
            parts.append(self.charge(id, x - 5.5, y - 5.5, 11, INK, VELLUM))
        if tile.owner != seat:
            parts.append(seat_mark(tile.owner, 2, H - 3, 6, FIELD[tile.owner], VELLUM, 1.6))
        return "".join(parts)


def drop(x: float, y: float, wounds: int) -> str:
    """Wounds as a drop with their number."""
    shape = f"M{num(x)} {num(y - 11)}c3 6 8 10 8 14a8 8 0 0 1 -16 0c0 -4 5 -8 8 -14z"
    return path(shape, RUBRIC, VELLUM, 1.2) + text(x, y + 7, str(wounds), 10.5, 800, "#FFF", "middle")


def from_the_far_left(tile: Tile) -> tuple[int, int]:
    """Drawing order: what overlaps a neighbour (badges on the upper and left edge) is drawn after it."""
    return -tile.row, tile.column
