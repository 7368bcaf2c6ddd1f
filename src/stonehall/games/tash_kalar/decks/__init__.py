"""All decks. Reading them registers their cards."""

from stonehall.games.tash_kalar.cards import CARDS, Card
from stonehall.games.tash_kalar.decks import (
    etherweave,
    etherweave_heroic,
    everfrost,
    everfrost_heroic,
    flares,
    highland,
    imperial,
    legends,
    nethervoid,
    nethervoid_demons,
    sylvan,
    tasks,
)

SCHOOLS = ("northern", "southern", "highland", "sylvan", "everfrost", "nethervoid", "etherweave")
"""The schools, as the options of a game name them: those of the base game, then the expansions."""


def all_cards() -> list[Card]:
    """Every card of the game by its number."""
    return CARDS


__all__ = [
    "SCHOOLS",
    "all_cards",
    "etherweave",
    "etherweave_heroic",
    "everfrost",
    "everfrost_heroic",
    "flares",
    "highland",
    "imperial",
    "legends",
    "nethervoid",
    "nethervoid_demons",
    "sylvan",
    "tasks",
]
