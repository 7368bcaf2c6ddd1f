"""The bot for a first evening: it sees little, and never does itself harm."""

from __future__ import annotations

from random import Random
from typing import Final

from stonehall.bots.budget import Budget
from stonehall.bots.look_ahead import outlook
from stonehall.bots.restraint import first_meant, idle_option
from stonehall.kernel.decision import END, Option
from stonehall.kernel.match import Observation

SECONDS: Final = 0.2
"""What a decision takes at most."""
LITTLE: Final = 1e-6


class PageBot:
    """Takes the first play it happens to see that is better than to do nothing.

    Where it may not do nothing, a play is not to be worse than things stand; and where all of them are, it takes the
    best. It looks at each as far as ``greedy`` does, so that it knows harm when it sees it.
    """

    def __init__(self, seed: int | None = None, seconds: float = SECONDS) -> None:
        self.rng = Random(seed)
        self.budget = Budget(seconds)

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        self.budget.begin()
        seat = observation.seat
        world = observation.imagine(self.rng)
        options = list(world.game.promising(world))
        self.rng.shuffle(options)
        idle = idle_option(observation.options)
        least = world.game.evaluate(world, seat) if idle is None else outlook(world, idle, seat, self.budget)
        # To end is no loss where nothing is gained; to decline may be one, since nobody foresees what a draw brings.
        least += LITTLE if idle is not None and idle.verb == END else -LITTLE
        otherwise, best = idle, -1e18
        for option in options:
            if option == idle:
                continue
            value = outlook(world, option, seat, self.budget)
            if otherwise is not None and self.budget.is_spent():
                break  # this one was not thought through
            if value > least and first_meant(observation, [option]) is not None:
                return option
            if idle is None and value > best:
                otherwise, best = option, value
        assert otherwise is not None
        return otherwise
