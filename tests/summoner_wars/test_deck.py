"""Deck construction (SW2-DECK)."""

from __future__ import annotations

import pytest

from stonehall.games.summoner_wars import deck as decks
from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    EVENT,
    FACTIONS,
    STANDARD,
    UNIT,
    Card,
    Faction,
)
from stonehall.games.summoner_wars.deck import DECK_SIZE, check, deck_named, read_deck, ready_deck
from stonehall.kernel.errors import SettingsError
from tests.summoner_wars.scenario import card_of, fresh

POLAR = FACTIONS["polar-dwarves"]


def pile(faction: Faction) -> list[Card]:
    """The draw pile of a ready deck, to be spoiled."""
    return [CARDS[number] for number in ready_deck(faction.id).pile]


def swapped(*changes: tuple[str, str]) -> list[Card]:
    """The Polar Dwarves with single cards swapped for others (an empty name: just taken out or put in)."""
    cards = pile(POLAR)
    for out, into in changes:
        if out:
            cards.remove(BY_ID[out])
        if into:
            cards.append(BY_ID[into])
    return cards


def broken(cards: list[Card]) -> list[tuple[str, str]]:
    """The rules a draw pile of the Polar Dwarves breaks, each with the card that breaks it."""
    return [(problem.rule, card_of(problem)) for problem in check(POLAR, cards)]


@pytest.mark.rule("SW2-DECK-1")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_every_ready_deck_is_legal(faction: str) -> None:
    assert check(FACTIONS[faction], pile(FACTIONS[faction])) == []
    assert decks.read_deck(ready_deck(faction).write()).pile == ready_deck(faction).pile


@pytest.mark.rule("SW2-DECK-2")
@pytest.mark.parametrize("faction", list(FACTIONS))
def test_a_deck_has_34_cards_in_fixed_numbers(faction: str) -> None:
    cards = pile(FACTIONS[faction])
    assert len(cards) == 30
    assert sum(card.id == "gate" for card in cards) == 3
    assert sum(card.is_a(EPIC) for card in cards) == 2
    assert sum(card.is_a(STANDARD) for card in cards) == 6
    assert sum("champion" in card.class_names() for card in cards) == 3
    assert sum("common" in card.class_names() for card in cards) == 16
    game = fresh(south=faction)
    own = [piece for piece in game.state.pieces.values() if piece.owner == 0]
    assert len(own) == 4
    assert sorted(piece.card.life for piece in own if piece.card.gate) == [10]
    assert sum(piece.card.is_a(UNIT) and piece.card.cost >= 0 for piece in own) == 2
    assert len(own) + len(cards) == DECK_SIZE == 34


@pytest.mark.rule("SW2-DECK-2")
@pytest.mark.parametrize(
    ("changes", "sizes"),
    [
        ([("gate", "")], 2),  # the gates and the sum
        ([("", "gate")], 2),
        ([("ice-ram", "")], 2),
        ([("parapet", "")], 2),
        ([("ollag", "")], 2),
        ([("ice-smith", "")], 2),
        ([("parapet", "ice-smith")], 2),  # standard events and commons (a fifth smith besides)
        ([("gate", "starting-gate")], 1),
    ],
)
def test_other_numbers_are_refused(changes: list[tuple[str, str]], sizes: int) -> None:
    rules = [rule for rule, where in broken(swapped(*changes)) if not where]
    assert rules == ["SW2-DECK-2"] * sizes


@pytest.mark.rule("SW2-DECK-2")
def test_a_deck_needs_its_summoner_and_holds_no_second_one() -> None:
    with pytest.raises(SettingsError, match="SW2-DECK-2]"):
        read_deck(ready_deck("polar-dwarves").write().replace("summoner: svara", ""))
    assert ("SW2-DECK-2", "svara") in broken(swapped(("ollag", "svara")))


@pytest.mark.rule("SW2-DECK-3")
def test_epic_events_and_starting_units_follow_from_the_summoner() -> None:
    assert broken(swapped(("ice-ram", "sacrificial-pyre"))) == [("SW2-DECK-3", "sacrificial-pyre")]
    custom = swapped(("frost-mage", "undead-warrior"), ("ice-golem", "undead-warrior"))
    assert {rule for rule, _ in broken(custom)} == {"SW2-DECK-8"}
    game = fresh(south=ready_deck("polar-dwarves").write())
    assert [game.card(square) for square in ("d1", "d3", "c3", "c2")] == [
        "svara",
        "starting-gate",
        "frost-mage",
        "ice-golem",
    ]


@pytest.mark.rule("SW2-DECK-4")
def test_at_most_two_copies_of_a_standard_event() -> None:
    assert broken(swapped(("glacial-shift", "parapet"))) == [("SW2-DECK-4", "parapet")]


@pytest.mark.rule("SW2-DECK-5")
def test_three_different_champions() -> None:
    assert broken(swapped(("nadiana", "ollag"))) == [("SW2-DECK-5", "ollag")]


@pytest.mark.rule("SW2-DECK-6")
def test_at_most_four_copies_of_a_common() -> None:
    assert broken(swapped(("ice-smith", "frost-mage"))) == [("SW2-DECK-6", "frost-mage")]


