"""Every rule a refusal can name has a text that the browser can show."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import stonehall
from stonehall.server.tables.rules import folder, rules_of

GAMES = Path(stonehall.__file__).parent / "games"
ID = re.compile(r"(?:SW2|TK)-[A-Z]+-\d+")


def named(folder: Path) -> set[str]:
    """The rules that stand in the source as texts: those that problems name."""
    found = set()
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and ID.fullmatch(node.value):
                found.add(node.value)
    return found


@pytest.mark.parametrize("game", ["summoner-wars", "tash-kalar"])
def test_every_rule_that_is_named_has_a_text(game: str) -> None:
    ids = named(GAMES / game.replace("-", "_"))
    assert len(ids) > 10
    rules = rules_of(game)
    assert [id for id in sorted(ids) if id not in rules] == []
    for rule in rules.values():
        assert rule.section, rule
        assert len(rule.text) > 10, rule
        assert not re.search(r"\[(RB|RS|INF|DATA)|`|\*\*", rule.text), rule


def test_a_rule_reads_as_it_stands_in_the_book() -> None:
    rule = rules_of("summoner-wars")["SW2-SUM-3"]
    assert rule.section == "Summon Phase"
    assert rule.text == "A legal space is an empty space adjacent to a gate you control."


def test_a_game_without_rules_has_none() -> None:
    assert rules_of("no-such-game") == {}
    found = folder()
    assert found is not None
    assert (found / "summoner-wars.md").is_file()
