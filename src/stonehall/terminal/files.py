"""Files a person names: records, positions and decks are read with clear complaints and written without half files."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import TypeVar

import stonehall
from stonehall.folders import games_folder
from stonehall.kernel import AnyGame, Problem, Record, State, StonehallError
from stonehall.kernel.spelling import did_you_mean

RECORD_HEAD = "stonehall record"
TEXT = ".txt"
"""How the names of the files of a text end."""

T = TypeVar("T")


def read_text(name: str) -> str:
    """The text of a file (``-``: of the standard input); one clear error when there is none."""
    try:
        return sys.stdin.read() if name == "-" else Path(name).read_text("utf-8")
    except FileNotFoundError:
        reason = "there is no such file"
    except IsADirectoryError:
        reason = "this is a folder, not a file"
    except UnicodeDecodeError:
        reason = "this is not a text file (UTF-8)"
    except OSError as problem:
        reason = problem.strerror or str(problem)
    raise StonehallError("The file cannot be read.", [Problem(reason, name)])


def read_texts(name: str) -> dict[str, str]:
    """The texts of a folder by the names of its files (``.txt``), or that of a single file."""
    path = Path(name)
    if not path.is_dir():
        return {path.name: read_text(name)}
    found = {file.name: read_text(str(file)) for file in sorted(path.glob(f"*{TEXT}"))}
    if not found:
        raise StonehallError("The folder cannot be read.", [Problem(f"there is no {TEXT} file in it", name)])
    return found


def title_of(name: str) -> str:
    """What a text may be called that does not say it itself: like its file or folder."""
    return " ".join(Path(name).resolve().stem.replace("_", " ").replace("-", " ").split()).capitalize()


def read_record(name: str) -> Record:
    """The record in a file."""
    text = read_text(name)
    return _located(name, lambda: stonehall.read_record(text))


def read_state(name: str) -> State:
    """The position in a file, or the final position of the record in it."""
    text = read_text(name).lstrip()
    first = text.split("\n", 1)[0].split()
    if " ".join(first[:2]) == RECORD_HEAD:
        return _located(name, lambda: stonehall.read_record(text)).state
    if first and first[0] in stonehall.game_ids():
        state: State = _located(name, lambda: stonehall.load(first[0]).from_position(text))
        return state
    for id in stonehall.game_ids():
        with suppress(Exception):  # whatever a game makes of what is not its own: it is not its position
            found: State = stonehall.load(id).from_position(text)
            return found
    if first[1:] == ["position"]:
        known = stonehall.game_ids()
        unknown = f"there is no game {first[0]!r} (games: {', '.join(known)}{did_you_mean(first[0], known)})"
        raise StonehallError("The position cannot be read.", [Problem(unknown, name)])
    problem = Problem(f"the first line is neither '{RECORD_HEAD} 1' nor that of a position of any game", name)
    raise StonehallError("This is neither a record nor a position.", [problem])


def _located(name: str, read: Callable[[], T]) -> T:
    """Say in which file something is wrong."""
    try:
        return read()
    except StonehallError as wrong:
        raise StonehallError(f"{name}: {wrong.headline}", wrong.problems) from None


# Writing --------------------------------------------------------------------------------------------------------------


def new_record_path(game: AnyGame) -> Path:
    """Where a game that nobody gave a name is kept: in the user's own folder for this program."""
    folder = games_folder()
    stem = f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = folder / f"{stem}.record", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.record"
    return path


def write_record(record: Record, path: Path) -> None:
    """Write a record as a whole or not at all; ``OSError`` says why not. Only a record is ever written over."""
    if path.exists() and not _holds_record(path):
        raise FileExistsError(0, "the file exists and is not a record")
    write_text(path, record.write())


def write_text(path: Path, text: str) -> None:
    """Write a file through a neighbour, so that a crash or a full disk leaves the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)


def write_output(name: str, text: str) -> None:
    """Write a file somebody asked for; one clear error when that is not possible."""
    try:
        write_text(Path(name), text)
    except OSError as problem:
        raise StonehallError("The file cannot be written.", [Problem(problem.strerror or str(problem), name)]) from None


def _holds_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(RECORD_HEAD)) == RECORD_HEAD.encode()
