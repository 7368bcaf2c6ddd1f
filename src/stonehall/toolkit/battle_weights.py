"""What battles of cards are judged by: the numbers for summoners, units and hands that such games share.

Each game guesses them for itself and adds its own. What nobody has guessed is 0: only who learnt by playing counts it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MOVES: Final = 2
"""How far most units move in a turn."""
UNGUESSED: Final[dict[str, float]] = {
    # A die that could be rolled at the other summoner now, or after a move; the squares the nearest unit is away from
    # it; and those the own summoner is away from it.
    "threat": 0.0, "threat-soon": 0.0, "nearest": 0.0, "summoner-distance": 0.0,
    # A unit that attacks from afar, one with a single life left; strength and life of a champion, on top of a unit's.
    "ranged": 0.0, "frail": 0.0, "champion-strength": 0.0, "champion-life": 0.0,
    # In the own hand: a unit, one there is magic enough for, an event. Each point of magic, on top of the root of all.
    "unit-card": 0.0, "affordable": 0.0, "event-card": 0.0, "magic-point": 0.0,
    # What each square between a place to summon beside and the other summoner takes off.
    "door-distance": 0.0,
}  # fmt: skip


class BattleWeights:
    """Such numbers at hand."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.summoner_life = numbers["summoner-life"]
        self.last_lives = numbers["last-lives"]
        self.distance = numbers["distance"]
        self.card = numbers["card"]
        self.champion_card = numbers["champion-card"]
        self.magic = numbers["magic"]
        self.event = numbers["event"]
        self._unit = numbers["unit"]
        self._cost = numbers["cost"]
        self._strength = numbers["strength"]
        self._life = numbers["life"]
        self._boost = numbers["boost"]
        self._champion = numbers["champion"]
        self._threat = numbers["threat"]
        self._threat_soon = numbers["threat-soon"]
        self.nearest = numbers["nearest"]
        self.summoner_distance = numbers["summoner-distance"]
        self._ranged = numbers["ranged"]
        self._frail = numbers["frail"]
        self._champion_strength = numbers["champion-strength"]
        self._champion_life = numbers["champion-life"]
        self.unit_card = numbers["unit-card"]
        self.affordable = numbers["affordable"]
        self.event_card = numbers["event-card"]
        self.magic_point = numbers["magic-point"]
        self.door_distance = numbers["door-distance"]

    def summoner(self, left: int) -> float:
        """A summoner with so many lives left."""
        return self.summoner_life * left + (0.0 if left > 3 else -self.last_lives * (4 - left))

    def unit(self, cost: int, strength: int, left: int, boosts: int, is_champion: bool, is_ranged: bool) -> float:
        """A unit, wherever it stands."""
        worth = self._unit + self._cost * cost + self._strength * strength + self._life * left + self._boost * boosts
        if is_champion:
            worth += self._champion + self._champion_strength * strength + self._champion_life * left
        if is_ranged:
            worth += self._ranged
        if left == 1:
            worth += self._frail
        return worth

    def hunter(self, strength: int, reach: int, away: int) -> float:
        """What a unit's place is worth, so many squares away from the summoner it hunts."""
        worth = -self.distance * away
        if away <= reach:
            worth += self._threat * strength
        elif away <= reach + MOVES:
            worth += self._threat_soon * strength
        return worth
