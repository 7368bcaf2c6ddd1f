"""Exercises: positions with a goal the engine checks. A try follows from its plays, so nothing is kept of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import stonehall
from stonehall.kernel import AnyGame, IllegalPlay
from stonehall.server.store.users import User
from stonehall.server.tables.beginnings import beginning
from stonehall.server.tables.events import Opening
from stonehall.server.tables.exercise_reader import ReadExercise, read_exercises
from stonehall.server.tables.table_service import TableService, chair_for
from stonehall.server.tables.trial import Trial
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.exercises import Exercise, ExerciseFacts, ExerciseList, PlayTryOn, Try
from stonehall.server.wire.protocol import Complaint, Moment, TableFacts
from stonehall.server.wire.text import complaint, complaints


@cache
def exercises_of(game: AnyGame) -> tuple[ReadExercise, ...]:
    """The exercises of a game, read once."""
    return tuple(read_exercises(game))


def exercise_lists() -> list[ExerciseList]:
    """What can be practised: every game that has exercises."""
    found = [exercise_list(stonehall.load(id)) for id in stonehall.game_ids()]
    return [one for one in found if one.exercises]


def exercise_list(game: AnyGame) -> ExerciseList:
    """The exercises of a game, the easier ones first."""
    return ExerciseList(game.id, game.prefix, [ExerciseFacts(one.id) for one in exercises_of(game)])


def exercise(game: AnyGame, id: str) -> Exercise:
    """An exercise before the first play."""
    number, found = _found(game, id)
    written, trial = found.written, Trial(game, found.written)
    facts = trial.facts({seat: game.emblem_of(deck) for seat, deck in written.decks.items()})
    start = trial.told_as([], "")
    return Exercise(
        id, game.id, game.prefix, number, bool(written.dice), written.reply, written.rules, facts, start
    )  # fmt: skip


def attempt(game: AnyGame, id: str, plays: Sequence[str], hint: bool) -> Try:
    """Where some plays lead; ``hint``: the play of the solution that comes next is told, too."""
    _, found = _found(game, id)
    trial = Trial(game, found.written)
    moments = follow(trial, plays)
    solution = found.written.solution
    follows = hint and trial.stage == "open" and solution[: len(plays)] == list(plays)
    return trial.told_as(moments, solution[len(plays)] if follows else "")


def why_not(
    game: AnyGame, id: str, plays: Sequence[str], picked: Sequence[str], pointed: str
) -> list[Complaint]:  # fmt: skip
    """Why nothing comes of a click after some plays."""
    _, found = _found(game, id)
    trial = Trial(game, found.written)
    follow(trial, plays)
    return [complaint(problem) for problem in game.why_not(trial.state, trial.seat, picked, pointed)]


async def play_on(tables: TableService, user: User, game: AnyGame, id: str, plan: PlayTryOn) -> TableFacts:
    """A new table for practice, at which the game goes on from where some plays have led, with all that went before."""
    _, found = _found(game, id)
    written, trial = found.written, Trial(game, found.written)
    follow(trial, plan.plays)
    if trial.state.over:
        raise RequestRefused("over")
    if len(plan.seats) != len(trial.names):
        raise RequestRefused("bad-seats", 422)
    decks = [written.decks.get(name, "") for name in trial.names]
    chairs = [
        chair_for(seat, user, deck, game.emblem_of(deck) if deck else "")
        for seat, deck in zip(plan.seats, decks, strict=True)
    ]
    record = trial.log.record
    opening = Opening(record.settings, [play.text for play in record.plays])
    return await tables.begin_from(user, game, chairs, opening, beginning(game, written.position).chosen)


def _found(game: AnyGame, id: str) -> tuple[int, ReadExercise]:
    for number, one in enumerate(exercises_of(game), 1):
        if one.id == id:
            return number, one
    raise RequestRefused("no-exercise", 404)


def follow(trial: Trial, plays: Sequence[str]) -> list[Moment]:
    """What followed from the last of some plays; what cannot be played is refused with its reasons."""
    moments: list[Moment] = []
    for place, text in enumerate(plays, 1):
        if trial.stage != "open":
            raise RequestRefused("exercise-over")
        try:
            moments = trial.make(text, looks=place == len(plays))
        except IllegalPlay as illegal:
            raise RequestRefused("illegal", 409, complaints(illegal)) from None
    return moments
