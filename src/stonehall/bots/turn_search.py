"""The bot that thinks its turn through to the end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from stonehall.bots.budget import Budget
from stonehall.bots.judgement import Judgement, judge, judgement_of
from stonehall.bots.playing_on import by_luck, end_of_turn
from stonehall.bots.restraint import is_meant
from stonehall.kernel.decision import Option
from stonehall.kernel.game import AnyGame
from stonehall.kernel.match import Observation

SECONDS: Final = 0.25
"""What a decision takes at most, unless somebody says otherwise."""
MOST: Final = 24
"""So many options are tried out."""


class Candidate:
    """An option, how good it looks next, and what its tries led to."""

    __slots__ = ("first_sight", "option", "total", "tries")

    def __init__(self, option: Option, first_sight: float) -> None:
        self.option = option
        self.first_sight = first_sight
        self.tries = 0
        self.total = 0.0

    @property
    def value(self) -> float:
        """What it is worth as far as is known: the mean of its tries, or how it looked."""
        return self.total / self.tries if self.tries else self.first_sight

    def order(self) -> tuple[bool, float]:
        """What was tried goes before what was not, the best first."""
        return (self.tries == 0, -self.value)


class TurnSearchBot:
    """Tries options with the rest of the turn played on, in states it imagines, and the better half of them again.

    (Sequential halving: each round spends an equal part of the budget on the options that are left.) On the way to the
    end of a turn the game's rule of thumb guides; at its end judges what was ``learnt`` of the game, if anything was.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = SECONDS,
        tries: int = 0,
        learnt: Callable[[AnyGame], Judgement | None] = judgement_of,
    ) -> None:
        self.rng = Random(seed)
        self.budget = Budget(seconds, tries)
        self.learnt = learnt

    def choose(self, observation: Observation) -> Option:
        if len(observation.options) == 1:
            return observation.options[0]
        return self.rank(observation)[0].option

    def rank(self, observation: Observation) -> list[Candidate]:
        """The options it thought about, the best first; those that stayed longer were tried more often."""
        self.budget.begin()
        ranked = self.candidates(observation)
        left = len(ranked)
        rounds = max((left - 1).bit_length(), 1)
        for number in range(1, rounds + 1):
            self.try_out(observation, ranked[:left], number / rounds)
            ranked[:left] = sorted(ranked[:left], key=Candidate.order)
            left = (left + 1) // 2
        return ranked

    def candidates(self, observation: Observation) -> list[Candidate]:
        """The options that look best next, the best first; what hardly anybody means only if there is nothing else."""
        world = observation.imagine(self.rng)
        found: list[Candidate] = []
        for option in world.game.promising(world):
            after = world.clone()
            after.apply(option)
            by_luck(after, self.rng)
            found.append(Candidate(option, world.game.evaluate(after, observation.seat)))
        found.sort(key=Candidate.order)
        view = observation.view
        meant: list[Candidate] = []
        for candidate in found:
            if len(meant) == MOST:
                break
            if is_meant(observation, view, candidate.option):
                meant.append(candidate)
        return meant or found[:MOST]

    def try_out(self, observation: Observation, candidates: list[Candidate], part: float) -> None:
        """Each once, and again, until this part of the budget is spent."""
        seat, rng, budget = observation.seat, self.rng, self.budget
        judgement = self.learnt(observation.game)
        while not budget.is_spent(part):
            for candidate in candidates:
                if budget.is_spent():
                    return
                state = observation.imagine(rng)
                turn = state.turn
                state.apply(candidate.option)
                state = end_of_turn(state, seat, turn, rng)
                candidate.total += judge(state, seat, judgement)
                candidate.tries += 1
                budget.made += 1
