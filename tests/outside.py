"""Packages from outside, installed as anybody installs them: the game in ``tests/plugin``, and that of a page."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import stonehall
from stonehall.locale import catalogue

LANTERNS = Path(__file__).parent / "plugin"
SOURCE = Path(stonehall.__file__).parent.parent
"""Where the processes that are started find the same Stonehall."""


def install(package: Path, home: Path) -> Path:
    """``pip install`` into a folder of its own; the machine needs no network for it."""
    quietly = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-build-isolation", "--no-index"]
    command = [sys.executable, "-m", "pip", "install", *quietly, "--target", str(home), str(package)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return home


def forget() -> None:
    """Which games there are, and what they say, is looked up anew."""
    stonehall._places.cache_clear()
    catalogue.cache_clear()


@contextmanager
def at_home(home: Path) -> Iterator[None]:
    """This process and those it starts find what is installed there, and forget it afterwards."""
    before = {**sys.modules}
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join([str(home), str(SOURCE)]))
        patch.syspath_prepend(home)
        patch.setattr(stonehall, "_loaded", {**stonehall._loaded})
        importlib.invalidate_caches()
        forget()
        yield
    forget()
    for name in sys.modules.keys() - before.keys():
        if (sys.modules[name].__file__ or "").startswith(str(home)):
            del sys.modules[name]


def stonehall_says(*words: str, typed: str = "", status: int = 0) -> str:
    """What the program prints when these lines are typed; with another exit status, what it complains of."""
    done = subprocess.run(
        [sys.executable, "-m", "stonehall.cli", *words],
        input=typed, env={**os.environ, "COLUMNS": "100"}, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == status, done.stdout + done.stderr
    return done.stderr if status else done.stdout


def python_says(code: str) -> str:
    """What a line of Python prints in a process of its own."""
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip()
