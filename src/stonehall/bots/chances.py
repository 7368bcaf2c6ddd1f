"""The chance of winning: what is said of the end of a turn, as a share of the games that are won.

That is what was learnt of a game, where something was, and the rule of thumb elsewhere. How steep it is, is data of a
game (``chances.json`` in its package), measured in games of the strongest bot by
``python -m tools.calibrate``. It belongs to who judged then: where another judges by now, or nothing was measured, a
slope is assumed that claims little.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from math import copysign, exp, log
from typing import Final
from zlib import crc32

from stonehall.bots.experience import learnt_weights, widely_experienced
from stonehall.bots.judgement import judgement_of
from stonehall.kernel.game import AnyGame
from stonehall.kernel.state import State

FILE: Final = "chances.json"
ASSUMED: Final = 0.03
"""The slope where none was measured: a lead of twenty is taken for little more than two games of three."""
SUREST: Final = 0.999
"""No judgement is surer than that."""
LATEST: Final = 60
"""The steepness grows up to this turn; few games last longer."""
FLATTEST: Final = 0.002
"""A unit of a lead is never worth less, also where it told nothing in the games that were measured."""
UNIT: Final = 10.0
"""A lead that weighs the same however leads are bent."""
THUMB: Final = "rule of thumb"
NET: Final = "net"
"""Who judges, besides numbers that were learnt."""


class Chances:
    """Values of sides become chances that make one together: each counts by its exponential (a logistic, for two).

    A unit of value counts ``slope``, and ``growth`` more for each turn that was played; ``tempo`` is what it is worth
    to have just played a turn, and ``due`` to have a turn of the round still to come. Where ``bend`` is less than 1 the
    first of a lead counts more than the rest of it. ``measured``: by games, not assumed. ``judge``: whose the values
    are, as :func:`judge_of` says.

    >>> even = Chances(0.1, 0.0, 0.0).of([5.0, 5.0], 3, 0)
    >>> even, [round(chance, 2) for chance in Chances(0.1, 0.0, 0.0).of([10.0, -10.0], 3, 0)]
    ([0.5, 0.5], [0.88, 0.12])
    """

    __slots__ = ("bend", "due", "growth", "judge", "measured", "slope", "tempo")

    def __init__(
        self, slope: float, growth: float = 0.0, tempo: float = 0.0, bend: float = 1.0, due: float = 0.0,
        measured: bool = True, judge: str = THUMB,
    ) -> None:  # fmt: skip
        self.judge = judge
        self.due = due
        self.bend = bend
        self.slope = slope
        self.growth = growth
        self.tempo = tempo
        self.measured = measured

    def of(self, values: Sequence[float], turn: int, mover: int) -> list[float]:
        """The chances of sides with these values after so many turns, the last of which was the ``mover``'s."""
        steepness = self.steepness(turn)
        logits = [steepness * lead for lead in self.leads(values)]
        if mover >= 0:
            logits[mover] += self.tempo
            for side in dues(len(values), turn, mover):
                logits[side] += self.due
        most = max(logits)
        weights = [exp(logit - most) for logit in logits]
        total = sum(weights)
        return [weight / total for weight in weights]

    def steepness(self, turn: int) -> float:
        """What a unit of a lead weighs after so many turns."""
        return max(FLATTEST, self.slope + self.growth * min(turn, LATEST))

    def leads(self, values: Sequence[float]) -> list[float]:
        """How far each is before the mean of all, bent.

        >>> [round(lead, 2) for lead in Chances(0.1, bend=0.5).leads([2.5, -2.5])]
        [5.0, -5.0]
        """
        mean = sum(values) / len(values)
        if self.bend == 1.0:
            return [value - mean for value in values]
        return [copysign(UNIT * (abs(value - mean) / UNIT) ** self.bend, value - mean) for value in values]

    def lost(self, behind: float, turn: int) -> float:
        """By how much the chance is less for a play that is so far behind another, where the game is even between two.

        >>> [round(Chances(0.1).lost(behind, 3), 2) for behind in (0.0, 1.0, 10.0)]
        [0.0, 0.05, 0.38]
        """
        if self.judge == NET:
            return behind  # told as a chance already
        return 0.5 - self.of([-behind, behind], turn, -1)[0]

    def at(self, state: State, seat: int, turn: int) -> list[float]:
        """The chance of each seat when the turn of one is over; those of one side win together.

        ``turn`` is the number of that turn. Who has left wins no more; a game that is over knows.
        """
        count = len(state.game.seats_in(state))
        outcome = state.outcome
        sides = sides_of(state)
        if outcome is not None:
            winning = [side for side in sides if not set(side).isdisjoint(outcome.winners)] or sides
            shares = {one: 1.0 / len(winning) for side in winning for one in side}
        else:
            there = [side for side in sides if not state.left.keys() >= set(side)]
            places = [place for place, side in enumerate(there) if seat in side]
            found = self._of_state(state, there, places[0] if places else -1, turn)
            shares = {one: chance for side, chance in zip(there, found, strict=True) for one in side}
        return [shares.get(one, 0.0) for one in range(count)]

    def _of_state(self, state: State, sides: Sequence[Sequence[int]], mover: int, turn: int) -> list[float]:
        if self.judge == NET:
            learnt = learnt_values(state, sides, mover)
            if learnt is None:
                return Chances(ASSUMED).of(values_of(state, sides), turn, mover)
            return self.of(learnt, turn, mover)
        return self.of(values_of(state, sides), turn, mover)


