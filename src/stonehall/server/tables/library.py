"""The cards of a game for those who look through them, with the keywords in their texts and the rules that name them.

What a card says is searched in English, in which the rules and the keywords of a game are written; whoever reads it
gets ids, and reads both in their own language.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec.structs import replace

from stonehall.kernel import AnyGame
from stonehall.kernel.card_library import CardLibrary, CardValue, LibraryCard
from stonehall.lab.card_results import CardResult, results_of
from stonehall.lab.statistics import Share
from stonehall.locale import Catalogue, catalogue
from stonehall.server.tables.naming import MOST_RULINGS, named_places, names_in, said
from stonehall.server.tables.rules import ENGLISH, rulebook
from stonehall.server.wire.cards import (
    CardLibraryFacts,
    CardResultFacts,
    CardResultsFacts,
    CardTextFacts,
    CardValueFacts,
    FacetFacts,
    FacetValueFacts,
    KeywordFacts,
    LibraryCardFacts,
)
from stonehall.server.wire.protocol import Rulebook
from stonehall.server.wire.text import argument, words


@cache
def library(game: AnyGame) -> CardLibraryFacts:
    """Everything printed of a game."""
    told = game.card_library()
    english = catalogue(ENGLISH, game)
    rulings = named_places(game)
    return CardLibraryFacts(
        game.id,
        [
            FacetFacts(
                facet.id,
                words(facet.name),
                [FacetValueFacts(id, words(name)) for id, name in facet.values.items()],
                facet.is_home,
            )
            for facet in told.facets
        ],
        [KeywordFacts(keyword.id, words(keyword.name), keyword.rule) for keyword in told.keywords],
        [_card(card, told, english, rulings.get(card.id, [])[:MOST_RULINGS]) for card in told.cards],
    )


def _card(card: LibraryCard, told: CardLibrary, english: Catalogue, rulings: list[str]) -> LibraryCardFacts:
    text = " ".join([said(part.text, english) for part in card.texts])
    keywords = [
        keyword.id
        for keyword in told.keywords
        if keyword.id in card.keywords or (keyword.found and re.search(keyword.found, text, re.IGNORECASE))
    ]
    return LibraryCardFacts(
        card.id,
        words(card.name),
        [words(kind) for kind in card.kinds],
        card.home,
        [_value(value) for value in card.values],
        [CardTextFacts(words(part.name) if part.name else None, words(part.text)) for part in card.texts],
        {facet: list(values) for facet, values in card.facets.items()},
        keywords,
        list(card.rules),
        [place for place in rulings if place not in card.rules],
        [_value(remark) for remark in card.remarks],
        dict(card.decks),
    )


def book_with_cards(game: AnyGame, language: str) -> Rulebook | None:
    """The rules of a game with the cards that touch each of them; ``None`` where there are no rules.

    A rule names them, is about their kind, or tells what a keyword of theirs means: what the page of a card says of
    the rules, read the other way round.
    """
    book = rulebook(game.id, language)
    if book is None:
        return None
    told = library(game)
    meanings = {keyword.id: keyword.rule for keyword in told.keywords}
    cards: dict[str, list[str]] = {}
    for places_of in (
        lambda card: card.rulings,
        lambda card: card.rules,
        lambda card: [meanings[keyword] for keyword in card.keywords],
    ):
        for card in told.cards:
            for place in places_of(card):
                cards.setdefault(place, []).append(card.id)
    spoken = catalogue(language, game)
    touching = {id for ids in cards.values() for id in ids}
    return replace(
        book,
        cards={place: list(dict.fromkeys(ids)) for place, ids in cards.items()},
        links=names_in(game, language),
        names={card.id: said(card.name, spoken) for card in game.card_library().cards if card.id in touching},
    )


@cache
def card_results(game: AnyGame) -> CardResultsFacts:
    """How often the cards of a game were played and won, where that was counted."""
    told = results_of(game)
    if told is None:
        return CardResultsFacts(game.id, "", 0, "", "", {})
    cards = {id: _result(one) for id, one in told.cards.items()}
    return CardResultsFacts(game.id, told.bot, told.games, told.command, told.day, cards)


def _result(one: CardResult) -> CardResultFacts:
    return CardResultFacts(
        one.held,
        one.held_won,
        one.played,
        one.played_won,
        _share(one.played, one.held),
        _share(one.played_won, one.played),
        _share(one.held_won, one.held),
    )


def _share(count: int, total: int) -> tuple[float, float, float]:
    share = Share(count, total)
    return round(share.rate, 4), round(share.low, 4), round(share.high, 4)


def _value(value: CardValue) -> CardValueFacts:
    return CardValueFacts(words(value.label), [argument(one) for one in value.values])
