"""The ready decks, one file each: its cards as a table on top, its abilities below."""

from stonehall.games.summoner_wars.abilities import BY_NUMBER, Ability
from stonehall.games.summoner_wars.cards import CARDS, FACTIONS, Card, bind
from stonehall.games.summoner_wars.factions import (
    breakers,
    cave_goblins,
    eternal_council,
    fallen_kingdom,
    fungal_dwarves,
    phoenix_elves,
    polar_dwarves,
    savanna_elves,
    shadow_elves,
    shared,
    tundra_orcs,
    vanguards,
)

READY_DECKS = (
    "polar-dwarves",
    "fallen-kingdom",
    "cave-goblins",
    "breakers",
    "savanna-elves",
    "vanguards",
    "phoenix-elves",
    "tundra-orcs",
    "shadow-elves",
    "fungal-dwarves",
    "eternal-council",
)
"""The ids of the factions in the order they appeared."""

bind()


def all_cards() -> list[Card]:
    """Every card of the game by its number."""
    return CARDS


def all_abilities() -> list[Ability]:
    """Every ability of the game by its number."""
    return BY_NUMBER


__all__ = [
    "FACTIONS", "READY_DECKS", "all_abilities", "all_cards",
    "breakers", "cave_goblins", "eternal_council", "fallen_kingdom", "fungal_dwarves", "phoenix_elves",
    "polar_dwarves", "savanna_elves", "shadow_elves", "shared", "tundra_orcs", "vanguards",
]  # fmt: skip
