"""The bot that thinks its turn through to the end."""

from __future__ import annotations

from collections.abc import Callable
from math import nan
from random import Random
from typing import Final

from stonehall.bots.budget import Budget
from stonehall.bots.experience import widely_experienced
from stonehall.bots.judgement import Judgement, judge, judgement_of
from stonehall.bots.playing_on import Way, by_luck, end_of_turn
from stonehall.bots.restraint import is_meant
from stonehall.kernel.adviser import AnyAdviser
from stonehall.kernel.decision import Chance, Option
from stonehall.kernel.game import AnyGame
from stonehall.kernel.match import Observation

SECONDS: Final = 0.25
"""What a decision takes at most, unless somebody says otherwise."""
MOST: Final = 24
"""So many options are tried out."""
FORESIGHT: Final = 3.2
"""So many times as many tries are made where one thought serves the whole turn."""
EACH: Final = 150
"""So many tries for each option are enough: what two options need is soon told."""
ENOUGH: Final = 8
"""After so many tries of an option its mean is believed, as far as they agree."""
CLEAR: Final = 3.0
"""An option that is so many standard errors behind the best is not tried again."""


class Candidate:
    """An option, how good it looks next, and what its tries led to.

    ``best`` is what the best of them led to, by the plays of ``plan``; ``is_sure`` whether nothing but the own plays
    had a say in any of them, so that the same plays are worth the same again.
    """

    __slots__ = ("best", "first_sight", "is_sure", "option", "plan", "squares", "total", "tries")

    def __init__(self, option: Option, first_sight: float) -> None:
        self.option = option
        self.first_sight = first_sight
        self.tries = 0
        self.total = 0.0
        self.squares = 0.0
        self.best = 0.0
        self.plan: list[Option] = []
        self.is_sure = True

    def note(self, value: float, way: Way) -> None:
        """A try led to this."""
        if not self.tries or value > self.best:
            self.best = value
            self.plan = way.plays
        self.tries += 1
        self.total += value
        self.squares += value * value
        self.is_sure = self.is_sure and way.is_sure

    @property
    def value(self) -> float:
        """What it is worth as far as is known: the mean of its tries, or how it looked."""
        return self.total / self.tries if self.tries else self.first_sight

    @property
    def noise(self) -> float:
        """The variance of its mean, as far as its tries tell."""
        mean = self.total / self.tries
        return max(0.0, self.squares / self.tries - mean * mean) / (self.tries - 1)

    def is_clearly_behind(self, best: Candidate) -> bool:
        """Whether more tries would hardly put it before another that looks better; equals that are sure are enough."""
        if self.tries < ENOUGH or best.tries < ENOUGH:
            return False
        lead = best.value - self.value
        return lead * lead >= CLEAR * CLEAR * (self.noise + best.noise)

    def order(self) -> tuple[bool, float]:
        """What was tried goes before what was not, the best first."""
        return (self.tries == 0, -self.value)

    def sure_order(self) -> tuple[bool, float]:
        """The same where no luck has a say: then the best turn that was found can be played, and counts."""
        return (self.tries == 0, -self.best if self.tries else -self.first_sight)


