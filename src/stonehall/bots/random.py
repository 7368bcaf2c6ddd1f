"""The bot that plays anything."""

from __future__ import annotations

from random import Random

from stonehall.kernel.decision import Option
from stonehall.kernel.match import Observation


class RandomBot:
    """Every option is as good as any other."""

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, observation: Observation) -> Option:
        options = observation.options
        return options[int(self.rng.random() * len(options))]
