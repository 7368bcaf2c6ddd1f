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


def test_both_builds_play_the_same_games() -> None:
    where = "import stonehall.kernel.state as module; print(module.__file__)"
    assert run(COMPILED, "-c", where).endswith(".so"), "build the engine first: make compile"
    assert run(ROOT / "src", "-c", where).endswith(".py")
    script = str(ROOT / "tools" / "checksum.py")
    played = run(COMPILED, script).splitlines()
    assert [line.split()[0] for line in played] == stonehall.game_ids()
    assert played == run(ROOT / "src", script).splitlines()
