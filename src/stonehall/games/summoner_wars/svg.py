"""An SVG picture of a view: the battlefield, both players' panels, the phases and the viewer's own hand."""
# interpreted: data only

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import Final

from stonehall.games.summoner_wars.board import GRID
from stonehall.games.summoner_wars.cards import BY_ID, EVENT, FACTIONS, MELEE, PHASES, RANGED, STRUCTURE, UNIT, Card
from stonehall.games.summoner_wars.heraldry import BOX, SIGNS, SYMBOLS, charge, emblem
from stonehall.games.summoner_wars.state import MAGIC_LIMIT
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN
from stonehall.games.summoner_wars.view import PieceView, SideView, View

UI: Final = "Inter Variable,Inter,Segoe UI,Roboto,Helvetica Neue,Arial,Liberation Sans,sans-serif"
BOOK: Final = "Alegreya Variable,Alegreya,Iowan Old Style,Palatino Linotype,Georgia,Liberation Serif,serif"

VELLUM: Final = "#EDE3CC"
INK: Final = "#2A2118"
RUBRIC: Final = "#8F2C1A"
STONE: Final = "#4C545D"
COURSES: Final = "#6C757F"
SEAL: Final = "#5A429A"
SEAL_LINE: Final = "#CDBEF2"
CHANGED: Final = "#A9EBDD"
FIELD: Final = {"south": "#1F5288", "north": "#9A3522"}
HATCH: Final = {"south": "#4F88C4", "north": "#CE6B52"}

THEMES: Final = {
    "dark": {
        "bg": "#121519", "bg-2": "#1A1E24", "bg-3": "#242A32", "line": "#323A45", "line-2": "#5D6A7B",
        "text": "#EEE7D8", "text-2": "#B9B3A5", "text-3": "#948F83", "gold": "#E3B755", "gold-text": "#E8C373",
        "gold-soft": "0.14", "legal": "#F0C762", "legal-mark": "#F0C762", "legal-under": "#14171B",
        "magic": "#B39BEA", "magic-off": "#38344A", "boost": "#63CDB8", "on-boost": "#06251F",
        "south": "#6CAEEE", "north": "#F08A6C", "slab": "#1F242A", "slab-line": "#3A424D", "cell": "#2D333A",
        "cell-hi": "#434B55", "cell-lo": "#15181C", "engrave": "#8C939C",
    },
    "light": {
        "bg": "#E6DDCB", "bg-2": "#F5EFE2", "bg-3": "#FFFBF3", "line": "#CDC0A6", "line-2": "#8E7F61",
        "text": "#2A241B", "text-2": "#564D3F", "text-3": "#6B614F", "gold": "#B47F10", "gold-text": "#7A5605",
        "gold-soft": "0.12", "legal": "#6F4A00", "legal-mark": "#FFC83A", "legal-under": "#3A2700",
        "magic": "#6A4FB0", "magic-off": "#D8CCE0", "boost": "#0F6F60", "on-boost": "#FFFFFF",
        "south": "#1F5288", "north": "#9A3522", "slab": "#A89E8B", "slab-line": "#8B816D", "cell": "#CFC6B4",
        "cell-hi": "#E6DFD0", "cell-lo": "#9F9480", "engrave": "#383125",
    },
}  # fmt: skip

WORDS: Final = {
    "word-turn": "Turn", "word-magic": "Magic", "word-draw-pile": "draw", "word-discard-pile": "discard",
    "word-hand": "hand", "word-you": "you", "word-wins": "wins", "word-nobody-wins": "Nobody wins",
    "reason-summoner-destroyed": "the summoner is destroyed",
    "reason-both-summoners-destroyed": "both summoners are destroyed",
    "reason-turn-limit": "the last turn is over",
}  # fmt: skip
HYPHENATED: Final = ("elut-bal", "gul-dass", "ret-talus")
SMALL_WORDS: Final = ("by", "of", "the", "to")

