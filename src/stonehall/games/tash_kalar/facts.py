"""Printed cards and the schools as plain data, for those who show them and hold no rules."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import TypedDict

from stonehall.games.tash_kalar.cards import CARDS, DECKS, LEGENDARY, RANKS, Being, Card, Flare, Task
from stonehall.games.tash_kalar.decks import SCHOOLS

NONE = -1
"""The number of a card that has no such number."""


class CardFacts(TypedDict):
    """A printed card. Its name is the message ``tk-card-<id>``, its text the attribute ``text`` of that message.

    ``kind`` is ``being``, ``legend``, ``flare`` or ``task``. ``school`` is that of a being (``northern`` stands for
    both empires). ``pattern`` and ``marks`` are rows of signs (see ``patterns.py``). ``upper`` and ``lower`` are the
    numbers of a flare; ``category``, ``points`` and ``advanced`` belong to tasks.
    """

    id: str
    kind: str
    school: str
    rank: str
    pattern: list[str]
    marks: list[str]
    upper: int
    lower: int
    category: str
    points: int
    advanced: bool


class DeckFacts(TypedDict):
    """A school and the ids of its beings."""

    id: str
    cards: list[str]


def card_facts() -> list[CardFacts]:
    return [_card(card) for card in CARDS]


def kind_of(card: Card) -> str:
    """The kind of a card."""
    if isinstance(card, Being):
        return "legend" if card.rank == LEGENDARY else "being"
    return "flare" if isinstance(card, Flare) else "task"


def _card(card: Card) -> CardFacts:
    being = card if isinstance(card, Being) else None
    flare = card if isinstance(card, Flare) else None
    task = card if isinstance(card, Task) else None
    return {
        "id": card.id,
        "kind": kind_of(card),
        "school": card.deck if card.deck in SCHOOLS else "",
        "rank": RANKS[being.rank] if being is not None else "",
        "pattern": being.pattern.split() if being is not None else [],
        "marks": being.marks.split() if being is not None else [],
        "upper": flare.upper if flare is not None else NONE,
        "lower": flare.lower if flare is not None else NONE,
        "category": task.category if task is not None else "",
        "points": task.points if task is not None else NONE,
        "advanced": task is not None and task.advanced,
    }


def deck_facts() -> list[DeckFacts]:
    return [{"id": school, "cards": [CARDS[card].id for card in DECKS[school]]} for school in SCHOOLS]
