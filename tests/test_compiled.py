"""The compiled engine plays exactly as the interpreted one (``make test`` builds it first)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import stonehall

ROOT = Path(__file__).parent.parent
COMPILED = ROOT / "build" / "compiled"


def run(source: Path, *command: str) -> str:
    """What a Python command prints when the package is taken from ``source``."""
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(
        [sys.executable, *command], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    return done.stdout.strip()


TAUGHT = """
from pathlib import Path
import stonehall
from stonehall.server.tables import exercises, lessons, positions, rule_examples
from stonehall.server.wire.positions import WrittenPosition
for game in map(stonehall.load, stonehall.game_ids()):
    given = [lessons.lesson(game, one.id) for one in lessons.course(game).lessons]
    tried = [exercises.attempt(game, one.id, one.written.solution, False) for one in exercises.exercises_of(game)]
    shown = [positions.look(game, WrittenPosition(one.text)) for one in positions.starts(game)]
    items = [item.id for group in positions.box(game).groups for item in group.items]
    worked = [rule_examples.begin(game, one.stem) for one in sorted(Path("docs/rules/examples", game.id).glob("*.txt"))]
    print(game.id, len(given), [one.stage for one in tried], [look.problems for look in shown], items, len(worked))
"""


def test_both_builds_teach_the_same() -> None:
    """A class of the server cannot be made from one of the engine, which is compiled where people play."""
    taught = run(COMPILED, "-c", TAUGHT).splitlines()
    assert [line.split()[0] for line in taught] == stonehall.game_ids()
    assert taught == run(ROOT / "src", "-c", TAUGHT).splitlines()


def test_both_builds_play_the_same_games() -> None:
    where = "import stonehall.kernel.state as module; print(module.__file__)"
    assert run(COMPILED, "-c", where).endswith(".so"), "build the engine first: make compile"
    assert run(ROOT / "src", "-c", where).endswith(".py")
    script = str(ROOT / "tools" / "checksum.py")
    played = run(COMPILED, script).splitlines()
    assert [line.split()[0] for line in played] == stonehall.game_ids()
    assert played == run(ROOT / "src", script).splitlines()
