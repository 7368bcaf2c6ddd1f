"""The book of everything printed in a game: each thing by its number and by its id."""

from __future__ import annotations

from typing import Generic, TypeVar

from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.spelling import did_you_mean


@mypyc_attr(allow_interpreted_subclasses=True)
class Printed:
    """Something printed: its id is its name in notation and words, its number its place in the book."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = -1


T = TypeVar("T", bound=Printed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Registry(Generic[T]):
    """Cards in the order in which they were registered."""

    def __init__(self) -> None:
        self.cards: list[T] = []
        self.by_id: dict[str, T] = {}

    def register(self, card: T) -> T:
        if card.id in self.by_id:
            raise ValueError(f"two cards are called {card.id!r}")
        card.number = len(self.cards)
        self.cards.append(card)
        self.by_id[card.id] = card
        return card

    def find(self, id: str) -> T:
        """The card with this id; ``ValueError`` names similar ones."""
        card = self.by_id.get(id)
        if card is None:
            raise ValueError(f"there is no card {id!r}{did_you_mean(id, self.by_id)}")
        return card
