"""A card in play: on a square of the battlefield, or the lasting effect of an event."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import BY_NUMBER, Ability
from stonehall.games.alliances.board import NOWHERE, VINES
from stonehall.games.alliances.cards import CARDS, VINE_WALL, Card
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.toolkit.pieces import CardInPlay, gained_from

# What a piece did this turn, as bits of ``marks``; all are forgotten when the next turn begins.
HAS_MOVED: Final = 1  # it was one of the movers, also by an ability instead of moving
HAS_ATTACKED: Final = 2  # it was one of the attackers, also by an ability instead of attacking
WAS_SUMMONED: Final = 4
DESTROYED_A_UNIT: Final = 8
WAS_A_TARGET: Final = 16
STUNNED: Final = 32  # it can neither move nor attack this turn; placing and abilities instead of both are not touched
HELD_BY_VINES: Final = 64  # it failed to leave a Vine Wall and may not try again (SW1-VINE-14)
CROSSED_VINES: Final = 128  # it moved onto or off a Vine Wall
CANNOT_MOVE_NOW: Final = 256
CANNOT_ATTACK_NOW: Final = 512
PASSING: Final = 1024  # it is on its way through another card, on whose square it is (SW1-THRU-1)
MARKS: Final = {
    "moved": HAS_MOVED,
    "attacked": HAS_ATTACKED,
    "summoned": WAS_SUMMONED,
    "killed": DESTROYED_A_UNIT,
    "targeted": WAS_A_TARGET,
    "stunned": STUNNED,
    "held": HELD_BY_VINES,
    "vines": CROSSED_VINES,
    "no-move": CANNOT_MOVE_NOW,
    "no-attack": CANNOT_ATTACK_NOW,
    "passing": PASSING,
}

# Where a card went that has left the battlefield.
ON_MAGIC: Final = 0
ON_DISCARD: Final = 1
ELSEWHERE: Final = 2

# How long a lasting effect of an event lasts.
THIS_TURN: Final = 0
UNTIL_NEXT_TURN: Final = 1  # until its player's next turn begins
THROUGH_NEXT_TURN: Final = 2  # until the next turn of the seat in ``until_seat`` is over


@mypyc_attr(acyclic=True)
class Piece(CardInPlay):
    """One card in play with everything that lies on and under it.

    ``wounds`` are wound markers, ``poison`` poison markers, which count as wounds (SW1-POIS-1), ``boosts`` boost
    markers; ``squares`` is how far it moved this turn; ``used`` are the numbers of once-per-turn abilities used this
    turn; ``bonus`` is attack value until its end, as ``lent`` are abilities; ``returns_to`` is the seat that gets
    control back then (-1: none), ``alias`` the number of the card whose name it has until then (-1: its own). ``lasts``
    and ``until_seat`` belong to lasting effects. ``grave`` tells of a card that has just gone on whose pile it lies:
    (seat, ``ON_MAGIC`` …).
    """

    __slots__ = (
        "alias", "bonus", "boosts", "card", "grave", "lasts", "marks", "poison", "returns_to", "squares",
        "until_seat", "used", "wounds",
    )  # fmt: skip

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
        self.boosts = 0
        self.wounds: int = 0 if like is None else like.wounds
        self.poison: int = 0 if like is None else like.poison
        self.marks: int = 0 if like is None else like.marks
        self.squares: int = 0 if like is None else like.squares
        self.bonus: int = 0 if like is None else like.bonus
        self.used: tuple[int, ...] = () if like is None else like.used
        self.returns_to: int = -1 if like is None else like.returns_to
        self.lasts: int = THIS_TURN if like is None else like.lasts
        self.until_seat: int = -1 if like is None else like.until_seat
        self.grave: tuple[int, int] = (-1, ELSEWHERE) if like is None else like.grave
        self.alias: int = -1 if like is None else like.alias

    def gained(self) -> list[Ability]:
        found = gained_from(self.under, self.lent, CARDS, BY_NUMBER)
        if self.boosts:
            found += self.card.boosted
        return found

    def clone(self) -> Piece:
        copy = Piece(self.id, self.card, self.owner, self.controller, self.square, self)
        if self.under or self.lent or self.boosts:
            copy.boosts = self.boosts
            copy._take_after(self)
        return copy

    @property
    def place(self) -> int:
        """Where the card lies, as options name it (``board.py``)."""
        return self.square + VINES if self.card.classes & VINE_WALL else self.square

    def is_named(self, name: str) -> bool:
        """Whether this is its name now (SW1-CARD-5)."""
        return (self.card if self.alias < 0 else CARDS[self.alias]).named == name

    def set_boosts(self, boosts: int) -> None:
        """So many boost markers lie on it from now on; its boosted abilities come and go with them."""
        self.boosts = boosts
        self._gather()

    def has_used(self, ability: Ability) -> bool:
        return ability.number in self.used

    def note_use(self, ability: Ability) -> None:
        """Once per turn belongs to the card."""
        self.used += (ability.number,)

    def __repr__(self) -> str:
        return f"<{self.card.id} #{self.id}>"
