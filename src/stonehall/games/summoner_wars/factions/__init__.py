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

IN_ORDER = (
    polar_dwarves,
    fallen_kingdom,
    cave_goblins,
    breakers,
    savanna_elves,
    vanguards,
    phoenix_elves,
    tundra_orcs,
    shadow_elves,
    fungal_dwarves,
    eternal_council,
)
bind()


def all_cards() -> list[Card]:
    """Every card of the game by its number."""
    return CARDS


def all_abilities() -> list[Ability]:
    """Every ability of the game by its number."""
    return BY_NUMBER


__all__ = ["FACTIONS", "IN_ORDER", "all_abilities", "all_cards", "shared"]
