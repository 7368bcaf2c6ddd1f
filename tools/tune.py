"""Learn from games the numbers that a game is judged by: ``python -m tools.tune GAME``.

Two players whose numbers differ by a step in a random direction, one this way, the other that way, play the same luck
from both seats. Whoever scores more draws the numbers its way (an evolution strategy with mirrored steps). They take
what looks best next of a few plays, as a search does on its way to the end of a turn: many quick games tell more than
a few thoughtful ones. Where that teaches a search nothing, they search their turns themselves, with a few ``--tries``.
At the end what was learnt meets the rule of thumb, in a number of games that is fixed
beforehand, and is kept only if it wins each way to play.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from importlib.resources import files
from math import exp, log, sqrt
from pathlib import Path
from random import Random

import stonehall
from stonehall.bots import TurnSearchBot
from stonehall.bots.chances import sides_of
from stonehall.bots.experience import FILE, write
from stonehall.kernel import AnyAdviser, AnyGame, Player
from stonehall.lab import Share
from tools.learn.plays import Hasty, knowing, play_out, settings_of, spread

SIGMA = 0.25
"""How far a step goes, as a logarithm: numbers are taken by a factor, so that none changes its sign; those that nobody
has guessed, which are 0, go so far either way."""
RATE = 0.36
"""How far the numbers go at first for a gain of one standard deviation."""
SLOWEST = 0.2
"""What is left of that in the end."""
FARTHEST = 0.1
"""No number goes farther at once."""
INERTIA = 0.6
"""How much of its way a number keeps from one step to the next."""


class Climb:
    """Numbers on their way to better ones.

    >>> climb = Climb({"right": 1.0, "wrong": 1.0})
    >>> for number in range(40):
    ...     steps = [climb.direction(f"{number} {pair}") for pair in range(20)]
    ...     climb.go([(step, step[0] - step[1]) for step in steps], 1 - number / 40)
    >>> found = climb.numbers()
    >>> found["right"] > 2.0, found["wrong"] < 0.5
    (True, True)
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.names = list(weights)
        self.is_factor = [weight != 0.0 for weight in weights.values()]
        self.at = [log(weight) if weight else 0.0 for weight in weights.values()]
        """Where each number is: its logarithm, or itself if nobody has guessed it."""
        self.pace = [0.0] * len(self.at)
        self.way: list[list[float]] = []

    def direction(self, seed: str) -> list[float]:
        """A step in any direction; the same for the same seed."""
        rng = Random(seed)
        return [rng.gauss(0.0, 1.0) for _ in self.at]

    def beside(self, step: Sequence[float], way: int) -> dict[str, float]:
        """The numbers a step away, this way (1) or that (-1)."""
        return self._numbers([at + way * SIGMA * one for at, one in zip(self.at, step, strict=True)])

    def _numbers(self, places: Sequence[float]) -> dict[str, float]:
        found = zip(self.names, places, self.is_factor, strict=True)
        return {name: exp(at) if is_factor else at for name, at, is_factor in found}

    def go(self, gains: Sequence[tuple[Sequence[float], float]], part: float) -> None:
        """Go where steps gained; ``part`` is how much of the time is left."""
        count = len(gains)
        usual = sqrt(sum(gain * gain for _, gain in gains) / count) or 1.0
        rate = RATE * max(SLOWEST, part) / (2 * SIGMA)
        for place in range(len(self.at)):
            slope = sum(step[place] * gain for step, gain in gains) / count / usual
            self.pace[place] = INERTIA * self.pace[place] + (1 - INERTIA) * slope
            self.at[place] += max(-FARTHEST, min(FARTHEST, rate * self.pace[place]))
        self.way.append(list(self.at))

    def write(self) -> str:
        """All of the way, for :meth:`read`."""
        return json.dumps({"names": self.names, "pace": self.pace, "way": self.way})

    def read(self, text: str) -> None:
        """Go on where another climb with the same numbers was left."""
        data = json.loads(text)
        if data["names"] != self.names:
            raise ValueError("these are other numbers")
        self.pace, self.way = data["pace"], data["way"]
        self.at = list(self.way[-1])

    def numbers(self) -> dict[str, float]:
        """What it comes to: the middle of the last third of the way, since single steps are mostly luck."""
        last = self.way[-max(1, len(self.way) // 3) :]
        return self._numbers([sum(at[place] for at in last) / len(last) for place in range(len(self.at))])


# Games ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Pair:
    """How far one scored ahead of the other in two games, and its share of their wins: of equal players a half."""

    ahead: float
    won: float


def player(seed: int, adviser: AnyAdviser, tries: int) -> Player:
    """Who plays by an adviser: quickly, or with so many tries for each decision."""
    return TurnSearchBot(seed, 0, tries, knowing(None), lambda _: adviser) if tries else Hasty(seed, adviser)


def meet(game: AnyGame, form: str, seed: str, one: AnyAdviser, other: AnyAdviser, tries: int = 0) -> Pair:
    """Two games with the same decks and luck, the seats exchanged."""
    settings = settings_of(game, form, Random(f"decks {seed}"))
    ahead = won = 0.0
    for exchanged in (False, True):
        luck = Random(f"luck {seed}")
        state = game.start(settings)
        seats = range(len(game.seats_in(state)))
        mine = {seat for place, side in enumerate(sides_of(state)) if place % 2 == exchanged for seat in side}
        bots = [player(luck.randrange(1 << 30), one if seat in mine else other, tries) for seat in seats]
        play_out(state, bots, luck)
        outcome = state.outcome
        winners = outcome.winners if outcome is not None else ()
        won += len(mine.intersection(winners)) / len(winners) if winners else len(mine) / len(seats)
        if outcome is not None:
            ahead += _mean(outcome.scores, mine) - _mean(outcome.scores, set(seats) - mine)
    return Pair(ahead / 2, won / 2)


def _mean(scores: Sequence[float], seats: set[int]) -> float:
    return sum(scores[seat] for seat in seats) / len(seats)


@dataclass(frozen=True)
class Step:
    """Pairs around the numbers a climb has come to."""

    game: str
    forms: tuple[str, ...]
    climb: Climb
    seed: str
    tries: int = 0

    def try_out(self, number: int) -> float:
        """What a step in one direction gains against the opposite step."""
        game, direction = stonehall.load(self.game), self.direction(number)
        up, down = [game.adviser(self.climb.beside(direction, way)) for way in (1, -1)]
        form = self.forms[number % len(self.forms)]
        return meet(game, form, f"{self.seed} {number}", up, down, self.tries).ahead

    def direction(self, number: int) -> list[float]:
        return self.climb.direction(f"{self.seed} {number}")


@dataclass(frozen=True)
class Contest:
    """What was learnt against the numbers of the rule of thumb, by players who look at as much."""

    game: str
    form: str
    weights: dict[str, float]
    seed: int
    tries: int = 0

    def meet(self, number: int) -> Pair:
        game = stonehall.load(self.game)
        learnt, guessed = game.adviser(self.weights), game.adviser(game.weights())
        return meet(game, self.form, f"contest {self.seed} {number}", learnt, guessed, self.tries)


# The command ----------------------------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--forms", nargs="+", default=[], metavar="FORM", help="ways to play; default: all")
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--pairs", type=int, default=384, help="pairs of games for each step")
    parser.add_argument("--contest", type=int, default=300, help="pairs against the rule of thumb, each way to play")
    parser.add_argument("--tries", type=int, default=0, help="tries of a decision; default: none, they play quickly")
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file for the way so far, where a run that was stopped goes on")
    parser.add_argument("--out", type=Path, help="where the numbers go; default: into the game's package")
    options = parser.parse_args(arguments)
    game = stonehall.load(options.game)
    forms = tuple(options.forms) or tuple(game.forms())
    if not game.weights():
        parser.error(f"{game.title} names no numbers that could be learnt")
    if unknown := [form for form in forms if form not in game.forms()]:
        parser.error(f"{game.title} is not played so: {', '.join(unknown)}; there is {', '.join(game.forms())}")
    if min(options.steps, options.pairs, options.contest, options.jobs) < 1:
        parser.error("steps, pairs, contest and jobs are at least 1")
    if options.tries < 0:
        parser.error("tries are 0 or more")
    climb = Climb(game.weights())
    if options.keep is not None and options.keep.exists():
        try:
            climb.read(options.keep.read_text("utf-8"))
        except (ValueError, KeyError) as error:
            parser.error(f"{options.keep} is no way of these numbers: {error}")
    begun = time.monotonic()
    for number in range(len(climb.way), options.steps):
        step = Step(options.game, forms, climb, f"{options.seed} {number}", options.tries)
        found = list(spread(step.try_out, options.pairs, options.jobs))
        climb.go([(step.direction(pair), gain) for pair, gain in enumerate(found)], 1 - number / options.steps)
        if options.keep is not None:
            options.keep.write_text(climb.write(), "utf-8")
        print(f"step {number + 1} of {options.steps} ({time.monotonic() - begun:.0f} s)", flush=True)
    weights = climb.numbers()
    shares = {}
    for form in forms:
        contest = Contest(options.game, form, weights, options.seed, options.tries)
        pairs = list(spread(contest.meet, options.contest, options.jobs))
        shares[form] = Share(round(2 * sum(pair.won for pair in pairs)), 2 * options.contest)
        ahead = sum(pair.ahead for pair in pairs) / options.contest
        print(f"{form}: won {shares[form]} of {shares[form].total}, {ahead:+.2f} ahead", flush=True)
    if any(share.low <= 1 / 2 for share in shares.values()):
        print("That is no more than the rule of thumb: nothing is kept.")
        return 1
    made = {
        "date": date.today().isoformat(),
        "options": {name: value for name, value in vars(options).items() if name not in ("out", "keep")},
        "won against the rule of thumb": {form: share.data() for form, share in shares.items()},
    }
    out: Path = options.out or Path(str(files(type(game).__module__.rpartition(".")[0]).joinpath(FILE)))
    out.write_text(write(weights, made), "utf-8")
    print(f"kept in {out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
