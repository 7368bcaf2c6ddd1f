"""The tools that guard the others, and the house that is furnished for its picture."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import stonehall
from stonehall.server.tables import commands
from tools import compile as compiler
from tools import rules
from tools.furnished_house import SHOWN, furnish

RULES = """\
# Toy

- **TOY-MOVE-1** A piece moves one space.
- **TOY-MOVE-2** It does not move diagonally.
- **TOY-COMP-1** The board is made of wood.

**EX-1 First move** (TOY-MOVE-1). From a1 to a2.

## Rules without a test

| id | reason |
|---|---|
| TOY-COMP-1 | Wood cannot be tested. |

## Sources
"""

TESTS = """\
import pytest
pytestmark = pytest.mark.card("golem")

@pytest.mark.rule("TOY-MOVE-1", "TOY-EX-1")
class TestMoves:
    def test_moves(self):
        raise AssertionError("collected, never run")

@pytest.mark.parametrize("n", [1, pytest.param(2, marks=pytest.mark.rule("TOY-MOVE-2"))])
def test_diagonal(n): ...
"""

# A stand-in for the package, so that these tests do not depend on the games there are.
TOY_PACKAGE = """\
class Card:
    def __init__(self, id): self.id = id
class Toy:
    def cards(self): return [Card("golem")]
