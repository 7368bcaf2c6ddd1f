"""What lies around the arena: the bar, the players, the tasks and the viewer's hand."""
# interpreted: drawing, not speed

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.cards import BY_ID, RANKS, Being, Card, Flare
from stonehall.games.tash_kalar.catalog import kind_of, state_of_open
from stonehall.games.tash_kalar.svg.arena import SIZE, TOP, rank_drawing, round_shape
from stonehall.games.tash_kalar.svg.pen import CHARGES, FIELDS, Pen
from stonehall.games.tash_kalar.view_shape import SideView
from stonehall.toolkit.drawing import BOOK, INK, VELLUM, fit, length, lozenge, path, placed, rect, span, stroke_of, text

WIDTH: Final = 1000
BAR: Final = 48
RAIL: Final = 288
PANEL: Final = RAIL - 24
OPEN_ROW: Final = 31
"""What the card that lies open adds to the height of a panel."""
CARD_W, CARD_H = 110, 154
TAB: Final = 24
"""The height of the tab below the card that lies open."""
GOLD: Final = "#F0C762"
CARD_VERBS: Final = ("summon", "flare", "thaw", "warp")
"""What is done with a card that is framed."""
OPEN_SIGNS: Final = {
    "frozen": "M18 5.5v14M11.9 9l12.2 7M11.9 16l12.2-7M15.8 6.5l2.2 2 2.2-2M15.8 18.5l2.2-2 2.2 2",
    "pending": "M13 5.5h10M13 19.5h10M14.2 5.5c0 4 3.8 4.6 3.8 7s-3.8 3-3.8 7M21.8 5.5c0 4-3.8 4.6-3.8 7s3.8 3 3.8 7",
}
"""The sign of a card that lies open: a snowflake, an hourglass."""
OPEN_INKS: Final = {"frozen": "#3D8FB5", "pending": "#9A63C8"}


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
            y += 116 + (OPEN_ROW if side["aside"] else 0)
        for task in self.view["tasks"]:
            words, size = fit(self.word(f"tk-card-{task['card']}"), PANEL - 50, (15, 13.5, 12))
            colour = self.theme["gold-text"] if task["fulfilled"] else self.theme["text"]
            parts.append(rect(12, y, PANEL, 32, self.theme["bg-2"], 8, stroke_of(self.theme["line"], 1)))
            parts.append(text(24, y + 21, words, size, 700, colour, face=BOOK))
            parts.append(text(12 + PANEL - 12, y + 21, str(task["points"]), 15, 700, self.theme["text"], "end"))
            y += 38
        return "".join(parts)

    def panel(self, side: SideView) -> str:
        """A player: school, score with its bar, pieces and cards, and the card that lies open."""
        view, theme, school = self.view, self.theme, self.schools[side["owner"]]
        active = side["seat"] == view["active"] and not view["over"]
        edge = stroke_of(theme["gold"] if active else theme["line"], 2 if active else 1)
        height = 107 + (OPEN_ROW if side["aside"] else 0)
        parts = [rect(0.5, 0.5, PANEL - 1, height, theme["bg-2"], 12, edge)]
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
        if side["aside"]:
            parts.append(placed(12, 106, self.open_row(BY_ID[side["aside"]])))
        return f'<g data-seat="{side["seat"]}">{"".join(parts)}</g>'

    def open_row(self, card: Card) -> str:
        """The card that lies open in front of a player, and the piece that lies on it."""
        how, kept = state_of_open(card), self.view["kept"]
        said = self.word(f"tk-aside-{how}")
        x = 34 + length(said, 12) + 8
        words, size = fit(self.word(f"tk-card-{card.id}"), PANEL - 24 - 36 - x, (14, 13, 12, 11))
        parts = [rect(0, 0, PANEL - 24, 25, self.theme["bg-3"], 7), path(OPEN_SIGNS[how], "none", OPEN_INKS[how], 1.6)]
        parts.append(text(34, 17, said, 12, 500, self.theme["text-2"]))
        parts.append(text(x, 17, words, size, 700, self.theme["text"], face=BOOK))
        if kept is not None and how == "pending":
            school = self.schools[kept["owner"]]
            piece = path(round_shape(PANEL - 40, 12.5, 10), FIELDS[school], self.edge(school), 1.6)
            piece += rank_drawing(kept["rank"], PANEL - 40, 12.5, 9, CHARGES[school])
            parts.append(f'<g data-kept="{kept["owner"]} {kept["rank"]}">{piece}</g>')
        return f'<g data-open="{card.id}" data-how="{how}">{"".join(parts)}</g>'

    # The hand -----------------------------------------------------------------------------------------------------

    def hand(self, side: SideView | None) -> tuple[str, float]:
        """The viewer's cards below the arena, the one that lies open last, and where the picture ends."""
        bottom = float(TOP + SIZE + 14)
        if side is None:
            return "", bottom
        opened = [side["aside"]] if side["aside"] else []
        ids = [*(side["hand"] or []), *(side["legends"] or []), *(side["flares"] or []), *opened]
        if not ids:
            return "", bottom
        scale = min(1.0, (WIDTH - RAIL - 24) / (len(ids) * (CARD_W + 8)))
        step = (CARD_W + 8) * scale
        x = RAIL + (WIDTH - RAIL - len(ids) * step) / 2
        parts = []
        for place, id in enumerate(ids):
            inside = self.card(BY_ID[id], side["school"]) + (self.tab(BY_ID[id]) if id in opened else "")
            parts.append(
                f'<g transform="translate({x + place * step:.2f} {bottom:.2f}) scale({scale:.4f})">{inside}</g>'
            )
        return "".join(parts), bottom + (CARD_H + (TAB if opened else 0)) * scale + 14

    def tab(self, card: Card) -> str:
        """Says how the card above it lies there."""
        how = state_of_open(card)
        words, size = fit(self.word(f"tk-aside-{how}"), CARD_W - 44, (12, 11, 10))
        parts = [rect(6, 2, CARD_W - 12, TAB - 3, self.theme["bg-3"], 7, stroke_of(OPEN_INKS[how], 1.4))]
        parts.append(path(OPEN_SIGNS[how], "none", OPEN_INKS[how], 1.6))
        parts.append(text(32, 17, words, size, 600, self.theme["text"]))
        return f'<g data-tab="{how}">{placed(0, CARD_H, "".join(parts))}</g>'

    def card(self, card: Card, school: str) -> str:
        """A printed card: its name, and the pattern in a window of its colour."""
        kind = kind_of(card)
        field = school if kind == "being" else kind
        words, size = fit(self.word(f"tk-card-{card.id}"), CARD_W - 34, (12, 11, 10, 9))
        decision = self.view["decision"]
        options = decision["options"] if decision is not None else []
        usable = any(option.split()[:2] in [[verb, card.id] for verb in CARD_VERBS] for option in options)
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