WIDTH: Final = 1000
BAR: Final = 48
RAIL: Final = 288
FRAME: Final = 18
CELL_W, CELL_H = 104, 78
SLAB_W, SLAB_H = 6 * CELL_W + 2 * FRAME, 8 * CELL_H + 2 * FRAME
SLAB_X, SLAB_Y = RAIL + (WIDTH - RAIL - SLAB_W) / 2, BAR + 14
W, H = CELL_W - 8, CELL_H - 8
PLATE: Final = H * 0.25
SILL: Final = H * 0.118
FACE: Final = H - PLATE
CORNER: Final = W * 0.11
PANEL_W: Final = RAIL - 24
CARD_W, CARD_H = 126, 176.4
HAND_ROW: Final = 5


def picture(
    view: View,
    theme: str = "dark",
    width: int = WIDTH,
    name: Callable[[str], str] | None = None,
    words: Mapping[str, str] | None = None,
) -> str:
    """The view as one self-contained SVG image.

    ``name`` gives the shown name of a card id. ``words`` replaces other words, by the message ids of :data:`WORDS` and
    ``faction-…``, ``ability-…``, ``phase-…`` and ``seat-…``; what it lacks is shown in English.
    """
    if theme not in THEMES:
        raise ValueError(f"there is no theme {theme!r} (themes: {', '.join(THEMES)})")
    return Picture(view, THEMES[theme], name or title, words or {}).draw(width)


def title(id: str) -> str:
    """An id as a name.

    >>> [title(id) for id in ("ice-golem", "ret-talus", "enrage-the-horde", "starting-gate")]
    ['Ice Golem', 'Ret-Talus', 'Enrage the Horde', 'Gate']
    """
    if id == "starting-gate":
        return "Gate"
    words = [word if place and word in SMALL_WORDS else word.capitalize() for place, word in enumerate(id.split("-"))]
    return ("-" if id in HYPHENATED else " ").join(words)


# Lines and letters ----------------------------------------------------------------------------------------------------


def num(value: float) -> str:
    """A coordinate, short and the same on every machine."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def rect(x: float, y: float, w: float, h: float, fill: str, r: float = 0, more: str = "") -> str:
    corner = f' rx="{num(r)}"' if r else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} fill="{fill}"{more}/>'


def path(d: str, fill: str = "none", stroke: str = "", width: float = 1, more: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{num(width)}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{more}/>'


def disc(x: float, y: float, r: float, fill: str, more: str = "") -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{more}/>'


def lozenge(x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1) -> str:
    k = num(r)
    return path(f"M{num(x)} {num(y - r)}l{k} {k}-{k} {k}-{k}-{k}z", fill, stroke, width)


def outline(seat: str, x: float, y: float, w: float, h: float, r: float) -> str:
    """The shape of a seat's tiles: south has round corners, north cut ones."""
    corner = f"a{num(r)} {num(r)} 0 0 1 " if seat == "south" else "l"
    turns = [(r, r), (-r, r), (-r, -r), (r, -r)]
    a, b, c, d = (f"{corner}{num(dx)} {num(dy)}" for dx, dy in turns)
    return f"M{num(x + r)} {num(y)}h{num(w - 2 * r)}{a}v{num(h - 2 * r)}{b}h{num(2 * r - w)}{c}v{num(2 * r - h)}{d}z"


def text(
    x: float,
    y: float,
    words: str,
    size: float,
    weight: int,
    fill: str,
    anchor: str = "",
    face: str = "",
    then: str = "",
) -> str:
    """A line of text; ``then`` is a :func:`span` that goes on after it."""
    more = (f' text-anchor="{anchor}"' if anchor else "") + (f' font-family="{face}"' if face else "")
    return f'<text x="{num(x)}" y="{num(y)}" {_letters(size, weight, fill)}{more}>{escape(words)}{then}</text>'


def span(gap: float, words: str, size: float, weight: int, fill: str) -> str:
    return f'<tspan dx="{num(gap)}" {_letters(size, weight, fill)}>{escape(words)}</tspan>'


def _letters(size: float, weight: int, fill: str) -> str:
    return f'font-size="{num(size)}" font-weight="{weight}" fill="{fill}"'


def length(words: str, size: float) -> float:
    """About how wide a text is in a normal face; a little more rather than less, since the face may be missing."""
    total = 0.0
    for letter in words:
        if letter in "fijlrtI.,:;'|!()-/ ":
            total += 0.34
        elif letter in "mwMW":
            total += 0.84
        else:
            total += 0.66 if letter.isupper() else 0.55
    return total * size


