"""What is published of a ladder joins what was published before, meeting by meeting."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import stonehall
from stonehall.cli import app
from stonehall.lab.ladder import Measurement, Score, publish, report
from stonehall.lab.ladder.pairs import Conduct
from stonehall.lab.ladder.standings import ANCHORED

DAY = "2026-11-16"
LATER = "2027-01-02"


def met(first: str, second: str, score: float, games: int = 10, day: str = DAY) -> Score:
    """A meeting in which the first bot dawdled each time, and thought longer the more it won."""
    conduct = {first: Conduct(100, 20.0 + score, score, {"dawdled": games}), second: Conduct(100, 10.0, 0.5)}
    return Score(first, second, games, score, 1, day, "1.0", True, conduct)


def of(*scores: Score, rules: int = 1, decks: int = 7) -> Measurement:
    return Measurement("tash-kalar", "duel", {"form": "duel"}, rules, decks, list(scores))


FIRST = met("knight", "squire", 7)
SECOND = met("squire", "page", 9)
AGAIN = met("squire", "knight", 12, games=40, day=LATER)


def test_what_is_measured_again_takes_the_place_of_the_same_meeting_and_the_others_stay() -> None:
    other = met("page", "random", 8)
    joined = of(AGAIN, met("knight", "page", 10)).joined(of(FIRST, SECOND, other))
    assert joined.scores == [AGAIN, SECOND, other, met("knight", "page", 10)]
    assert joined.games == 40 + 10 + 10 + 10
    score = joined.against("knight", "squire")
    assert score is not None
    assert (score.score, score.day) == (28, LATER)
    assert of(FIRST).joined(of(FIRST)) == of(FIRST)


def test_standings_are_made_anew_of_all_meetings_together() -> None:
    joined = of(AGAIN).joined(of(FIRST, SECOND))
    assert joined.bots == of(AGAIN, SECOND).bots  # as if one ladder had held both
    assert joined.bots != of(FIRST, SECOND).bots
    squire = next(one for one in joined.bots if one.bot == "squire")
    assert (squire.rating, squire.games, squire.follies) == (ANCHORED, 50, {"dawdled": 50})
    assert (squire.mean, squire.longest) == ((32.0 + 29.0) / 200, 12)


@pytest.mark.parametrize("older", [of(FIRST, SECOND, rules=2), of(FIRST, SECOND, decks=8)])
def test_what_was_played_by_other_rules_or_with_other_decks_was_another_game(older: Measurement) -> None:
    newer = of(AGAIN)
    assert newer.joined(older) == newer
    assert newer.dropped(older) == [SECOND]  # the other was measured again
    assert newer.dropped(of(FIRST, SECOND)) == []


def test_whom_no_chain_of_meetings_joins_to_the_squire_has_no_rating() -> None:
    apart = [met("steward", "random", 10), met("random", "greedy", 4)]
    found = of(*apart, FIRST)
    assert {one.bot for one in found.rated} == {"knight", "squire"}
    assert [one.bot for one in found.bots][2:] == ["steward", "random", "greedy"]
    assert found.anchor == "squire"
    joined = of(met("steward", "knight", 5)).joined(found)
    assert {one.bot for one in joined.rated} == {"knight", "squire", "steward", "random", "greedy"}


def test_where_the_squire_met_nobody_as_many_are_rated_as_are_joined() -> None:
    apart = [met("a:A", "b:B", 5), met("squire", "openspiel-mcts", 9)]
    found = of(*apart, met("random", "page", 2), met("greedy", "page", 3))
    assert {one.bot for one in found.rated} == {"random", "page", "greedy"}
    assert sum(one.rating or 0 for one in found.rated) == pytest.approx(3 * ANCHORED, abs=2)
    assert found.anchor == ""


def test_what_is_published_joins_what_was_and_the_report_tells_of_each_meeting(tmp_path: Path) -> None:
    publish(of(FIRST, SECOND), tmp_path)
    files, dropped = publish(of(AGAIN), tmp_path)
    assert dropped == []
    assert Measurement.read(files[0].read_text("utf-8")) == of(AGAIN, SECOND)
    page = files[-1].read_text("utf-8")
    assert "50 games in 2 meetings, 7 decks." in page
    assert "stonehall ladder tash-kalar --form duel --bots FIRST,SECOND --pairs PAIRS --seed SEED" in page
    assert f"| squire | knight | 20 | 1 | {LATER} | 1.0, compiled |" in page
    assert f"| squire | page | 5 | 1 | {DAY} | 1.0, compiled |" in page
    assert publish(of(FIRST, rules=2), tmp_path)[1] == [SECOND]


def test_bots_without_a_rating_are_reported_all_the_same(tmp_path: Path) -> None:
    apart = of(met("steward", "openspiel-mcts", 9), met("my:Bot", "random", 5), FIRST)
    page = report([apart])
    assert "| steward | – | 10 | 1 s |" in page
    assert "| openspiel-mcts | – | 10 | as whom it meets |" in page
    assert "| my:Bot | – | 10 | – |" in page
    assert " 10 [2–40] " in page  # one game of ten against the Steward
    drawn = publish(apart, tmp_path)[0][1]
    assert drawn.exists()
    alone = of(met("steward", "openspiel-mcts", 9), rules=2)
    files, dropped = publish(alone, tmp_path)
    assert len(dropped) == 2
    assert drawn not in files
    assert not drawn.exists()
    assert drawn.name not in files[-1].read_text("utf-8")


def told(folder: Path) -> str:
    """What the command says on its error stream when it publishes a meeting."""
    done = CliRunner().invoke(
        app, ["ladder", "tash-kalar", "--bots", "random,stonehall.bots.random:RandomBot", "--pairs", "1", "--jobs", "1",
              "--keep", str(folder / "kept"), "--publish", str(folder)]
    )  # fmt: skip
    assert done.exit_code == 0, done.output
    return done.stderr


def test_the_command_joins_what_was_published_and_says_what_was_dropped(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    game = stonehall.load("tash-kalar")
    older = of(FIRST, rules=game.rules_version, decks=len(game.decks()))
    file = publish(older, tmp_path)[0][0]
    assert "dropped" not in told(tmp_path)
    assert [score.first for score in Measurement.read(file.read_text("utf-8")).scores] == ["knight", "random"]
    file.write_text(replace(older, rules=older.rules + 1).published(), "utf-8")
    assert f"knight – squire, {DAY}: dropped" in told(tmp_path)
    assert [score.first for score in Measurement.read(file.read_text("utf-8")).scores] == ["random"]
