"""A card in play: whose it is, where it lies, what lies under it, and which abilities it has from all that."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import Any, TypeVar

from stonehall.kernel.inheritance import mypyc_attr
from stonehall.toolkit.abilities import A, Ability
from stonehall.toolkit.cards import AbilityCard

Beneath = tuple[tuple[int, int, int], ...]
"""The cards under a card: (card number, owner, the seat that put it there) of each."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class CardInPlay:
    """One card in play. A game adds what its rules put on it.

    ``under`` are the cards beneath; ``lent`` the numbers of abilities it has for a while; ``targets`` the ids of the
    cards it was played on. ``abilities`` are those printed on the card, those from the cards beneath and those in
    ``lent``, each once; ``moments`` is what they react to, as bits. ``printed`` are the abilities printed on the card,
    and ``lent_moments`` what those may react to that it gives to others. (Their type is that of the game's abilities: a
    class that no garbage collector follows cannot be generic.)
    """

    __slots__ = (
        "abilities", "controller", "id", "lent", "lent_moments", "moments", "owner", "printed", "square", "targets",
        "under",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        card: AbilityCard[Any],
        owner: int,
        controller: int,
        square: int,
        under: Beneath,
        lent: tuple[int, ...],
        targets: tuple[int, ...],
    ) -> None:
        self.id = id
        self.owner = owner
        self.controller = controller
        self.square = square
        self.under = under
        self.lent = lent
        self.targets = targets
        self.printed: tuple[Any, ...] = card.abilities
        self.lent_moments = card.lent_moments
        self.abilities: tuple[Any, ...] = card.abilities
        self.moments = card.moments
        if under or lent:
            self._gather()

    @abstractmethod
    def gained(self) -> list[Any]:
        """The abilities it has from the cards under it, and those it was lent."""

    def _gather(self) -> None:
        """What lies under the card, or what it was lent, has changed: collect its abilities anew."""
        self.abilities = ()
        self.moments = 0
        for ability in [*self.printed, *self.gained()]:
            if ability not in self.abilities:
                self.abilities += (ability,)
                self.moments |= ability.moments

    def _take_after(self, original: CardInPlay) -> None:
        """A copy gets what lies under its original and what it was lent, with the abilities as they were collected."""
        self.under = original.under
        self.lent = original.lent
        self.abilities = original.abilities
        self.moments = original.moments

    def lay_under(self, card: int, owner: int, by: int) -> None:
        """A card lies under this one from now on."""
        self.under += ((card, owner, by),)
        self._gather()

    def take_from_under(self) -> Beneath:
        """The cards that lay under this one, which lie there no longer."""
        beneath = self.under
        self.under = ()
        self._gather()
        return beneath

    def borrow(self, ability: Ability) -> None:
        """The card has a further ability for a while."""
        self.lent += (ability.number,)
        self._gather()

    def give_back(self) -> None:
        """What was lent is over."""
        self.lent = ()
        self._gather()


P = TypeVar("P", bound=CardInPlay)


def gained_from(
    under: Beneath, lent: tuple[int, ...], cards: Sequence[AbilityCard[A]], abilities: Sequence[A]
) -> list[A]:
    """The abilities of a card from those beneath it, and those it was lent, where both go by their numbers."""
    found: list[A] = []
    for number, _, _ in under:
        found += cards[number].beneath
    for number in lent:
        found.append(abilities[number])
    return found


def change_places(board: list[P | None], one: P, other: P) -> None:
    """Two cards on a board change places with all that lies on and under them."""
    there = other.square
    other.square = one.square
    one.square = there
    board[one.square] = one
    board[other.square] = other
