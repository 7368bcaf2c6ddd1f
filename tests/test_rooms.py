"""A game is named only in its own rooms: nothing shared has to be touched when a game joins or leaves.

A room is a folder or a file that is called like the game (``games/tash_kalar/``, ``bench/games/tash_kalar.py``).
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import stonehall

ROOT = Path(__file__).parent.parent

IDS = stonehall.game_ids()
ROOMS = {id.replace("-", "_") for id in IDS}

PREFIXES = ["sw2", "sw1", "tk", "mk"]
NAME = re.compile(
    "|".join([*[id.replace("-", "[-_ ]?") for id in IDS], "isArena", rf"\b(?-i:{'|'.join(PREFIXES)})-"]), re.IGNORECASE
)
"""A game by its id, title, module or class, a message of it, or a question which game it is."""

WHERE = (
    "src/stonehall/**/*.py", "web/src/**/*.ts", "web/src/**/*.svelte", "web/tools/*", "tools/*.py",
    "bench/**/*.py", "Makefile", "hatch_build.py",
)  # fmt: skip
SHARED = {
    "src/stonehall/__init__.py", "web/src/schema.d.ts", "tools/furnished_house.py", "tools/pictures.py",
}  # fmt: skip
"""The registry, what is made of the shapes of all games, and the README's pictures, which show some of them."""


def lines_of(path: Path) -> list[str]:
    """The lines of a file; examples in docstrings, which have to show some game, are left out."""
    text = path.read_text("utf-8")
    lines = text.splitlines()
    if path.suffix == ".py":
        for start, end in docstrings(ast.parse(text)):
            shown = False
            for place in range(start - 1, end):
                shown = bool(lines[place].strip()) and (shown or lines[place].lstrip().startswith(">>>"))
                if shown:
                    lines[place] = ""
    return lines


def docstrings(tree: ast.AST) -> list[tuple[int, int]]:
    """The first and the last line of each docstring."""
    return [
        (node.lineno, node.end_lineno or node.lineno)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    ]


def is_room(path: Path) -> bool:
    return bool(ROOMS & {*path.parts, path.stem}) or "locale" in path.parts


def places(root: Path) -> list[str]:
    """Every line outside the rooms that names a game."""
    found = []
    for path in sorted({path for pattern in WHERE for path in root.glob(pattern) if path.is_file()}):
        short = path.relative_to(root)
        if short.as_posix() in SHARED or is_room(short):
            continue
        for number, line in enumerate(lines_of(path), 1):
            if NAME.search(line):
                found.append(f"{short}:{number}: {line.strip()[:100]}")
    return found


def test_games_are_named_only_in_their_rooms() -> None:
    found = places(ROOT)
    assert not found, "\n".join(["these lines name a game:", *found])


def test_the_search_finds_names_and_spares_rooms_and_examples(tmp_path: Path) -> None:
    shell = tmp_path / "src" / "stonehall"
    (shell / "games" / "tash_kalar").mkdir(parents=True)
    (shell / "games" / "tash_kalar" / "words.py").write_text('TITLE = "Tash-Kalar"\n', "utf-8")
    (shell / "shared.py").write_text(
        '"""Not of Tash-Kalar.\n\n    >>> load("tash-kalar")\n    <TashKalar>\n\nNor tk-card.\n"""\n'
        'GAMES = "summoner_wars"\nfrom x import SummonerWars\ntask = "task-1"\n', "utf-8",
    )  # fmt: skip
    (tmp_path / "web" / "src").mkdir(parents=True)
    (tmp_path / "web" / "src" / "Table.svelte").write_text("{#if isArena(view)}\n", "utf-8")
    assert [place.partition(": ")[0] for place in places(tmp_path)] == [
        *[f"src/stonehall/shared.py:{line}" for line in (1, 6, 8, 9)], "web/src/Table.svelte:1",
    ]  # fmt: skip
