"""What lies around the arena: the bar, the players, the tasks and the viewer's hand."""
# interpreted: drawing, not speed

from __future__ import annotations

from typing import Final

from stonehall.drawing.ink import BOOK, INK, VELLUM, fit, lozenge, path, placed, rect, span, stroke_of, text
from stonehall.games.tash_kalar.cards import BY_ID, RANKS, Being, Card, Flare
from stonehall.games.tash_kalar.facts import kind_of
from stonehall.games.tash_kalar.svg.arena import SIZE, TOP, rank_drawing, round_shape
from stonehall.games.tash_kalar.svg.pen import CHARGES, FIELDS, Pen
from stonehall.games.tash_kalar.view_shape import SideView

WIDTH: Final = 1000
BAR: Final = 48
RAIL: Final = 288
PANEL: Final = RAIL - 24
CARD_W, CARD_H = 110, 154
GOLD: Final = "#F0C762"


class Around(Pen):
    """Everything but the board."""

    def bar(self) -> str:
        view, theme = self.view, self.theme
        parts = [rect(0, 0, WIDTH, BAR, theme["bg-2"]), path(f"M0 {BAR}H{WIDTH}", stroke=theme["line"])]
        active = view["active"]
        parts.append(path(round_shape(25, BAR / 2, 6), self.edge(self.schools[active])))
        told = f"{self.word('tk-form-' + view['form'])} · {self.word('shell-turn', turn=view['turn'])}"
        seat = span(8, self.word(f"seat-{active}"), 14, 400, theme["text-2"])
        parts.append(text(39, 29, told, 15, 600, theme["text"], then=seat))
        for place in range(view["actions"]):
            parts.append(lozenge(RAIL + 60 + 22 * place, BAR / 2, 7, theme["gold"]))
        if view["over"]:
            names = ", ".join(self.word(f"seat-{seat}") for seat in view["winners"])
            won = self.word("result-winner", player=names) if names else self.word("result-draw")
            parts.append(text(WIDTH - 24, 29, won, 15, 650, theme["gold-text"], "end"))
        return "".join(parts)

    def panels(self) -> str:
        parts, y = [], float(TOP)
        for side in self.view["sides"]:
            parts.append(placed(12, y, self.panel(side)))
            y += 116
        for task in self.view["tasks"]:
            words, size = fit(self.word(f"tk-card-{task['card']}"), PANEL - 50, (15, 13.5, 12))
            colour = self.theme["gold-text"] if task["fulfilled"] else self.theme["text"]
            parts.append(rect(12, y, PANEL, 32, self.theme["bg-2"], 8, stroke_of(self.theme["line"], 1)))
            parts.append(text(24, y + 21, words, size, 700, colour, face=BOOK))
            parts.append(text(12 + PANEL - 12, y + 21, str(task["points"]), 15, 700, self.theme["text"], "end"))
            y += 38
        return "".join(parts)

    def panel(self, side: SideView) -> str:
        """A player: school, score with its bar, pieces and cards."""
        view, theme, school = self.view, self.theme, self.schools[side["owner"]]
        active = side["seat"] == view["active"] and not view["over"]
        edge = stroke_of(theme["gold"] if active else theme["line"], 2 if active else 1)
        parts = [rect(0.5, 0.5, PANEL - 1, 107, theme["bg-2"], 12, edge)]
        parts.append(path("M4 3H44V24C44 37 35 43 24 47C13 43 4 37 4 24Z", FIELDS[school], self.edge(school), 2,
                          ' transform="translate(9 10) scale(0.86)"'))  # fmt: skip
        parts.append(rank_drawing("heroic", 29.6, 30, 14, CHARGES[school]))
        parts.append(text(60, 28, self.word(f"seat-{side['seat']}"), 15, 650, theme["text"]))
        parts.append(text(60, 45, self.word(f"tk-school-{side['school']}"), 12.5, 400, theme["text-2"]))
        goal = span(0, f"/{view['goal']}", 11.5, 500, theme["text-3"])
        parts.append(text(PANEL - 12, 30, str(side["score"]), 17, 700, theme["text"], "end", then=goal))
        step = (PANEL - 24) / view["goal"]
        for point in range(view["goal"]):
            colour = theme["text"] if point < side["score"] else theme["line"]
            parts.append(rect(12 + point * step, 57, step - 2, 7, colour, 1.5))
        counts = (
            ("common", side["discs"]), ("legendary", side["legendary_pieces"]),
            ("", side["hand_size"] + side["legends_size"] + side["flares_size"]), ("", side["draw_size"]),
        )  # fmt: skip
        w = (PANEL - 24 - 18) / len(counts)
        for place, (rank, count) in enumerate(counts):
            x = 12 + place * (w + 6)
            parts.append(rect(x, 72, w, 28, theme["bg-3"], 7))
            if rank:
                parts.append(rank_drawing(rank, x + 16, 86, 11, theme["text-3"]))
            else:
                parts += [rect(x + 10 + 3 * n, 79 + 2 * n, 9, 12, theme["bg-3"], 1.5, stroke_of(theme["text-3"], 1.2))
                          for n in range(2 if place == 2 else 1)]  # fmt: skip
            parts.append(text(x + w - 9, 91, str(count), 14, 700, theme["text"], "end"))
        return f'<g data-seat="{side["seat"]}">{"".join(parts)}</g>'

    # The hand -----------------------------------------------------------------------------------------------------

    def hand(self, side: SideView | None) -> tuple[str, float]:
        """The viewer's cards below the arena, and where the picture ends."""
        bottom = float(TOP + SIZE + 14)
        ids = [] if side is None else [*(side["hand"] or []), *(side["legends"] or []), *(side["flares"] or [])]
        if side is None or not ids:
            return "", bottom
        scale = min(1.0, (WIDTH - RAIL - 24) / (len(ids) * (CARD_W + 8)))
        step = (CARD_W + 8) * scale
        x = RAIL + (WIDTH - RAIL - len(ids) * step) / 2
        parts = []
        for place, id in enumerate(ids):
            inside = self.card(BY_ID[id], side["school"])
            parts.append(
                f'<g transform="translate({x + place * step:.2f} {bottom:.2f}) scale({scale:.4f})">{inside}</g>'
            )
        return "".join(parts), bottom + CARD_H * scale + 14

    def card(self, card: Card, school: str) -> str:
        """A printed card: its name, and the pattern in a window of its colour."""
        kind = kind_of(card)
        field = school if kind == "being" else kind
        words, size = fit(self.word(f"tk-card-{card.id}"), CARD_W - 34, (12, 11, 10, 9))
        decision = self.view["decision"]
        options = decision["options"] if decision is not None else []
        usable = any(option.split()[:2] in (["summon", card.id], ["flare", card.id]) for option in options)
        edge = stroke_of(self.theme["legal"], 2.4) if usable else stroke_of(self.theme["line-2"], 1)
        parts = [rect(0, 0, CARD_W, CARD_H, VELLUM, 8, edge)]
        if isinstance(card, Being):
            parts.append(path(round_shape(15, 17, 9), "none", INK, 1.6))
            parts.append(rank_drawing(RANKS[card.rank], 15, 17, 7.5, INK))
        parts.append(text(28, 21, words, size, 700, INK, face=BOOK))
        parts.append(rect(6, 32, CARD_W - 12, CARD_H - 40, FIELDS[field], 6, stroke_of(INK, 1.4)))
        if isinstance(card, Being):
            parts.append(pattern(card.pattern.split(), CHARGES[field]))
        elif isinstance(card, Flare):
            for place, (count, rank) in enumerate(((card.upper, "heroic"), (card.lower, "common"))):
                x = CARD_W / 2 + (-22 if place == 0 else 22)
                parts.append(text(x, 92, str(count), 32, 800, INK, "middle"))
                parts.append(rank_drawing(rank, x, 112, 13, INK))
        return f'<g data-card="{card.id}">{"".join(parts)}</g>'