@pytest.mark.rule("SW2-DECK-7")
def test_starting_units_do_not_count() -> None:
    game = fresh(south="polar-dwarves")
    assert game.card("c3") == "frost-mage"
    assert game.draw_pile("south").count("frost-mage") == 4  # with the starting unit five, and that is legal
    assert game.draw_pile("south").count("ice-golem") == 4


@pytest.mark.rule("SW2-DECK-8")
def test_each_unit_and_event_shows_a_symbol_of_the_summoner() -> None:
    assert broken(swapped(("ollag", "dragos"))) == [("SW2-DECK-8", "dragos")]
    assert broken(swapped(("parapet", "purge"))) == [("SW2-DECK-8", "purge")]
    assert broken(swapped(("ice-smith", "undead-warrior"))) == [("SW2-DECK-8", "undead-warrior")]


def test_the_crossed_axes_of_all_summoners_are_no_symbol_a_card_could_share() -> None:
    sharing = [card.id for card in CARDS if "crossed-axes" in card.symbols and "summoner" not in card.class_names()]
    assert sharing == []


@pytest.mark.rule("SW2-DECK-9")
@pytest.mark.parametrize(
    ("symbols", "legal"),
    [
        (("water",), True),
        (("water", "fire"), True),
        (("fire", "logic"), True),
        (("fire",), False),
        (("fire", "dark"), False),
    ],
)
def test_one_shared_symbol_is_enough(monkeypatch: pytest.MonkeyPatch, symbols: tuple[str, ...], legal: bool) -> None:
    for classes in (UNIT | COMMON, UNIT | CHAMPION, EVENT | STANDARD):
        monkeypatch.setitem(BY_ID, "guest", Card("guest", classes, cost=0, symbols=symbols))
        assert (("SW2-DECK-8", "guest") in broken(swapped(("", "guest")))) == (not legal)


@pytest.mark.rule("SW2-DECK-10")
def test_epic_events_and_starting_units_need_no_symbol() -> None:
    for faction in FACTIONS.values():
        assert faction.epic.symbols == ()
        assert [problem for problem in check(faction, pile(faction)) if card_of(problem) == faction.epic.id] == []


@pytest.mark.rule("SW2-DECK-11")
def test_gates_need_no_symbol() -> None:
    assert BY_ID["gate"].symbols == ()
    assert all(where != "gate" for _, where in broken(swapped(("ollag", "dragos"))))


@pytest.mark.rule("SW2-DECK-12")
def test_cards_of_other_factions_are_welcome_when_a_symbol_fits() -> None:
    guests = [
        (faction, card)
        for faction in FACTIONS.values()
        for card in CARDS
        if card.is_a(COMMON) and card.faction != faction.id and set(card.symbols) & set(faction.symbols)
    ]
    assert len({card.faction for _, card in guests}) > 1
    for faction, guest in guests:
        cards = pile(faction)
        cards.remove(faction.commons[0])
        assert check(faction, [*cards, guest]) == []


@pytest.mark.rule("SW2-DECK-13")
def test_every_violated_rule_is_reported_at_once() -> None:
    spoiled = swapped(
        ("glacial-shift", "parapet"), ("nadiana", "ollag"), ("ice-smith", "frost-mage"),
        ("ice-ram", "sacrificial-pyre"), ("ice-golem", "undead-warrior"), ("bear-cavalry", ""),
    )  # fmt: skip
    assert sorted(rule for rule, _ in broken(spoiled)) == [
        "SW2-DECK-2",
        "SW2-DECK-2",
        "SW2-DECK-3",
        "SW2-DECK-4",
        "SW2-DECK-5",
        "SW2-DECK-6",
        "SW2-DECK-8",
    ]
    with pytest.raises(SettingsError) as wrong:
        read_deck("summoner: nobody\n4 frost-fire\n3 ice golem")
    assert [problem.where for problem in wrong.value.problems][:2] == ["line 1", "line 2"]


@pytest.mark.rule("SW2-DECK-14")
def test_an_event_structure_counts_as_an_event() -> None:
    without = [card for card in pile(POLAR) if card.id != "parapet"]
    texts = [problem.text for problem in check(POLAR, without)]
    assert texts == [
        "needs exactly 30 cards in all (34 with what starts on the battlefield), has 28",
        "needs exactly 6 standard events, has 4",
    ]


@pytest.mark.rule("SW2-DECK-15")
def test_a_common_unit_structure_counts_as_a_common() -> None:
    without = [card for card in pile(POLAR) if card.id != "ice-golem"]
    texts = [problem.text for problem in check(POLAR, without)]
    assert texts == [
        "needs exactly 30 cards in all (34 with what starts on the battlefield), has 26",
        "needs exactly 16 commons, has 12",
    ]


def test_a_deck_is_written_the_way_people_list_it() -> None:
    text = """
        # our deck
        Summoner: Svara
        2 Parapet
        2x Ice Repair
        2 glacial-shift
        Ollag
        1 Jarmund
        1 NADIANA
        4 Frost Mage
        4 Ice Golem
        4 Bear Cavalry
        4 Ice Smith
    """
    assert read_deck(text).pile == ready_deck("polar-dwarves").pile
    with pytest.raises(SettingsError, match="polar-dwarves"):
        deck_named("polar-elves")
