"""Exercises as they travel: a position with a goal, and a try at it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stonehall.server.wire.frames import Place, PlayText
from stonehall.server.wire.protocol import Entry, Moment, Odds, Scene, SeatPlan, TableFacts, Words

Line = Annotated[list[PlayText], Meta(max_length=80)]
"""The plays of a try; luck and what others are asked are no part of it."""
Stage = Literal["open", "failed", "solved"]


class ExerciseFacts(Struct):
    """An exercise as a list shows it: the message ``<prefix>-exercise-<id>`` is its title."""

    id: str


class ExerciseList(Struct):
    """The exercises of a game, the easier ones first; ``prefix`` begins the ids of its messages."""

    game: str
    prefix: str
    exercises: list[ExerciseFacts]


class GoalFacts(Struct):
    """A condition of the goal, and what is missing while it is not met."""

    words: Words
    met: bool
    missing: Words | None


class Try(Struct):
    """A try at an exercise after some plays.

    ``line`` are the plays in words, ``moments`` what followed from the last of them. ``log`` is all that was told.
    ``next`` is the play of the solution that comes next, where it was asked for and the plays so far belong to it.
    """

    stage: Stage
    scene: Scene
    log: list[Entry]
    line: list[Words]
    moments: list[Moment]
    odds: list[Odds]
    goals: list[GoalFacts]
    next: str


class Exercise(Struct):
    """An exercise before the first play. ``dice``: every die shows the same face in it, one that hits.
    ``reply``: the goal counts after the next turn of the other side, whatever it plays.

    Its message has the attributes ``hint`` and ``why``: what to look at, and why it works.
    """

    id: str
    game: str
    prefix: str
    number: int
    dice: bool
    reply: bool
    rules: list[str]
    table: TableFacts
    start: Try


class PlayableExample(Struct):
    """A worked example of the rules before the first play: a try without a goal, which lasts as long as its turn."""

    table: TableFacts
    start: Try


class AskTry(Struct):
    """The plays so far; ``hint``: the next one of the solution is wanted as well."""

    plays: Line
    hint: bool = False


class AskWhy(Struct):
    """Why nothing comes of a click on ``pointed``, after some plays and after what was ``picked``."""

    plays: Line
    picked: Annotated[list[Place], Meta(max_length=40)]
    pointed: Place


class PlayTryOn(Struct):
    """Who is to sit where, when the game goes on from where some plays led; the decks are those of the exercise."""

    plays: Line
    seats: Annotated[list[SeatPlan], Meta(max_length=20)]
