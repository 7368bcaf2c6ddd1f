"""An SVG picture of a view: the battlefield, both players' panels, the phases and the viewer's own hand."""
# interpreted: data only

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from stonehall.games.summoner_wars.board import SEATS
from stonehall.games.summoner_wars.cards import BY_ID, FACTIONS, PHASES
from stonehall.games.summoner_wars.state import MAGIC_LIMIT
from stonehall.games.summoner_wars.svg.ink import WORDS, title
from stonehall.games.summoner_wars.svg.parts import charge_of, face_of, tile_of
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, MOVES_PER_TURN
from stonehall.games.summoner_wars.view_shape import SideView, View
from stonehall.toolkit.battlefield.ink import PANEL_W
from stonehall.toolkit.battlefield.panels import METER
from stonehall.toolkit.battlefield.picture import Picture as BattlefieldPicture
from stonehall.toolkit.battlefield.picture import offered
from stonehall.toolkit.drawing import THEMES, fit, length, lozenge, text, theme_named
from stonehall.toolkit.emblems import emblem

COLUMNS = 6
WIDTH = 1000


def picture(
    view: View,
    theme: str = "dark",
    width: int = WIDTH,
    name: Callable[[str], str] | None = None,
    words: Mapping[str, str] | None = None,
) -> str:
    """The view as one self-contained SVG image."""
    return Picture(view, theme_named(theme), name or title, {**WORDS, **(words or {})}).draw(width)


def board(view: View, theme: str, name: Callable[[str], str]) -> str:
    """The battlefield of a view alone."""
    return Picture(view, theme_named(theme), name, WORDS).draw_board()


class Picture(BattlefieldPicture):
    """Draws one view."""

    seats = SEATS

    def __init__(
        self, view: View, theme: Mapping[str, str], name: Callable[[str], str], words: Mapping[str, str]
    ) -> None:
        super().__init__(COLUMNS, theme, "sw2", name, title, words)
        self.view = view

    def charge_of(self, card: str) -> str:
        return charge_of(card)

    def draw(self, width: int) -> str:
        view = self.view
        ids = next((side["hand"] for side in view["sides"] if side["seat"] == view["seat"]), None) or []
        faces = [face_of(id, self.own(f"phase-{PHASES[BY_ID[id].phase]}")) for id in ids]
        turn = f"{self.own('word-turn')} {view['turn']}"
        return self.put_together(
            f"{title(view['game'])}, {turn}",
            width,
            self.bar(turn, view["active"], self.moment()) if view["turn"] else self.ledge(title(view["game"])),
            [tile_of(view, piece) for piece in view["pieces"]],
            (view["seat"], faces, offered(view["decision"])),
            [self.panel(side) for side in sorted(view["sides"], key=lambda side: side["seat"])],
        )

    def draw_board(self) -> str:
        return self.board_alone(title(self.view["game"]), [tile_of(self.view, piece) for piece in self.view["pieces"]])

    def moment(self) -> str:
        """Where in the turn we are; after the end, the result."""
        return self.moment_of(self.view, PHASES, MOVES_PER_TURN, ATTACKS_PER_TURN)

    def panel(self, side: SideView) -> tuple[str, float]:
        """A player's panel, and its height."""
        view, theme, seat = self.view, self.theme, side["seat"]
        faction, summoner, life, full = self.summoner(side)
        decision = view["decision"]
        decides = decision is not None and decision["seat"] == seat
        parts = [self.head(seat, faction, emblem(faction), view["seat"] == seat, decides)]
        if summoner:
            parts.append(self.life(summoner, life, full))
        parts.append(text(12, 105, self.own("word-magic"), 12.5, 400, theme["text-2"]))
        step = (PANEL_W - METER - 60) / MAGIC_LIMIT
        for point in range(MAGIC_LIMIT):
            colour = theme["magic"] if point < side["magic"] else theme["magic-off"]
            parts.append(lozenge(METER + (point + 0.5) * step, 100.5, step / 2 - 0.3, colour))
        parts.append(self.fraction(105.5, side["magic"], MAGIC_LIMIT))
        piles = [
            ("draw", "word-draw-pile", str(side["draw_size"])),
            ("discard", "word-discard-pile", str(side["discard_size"])),
            ("hand", "word-hand", str(side["hand_size"])),
        ]
        parts.append(self.wells(piles, 121))
        chips, height = self.chips([(event["card"], event["boosts"]) for event in side["active"]], 173)
        acting = bool(view["turn"]) and view["active"] == seat and not view["over"]
        return self.frame(seat, height, acting, "".join([*parts, chips])), height

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


__all__ = ["THEMES", "Picture", "board", "fit", "length", "picture", "title"]
