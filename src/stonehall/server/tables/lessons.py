"""The guided first games: they follow from their files alone, so that nothing is kept of whoever learns."""

from __future__ import annotations

from functools import cache

import stonehall
from stonehall.kernel import AnyGame
from stonehall.server.tables.lesson_reader import WalkedLesson, WalkedStep, lesson_files, read_lesson, read_written
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.lessons import Course, Lesson, LessonFacts, LessonStep
from stonehall.server.wire.protocol import Complaint
from stonehall.server.wire.text import complaint


def courses() -> list[Course]:
    """What can be learnt: every game that has lessons."""
    found = [course(stonehall.load(id)) for id in stonehall.game_ids()]
    return [one for one in found if one.lessons]


@cache
def course(game: AnyGame) -> Course:
    """The lessons of a game as a list shows them; for that none has to be played through."""
    written = [read_written(name, text) for name, text in lesson_files(game).items()]
    return Course(game.id, game.prefix, [LessonFacts(id, one.minutes, len(one.steps)) for id, one in written])


@cache
def walked(game: AnyGame, id: str) -> WalkedLesson | None:
    """A lesson, played through once."""
    for name, text in lesson_files(game).items():
        if read_written(name, text)[0] == id:
            return read_lesson(game, name, text)
    return None


def lesson(game: AnyGame, id: str) -> Lesson:
    """A lesson with all that the learner will see in it."""
    found = _found(game, id)
    number = 1 + [one.id for one in course(game).lessons].index(id)
    steps = [_step(found, step) for step in found.steps]
    return Lesson(id, game.id, game.prefix, number, found.written.minutes, found.facts, found.first, found.log, steps)


def why_not(game: AnyGame, id: str, step: int, picked: list[str], pointed: str) -> list[Complaint]:
    """Why nothing comes of a click in a step of a lesson."""
    found = _found(game, id)
    if not 0 <= step < len(found.steps):
        raise RequestRefused("no-lesson", 404)
    problems = game.why_not(found.steps[step].state, found.start.seat, picked, pointed)
    return [complaint(problem) for problem in problems]


def _found(game: AnyGame, id: str) -> WalkedLesson:
    found = walked(game, id)
    if found is None:
        raise RequestRefused("no-lesson", 404)
    return found


def _step(lesson: WalkedLesson, step: WalkedStep) -> LessonStep:
    written = step.written
    wrong = {play: lesson.message(answer) for play, answer in written.wrong.items()}
    known = lesson.message(written.known) if written.known else ""
    return LessonStep(
        lesson.message(written.say), written.play, written.light, written.rule, wrong, known, step.odds, step.moments
    )
