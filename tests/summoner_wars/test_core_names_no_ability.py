"""Abilities reach the rules through hooks: outside the faction files none is asked for by name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import stonehall.games.summoner_wars
from stonehall.games.summoner_wars.abilities import ABILITIES, BOOK
from stonehall.games.summoner_wars.cards import CARDS

FOLDER = Path(stonehall.games.summoner_wars.__file__).parent
# ``messages.py`` is a table of message ids; many of the prompts in it have the name of the ability that asks.
CORE = sorted(path for path in FOLDER.glob("*.py") if path.name != "messages.py")
PRINTED = {id for card in CARDS for id in card.ability_ids + card.beneath_ids} | {lent for _, lent in BOOK.lent}


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


def test_the_printed_abilities_are_known() -> None:
    assert len(PRINTED) > 100
    assert set(ABILITIES) - PRINTED == {"expire", "inaction"}, "the rules of the turn itself"


@pytest.mark.parametrize("path", CORE, ids=lambda path: str(path.stem))
def test_no_file_of_the_core_names_an_ability(path: Path) -> None:
    source = path.read_text("utf-8")
    tree = ast.parse(source)
    assert not PRINTED & set(texts(tree))
    several_words = {id for id in PRINTED if "-" in id}  # single words (charge, heal) are words of the rules, too
    assert not several_words & set(names(tree))
    made = re.findall(r'\bability\("([a-z-]+)"', source.split('"""', 2)[2])
    assert not PRINTED & set(made)
    assert not re.findall(r"\bABILITIES\[\"", source)
