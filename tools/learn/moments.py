"""Moments of games of the strongest bot, from which is measured how often a lead wins."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import stonehall
from stonehall.bots import TurnSearchBot
from stonehall.bots.chances import Chances, learnt_values, sides_of, values_of
from stonehall.bots.experience import widely_experienced
from stonehall.bots.playing_on import end_of_turn
from stonehall.kernel import AnyGame, Chance, Observation
from tools.learn.plays import DECISIONS, settings_of, spread

TOLD_EVERY = 30.0
"""Seconds between words on how far it is."""
EVERY = 10
"""One of so many plays is looked at."""
GROUPS = 4
"""The decks of one group of so many are held out at a time."""


@dataclass
class Sample:
    """A moment of a game: after how many turns, who had played, and what the looks ahead came to.

    A look is the value of each side at the end of the turn, or, where the game was over by then, what each had won.
    """

    turn: int
    mover: int
    looks: list[tuple[bool, list[float]]]
    won: list[float]

    def chances(self, chances: Chances) -> list[float]:
        """What is said of each side."""
        said = [found if over else chances.of(found, self.turn, self.mover) for over, found in self.looks]
        return [sum(column) / len(said) for column in zip(*said, strict=True)]


@dataclass
class Played:
    """A game, the groups its decks belong to (that of the first seat first), and its samples."""

    groups: list[int]
    samples: list[Sample]


@dataclass(frozen=True)
class Task:
    """What all games of a run have in common; ``form`` is the way to play, ``looks`` is how often each moment is
    played on."""

    game: str
    form: str
    seed: int
    tries: int
    looks: int


def play(task: Task, number: int) -> Played:
    """One game; it depends on the task and the number alone."""
    game = stonehall.load(task.game)
    rng = Random(f"calibrate {task.game} {task.form} {task.seed} {number}")
    settings = settings_of(game, task.form, rng)
    state = game.start(settings)
    bot = TurnSearchBot(rng.randrange(1 << 30), 0, task.tries)
    adviser, sides = widely_experienced(game), sides_of(state)
    found: list[Sample] = []
    for _ in range(DECISIONS):
        decision = state.decision
        if decision is None:
            break
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            continue
        turn, seat, several = state.turn, decision.seat, len(decision.options) > 1
        state.apply(bot.choose(Observation(state, seat)))
        if several and turn > 0 and not state.over and rng.randrange(EVERY) == 0:
            mover = next(place for place, side in enumerate(sides) if seat in side)
            looks: list[tuple[bool, list[float]]] = []
            for _ in range(task.looks):
                after = end_of_turn(state.imagine(seat, rng), seat, turn, rng, adviser=adviser)
                over = after.over
                values = learnt_values(after, sides, mover) or values_of(after, sides)
                looks.append((over, _won(after.outcome, sides) if over else values))
            found.append(Sample(turn, mover, looks, []))
    outcome = state.outcome
    for sample in found:
        sample.won = _won(outcome, sides)
    return Played(_groups(game, settings, number), found if outcome is not None else [])


def _won(outcome: stonehall.kernel.Outcome | None, sides: Sequence[Sequence[int]]) -> list[float]:
    """What each side has of the victory: all, nothing, or an equal part."""
    winners = outcome.winners if outcome is not None else ()
    won = [float(not set(side).isdisjoint(winners)) for side in sides]
    total = sum(won)
    return [one / total for one in won] if total else [1 / len(sides)] * len(sides)


def _groups(game: AnyGame, settings: dict[str, str], number: int) -> list[int]:
    decks = game.decks()
    if not decks:
        return [number % GROUPS]
    return [decks.index(settings[seat]) % GROUPS for seat in game.seats_of(game.complete(settings))]


# Many games -----------------------------------------------------------------------------------------------------------


def gather(task: Task, first: int, count: int, jobs: int, most: float, kept: Path | None = None) -> Iterator[Played]:
    """The games from the ``first`` on, ``count`` at most, or those of so many seconds; they are written down, if asked.

    It says how far it is.
    """
    start = told_at = time.monotonic()
    for played, one in enumerate(spread(partial(_play_later, task, first), count, jobs), 1):
        if kept is not None:
            write(kept, task, one)
        yield one
        now = time.monotonic()
        enough = 0 < most < now - start
        if now - told_at > TOLD_EVERY or played == count or enough:
            told_at = now
            print(f"{task.game} {task.form}: {played} of {count} games ({now - start:.0f} s)", flush=True)
        if enough:
            break


def _play_later(task: Task, first: int, number: int) -> Played:
    return play(task, first + number)


def write(kept: Path, task: Task, played: Played) -> None:
    """Add a game to a file, a line each; the task is its first line."""
    lines = [asdict(played)] if kept.exists() else [asdict(task), asdict(played)]
    with kept.open("a", encoding="utf-8") as file:
        file.writelines(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)


def read(kept: Path, task: Task) -> list[Played]:
    """The games of a file; :class:`ValueError` if it is no file of this task."""
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    if not lines or lines[0] != asdict(task):
        raise ValueError(f"these are games of {lines[0] if lines else 'nobody'}")
    return [Played(told["groups"], [_sample(one) for one in told["samples"]]) for told in lines[1:]]


def _sample(told: dict[str, Any]) -> Sample:
    looks = [(over, values) for over, values in told["looks"]]
    return Sample(told["turn"], told["mover"], looks, told["won"])
