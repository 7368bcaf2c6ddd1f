"""The bot that looks one play ahead."""

from __future__ import annotations

from random import Random

from stonehall.bots.budget import Budget
from stonehall.bots.look_ahead import outlook
from stonehall.kernel.adviser import RULE_OF_THUMB, AnyAdviser
from stonehall.kernel.decision import Option
from stonehall.kernel.match import Observation


class GreedyBot:
    """Tries every option in an imagined state and takes the one that looks best to the game's evaluation.

    Dice are expected exactly, over all outcomes with their odds; what a draw brings is not foreseen. It takes the time
    it needs, so that it plays the same wherever it is measured. It goes by the game's rule of thumb, or another
    ``adviser``.
    """

    def __init__(self, seed: int | None = None, adviser: AnyAdviser = RULE_OF_THUMB) -> None:
        self.rng = Random(seed)
        self.adviser = adviser
        self.budget = Budget()

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        world = observation.imagine(self.rng)
        best: Option | None = None
        best_value = 0.0
        for option in self.adviser.promising(world):
            value = outlook(world, option, observation.seat, self.budget, self.adviser)
            value += self.rng.random() * 1e-6  # ties are broken by luck
            if best is None or value > best_value:
                best, best_value = option, value
        assert best is not None
        return best
