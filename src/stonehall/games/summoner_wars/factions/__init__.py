"""The ready decks, one file each: its cards as a table on top, its abilities below."""

from stonehall.games.summoner_wars.cards import FACTIONS, bind
from stonehall.games.summoner_wars.factions import cave_goblins, fallen_kingdom, polar_dwarves, shared

ALL = (shared, polar_dwarves, fallen_kingdom, cave_goblins)
bind()

__all__ = ["ALL", "FACTIONS"]
