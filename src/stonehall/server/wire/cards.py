"""The cards of a game as they are looked through: what travels to whoever opens the card browser."""

from __future__ import annotations

from msgspec import Struct

from stonehall.server.wire.protocol import Complaint, Named, Words


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


class CardResultFacts(Struct):
    """What came of a card: ``held`` players had it in reach, so many ``won``; so many ``played`` it, ``played_won`` of
    those won. Each list is a share with its 95 % interval."""

    held: int
    won: int
    played: int
    played_won: int
    play_share: tuple[float, float, float]
    win_share: tuple[float, float, float]
    held_share: tuple[float, float, float]


class CardResultsFacts(Struct):
    """How often cards were played and won, counted in ``games`` of computers (``bot``) against each other.

    ``command`` is the run that counted them, ``day`` when it did; without games nobody has counted.
    """

    game: str
    bot: str
    games: int
    command: str
    day: str
    cards: dict[str, CardResultFacts]


class DeckGroupFacts(Struct):
    """A part of a deck that its builder chooses: how many cards it usually has, and the most copies of one."""

    id: str
    name: Words
    size: int
    most: int


class DeckPlanFacts(Struct):
    """What a deck of one's own is made of: :class:`stonehall.kernel.deck_plan.DeckPlan`."""

    size: int
    groups: list[DeckGroupFacts]
    group_of: dict[str, str]
    allowed: dict[str, list[str]]
    leaders: dict[str, str]
    fixed: dict[str, dict[str, int]]
    ready: dict[str, dict[str, int]]


class DeckReading(Struct):
    """A list as it was read: its summoner (``leader``) and the cards that were chosen; ``deck`` is what a seat takes,
    empty as long as there are problems."""

    leader: str
    cards: dict[str, int]
    deck: str
    problems: list[Complaint]


class TakenCard(Struct):
    """Copies of a card that a list had and the deck made of it has not, and the rule that they broke; empty where there
    was no room for them."""

    card: str
    count: int
    rule: str


class DeckFilling(DeckReading):
    """A list that was made a deck, and what was taken out of it."""

    taken: list[TakenCard]
