"""All decks. Reading them registers their cards."""

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

__all__ = [
    "SCHOOLS",
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
