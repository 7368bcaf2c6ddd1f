"""The bot that looks one play ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from stonehall.kernel.decision import Option
from stonehall.kernel.dice import Roll
from stonehall.kernel.match import Observation
from stonehall.kernel.state import State

FOLLOW_UPS: Final = 2
"""How many choices inside one effect are followed (whom to target, then where to)."""
WIDTH: Final = 16
"""At most so many options of such a choice are tried."""


class GreedyBot:
    """Tries every option in an imagined state and takes the one that looks best to the game's evaluation.

    Dice are expected exactly, over all outcomes with their odds; what a draw brings is not foreseen.
    """

    def __init__(self, seed: int | None = None) -> None:
        self.rng = Random(seed)

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        world = observation.imagine(self.rng)
        best: Option | None = None
        best_value = 0.0
        for option in world.game.promising(world):
            after = world.clone()
            after.apply(option)
            value = expected(after, observation.seat, FOLLOW_UPS) + self.rng.random() * 1e-6  # ties are broken by luck
            if best is None or value > best_value:
                best, best_value = option, value
        assert best is not None
        return best


def expected(state: State, seat: int, follow_ups: int) -> float:
    """The value of a state for a seat, over the dice that are due and the best choice inside the same effect."""
    decision = state.decision
    if isinstance(decision, Roll):
        total = 0.0
        for option, odds in decision.odds():
            after = state.clone()
            after.apply(option)
            total += odds * expected(after, seat, 0)
        return total
    if decision is not None and decision.seat == seat and follow_ups > 0 and not state.game.is_quiet(state):
        best = -1e9
        options = state.game.promising(state)[:WIDTH]
        further = follow_ups - 1 if len(options) > 1 else follow_ups
        for option in options:
            after = state.clone()
            after.apply(option)
            best = max(best, expected(after, seat, further))
        return best
    return state.game.evaluate(state, seat)
