"""The cards of a game for those who look through them: what each is called, says and is, and by what it is found.

A game declares this (:meth:`~stonehall.kernel.Game.card_library`). Names and texts are messages, whose id
``some-card.text`` means the attribute ``text`` of ``some-card``."""
# interpreted: read once, not speed

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stonehall.kernel.message import Message, Value


@dataclass(frozen=True)
class CardText:
    """Something that stands on a card: an ability with its name, or a text that has none."""

    text: Message
    name: Message | None = None


@dataclass(frozen=True)
class CardValue:
    """What a card has of something: a number, or one or several things by their names."""

    label: Message
    values: Sequence[Value]


@dataclass(frozen=True)
class LibraryCard:
    """A card as it is found and shown.

    ``home`` is the faction, school or the like whose emblem stands for it. ``facets`` say by which values of which
    facet it is found. ``rules`` are those that such a card is about; ``keywords`` those of the library that it has
    besides the ones in its texts. ``remarks`` say what of it is not known, or our own. ``decks`` are the ready decks
    that hold it, with the number of copies.
    """

    id: str
    name: Message
    kinds: Sequence[Message]
    home: str = ""
    values: Sequence[CardValue] = ()
    texts: Sequence[CardText] = ()
    facets: Mapping[str, Sequence[str]] = field(default_factory=dict)
    keywords: Sequence[str] = ()
    rules: Sequence[str] = ()
    remarks: Sequence[CardValue] = ()
    decks: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Facet:
    """Something that cards differ in: what it is called, and its values with their names, in order.

    The values of the facet that ``is_home`` are ready decks or the like, which have emblems.
    """

    id: str
    name: Message
    values: Mapping[str, Message]
    is_home: bool = False


@dataclass(frozen=True)
class Keyword:
    """A word with a meaning of its own: the rule that tells it, and how its English form is found in texts.

    ``found`` is a regular expression; empty for a word that cards only have by being what they are.
    """

    id: str
    name: Message
    rule: str
    found: str = ""


@dataclass(frozen=True)
class CardLibrary:
    """All cards of a game in the order in which they are shown, and by what they are found.

    ``plays`` are the events by which a player brings a card into the game, ``deals`` those by which one that is in no
    deck comes into reach (of the player it names, else of all); each with the argument of its message that is the card.
    """

    cards: Sequence[LibraryCard]
    facets: Sequence[Facet] = ()
    keywords: Sequence[Keyword] = ()
    plays: Mapping[str, str] = field(default_factory=dict)
    deals: Mapping[str, str] = field(default_factory=dict)
