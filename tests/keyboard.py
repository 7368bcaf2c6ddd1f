"""Somebody at a terminal: a command with what is typed after it, and the game that was kept."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner, Result

import stonehall
from stonehall.cli import app
from stonehall.kernel import Record

RUNNER = CliRunner()


def run(*words: str, typed: str = "", code: int = 0, columns: int = 100, lines: int = 40) -> Result:
    done = RUNNER.invoke(app, list(words), input=typed, env={"COLUMNS": str(columns), "LINES": str(lines)})
    assert done.exit_code == code, done.output
    return done


def kept(home: Path) -> Record:
    [file] = home.glob("*.record")
    return stonehall.read_record(file.read_text("utf-8"))
