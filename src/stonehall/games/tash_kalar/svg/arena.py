"""The arena, its coloured squares and the pieces, told apart by shape as well as by colour."""
# interpreted: drawing, not speed

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin
from typing import Final

from stonehall.games.tash_kalar.arena import BIT, GREEN, GRID, RED, SQUARES, square_named
from stonehall.games.tash_kalar.svg.pen import CHARGES, FIELDS, Pen
from stonehall.games.tash_kalar.view_shape import PieceView
from stonehall.toolkit.drawing import INK, VELLUM, disc, num, path, placed, rect, stroke_of, text

CELL: Final = 66
FRAME: Final = 24
SIZE: Final = 9 * CELL + 2 * FRAME
LEFT, TOP = 323, 62
RADII: Final = {"common": 0.36, "heroic": 0.405, "legendary": 0.44}
HATCHING: Final = {
    "northern": "M0 2h4", "southern": "M2 0v4", "highland": "M2 1.6v.8", "sylvan": "M0 4l4-4",
    "nethervoid": "M0 2h4M-1 3l2 2M0 0l4 4M3-1l2 2", "etherweave": "M0 4l4-4M0 0l4 4",
}  # fmt: skip
"""The lines on the field of each school; a school without has a plain one."""
HATCHES: Final = {
    "northern": "#4F88C4", "southern": "#CE6B52", "highland": "#8A6A12", "sylvan": "#276446", "nethervoid": "#93441A",
    "etherweave": "#71409C",
}  # fmt: skip
TRIANGLE: Final = [(0, -1.3), (1.2, 0.78), (-1.2, 0.78)]
CROSS: Final = [
    (-0.54, -1.06), (0.54, -1.06), (0.54, -0.54), (1.06, -0.54), (1.06, 0.54), (0.54, 0.54), (0.54, 1.06),
    (-0.54, 1.06), (-0.54, 0.54), (-1.06, 0.54), (-1.06, -0.54), (-0.54, -0.54),
]  # fmt: skip
CROWN: Final = [(-0.9, -0.5), (-0.45, 0), (0, -0.8), (0.45, 0), (0.9, -0.5), (0.65, 0.7), (-0.65, 0.7)]
ARCH: Final = "M-9 10V-2a9 9 0 0 1 18 0V10z"
OPENING: Final = "M-4 10V-1a4 4 0 0 1 8 0V10z"


def round_shape(x: float, y: float, r: float) -> str:
    k = num(r)
    return f"M{num(x - r)} {num(y)}a{k} {k} 0 1 1 {num(2 * r)} 0a{k} {k} 0 1 1 {num(-2 * r)} 0z"


def polygon(x: float, y: float, radii: list[float], turn: float = 0) -> str:
    """Points around a centre, at these distances."""
    points = []
    for place, r in enumerate(radii):
        angle = 2 * pi * place / len(radii) + turn
        points.append(f"{num(x + r * sin(angle))} {num(y - r * cos(angle))}")
    return "M" + "L".join(points) + "z"


def figure(x: float, y: float, r: float, points: list[tuple[float, float]]) -> str:
    """The points of a figure of this size around a centre."""
    return "M" + "L".join(f"{num(x + dx * r)} {num(y + dy * r)}" for dx, dy in points) + "z"


def plate(school: str, x: float, y: float, r: float) -> str:
    """The inner plate: a circle, an octagon, a lozenge, a trefoil, a square, a triangle or a cross."""
    if school == "southern":
        return polygon(x, y, [r * 1.08] * 8, pi / 8)
    if school == "highland":
        return polygon(x, y, [r * 1.2] * 4)
    if school == "sylvan":
        return polygon(x, y, [r * 1.12, r * 1.08, r * 0.84] * 3, -pi / 9)
    if school == "everfrost":
        return polygon(x, y, [r * 1.16] * 4, pi / 4)
    if school == "nethervoid":
        return figure(x, y, r, TRIANGLE)
    if school == "etherweave":
        return figure(x, y, r, CROSS)
    return round_shape(x, y, r)


def star(x: float, y: float, r: float) -> str:
    return polygon(x, y, [r, r * 0.34, r * 0.68, r * 0.34] * 4)


def crown(x: float, y: float, r: float) -> str:
    return figure(x, y, r, CROWN)


def rank_drawing(rank: str, x: float, y: float, r: float, ink: str) -> str:
    """The sign of a rank: a dot, a star or a crown."""
    if rank == "common":
        return disc(x, y, r * 0.3, ink)
    return path((star if rank == "heroic" else crown)(x, y, r * 0.8), ink)


