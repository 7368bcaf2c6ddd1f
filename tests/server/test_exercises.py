"""Every exercise of every game: its solution solves it, nothing else does by accident, nothing hidden shows."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import httpx
import pytest
from fluent.syntax import FluentParser, ast

import stonehall
from stonehall.kernel import StonehallError
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server.tables import exercises
from stonehall.server.tables import trial as trial_module
from stonehall.server.tables.exercise_reader import ReadExercise, check_exercise, read_exercise
from stonehall.server.tables.lesson_reader import ENDING
from stonehall.server.tables.trial import SEED, Trial, has_won
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.exercises import Try
from stonehall.server.wire.text import words
from stonehall.toolkit.words import files_in
from tests.server.serving import serving
from tools.exercises import HEAD, MOST_BY_CHANCE, PAGE, Search, at_random, mark_of

LOCALE = Path(stonehall.__file__).parent / "locale"
SET = {"summoner-wars": 9, "tash-kalar": 9, "mountain-king": 9, "alliances": 8}
"""The games that have exercises, and how many."""
EXERCISES = [(game, one.id) for game in SET for one in exercises.exercises_of(stonehall.load(game))]
PLAYS = 400
"""Where so many are all of them, the share of turns that solve an exercise by chance is computed."""
TRIES = 100
"""Elsewhere so many turns are played at random; the tool plays more of them, and the table tells what came of it."""
TRIES_WITH_REPLY = 5
"""Where each of them has to be replied to."""
LONGEST = {"hint": 170, "why": 260}
"""Letters that fit beside the board."""


@cache
def read(game: str, id: str) -> ReadExercise:
    [found] = [one for one in exercises.exercises_of(stonehall.load(game)) if one.id == id]
    return found


def attempt(game: str, id: str, plays: list[str], hint: bool = False) -> Try:
    return exercises.attempt(stonehall.load(game), id, plays, hint)


def test_exercises_are_listed_by_difficulty() -> None:
    lists = {one.game: [exercise.id for exercise in one.exercises] for one in exercises.exercise_lists()}
    assert {game: len(ids) for game, ids in lists.items()} == SET
    assert lists["summoner-wars"][0] == "gate"


@pytest.mark.parametrize(("game", "id"), EXERCISES)
def test_nothing_is_wrong_with_it(game: str, id: str) -> None:
    check_exercise(read(game, id))


@pytest.mark.parametrize(("game", "id"), EXERCISES)
def test_the_solution_solves_it_and_each_hint_belongs_to_it(game: str, id: str) -> None:
    solution = read(game, id).written.solution
    for count, following in enumerate(solution):
        made = attempt(game, id, solution[:count], hint=True)
        assert made.stage == "open"
        assert made.next == following
        assert following in [choice.text for choice in made.scene.choices]
        assert len(made.line) == count
    made = attempt(game, id, solution, hint=True)
    assert (made.stage, made.next, made.scene.choices) == ("solved", "", [])
    assert all(goal.met and goal.missing is None for goal in made.goals)
    assert made.moments[-1].scene == made.scene


def idle(texts: list[str]) -> str:
    """What is played by whoever lets the turn go by: whatever ends something or declines, else what comes last."""
    return next((text for text in ("end", "pass", "done") if text in texts), texts[-1])


@pytest.mark.parametrize(("game", "id"), EXERCISES)
def test_doing_nothing_fails_and_says_what_was_missing(game: str, id: str) -> None:
    plays: list[str] = []
    made = attempt(game, id, plays)
    while made.stage == "open":
        texts = [choice.text for choice in made.scene.choices]
        plays.append(idle(texts))
        made = attempt(game, id, plays)
    assert made.stage == "failed"
    assert any(goal.missing is not None for goal in made.goals)
    assert not attempt(game, id, plays, hint=True).next, "a try that is over has no next play"
    with pytest.raises(RequestRefused, match="exercise-over"):
        attempt(game, id, [*plays, "end"])


@pytest.mark.parametrize(("game", "id"), EXERCISES)
def test_it_is_not_solved_by_playing_anything(game: str, id: str) -> None:
    written = read(game, id).written
    search = None if written.reply else Search(stonehall.load(game), written, PLAYS)
    if search is not None and search.complete:
        assert 0 < search.by_chance() <= MOST_BY_CHANCE
        return
    tries = TRIES_WITH_REPLY if written.reply else TRIES
    solved = at_random(stonehall.load(game), written, tries, random.Random(SEED))
    assert solved <= max(tries * MOST_BY_CHANCE, 1)


def test_the_table_of_the_page_was_measured_of_the_exercises_as_they_are() -> None:
    """What the tool found out about each: that a way exists, and how often one gets there by chance."""
    lines = PAGE.read_text("utf-8").splitlines()
    rows = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.count("|") == HEAD[0].count("|")
    ]
    measured = {row[0]: row for row in rows[2:]}
    assert sorted(measured) == sorted([f"{game} {id}" for game, id in EXERCISES])
    for game, id in EXERCISES:
        _, solution, _, seen, ways, shortest, chance, of = measured[f"{game} {id}"]
        written = read(game, id).written
        assert of == mark_of(written), f"tools/exercises.py {game} {id} --write"
        assert int(solution) == len(written.solution)
        assert float(chance.removesuffix("%")) <= 100 * MOST_BY_CHANCE
        if seen == "all" or int(seen.removeprefix("up to ")) >= len(written.solution):
            assert int(ways) > 0, f"{id}: the solution itself is among the ways"
            assert int(shortest) == len(written.solution), f"{id}: there is a shorter way"


def test_the_search_sees_every_way_of_a_small_exercise() -> None:
    exercise = read("summoner-wars", "order")
    search = Search(exercise.game, exercise.written, plays=500)
    assert search.complete
    assert tuple(exercise.written.solution) in search.ways
    assert len(search.ways) == 2
    assert not Search(exercise.game, exercise.written, plays=5).complete


def test_what_the_search_computes_is_what_turns_at_random_come_to() -> None:
    exercise = read("alliances", "lightning")
    search = Search(exercise.game, exercise.written, plays=1_000)
    tried = at_random(exercise.game, exercise.written, 1_000, random.Random(SEED)) / 1_000
    assert search.complete
    assert abs(search.by_chance() - tried) < 0.02


def test_what_is_missing_is_told_with_its_number() -> None:
    """The way to the heart is counted in cells: as many as before to the side, one round a corner, none at its edge."""
    *dig, to_the_heart = read("mountain-king", "heart").written.solution
    for lay, missing in (("lay h7 r180", 3), ("lay i8 r180", 1), (to_the_heart, None)):
        [goal] = attempt("mountain-king", "heart", [*dig, lay]).goals
        assert (goal.missing and goal.missing.args["count"]) == missing


def test_a_reply_that_spoils_the_goal_is_found_and_played() -> None:
    """Whoever stops one of the two is shown the other; whoever stops both sees a reply that fails."""
    failed = attempt("summoner-wars", "shield", ["move e2 d2", "end"])
    assert failed.stage == "failed"
    assert "sw2-goal-alive-missing" in [goal.missing.id for goal in failed.goals if goal.missing]
    assert len(failed.moments) > 3, "the reply is shown play by play"
    solved = attempt("summoner-wars", "shield", ["move e2 e1", "end"])
    assert (solved.stage, solved.scene.choices) == ("solved", [])
    assert len(solved.moments) > 1, "they have played, too"
    assert attempt("summoner-wars", "shield", ["move e2 e1"]).stage == "open", "nothing is decided before the reply"


def test_replies_are_all_looked_at_or_the_exercise_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trial_module, "MOST_REPLIES", 100)
    with pytest.raises(StonehallError, match="cannot be set") as wrong:
        check_exercise(read("summoner-wars", "shield"))
    assert any("not all replies" in str(problem) for problem in wrong.value.problems)


def test_two_tasks_count_at_once_though_one_can_be_claimed() -> None:
    half = attempt("tash-kalar", "tasks", ["summon infantry-captain e4", "move d7 e6"])
    assert (half.stage, half.goals[0].words.args["count"]) == ("open", 1)
    greedy = attempt("tash-kalar", "tasks", ["summon infantry-captain e4", "move e5 e6", "move f5 f6"])
    assert greedy.stage != "solved", "three fall, but the cross is broken"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", SET)
def test_every_word_is_short_and_said(game: str, language: str) -> None:
    game_ = stonehall.load(game)
    said = catalogue(language, game_)
    found = [read(game, id) for of, id in EXERCISES if of == game]
    for one in found:
        assert len(said.get(one.title)) <= 40, one.title
        for attribute, most in LONGEST.items():
            assert len(said.attribute(one.title, attribute)) <= most, (one.title, attribute)
    goals = {f"{game_.prefix}-goal-{goal.say}" for one in found for goal in one.written.goals}
    file = LOCALE / language / game_.words_folder.rpartition("/")[2] / "exercises.ftl"
    written = {
        entry.id.name for entry in FluentParser().parse(file.read_text("utf-8")).body if isinstance(entry, ast.Message)
    }
    assert written == {one.title for one in found} | goals | {f"{goal}-missing" for goal in goals}
    assert len({said.get(one.title) for one in found}) == len(found)


@pytest.mark.parametrize(("game", "id"), EXERCISES)
def test_a_try_shows_only_what_the_learner_may_know(game: str, id: str) -> None:
    written = read(game, id).written
    trial = Trial(stonehall.load(game), written)
    seat = trial.seat
    for count, text in enumerate([*written.solution, ""]):
        made = attempt(game, id, written.solution[:count])
        assert made.scene.view == trial.state.view(seat)
        told = [event.seen_by(seat) for event in trial.log.told]
        assert [entry.words for entry in made.log] == [
            words(trial.game.event_message(event, trial.players)) for event in told
        ]
        for moment in made.moments:
            assert moment.scene.seat == trial.names[seat]
        if text:
            trial.make(text, looks=False)
    assert trial.stage == "solved"
    if any(goal.won for goal in written.goals):
        assert has_won(trial.state, seat)


# What is wrong with a file -------------------------------------------------------------------------------------------


def broken(old: str, new: str, name: str = "1-gate.toml") -> list[str]:
    game = stonehall.load("summoner-wars")
    text = files_in(game.exercises_folder, ENDING)["1-gate.toml"]
    assert old in text
    with pytest.raises(StonehallError, match="cannot be set") as wrong:
        check_exercise(read_exercise(game, name, text.replace(old, new)))
    return [str(problem) for problem in wrong.value.problems]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('seat = "south"', 'seat = "west"', "'west' is no seat"),
        ('seat = "south"', 'sead = "south"', "sead"),
        ("south d2 svara", "south d2 savra", "savra"),
        ("enemy-gates", "enemy-towers", "the game does not count 'enemy-towers'"),
        (", most = 0", "", "it wants 'least', 'most' or 'won'"),
        ("most = 0", "most = 1", "nothing is left for the learner to decide"),
        ('"move c3 c4"', '"move c3 c7"', "play 1 of the solution: Not legal now"),
        (', "attack c4 c6"]', "]", "the solution does not solve it: sw2-goal-gate"),
        ("SW2-ATK-4", "SW2-ATK-99", "there is no rule 'SW2-ATK-99'"),
        ('say = "gate"', 'say = "tower"', "There is no message 'sw2-goal-tower' (pl)"),
    ],
)
def test_what_is_wrong_is_said(old: str, new: str, said: str) -> None:
    problems = broken(old, new)
    assert any(said in problem for problem in problems), problems


def test_a_name_without_a_number_has_no_place() -> None:
    assert "its name must be a number" in broken("south", "south", "gate.toml")[0]
    assert any("sw2-exercise-tower" in problem for problem in broken("south", "south", "1-tower.toml"))


# Over the wire -------------------------------------------------------------------------------------------------------


def test_what_cannot_be_played_is_refused_with_its_rule() -> None:
    with pytest.raises(RequestRefused, match="illegal") as refused:
        attempt("summoner-wars", "gate", ["move d4 d8"])
    assert refused.value.problems[0].rule == "SW2-MOVE-2"
    with pytest.raises(RequestRefused, match="no-exercise"):
        attempt("summoner-wars", "tower", [])
    [far] = exercises.why_not(stonehall.load("summoner-wars"), "gate", ["move c3 c4"], ["d4"], "a1")
    assert far.rule == "SW2-MOVE-2"


def test_exercises_are_served_and_have_pages(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:

        def ask(path: str) -> httpx.Response:
            return httpx.get(server.address + path)

        assert [one["game"] for one in ask("/api/exercises").json()] == list(SET)
        gate = ask("/api/exercises/summoner-wars/gate").json()
        assert (gate["number"], gate["dice"], gate["start"]["stage"]) == (1, True, "open")
        assert ask("/api/exercises/summoner-wars/tower").json()["code"] == "no-exercise"
        visitor = server.visitor()
        solution = read("summoner-wars", "gate").written.solution
        made = visitor.post("/api/exercises/summoner-wars/gate", {"plays": solution}).json()
        assert made["stage"] == "solved"
        seats = [{"player": "me"}, {"player": "bot", "bot": "random"}]
        on = visitor.post("/api/exercises/summoner-wars/gate/play", {"plays": solution, "seats": seats}).json()
        assert (on["stage"], [seat["kind"] for seat in on["seats"]]) == ("running", ["person", "bot"])
        assert [seat["deck"] for seat in on["seats"]] == ["polar-dwarves", "fallen-kingdom"]
        over = visitor.post(
            "/api/exercises/summoner-wars/order/play",
            {"plays": read("summoner-wars", "order").written.solution, "seats": seats},
        )
        assert over.json()["code"] == "over", "a game that is won cannot go on"
        few = visitor.post("/api/exercises/summoner-wars/gate/play", {"plays": solution, "seats": seats[:1]})
        assert few.json()["code"] == "bad-seats"
        for path in ("/exercises", "/exercises/summoner-wars", "/exercises/summoner-wars/gate"):
            assert ask(path).status_code == 200, path
        for path in ("/exercises/chess", "/exercises/summoner-wars/tower"):
            assert ask(path).status_code == 404, path
