"""All decks. Reading them registers their cards."""

from stonehall.games.tash_kalar.decks import flares, highland, imperial, legends, sylvan, tasks

SCHOOLS = ("northern", "southern", "highland", "sylvan")
"""The schools, as the options of a game name them."""

__all__ = ["SCHOOLS", "flares", "highland", "imperial", "legends", "sylvan", "tasks"]
