"""A card in play: on a space of the battlefield, or in an active-event area."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import Ability
from stonehall.games.summoner_wars.board import NOWHERE
from stonehall.games.summoner_wars.cards import Card

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


class Piece:
    """One card in play with everything that lies on and under it.

    ``under`` holds (card number, owner) of the cards beneath; ``used`` the numbers of once-per-turn abilities used this
    turn; ``bonus`` strength and ``lent`` abilities until the end of the turn; ``returns_to`` the seat that gets control
    back then (-1: none); ``targets`` the ids of the cards an active event was played on.
    """

    __slots__ = (
        "bonus", "boosts", "card", "controller", "damage", "id", "lent", "marks", "owner", "returns_to", "square",
        "targets", "under", "used",
    )  # fmt: skip

    def __init__(
        self,
        id: int,
        card: Card,
        owner: int,
        controller: int,
        square: int = NOWHERE,
        damage: int = 0,
        boosts: int = 0,
        marks: int = 0,
        bonus: int = 0,
        under: tuple[tuple[int, int], ...] = (),
        used: tuple[int, ...] = (),
        lent: tuple[int, ...] = (),
        returns_to: int = -1,
        targets: tuple[int, ...] = (),
    ) -> None:
        self.id = id
        self.card = card
        self.owner = owner
        self.controller = controller
        self.square = square
        self.damage = damage
        self.boosts = boosts
        self.marks = marks
        self.bonus = bonus
        self.under = under
        self.used = used
        self.lent = lent
        self.returns_to = returns_to
        self.targets = targets

    def clone(self) -> Piece:
        return Piece(
            self.id, self.card, self.owner, self.controller, self.square, self.damage, self.boosts, self.marks,
            self.bonus, self.under, self.used, self.lent, self.returns_to, self.targets,
        )  # fmt: skip

    def has_used(self, ability: Ability) -> bool:
        return ability.number in self.used

    def note_use(self, ability: Ability) -> None:
        """Once per turn belongs to the card (SW2-ABIL-8)."""
        self.used += (ability.number,)

    def __repr__(self) -> str:
        return f"<{self.card.id} #{self.id}>"
