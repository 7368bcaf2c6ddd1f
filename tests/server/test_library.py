"""The card browser's data: every card of every game, in three languages, with text, facets and rules that exist."""

from __future__ import annotations

import pytest

import stonehall
from stonehall.kernel import AnyGame, Message, Term
from stonehall.lab.statistics import wilson
from stonehall.locale import LANGUAGES, Catalogue, catalogue
from stonehall.server.tables.library import book_with_cards, card_results, library
from stonehall.server.tables.naming import said
from stonehall.server.tables.rules import rulebook
from stonehall.server.wire.cards import LibraryCardFacts
from stonehall.server.wire.protocol import Named, Words
from tests.toy import STONES

GAMES = stonehall.game_ids()


def spoken(words: Words, catalogue: Catalogue) -> str:
    """What travels, in words: missing messages and arguments are errors."""
    args = {name: _value(value) for name, value in words.args.items()}
    return said(Message(words.id, args), catalogue)


def _value(value: str | int | Named) -> str | int | Term:
    if isinstance(value, Named):
        kind, _, id = value.term.rpartition("-")
        return Term(kind, id, value.args)
    return value


def places(game: str) -> set[str]:
    """Everything in the rules that has an address."""
    book = rulebook(game)
    assert book is not None
    parts = [part for chapter in book.chapters for part in chapter.parts]
    return {part.id for part in parts if part.id} | {row[0] for part in parts for row in part.rows}


def card(game: str, id: str) -> LibraryCardFacts:
    return next(card for card in library(stonehall.load(game)).cards if card.id == id)


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> AnyGame:
    return stonehall.load(str(request.param))


