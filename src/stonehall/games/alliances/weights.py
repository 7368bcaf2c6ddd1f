"""The numbers a judgement is made of: guessed by people, or learnt from games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stonehall.toolkit.battle_weights import UNGUESSED, BattleWeights

GUESSED: Final[dict[str, float]] = {
    # A point of life of a summoner, and each of the last three on top of it.
    "summoner-life": 4.0, "last-lives": 5.0,
    # A Wall and its life; having one at all, since without a Wall nobody can be summoned (SW1-SUM-6); a Vine Wall.
    "wall": 1.5, "wall-life": 0.25, "last-wall": 3.0, "vine-wall": 0.6,
    # What each square between a unit and the next summoner of the others takes off.
    "distance": 0.15,
    # A card in hand, a champion among them on top (it may decide the game, and burnt it is one magic like any other),
    # one in the pile; the root of magic, and a prisoner as a share of a point of it, since most can be turned into one.
    "card": 0.7, "champion-card": 1.0, "pile": 0.1, "magic": 2.2, "prisoner": 0.9,
    # An active event.
    "event": 1.0,
    # A unit: any, by its cost, attack value, life, boosts, as a champion, and if it is stunned.
    "unit": 2.0, "cost": 1.0, "strength": 0.6, "life": 0.8, "boost": 0.5, "champion": 1.0, "stunned": 0.8,
    # A card under a card, with an ability for it or without.
    "ability-beneath": 1.5, "card-beneath": 0.5,
    **UNGUESSED,
}  # fmt: skip


class Weights(BattleWeights):
    """Such numbers at hand."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        super().__init__(numbers)
        self.wall = numbers["wall"]
        self.wall_life = numbers["wall-life"]
        self.last_wall = numbers["last-wall"]
        self.vine_wall = numbers["vine-wall"]
        self.pile = numbers["pile"]
        self.prisoner = numbers["prisoner"]
        self.stunned = numbers["stunned"]
        self.ability_beneath = numbers["ability-beneath"]
        self.card_beneath = numbers["card-beneath"]


PLAIN: Final = Weights(GUESSED)
