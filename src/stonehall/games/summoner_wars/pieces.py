"""A card in play: on a space of the battlefield, or in an active-event area."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import BY_NUMBER, Ability
from stonehall.games.summoner_wars.board import NOWHERE
from stonehall.games.summoner_wars.cards import CARDS, Card
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.toolkit.pieces import CardInPlay, gained_from

# What a piece did this turn, as bits of ``marks``; all are forgotten when the next turn begins.
HAS_MOVED: Final = 1
HAS_ATTACKED: Final = 2
WAS_SUMMONED: Final = 4
DESTROYED_A_UNIT: Final = 8
DESTROYED_AN_ENEMY_UNIT: Final = 16
WAS_A_TARGET: Final = 32
MARKS: Final = {
    "moved": HAS_MOVED,
    "attacked": HAS_ATTACKED,
    "summoned": WAS_SUMMONED,
    "killed": DESTROYED_A_UNIT,
    "killed-enemy": DESTROYED_AN_ENEMY_UNIT,
    "targeted": WAS_A_TARGET,
}


@mypyc_attr(acyclic=True)
class Piece(CardInPlay):
    """One card in play with everything that lies on and under it.

    ``used`` holds the numbers of once-per-turn abilities used this turn; ``bonus`` is strength until its end, as
    ``lent`` are abilities; ``returns_to`` is the seat that gets control back then (-1: none).
    """

    __slots__ = ("bonus", "boosts", "card", "damage", "marks", "returns_to", "used")

    def __init__(
        self,
        id: int,
        card: Card,
        owner: int,
        controller: int,
        square: int = NOWHERE,
        like: Piece | None = None,
    ) -> None:
        super().__init__(id, card, owner, controller, square, (), (), () if like is None else like.targets)
        self.card = card
        self.damage: int = 0 if like is None else like.damage
        self.boosts: int = 0 if like is None else like.boosts
        self.marks: int = 0 if like is None else like.marks
        self.bonus: int = 0 if like is None else like.bonus
        self.used: tuple[int, ...] = () if like is None else like.used
        self.returns_to: int = -1 if like is None else like.returns_to

    def gained(self) -> list[Ability]:
        return gained_from(self.under, self.lent, CARDS, BY_NUMBER)

    def clone(self) -> Piece:
        copy = Piece(self.id, self.card, self.owner, self.controller, self.square, self)
        if self.under or self.lent:
            copy._take_after(self)
        return copy

    def has_used(self, ability: Ability) -> bool:
        return ability.number in self.used

    def note_use(self, ability: Ability) -> None:
        """Once per turn belongs to the card (SW2-ABIL-8)."""
        self.used += (ability.number,)

    def __repr__(self) -> str:
        return f"<{self.card.id} #{self.id}>"
