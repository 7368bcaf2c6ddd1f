"""Which messages somebody uses: those the source names, and those it makes of a beginning and the id of something.

A message is used if its id stands in the source as it is, or if it is one of a *family*: the source has the beginning
(``f"tk-card-{id}"``, ``Term("tk-card", id)``, in the client ``t(`tk-card-${id}`)``), and a table says what may follow.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import stonehall
import stonehall.locale

ROOT = Path(__file__).parent.parent
PACKAGE = Path(stonehall.__file__).parent
WORDS = Path(stonehall.locale.__file__).parent
CLIENT = ROOT / "web" / "src"

Families = Mapping[str, Iterable[str]]
"""For each beginning of ids what may follow it."""

CLIENT_ID = re.compile(r"(?<![\w$-])[a-z][a-z0-9]*(?:-[a-z0-9]+)+(?![\w-])")
CLIENT_WORD = re.compile(r"['\"]([a-z]+)['\"]")
CLIENT_BEGINNING = re.compile(r"(?<![\w$-])[a-z][a-z0-9-]*-(?=\$\{)")


@cache
def messages(language: str = "en") -> dict[str, list[fluent.Message]]:
    """The messages of each file, as ``shell/house``."""
    found = {}
    for path in sorted((WORDS / language).glob("*/*.ftl")):
        body = FluentParser().parse(path.read_text("utf-8")).body
        name = path.relative_to(WORDS / language).with_suffix("").as_posix()
        found[name] = [entry for entry in body if isinstance(entry, fluent.Message)]
    return found


def ids(*names: str) -> set[str]:
    """The ids of some files, or of the files of some folders."""
    return {
        entry.id.name
        for name, entries in messages().items()
        if name in names or name.partition("/")[0] in names
        for entry in entries
    }


@cache
def python_texts() -> tuple[frozenset[str], frozenset[str]]:
    """The texts in the package, but for docstrings; and the beginnings of those that are put together."""
    texts: set[str] = set()
    beginnings: set[str] = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings are no words
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
                texts.add(node.value)
            elif isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                beginnings.add(str(node.values[0].value))
    return frozenset(texts), frozenset(beginnings)


@cache
def client_texts() -> tuple[frozenset[str], frozenset[str]]:
    """Everything in the client that may be an id or an attribute, and the beginnings of those that are put together."""
    sources = [path for ending in ("ts", "svelte", "json") for path in sorted(CLIENT.rglob(f"*.{ending}"))]
    text = "\n".join([path.read_text("utf-8") for path in sources if path.name != "schema.d.ts"])
    texts = [*CLIENT_ID.findall(text), *CLIENT_WORD.findall(text)]
    return frozenset(texts), frozenset(CLIENT_BEGINNING.findall(text))


class ReferenceFinder(Visitor):
    """Collects the messages that other messages name."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802  the library calls it so
        self.found.add(node.id.name)


@cache
def named() -> frozenset[str]:
    """All ids that stand in the source, and those that other messages name."""
    finder = ReferenceFinder()
    for entries in messages().values():
        for entry in entries:
            finder.visit(entry)
    return frozenset({*python_texts()[0], *client_texts()[0], *finder.found})


def members(families: Families) -> set[str]:
    """The ids of all families."""
    return {beginning + rest for beginning, following in families.items() for rest in following}


def unused(wanted: Iterable[str], produced: Iterable[str], families: Families) -> list[str]:
    """The ids among ``wanted`` that nobody names, that no table of the engine produces, and that are of no family."""
    return sorted({*wanted} - named() - {*produced} - members(families))


def beginnings_nobody_uses(families: Families) -> list[str]:
    """The families whose beginning is not in the source: they would keep messages alive that nobody shows."""
    texts, joined = python_texts()
    in_source = {*texts, *joined, *client_texts()[1], *[f"{text}-" for text in texts]}  # Term adds the hyphen
    return sorted(set(families) - in_source)
