"""The factions, one file each: its cards as a table on top, its abilities below.

A new file joins ``from … import`` (which registers its cards), ``READY_DECKS`` and ``__all__``.
"""

from stonehall.games.alliances.abilities import BY_NUMBER, Ability
from stonehall.games.alliances.cards import CARDS, FACTIONS, Card, bind

READY_DECKS: tuple[str, ...] = ()
"""The ids of the factions that can be played, the older ones first."""

bind()


def all_cards() -> list[Card]:
    """Every card of the game by its number."""
    return CARDS


def all_abilities() -> list[Ability]:
    """Every ability of the game by its number."""
    return BY_NUMBER


__all__ = ["FACTIONS", "READY_DECKS", "all_abilities", "all_cards"]
