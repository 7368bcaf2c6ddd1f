"""Lessons as they travel: a guided first game, cut into steps that the learner plays."""

from __future__ import annotations

from msgspec import Struct

from stonehall.server.wire.protocol import Entry, Moment, Odds, Scene, TableFacts


class LessonFacts(Struct):
    """A lesson as a list shows it. The message ``<prefix>-lesson-<id>`` is its title, with ``idea`` and ``learnt``.

    ``minutes`` is how long it takes about.
    """

    id: str
    minutes: int
    steps: int


class Course(Struct):
    """All lessons of a game, in their order; ``prefix`` begins the ids of its messages."""

    game: str
    prefix: str
    lessons: list[LessonFacts]


class LessonStep(Struct):
    """One step: the coach says the message ``say`` (its ``step`` is what the list of steps calls it), and the learner
    plays ``play``; a step without a play is only read.

    ``light`` are the places and cards the coach speaks of. ``wrong`` are answers to other plays, by their texts;
    whatever else is played is answered with ``rule``. ``known`` is a message to remember once the step is done.
    ``moments`` is what follows from the play, one play after the other; the last one holds the choices of the next
    step.
    """

    say: str
    play: str
    light: list[str]
    rule: str
    wrong: dict[str, str]
    known: str
    odds: list[Odds]
    moments: list[Moment]


class Lesson(Struct):
    """A lesson from its first moment to its last, as the learner sees it; ``log`` is what was told before."""

    id: str
    game: str
    prefix: str
    number: int
    minutes: int
    table: TableFacts
    scene: Scene
    log: list[Entry]
    steps: list[LessonStep]
