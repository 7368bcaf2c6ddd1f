"""Bots that are other programs: asked by lines of JSON, never trusted (docs/bot-protocol.md)."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import stonehall
from stonehall.bots import BotError, bot_names, find_bot, make_bot, name_bot
from stonehall.bots import program as programs
from stonehall.bots.registry import NAMED
from stonehall.cli import app
from stonehall.kernel import Match, Observation
from tests.toy import STONES

ROOT = Path(__file__).parent.parent
BUSY = ROOT / "docs" / "examples" / "busy.py"


def command(path: Path) -> str:
    return f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(path))}"


def written(folder: Path, *lines: str) -> str:
    """The command of a program that answers a question with some statements; ``question`` is what it read."""
    path = folder / "player.py"
    body = [f"    {line}" for line in ("question = json.loads(line)", *lines)]
    path.write_text("\n".join(["import json, os, sys, time", "for line in sys.stdin:", *body]), "utf-8")
    return command(path)


def first_question() -> Observation:
    return Observation(STONES.start(), 0)


@pytest.mark.parametrize("id", ["summoner-wars", "tash-kalar", "mountain-king", "alliances"])
def test_the_example_of_the_docs_plays_whole_games(id: str) -> None:
    game = stonehall.load(id)
    rounds = {"turn-limit": "6"} if any(setting.name == "turn-limit" for setting in game.settings) else {}
    players = [make_bot(command(BUSY), seat) for seat in range(2)]
    assert Match(game, players, rounds, seed=3).run().reason


def test_the_docs_show_the_example_as_it_is() -> None:
    assert f"```\n{BUSY.read_text('utf-8')}```" in (ROOT / "docs" / "bot-protocol.md").read_text("utf-8")


def test_a_question_holds_what_the_seat_may_know_and_nothing_else(tmp_path: Path) -> None:
    note = tmp_path / "asked.json"
    bot = make_bot(written(tmp_path, f"open({str(note)!r}, 'w').write(line)", "print('{\"play\": 1}', flush=True)"), 4)
    observation = first_question()
    assert bot.choose(observation) == observation.options[1]
    asked = json.loads(note.read_text("utf-8"))
    assert asked.pop("view") == json.loads(json.dumps(observation.view))
    assert isinstance(asked.pop("seed"), int)
    texts = [observation.text_of(option) for option in observation.options]
    assert asked == {"game": STONES.id, "seat": 0, "prompt": observation.decision.prompt, "options": texts}


def test_a_seed_gives_the_same_questions_again(tmp_path: Path) -> None:
    answer = "print(json.dumps({'play': question['seed'] % len(question['options'])}), flush=True)"
    place = written(tmp_path, answer)
    bots = [find_bot(place)(seed) for seed in (1, 1, 2)]
    played = [[bot.choose(first_question()).args for _ in range(6)] for bot in bots]
    assert played[0] == played[1] != played[2]


@pytest.mark.parametrize(
    ("lines", "told"),
    [
        (["print('take 1', flush=True)"], "it wrote 'take 1"),
        (['print(\'{"play": "take 99"}\', flush=True)'], "'take 99', which is not among its options"),
        (["print('{\"play\": 7}', flush=True)"], "'7', which is not among its options"),
        (["print('{\"play\": true}', flush=True)"], "'True', which is not among its options"),
        (["sys.exit(1)"], "it ended instead of answering"),
    ],
)
def test_a_wrong_answer_is_told_and_never_played(tmp_path: Path, lines: list[str], told: str) -> None:
    with pytest.raises(BotError) as wrong:
        make_bot(written(tmp_path, *lines)).choose(first_question())
    assert told in str(wrong.value.problems[0])


def test_whoever_does_not_answer_is_not_waited_for_forever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(programs, "PATIENCE", 0.05)
    bot = make_bot(written(tmp_path, "time.sleep(600)"))
    with pytest.raises(BotError) as wrong:
        bot.choose(first_question())
    assert "did not answer within" in str(wrong.value.problems[0])


def test_a_program_that_was_killed_is_started_again(tmp_path: Path) -> None:
    place = written(tmp_path, "print('{\"play\": 0}', flush=True)")
    bot = make_bot(place)
    bot.choose(first_question())
    running = programs.running(place.removeprefix(programs.PREFIX))
    assert running.process is not None
    running.process.kill()
    running.process.wait()
    assert bot.choose(first_question()) == first_question().options[0]


def test_a_program_that_cannot_be_started_is_named() -> None:
    with pytest.raises(BotError, match="cmd:no-such-program-here does not play on") as wrong:
        make_bot("cmd:no-such-program-here").choose(first_question())
    assert "cannot be started" in str(wrong.value.problems[0])


def test_a_house_names_its_own_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAMED, "")
    name_bot("Busy", command(BUSY))
    assert bot_names()[-1] == "Busy"
    assert make_bot("Busy").choose(first_question()) in first_question().options
    for taken in ("Busy", "greedy", "", "two\nlines", "a=b"):
        with pytest.raises(BotError, match="cannot be called"):
            name_bot(taken, command(BUSY))


def test_programs_play_on_the_command_line() -> None:
    arguments = [
        "simulate",
        "summoner-wars",
        "--games",
        "1",
        "--bots",
        f"{command(BUSY)},random",
        "--set",
        "turn-limit=4",
    ]
    done = CliRunner().invoke(app, arguments)
    assert done.exit_code == 0, done.output
