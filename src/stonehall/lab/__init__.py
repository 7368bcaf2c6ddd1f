"""Simulation: many games at once, and what they say about decks, seats and bots.

>>> from stonehall.lab import Plan
>>> summary = Plan("summoner-wars", games=3, seed=7).run()
>>> summary.games, summary.draws
(3, 0)

Any bot may play, not only those with a name:

>>> class Hasty:
...     def __init__(self, seed):
...         "Luck is of no use to it."
...     def choose(self, observation):
...         return observation.options[0]
>>> plan = Plan("summoner-wars", bots=[Hasty, "random"], games=2, settings={"turn-limit": "8"})
>>> plan.bot_names
('Hasty', 'random')
>>> plan.run().seats["south"].total
2
"""

from __future__ import annotations

from stonehall.lab.plan import NamedDeck, Plan, every_pairing
from stonehall.lab.playing import match_of, play_one, record_of
from stonehall.lab.results import BrokenGame, Failure, Result
from stonehall.lab.statistics import Share, Spread
from stonehall.lab.summary import Summary

__all__ = [
    "BrokenGame", "Failure", "NamedDeck", "Plan", "Result", "Share", "Spread", "Summary", "every_pairing", "match_of",
    "play_one", "record_of",
]  # fmt: skip
