"""A card in play: on a space of the battlefield, or in an active-event area."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import BY_NUMBER, Ability
from stonehall.games.summoner_wars.board import NOWHERE
from stonehall.games.summoner_wars.cards import CARDS, Card

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
    ``abilities`` are those printed on the card, those from the cards beneath and those in ``lent``, each once;
    ``moments`` is what they react to, as bits.
    """

    __slots__ = (
        "abilities", "bonus", "boosts", "card", "controller", "damage", "id", "lent", "marks", "moments", "owner",
        "returns_to", "square", "targets", "under", "used",
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
        self.abilities = card.abilities
        self.moments = card.moments
        if under or lent:
            self._gather()

    def _gather(self) -> None:
        """What lies under the card, or what it was lent, has changed: collect its abilities anew."""
        self.abilities = self.card.abilities
        self.moments = self.card.moments
        for number, _ in self.under:
            for beneath in CARDS[number].beneath:
                self._gain(beneath)
        for number in self.lent:
            self._gain(BY_NUMBER[number])

    def _gain(self, ability: Ability) -> None:
        if ability not in self.abilities:
            self.abilities += (ability,)
            self.moments |= ability.moments

    def lay_under(self, card: int, owner: int) -> None:
        """A card lies under this one from now on (SW2-UNDER-1)."""
        self.under += ((card, owner),)
        self._gather()

    def take_from_under(self) -> tuple[tuple[int, int], ...]:
        """The cards that lay under this one, which lie there no longer."""
        beneath = self.under
        self.under = ()
        self._gather()
        return beneath

    def borrow(self, ability: Ability) -> None:
        """The card has a further ability until the end of the turn."""
        self.lent += (ability.number,)
        self._gather()

    def give_back(self) -> None:
        """What was lent until the end of the turn is over."""
        self.lent = ()
        self._gather()

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
