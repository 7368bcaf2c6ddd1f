"""A pile of cards whose order does not exist until a card is drawn."""

from __future__ import annotations

from collections.abc import Iterable

from stonehall.kernel.inheritance import mypyc_attr


@mypyc_attr(acyclic=True)
class Pile:
    """A multiset of shuffled cards, plus the cards put on top and at the bottom in a known order.

    Nothing here can leak the order of a deck, because there is none: who draws is told by chance which card it was.

    >>> pile = Pile([7, 7, 3])
    >>> pile.put_at_bottom(5)
    >>> len(pile), pile.next_known()
    (4, -1)
    >>> for card in (7, 3, 7):
    ...     pile.take(card)
    >>> pile.next_known()
    5
    >>> pile.put_on_top(9)
    >>> pile.next_known()
    9
    """

    __slots__ = ("bottom", "loose", "top")

    def __init__(self, loose: Iterable[int] = (), like: Pile | None = None) -> None:
        self.loose: list[int] = [*loose] if like is None else like.loose.copy()
        self.bottom: list[int] = [] if like is None else like.bottom.copy()
        self.top: list[int] = [] if like is None else like.top.copy()

    def __len__(self) -> int:
        return len(self.top) + len(self.loose) + len(self.bottom)

    def clone(self) -> Pile:
        return Pile(like=self)

    def cards(self) -> list[int]:
        """All cards, sorted: what a person who may look through the pile, but not at its order, learns."""
        return sorted(self.top + self.loose + self.bottom)

    def next_known(self) -> int:
        """The card that comes next when that is certain without luck, else -1.

        Equal cards are left to luck, too: that they are equal is not for everybody to know.
        """
        if self.top:
            return self.top[0]
        if len(self.loose) > 1:
            return -1
        if self.loose:
            return self.loose[0]
        return self.bottom[0] if self.bottom else -1

    def take(self, card: int) -> None:
        """Remove a card that has been drawn or found."""
        for cards in (self.top, self.loose, self.bottom):
            for place, known in enumerate(cards):
                if known == card:
                    cards.pop(place)
                    return
        raise ValueError(f"card {card} is not in the pile")

    def put_at_bottom(self, card: int) -> None:
        self.bottom.append(card)

    def put_on_top(self, card: int) -> None:
        self.top.insert(0, card)

    def shuffle(self) -> None:
        """Forget all that is known about the order."""
        self.loose += self.top + self.bottom
        self.top.clear()
        self.bottom.clear()
