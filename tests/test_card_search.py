"""The search through all cards."""

from __future__ import annotations

import re

import pytest
from rich.cells import cell_len

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, EVENT, FACTIONS
from stonehall.locale import LANGUAGES, catalogue
from tests.decks import refused, said

CARDS_OF = ("cards", "summoner-wars")


def names_in(text: str, language: str = "en") -> set[str]:
    """The ids of the cards that a list or the titles of sheets name."""
    found = re.findall(r"^(?:  |╭─ )(\S.*?)\*?(?:  .*| ─+╮)$", text, re.MULTILINE)
    ids = {catalogue(language).get(f"sw2-card-{card.id}"): card.id for card in CARDS}
    return {ids[name] for name in found}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("columns", [60, 80, 100, 140])
def test_all_cards_are_listed_and_fit(language: str, columns: int) -> None:
    text = said(*CARDS_OF, "--lang", language, columns=columns)
    assert names_in(text, language) == set(BY_ID)
    assert max(map(cell_len, text.splitlines())) <= columns
    assert "134" in text
    full = said(*CARDS_OF, "--full", "--lang", language, columns=columns)
    assert names_in(full, language) == set(BY_ID)
    assert max(map(cell_len, full.splitlines())) <= columns


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("--faction polar-dwarves --class champion", "ollag jarmund nadiana"),
        ("--faction POLAR_DWARVES --cost 5", "ollag jarmund"),
        ("--cost 7+", "kalal fire-drake miti-mumway"),
        ("--cost 7-8 --class unit", "kalal fire-drake miti-mumway"),
        ("--class structure", "ice-golem parapet gate starting-gate"),
        ("--class gate", "gate starting-gate"),
        ("--symbol cunning --class event", "sneak pile-on"),
        ("--symbol spirit --class standard-event", "chant-of-entangling chant-of-weaving"),
        ("--faction fallen-kingdom --class epic", "sacrificial-pyre"),
        ("--class summoner --symbol water", "svara grognack"),
        ("--text golem", "ice-golem"),
        ("--text FROST-BOLT", ""),
        ("--text frost --symbol water --class common", "frost-mage frost-shaman"),
        ("--cost 99", ""),
    ],
)  # fmt: skip
def test_cards_are_found(words: str, found: str) -> None:
    text = said(*CARDS_OF, *words.split())
    assert names_in(text) == set(found.split())
    assert ("No such card." in text) == (not found)


@pytest.mark.parametrize(
    ("language", "words", "found"),
    [
        ("hu", ["--text", "jeggolem"], {"ice-golem"}),
        ("hu", ["--text", "JÉGGÓLEM"], {"ice-golem"}),
        ("hu", ["--faction", "sarki törpök", "--class", "bajnok"], {"ollag", "jarmund", "nadiana"}),
        ("pl", ["--text", "lodowy kowal"], {"ice-smith"}),
        ("pl", ["--faction", "Polarne Krasnoludy", "--symbol", "woda", "--class", "czempion"], {"jarmund", "nadiana"}),
        ("pl", ["--symbol", "Swiatlo", "--class", "champion", "--faction", "shadow-elves"], {"lucian", "taliya"}),
    ],
)  # fmt: skip
def test_cards_are_found_in_every_language(language: str, words: list[str], found: set[str]) -> None:
    assert names_in(said(*CARDS_OF, *words, "--lang", language), language) == found


def test_a_search_looks_into_names_and_texts_and_wants_every_word() -> None:
    spoken = catalogue("en")
    found = names_in(said(*CARDS_OF, "--text", "attack EXTRA"))
    assert "horde-slinger" in found  # only in the text of Relentless
    assert "primal-fury" in found  # in the text of the event
    for card in CARDS:
        texts = [spoken.get(f"sw2-card-{card.id}")]
        texts += [spoken.attribute(f"sw2-card-{card.id}", "text")] if card.is_a(EVENT) else []
        for ability in card.abilities:
            if ability.id not in BY_ID:
                texts += [
                    spoken.get(f"sw2-ability-{ability.id}"),
                    spoken.attribute(f"sw2-ability-{ability.id}", "text"),
                ]
        whole = " ".join(texts).lower()
        assert (card.id in found) == ("extra" in whole and "attack" in whole), card


def test_few_cards_are_shown_in_full_and_many_with_full() -> None:
    text = said(*CARDS_OF, "--text", "ice golem")
    for words in ("Unit · Common · Structure · Polar Dwarves", "Cost 2♦ · Strength 2† Melee · Life 5♥ · Logic", "Slow"):
        assert words in text
    assert "This unit’s moves are 1 space shorter" not in said(*CARDS_OF, "--faction", "polar-dwarves")
    assert "Slow" in said(*CARDS_OF, "--faction", "polar-dwarves", "--full")
    assert said(*CARDS_OF, "--faction", "polar-dwarves", "--full").count("╭") == 12


def test_what_is_not_verified_is_marked() -> None:
    for words in (["--faction", "eternal-council"], ["--faction", "eternal-council", "--full"]):
        text = said(*CARDS_OF, *words)
        for id in FACTIONS["eternal-council"].unverified:
            name = catalogue("en").get(f"sw2-card-{id}" if id in BY_ID else f"sw2-ability-{id}")
            assert f"{name}*" in text.replace("Continuan…", "Continuance*")
        assert "Resolve, Logic? " in text or "Logic?" in text
        assert not re.search(r"(Resolve|Logic)( ?$| {2}|│)", text, re.MULTILINE), "every one of them is in doubt"
        assert "* our own translation" in text
        assert "? partly our own choice" in text
    sure = said(*CARDS_OF, "--faction", "vanguards")
    assert "*" not in sure
    assert "?" not in sure


def test_wrong_words_are_named_at_once_with_what_comes_near() -> None:
    problem = refused(
        "cards",
        "summoner-wars",
        "--faction",
        "polar-dwarfs",
        "--symbol",
        "watr",
        "--class",
        "champ",
        "--cost",
        "many",
        "--lang",
        "hu",
    )
    for words in (
        "--faction: there is no faction 'polar-dwarfs'",
        "did you mean polar-dwarves",
        "--symbol: there is no symbol 'watr'",
        "did you mean water",
        "--class: there is no class 'champ'",
        "did you mean champion?",
        "--cost: 'many' is no cost; write 2, 1-3 or 5+",
    ):
        assert words in problem
    assert "'3-1' ends before it begins; write 1-3" in refused(*CARDS_OF, "--cost", "3-1")
    assert "'de' is not one of en, hu, pl" in refused(*CARDS_OF, "--lang", "de")
