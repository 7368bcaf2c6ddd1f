"""The commands for decks and cards of Alliances: what they print can be read again, in every language."""

from __future__ import annotations

import pytest

from stonehall.games.alliances.deck import find_card, read_deck, ready_deck
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.locale import LANGUAGES
from tests.decks import refused, said

DECK = ("deck", "alliances")


@pytest.mark.parametrize("id", READY_DECKS)
def test_a_new_deck_is_the_ready_one(id: str) -> None:
    language = LANGUAGES[READY_DECKS.index(id) % len(LANGUAGES)]
    assert read_deck(said(*DECK, "new", id, "--lang", language)).listed == ready_deck(id).listed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deck_is_checked_shown_and_exported(language: str) -> None:
    assert "Glurblub" in said(*DECK, "check", "swamp-mercenaries", "--lang", language)
    assert "34" in said(*DECK, "show", "cave-filth", "--lang", language)
    exported = said(*DECK, "export", "sand-cloaks", "--json")
    assert read_deck(exported).listed == ready_deck("sand-cloaks").listed
    assert said(*DECK, "import", "-", "--lang", language, typed=exported).startswith("# ")


@pytest.mark.rule("SW1-DECK-19")
def test_everything_that_is_wrong_is_listed() -> None:
    text = "Summoner: Mugglug\n11 Savager\n1 Blerg\n2 Glarg\n1 Sunderved\n2 Wall\n1 Nonsense"
    told = refused(*DECK, "check", "-", typed=text)
    for rule in ("SW1-DECK-4", "SW1-DECK-5", "SW1-DECK-6", "SW1-DECK-8", "SW1-DECK-9"):
        assert rule in told
    assert "Nonsense" in told


def test_a_name_that_several_cards_have_means_that_of_the_summoner() -> None:
    shared = find_card("Shaman", "swamp-orcs"), find_card("Shaman", "sand-goblins")
    assert [card and card.faction for card in shared] == ["swamp-orcs", "sand-goblins"]
    assert find_card("swamp-orcs-shaman", "sand-goblins") == shared[0]
    assert find_card("No Such Card") is None


def test_cards_are_searched() -> None:
    assert "Vinemancer" in said("cards", "alliances", "--faction", "swamp-orcs")
    assert "Mugglug" in said("cards", "alliances", "--class", "summoner")
    assert "no-such" in refused("cards", "alliances", "--faction", "no-such")
