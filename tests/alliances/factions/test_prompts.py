"""Whatever a card asks has words in every language."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from stonehall.games.alliances import factions
from stonehall.games.alliances.reactions import REACTIONS
from stonehall.locale import LANGUAGES, catalogue
from tests.alliances.scenario import GAME

ASKING = {"ask": 1, "choose": 1, "may_choose": 1, "may": 1, "choose_opponent": 2, "ask_reaction": 3}
"""The functions that ask, and where among their arguments the prompt stands."""


def asked() -> set[str]:
    """The prompts that the faction files name."""
    found = {known.id for reactions in REACTIONS.values() for known in reactions}
    for file in Path(factions.__file__).parent.glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call):
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                place = ASKING.get(name, len(node.args))
                prompt = node.args[place] if place < len(node.args) else None
                if isinstance(prompt, ast.Constant) and isinstance(prompt.value, str):
                    found.add(prompt.value)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_prompt_has_words(language: str) -> None:
    spoken = catalogue(language, GAME)
    assert len(asked()) > 100
    assert [prompt for prompt in sorted(asked()) if not spoken.has(f"al-prompt-{prompt}")] == []
