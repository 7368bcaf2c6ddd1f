"""What a user installs: the engine alone, or with its parts; built as a wheel and run from a fresh environment."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import venv
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest
from packaging.requirements import Requirement

from tests.patience import PATIENCE_S

ROOT = Path(__file__).parent.parent

SIMULATE = """
import stonehall
from stonehall.bots import RandomBot
from stonehall.kernel import Match
from stonehall.lab import Plan

for id in stonehall.game_ids():
    match = Match(stonehall.load(id), [RandomBot(1), RandomBot(2)], seed=1)
    match.run()
    assert stonehall.read_record(match.record.write()).state.outcome == match.state.outcome
    assert Plan(id, games=2, seed=1).run().games == 2
print(stonehall.__file__)
"""


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as it is published, but not compiled: that takes minutes, and other tests compare the builds."""
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "STONEHALL_PURE": "1"}, check=True, capture_output=True)
    [built] = folder.glob("*.whl")
    return built


class Installed:
    """The wheel in an environment of its own, with what some of its extras ask for.

    What is asked for is not downloaded: it is linked from the environment of the tests, package by package, so that
    one which an extra forgets is missing here as it would be for a user.
    """

    def __init__(self, folder: Path, wheel: Path, *extras: str) -> None:
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        venv.create(folder / "venv", with_pip=False, symlinks=True)
        self.bin = folder / "venv" / "bin"
        self.pip("install", "--no-index", "--no-compile", str(wheel))
        [self.packages] = (folder / "venv").glob("lib/python*/site-packages")
        [found] = self.packages.glob("stonehall-*.dist-info")
        for package in wanted(Distribution.at(found), set(extras)):
            for name in {file.parts[0] for file in package.files or []} - {"..", "__pycache__"}:
                target = self.packages / name
                if not target.exists():
                    target.symlink_to(Path(str(package.locate_file(name))))

    def pip(self, *arguments: str) -> str:
        command = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check"]
        return subprocess.run([*command, *arguments], check=True, capture_output=True, text=True).stdout

    @property
    def environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "XDG_"))}
        return {**kept, "HOME": str(self.home), "PATH": f"{self.bin}{os.pathsep}{os.environ['PATH']}", "COLUMNS": "100"}

    def run(self, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [self.bin / command[0], *command[1:]],
            env=self.environment, cwd=self.home, input=typed, capture_output=True, text=True,
            timeout=PATIENCE_S, check=False,
        )  # fmt: skip


def wanted(package: Distribution, extras: set[str]) -> Iterator[Distribution]:
    """Everything a package with some extras asks for, and what that asks for in turn."""
    seen: set[tuple[str, frozenset[str]]] = set()
    waiting = [(package, frozenset(extras))]
    while waiting:
        package, chosen = waiting.pop()
        for line in package.requires or []:
            need = Requirement(line)
            asked = [need.marker is None or need.marker.evaluate({"extra": extra}) for extra in chosen or {""}]
            key = (need.name, frozenset(need.extras))
            if not any(asked) or key in seen:
                continue
            seen.add(key)
            found = package if need.name == "stonehall" else distribution(need.name)
            if found is not package:
                yield found
            waiting.append((found, frozenset(need.extras)))


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("bare"), wheel)


@pytest.fixture(scope="module")
def terminal(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("terminal"), wheel, "terminal")


@pytest.fixture(scope="module")
def complete(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("all"), wheel, "all")


def test_the_wheel_holds_all_there_is(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        packed = {name.removeprefix("stonehall/") for name in archive.namelist()}
    source = ROOT / "src" / "stonehall"
    words = {path.relative_to(source).as_posix() for path in source.glob("locale/**/*.ftl")}
    client = {path.relative_to(source).as_posix() for path in source.glob("server/client/**/*") if path.is_file()}
    assert words
    assert "server/client/index.html" in client
    assert {"py.typed", *words, *client} <= packed
    rules = {f"rules/{path.relative_to(ROOT / 'docs/rules').as_posix()}" for path in (ROOT / "docs/rules").rglob("*.*")}
    assert rules
    assert rules <= packed, "what a refusal refers to"


# The engine alone -----------------------------------------------------------------------------------------------------


def test_the_engine_comes_without_dependencies(bare: Installed) -> None:
    listed = [line.split("==")[0].split(" @ ")[0] for line in bare.pip("freeze").splitlines()]
    assert listed == ["stonehall"]


def test_the_engine_alone_plays_and_simulates(bare: Installed) -> None:
    done = bare.run("python", "-c", SIMULATE)
    assert done.returncode == 0, done.stderr
    assert Path(done.stdout.strip()).is_relative_to(bare.packages)


@pytest.mark.parametrize("program", [("stonehall",), ("python", "-m", "stonehall")])
@pytest.mark.parametrize(
    ("command", "extra"), [("play", "terminal"), ("simulate", "terminal"), ("", "terminal"), ("serve", "server")]
)
def test_the_engine_alone_says_what_to_type(
    bare: Installed, program: tuple[str, ...], command: str, extra: str
) -> None:
    done = bare.run(*program, *command.split())
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines() == [
        f"{f'stonehall {command}'.strip()}: the package typer is not installed, and this needs it. Type:",
        f'  pip install "stonehall[{extra}]"',
    ]


# With its parts -------------------------------------------------------------------------------------------------------


def test_the_terminal_needs_no_server(terminal: Installed) -> None:
    done = terminal.run("stonehall", "games")
    assert done.returncode == 0, done.stderr
    assert "tash-kalar" in done.stdout
    done = terminal.run("stonehall", "serve", "--port", "0")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith('\n  pip install "stonehall[server]"\n')
    assert "Traceback" not in done.stderr


def test_a_game_is_played_in_the_terminal(terminal: Installed) -> None:
    done = terminal.run("stonehall", "play", "summoner-wars", "--seed", "1", "--first", "south", typed="1\n1\n1\n")
    assert done.returncode == 0, done.stderr
    [saved] = (terminal.home / ".local" / "share" / "stonehall" / "games").glob("*.record")
    replayed = terminal.run("python", "-m", "stonehall", "replay", str(saved))
    assert replayed.returncode == 0, replayed.stderr
    simulated = terminal.run("stonehall", "simulate", "tash-kalar", "--games", "2", "--jobs", "2")
    assert simulated.returncode == 0, simulated.stderr
    assert "games/s" in simulated.stdout


def test_the_server_serves_the_client_and_the_games(complete: Installed) -> None:
    server = subprocess.Popen(
        [complete.bin / "stonehall", "serve", "--port", "0"],
        env=complete.environment, cwd=complete.home, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert server.stdout is not None
    assert server.stderr is not None
    try:
        found = re.fullmatch(r"Stonehall is open at (http://\S+)\n", server.stdout.readline())
        assert found is not None, server.stderr.read()
        with urlopen(f"{found[1]}/api/games", timeout=PATIENCE_S) as answer:
            assert b"summoner-wars" in answer.read()
        with urlopen(found[1], timeout=PATIENCE_S) as page:
            script = re.search(r'src="(/assets/[^"]+\.js)"', page.read().decode())
        assert script is not None
        with urlopen(found[1] + script[1], timeout=PATIENCE_S) as answer:
            assert answer.status == 200
    finally:
        server.terminate()
        assert server.wait(PATIENCE_S) == 0
        server.stdout.close()
        server.stderr.close()
    assert (complete.home / ".local" / "share" / "stonehall" / "stonehall.db").is_file()
