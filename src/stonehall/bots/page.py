"""The bots for first evenings: they see little, and never do themselves harm."""

from __future__ import annotations

from random import Random
from typing import Final

from stonehall.bots.budget import Budget
from stonehall.bots.look_ahead import FOLLOW_UPS, expected
from stonehall.bots.restraint import first_meant, idle_option
from stonehall.kernel.decision import END, Option
from stonehall.kernel.match import Observation
from stonehall.kernel.state import State

SECONDS: Final = 0.3
"""What a decision takes at most."""
LITTLE: Final = 1e-6
"""Values that differ by less are equal."""


class Sighting:
    """A play that was seen: its place in the game's own order, how good it looks, and what harm looms then."""

    __slots__ = ("looming", "option", "place", "value")

    def __init__(self, option: Option, place: int, after: State, seat: int, budget: Budget) -> None:
        self.option = option
        self.place = place
        self.looming = after.game.looming(after, seat)
        self.value = expected(after, seat, FOLLOW_UPS, budget) - self.looming

    def rank(self) -> tuple[int, int]:
        """The best first; among equals the game's own order decides, so that it gives away what it misses least."""
        return (-round(self.value / LITTLE), self.place)


class PageBot:
    """Takes the first play it happens to see that is better than to do nothing: of any kind, then which, and where.

    Where it may not do nothing, a play is not to be worse than things stand; and where all of them are, it takes the
    best. It looks at each as far as ``greedy`` does, so that it knows harm when it sees it; a play after which some
    looms that does not yet it takes only for want of another. ``content`` is how many good plays it sees before it
    takes the best of them.
    """

    def __init__(self, seed: int | None = None, seconds: float = SECONDS, content: int = 1) -> None:
        self.rng = Random(seed)
        self.budget = Budget(seconds)
        self.content = content

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        self.budget.begin()
        seat = observation.seat
        world = observation.imagine(self.rng)
        places = self._as_they_come(list(enumerate(world.game.promising(world))))
        idle = idle_option(observation.options)
        looming = world.game.looming(world, seat)
        if idle is None:
            least = world.game.evaluate(world, seat) - looming - LITTLE
        else:
            # To end is no loss where nothing is gained; to decline may be one: nobody foresees what a draw brings.
            least = self._see(world, idle, 0, seat).value + (LITTLE if idle.verb == END else -LITTLE)
        good: list[Sighting] = []
        harmful: list[Sighting] = []
        poor: list[Sighting] = []
        for place, option in places:
            if option == idle:
                continue
            sighting = self._see(world, option, place, seat)
            if (good or harmful or poor or idle is not None) and self.budget.is_spent():
                break  # this one was not thought through
            if sighting.value <= least or first_meant(observation, [option]) is None:
                poor.append(sighting)
            elif sighting.looming > looming:
                harmful.append(sighting)
            else:
                good.append(sighting)
                if len(good) == self.content:
                    break
        if good or harmful:
            return min(good or harmful, key=Sighting.rank).option
        if idle is not None:
            return idle
        ranked = [sighting.option for sighting in sorted(poor, key=Sighting.rank)]
        return first_meant(observation, ranked) or ranked[0]

    def _as_they_come(self, places: list[tuple[int, Option]]) -> list[tuple[int, Option]]:
        """In the order in which they come to mind, kind after kind: among many places for a piece it sees a being."""
        self.rng.shuffle(places)
        kinds: dict[str, list[tuple[int, Option]]] = {}
        for place in places:
            kinds.setdefault(place[1].verb, []).append(place)
        left = list(kinds.values())
        found: list[tuple[int, Option]] = []
        while left:
            kind = self.rng.choice(left)
            found.append(kind.pop())
            if not kind:
                left.remove(kind)
        return found

    def _see(self, world: State, option: Option, place: int, seat: int) -> Sighting:
        after = world.clone()
        after.apply(option)
        return Sighting(option, place, after, seat, self.budget)
