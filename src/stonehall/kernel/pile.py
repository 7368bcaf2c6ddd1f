"""A pile of cards whose order does not exist until a card is drawn."""

from __future__ import annotations

from collections.abc import Iterable


class Pile:
    """A multiset of shuffled cards, plus the cards put at the bottom in a known order.

    Nothing here can leak the order of a deck, because there is none: who draws is told by chance which card it was.

    >>> pile = Pile([7, 7, 3])
    >>> pile.put_at_bottom(5)
    >>> len(pile), pile.next_known()
    (4, -1)
    >>> for card in (7, 3, 7):
    ...     pile.take(card)
    >>> pile.next_known()
    5
    """

    __slots__ = ("bottom", "loose")

    def __init__(self, loose: Iterable[int] = (), bottom: Iterable[int] = ()) -> None:
        self.loose: list[int] = list(loose)
        self.bottom: list[int] = list(bottom)

    def __len__(self) -> int:
        return len(self.loose) + len(self.bottom)

    def clone(self) -> Pile:
        return Pile(self.loose, self.bottom)

    def cards(self) -> list[int]:
        """All cards, sorted: what a person who may look through the pile, but not at its order, learns."""
        return sorted(self.loose + self.bottom)

    def next_known(self) -> int:
        """The card that comes next when that is certain without luck, else -1."""
        if self.loose:
            first = self.loose[0]
            for card in self.loose:
                if card != first:
                    return -1
            return first
        return self.bottom[0] if self.bottom else -1

    def take(self, card: int) -> None:
        """Remove a card that has been drawn or found."""
        if card in self.loose:
            self.loose.remove(card)
        else:
            self.bottom.remove(card)

    def put_at_bottom(self, card: int) -> None:
        self.bottom.append(card)

    def shuffle(self) -> None:
        """Forget all that is known about the order."""
        self.loose += self.bottom
        self.bottom.clear()