def test_every_card_is_there_once(game: AnyGame) -> None:
    assert sorted(card.id for card in library(game).cards) == sorted(card.id for card in game.cards())
    assert {card.id for card in library(game).cards} == {card["id"] for card in game.card_catalog()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_every_language(game: AnyGame, language: str) -> None:
    words = catalogue(language, game)
    told = library(game)
    for facet in told.facets:
        assert all([spoken(facet.name, words), *[spoken(value.name, words) for value in facet.values]])
    for keyword in told.keywords:
        assert spoken(keyword.name, words)
    for card in told.cards:
        assert spoken(card.name, words)
        assert all(spoken(kind, words) for kind in card.kinds)
        assert card.kinds
        for text in card.texts:
            assert len(spoken(text.text, words)) > 3
            assert text.name is None or spoken(text.name, words)
        assert card.texts or card.values, f"nothing is told of {card.id}"
        for value in [*card.values, *card.remarks]:
            assert spoken(value.label, words)
            for one in value.values:
                assert not isinstance(one, Named) or words.text(Message(one.term, {**one.args}))


def test_every_card_is_found_by_facets_that_exist_and_every_value_finds_something(game: AnyGame) -> None:
    told = library(game)
    known = {facet.id: {value.id for value in facet.values} for facet in told.facets}
    assert "kind" in known
    for card in told.cards:
        assert set(card.facets) == set(known)
        assert card.facets["kind"]
        for facet, values in card.facets.items():
            assert set(values) <= known[facet], card.id
    for facet, wanted in known.items():
        assert {value for card in told.cards for value in card.facets[facet]} == wanted, facet
    used = {keyword for card in told.cards for keyword in card.keywords}
    assert used == {keyword.id for keyword in told.keywords}


def test_every_rule_that_is_named_exists(game: AnyGame) -> None:
    told = library(game)
    known = places(game.id)
    assert {keyword.rule for keyword in told.keywords} <= known
    for card in told.cards:
        assert card.rules, card.id
        assert {*card.rules, *card.rulings} <= known, card.id


def test_ready_decks_say_what_they_hold(game: AnyGame) -> None:
    ready = set(game.decks())
    for card in library(game).cards:
        assert set(card.decks) <= ready
        assert all(count > 0 for count in card.decks.values())
    if ready:
        for deck in ready:
            assert sum(card.decks.get(deck, 0) for card in library(game).cards) >= 18


def test_cards_are_told_as_they_are_printed() -> None:
    golem = card("summoner-wars", "ice-golem")
    assert golem.decks == {"polar-dwarves": 4}
    assert golem.facets["kind"] == ["common", "structure"]
    assert golem.facets["attack"] == ["melee"]
    assert [text.name.id for text in golem.texts if text.name] == [
        "sw2-ability-living-gate",
        "sw2-ability-mobile-structure",
        "sw2-ability-slow",
    ]
    assert "O-36" in golem.rulings
    assert "EX-8" in golem.rulings
    assert card("tash-kalar", "bomb").decks == {"northern": 1, "southern": 1}
    assert card("tash-kalar", "bomb").rulings == ["TK-CARD-3", "EX-1", "EX-5"]
    assert card("tash-kalar", "summoner").rulings == ["TK-CARD-6"], "not what names the War Summoner"
    assert card("alliances", "radiant-charge").remarks[0].values == [Named("al-table-ours-all")]
    assert not card("alliances", "tundle").remarks
    assert card("summoner-wars", "learn").remarks
    assert not card("summoner-wars", "svara").remarks
    assert card("mountain-king", "mead-hall").facets["kind"] == ["hall"]


def test_the_rule_of_a_spell_is_that_of_its_effect() -> None:
    rules = rulebook("mountain-king")
    assert rules is not None
    texts = {part.id: part.text for chapter in rules.chapters for part in chapter.parts}
    for spell in [card for card in library(stonehall.load("mountain-king")).cards if card.facets["kind"] == ["spell"]]:
        effect = spell.texts[0].text.id.removeprefix("mk-effect-")
        told = texts[spell.rules[0]]
        assert told.startswith("gain-…" if effect.startswith("gain-") else f"{effect}:"), spell.id


# Rules and cards ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_leads_to_a_card_stands_in_the_rules_and_the_card_names_the_place(game: AnyGame, language: str) -> None:
    book = book_with_cards(game, language)
    assert book is not None
    cards = {card.id: card for card in library(game).cards}
    texts: dict[str, str] = {}
    for part in [part for chapter in book.chapters for part in chapter.parts]:
        if part.id:
            texts[part.id] = " ".join([part.title, part.text, *part.items])
        texts |= {row[0]: " ".join(row[1:]) for row in part.rows}
    for place, names in book.links.items():
        for name, id in names.items():
            assert name in texts[place], (place, name)
            assert place in (*cards[id].rulings, *cards[id].rules), (place, id)
            assert id in book.cards[place]


def test_a_rule_lists_the_cards_whose_pages_list_it(game: AnyGame) -> None:
    book = book_with_cards(game, "en")
    assert book is not None
    told = library(game)
    meanings = {keyword.id: keyword.rule for keyword in told.keywords}
    wanted: dict[str, set[str]] = {}
    for card in told.cards:
        for place in [*card.rulings, *card.rules, *[meanings[keyword] for keyword in card.keywords]]:
            wanted.setdefault(place, set()).add(card.id)
    assert {place: set(ids) for place, ids in book.cards.items()} == wanted
    assert all(len(set(ids)) == len(ids) for ids in book.cards.values())
    assert set(book.names) == set().union(*wanted.values())
    assert book.cards, "every game has a rule about cards"


def test_names_are_found_in_the_forms_of_a_language() -> None:
    found = {}
    for language in LANGUAGES:
        book = book_with_cards(stonehall.load("summoner-wars"), language)
        assert book is not None
        found[language] = book.links
        assert book.names["ice-golem"] == catalogue(language, stonehall.load("summoner-wars")).get("sw2-card-ice-golem")
    assert found["en"]["EX-3"] == {"Undead Carriers": "undead-carrier"}
    assert found["hu"]["EX-3"] == {"Élőhalott hordozókkal": "undead-carrier"}
    assert found["pl"]["EX-2"]["Nieumarłego Łucznika"] == "undead-archer"
    assert "EX-8" in found["pl"]


def test_what_is_named_everywhere_is_a_word_of_the_rules() -> None:
    book = book_with_cards(stonehall.load("alliances"), "en")
    assert book is not None
    assert "wall" not in {id for names in book.links.values() for id in names.values()}
    assert "deep-dragon" in book.links["SW1-HIT-3"].values()


def test_a_name_of_several_cards_leads_nowhere() -> None:
    game = stonehall.load("alliances")
    book = book_with_cards(game, "en")
    assert book is not None
    several: dict[str, set[str]] = {}
    for card in library(game).cards:
        for words in [card.name, *[text.name for text in card.texts if text.name]]:
            several.setdefault(spoken(words, catalogue("en", game)), set()).add(card.id)
    assert len(several["Warrior"]) > 1
    for names in book.links.values():
        for name in names:
            assert len(several.get(name) or several.get(name.removesuffix("s")) or set()) == 1, name


# What was counted -----------------------------------------------------------------------------------------------------


def test_shares_have_their_intervals(game: AnyGame) -> None:
    told = card_results(game)
    assert told.games > 0
    for id, card in told.cards.items():
        for count, total, (share, low, high) in (
            (card.played, card.held, card.play_share),
            (card.played_won, card.played, card.win_share),
            (card.won, card.held, card.held_share),
        ):
            assert [low, high] == pytest.approx(wilson(count, total), abs=1e-4), id
            assert share == pytest.approx(count / total if total else 0, abs=1e-4), id


def test_a_game_that_nobody_counted_says_so() -> None:
    assert card_results(STONES).games == 0
