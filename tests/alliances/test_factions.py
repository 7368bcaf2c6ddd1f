"""Factions and alliances (FACT)."""

from __future__ import annotations

from itertools import product

import pytest

from stonehall.games.alliances.cards import BY_ID, PARTS, factions_match, matches

OLD = sorted({part for parts in PARTS.values() for part in parts})
ALL = [*OLD, *PARTS]
ALSO_ON = {
    "benders": ["deep-benders"],
    "cave-filth": ["cave-goblins", "filth"],
    "cave-goblins": ["cave-filth"],
    "cloaks": ["sand-cloaks"],
    "deep-benders": ["benders", "deep-dwarves"],
    "deep-dwarves": ["deep-benders"],
    "fallen-kingdom": ["fallen-phoenix"],
    "fallen-phoenix": ["fallen-kingdom", "phoenix-elves"],
    "filth": ["cave-filth"],
    "guild-dwarves": ["tundra-guild"],
    "jungle-elves": ["jungle-shadows"],
    "jungle-shadows": ["jungle-elves", "shadow-elves"],
    "mercenaries": ["swamp-mercenaries"],
    "mountain-vargath": ["vargath-vanguard"],
    "phoenix-elves": ["fallen-phoenix"],
    "sand-cloaks": ["cloaks", "sand-goblins"],
    "sand-goblins": ["sand-cloaks"],
    "shadow-elves": ["jungle-shadows"],
    "swamp-mercenaries": ["mercenaries", "swamp-orcs"],
    "swamp-orcs": ["swamp-mercenaries"],
    "tundra-guild": ["guild-dwarves", "tundra-orcs"],
    "tundra-orcs": ["tundra-guild"],
    "vanguards": ["vargath-vanguard"],
    "vargath-vanguard": ["mountain-vargath", "vanguards"],
}


@pytest.mark.rule("SW1-FACT-1")
def test_sixteen_old_factions_and_eight_alliances_of_two() -> None:
    assert (len(OLD), len(PARTS)) == (16, 8)
    assert all(len(parts) == 2 for parts in PARTS.values())


@pytest.mark.rule("SW1-FACT-6", "SW1-FACT-7", "SW1-EX-1")
def test_the_whole_table_of_effects() -> None:
    assert sorted(ALSO_ON) == sorted(ALL)
    for named, other in product(ALL, ALL):
        assert factions_match(named, other) == (named == other or other in ALSO_ON[named]), (named, other)
    assert sum(factions_match(named, other) for named, other in product(ALL, ALL)) == 24 + 32


@pytest.mark.rule("SW1-FACT-2", "SW1-FACT-3")
def test_a_unit_of_an_alliance_counts_as_one_of_both_parts() -> None:
    crusader = BY_ID["crusader"]
    assert matches(crusader, "mountain-vargath")
    assert matches(crusader, "vanguards")


@pytest.mark.rule("SW1-FACT-4")
def test_an_effect_on_an_alliance_covers_both_parts() -> None:
    assert matches(BY_ID["brute"], "vargath-vanguard")
    assert matches(BY_ID["crusader"], "vargath-vanguard")


@pytest.mark.rule("SW1-FACT-5")
def test_one_part_does_not_cover_the_other() -> None:
    assert not matches(BY_ID["savager"], "mercenaries")
    assert not factions_match("fallen-kingdom", "phoenix-elves")
    assert not factions_match("fallen-phoenix", "sand-cloaks")


@pytest.mark.rule("SW1-FACT-8")
def test_mercenaries_belong_to_themselves() -> None:
    assert [other for other in ALL if factions_match(other, "mercenaries")] == ["mercenaries", "swamp-mercenaries"]


@pytest.mark.rule("SW1-FACT-9")
def test_matching_goes_by_the_card() -> None:
    """Whoever controls it, and whatever deck it came from, a card is of the faction printed on it."""
    assert BY_ID["burrow-mutant"].faction == "filth"
    assert matches(BY_ID["burrow-mutant"], "cave-filth")
    assert not matches(BY_ID["burrow-mutant"], "cave-goblins")
