"""What the browser downloads: nothing of another game, and not much at all. ``pytest -s`` prints the sizes."""

from __future__ import annotations

import gzip
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import stonehall
from stonehall.locale import LANGUAGES
from stonehall.server.http.static_files import CLIENT

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "web/src"
KB = 1000

ENTRY = "index.html"
TABLE = "src/table/Table.svelte"
FALLBACK = "fallback"
FOLDERS = {id: id.replace("-", "_") for id in stonehall.game_ids()}
LAYOUTS = ("wide", "phone")
BUDGET = 60
"""Of a page, and of a table in either layout, in kilobytes."""
FIRST_PAGE = 100
PREFIXES = {FOLDERS[id]: stonehall.load(id).prefix for id in FOLDERS}


@cache
def manifest() -> dict[str, dict[str, Any]]:
    file = CLIENT / ".vite/manifest.json"
    assert file.exists(), "the client is not built: make client"
    found: dict[str, dict[str, Any]] = json.loads(file.read_text("utf-8"))
    return found


def game(folder: str) -> str:
    return f"src/games/{folder}/index.ts"


def words(language: str, part: str) -> str:
    return f"virtual:words/{language}/{part}"


def icons(folder: str) -> str:
    return f"virtual:icons/{folder}"


def closure(*chunks: str) -> set[str]:
    """These chunks and all that must be there before they run."""
    found: set[str] = set()
    waiting = list(chunks)
    while waiting:
        chunk = waiting.pop()
        if chunk not in found:
            found.add(chunk)
            waiting += manifest()[chunk].get("imports", [])
    return found


def table(folder: str, layout: str) -> set[str]:
    """What must be there before a table of this game is drawn; test_chunks.py sees a browser download it."""
    drawn, own = f"src/table/{layout.title()}Table.svelte", f"src/games/{folder}/{layout}.ts"
    return closure(TABLE, drawn, game(folder), *([own] if own in manifest() else []))


def text(chunk: str) -> str:
    file: str = manifest()[chunk]["file"]
    return (CLIENT / file).read_text("utf-8")


def weight(chunks: set[str]) -> int:
    """How many bytes of JavaScript travel, as they travel."""
    return sum(len(gzip.compress(text(chunk).encode("utf-8"), 9)) for chunk in chunks)


def test_every_game_has_chunks_of_its_own() -> None:
    for folder in FOLDERS.values():
        assert manifest()[game(folder)]["isDynamicEntry"]
        assert manifest()[icons(folder)]["isDynamicEntry"]
        for language in LANGUAGES:
            assert manifest()[words(language, folder)]["isDynamicEntry"]


def pages() -> list[str]:
    """Whatever is loaded when somebody asks for it: pages, dialogs, what draws a game."""
    return sorted(id for id, chunk in manifest().items() if chunk.get("isDynamicEntry") and id.startswith("src/"))


def of_a_game(chunk: str) -> bool:
    return any(chunk.startswith(f"src/games/{folder}/") for folder in FOLDERS.values())


def test_no_page_of_the_shell_brings_a_game() -> None:
    assert {TABLE, game(FALLBACK)} <= set(pages())
    for page in [ENTRY, *pages()]:
        brought = set() if of_a_game(page) else closure(page)
        for folder, prefix in PREFIXES.items():
            assert not {chunk for chunk in brought if f"/{folder}" in chunk}
            assert not [chunk for chunk in brought if f"{prefix}-table-" in text(chunk)], f"{page} speaks of {folder}"


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("folder", FOLDERS.values())
def test_no_game_brings_another(folder: str, layout: str) -> None:
    brought = closure(ENTRY) | table(folder, layout)
    for other, prefix in PREFIXES.items():
        if other == folder:
            continue
        assert not {chunk for chunk in brought if f"/{other}" in chunk}
        assert not [chunk for chunk in brought if f"{prefix}-table-" in text(chunk)], f"{folder} speaks of {other}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_cut_by_game(language: str) -> None:
    for folder, prefix in PREFIXES.items():
        own = text(words(language, folder))
        assert f"{prefix}-table-" in own
        assert f"{prefix}-title" not in own, "the front is said everywhere"
        for other in [*PREFIXES, "shell"]:
            assert other == folder or f"{prefix}-table-" not in text(words(language, other))
        assert f"{prefix}-title" in text(words(language, "shell"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_small(language: str) -> None:
    code, said = weight(closure(ENTRY)), weight({words(language, "shell")})
    print(f"\nfirst page: {code / KB:.1f} KB code, {said / KB:.1f} KB words")
    assert code + said <= FIRST_PAGE * KB


def test_a_page_adds_little() -> None:
    for page in pages():
        code = weight(closure(page) - closure(ENTRY))
        print(f"\n{page}: {code / KB:.1f} KB code", end="")
        assert code <= BUDGET * KB, page


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("folder", [*FOLDERS.values(), FALLBACK])
def test_a_table_adds_little(folder: str, layout: str) -> None:
    code = weight(table(folder, layout) - closure(ENTRY))
    apart = {name: weight({name}) for name in (words("en", folder), icons(folder)) if name in manifest()}
    print(
        f"\n{folder}, {layout}: {code / KB:.1f} KB code",
        *[f"{name} {size / KB:.1f} KB" for name, size in apart.items()],
    )
    assert code <= BUDGET * KB


# The sources ----------------------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    return [path for path in SOURCE.rglob("*") if path.suffix in (".ts", ".svelte") and path.name != "schema.d.ts"]


def test_only_the_folder_of_a_game_names_it() -> None:
    names = [name for id, folder in FOLDERS.items() for name in (id, folder, *re.findall("[a-z]+", id)[:1])]
    named = re.compile("|".join([rf"\b{name}\b" for name in names] + [rf"'{prefix}-" for prefix in PREFIXES.values()]))
    for path in sources():
        place = path.relative_to(SOURCE).as_posix()
        if place.startswith(tuple(f"games/{folder}/" for folder in FOLDERS.values())):
            continue
        found = [line for line in path.read_text("utf-8").splitlines() if named.search(line) and "*" not in line[:4]]
        assert not found, f"{place}: {found}"


def test_games_do_not_know_each_other() -> None:
    for folder in FOLDERS.values():
        for path in (SOURCE / "games" / folder).rglob("*"):
            if path.suffix in (".ts", ".svelte"):
                imported = re.findall(r"from '(\.[^']*)'", path.read_text("utf-8"))
                assert not [one for one in imported if re.match(r"\.\./(?!\.\.|ui')[a-z_]+/", one)], path
