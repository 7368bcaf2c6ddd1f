"""The cards of a game as they are looked through: what travels to whoever opens the card browser."""

from __future__ import annotations

from msgspec import Struct

from stonehall.server.wire.protocol import Named, Words


class CardTextFacts(Struct):
    """Something that stands on a card; an id with a dot, ``some-card.text``, is an attribute of a message."""

    name: Words | None
    text: Words


class CardValueFacts(Struct):
    """What a card has of something: numbers, words and things with names."""

    label: Words
    values: list[str | int | Named]


class FacetValueFacts(Struct):
    id: str
    name: Words


class FacetFacts(Struct):
    """Something that cards differ in. The values of a facet that is ``home`` are ready decks or the like: they have
    emblems."""

    id: str
    name: Words
    values: list[FacetValueFacts]
    home: bool


class KeywordFacts(Struct):
    """A word with a meaning of its own, and the rule that tells it."""

    id: str
    name: Words
    rule: str


class LibraryCardFacts(Struct):
    """A card as it is found and shown.

    ``facets`` are its values by facet; ``rules`` those that such a card is about; ``rulings`` the places of the rules
    that name it: rules, worked examples, choices of ours. ``remarks`` say what of it is not known, or our own.
    ``decks`` are the ready decks that hold it, with the number of copies.
    """

    id: str
    name: Words
    kinds: list[Words]
    home: str
    values: list[CardValueFacts]
    texts: list[CardTextFacts]
    facets: dict[str, list[str]]
    keywords: list[str]
    rules: list[str]
    rulings: list[str]
    remarks: list[CardValueFacts]
    decks: dict[str, int]


class CardLibraryFacts(Struct):
    """All cards of a game in the order in which they are shown, and by what they are found."""

    game: str
    facets: list[FacetFacts]
    keywords: list[KeywordFacts]
    cards: list[LibraryCardFacts]