def load(game): return Toy()
"""


def run_rules(root: Path, rulebook: str, tests: str, *options: str) -> tuple[int, str]:
    for name, text in {
        "docs/rules/toy.md": rulebook,
        "tests/test_toy.py": tests,
        "stonehall/__init__.py": TOY_PACKAGE,
        "pytest.ini": "[pytest]\nmarkers =\n    rule\n    card\n",
    }.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    run = subprocess.run(
        [sys.executable, rules.__file__, "--root", root, *options],
        env={**os.environ, "PYTHONPATH": str(root), "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    return run.returncode, run.stdout + run.stderr


def test_every_rule_and_card_is_proven(tmp_path: Path) -> None:
    assert run_rules(tmp_path, RULES, TESTS) == (
        0,
        "toy: 4 rules, 3 proven, 1 exempt\ntoy: 1 cards, 1 proven\n",
    )


def test_verbose_names_the_proofs(tmp_path: Path) -> None:
    code, output = run_rules(tmp_path, RULES, TESTS, "-v")
    assert code == 0
    assert "  TOY-EX-1  tests/test_toy.py::TestMoves::test_moves\n" in output
    assert "  TOY-MOVE-2  tests/test_toy.py::test_diagonal[2]\n" in output
    assert "  TOY-COMP-1  (no test: Wood cannot be tested.)\n" in output


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"TOY-EX-1"', '"TOY-MOVE-2"', "TOY-EX-1 is not proven by any test"),
        ('"TOY-EX-1"', '"TOY-EX-1", "TOY-FLY-9"', "TOY-FLY-9 is claimed by tests/test_toy.py::TestMoves::test_moves"),
        ('"TOY-EX-1"', '"TOY-EX-1", "TOY-COMP-1"', "TOY-COMP-1 is without a test, but tests/test_toy.py"),
        ('"golem"', '"giant"', "golem is not proven by any test"),
        ('"golem"', '"golem", "giant"', "giant is claimed by"),
        ('"golem"', "", "has a card marker without ids"),
        ("class TestMoves", "@pytest.mark.skip\nclass TestMoves", "may be skipped"),
        ("import pytest\n", "import pytest, no_such_module\n", "the tests cannot be collected"),
    ],
)
def test_claims_are_checked(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    code, output = run_rules(tmp_path, RULES, TESTS.replace(old, new, 1))
    assert code == 1
    assert complaint in output


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("", "", None),
        ("TOY-MOVE-2", "TOY-MOVE-1", "TOY-MOVE-1 stands there 2 times"),
        ("TOY-MOVE-2", "SW2-MOVE-2", "rule ids need one common prefix, found SW2, TOY"),
        ("| Wood cannot be tested. |", "| |", "TOY-COMP-1 is without a test, but no reason is given"),
        ("| TOY-COMP-1", "| TOY-COMP-7", "TOY-COMP-7 is without a test, but there is no such rule"),
    ],
)
def test_rulebook_is_checked(tmp_path: Path, old: str, new: str, problem: str | None) -> None:
    path = tmp_path / "toy.md"
    path.write_text(RULES.replace(old, new, 1), "utf-8")
    assert rules.read_rulebook(path).problems == ([problem] if problem else [])


@pytest.fixture
def source(tmp_path: Path) -> Path:
    root = tmp_path / "src"
    for name, text in {
        "cli.py": "",
        "kernel/__init__.py": "",
        "kernel/state.py": "class State: ...\n",
        "games/toy/game.py": "from stonehall.kernel.state import State\n",
        "games/toy/lore.py": '"""Lore."""\n\n# interpreted: uses a metaclass\n',
        "locale/en/toy.ftl": "hello = Hello\n",
        "kernel/__pycache__/state.pyc": "",
    }.items():
        path = root / "stonehall" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return root


def test_the_engine_is_compiled_and_nothing_else(source: Path) -> None:
    assert [path.as_posix() for path in compiler.compiled_modules(source)] == [
        "stonehall/games/toy/game.py",
        "stonehall/kernel/__init__.py",
        "stonehall/kernel/state.py",
    ]


def test_the_fingerprint_follows_the_sources(source: Path) -> None:
    first = compiler.fingerprint(source)
    state = source / "stonehall/kernel/state.py"
    os.utime(state, (0, 0))
    (source / "stonehall/kernel/__pycache__/other.pyc").touch()
    assert compiler.fingerprint(source) == first

    text = state.read_text("utf-8")
    state.write_text(text + "# more\n", "utf-8")
    changed = compiler.fingerprint(source)
    assert changed["sources"] != first["sources"]
    state.write_text(text, "utf-8")
    assert compiler.fingerprint(source) == first
    state.rename(state.with_name("table.py"))
    assert compiler.fingerprint(source)["sources"] not in (first["sources"], changed["sources"])


def test_the_fingerprint_follows_the_compiler(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = compiler.fingerprint(source)
    monkeypatch.setattr(compiler, "version", lambda _: "0.1")
    other = compiler.fingerprint(source)
    assert other["tools"] != first["tools"]
    assert other["sources"] == first["sources"]


def test_the_fingerprint_is_stored(tmp_path: Path) -> None:
    assert compiler.last_fingerprint(tmp_path) == {}
    compiler.write_fingerprint(tmp_path, {"sources": "abc"})
    assert compiler.last_fingerprint(tmp_path) == {"sources": "abc"}
    (tmp_path / compiler.STAMP).write_text("{", "utf-8")
    assert compiler.last_fingerprint(tmp_path) == {}


def test_nothing_is_compiled_when_up_to_date(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    built: list[int] = []
    monkeypatch.setattr(compiler, "build", lambda modules, out: built.append(len(modules)))
    out = tmp_path / "out"
    compiler.compile_engine(source, out)
    compiler.compile_engine(source, out)
    assert built == [3]
    assert capsys.readouterr().out.endswith("out: up to date\n")
    (source / "stonehall/cli.py").write_text("more = 1\n", "utf-8")
    assert compiler.is_ready(source, out), "what is not compiled is copied"
    assert (out / "stonehall/cli.py").read_text("utf-8") == "more = 1\n"
    (source / "stonehall/kernel/state.py").write_text("", "utf-8")
    assert not compiler.is_ready(source, out)
    compiler.compile_engine(source, out)
    assert built == [3, 3]


def test_a_failed_compilation_is_tried_again(source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(modules: list[Path], out: Path) -> None:
        sys.exit("no")

    out = tmp_path / "out"
    monkeypatch.setattr(compiler, "build", fail)
    for _ in range(2):
        with pytest.raises(SystemExit, match="no"):
            compiler.compile_engine(source, out)


def test_the_copy_keeps_no_stale_files(source: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    compiler.synchronise(source, out)
    kept, stale = (out / "stonehall/kernel" / f"{name}{compiler.LIBRARY}" for name in ("state", "gone"))
    interpreted = out / f"stonehall/games/toy/lore{compiler.LIBRARY}"
    for library in (kept, stale, interpreted):
        library.touch()
    (source / "stonehall/cli.py").unlink()
    compiler.synchronise(source, out)
    assert kept.exists()
    assert not stale.exists()
    assert not interpreted.exists()
    assert not (out / "stonehall/cli.py").exists()
    assert (out / "stonehall/locale/en/toy.ftl").read_text("utf-8") == "hello = Hello\n"


def test_the_house_in_the_pictures_is_furnished_the_same_every_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "LUCK", commands.LUCK)  # put back afterwards: the pictures have luck of their own
    one, other = furnish(tmp_path / "one"), furnish(tmp_path / "other")
    assert one.positions == other.positions
    assert set(one.tables) == set(SHOWN) == set(stonehall.game_ids()), "all games that stand are shown"
