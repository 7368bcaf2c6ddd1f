"""Measuring chances: games repeat, the fit finds what is there, and what is held out is not used for it."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path
from random import Random

import pytest

import stonehall
from stonehall.bots.chances import Chances, chances_of
from tests.toy import STONES
from tools import calibrate
from tools.calibrate import fit, held_out, keep, main, tenths
from tools.learn import moments
from tools.learn.moments import Played, Sample, Task, play, read, write

TRUE = Chances(0.06, 0.002, -0.3)


def games(count: int, seed: int) -> list[Played]:
    """Moments of games that are won as often as ``TRUE`` says, one in each."""
    rng = Random(seed)
    found = []
    for number in range(count):
        lead, turn, mover = rng.gauss(0, 15), rng.randrange(1, 40), rng.randrange(2)
        won = float(rng.random() < TRUE.of([lead, -lead], turn, mover)[0])
        found.append(Played([number % 4], [Sample(turn, mover, [(False, [lead, -lead])], [won, 1 - won])]))
    return found


def test_the_fit_finds_the_chances_by_which_games_were_won_and_they_hold_in_others() -> None:
    found = fit([sample for game in games(3000, 1) for sample in game.samples])
    for turn in (5, 20, 35):
        assert found.of([8.0, -8.0], turn, 0)[0] == pytest.approx(TRUE.of([8.0, -8.0], turn, 0)[0], abs=0.05)
    rows = tenths([(found, games(3000, 2))])
    assert sum(row.samples for row in rows) == 3000
    assert all(abs(row.won - row.said) < max(0.05, 3 * row.error) for row in rows)


def test_moments_of_one_game_count_as_one_when_errors_are_told() -> None:
    many = games(200, 3)
    alike = [Played(game.groups, game.samples * 5) for game in many]
    alone, together = tenths([(TRUE, many)]), tenths([(TRUE, alike)])
    assert [row.samples for row in together] == [5 * row.samples for row in alone]
    assert [row.error for row in together] == [row.error for row in alone]


def test_a_moment_is_the_mean_of_its_looks_and_a_game_that_was_over_knows() -> None:
    sample = Sample(1, 0, [(True, [1.0, 0.0]), (False, [0.0, 0.0])], [1.0, 0.0])
    assert sample.chances(Chances(0.1)) == [0.75, 0.25]


def test_a_game_repeats_and_games_of_some_decks_are_held_out() -> None:
    task = Task("tash-kalar", "duel", seed=1, tries=1, looks=1)
    played = play(task, 1)
    assert played == play(task, 1)
    assert played.samples
    assert all(sorted(sample.won) in ([0.0, 1.0], [0.5, 0.5]) for sample in played.samples)
    game = stonehall.load("tash-kalar")
    first, second, third = game.decks()[:3]
    assert moments._groups(game, {"form": "duel", "south": first, "north": third}, 1) == [0, 2]
    assert moments._groups(game, {"form": "duel", "south": second, "north": first}, 1) == [1, 0]
    assert [moments._groups(STONES, {}, number) for number in (0, 1, 5)] == [[0], [1], [1]]


def test_of_a_group_is_said_what_the_games_without_it_taught() -> None:
    """The decks of the first group win by a rule of their own, which nobody can know who has not seen them."""
    others = [Played([1 + place % 3], game.samples) for place, game in enumerate(games(1500, 6))]
    strange = [
        Played([0, 0], [Sample(one.turn, one.mover, one.looks, one.won[::-1]) for one in game.samples])
        for game in games(500, 7)
    ]
    rows, missed, tested = held_out(others + strange)
    assert tested == 2000
    assert missed > held_out(others + [Played([0, 0], game.samples) for game in games(500, 7)])[1] + 0.05
    assert rows[8].won < rows[8].said - 0.1


def test_a_run_writes_what_it_measured_and_how(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = iter([games(300, 4), games(300, 5)])

    def gathered(task: Task, first: int, count: int, jobs: int, most: float, kept: Path | None) -> list[Played]:
        return next(made)

    monkeypatch.setattr(calibrate, "gather", gathered)
    out = tmp_path / "chances.json"
    assert main(["tash-kalar", "--out", str(out)]) == 0
    assert main(["tash-kalar", "--form", "high-form", "--out", str(out)]) == 0
    data = json.loads(out.read_text("utf-8"))
    assert set(data["forms"]) == set(data["made"]) == {"duel", "high-form"}
    assert Chances(**data["forms"]["duel"]).measured
    assert data["made"]["duel"]["held out"]["games"] == 300
    assert len(data["made"]["duel"]["tenths"]) == 10
    assert "said" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["tash-kalar", "--form", "whist", "--out", str(out)])


def test_a_lead_that_counts_most_at_its_beginning_is_found() -> None:
    true, rng, found = Chances(0.06, 0.0, -0.3, 0.6), Random(8), []
    for _ in range(4000):
        lead, turn, mover = rng.gauss(0, 40), rng.randrange(1, 40), rng.randrange(2)
        won = float(rng.random() < true.of([lead, -lead], turn, mover)[0])
        found.append(Sample(turn, mover, [(False, [lead, -lead])], [won, 1 - won]))
    fitted = fit(found)
    assert fitted.bend == pytest.approx(true.bend, abs=0.15)
    for lead in (3.0, 30.0, 90.0):
        assert fitted.of([lead, -lead], 20, 0)[0] == pytest.approx(true.of([lead, -lead], 20, 0)[0], abs=0.05)


def test_turns_that_are_still_due_are_found_among_three() -> None:
    """Whoever sits last has a turn more to come at most moments."""
    true, rng, found = Chances(0.06, 0.0, 0.2, due=1.5), Random(9), []
    for _ in range(4000):
        values, turn, mover = [rng.gauss(0, 10) for _ in range(3)], rng.randrange(1, 40), rng.randrange(3)
        winner = rng.choices(range(3), true.of(values, turn, mover))[0]
        found.append(Sample(turn, mover, [(False, values)], [float(side == winner) for side in range(3)]))
    fitted = fit(found)
    assert fitted.due == pytest.approx(1.5, abs=0.2)
    assert fitted.tempo == pytest.approx(0.2, abs=0.2)


def test_games_that_were_kept_are_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    task, kept, out = Task("tash-kalar", "duel", 1, 1, 1), tmp_path / "games", tmp_path / "chances.json"
    before = games(40, 9)
    for one in before:
        write(kept, task, one)
    assert read(kept, task) == before
    asked: list[tuple[int, int]] = []

    def gathered(task: Task, first: int, count: int, jobs: int, most: float, kept: Path | None) -> list[Played]:
        asked.append((first, count))
        return []

    monkeypatch.setattr(calibrate, "gather", gathered)
    command = ["tash-kalar", "--tries", "1", "--looks", "1", "--keep", str(kept), "--out", str(out)]
    assert main([*command, "--games", "60"]) == 0
    assert main([*command, "--games", "40"]) == 0
    assert asked == [(40, 20), (40, 0)]
    with pytest.raises(SystemExit):
        main([*command, "--seed", "2"])
    assert "holds no such games" in capsys.readouterr().err


@pytest.mark.parametrize("id", stonehall.game_ids())
def test_what_lies_in_a_package_is_of_forms_the_game_has_and_makes_sense(id: str) -> None:
    game = stonehall.load(id)
    for form in game.forms():
        chances = chances_of(game, form)
        for turn in (1, 10, 30):
            ahead, behind = chances.of([10.0, -10.0], turn, -1)
            assert 0.5 < ahead < 1
            assert ahead + behind == pytest.approx(1)


@pytest.mark.parametrize(
    ("id", "form"),
    [("summoner-wars", ""), ("tash-kalar", "duel"), ("tash-kalar", "high-form"), ("mountain-king", "two"),
     ("alliances", "two")],
)  # fmt: skip
def test_of_the_usual_forms_is_said_what_happens(id: str, form: str) -> None:
    """No tenth is off by five points, in games with decks that were held out, for whoever judges today."""
    game = stonehall.load(id)
    assert chances_of(game, form).measured, "measure again who judges now: python -m tools.calibrate"
    file = files(type(game).__module__.rpartition(".")[0]).joinpath("chances.json")
    tenths = json.loads(file.read_text("utf-8"))["made"][form]["tenths"]
    known = [tenth for tenth in tenths if tenth["samples"] >= calibrate.ENOUGH]
    assert len(known) >= 9
    assert all(abs(tenth["said"] - tenth["won"]) < 0.05 for tenth in known)


def test_coefficients_are_kept_beside_those_of_other_forms(tmp_path: Path) -> None:
    out = tmp_path / "chances.json"
    keep(out, "one", Chances(0.1), {})
    keep(out, "two", Chances(0.2), {})
    keep(out, "one", Chances(0.3), {})
    assert {form: told["slope"] for form, told in json.loads(out.read_text("utf-8"))["forms"].items()} == {
        "one": 0.3,
        "two": 0.2,
    }
