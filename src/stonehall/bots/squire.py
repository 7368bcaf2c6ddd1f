"""The bot that counts the dice of its next play, and keeps its time."""

from __future__ import annotations

from random import Random
from typing import Final

from stonehall.bots.budget import Budget
from stonehall.bots.look_ahead import outlook
from stonehall.bots.playing_on import by_luck
from stonehall.bots.restraint import IDLE, first_meant
from stonehall.kernel.decision import END, Option
from stonehall.kernel.match import Observation
from stonehall.kernel.state import State

SECONDS: Final = 0.25
"""What a decision takes at most; a person hardly waits for it."""
SIGHT: Final = 0.4
"""The part of its time in which it only glances at the options."""
LITTLE: Final = 1e-6
"""Values that differ by less are equal."""


class Prospect:
    """An option, its place in the game's own order, and how good it looks."""

    __slots__ = ("option", "place", "value")

    def __init__(self, option: Option, place: int, value: float) -> None:
        self.option = option
        self.place = place
        self.value = value

    def rank(self) -> tuple[float, int, int]:
        """The best first. What gains nothing is worth less than to end, and more than to decline."""
        verb = self.option.verb
        return (-round(self.value / LITTLE), 0 if verb == END else 2 if verb in IDLE else 1, self.place)


class SquireBot:
    """Looks one play ahead, as ``greedy`` does, until its time is over: what looks best at a glance comes first.

    Among equals the game's own order decides, so that it gives away what it misses least; and it does what hardly
    anybody means only where there is nothing else.
    """

    def __init__(self, seed: int | None = None, seconds: float = SECONDS, tries: int = 0) -> None:
        self.rng = Random(seed)
        self.budget = Budget(seconds, tries)

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        self.budget.begin()
        world = observation.imagine(self.rng)
        prospects = self.judged(world, self.glance(world, observation.seat), observation.seat)
        ranked = [prospect.option for prospect in prospects]
        return first_meant(observation, ranked) or ranked[0]

    def glance(self, world: State, seat: int) -> list[Prospect]:
        """The options as they look next, the best first; those for which there was no time come last."""
        found: list[Prospect] = []
        game = world.game
        low = game.evaluate(world, seat)
        for place, option in enumerate(game.promising(world)):
            if self.budget.is_spent(SIGHT):
                found.append(Prospect(option, place, low))
                continue
            after = world.clone()
            after.apply(option)
            by_luck(after, self.rng)
            value = game.evaluate(after, seat)
            low = min(low, value)
            found.append(Prospect(option, place, value))
        found.sort(key=Prospect.rank)
        return found

    def judged(self, world: State, prospects: list[Prospect], seat: int) -> list[Prospect]:
        """Those of the options whose outcome could be expected in time, the best first; at least one."""
        judged: list[Prospect] = []
        for prospect in prospects:
            value = outlook(world, prospect.option, seat, self.budget)
            self.budget.made += 1
            if judged and self.budget.is_spent():
                break  # the last one was not thought through
            prospect.value = value
            judged.append(prospect)
        judged.sort(key=Prospect.rank)
        return judged
