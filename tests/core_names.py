"""Abilities reach the rules of a game through hooks: what a file of its core may not name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path


def texts(tree: ast.Module) -> Iterator[str]:
    """Every text of a module that is not a docstring or a comment."""
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in words:
            yield node.value


def names(tree: ast.Module) -> Iterator[str]:
    """Every name of a module, as an ability with this name would be written."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            yield node.id.lower().strip("_").replace("_", "-")
        elif isinstance(node, ast.alias):
            yield node.name.lower().replace("_", "-")


def assert_names_nothing_printed(path: Path, printed: set[str]) -> None:
    """A file of the core names no ability that is printed on a card."""
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    assert not printed & set(texts(tree))
    several_words = {id for id in printed if "-" in id}  # single words (charge, heal) are words of the rules, too
    assert not several_words & set(names(tree))
    made = re.findall(r'\bability\("([a-z-]+)"', source.split('"""', 2)[2])
    assert not printed & set(made)
    assert not re.findall(r"\bABILITIES\[\"", source)
