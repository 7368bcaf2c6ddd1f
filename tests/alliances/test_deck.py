"""Deck construction (DECK). Rules are proven by ``check``, which tells every rule that a deck breaks."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.cards import BY_ID, CHAMPION, COMMON, FACTIONS, UNIT, WALL_CARD, Card, Faction
from stonehall.games.alliances.deck import Deck, allowed_factions, check, may_use, read_deck, ready_deck
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.kernel import SettingsError

ORCS = FACTIONS["swamp-orcs"]


def cards_of(faction: Faction) -> list[Card]:
    """The ready deck without its summoner."""
    return [BY_ID[card.id] for card, count in ready_deck(faction.id).counts().items() for _ in range(count)]


def broken(listed: list[Card], faction: Faction = ORCS) -> list[str]:
    """The rules that a deck breaks."""
    return sorted({problem.rule for problem in check(faction, listed)})


def swapped(out: str, into: str, count: int = 1, faction: Faction = ORCS) -> list[Card]:
    """A ready deck with some of its cards replaced."""
    listed = cards_of(faction)
    for _ in range(count):
        listed.remove(BY_ID[out])
        listed.append(BY_ID[into])
    return listed


@pytest.mark.rule("SW1-DECK-1", "SW1-DECK-10", "SW1-EX-31")
@pytest.mark.parametrize("id", READY_DECKS)
def test_ready_decks_are_legal_and_have_34_cards(id: str) -> None:
    faction = FACTIONS[id]
    listed = cards_of(faction)
    assert broken(listed, faction) == []
    assert 1 + len(listed) == 34
    assert sum(card is WALL_CARD for card in listed) == 3


@pytest.mark.rule("SW1-DECK-2")
def test_a_deck_starts_from_a_summoner() -> None:
    text = ready_deck("swamp-orcs").write()
    assert isinstance(read_deck(text), Deck)
    with pytest.raises(SettingsError) as refused:
        read_deck("\n".join(text.splitlines()[1:]))
    assert "SW1-DECK-2" in [problem.rule for problem in refused.value.problems]


@pytest.mark.rule("SW1-DECK-3", "SW1-EX-31")
def test_exactly_the_events_of_the_reference_card() -> None:
    assert broken([*cards_of(ORCS), BY_ID["ambush"]]) == ["SW1-DECK-3"]
    assert broken(swapped("ambush", "shiny")) == ["SW1-DECK-3"]


@pytest.mark.rule("SW1-DECK-4", "SW1-EX-31")
def test_every_unit_of_the_setup() -> None:
    without = [card for card in cards_of(ORCS) if card.id != "savager"]
    more = [BY_ID["conjurer"]] * 3 + [BY_ID["swamp-beast"]] * 3
    assert broken([*without, *more]) == ["SW1-DECK-4"]


@pytest.mark.rule("SW1-DECK-5", "SW1-EX-31")
def test_three_walls() -> None:
    assert broken([*cards_of(ORCS), WALL_CARD]) == ["SW1-DECK-5"]
    fewer = cards_of(ORCS)
    fewer.remove(WALL_CARD)
    assert broken(fewer) == ["SW1-DECK-5"]


@pytest.mark.rule("SW1-DECK-6", "SW1-EX-31")
def test_eighteen_commons_and_three_champions() -> None:
    assert broken([*cards_of(ORCS), BY_ID["conjurer"]]) == ["SW1-DECK-6"]
    fewer = cards_of(ORCS)
    fewer.remove(BY_ID["savager"])
    assert broken(fewer) == ["SW1-DECK-6"]
    assert broken(swapped("blerg", "conjurer")) == ["SW1-DECK-6"]


@pytest.mark.rule("SW1-DECK-7", "SW1-DECK-11", "SW1-DECK-20", "SW1-EX-32")
def test_units_of_the_factions_that_are_allowed() -> None:
    assert broken(swapped("savager", "boarboon")) == []
    assert broken(swapped("savager", "brute")) == ["SW1-DECK-11"]
    assert allowed_factions("fallen-phoenix") == {"fallen-phoenix", "fallen-kingdom", "phoenix-elves"}
    assert allowed_factions("phoenix-elves") == {"phoenix-elves", "fallen-phoenix"}
    assert allowed_factions("fallen-kingdom") == {"fallen-kingdom", "fallen-phoenix"}
    assert not may_use(BY_ID["savager"], "mercenaries")


@pytest.mark.rule("SW1-DECK-8", "SW1-EX-31")
def test_no_champion_twice() -> None:
    assert broken(swapped("blerg", "glarg")) == ["SW1-DECK-8"]


@pytest.mark.rule("SW1-DECK-9", "SW1-EX-31")
def test_ten_of_a_common_at_most() -> None:
    ten = swapped("swamp-orcs-hunter", "savager", 4)
    assert broken(ten) == []
    eleven = swapped("swamp-orcs-hunter", "savager", 5)
    assert broken(eleven) == ["SW1-DECK-9"]


# Mercenaries: no card of these factions is one, so some are made so ---------------------------------------------------


def hire(monkeypatch: pytest.MonkeyPatch, *ids: str) -> None:
    for id in ids:
        monkeypatch.setattr(BY_ID[id], "faction", "mercenaries")


@pytest.mark.rule("SW1-DECK-12", "SW1-DECK-13", "SW1-EX-33")
def test_six_mercenaries_commons_and_champions_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """O-19."""
    hire(monkeypatch, "brute", "varn", "bellor")
    six = swapped("savager", "brute", 5)
    six[six.index(BY_ID["blerg"])] = BY_ID["varn"]
    assert broken(six) == []
    six[six.index(BY_ID["glarg"])] = BY_ID["bellor"]
    assert broken(six) == ["SW1-DECK-13"]


@pytest.mark.rule("SW1-DECK-14", "SW1-EX-33")
@pytest.mark.parametrize("id", ["mercenaries", "swamp-mercenaries"])
def test_mercenary_summoners_have_no_limit(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    """O-18."""
    mercenaries = FACTIONS["swamp-mercenaries"]
    listed = swapped("swamp-rat", "brute", 4, mercenaries)
    monkeypatch.setattr(mercenaries, "id", id)
    hire(monkeypatch, "brute")
    for _ in range(4):
        listed.remove(BY_ID["boarboon"])
        listed.append(BY_ID["brute"])
    assert sum(card.faction == "mercenaries" for card in listed) == 8
    assert broken(listed, mercenaries) == []


@pytest.mark.rule("SW1-DECK-15", "SW1-EX-33")
def test_swamp_mercenaries_are_bound_to_three_factions_and_not_counted() -> None:
    nine = swapped("savager", "boarboon", 5)
    for _ in range(4):
        nine.remove(BY_ID["swamp-orcs-shaman"])
        nine.append(BY_ID["swamp-rat"])
    assert broken(nine) == []
    goblins = FACTIONS["sand-goblins"]
    assert broken(swapped("javelineer", "boarboon", 1, goblins), goblins) == ["SW1-DECK-15"]
    assert may_use(BY_ID["boarboon"], "mercenaries")


# Mutations ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SW1-DECK-16", "SW1-EX-34")
def test_mutations_are_filth_cards() -> None:
    mutant = BY_ID["poison-mutant"]
    assert mutant.faction == "filth"
    assert may_use(mutant, "filth")
    assert may_use(mutant, "cave-filth")
    assert not may_use(mutant, "cave-goblins")


@pytest.mark.rule("SW1-DECK-17")
def test_with_mutations_there_are_21_units_with_three_champions_at_most() -> None:
    """O-16."""
    filth = FACTIONS["cave-filth"]
    listed = cards_of(filth)
    assert sum(card.is_a(UNIT) for card in listed) == 21
    fewer = listed.copy()
    fewer[fewer.index(BY_ID["hester"])] = BY_ID["taskmaster"]
    assert (sum(card.is_a(CHAMPION) for card in fewer), broken(fewer, filth)) == (2, [])
    assert broken([*listed, BY_ID["taskmaster"]], filth) == ["SW1-DECK-17"]


@pytest.mark.rule("SW1-DECK-18")
def test_ten_of_a_mutation_at_most() -> None:
    """O-17."""
    filth = FACTIONS["cave-filth"]
    listed = [card for card in cards_of(filth) if not card.is_a(COMMON) or card.id == "taskmaster"]
    listed += [BY_ID["prisoner"]] * 4
    eleven = [*listed, *[BY_ID["bone-mutant"]] * 11]
    assert "SW1-DECK-9" in broken(eleven, filth)
    assert "SW1-DECK-9" not in broken([*listed, *[BY_ID["bone-mutant"]] * 10], filth)


@pytest.mark.rule("SW1-DECK-19")
def test_every_rule_that_is_broken_is_told() -> None:
    listed = [*swapped("ambush", "shiny"), WALL_CARD, BY_ID["brute"]]
    assert broken(listed) == ["SW1-DECK-11", "SW1-DECK-3", "SW1-DECK-5", "SW1-DECK-6"]
