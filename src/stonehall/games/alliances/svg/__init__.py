"""An SVG picture of a view: the battlefield of two or four players, their panels, the phases and the viewer's hand."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Callable, Mapping

from stonehall.games.alliances.board import LARGE
from stonehall.games.alliances.cards import BY_ID, EVENT, PHASES, RANGES, UNIT, WALL
from stonehall.games.alliances.state import ATTACKS_PER_TURN, MOVES_IN_FIRST_TURN, MOVES_PER_TURN
from stonehall.games.alliances.svg.ink import WEAPONS, WORDS, charge_of, emblem_of, title
from stonehall.games.alliances.view_shape import PieceView, SideView, View
from stonehall.toolkit.battlefield.hand import Face
from stonehall.toolkit.battlefield.ink import CELL_H, CELL_W, FIELD, FRAME, ROWS, STONE, H
from stonehall.toolkit.battlefield.picture import Picture as BattlefieldPicture
from stonehall.toolkit.battlefield.picture import offered
from stonehall.toolkit.battlefield.slab import Tile, drop
from stonehall.toolkit.drawing import THEMES, VELLUM, moved, num, path, rect, stroke_of, text, theme_named

VINE = "#9DB58A"
"""The creeper of a Vine Wall, the same in both themes."""
LEAF = "#B9CFA4"


def picture(
    view: View,
    theme: str = "dark",
    width: int = 0,
    name: Callable[[str], str] | None = None,
    words: Mapping[str, str] | None = None,
) -> str:
    """The view as one self-contained SVG image, without a ``width`` as wide as its board asks for."""
    return Picture(view, theme_named(theme), name or title, {**WORDS, **(words or {})}).draw(width)


def board(view: View, theme: str, name: Callable[[str], str]) -> str:
    """The battlefield of a view alone."""
    return Picture(view, theme_named(theme), name, WORDS).draw_board()


class Picture(BattlefieldPicture):
    """Draws one view."""

    def __init__(
        self, view: View, theme: Mapping[str, str], name: Callable[[str], str], words: Mapping[str, str]
    ) -> None:
        super().__init__(view["columns"], theme, "al", name, title, words)
        self.view = view
        self.seats = view["seats"]

    def charge_of(self, card: str) -> str:
        return charge_of(card)

    def draw(self, width: int) -> str:
        view = self.view
        ids = next((side["hand"] for side in view["sides"] if side["seat"] == view["seat"]), None) or []
        turn = f"{self.own('word-turn')} {view['turn']}"
        return self.put_together(
            f"{view['game'].capitalize()}, {turn}",
            width or self.at.width,
            self.bar(turn, view["active"], self.moment()) if view["turn"] else self.ledge(view["game"].capitalize()),
            self.tiles(),
            (view["seat"], [self.face_of(id) for id in ids], offered(view["decision"])),
            [self.panel(side) for side in self.from_the_top()],
            self.edges(),
            self.creepers(),
        )

    def draw_board(self) -> str:
        return self.board_alone(self.view["game"].capitalize(), self.tiles(), self.edges(), self.creepers())

    def from_the_top(self) -> list[SideView]:
        """The players of the north first, then those of the south."""
        return sorted(self.view["sides"], key=lambda side: not side["seat"].startswith("north"))

    def moment(self) -> str:
        """Where in the turn we are; after the end, the result."""
        moves = MOVES_IN_FIRST_TURN if self.view["shortened"] else MOVES_PER_TURN
        return self.moment_of(self.view, PHASES, moves, ATTACKS_PER_TURN)

    # On the slab ------------------------------------------------------------------------------------------------

    def tiles(self) -> list[Tile]:
        """The cards, and the Vine Walls on which none stands."""
        occupied = {piece["square"] for piece in self.view["pieces"]}
        free = [vine for vine in self.view["vines"] if vine["square"] not in occupied]
        return [self.tile_of(piece) for piece in [*self.view["pieces"], *free]]

    def creepers(self) -> str:
        """The Vine Walls on which a card stands."""
        occupied = {piece["square"] for piece in self.view["pieces"]}
        return "".join(self.creeper(vine) for vine in self.view["vines"] if vine["square"] in occupied)

    def tile_of(self, piece: PieceView) -> Tile:
        view = self.view
        square = LARGE.square(piece["square"])
        classes, decision = piece["classes"], view["decision"]
        return Tile(
            piece["square"], LARGE.column_of[square], LARGE.row_of[square], piece["card"], piece["controller"],
            piece["owner"], piece["attack"], piece["printed_attack"], WEAPONS.get(piece["range"], ""), piece["life"],
            piece["full_life"],
            rank="crown" if "summoner" in classes else "star" if "champion" in classes else "",
            boosts=piece["boosts"],
            wounds=piece["wounds"],
            acted=piece["attacked"] or (piece["moved"] and view["phase"] == "move"),
            asked_about=decision is not None and decision["square"] == piece["square"],
            under=piece["under"],
        )  # fmt: skip

    def edges(self) -> str:
        """On the double board: the line between the boards, and the names of the columns that touch (SW1-TEAM-9)."""
        if not self.view["joined"]:
            return ""
        at, engrave = self.at, self.theme["engrave"]
        middle = at.slab_x + at.slab_w / 2
        top, foot = at.slab_y + FRAME, at.slab_y + FRAME + ROWS * CELL_H
        parts = [path(f"M{num(middle)} {num(top)}V{num(foot)}", stroke=self.theme["cell-lo"], width=3)]
        dashed = ' stroke-dasharray="5 5"'
        for x, name in ((at.slab_x - 6, "l"), (at.slab_x + at.slab_w + 6, "a")):
            parts.append(path(f"M{num(x)} {num(top)}V{num(foot)}", stroke=engrave, width=1.2, more=dashed))
            parts.append(text(x, top - 6, f"{name}…", 10.5, 600, engrave, "middle"))
        return "".join(parts)

    def creeper(self, vine: PieceView) -> str:
        """A Vine Wall under a unit: a creeper round its tile, and a chip with leaf and life."""
        square = LARGE.square(vine["square"])
        x, y = self.corner_of(LARGE.column_of[square], LARGE.row_of[square])
        colour = FIELD[vine["controller"]]
        stem = "".join(f"q6 {4 if part % 2 else -4} 12 0" for part in range(int((CELL_W - 12) / 12)))
        parts = [path(f"M2 1{stem}", stroke=VINE, width=2), path(f"M2 {H - 1}{stem}", stroke=VINE, width=2)]
        parts.append(rect(-5, H - 12, 30, 17, STONE, 8, stroke_of(colour, 1.6)))
        parts.append(self.sign("vine", -1, H - 9.5, 12, LEAF, STONE))
        parts.append(text(17, H + 1, str(vine["life"]), 11, 800, VELLUM, "middle"))
        if vine["wounds"]:
            parts.append(drop(31, H - 4, vine["wounds"]))
        return f'<g data-vine="{vine["square"]}"{moved(x, y)}>{"".join(parts)}</g>'

    # Hand and panels --------------------------------------------------------------------------------------------

    def face_of(self, id: str) -> Face:
        card = BY_ID[id]
        left = middle = None
        right = ("life", str(card.life)) if card.life else None
        if card.is_a(UNIT):
            weapon = next(WEAPONS[name] for name, number in RANGES.items() if number == card.range)
            left = (weapon, str(card.attack))
        elif card.is_a(EVENT) and not card.is_a(WALL):
            middle = ("event", self.own("phase-event"))
        abilities = [] if card.is_a(EVENT) else list(card.ability_ids)
        return Face(id, card.is_a(WALL), card.cost, abilities, left=left, middle=middle, right=right)

    def panel(self, side: SideView) -> tuple[str, float]:
        """A player's panel, and its height."""
        view, seat = self.view, side["seat"]
        decision = view["decision"]
        decides = decision is not None and decision["seat"] == seat
        faction = side["faction"]
        parts = [self.head(seat, faction, emblem_of(faction), view["seat"] == seat, decides)]
        own = [piece for piece in view["pieces"] if "summoner" in piece["classes"] and piece["owner"] == seat]
        full = own[0]["full_life"] if own else BY_ID[side["summoner"]].life
        parts.append(self.life(side["summoner"], max(own[0]["life"], 0) if own else 0, full))
        drawn = "?" if side["draw_size"] is None else str(side["draw_size"])
        piles = [
            ("draw", "word-draw-pile", drawn),
            ("magic", "word-magic-pile", str(side["magic_size"])),
            ("discard", "word-discard-pile", str(len(side["discard"]))),
            ("hand", "word-hand", str(side["hand_size"])),
        ]
        piles += [("vine", "word-vine-walls", str(side["vine_walls"]))] if side["has_vine_walls"] else []
        piles += [("summon", "word-conjurations", str(len(side["conjurations"])))] if side["has_conjurations"] else []
        piles += [("wall", "word-prison", str(len(side["prison"])))] if side["has_prison"] else []
        parts.append(self.wells(piles, 94))
        below = 94 + 46 * ((len(piles) + 2) // 3) + 6
        chips, height = self.chips([(event["card"], 0) for event in side["lasting"]], below)
        acting = bool(view["turn"]) and view["active"] == seat and not view["over"]
        drawing = self.frame(seat, height, acting, "".join([*parts, chips]))
        return (f'<g opacity="0.55">{drawing}</g>' if side["out"] else drawing), height


__all__ = ["THEMES", "Picture", "board", "picture", "title"]
