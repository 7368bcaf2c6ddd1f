"""Printed cards and the schools as plain data, for those who show them and hold no rules.

``catalog_shape.py`` declares their shapes. The name of a card is the message ``tk-card-<id>``, its text
is beside it.
"""
# interpreted: read once, not speed

from __future__ import annotations

from stonehall.games.tash_kalar.cards import CARDS, DECKS, HIGH, LEGENDARY, RANKS, Being, Card, Flare, Task
from stonehall.games.tash_kalar.decks import SCHOOLS


def card_catalog() -> list[dict[str, object]]:
    return [_card(card) for card in CARDS]


def kind_of(card: Card) -> str:
    """The kind of a card."""
    if isinstance(card, Being):
        return "legend" if card.rank == LEGENDARY else "being"
    return "flare" if isinstance(card, Flare) else "task"


def state_of_open(card: Card) -> str:
    """How a card lies that lies open in front of a player: ``frozen`` (TK-FROST-1) or ``pending`` (TK-WARP-1)."""
    return "pending" if isinstance(card, Being) and card.warp is not None else "frozen"


def _card(card: Card) -> dict[str, object]:
    return {"id": card.id, "kind": kind_of(card), **_printed(card)}


def _printed(card: Card) -> dict[str, object]:
    """What is on a card of its kind; ``northern`` stands for both empires, and a legend is of no school."""
    if isinstance(card, Being):
        school = card.deck if card.deck in SCHOOLS else ""
        pattern, marks = card.pattern.split(), card.marks.split()  # rows of signs, see ``patterns.py``
        return {"school": school, "rank": RANKS[card.rank], "pattern": pattern, "marks": marks}
    if isinstance(card, Flare):
        return {"upper": card.upper, "lower": card.lower}
    assert isinstance(card, Task)
    return {"category": card.category, "points": card.points, "advanced": card.advanced}


def deck_catalog() -> list[dict[str, object]]:
    return [{"id": school, "faction": school, "verified": _is_verified(school)} for school in SCHOOLS]


def _is_verified(school: str) -> bool:
    return all(CARDS[card].confidence == HIGH for card in DECKS[school])
