"""Cards and ready decks as the tables of the factions have them, in a form in which tests can write them down."""

from __future__ import annotations

from collections import Counter

from stonehall.games.alliances.board import LARGE, square_for
from stonehall.games.alliances.cards import BY_ID, FACTIONS, RANGES

UnitFacts = tuple[str, str, int, str, int, int, str, int]


def unit(id: str) -> UnitFacts:
    """Name, class, cost (-1: none), range, attack value, life, abilities, copies in the ready deck."""
    card = BY_ID[id]
    kind = card.class_names()[-1]
    [range] = [name for name, number in RANGES.items() if number == card.range]
    abilities = " ".join(own.id for own in card.abilities)
    return (card.named, kind, card.cost, range, card.attack, card.life, abilities, card.copies)


def events(faction: str) -> dict[str, int]:
    return {card.id: card.copies for card in FACTIONS[faction].events}


def setup(faction: str) -> str:
    """Where the cards of the starting setup of the southern player stand, sorted by square."""
    placed = [(LARGE.name(square_for(0, *at)), id) for id, at in FACTIONS[faction].starting]
    return " ".join(f"{square}:{id}" for square, id in sorted(placed))


def deck(faction: str) -> Counter[str]:
    """The 34 cards of the ready deck by kind, Walls included (SW1-DECK-10)."""
    found = Counter({"wall": 3})
    for card in FACTIONS[faction].cards():
        found[card.class_names()[-1]] += card.copies
    return found
