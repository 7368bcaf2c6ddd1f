"""The card browser's data: every card of every game, in three languages, with text, facets and rules that exist."""

from __future__ import annotations

import pytest

import stonehall
from stonehall.kernel import AnyGame, Message, Term
from stonehall.locale import LANGUAGES, Catalogue, catalogue
from stonehall.server.tables.library import library, said
from stonehall.server.tables.rules import rulebook
from stonehall.server.wire.cards import LibraryCardFacts
from stonehall.server.wire.protocol import Named, Words

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
    assert card("tash-kalar", "bomb").rulings == ["TK-CARD-3"]
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
