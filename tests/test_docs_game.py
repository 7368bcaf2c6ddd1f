"""The page about adding a game is followed to the letter: its files are written, installed, and played everywhere."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import stonehall
from tests.conformance import CHECKS
from tests.outside import at_home, install, stonehall_says
from tests.pages import BLOCKS, built_games, run, write_files
from tests.server.serving import serving

COMMANDS = [
    shlex.split(line)
    for block in BLOCKS
    if block.kind == "sh" and block.page.name == "adding-a-game.md"
    for line in block.text.splitlines()
]
THROW_AND_HOLD = "1\n2\n" * 200


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where somebody has written what the page says, and installed it."""
    folder = tmp_path_factory.mktemp("page")
    write_files(folder)
    with at_home(install(folder / built_games()["pig"], tmp_path_factory.mktemp("home"))):
        yield folder


@pytest.fixture(autouse=True)
def in_folder(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder))
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    monkeypatch.chdir(folder)


def command(name: str) -> list[str]:
    """The words that follow ``stonehall`` in the one command of the page with this name."""
    [words] = [words[1:] for words in COMMANDS if words[:2] == ["stonehall", name]]
    return words


def test_the_page_says_what_is_done_here() -> None:
    assert [words[:2] for words in COMMANDS] == [
        ["pip", "install"], *[["stonehall", name] for name in ("games", "simulate", "play", "serve")],
    ]  # fmt: skip


def test_the_python_of_the_page_runs(capsys: pytest.CaptureFixture[str]) -> None:
    run([block for block in BLOCKS if block.info == "with pig"], capsys)


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__).removeprefix("check_"))
def test_the_game_conforms(check: Callable[[str, dict[str, str], int], None]) -> None:
    for seed in range(5):
        check("pig", {"goal": "15"}, seed)


def test_it_is_listed_and_simulated() -> None:
    assert "Pig, 2 players" in stonehall_says(*command("games"))
    told = json.loads(stonehall_says(*command("simulate"), "--json", "-"))
    assert (told["games"], told["reasons"]) == (100, {"goal-reached": 100})


def test_it_is_played_shown_and_replayed(folder: Path) -> None:
    stonehall_says(*command("play"), "--seed", "1", typed=THROW_AND_HOLD)
    [file] = folder.rglob("*.record")
    record = stonehall.read_record(file.read_text("utf-8"))
    assert (record.state.over, record.settings) == (True, {"goal": "30"})
    assert "wins." in stonehall_says("show", str(file))
    assert "nyert." in stonehall_says("replay", str(file), "--lang", "hu")
    (folder / "begun.position").write_text(record.truncated(3).state.to_position(), "utf-8")
    assert "pot" in stonehall_says("show", "begun.position")


def test_it_is_served(tmp_path: Path) -> None:
    assert command("serve") == ["serve"]
    with serving(tmp_path / "data") as server:
        visitor = server.visitor()
        table = visitor.new_table({"game": "pig", "seats": [{"player": "me"}, {"player": "bot", "bot": "greedy"}]})
        with visitor.live(table) as live:
            scene = live.until("snapshot")["scene"]
            while scene["ending"] is None:
                if scene["choices"]:
                    text = "hold" if scene["view"]["pot"] else "throw"
                    live.send(type="play", key=f"k{scene['moment']}", moment=scene["moment"], text=text)
                scene = live.until("update")["scene"] or scene
        record = stonehall.read_record(visitor.get(f"/api/tables/{table}/record").text)
        assert (record.game.id, record.state.over) == ("pig", True)
