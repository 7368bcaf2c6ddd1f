"""The bar with the phases, and what players' panels are made of."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.toolkit.battlefield.ink import BAR, CHARGE, FIELD, PANEL_W, seat_mark
from stonehall.toolkit.battlefield.pen import Pen
from stonehall.toolkit.drawing import (
    BOOK,
    INK,
    VELLUM,
    disc,
    fit,
    length,
    lozenge,
    num,
    path,
    rect,
    span,
    stroke_of,
    text,
)

METER: Final = 84.0
"""Where the bar of a line begins that counts something."""
WELLS: Final = 3
"""So many piles stand side by side."""


class Panels(Pen):
    """Whose turn it is, and what each player has."""

    def bar(self, turn: str, active: str, inside: str) -> str:
        """Whose turn it is, with :meth:`phases` or :meth:`result` beside it."""
        theme = self.theme
        seat = span(8, self.say(f"seat-{active}"), 14, 400, theme["text-2"])
        return (
            self.ledge()
            + seat_mark(active, 25, BAR / 2, 6, theme[active])
            + text(39, 29, turn, 15, 600, theme["text"], then=seat)
            + inside
        )

    def ledge(self, words: str = "") -> str:
        """The empty bar, or one with words only, before a game has begun."""
        theme, width = self.theme, self.at.width
        parts = [rect(0, 0, width, BAR, theme["bg-2"]), path(f"M0 {BAR}H{width}", stroke=theme["line"])]
        return "".join([*parts, text(18, 29, words, 15, 600, theme["text"]) if words else ""])

    def phases(self, phases: Sequence[str], phase: str, left: int, most: int) -> str:
        """Done phases have a tick, the current one a gold pill with what is left of it as dots."""
        theme, at = self.theme, self.at
        now = phases.index(phase)
        names = [self.own(f"phase-{id}") for id in phases]
        dots = 10 * most + 6 if most else 0
        widths = [length(name, 13) * 0.95 + 47 for name in names]
        total = sum(widths) + dots + 14 * (len(names) - 1)
        scale = min(1.0, at.slab_w / total)
        x, parts = 0.0, []
        for place, (id, name) in enumerate(zip(phases, names, strict=True)):
            colour = theme["gold-text"] if place == now else theme["text-3"]
            if place:
                parts.append(path(f"M{num(x + 2)} 16h10", stroke=theme["line-2"]))
                x += 14
            if place == now:
                soft = f' fill-opacity="{theme["gold-soft"]}"{stroke_of(theme["gold"], 1.5)}'
                parts.append(rect(x, 0.75, widths[place] + dots, 30.5, theme["gold"], 15.25, soft))
                for dot in range(most):
                    inside = colour if dot < left else "none"
                    parts.append(disc(x + widths[place] - 1 + 10 * dot, 16, 2.8, inside, stroke_of(colour, 1.5)))
            if place < now:
                parts.append(path(f"M{num(x + 13)} 16.5l3.4 3.6 6.4-7.4", stroke=colour, width=1.7))
            else:
                parts.append(self.sign(id, x + 11, 8, 16, colour, theme["bg-2"]))
            parts.append(text(x + 33, 20.6, name, 13, 600, colour))
            x += widths[place] + (dots if place == now else 0)
        left_edge = num(at.slab_x + (at.slab_w - total * scale) / 2)
        where = f"translate({left_edge} {num(BAR / 2 - 16 * scale)}) scale({scale:.4f})"
        return f'<g transform="{where}">{"".join(parts)}</g>'

    def result(self, winners: Sequence[str], reason: str) -> str:
        """Who won, and why."""
        theme, at = self.theme, self.at
        won = self.own("word-nobody-wins")
        if winners:
            won = f"{self.say('seat-' + winners[0])} {self.own('word-wins')}"
        why = self.own(f"reason-{reason}")
        first, second = length(won, 15), length(why, 13)
        w = 46 + first + 12 + second + 16
        x = at.slab_x + (at.slab_w - w) / 2
        soft = f' fill-opacity="{theme["gold-soft"]}"{stroke_of(theme["gold"], 1.5)}'
        return (
            rect(x, 8, w, 32, theme["gold"], 16, soft)
            + self.sign("crown" if winners else "attack", x + 16, 15, 18, theme["gold-text"], theme["bg-2"])
            + text(x + 44, 29, won, 15, 650, theme["text"], then=span(12, why, 13, 400, theme["text-2"]))
        )

    # A player's panel -------------------------------------------------------------------------------------------

    def frame(self, seat: str, height: float, acting: bool, inside: str) -> str:
        """The panel itself; the player whose turn it is has a gold stripe."""
        theme = self.theme
        frame = rect(0.5, 0.5, PANEL_W - 1, height - 1, theme["bg-2"], 12, stroke_of(theme["line"], 1))
        if acting:
            stripe = f"M12 1.5A10.5 10.5 0 0 0 1.5 12V{num(height - 12)}A10.5 10.5 0 0 0 12 {num(height - 1.5)}"
            frame += path(stripe, stroke=theme["gold"], width=3, more=' stroke-linecap="butt"')
        return f'<g data-seat="{seat}">{frame}{inside}</g>'

    def head(self, seat: str, faction: str, emblem: str, you: bool, decides: bool) -> str:
        """Shield, name and faction; a lozenge for the one who is asked."""
        theme = self.theme
        parts = [self.shield(seat, faction, emblem, 12, 12)]
        then = span(6, self.own("word-you"), 12.5, 500, theme["text-3"]) if you else ""
        parts.append(text(64, 30, self.say(f"seat-{seat}"), 15, 650, theme["text"], then=then))
        if faction:
            parts.append(text(64, 47, self.own(f"faction-{faction}"), 12.5, 400, theme["text-2"]))
        if decides:
            parts.append(lozenge(PANEL_W - 19, 25, 6, theme["gold"]))
        return "".join(parts)

    def life(self, summoner: str, life: int, full: int) -> str:
        """What is left of the summoner."""
        theme = self.theme
        words, size = fit(self.name(summoner), 68, (12.5, 11.5))
        parts = [text(12, 79, words, size, 400, theme["text-2"])]
        step = (PANEL_W - METER - 60) / full
        for point in range(full):
            colour = theme["text"] if point < life else theme["line"]
            parts.append(rect(METER + point * step, 70.5, step - 2, 8, colour, 1.5))
        return "".join([*parts, self.fraction(79.5, life, full)])

    def fraction(self, y: float, now: int, most: int) -> str:
        small = span(0, f"/{most}", 11.5, 500, self.theme["text-3"])
        return text(PANEL_W - 12, y, str(now), 15, 700, self.theme["text"], "end", then=small)

    def wells(self, piles: Sequence[tuple[str, str, str]], y: float) -> str:
        """Piles side by side: a sign, the message of its name, and its size in words."""
        theme = self.theme
        w = (PANEL_W - 24 - 12) / WELLS
        parts = []
        for place, (sign, word, count) in enumerate(piles):
            x, top = 12 + place % WELLS * (w + 6), y + place // WELLS * 46
            parts.append(rect(x, top, w, 40, theme["bg-3"], 8))
            parts.append(self.sign(sign, x + 8, top + 11, 17, theme["text-3"], theme["bg-3"]))
            parts.append(text(x + 31, top + 18, count, 15, 700, theme["text"]))
            words, size = fit(self.own(word), w - 31, (12, 11, 10.5))
            parts.append(text(x + 31, top + 32.5, words, size, 400, theme["text-2"]))
        return "".join(parts)

    def shield(self, seat: str, faction: str, emblem: str, x: float, y: float) -> str:
        shape = "M4 3H44V24C44 37 35 43 24 47C13 43 4 37 4 24Z"
        inside = path(shape, FIELD[seat]) + path(shape, f"url(#sw-{seat})", more=' opacity="0.5"')
        inside += path(shape, stroke=self.theme[seat], width=2)
        if faction:
            inside += self.use(f"emblem-{faction}", emblem, 11, 9.5, 26, CHARGE[seat], FIELD[seat])
        return f'<g transform="translate({num(x - 3)} {num(y - 2)}) scale(0.92)">{inside}</g>'

    def chips(self, events: Sequence[tuple[str, int]], y: float) -> tuple[str, float]:
        """Events in play, each with its boosts, as leaves of vellum; and where the panel ends below them."""
        theme = self.theme
        parts, x = [], 12.0
        for card, boosts in events:
            words, size = fit(self.name(card), PANEL_W - 24 - 60, (14, 13, 12))
            w = 34 + length(words, size) * 0.96 + 6
            wide = w + (24 if boosts else 0)
            if x > 12 and x + wide > PANEL_W - 12:
                x, y = 12.0, y + 34
            parts.append(rect(x, y, w, 28, VELLUM, 7, stroke_of(theme["line-2"], 1)))
            parts.append(self.charge(card, x + 8, y + 5, 18, INK, VELLUM))
            parts.append(text(x + 32, y + 18.6, words, size, 700, INK, face=BOOK))
            if boosts:
                parts.append(lozenge(x + w + 13, y + 14, 9.5, theme["boost"]))
                parts.append(text(x + w + 13, y + 18, str(boosts), 11, 800, theme["on-boost"], "middle"))
            x += wide + 8
        return "".join(parts), y + (40 if events else 0)
