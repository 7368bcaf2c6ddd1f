"""Printed cards that carry abilities, and joining the two once all cards and abilities of a game are known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from stonehall.kernel.inheritance import mypyc_attr
from stonehall.toolkit.abilities import MOST_MOMENTS, A, AbilityBook
from stonehall.toolkit.registry import Printed


@mypyc_attr(allow_interpreted_subclasses=True)
class AbilityCard(Printed, Generic[A]):
    """A card as printed, which names its abilities by id; :meth:`join` looks them up."""

    def __init__(self, id: str, abilities: str, beneath: str) -> None:
        super().__init__(id)
        self.ability_ids = tuple(abilities.split())
        self.beneath_ids = tuple(beneath.split())
        self.abilities: tuple[A, ...] = ()
        self.beneath: tuple[A, ...] = ()
        """The abilities of the card it lies under."""
        self.moments = 0
        """The moments its own abilities react to, as bits."""
        self.live_moments = 0
        """The moments that matter while it is in play: also those of abilities it gives to others."""
        self.lends = False
        """Whether it gives abilities to other cards, or takes them away."""
        self.lent_moments = 0
        """The moments that abilities it gives away may react to."""

    def join(self, book: AbilityBook[A], silencing: int) -> None:
        """``silencing`` is the number of the question whether abilities are taken away, which is never lent."""
        lent: dict[str, int] = {}
        for lender, id in book.lent:
            lent[lender] = lent.get(lender, 0) | book.by_id[id].moments
        anything = (1 << MOST_MOMENTS) - 1 - (1 << silencing)  # what is lent is not always the same ability
        self.abilities = tuple([book.by_id[id] for id in self.ability_ids])
        self.beneath = tuple([book.by_id[id] for id in self.beneath_ids])
        for ability in self.abilities:
            self.moments |= ability.moments
            self.live_moments |= ability.moments | lent.get(ability.id, 0)
            if ability.lends is not None:
                self.lends = True
                self.lent_moments |= lent.get(ability.id, anything)
            if ability.silences or ability.silences_when is not None:
                self.lends = True
                self.lent_moments |= 1 << silencing
        for ability in self.beneath:
            self.live_moments |= ability.moments


def bind(cards: Sequence[AbilityCard[Any]], book: AbilityBook[Any], silencing: int) -> None:
    """Join the cards with their abilities, once all have been read."""
    for card in cards:
        card.join(book, silencing)
