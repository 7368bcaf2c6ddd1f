"""The command line: what it lists, shows and replays, and how it answers bad input."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner, Result

import stonehall
from stonehall.bots import RandomBot
from stonehall.cli import app
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.kernel import Match, Record

RUNNER = CliRunner()
GAME = stonehall.load("summoner-wars")

POSITION = """\
summoner-wars position
turn 5 south attack
south magic 4
south hand ice-golem
south d1 svara damage 3
south c3 frost-mage boosts 2
north c8 ret-talus
north c5 undead-warrior
north hand gate
"""


def call(*words: str, typed: str = "") -> Result:
    return RUNNER.invoke(app, words, input=typed, env={"COLUMNS": "100", "LINES": "40"})


def refused(*words: str) -> str:
    """What the error stream says when a command cannot be carried out: no traceback, exit code 2, nothing else."""
    done = call(*words)
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def finished() -> Record:
    match = Match(GAME, [RandomBot(1), RandomBot(2)], seed=7)
    match.run()
    return match.record


@pytest.fixture
def record_file(tmp_path: Path, finished: Record) -> Path:
    file = tmp_path / "game.record"
    file.write_text(finished.write(), "utf-8")
    return file


@pytest.fixture
def position_file(tmp_path: Path) -> Path:
    file = tmp_path / "position.txt"
    file.write_text(POSITION, "utf-8")
    return file


# Listing --------------------------------------------------------------------------------------------------------------


def test_games_lists_settings_with_defaults_and_decks() -> None:
    done = call("games")
    assert done.exit_code == 0
    for setting in GAME.settings:
        assert setting.name in done.stdout
        assert setting.default in done.stdout
    for word in ("summoner-wars", "Summoner Wars", "2 players", "south, north", "cave-goblins", "who begins"):
        assert word in done.stdout


def test_without_a_command_the_commands_are_listed() -> None:
    done = call()
    for word in ("games", "play", "simulate", "replay", "show"):
        assert word in done.output


def test_the_program_runs_as_a_process() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "stonehall.cli", "play", "summoner-war"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert "did you mean summoner-wars?" in done.stderr
    assert "Traceback" not in done.stderr


# Showing --------------------------------------------------------------------------------------------------------------


def test_show_draws_a_position_with_both_hands(position_file: Path) -> None:
    done = call("show", str(position_file))
    assert done.exit_code == 0
    for words in ("SVARA", "9/12", "RET-TALUS", "Frost Mage", "+2", "[Attack 3]", "Ice Golem", "Gate"):
        assert words in done.stdout


def test_show_for_a_seat_hides_the_other_hand_and_turns_the_board(position_file: Path) -> None:
    south = call("show", str(position_file), "--seat", "south").stdout
    north = call("show", str(position_file), "--seat", "north").stdout
    assert "Ice Golem" in south
    assert "Ice Golem" not in north
    assert south.index("RET-TALUS") < south.index("SVARA")
    assert north.index("SVARA") < north.index("RET-TALUS")


def test_show_draws_the_last_position_of_a_record(record_file: Path) -> None:
    done = call("show", str(record_file))
    assert done.exit_code == 0
    assert "wins: the other summoner is destroyed" in done.stdout


def test_show_reads_the_standard_input() -> None:
    assert "SVARA" in call("show", "-", typed=POSITION).stdout


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_show_writes_a_picture(position_file: Path, tmp_path: Path, theme: str) -> None:
    out = tmp_path / "out.svg"
    done = call("show", str(position_file), "--svg", str(out), "--theme", theme)
    assert done.exit_code == 0
    assert ElementTree.parse(out).getroot().tag.endswith("svg")
    assert "Frost Mage" in out.read_text("utf-8")


def test_a_picture_speaks_the_language(position_file: Path) -> None:
    done = call("show", str(position_file), "--svg", "-", "--lang", "hu")
    assert "Fagymágus" in done.stdout


# Replaying ------------------------------------------------------------------------------------------------------------


def test_replay_tells_every_play_in_words(record_file: Path, finished: Record) -> None:
    done = call("replay", str(record_file))
    assert done.exit_code == 0
    numbered = re.findall(r"^ {0,4}(\d+) (?:(?:South|North): )?(.+)$", done.stdout, re.MULTILINE)
    assert [text for _, text in numbered] == [play.text for play in finished.plays]
    assert "— Turn 1: " in done.stdout
    assert "wins: the other summoner is destroyed" in done.stdout


def test_replay_of_a_part(record_file: Path, finished: Record) -> None:
    done = call("replay", str(record_file), "--from", "12", "--to", "14", "--lang", "pl")
    shown = [line.split()[0] for line in done.stdout.splitlines() if not line.startswith("     ")]
    assert shown == ["12", "13", "14"]
    assert finished.plays[13].text in done.stdout


# Bad input ------------------------------------------------------------------------------------------------------------


def test_a_missing_file_a_folder_and_a_binary_file(tmp_path: Path) -> None:
    binary = tmp_path / "noise"
    binary.write_bytes(b"\xff\xfe\x00\x80")
    for command in ("replay", "show"):
        assert "nowhere.record: there is no such file" in refused(command, "nowhere.record")
        assert "this is a folder" in refused(command, str(tmp_path))
        assert "not a text file" in refused(command, str(binary))


def test_a_cut_record(record_file: Path) -> None:
    text = record_file.read_text("utf-8")
    record_file.write_text(text[: len(text) // 2], "utf-8")
    for words in (["replay"], ["show"], ["play", "summoner-wars", "--resume"]):
        assert "the file has been cut off" in refused(*words, str(record_file))


def test_an_edited_record(record_file: Path) -> None:
    text = record_file.read_text("utf-8")
    record_file.write_text(text.replace("draw ice-golem", "draw ice-smith", 1), "utf-8")
    for words in (["replay"], ["show"], ["play", "summoner-wars", "--resume"]):
        said = refused(*words, str(record_file))
        assert "the record has been edited" in said
        assert record_file.name in said


def test_a_position_with_several_mistakes_names_them_all(tmp_path: Path) -> None:
    file = tmp_path / "bad.txt"
    file.write_text(POSITION.replace("frost-mage", "frost-mug").replace("c8", "z9"), "utf-8")
    said = refused("show", str(file))
    assert "frost-mug" in said
    assert "z9" in said
    assert "bad.txt" in said


def test_what_is_neither_a_record_nor_a_position(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear all,\n", "utf-8")
    assert "neither a record nor a position" in refused("show", str(file))
    file.write_text("chess position\n", "utf-8")
    assert "there is no game 'chess'" in refused("show", str(file))


def test_play_names_every_wrong_word_at_once() -> None:
    said = refused(
        "play", "summoner-wars", "--deck", "polar-dwarfs", "--opponent-deck", "nobody", "--bot", "gredy", "--seat",
        "suoth", "--first", "west", "--lang", "de", "--set", "turnlimit=3", "--set", "draws",
    )  # fmt: skip
    for words in (
        "--deck: 'polar-dwarfs' is neither a ready deck nor a file",
        "did you mean polar-dwarves",
        "--opponent-deck: 'nobody'",
        "did you mean greedy?",
        "did you mean south",
        "--first: 'west' is not one of random, south, north",
        "--lang: 'de' is not one of en, hu, pl",
        "did you mean turn-limit?",
        "'draws' is not written as name=value",
    ):
        assert words in said


def test_values_only_the_game_can_judge() -> None:
    said = refused("play", "summoner-wars", "--set", "turn-limit=soon", "--set", "both-summoners=duel")
    assert "'duel' is not one of active-wins, draw" in said
    assert "turn-limit" in refused("simulate", "summoner-wars", "--set", "turn-limit=soon")


def test_a_deck_of_33_cards_is_refused_with_every_reason(tmp_path: Path) -> None:
    lines = ready_deck("polar-dwarves").write().replace("4 bear-cavalry", "3 bear-cavalry").splitlines()
    file = tmp_path / "short.deck"
    file.write_text("\n".join([*lines, "2 unicorn"]), "utf-8")
    for words in (["play", "summoner-wars", "--deck"], ["simulate", "summoner-wars", "--decks"]):
        value = f"{file},polar-dwarves" if words[0] == "simulate" else str(file)
        said = refused(*words, value)
        assert "needs exactly 30 cards in all (34 with what starts on the battlefield), has 29" in said
        assert "needs exactly 16 commons, has 15" in said
        assert "there is no card “unicorn”" in said
        assert "short.deck" in said


def test_resume_does_not_take_a_new_setup(record_file: Path) -> None:
    said = refused("play", "summoner-wars", "--resume", str(record_file), "--deck", "cave-goblins")
    assert "part of the saved game" in said


def test_simulate_names_every_wrong_word_at_once() -> None:
    said = refused(
        "simulate", "summoner-wars", "--games", "0", "--bots", "gredy,random,random", "--decks", "polar-dwarfs",
        "--jobs", "-1", "--record", "x",
    )  # fmt: skip
    for words in (
        "--games: 0 is too few; at least 1",
        "did you mean greedy?",
        "give one bot, or 2, one for each seat; not 3",
        "give 2 decks, one for each seat, or all; not 1",
        "did you mean polar-dwarves",
        "--jobs: -1 is too few",
        "--record needs --only NUMBER",
    ):
        assert words in said
    assert "the games go from 1 to 5" in refused("simulate", "summoner-wars", "--games", "5", "--only", "6")


def test_replay_outside_the_record(record_file: Path, finished: Record) -> None:
    said = refused("replay", str(record_file), "--from", "99999", "--to", "-1")
    assert f"there is no play 99999; the record has plays 0 to {len(finished.plays)}" in said
    assert "there is no play -1" in said


def test_show_with_wrong_words(position_file: Path, tmp_path: Path) -> None:
    said = refused("show", str(position_file), "--theme", "drak", "--lang", "xx")
    assert "did you mean dark?" in said
    assert "'xx' is not one of" in said
    assert "'east' is not one of south, north" in refused("show", str(position_file), "--seat", "east")
    there = tmp_path / "file"
    there.write_text("", "utf-8")
    assert "The file cannot be written" in refused("show", str(position_file), "--svg", str(there / "out.svg"))


@pytest.mark.parametrize("words", [["fly"], ["play", "summoner-wars", "--fly"], ["replay"], ["play", "--seed", "x"]])
def test_wrong_usage(words: list[str]) -> None:
    assert refused(*words) != ""
