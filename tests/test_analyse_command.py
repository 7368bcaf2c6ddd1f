"""``stonehall analyse FILE``: a table in the reader's language, data for programs, and clear words for bad files."""

from __future__ import annotations

import json
import signal
from pathlib import Path

import pytest
from rich.console import Console

import stonehall
from stonehall.bots.analysis import AnalysedPlay, Analysis, Analyst, Better, Estimate
from stonehall.kernel import State
from stonehall.locale import catalogue
from stonehall.terminal.analysis import print_analysis
from tests.test_analysis import beginning
from tests.test_cli import call, refused


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    record = beginning("summoner-wars", 16)
    record.leave(1, "conceded")
    file = tmp_path / "game.record"
    file.write_text(record.write(), "utf-8")
    return file


@pytest.mark.parametrize(
    ("language", "head", "left"),
    [("en", "Chance", "concedes"), ("hu", "Esély", "feladja"), ("pl", "Szansa", "poddaje")],
)
def test_what_players_decided_is_told_in_words(record_file: Path, language: str, head: str, left: str) -> None:
    done = call("analyse", str(record_file), "--tries", "4", "--lang", language)
    assert done.exit_code == 0, done.output
    lines = done.stdout.splitlines()
    assert head in lines[0]
    assert any(left in line and "0%" in line for line in lines)
    rows = [line.split() for line in lines if line.strip()[:2].strip().isdigit()]
    plays = stonehall.read_record(record_file.read_text("utf-8")).plays
    assert [int(row[0]) for row in rows] == [place for place, play in enumerate(plays, 1) if play.seat >= 0]


def test_a_play_that_lost_much_is_marked_beside_what_had_been_better() -> None:
    record = beginning("summoner-wars", 14)
    analysis = Analysis(record)
    for place, play in enumerate(record.plays, 1):
        analysis.plays.append(AnalysedPlay(place, 1, play.seat, play.text, [Estimate([0.5, 0.5])] * 2))
    last = analysis.plays[-1]
    assert last.seat >= 0
    last.mark, last.loss = "folly", Estimate([0.4, 0.4])
    last.better = [Better(last.text, 0.0, 1.0, {})]
    words = catalogue("en", record.game)
    console = Console(record=True, width=200)
    print_analysis(analysis, console, words)
    text = console.export_text()
    [row] = [line for line in text.splitlines() if line.strip().startswith("14 ")]
    assert "folly" in row
    assert "(the game is won)" in row
    assert "folly ×1" in text


def test_programs_are_given_data(record_file: Path, tmp_path: Path) -> None:
    printed = call("analyse", str(record_file), "--tries", "4", "--json", "-")
    out = tmp_path / "analysis.json"
    call("analyse", str(record_file), "--tries", "4", "--json", str(out))
    data = json.loads(printed.stdout)
    assert data == json.loads(out.read_text("utf-8"))
    assert (data["game"], len(data["plays"])) == ("summoner-wars", 17)
    assert data["plays"][-1]["chances"] == [1.0, 0.0]


def test_everything_that_is_wrong_is_said_at_once(record_file: Path, tmp_path: Path) -> None:
    said = refused("analyse", str(record_file), "--tries", "1", "--lang", "xx")
    assert "--tries: 1 is too few" in said
    assert "--lang: 'xx'" in said
    assert "there is no such file" in refused("analyse", str(tmp_path / "none"))
    cut = tmp_path / "cut.record"
    cut.write_text(
        record_file.read_text("utf-8").replace("game summoner-wars", "gmae x").rpartition("sealed")[0], "utf-8"
    )
    said = refused("analyse", str(cut))
    assert "'gmae x' is not a line" in said
    assert "'game …' is missing" in said
    assert "has been cut off" in said


def test_what_is_known_is_told_when_it_is_interrupted(monkeypatch: pytest.MonkeyPatch, record_file: Path) -> None:
    """Ctrl-C at the thirteenth play."""

    class Pressed(Analyst):
        def look_at(self, state: State, text: str, place: int) -> AnalysedPlay:
            if place == 14:
                signal.raise_signal(signal.SIGINT)
            return super().look_at(state, text, place)

    monkeypatch.setattr("stonehall.bots.analysis.Analyst", Pressed)
    done = call("analyse", str(record_file), "--tries", "4")
    assert done.exit_code == 130
    assert "Stopped after play 13 of 17." in done.stdout
