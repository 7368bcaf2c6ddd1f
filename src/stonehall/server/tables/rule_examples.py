"""Worked examples of the rules, played in place: their positions, for one turn, by the engine itself.

Nothing of it is kept: what is seen follows from the position and the plays, as in a try at an exercise.
"""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.kernel import AnyGame, State
from stonehall.server.tables.exercises import follow
from stonehall.server.tables.positions import decks_in
from stonehall.server.tables.rules import example
from stonehall.server.tables.trial import Trial, WrittenExercise
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.exercises import PlayableExample, Stage, Try
from stonehall.server.wire.protocol import Complaint
from stonehall.server.wire.text import complaint


class ExampleTrial(Trial):
    """An example that somebody plays. There is nothing to reach: it is open as long as its turn lasts."""

    @property
    def stage(self) -> Stage:
        return "solved" if self.state.over or self.state.turn != self.turn else "open"


def begin(game: AnyGame, id: str) -> PlayableExample:
    """An example before the first play."""
    trial = _trial(game, id)
    decks = zip(trial.names, decks_in(game, trial.state.view(None)), strict=False)
    return PlayableExample(trial.facts({name: emblem for name, (_, emblem) in decks}), trial.told_as([], ""))


def after(game: AnyGame, id: str, plays: Sequence[str]) -> Try:
    """Where some plays lead."""
    trial = _trial(game, id)
    return trial.told_as(follow(trial, plays), "")


def why_not(game: AnyGame, id: str, plays: Sequence[str], picked: Sequence[str], pointed: str) -> list[Complaint]:
    """Why nothing comes of a click after some plays."""
    trial = _trial(game, id)
    follow(trial, plays)
    return [complaint(problem) for problem in game.why_not(trial.state, trial.seat, picked, pointed)]


def _trial(game: AnyGame, id: str) -> ExampleTrial:
    position = example(game.id, id)
    if position is None:
        raise RequestRefused("no-rule", 404)
    state: State = game.from_position(position)
    return ExampleTrial(game, WrittenExercise(state.seat_names[state.active], position, [], [], []))
