"""The guided first games: they follow from their files alone, so that nothing is kept of whoever learns."""

from __future__ import annotations

from functools import cache

import stonehall
from stonehall.kernel import AnyGame
from stonehall.server.tables.lesson_reader import WalkedLesson, WalkedStep, read_lessons
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.lessons import Course, Lesson, LessonFacts, LessonStep
from stonehall.server.wire.protocol import Complaint
from stonehall.server.wire.text import complaint


@cache
def lessons_of(game: AnyGame) -> tuple[WalkedLesson, ...]:
    """The lessons of a game, read and played through once."""
    return tuple(read_lessons(game))


def courses() -> list[Course]:
    """What can be learnt: every game that has lessons."""
    found = [course(stonehall.load(id)) for id in stonehall.game_ids()]
    return [one for one in found if one.lessons]


def course(game: AnyGame) -> Course:
    """The lessons of a game as a list shows them."""
    facts = [LessonFacts(one.id, one.written.minutes, len(one.steps)) for one in lessons_of(game)]
    return Course(game.id, game.prefix, facts)


def lesson(game: AnyGame, id: str) -> Lesson:
    """A lesson with all that the learner will see in it."""
    number, walked = _found(game, id)
    steps = [_step(walked, step) for step in walked.steps]
    return Lesson(
        id, game.id, game.prefix, number, walked.written.minutes, walked.facts, walked.first, walked.log, steps
    )  # fmt: skip


def why_not(game: AnyGame, id: str, step: int, picked: list[str], pointed: str) -> list[Complaint]:
    """Why nothing comes of a click in a step of a lesson."""
    _, walked = _found(game, id)
    if not 0 <= step < len(walked.steps):
        raise RequestRefused("no-lesson", 404)
    problems = game.why_not(walked.steps[step].state, walked.start.seat, picked, pointed)
    return [complaint(problem) for problem in problems]


def _found(game: AnyGame, id: str) -> tuple[int, WalkedLesson]:
    for number, one in enumerate(lessons_of(game), 1):
        if one.id == id:
            return number, one
    raise RequestRefused("no-lesson", 404)


def _step(walked: WalkedLesson, step: WalkedStep) -> LessonStep:
    written = step.written
    wrong = {play: walked.message(answer) for play, answer in written.wrong.items()}
    known = walked.message(written.known) if written.known else ""
    return LessonStep(
        walked.message(written.say), written.play, written.light, written.rule, wrong, known, step.odds, step.moments
    )
