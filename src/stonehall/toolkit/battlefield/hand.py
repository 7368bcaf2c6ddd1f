"""The viewer's hand as small cards."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from stonehall.toolkit.battlefield.ink import CARD_H, CARD_W, CHARGE, FIELD, HAND_ROW, SEAL, SEAL_LINE, STONE
from stonehall.toolkit.battlefield.pen import Pen
from stonehall.toolkit.drawing import (
    BOOK,
    INK,
    RUBRIC,
    VELLUM,
    fit,
    length,
    lozenge,
    num,
    path,
    placed,
    rect,
    stroke_of,
    text,
)


@dataclass(frozen=True)
class Face:
    """What is shown of a card in the hand.

    ``stone``: it is built, not alive. ``cost`` is -1 for a card without one. ``left``, ``middle`` and ``right`` are a
    sign and a word each, at the foot of the window. ``symbols`` are drawings by their ids.
    """

    card: str
    stone: bool
    cost: int
    abilities: Sequence[str]
    left: tuple[str, str] | None = None
    middle: tuple[str, str] | None = None
    right: tuple[str, str] | None = None
    symbols: Sequence[tuple[str, str]] = ()


class Hand(Pen):
    """Cards as held in hand."""

    def hand(self, seat: str, faces: Sequence[Face], usable: set[str], y: float) -> str:
        """The viewer's own cards; those that the decision at hand can use have a gold line."""
        parts = []
        row_w = min(self.at.slab_w, HAND_ROW * CARD_W + (HAND_ROW - 1) * 8)
        for start in range(0, len(faces), HAND_ROW):
            row = faces[start : start + HAND_ROW]
            gap = (row_w - HAND_ROW * CARD_W) / (HAND_ROW - 1)
            x = self.at.slab_x + (self.at.slab_w - len(row) * CARD_W - (len(row) - 1) * gap) / 2
            for face in row:
                parts.append(placed(x, y, self.face(face, seat, face.card in usable)))
                x += CARD_W + gap
            y += CARD_H + 12
        return "".join(parts)

    def face(self, face: Face, seat: str, usable: bool) -> str:
        """A printed card, at a width that has no room for its text."""
        u = CARD_W / 100
        field = STONE if face.stone else FIELD[seat]
        pattern = "url(#sw-masonry)" if face.stone else f"url(#sw-{seat})"
        ink = VELLUM if face.stone else CHARGE[seat]
        arch = "M2 116V34C2 16 30 20 45 14C62 8 72 2 90 2C108 2 118 8 135 14C150 20 178 16 178 34V116Z"
        window = (
            path(arch, field)
            + path(arch, pattern, more=' opacity="0.42"')
            + path(arch, stroke=INK, width=2.2)
            + path(arch, stroke=VELLUM, more=' opacity="0.75" transform="translate(5.4 4.6) scale(0.94)"')
        )
        at = f"translate({num(5 * u)} {num(19.5 * u)}) scale({0.5 * u:.4f} {58 / 118 * u:.4f})"
        hairline = stroke_of(INK, 0.6) + ' stroke-opacity="0.34"'
        parts = [
            f"<title>{escape(self.name(face.card))}</title>",
            rect(0, 1.5, CARD_W, CARD_H, "#000", 5 * u, ' fill-opacity="0.3"'),
            rect(0, 0, CARD_W, CARD_H, VELLUM, 5 * u),
            rect(2 * u, 2 * u, CARD_W - 4 * u, CARD_H - 4 * u, "none", 3.6 * u, hairline),
            f'<g transform="{at}">{window}</g>',
            self.charge(face.card, CARD_W / 2 - 21 * u, 27.5 * u, 42 * u, ink, field),
        ]
        left = 8.0
        if face.cost >= 0:
            left = 24.0
            x, y = 13.4 * u, 13 * u
            parts.append(lozenge(x, y, 9 * u, SEAL, INK, 0.9) + lozenge(x, y, 7 * u, "none", SEAL_LINE, 0.6))
            parts.append(text(x, y + 3.8 * u, str(face.cost), 10.6 * u, 800, "#FFF", "middle"))
        words, size = fit(self.name(face.card), (95 - left) * u, (9.4 * u, 8.4 * u))
        parts.append(text(left * u, 14.7 * u, words, size, 700, INK, face=BOOK))
        for pill, x, anchor in (
            (face.right, 95 * u, "end"),
            (face.left, 5 * u, "start"),
            (face.middle, 50 * u, "middle"),
        ):
            if pill is not None:
                parts.append(self.pill(*pill, x, u, anchor))
        for place, own in enumerate(face.abilities):
            words, size = fit(self.own(f"ability-{own}"), 84 * u, (8.6 * u, 7.6 * u))
            parts.append(text(8 * u, (98 + 10.5 * place) * u, words, size, 800, RUBRIC, face=BOOK))
        for place, (id, drawing) in enumerate(face.symbols):
            x = (8 + 9 * place) * u
            parts.append(self.use(id, drawing, x, CARD_H - 12.5 * u, 7 * u, "#5B4D3A", VELLUM))
        if usable:
            parts.append(rect(0, 0, CARD_W, CARD_H, "none", 5 * u, stroke_of(self.theme["legal"], 2)))
        return f'<g data-hand="{escape(face.card)}">{"".join(parts)}</g>'

    def pill(self, sign: str, words: str, x: float, u: float, anchor: str) -> str:
        """A sign with a number (at the sides) or with words (in the middle)."""
        size, icon, h = (7.8 * u, 9 * u, 17 * u) if anchor == "middle" else (13 * u, 11 * u, 20 * u)
        inside = icon + (2.6 * u + length(words, size) * 1.05 if words else 0)
        w = max(30 * u, inside + 10 * u)
        x -= {"start": 0, "middle": w / 2, "end": w}[anchor]
        start = x + (w - inside) / 2
        y = 77 * u
        return (
            rect(x, y - h / 2, w, h, INK, h / 2, stroke_of(VELLUM, 1.2 * u))
            + self.sign(sign, start, y - icon / 2, icon, VELLUM, INK)
            + text(start + icon + 2.6 * u, y + size * 0.355, words, size, 800, VELLUM)
        )
