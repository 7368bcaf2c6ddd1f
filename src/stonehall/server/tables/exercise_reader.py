"""Reads the exercises of a game: files a person writes, with a position, a goal and a solution.

``docs/exercises.md`` tells how such a file is written. Reading is quick, as somebody waits for it; whether a file is
right (:func:`check_exercise`) is found out by the tests, and everything that is wrong with it is told at once.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator

import msgspec

from stonehall.kernel import AnyGame, IllegalPlay, Problem, StonehallError
from stonehall.locale import LANGUAGES, Catalogue, catalogue
from stonehall.server.tables.lesson_reader import ENDING, NAME
from stonehall.server.tables.rules import rules_of
from stonehall.server.tables.trial import Trial, WrittenExercise
from stonehall.toolkit.words import MissingWords, files_in

HEADLINE = "The exercise {name} cannot be set."
HINT, WHY = "hint", "why"
"""The attributes of the message of an exercise: what to look at, and why the solution works."""
MISSING = "-missing"
"""Ends the message of a condition that is not met."""


class ReadExercise:
    """An exercise that was read."""

    def __init__(self, game: AnyGame, id: str, written: WrittenExercise) -> None:
        self.game = game
        self.id = id
        self.written = written

    @property
    def title(self) -> str:
        """The id of the message that is its title."""
        return f"{self.game.prefix}-exercise-{self.id}"


def read_exercises(game: AnyGame) -> list[ReadExercise]:
    """All exercises of a game in the order of the numbers of their files."""
    texts = files_in(game.exercises_folder, ENDING) if game.exercises_folder else {}
    return [read_exercise(game, name, texts[name]) for name in sorted(texts, key=_place)]


def read_exercise(game: AnyGame, name: str, text: str) -> ReadExercise:
    """One exercise; :class:`StonehallError` if its text cannot be read."""
    headline = HEADLINE.format(name=name)
    named = NAME.fullmatch(name)
    if named is None:
        raise StonehallError(headline, [Problem("its name must be a number and small letters, as 1-gate.toml")])
    try:
        written = msgspec.convert(tomllib.loads(text), WrittenExercise)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise StonehallError(headline, [Problem(str(wrong))]) from None
    seats = [seat for seat in [written.seat, *written.decks] if seat not in game.seat_names]
    if seats:
        raise StonehallError(headline, [Problem(f"{seat!r} is no seat") for seat in seats])
    return ReadExercise(game, named[1], written)


def check_exercise(found: ReadExercise) -> None:
    """:class:`StonehallError` lists all that is wrong with an exercise: position, goal, solution, rules and words."""
    game, written = found.game, found.written
    headline = HEADLINE.format(name=found.id)
    try:
        trial = Trial(game, written)
    except StonehallError as wrong:
        raise StonehallError(headline, wrong.problems or [Problem(wrong.headline)]) from None
    problems = [*_wrong_goals(trial)] or [*_wrong_solution(trial)]
    problems += [Problem(f"there is no rule {rule!r}") for rule in written.rules if rule not in rules_of(game.id)]
    problems += [problem for language in LANGUAGES for problem in _missing_words(found, catalogue(language, game))]
    if problems:
        raise StonehallError(headline, problems)


def _place(name: str) -> tuple[int, str]:
    number = name.partition("-")[0]
    return (int(number) if number.isdecimal() else 0, name)


def _wrong_goals(trial: Trial) -> Iterator[Problem]:
    known = trial.game.goal_counts(trial.state, trial.seat)
    goals = trial.written.goals
    for goal in goals:
        if goal.count not in known:
            yield Problem(f"the game does not count {goal.count!r} ({', '.join(known)})", goal.say)
        elif goal.least is None and goal.most is None and not goal.won:
            yield Problem("it wants 'least', 'most' or 'won'", goal.say)
    if not goals:
        yield Problem("it has no goal")


def _wrong_solution(trial: Trial) -> Iterator[Problem]:
    """Whether the solution solves it, and every play of it is needed."""
    if not trial.decides():
        yield Problem("nothing is left for the learner to decide")
        return
    for number, text in enumerate(trial.written.solution, 1):
        where = f"play {number} of the solution"
        if trial.stage != "open":
            yield Problem(f"it is {trial.stage} before that", where)
            return
        try:
            trial.make(text, looks=False)
        except IllegalPlay as illegal:
            yield Problem(illegal.text().replace("\n", " "), where)
            return
    if trial.stage != "solved":
        missing = [goal.words.id for goal in trial.goals() if not goal.met]
        yield Problem(f"the solution does not solve it: {', '.join(missing)}")
    elif not trial.is_proven():
        yield Problem("not all replies to the solution could be looked at: set fewer pieces that may move")


def _missing_words(found: ReadExercise, words: Catalogue) -> Iterator[Problem]:
    """What is said around an exercise without words; a condition is told its numbers."""

    def said(name: str, attribute: str = "", **args: int) -> Iterator[Problem]:
        try:
            if attribute:
                words.attribute(name, attribute)
            else:
                words.get(name, **args)
        except MissingWords as missing:
            yield Problem(missing.text().replace("\n", " "))

    yield from said(found.title)
    for attribute in (HINT, WHY):
        yield from said(found.title, attribute)
    for goal in found.written.goals:
        name = f"{found.game.prefix}-goal-{goal.say}"
        yield from said(name, count=1, wanted=1)
        yield from said(name + MISSING, count=1, wanted=1)
