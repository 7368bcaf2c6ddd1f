"""The factions, one file each: its cards as a table on top, its abilities below.

A new file joins ``from … import`` (which registers its cards), ``READY_DECKS`` and ``__all__``.
"""

from stonehall.games.alliances.abilities import BY_NUMBER, Ability
from stonehall.games.alliances.cards import CARDS, FACTIONS, Card, bind
from stonehall.games.alliances.factions import (
    benders,
    cave_filth,
    deep_benders,
    deep_dwarves,
    fallen_phoenix,
    jungle_shadows,
    mountain_vargath,
    sand_cloaks,
    sand_goblins,
    shadow_elves,
    swamp_mercenaries,
    swamp_orcs,
    tundra_guild,
    vargath_vanguard,
)

READY_DECKS = (
    "deep-dwarves",
    "mountain-vargath",
    "sand-goblins",
    "shadow-elves",
    "swamp-orcs",
    "benders",
    "fallen-phoenix",
    "deep-benders",
    "vargath-vanguard",
    "swamp-mercenaries",
    "cave-filth",
    "tundra-guild",
    "jungle-shadows",
    "sand-cloaks",
)
"""The ids of the factions that can be played, the older ones first."""

bind()


def all_cards() -> list[Card]:
    """Every card of the game by its number."""
    return CARDS


def all_abilities() -> list[Ability]:
    """Every ability of the game by its number."""
    return BY_NUMBER


__all__ = [
    "FACTIONS", "READY_DECKS", "all_abilities", "all_cards", "benders", "cave_filth", "deep_benders",
    "deep_dwarves", "fallen_phoenix", "jungle_shadows", "mountain_vargath", "sand_cloaks", "sand_goblins",
    "shadow_elves", "swamp_mercenaries", "swamp_orcs", "tundra_guild", "vargath_vanguard",
]  # fmt: skip
