"""Reads the lessons of a game: files a person writes, with a position, and what is said and played step by step.

``docs/lessons.md`` tells how such a file is written. Everything that is wrong with it is found and told at once.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from stonehall.kernel import AnyGame, IllegalPlay, Problem, StonehallError
from stonehall.locale import LANGUAGES, Catalogue, catalogue
from stonehall.server.tables.positioned import PositionedGame
from stonehall.server.tables.rules import rules_of
from stonehall.server.wire.protocol import Moment, Odds
from stonehall.toolkit.words import MissingWords, files_in

ENDING: Final = ".toml"
NAME: Final = re.compile(r"\d+-([a-z]+(?:-[a-z]+)*)\.toml")
IDEA, LEARNT, STEP, NAMED = "idea", "learnt", "step", "name"
"""The attributes of messages: of a lesson what it is about and what was learnt, of a step and of something to remember
what it is called."""


class WrittenStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step as it stands in a file."""

    say: str
    play: str = ""
    light: list[str] = []
    rule: str = ""
    wrong: dict[str, str] = {}
    known: str = ""
    then: list[str] = []


class WrittenLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson as it stands in a file."""

    seat: str
    minutes: int
    position: str
    steps: list[WrittenStep]
    decks: dict[str, str] = {}


class WalkedStep:
    """A step, the game as it is when the step begins, and what follows from its play."""

    def __init__(self, written: WrittenStep, game: PositionedGame) -> None:
        self.written = written
        self.state = game.state.clone()
        self.odds: list[Odds] = game.odds()
        self.moments: list[Moment] = []


class WalkedLesson:
    """A lesson that was read and played through; nothing is wrong with it."""

    def __init__(self, game: AnyGame, id: str, written: WrittenLesson) -> None:
        self.game = game
        self.id = id
        self.written = written
        self.start = PositionedGame(game, written.position, written.seat)
        self.first = self.start.scene()
        self.log = self.start.entries(0)
        self.facts = self.start.facts({seat: game.emblem_of(deck) for seat, deck in written.decks.items()})
        self.steps: list[WalkedStep] = []

    def message(self, name: str = "") -> str:
        """The id of what is said in it; without a name, that of its title."""
        return f"{self.game.prefix}-lesson-{self.id}" + (f"-{name}" if name else "")

    def walk(self) -> Iterator[Problem]:
        """Play it through; everything that cannot be played."""
        game = self.start
        for number, written in enumerate(self.written.steps, 1):
            step = WalkedStep(written, game)
            self.steps.append(step)
            where = f"step {number} ({written.say})"
            if not written.play:
                if written.then or written.wrong:
                    yield Problem("'then' and 'wrong' belong to a step with a play", where)
                continue
            if not game.decides():
                yield Problem("the learner is not asked here", where)
                return
            legal = game.state.legal_texts()
            for wrong in written.wrong:
                if wrong not in legal:
                    yield Problem(f"the wrong play {wrong!r} is not legal", where)
                elif wrong == written.play:
                    yield Problem(f"the wrong play {wrong!r} is the right one", where)
            for text in [written.play, *written.then]:
                try:
                    step.moments.append(game.play(text))
                except IllegalPlay as illegal:
                    yield Problem(illegal.text().replace("\n", " "), where)
                    return
            last = number == len(self.written.steps)
            if not last and game.state.decision is not None and not game.decides():
                yield Problem("somebody else has to decide: add what they play to 'then'", where)
                return


def lesson_files(game: AnyGame) -> dict[str, str]:
    """The texts of the lessons of a game by the names of their files, in their order."""
    return files_in(game.lessons_folder, ENDING) if game.lessons_folder else {}


def read_lessons(game: AnyGame) -> list[WalkedLesson]:
    """All lessons of a game in the order of their files; :class:`StonehallError` lists all that is wrong with them."""
    lessons, problems = [], []
    for name, text in lesson_files(game).items():
        try:
            lessons.append(read_lesson(game, name, text))
        except StonehallError as wrong:
            problems += [problem.at(name) for problem in wrong.problems]
    if problems:
        raise StonehallError(f"Some lessons of {game.title} cannot be given.", problems)
    return lessons


def read_written(name: str, text: str) -> tuple[str, WrittenLesson]:
    """A file as it is written, and the id of its lesson, before anything is played."""
    named = NAME.fullmatch(name)
    if named is None:
        raise _refusal(name, [Problem("its name must be a number and small letters, as 1-moving.toml")])
    try:
        written = msgspec.convert(tomllib.loads(text), WrittenLesson)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as wrong:
        raise _refusal(name, [Problem(str(wrong))]) from None
    if not written.steps:
        raise _refusal(name, [Problem("it has no steps")])
    return named[1], written


def read_lesson(game: AnyGame, name: str, text: str) -> WalkedLesson:
    """One lesson, played through; :class:`StonehallError` lists all that is wrong with it."""
    id, written = read_written(name, text)
    seats = game.seat_names
    problems = [
        Problem(f"{seat!r} is no seat ({', '.join(seats)})")
        for seat in [written.seat, *written.decks]
        if seat not in seats
    ]
    if problems:
        raise _refusal(name, problems)
    try:
        lesson = WalkedLesson(game, id, written)
    except StonehallError as wrong:
        raise _refusal(name, wrong.problems or [Problem(wrong.headline)]) from None
    problems += lesson.walk()
    problems += _missing_rules(lesson)
    problems += [problem for language in LANGUAGES for problem in _missing_words(lesson, catalogue(language, game))]
    if problems:
        raise _refusal(name, problems)
    return lesson


def _refusal(name: str, problems: list[Problem]) -> StonehallError:
    return StonehallError(f"The lesson {name} cannot be given.", problems)


def _missing_rules(lesson: WalkedLesson) -> Iterator[Problem]:
    known = rules_of(lesson.game.id)
    for number, step in enumerate(lesson.written.steps, 1):
        if step.rule and step.rule not in known:
            yield Problem(f"there is no rule {step.rule!r}", f"step {number} ({step.say})")


def _missing_words(lesson: WalkedLesson, words: Catalogue) -> Iterator[Problem]:
    """What is said in a lesson without words, or with words that want an argument: nobody gives them one."""

    def said(read: Callable[[], str], where: str) -> Iterator[Problem]:
        try:
            read()
        except MissingWords as missing:
            yield Problem(missing.text().replace("\n", " "), where)

    title = lesson.message()
    yield from said(lambda: words.get(title), "")
    for attribute in (IDEA, LEARNT):
        yield from said(lambda attribute=attribute: words.attribute(title, attribute), "")  # type: ignore[misc]
    for number, step in enumerate(lesson.written.steps, 1):
        where = f"step {number} ({step.say})"
        own = lesson.message(step.say)
        yield from said(lambda own=own: words.get(own), where)  # type: ignore[misc]
        yield from said(lambda own=own: words.attribute(own, STEP), where)  # type: ignore[misc]
        for wrong in step.wrong.values():
            yield from said(lambda wrong=wrong: words.get(lesson.message(wrong)), where)  # type: ignore[misc]
        if step.known:
            known = lesson.message(step.known)
            yield from said(lambda known=known: words.get(known), where)  # type: ignore[misc]
            yield from said(lambda known=known: words.attribute(known, NAMED), where)  # type: ignore[misc]
