"""Every lesson of every game: its plays are legal, its words are there, its rules exist, nothing hidden shows."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

import stonehall
from stonehall.kernel import AnyGame, StonehallError
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables import lessons
from stonehall.server.tables.lesson_reader import WalkedLesson, lesson_files, read_lesson, read_lessons
from stonehall.server.tables.rules import rules_of
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Scene
from stonehall.server.wire.text import words
from tests.server.serving import serving

LOCALE = Path(stonehall.__file__).parent / "locale"
TAUGHT = {"summoner-wars": 6, "tash-kalar": 5, "mountain-king": 6, "alliances": 5}
"""The games that have lessons, and how many."""
LESSONS = [(game, lesson.id) for game in TAUGHT for lesson in lessons.course(stonehall.load(game)).lessons]
LONGEST = {"en": 150, "hu": 165, "pl": 165}
"""Letters of what the coach says at once: about three lines of the leaf, five of a phone."""


def walked(game: str, id: str) -> WalkedLesson:
    found = lessons.walked(stonehall.load(game), id)
    assert found is not None
    return found


def test_a_game_is_learnt_in_a_few_lessons() -> None:
    courses = {course.game: course for course in lessons.courses()}
    assert {game: len(course.lessons) for game, course in courses.items()} == TAUGHT
    for course in courses.values():
        assert sum(one.minutes for one in course.lessons) <= 8
        assert all(3 <= one.steps <= 9 for one in course.lessons)


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_every_step_of_a_lesson_can_be_done(game: str, id: str) -> None:
    """What the learner is offered holds the right play, and every other that has an answer of its own."""
    sent = lessons.lesson(stonehall.load(game), id)
    scene = sent.scene
    for step in sent.steps:
        offered = [choice.text for choice in scene.choices]
        if step.play:
            assert step.play in offered
            assert set(step.wrong) < set(offered)
            assert step.wrong or offered == [step.play], (
                "where something else may be played, a part of it has an answer"
            )
            assert step.rule in rules_of(game), "a wrong play is answered with a rule"
            assert step.moments
            scene = step.moments[-1].scene
    assert any(step.play for step in sent.steps)
    assert any(step.known for step in sent.steps)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_the_coach_speaks_every_language(game: str, id: str, language: str) -> None:
    """Shortly, and with stars in pairs; an answer stands in the prompt, which knows no stars."""
    said = catalogue(language, stonehall.load(game))
    sent = lessons.lesson(stonehall.load(game), id)
    for step in sent.steps:
        text = said.get(step.say)
        assert text.count("*") % 2 == 0, step.say
        assert len(text) <= LONGEST[language], (step.say, len(text))
        for answer in [*step.wrong.values(), *([step.known] if step.known else [])]:
            assert "*" not in said.get(answer), answer


@pytest.mark.parametrize("game", TAUGHT)
def test_every_word_of_a_coach_is_said(game: str) -> None:
    game_ = stonehall.load(game)
    said: Counter[str] = Counter()
    for lesson in read_lessons(game_):
        steps = lesson.written.steps
        named = ["", *[step.say for step in steps], *[step.known for step in steps if step.known]]
        named += [answer for step in steps for answer in step.wrong.values()]
        said.update({lesson.message(name) for name in named})
        assert len({step.say for step in steps}) == len(steps), "every step has words of its own"
    file = LOCALE / "en" / game_.words_folder.rpartition("/")[2] / "lessons.ftl"
    written = [
        entry.id.name for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message)
    ]
    assert sorted(written) == sorted(said)


@pytest.mark.parametrize(("game", "id"), LESSONS)
def test_a_lesson_shows_only_what_the_learner_may_know(game: str, id: str) -> None:
    """The views are those of the learner, whatever the others may hold; what was told to others alone is not told."""
    lesson = walked(game, id)
    sent = lessons.lesson(stonehall.load(game), id)
    seat, names = lesson.start.seat, lesson.start.names
    state = stonehall.load(game).from_position(lesson.written.position)
    told = len(sent.log)
    scenes: list[Scene] = [sent.scene]
    for written, step in zip(lesson.written.steps, sent.steps, strict=True):
        for text, moment in zip([written.play, *written.then] if written.play else [], step.moments, strict=True):
            assert scenes[-1].view == state.view(seat)
            if state.decision is not None and not state.decision.is_chance:
                assert state.game.imagine(state, seat, random.Random(1)).view(seat) == scenes[-1].view
            state.log = []
            state.play(text)
            entries = [
                words(state.game.event_message(event.seen_by(seat), lesson.start.players)) for event in state.log
            ]
            state.log = None
            assert [entry.words for entry in moment.log] == entries
            assert [entry.n for entry in moment.log] == list(range(told, told + len(entries)))
            told += len(entries)
            scenes.append(moment.scene)
            assert moment.scene.seat == names[seat]
            assert bool(moment.scene.choices) == (state.decision is not None and state.decision.seat == seat)
    assert [scene.moment for scene in scenes] == list(range(len(scenes)))


# What is wrong with a file -------------------------------------------------------------------------------------------


def broken(text: str, name: str = "1-moving.toml") -> list[str]:
    with pytest.raises(StonehallError, match="cannot be given") as wrong:
        read_lesson(stonehall.load("summoner-wars"), name, text)
    return [str(problem) for problem in wrong.value.problems]


def moving() -> str:
    return lesson_files(stonehall.load("summoner-wars"))["1-moving.toml"]


def test_a_broken_lesson_says_all_that_is_wrong() -> None:
    text = (
        moving()
        .replace('"yours"', '"mine"')
        .replace("SW2-MOVE-5", "SW2-MOVE-99")
        .replace('"end" = "not-yet"', '"fly" = "not-yet"')
    )
    problems = broken(text)
    assert "step 1 (mine): There is no message 'sw2-lesson-moving-mine' (en)." in problems
    assert "step 1 (mine): There is no message 'sw2-lesson-moving-mine' (pl)." in problems
    assert "step 3 (ride): the wrong play 'fly' is not legal" in problems
    assert "step 4 (corner): there is no rule 'SW2-MOVE-99'" in problems


def test_a_play_that_is_not_legal_is_named_with_its_reason() -> None:
    [problem] = broken(moving().replace('play = "move c3 d4"', 'play = "move c3 f6"'))
    assert problem.startswith("step 4 (corner): Not legal now: move c3 f6.")
    assert "SW2-MOVE-2" in problem


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('seat = "south"', 'seat = "west"', "'west' is no seat"),
        ('seat = "south"', 'sead = "south"', "sead"),
        ("minutes = 1", "minutes = one", "line 3"),
        ("south d1 svara", "south d1 savra", "savra"),
        ('"move e3 e4" = "two-spaces"', '"move e3 e5" = "two-spaces"', "'move e3 e5' is the right one"),
        ('say = "theirs"', 'say = "theirs"\nthen = ["end"]', "belong to a step with a play"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, said: str) -> None:
    text = moving()
    assert old in text
    assert any(said in problem for problem in broken(text.replace(old, new)))


def test_a_step_after_which_another_decides_wants_their_plays() -> None:
    more = '\n[[steps]]\nsay = "yours"\n'
    text = moving().replace('play = "end"', 'play = "end"\nthen = ["end"]') + more
    assert any("somebody else has to decide" in problem for problem in broken(text))


def test_a_name_without_a_number_has_no_place() -> None:
    assert broken(moving(), "moving.toml") == ["its name must be a number and small letters, as 1-moving.toml"]


# Over the wire -------------------------------------------------------------------------------------------------------


def test_why_a_click_is_wrong_is_told_by_the_engine() -> None:
    game: AnyGame = stonehall.load("summoner-wars")
    [far] = lessons.why_not(game, "moving", 2, ["e3"], "b2")
    assert (far.words.id, far.rule) == ("sw2-why-far", "SW2-MOVE-2")
    for id, step in (("moving", 99), ("moving", -1), ("flying", 0)):
        with pytest.raises(RequestRefused, match="no-lesson"):
            lessons.why_not(game, id, step, [], "b2")


def test_lessons_are_served_and_have_pages(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:

        def ask(path: str) -> httpx.Response:
            return httpx.get(server.address + path)

        assert [course["game"] for course in ask("/api/lessons").json()] == list(TAUGHT)
        lesson = ask("/api/lessons/summoner-wars/moving").json()
        assert (lesson["number"], lesson["steps"][2]["play"]) == (1, "move e3 e5")
        [far] = ask("/api/lessons/summoner-wars/moving/2/why?picked=e3&pointed=b2").json()
        assert far["rule"] == "SW2-MOVE-2"
        for path in ("flying", "moving/9/why?pointed=a1"):
            assert ask(f"/api/lessons/summoner-wars/{path}").json()["code"] == "no-lesson"
        for path in ("/learn", "/learn/summoner-wars", "/learn/summoner-wars/moving"):
            assert ask(path).status_code == 200, path
        for path in ("/learn/chess", "/learn/summoner-wars/flying"):
            assert ask(path).status_code == 404, path
