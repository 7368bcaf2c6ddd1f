"""The viewer's hand as small cards."""
# interpreted: data only

from __future__ import annotations

from html import escape

from stonehall.games.summoner_wars.cards import BY_ID, EVENT, MELEE, PHASES, STRUCTURE, UNIT, Card
from stonehall.games.summoner_wars.svg.heraldry import SYMBOLS
from stonehall.games.summoner_wars.svg.ink import (
    CARD_H,
    CARD_W,
    FIELD,
    HAND_ROW,
    SEAL,
    SEAL_LINE,
    SLAB_W,
    SLAB_X,
    STONE,
)
from stonehall.games.summoner_wars.svg.pen import Pen
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


class Hand(Pen):
    """Cards as held in hand."""

    def hand(self, seat: str, ids: list[str], y: float) -> str:
        """The viewer's own cards; those that the decision at hand can use have a gold line."""
        decision = self.view["decision"]
        usable = {word for option in (decision["options"] if decision is not None else []) for word in option.split()}
        parts = []
        for start in range(0, len(ids), HAND_ROW):
            row = ids[start : start + HAND_ROW]
            gap = (SLAB_W - HAND_ROW * CARD_W) / (HAND_ROW - 1)
            x = SLAB_X + (SLAB_W - len(row) * CARD_W - (len(row) - 1) * gap) / 2
            for id in row:
                parts.append(placed(x, y, self.card(BY_ID[id], seat, id in usable)))
                x += CARD_W + gap
            y += CARD_H + 12
        return "".join(parts)

    def card(self, card: Card, seat: str, usable: bool) -> str:
        """A printed card, at a width that has no room for its text."""
        u = CARD_W / 100
        field = FIELD[seat] if card.is_a(UNIT) or not card.is_a(STRUCTURE) else STONE
        pattern = f"url(#sw-{seat})" if field != STONE else "url(#sw-masonry)"
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
            f"<title>{escape(self.name(card.id))}</title>",
            rect(0, 1.5, CARD_W, CARD_H, "#000", 5 * u, ' fill-opacity="0.3"'),
            rect(0, 0, CARD_W, CARD_H, VELLUM, 5 * u),
            rect(2 * u, 2 * u, CARD_W - 4 * u, CARD_H - 4 * u, "none", 3.6 * u, hairline),
            f'<g transform="{at}">{window}</g>',
            self.charge(card, CARD_W / 2 - 21 * u, 27.5 * u, 42 * u, VELLUM, field),
        ]
        left = 8.0
        if card.cost >= 0:
            left = 24.0
            x, y = 13.4 * u, 13 * u
            parts.append(lozenge(x, y, 9 * u, SEAL, INK, 0.9) + lozenge(x, y, 7 * u, "none", SEAL_LINE, 0.6))
            parts.append(text(x, y + 3.8 * u, str(card.cost), 10.6 * u, 800, "#FFF", "middle"))
        words, size = fit(self.name(card.id), (95 - left) * u, (9.4 * u, 8.4 * u))
        parts.append(text(left * u, 14.7 * u, words, size, 700, INK, face=BOOK))
        parts.append(self.pills(card, u))
        named = [own for own in card.ability_ids if own != card.id]
        for place, own in enumerate(named):
            words, size = fit(self.say(f"sw2-ability-{own}"), 84 * u, (8.6 * u, 7.6 * u))
            parts.append(text(8 * u, (98 + 10.5 * place) * u, words, size, 800, RUBRIC, face=BOOK))
        for place, symbol in enumerate(card.symbols):
            x = (8 + 9 * place) * u
            parts.append(self.use(f"symbol-{symbol}", SYMBOLS[symbol], x, CARD_H - 12.5 * u, 7 * u, "#5B4D3A", VELLUM))
        if usable:
            parts.append(rect(0, 0, CARD_W, CARD_H, "none", 5 * u, stroke_of(self.theme["legal"], 2)))
        return f'<g data-hand="{escape(card.id)}">{"".join(parts)}</g>'

    def pills(self, card: Card, u: float) -> str:
        """The printed numbers at the foot of the window; an event has its phase there."""
        life = self.pill("life", str(card.life), 95 * u, u, "end") if card.life else ""
        if card.is_a(UNIT):
            return life + self.pill(
                "melee" if card.attack == MELEE else "ranged", str(card.strength), 5 * u, u, "start"
            )
        if card.is_a(EVENT):
            phase = PHASES[card.phase]
            if card.life:
                return life + self.pill(phase, "", 5 * u, u, "start")
            return self.pill(phase, self.say(f"sw2-phase-{phase}"), 50 * u, u, "middle")
        return life

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
