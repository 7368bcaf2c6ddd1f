"""The cards of a game for those who look through them, with the keywords in their texts and the rules that name them.

What a card says is searched in English, in which the rules and the keywords of a game are written; whoever reads it
gets ids, and reads both in their own language.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from stonehall.kernel import AnyGame, Message
from stonehall.kernel.card_library import CardLibrary, CardValue, LibraryCard
from stonehall.locale import Catalogue, catalogue
from stonehall.server.tables.rules import ENGLISH, rulebook
from stonehall.server.wire.cards import (
    CardLibraryFacts,
    CardTextFacts,
    CardValueFacts,
    FacetFacts,
    FacetValueFacts,
    KeywordFacts,
    LibraryCardFacts,
)
from stonehall.server.wire.protocol import RulePart
from stonehall.server.wire.text import argument, words

CHOICE: Final = re.compile(r"[A-Z]-\d+")
"""The first column of a table that lists choices of ours."""
MOST_RULINGS: Final = 12
"""What is named more often has a chapter of its own."""


def said(message: Message, spoken: Catalogue) -> str:
    """A message in words, also one that means an attribute."""
    id, _, attribute = message.id.partition(".")
    return spoken.attribute(id, attribute) if attribute else spoken.text(message)


@cache
def library(game: AnyGame) -> CardLibraryFacts:
    """Everything printed of a game."""
    told = game.card_library()
    english = catalogue(ENGLISH, game)
    rulings = _rulings(game, told, english)
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
        [_card(card, told, english, rulings.get(card.id, [])) for card in told.cards],
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


def _value(value: CardValue) -> CardValueFacts:
    return CardValueFacts(words(value.label), [argument(one) for one in value.values])


def _rulings(game: AnyGame, told: CardLibrary, english: Catalogue) -> dict[str, list[str]]:
    """For each card the places of the rules that name it, or an ability that no other card has."""
    named: dict[str, list[str]] = {}
    for card in told.cards:
        names = [card.name, *[part.name for part in card.texts if part.name]]
        for name in {said(name, english) for name in names}:
            named.setdefault(name, []).append(card.id)
    longest = sorted(named, key=len, reverse=True)  # “War Summoner” is not “Summoner”
    if not longest:
        return {}
    any_name = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, longest))})s?(?![\w-])")
    found: dict[str, list[str]] = {}
    for place, text in _places(game):
        for name in dict.fromkeys(any_name.findall(text)):
            for id in named[name]:
                found.setdefault(id, []).append(place)
    return {id: list(dict.fromkeys(places))[:MOST_RULINGS] for id, places in found.items()}


def _places(game: AnyGame) -> Iterable[tuple[str, str]]:
    """All places of the rules that have an address, with what stands there."""
    book = rulebook(game.id)
    for chapter in book.chapters if book is not None else []:
        for part in chapter.parts:
            yield from _texts(part)


def _texts(part: RulePart) -> Iterable[tuple[str, str]]:
    if part.kind in ("rule", "example"):
        yield part.id, " ".join([part.title, part.text, *part.items])
    elif part.kind == "table":
        for row in part.rows:
            if row and CHOICE.fullmatch(row[0]):
                yield row[0], " ".join(row[1:])
