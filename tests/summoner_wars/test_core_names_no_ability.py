"""Abilities reach the rules through hooks: outside the faction files none is asked for by name."""

from __future__ import annotations

from pathlib import Path

import pytest

import stonehall.games.summoner_wars
from stonehall.games.summoner_wars.abilities import ABILITIES, BOOK
from stonehall.games.summoner_wars.cards import CARDS
from tests.core_names import assert_names_nothing_printed

FOLDER = Path(stonehall.games.summoner_wars.__file__).parent
# These are tables of message ids; many of the prompts in them have the name of the ability that asks.
TABLES = ("messages.py", "prompt_rules.py")
CORE = sorted(path for path in FOLDER.glob("*.py") if path.name not in TABLES)
PRINTED = {id for card in CARDS for id in card.ability_ids + card.beneath_ids} | {lent for _, lent in BOOK.lent}


def test_the_printed_abilities_are_known() -> None:
    assert len(PRINTED) > 100
    assert set(ABILITIES) - PRINTED == {"expire", "inaction"}, "the rules of the turn itself"


@pytest.mark.parametrize("path", CORE, ids=lambda path: str(path.stem))
def test_no_file_of_the_core_names_an_ability(path: Path) -> None:
    assert_names_nothing_printed(path, PRINTED)
