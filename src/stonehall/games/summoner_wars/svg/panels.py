"""The bar with the phases, and the players' panels."""
# interpreted: data only

from __future__ import annotations

from collections import Counter

from stonehall.games.summoner_wars.cards import BY_ID, FACTIONS, PHASES
from stonehall.games.summoner_wars.state import MAGIC_LIMIT
from stonehall.games.summoner_wars.svg.heraldry import emblem
from stonehall.games.summoner_wars.svg.ink import BAR, FIELD, PANEL_W, SLAB_W, SLAB_X, WIDTH, seat_mark, title
from stonehall.games.summoner_wars.svg.pen import Pen
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN
from stonehall.games.summoner_wars.view_shape import PieceView, SideView
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


class Panels(Pen):
    """Whose turn it is, and what each player has."""

    def bar(self) -> str:
        """Whose turn it is, and the phases; after the end, the result."""
        view, theme = self.view, self.theme
        parts = [rect(0, 0, WIDTH, BAR, theme["bg-2"]), path(f"M0 {BAR}H{WIDTH}", stroke=theme["line"])]
        if not view["turn"]:
            return "".join([*parts, text(18, 29, title(view["game"]), 15, 600, theme["text"])])
        active = view["active"]
        turn = f"{self.say('sw2-word-turn')} {view['turn']}"
        parts.append(seat_mark(active, 25, BAR / 2, 6, theme[active]))
        seat = span(8, self.say(f"seat-{active}"), 14, 400, theme["text-2"])
        parts.append(text(39, 29, turn, 15, 600, theme["text"], then=seat))
        return "".join(parts) + (self.result() if view["over"] else self.phases())

    def phases(self) -> str:
        """Done phases have a tick, the current one a gold pill with what is left of it as dots."""
        theme = self.theme
        now = PHASES.index(self.view["phase"])
        left, most = {
            "move": (self.view["moves_left"], MOVES_PER_TURN),
            "attack": (self.view["attacks_left"], ATTACKS_PER_TURN),
        }.get(self.view["phase"], (0, 0))
        names = [self.say(f"sw2-phase-{phase}") for phase in PHASES]
        dots = 10 * most + 6 if most else 0
        widths = [length(name, 13) * 0.95 + 47 for name in names]
        total = sum(widths) + dots + 14 * (len(names) - 1)
        scale = min(1.0, SLAB_W / total)
        x, parts = 0.0, []
        for place, (phase, name) in enumerate(zip(PHASES, names, strict=True)):
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
                parts.append(self.sign(phase, x + 11, 8, 16, colour, theme["bg-2"]))
            parts.append(text(x + 33, 20.6, name, 13, 600, colour))
            x += widths[place] + (dots if place == now else 0)
        left_edge = num(SLAB_X + (SLAB_W - total * scale) / 2)
        where = f"translate({left_edge} {num(BAR / 2 - 16 * scale)}) scale({scale:.4f})"
        return f'<g transform="{where}">{"".join(parts)}</g>'

    def result(self) -> str:
        view, theme = self.view, self.theme
        won = self.say("sw2-word-nobody-wins")
        if view["winners"]:
            won = f"{self.say('seat-' + view['winners'][0])} {self.say('sw2-word-wins')}"
        reason = self.say(f"sw2-reason-{view['reason']}")
        first, second = length(won, 15), length(reason, 13)
        w = 46 + first + 12 + second + 16
        x = SLAB_X + (SLAB_W - w) / 2
        soft = f' fill-opacity="{theme["gold-soft"]}"{stroke_of(theme["gold"], 1.5)}'
        return (
            rect(x, 8, w, 32, theme["gold"], 16, soft)
            + self.sign("crown" if view["winners"] else "attack", x + 16, 15, 18, theme["gold-text"], theme["bg-2"])
            + text(x + 44, 29, won, 15, 650, theme["text"], then=span(12, reason, 13, 400, theme["text-2"]))
        )

    def panel(self, side: SideView) -> tuple[str, float]:
        """A player's panel, and its height."""
        view, theme, seat = self.view, self.theme, side["seat"]
        faction, summoner, life, full = self.summoner(side)
        parts = [self.shield(seat, faction, 12, 12)]
        you = span(6, self.say("sw2-word-you"), 12.5, 500, theme["text-3"]) if view["seat"] == seat else ""
        parts.append(text(64, 30, self.say(f"seat-{seat}"), 15, 650, theme["text"], then=you))
        if faction:
            parts.append(text(64, 47, self.say(f"sw2-faction-{faction}"), 12.5, 400, theme["text-2"]))
        decision = view["decision"]
        if decision is not None and decision["seat"] == seat:
            parts.append(lozenge(PANEL_W - 19, 25, 6, theme["gold"]))
        bar, room = 84.0, PANEL_W - 84.0 - 60
        if summoner:
            words, size = fit(self.name(summoner), 68, (12.5, 11.5))
            parts.append(text(12, 79, words, size, 400, theme["text-2"]))
            step = room / full
            for point in range(full):
                colour = theme["text"] if point < life else theme["line"]
                parts.append(rect(bar + point * step, 70.5, step - 2, 8, colour, 1.5))
            parts.append(self.fraction(79.5, life, full))
        parts.append(text(12, 105, self.say("sw2-word-magic"), 12.5, 400, theme["text-2"]))
        step = room / MAGIC_LIMIT
        for point in range(MAGIC_LIMIT):
            colour = theme["magic"] if point < side["magic"] else theme["magic-off"]
            parts.append(lozenge(bar + (point + 0.5) * step, 100.5, step / 2 - 0.3, colour))
        parts.append(self.fraction(105.5, side["magic"], MAGIC_LIMIT))
        piles = (
            ("draw", "sw2-word-draw-pile", side["draw_size"]),
            ("discard", "sw2-word-discard-pile", side["discard_size"]),
            ("hand", "sw2-word-hand", side["hand_size"]),
        )
        w = (PANEL_W - 24 - 12) / 3
        for place, (sign, word, count) in enumerate(piles):
            x = 12 + place * (w + 6)
            parts.append(rect(x, 121, w, 40, theme["bg-3"], 8))
            parts.append(self.sign(sign, x + 8, 132, 17, theme["text-3"], theme["bg-3"]))
            parts.append(text(x + 31, 139, str(count), 15, 700, theme["text"]))
            words, size = fit(self.say(word), w - 31, (12, 11, 10.5))
            parts.append(text(x + 31, 153.5, words, size, 400, theme["text-2"]))
        chips, height = self.chips(side["active"], 173)
        frame = rect(0.5, 0.5, PANEL_W - 1, height - 1, theme["bg-2"], 12, stroke_of(theme["line"], 1))
        if view["turn"] and view["active"] == seat and not view["over"]:
            stripe = f"M12 1.5A10.5 10.5 0 0 0 1.5 12V{num(height - 12)}A10.5 10.5 0 0 0 12 {num(height - 1.5)}"
            frame += path(stripe, stroke=theme["gold"], width=3, more=' stroke-linecap="butt"')
        return f'<g data-seat="{seat}">{frame}{"".join(parts)}{chips}</g>', height

    def summoner(self, side: SideView) -> tuple[str, str, int, int]:
        """Faction, summoner, life left and full life; for a destroyed summoner what the player's other cards tell."""
        seat = side["seat"]
        for piece in self.view["pieces"]:
            if piece["owner"] == seat and "summoner" in piece["classes"]:
                return piece["faction"], piece["card"], max(piece["life"], 0), piece["full_life"]
        own = Counter(piece["faction"] for piece in self.view["pieces"] + side["active"] if piece["owner"] == seat)
        own.update(BY_ID[id].faction for id in (side["hand"] or []) + (side["discard"] or []))
        for faction, _ in sorted(own.items(), key=lambda item: (-item[1], item[0])):
            if faction in FACTIONS:
                card = FACTIONS[faction].summoner
                return faction, card.id, 0, card.life
        return "", "", 0, 0

    def fraction(self, y: float, now: int, most: int) -> str:
        small = span(0, f"/{most}", 11.5, 500, self.theme["text-3"])
        return text(PANEL_W - 12, y, str(now), 15, 700, self.theme["text"], "end", then=small)

    def shield(self, seat: str, faction: str, x: float, y: float) -> str:
        shape = "M4 3H44V24C44 37 35 43 24 47C13 43 4 37 4 24Z"
        inside = path(shape, FIELD[seat]) + path(shape, f"url(#sw-{seat})", more=' opacity="0.5"')
        inside += path(shape, stroke=self.theme[seat], width=2)
        if faction:
            inside += self.use(f"emblem-{faction}", emblem(faction), 11, 9.5, 26, VELLUM, FIELD[seat])
        return f'<g transform="translate({num(x - 3)} {num(y - 2)}) scale(0.92)">{inside}</g>'

    def chips(self, events: list[PieceView], y: float) -> tuple[str, float]:
        """Active events as leaves of vellum, and where the panel ends below them."""
        theme = self.theme
        parts, x = [], 12.0
        for event in events:
            words, size = fit(self.name(event["card"]), PANEL_W - 24 - 60, (14, 13, 12))
            w = 34 + length(words, size) * 0.96 + 6
            wide = w + (24 if event["boosts"] else 0)
            if x > 12 and x + wide > PANEL_W - 12:
                x, y = 12.0, y + 34
            parts.append(rect(x, y, w, 28, VELLUM, 7, stroke_of(theme["line-2"], 1)))
            parts.append(self.charge(BY_ID[event["card"]], x + 8, y + 5, 18, INK, VELLUM))
            parts.append(text(x + 32, y + 18.6, words, size, 700, INK, face=BOOK))
            if event["boosts"]:
                parts.append(lozenge(x + w + 13, y + 14, 9.5, theme["boost"]))
                parts.append(text(x + w + 13, y + 18, str(event["boosts"]), 11, 800, theme["on-boost"], "middle"))
            x += wide + 8
        return "".join(parts), y + (40 if events else 0)
