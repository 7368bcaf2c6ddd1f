"""What every part of the picture needs: the view, the theme, words, and drawings that stand in the file once."""
# interpreted: data only

from __future__ import annotations

from collections.abc import Callable, Mapping

from stonehall.games.summoner_wars.cards import MELEE, RANGED, Card
from stonehall.games.summoner_wars.svg.heraldry import BOX, SIGNS, charge
from stonehall.games.summoner_wars.svg.ink import WORDS, title
from stonehall.games.summoner_wars.view_shape import View
from stonehall.toolkit.drawing import num


class Pen:
    """Collects the drawings it uses, so that each stands in the file once."""

    def __init__(
        self, view: View, theme: Mapping[str, str], name: Callable[[str], str], words: Mapping[str, str]
    ) -> None:
        self.view = view
        self.theme = theme
        self.name = name
        self.words = words
        self.used: dict[str, str] = {}

    def say(self, id: str) -> str:
        own = self.words.get(id) or WORDS.get(id)
        return own if own is not None else title(id.removeprefix("sw2-").partition("-")[2])

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