class Arena(Pen):
    """The board and the pieces on it."""

    def arena(self) -> str:
        """The arena in its place among what lies around it."""
        return placed(LEFT, TOP, "".join(self.stones(self.targets())))

    def stones(self, targets: Sequence[str]) -> list[str]:
        """The slab, its squares and the pieces on them, with some squares framed."""
        theme = self.theme
        a, b, far = num(CELL * 2.42), num(SIZE - CELL * 2.42), SIZE - 1
        octagon = f"M{a} 1H{b}L{far} {a}V{b}L{b} {far}H{a}L1 {b}V{a}z"
        parts = [path(octagon, theme["slab"], theme["slab-line"], 1.5)]
        parts += [self.square(square) for square in SQUARES]
        middle = FRAME + 3 * CELL - 1
        parts.append(rect(middle, middle, 3 * CELL + 2, 3 * CELL + 2, "none", 5, stroke_of(theme["engrave"], 1.4)))
        parts += [self.target(name) for name in targets]
        parts += [self.piece(piece) for piece in self.view["pieces"]]
        for place in range(9):
            at = FRAME + (place + 0.5) * CELL
            parts.append(text(at, SIZE - 8, GRID.name(place)[0], 11, 600, theme["engrave"], "middle"))
            parts.append(text(12, at + 4, str(place + 1), 11, 600, theme["engrave"], "middle"))
        return parts

    def square(self, square: int) -> str:
        """Red squares have four filled corners, green ones four rings."""
        x, y = corner(square)
        parts = [rect(x + 1.4, y + 1.4, CELL - 2.8, CELL - 2.8, self.theme["cell"], 4)]
        near, far = 10, CELL - 10
        if RED & BIT[square]:
            field, mark = ("#DDB3A4", "#9A3522") if self.light else ("#4F211A", "#F08A6C")
            parts.append(rect(x + 3, y + 3, CELL - 6, CELL - 6, field, 3))
            a, b = x + 4, y + 4
            c, d = x + CELL - 4, y + CELL - 4
            parts.append(path(f"M{a} {b}h12l-12 12zM{c} {d}h-12l12-12zM{c} {b}v12l-12-12zM{a} {d}v-12l12 12z", mark))
        elif GREEN & BIT[square]:
            field, mark = ("#B3CDB9", "#245A3A") if self.light else ("#1B3A2A", "#7CC79A")
            parts.append(rect(x + 3, y + 3, CELL - 6, CELL - 6, field, 3))
            for dx, dy in ((near, near), (far, near), (near, far), (far, far)):
                parts.append(disc(x + dx, y + dy, 4.6, "none", stroke_of(mark, 2.4)))
        return "".join(parts)

    def targets(self) -> list[str]:
        """Where the viewer could summon, and where the being of the effect stands."""
        decision = self.view["decision"]
        found = [text.split()[2] for text in (decision["uses"] if decision is not None else {})]
        return sorted({*found, *([self.view["being"]] if self.view["being"] else [])})

    def target(self, name: str) -> str:
        x, y = corner(square_named(name))
        return rect(x + 2, y + 2, CELL - 4, CELL - 4, "none", 6, stroke_of(self.theme["legal"], 2.4))

    def piece(self, piece: PieceView) -> str:
        left, top = corner(square_named(piece["square"]))
        drawn = self.piece_at(self.schools[piece["owner"]], piece["rank"], left + CELL / 2, top + CELL / 2, CELL)
        if piece["square"] == self.view["gateway"]:
            drawn += gate(left + CELL / 2, top + CELL / 2)
        return (
            f'<g data-square="{piece["square"]}" data-owner="{piece["owner"]}" data-rank="{piece["rank"]}">{drawn}</g>'
        )

    def piece_at(self, school: str, rank: str, x: float, y: float, cell: float) -> str:
        """A piece: size, rim and sign tell its rank; colour, hatching and the plate inside its owner."""
        r = RADII[rank] * cell
        rim = polygon(x, y, [r * 1.04, r * 0.9] * 16) if rank == "legendary" else round_shape(x, y, r)
        inner = r * (0.56 if rank == "common" else 0.66)
        ink = CHARGES[school]
        return (
            path(rim, FIELDS[school])
            + (path(rim, f"url(#tk-{school})", more=' opacity="0.55"') if school in HATCHING else "")
            + path(rim, stroke=self.edge(school), width=cell * 0.036)
            + path(plate(school, x, y, inner), FIELDS[school], ink, cell * 0.026)
            + rank_drawing(rank, x, y, inner, ink)
        )


def gate(x: float, y: float) -> str:
    """The Gateway: a stone arch at the foot of the piece in this place."""
    inside = path(ARCH, VELLUM, INK, 1.8) + path(OPENING, INK)
    return f'<g data-mark="gateway">{placed(x + CELL * 0.3, y + CELL * 0.27, inside)}</g>'


def corner(square: int) -> tuple[int, int]:
    return FRAME + GRID.column_of[square] * CELL, FRAME + GRID.row_of[square] * CELL