def pattern(rows: list[str], ink: str) -> str:
    """A pattern in the window of a card: rings for pieces, a gold frame for the summoning square."""
    cell = min(26.0, 92 / len(rows[0]), 106 / len(rows))
    left, top = CARD_W / 2 - len(rows[0]) * cell / 2, 89 - len(rows) * cell / 2
    parts = []
    for row, line in enumerate(rows):
        for column, letter in enumerate(line):
            x, y = left + column * cell, top + row * cell
            dark = ' fill-opacity="' + ("0.12" if letter == "." else "0.3") + '"'
            parts.append(rect(x + 0.7, y + 0.7, cell - 1.4, cell - 1.4, "#000", 2, dark))
            if letter in "XCH":
                parts.append(rect(x + 1.4, y + 1.4, cell - 2.8, cell - 2.8, "none", 2, stroke_of(GOLD, 1.6)))
            if letter == "X":
                parts.append(lozenge(x + cell / 2, y + cell / 2, cell * 0.2, GOLD))
            elif letter != ".":
                rank = "heroic" if letter in "hH" else "common"
                parts.append(path(round_shape(x + cell / 2, y + cell / 2, cell * 0.32), "none", ink, 1.6))
                parts.append(rank_drawing(rank, x + cell / 2, y + cell / 2, cell * 0.3, ink))
    return "".join(parts)
