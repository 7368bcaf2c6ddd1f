"""The numbers a judgement is made of: guessed by people, or learnt from games."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from stonehall.toolkit.battle_weights import UNGUESSED, BattleWeights

GUESSED: Final[dict[str, float]] = {
    # A point of life of the summoner, and each of the last three on top of it.
    "summoner-life": 3.0, "last-lives": 4.0,
    # A gate, and its life.
    "gate": 1.0, "gate-life": 0.25,
    # What each square between a unit and the other summoner takes off.
    "distance": 0.12,
    # A card in hand, a champion among them on top (it may decide the game, and burnt it is one magic like any other),
    # one in the pile, and the root of magic.
    "card": 0.8, "champion-card": 1.0, "pile": 0.0, "magic": 2.0,
    # An active event, and its cost.
    "event": 0.6, "event-cost": 0.2,
    # A unit: any, by its cost, strength, life, boosts, as a champion, and for each card under it.
    "unit": 2.0, "cost": 1.0, "strength": 0.5, "life": 0.7, "boost": 0.4, "champion": 1.0, "under": 0.6,
    **UNGUESSED,
}  # fmt: skip


class Weights(BattleWeights):
    """Such numbers at hand."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        super().__init__(numbers)
        self.gate = numbers["gate"]
        self.gate_life = numbers["gate-life"]
        self.pile = numbers["pile"]
        self.event_cost = numbers["event-cost"]
        self.under = numbers["under"]


PLAIN: Final = Weights(GUESSED)