class TurnSearchBot:
    """Tries options with the rest of the turn played on, in states it imagines, and the better half of them again.

    (Sequential halving: each round spends an equal part of the budget on the options that are left.) On the way to the
    end of a turn an ``adviser`` of the game guides; at its end judges what was ``learnt`` of the game, if anything was,
    or else the adviser.

    Where a game says that its turns are foreseeable, and luck and others have no say in the rest of this one, it makes
    ``foresight`` times as many tries, and if these are more, its best try is played to its end: the plan is kept.
    """

    def __init__(
        self,
        seed: int | None = None,
        seconds: float = SECONDS,
        tries: int = 0,
        learnt: Callable[[AnyGame], Judgement | None] = judgement_of,
        adviser: Callable[[AnyGame], AnyAdviser] = widely_experienced,
        foresight: float = FORESIGHT,
    ) -> None:
        self.rng = Random(seed)
        self.budget = Budget(seconds, tries)
        self.learnt = learnt
        self.adviser = adviser
        self.foresight = foresight
        self.plan: list[Option] = []
        """What it will play next, in its turn ``plan_turn``."""
        self.plan_turn = -1

    def choose(self, observation: Observation) -> Option:
        options = observation.options
        planned = self._planned(observation)
        if planned is not None:
            return planned
        if len(options) == 1:
            return options[0]
        ranked = self.rank(observation, self.foresight)
        if self.foresight > 1 and all(candidate.is_sure for candidate in ranked):
            self.plan, self.plan_turn = ranked[0].plan, observation.turn
        return ranked[0].option

    def _planned(self, observation: Observation) -> Option | None:
        """The next play of the plan, as long as all goes by it."""
        if self.plan and observation.turn == self.plan_turn and self.plan[0] in observation.options:
            return self.plan.pop(0)
        self.plan = []
        return None

    def rank(self, observation: Observation, foresight: float = 1.0) -> list[Candidate]:
        """The options it thought about, the best first; those that stayed longer were tried more often.

        Where luck and others have no say, ``foresight`` times as many tries are made.
        """
        self.budget.begin()
        ranked = self.candidates(observation)
        left = len(ranked)
        share = self._share(left)
        self.budget.times = share
        rounds = (left - 1).bit_length()
        for number in range(1, rounds + 1):
            self.try_out(observation, ranked[:left], number / rounds)
            is_sure = all(candidate.is_sure for candidate in ranked)
            self.budget.times = share * foresight if is_sure else share
            ranked[:left] = sorted(ranked[:left], key=Candidate.sure_order if is_sure else Candidate.order)
            left = (left + 1) // 2
            if not is_sure:
                while left > 1 and ranked[left - 1].is_clearly_behind(ranked[0]):
                    left -= 1
                if left == 1:
                    break
        return ranked

    def _share(self, options: int) -> float:
        """The part of its tries that so many options need."""
        tries = self.budget.tries
        return min(1.0, EACH * options / tries) if tries else 1.0

    def candidates(self, observation: Observation) -> list[Candidate]:
        """The options that look best next, the best first; what hardly anybody means only if there is nothing else."""
        world = observation.imagine(self.rng)
        adviser = self.adviser(observation.game)
        found: list[Candidate] = []
        for option in adviser.promising(world):
            after = world.clone()
            after.apply(option)
            by_luck(after, self.rng)
            found.append(Candidate(option, adviser.evaluate(after, observation.seat)))
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
        judgement, adviser = self.learnt(observation.game), self.adviser(observation.game)
        foreseeable = observation.game.foreseeable
        while not budget.is_spent(part):
            for candidate in candidates:
                if budget.is_spent():
                    return
                state = observation.imagine(rng)
                turn = state.turn
                state.apply(candidate.option)
                way = Way()
                state = end_of_turn(state, seat, turn, rng, way=way, adviser=adviser)
                value = judge(state, seat, judgement, adviser)
                if not foreseeable:
                    way.is_sure = False
                elif way.is_sure and not candidate.tries:
                    plays = [candidate.option, *way.plays]
                    way.is_sure = self._play_again(observation, plays) == value
                candidate.note(value, way)
                budget.made += 1

    def _play_again(self, observation: Observation, plays: list[Option]) -> float:
        """What the same plays lead to in another world: what luck brings at the end of a turn may count, or not."""
        state = observation.imagine(self.rng)
        turn = state.turn
        for play in plays:
            decision = state.decision
            if decision is None or decision.find(play) is None:
                return nan
            state.apply(play)
        while state.turn == turn and isinstance(state.pending, Chance):
            state.apply(state.pending.sample(self.rng))
        return judge(state, observation.seat, self.learnt(state.game), self.adviser(state.game))