def fit(words: str, room: float, sizes: Sequence[float]) -> tuple[str, float]:
    """The text in the largest size that fits, or cut short in the smallest."""
    for size in sizes:
        if length(words, size) <= room:
            return words, size
    while words and length(words + "…", sizes[-1]) > room:
        words = words[:-1].rstrip()
    return words + "…", sizes[-1]


def rank_of(piece: PieceView) -> str:
    """The sign of a summoner or champion; commons have none."""
    return "crown" if "summoner" in piece["classes"] else "star" if "champion" in piece["classes"] else ""


def seat_mark(seat: str, x: float, y: float, r: float, fill: str, stroke: str = "", width: float = 1) -> str:
    """A disc for south, an octagon for north."""
    return path(outline(seat, x - r, y - r, 2 * r, 2 * r, r if seat == "south" else r * 0.586), fill, stroke, width)


# The picture ----------------------------------------------------------------------------------------------------------


class Picture:
    """Draws one view; collects the drawings it uses, so that each stands in the file once."""

    def __init__(
        self, view: View, theme: Mapping[str, str], name: Callable[[str], str], words: Mapping[str, str]
    ) -> None:
        self.view = view
        self.theme = theme
        self.name = name
        self.words = words
        self.used: dict[str, str] = {}

    def draw(self, width: int) -> str:
        view, theme = self.view, self.theme
        hand = next((side["hand"] for side in view["sides"] if side["seat"] == view["seat"]), None) or []
        rows = (len(hand) + HAND_ROW - 1) // HAND_ROW
        height = SLAB_Y + SLAB_H + 14 + rows * (CARD_H + 12)
        body = [self.bar(), self.slab()]
        body += [self.tile(piece) for piece in sorted(view["pieces"], key=_from_the_far_left)]
        body.append(self.hand(view["seat"], hand, SLAB_Y + SLAB_H + 14))
        north, south = (self.panel(side) for side in sorted(view["sides"], key=lambda side: side["seat"]))
        body += [_at(12, SLAB_Y, north[0]), _at(12, height - 14 - south[1], south[0])]
        turn = f"{self.say('word-turn')} {view['turn']}"
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{round(width * height / WIDTH)}" '
            f'viewBox="0 0 {WIDTH} {num(height)}" role="img" font-family="{UI}" stroke-linecap="round" '
            f'stroke-linejoin="round"><title>{escape(title(view["game"]))}, {escape(turn)}</title>'
            f"<defs>{self.defs()}</defs>{rect(0, 0, WIDTH, height, theme['bg'])}"
            f"{rect(RAIL, BAR, WIDTH - RAIL, height - BAR, 'url(#sw-lamp)')}"
            f"{path(f'M{RAIL} {BAR}V{num(height)}', stroke=theme['line'])}{''.join(body)}</svg>\n"
        )

    def say(self, id: str) -> str:
        own = self.words.get(id) or WORDS.get(id)
        return own if own is not None else title(id.partition("-")[2])

    def use(self, id: str, drawing: str, x: float, y: float, size: float, colour: str, field: str) -> str:
        """A drawing of the 64 x 64 box at a place, in a colour, on a field."""
        self.used[id] = drawing
        place = f"translate({num(x)} {num(y)}) scale({size / BOX:.4f})"
        return f'<use href="#sw-{id}" transform="{place}" color="{colour}" fill="{field}" stroke="{field}"/>'

    def sign(self, id: str, x: float, y: float, size: float, colour: str, field: str) -> str:
        return self.use(f"sign-{id}", SIGNS[id], x, y, size, colour, field)

    def charge(self, card: Card, x: float, y: float, size: float, colour: str, field: str) -> str:
        attack = {MELEE: "melee", RANGED: "ranged"}.get(card.attack, "")
        drawing = charge(card.id, card.faction, attack, card.class_names())
        return self.use(f"charge-{card.id}", drawing, x, y, size, colour, field)

    def defs(self) -> str:
        theme = self.theme
        hatching = {"south": "M0 2h4", "north": "M2 0v4"}
        parts = [
            f'<radialGradient id="sw-lamp" cy="0.42" r="0.6"><stop stop-color="{theme["bg-2"]}"/>'
            f'<stop offset="1" stop-color="{theme["bg"]}"/></radialGradient>',
            '<filter id="sw-glow" x="-20%" y="-20%" width="140%" height="140%">'
            '<feGaussianBlur stdDeviation="4"/></filter>',
            '<pattern id="sw-masonry" width="24" height="16" patternUnits="userSpaceOnUse">'
            + path("M0 .5h24M0 8.5h24M6 .5v8M18 8.5v8", stroke=COURSES) + "</pattern>",
        ]  # fmt: skip
        for seat, d in hatching.items():
            lines = path(d, stroke=HATCH[seat], width=0.9)
            parts.append(
                f'<pattern id="sw-{seat}" width="4" height="4" patternUnits="userSpaceOnUse">{lines}</pattern>'
                f'<clipPath id="sw-clip-{seat}"><path d="{outline(seat, 0, 0, W, H, CORNER)}"/></clipPath>'
                + self.blank(seat, structure=False) + self.blank(seat, structure=True)
            )  # fmt: skip
        return "".join(parts) + "".join(f'<g id="sw-{id}">{drawing}</g>' for id, drawing in self.used.items())

    # The battlefield --------------------------------------------------------------------------------------------------

    def slab(self) -> str:
        """The empty board: frame, stones that differ a little, middle line, coordinates."""
        theme = self.theme
        engrave = theme["engrave"]
        parts = [rect(0.75, 0.75, SLAB_W - 1.5, SLAB_H - 1.5, theme["slab"], 10, _stroke(theme["slab-line"], 1.5))]
        seed = 7
        for row in range(8):
            for column in range(6):
                x, y = FRAME + column * CELL_W + 1.5, FRAME + row * CELL_H + 1.5
                w, h = CELL_W - 3, CELL_H - 3
                seed = seed * 16807 % 2147483647
                shade = seed / 2147483647 - 0.5
                parts.append(rect(x, y, w, h, theme["cell"], 5))
                if shade > 0:
                    parts.append(rect(x, y, w, h, theme["cell-hi"], 5, f' opacity="{shade * 0.34:.3f}"'))
                parts.append(path(f"M{num(x + 4)} {num(y + h - 0.5)}h{w - 8}", stroke=theme["cell-hi"]))
                parts.append(path(f"M{num(x + 4)} {num(y + 0.5)}h{w - 8}", stroke=theme["cell-lo"]))
        middle = SLAB_H / 2
        dots = f"M{FRAME + 2} {num(middle)}H{SLAB_W - FRAME - 2}"
        parts.append(path(dots, stroke=engrave, width=1.6, more=' stroke-dasharray="1 7"'))
        parts += [lozenge(x, middle, 5, engrave) for x in (FRAME / 2, SLAB_W - FRAME / 2)]
        for column in range(6):
            x = FRAME + (column + 0.5) * CELL_W
            parts.append(text(x, SLAB_H - FRAME / 2 + 3.6, "abcdef"[column], 10.5, 600, engrave, "middle"))
        for row in range(8):
            y = FRAME + (row + 0.5) * CELL_H + 3.6
            parts.append(text(FRAME / 2, y, str(8 - row), 10.5, 600, engrave, "middle"))
        for x, dx in ((FRAME, -1), (SLAB_W - FRAME, 1)):
            for y, dy in ((FRAME, -1), (SLAB_H - FRAME, 1)):
                start, end = f"{x + dx * 9.5} {y - dy * 7}", f"{x - dx * 7} {y + dy * 9.5}"
                arc = f"M{start}Q{x + dx * 10} {y + dy * 10} {end}"
                parts.append(path(arc, stroke=engrave, width=1.3, more=' opacity="0.8"'))
                parts.append(disc(x + dx * 5.5, y + dy * 5.5, 1.6, engrave, ' opacity="0.8"'))
        return _at(SLAB_X, SLAB_Y, "".join(parts))

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
        shadow = path(shape, "#000", more=f'{_moved(0, 1.6)} fill-opacity="0.38"')
        return (
            f'<g id="sw-{"structure" if structure else "unit"}-{seat}">{shadow}'
            f'<g clip-path="url(#sw-clip-{seat})">{ground}{sill}{rect(0, FACE, W, PLATE, VELLUM)}</g>'
            f"{path(shape, stroke=self.theme[seat], width=W * 0.019)}</g>"
        )

    def tile(self, piece: PieceView) -> str:
        """A card on the battlefield with its current values, in the colours of the seat that controls it."""
        card = BY_ID[piece["card"]]
        seat = piece["controller"]
        fights = piece["strength"] >= 0
        field = FIELD[seat] if fights else STONE
        shown = self.name(card.id)
        under = [self.name(id) for id in piece["under"]]
        label = " + ".join([f"{shown} {piece['square']}", *under])
        parts = [f"<title>{escape(label)}</title>"]
        decision = self.view["decision"]
        asked_about = decision is not None and decision["square"] == piece["square"]
        ring = outline(seat, -2.5, -2.5, W + 5, H + 5, CORNER + 2)
        if asked_about:
            parts.append(path(ring, self.theme["legal-mark"], more=' fill-opacity="0.6" filter="url(#sw-glow)"'))
        parts.append(f'<use href="#sw-{"unit" if fights else "structure"}-{seat}"/>')
        size = H * (0.49 if rank_of(piece) else 0.53)
        x, y = (W - size) / 2 - (0 if fights else W * 0.015), FACE - SILL - 3.5 - size
        parts.append(self.charge(card, x, y, size, VELLUM, field))
        if fights:
            parts.append(self.strength(piece, field))
        x = W * 0.855
        parts.append(text(x, H * 0.315, str(piece["life"]), _digit(piece["life"]), 800, VELLUM, "middle"))
        parts.append(self.sign("life", x - H * 0.081, H * 0.385, H * 0.162, VELLUM, field))
        parts.append(self.life_bar(piece, W * (0.055 if fights else 0.19)))
        parts.append(self.name_plate(piece, shown))
        if asked_about:
            parts.append(path(ring, stroke=self.theme["legal-under"], width=5.6))
            parts.append(path(ring, stroke=self.theme["legal-mark"], width=3.4))
        parts.append(self.badges(piece))
        column, row = GRID.column_of[GRID.square(piece["square"])], GRID.row_of[GRID.square(piece["square"])]
        x, y = SLAB_X + FRAME + column * CELL_W + 4, SLAB_Y + FRAME + (7 - row) * CELL_H + 4
        return f'<g data-square="{piece["square"]}"{_moved(x, y)}>{"".join(parts)}</g>'

    def strength(self, piece: PieceView, field: str) -> str:
        """The current strength; a changed one has another colour and a triangle up or down."""
        x, y, size = W * 0.145, H * 0.315, _digit(piece["strength"])
        change = piece["strength"] - piece["printed_strength"]
        shown = text(x, y, str(piece["strength"]), size, 800, CHANGED if change else VELLUM, "middle")
        if change:
            way = -1 if change > 0 else 1
            wide = size * (0.42 if piece["strength"] < 10 else 0.7)
            foot = y - size * (0.36 if change > 0 else 0.63)
            side, rise = num(size * 0.19), size * 0.27 * way
            shown += path(f"M{num(x + wide)} {num(foot)}l{side} {num(rise)} {side} {num(-rise)}z", CHANGED)
        return shown + self.sign(piece["attack"], x - H * 0.09, H * 0.385, H * 0.18, VELLUM, field)

    def life_bar(self, piece: PieceView, x: float) -> str:
        """One segment per point of life: full ones are left, hollow ones lost."""
        points = max(piece["full_life"], 1)
        gap = 1.1 if points > 8 else 1.6
        w = (W * 0.945 - x - gap * (points - 1)) / points
        y = FACE - SILL + (SILL - H * 0.062) / 2
        parts = []
        for point in range(points):
            left = x + point * (w + gap)
            if point < piece["life"]:
                parts.append(rect(left, y, w, H * 0.062, VELLUM, 0.8))
            else:
                hollow = _stroke(VELLUM, 0.7) + ' stroke-opacity="0.34"'
                parts.append(rect(left + 0.3, y + 0.3, w - 0.6, H * 0.062 - 0.6, "none", 0.8, hollow))
        return "".join(parts)

    def name_plate(self, piece: PieceView, shown: str) -> str:
        """The name, in what room the marks at the lower corners leave."""
        left = 10.0 if piece["owner"] != piece["controller"] else 5.0
        right = W - 5.0 if not piece["under"] else W + 2 - 11.5 * min(len(piece["under"]), 2)
        words, size = fit(shown, right - left, (13, 12, 11, 10.5))
        return text((left + right) / 2, H - PLATE * 0.29, words, size, 700, INK, "middle", BOOK)

    def badges(self, piece: PieceView) -> str:
        """What sits on the outline: rank, boosts, has acted, cards under it, another owner."""
        theme, seat = self.theme, piece["controller"]
        parts = []
        rank = rank_of(piece)
        if rank:
            inset = W * 0.032
            inner = outline(seat, inset, inset, W - 2 * inset, FACE - SILL - 2 * inset, CORNER * 0.72)
            parts.append(path(inner, stroke=VELLUM, width=W * 0.0105, more=' opacity="0.9"'))
            half = 13 if rank == "crown" else 12
            parts.append(rect(W / 2 - half, -6, 2 * half, 12, VELLUM, 6, _stroke(FIELD[seat], 1.2)))
            parts.append(self.sign(rank, W / 2 - 5.6, -5.8, 11.2, INK, VELLUM))
        if piece["boosts"]:
            parts.append(lozenge(1.5, 1.5, H * 0.165, theme["boost"], FIELD[seat], 1.3))
            size = 14 if piece["boosts"] < 10 else 11
            parts.append(text(1.5, 1.5 + size * 0.35, str(piece["boosts"]), size, 800, theme["on-boost"], "middle"))
        if piece["attacked"] or (piece["moved"] and self.view["phase"] == "move"):
            x, y, r = W - 1.5, 1.5, H * 0.125
            parts.append(disc(x, y, r, theme["bg-3"], _stroke(theme[seat], 1.2)))
            parts.append(path(f"M{num(x - 3.9)} {num(y)}l3.1 3.5 5.2-6.6", stroke=theme["text"], width=1.6))
        for place, id in enumerate(piece["under"][:2]):
            x, y = W - 1 - 11.5 * place, H - 3
            parts.append(disc(x, y, 8, VELLUM, _stroke(FIELD[seat], 1.4)))
            parts.append(self.charge(BY_ID[id], x - 5.5, y - 5.5, 11, INK, VELLUM))
        if piece["owner"] != seat:
            parts.append(seat_mark(piece["owner"], 2, H - 3, 6, FIELD[piece["owner"]], VELLUM, 1.6))
        return "".join(parts)

    # The bar above ----------------------------------------------------------------------------------------------------

    def bar(self) -> str:
        """Whose turn it is, and the phases; after the end, the result."""
        view, theme = self.view, self.theme
        parts = [rect(0, 0, WIDTH, BAR, theme["bg-2"]), path(f"M0 {BAR}H{WIDTH}", stroke=theme["line"])]
        if not view["turn"]:
            return "".join([*parts, text(18, 29, title(view["game"]), 15, 600, theme["text"])])
        active = view["active"]
        turn = f"{self.say('word-turn')} {view['turn']}"
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
        names = [self.say(f"phase-{phase}") for phase in PHASES]
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
                soft = f' fill-opacity="{theme["gold-soft"]}"{_stroke(theme["gold"], 1.5)}'
                parts.append(rect(x, 0.75, widths[place] + dots, 30.5, theme["gold"], 15.25, soft))
                for dot in range(most):
                    inside = colour if dot < left else "none"
                    parts.append(disc(x + widths[place] - 1 + 10 * dot, 16, 2.8, inside, _stroke(colour, 1.5)))
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
        won = self.say("word-nobody-wins")
        if view["winner"]:
            won = f"{self.say('seat-' + view['winner'])} {self.say('word-wins')}"
        reason = self.say(f"reason-{view['reason']}")
        first, second = length(won, 15), length(reason, 13)
        w = 46 + first + 12 + second + 16
        x = SLAB_X + (SLAB_W - w) / 2
        soft = f' fill-opacity="{theme["gold-soft"]}"{_stroke(theme["gold"], 1.5)}'
        return (
            rect(x, 8, w, 32, theme["gold"], 16, soft)
            + self.sign("crown" if view["winner"] else "attack", x + 16, 15, 18, theme["gold-text"], theme["bg-2"])
            + text(x + 44, 29, won, 15, 650, theme["text"], then=span(12, reason, 13, 400, theme["text-2"]))
        )

    # Panels -----------------------------------------------------------------------------------------------------------

    def panel(self, side: SideView) -> tuple[str, float]:
        """A player's panel, and its height."""
        view, theme, seat = self.view, self.theme, side["seat"]
        faction, summoner, life, full = self.summoner(side)
        parts = [self.shield(seat, faction, 12, 12)]
        you = span(6, self.say("word-you"), 12.5, 500, theme["text-3"]) if view["seat"] == seat else ""
        parts.append(text(64, 30, self.say(f"seat-{seat}"), 15, 650, theme["text"], then=you))
        if faction:
            parts.append(text(64, 47, self.say(f"faction-{faction}"), 12.5, 400, theme["text-2"]))
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
        parts.append(text(12, 105, self.say("word-magic"), 12.5, 400, theme["text-2"]))
        step = room / MAGIC_LIMIT
        for point in range(MAGIC_LIMIT):
            colour = theme["magic"] if point < side["magic"] else theme["magic-off"]
            parts.append(lozenge(bar + (point + 0.5) * step, 100.5, step / 2 - 0.3, colour))
        parts.append(self.fraction(105.5, side["magic"], MAGIC_LIMIT))
        piles = (
            ("draw", "word-draw-pile", side["draw_size"]),
            ("discard", "word-discard-pile", side["discard_size"]),
            ("hand", "word-hand", side["hand_size"]),
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
        frame = rect(0.5, 0.5, PANEL_W - 1, height - 1, theme["bg-2"], 12, _stroke(theme["line"], 1))
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
            parts.append(rect(x, y, w, 28, VELLUM, 7, _stroke(theme["line-2"], 1)))
            parts.append(self.charge(BY_ID[event["card"]], x + 8, y + 5, 18, INK, VELLUM))
            parts.append(text(x + 32, y + 18.6, words, size, 700, INK, face=BOOK))
            if event["boosts"]:
                parts.append(lozenge(x + w + 13, y + 14, 9.5, theme["boost"]))
                parts.append(text(x + w + 13, y + 18, str(event["boosts"]), 11, 800, theme["on-boost"], "middle"))
            x += wide + 8
        return "".join(parts), y + (40 if events else 0)

    # The hand ---------------------------------------------------------------------------------------------------------

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
                parts.append(_at(x, y, self.card(BY_ID[id], seat, id in usable)))
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
        hairline = _stroke(INK, 0.6) + ' stroke-opacity="0.34"'
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
            words, size = fit(self.say(f"ability-{own}"), 84 * u, (8.6 * u, 7.6 * u))
            parts.append(text(8 * u, (98 + 10.5 * place) * u, words, size, 800, RUBRIC, face=BOOK))
        for place, symbol in enumerate(card.symbols):
            x = (8 + 9 * place) * u
            parts.append(self.use(f"symbol-{symbol}", SYMBOLS[symbol], x, CARD_H - 12.5 * u, 7 * u, "#5B4D3A", VELLUM))
        if usable:
            parts.append(rect(0, 0, CARD_W, CARD_H, "none", 5 * u, _stroke(self.theme["legal"], 2)))
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
            return self.pill(phase, self.say(f"phase-{phase}"), 50 * u, u, "middle")
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
            rect(x, y - h / 2, w, h, INK, h / 2, _stroke(VELLUM, 1.2 * u))
            + self.sign(sign, start, y - icon / 2, icon, VELLUM, INK)
            + text(start + icon + 2.6 * u, y + size * 0.355, words, size, 800, VELLUM)
        )


def _from_the_far_left(piece: PieceView) -> tuple[int, int]:
    """Drawing order: what overlaps a neighbour (badges on the upper and left edge) is drawn after it."""
    square = GRID.square(piece["square"])
    return -GRID.row_of[square], GRID.column_of[square]


def _digit(value: int) -> float:
    """The size of a number on a tile: two figures have to leave the outline alone."""
    return H * (0.275 if value < 10 else 0.235)


def _moved(x: float, y: float) -> str:
    return f' transform="translate({num(x)} {num(y)})"'


def _at(x: float, y: float, inside: str) -> str:
    return f"<g{_moved(x, y)}>{inside}</g>"


def _stroke(colour: str, width: float) -> str:
    return f' stroke="{colour}" stroke-width="{num(width)}"'