def dues(sides: int, turn: int, mover: int) -> list[int]:
    """The sides to which a turn of the round is still due, after so many turns, the last of which was the ``mover``'s.

    >>> dues(3, 4, 1), dues(3, 6, 0)
    ([0, 2], [])
    """
    place = (turn - 1) % sides
    return [side for side in range(sides) if (place + side - mover) % sides > place]


def sides_of(state: State) -> list[tuple[int, ...]]:
    """The seats of a state, those together that win and lose together."""
    sides: list[tuple[int, ...]] = []
    for seat in range(len(state.game.seats_in(state))):
        if not any(seat in side for side in sides):
            sides.append(tuple(state.game.allies(state, seat)))
    return sides


def values_of(state: State, sides: Sequence[Sequence[int]]) -> list[float]:
    """How good a state looks for each of these sides, to whoever knows what was learnt."""
    adviser = widely_experienced(state.game)
    return [adviser.evaluate(state, side[0]) for side in sides]


def learnt_values(state: State, sides: Sequence[Sequence[int]], mover: int) -> list[float] | None:
    """The log-odds of a net, half for the side that has just played, half against the other.

    ``None``: nothing was learnt of such a state.
    """
    judgement = judgement_of(state.game)
    if judgement is None or len(sides) != 2 or mover < 0:
        return None
    impression = state.game.impression(state, sides[mover][0])
    if impression is None:
        return None
    chance = min(SUREST, max(1 - SUREST, judgement.chance(impression)))
    half = log(chance / (1 - chance)) / 2
    return [half, -half] if mover == 0 else [-half, half]


def form_of(game: AnyGame, settings: Mapping[str, str]) -> str:
    """The form that complete settings choose: the one that says most of them; the first where none fits."""
    fitting = [name for name, said in game.forms().items() if said.items() <= settings.items()]
    return max(fitting, key=lambda name: len(game.forms()[name]), default=next(iter(game.forms())))


def judge_of(game: AnyGame) -> str:
    """Who judges the ends of turns of a game: a net, numbers that were learnt (which ones, too), or a rule of thumb."""
    if judgement_of(game) is not None:
        return NET
    weights = learnt_weights(game)
    if weights is None:
        return THUMB
    return f"weights {crc32(json.dumps(weights, sort_keys=True).encode()):08x}"


def chances_of(game: AnyGame, form: str) -> Chances:
    """What was measured of a form of a game; else what was measured of its usual form, or the slope that is assumed.

    What was measured of another judge says nothing of the one there is now: a net is taken at its word, all others
    claim little.
    """
    judge = judge_of(game)
    measured = {name: chances for name, chances in _measured(game).items() if chances.judge == judge}
    if form in measured:
        return measured[form]
    for usual in measured.values():  # another form of the same game, as long as nobody measured this one
        return Chances(usual.slope, usual.growth, usual.tempo, usual.bend, usual.due, measured=False, judge=judge)
    return Chances(1.0 if judge == NET else ASSUMED, measured=False, judge=judge)


@cache
def _measured(game: AnyGame) -> dict[str, Chances]:
    package = type(game).__module__.rpartition(".")[0]
    file = files(package).joinpath(FILE) if package else None
    if file is None or not file.is_file():
        return {}
    data = json.loads(file.read_text("utf-8"))
    return {form: Chances(**coefficients) for form, coefficients in data["forms"].items()}
