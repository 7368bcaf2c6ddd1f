"""The ready decks, one file each: its cards as a table on top, its abilities below."""

from stonehall.games.summoner_wars.abilities import BY_NUMBER, Ability
from stonehall.games.summoner_wars.cards import CARDS, FACTIONS, Card, bind
from stonehall.games.summoner_wars.factions import cave_goblins, fallen_kingdom, polar_dwarves, shared

bind()


def all_cards() -> list[Card]:
    """Every card of the game by its number."""
    return CARDS


def all_abilities() -> list[Ability]:
    """Every ability of the game by its number."""
    return BY_NUMBER


__all__ = ["FACTIONS", "all_abilities", "all_cards", "cave_goblins", "fallen_kingdom", "polar_dwarves", "shared"]
