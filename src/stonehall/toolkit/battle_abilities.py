"""Abilities of units that move, fight and are summoned on a battlefield: what games of this kind ask them for.

A game adds what only its own rules ask, and numbers its moments and questions.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from stonehall.kernel.inheritance import mypyc_attr
from stonehall.toolkit.abilities import MOST_MOMENTS, Ability, AbilityBook, Hook, Test

BENDS: Final = MOST_MOMENTS - 1
"""The question whether an ability bends a rule by a plain yes: it has the same number in every game."""

Bonus = Callable[..., int]
Squares = Callable[..., list[int]]


@mypyc_attr(allow_interpreted_subclasses=True)
class BattleAbility(Ability):
    """One ability, shared by all cards that have it. What is not set does nothing."""

    def __init__(self, id: str, number: int) -> None:
        super().__init__(id, number)

        # Rules
        self.bends = 0
        """The rules it bends by a plain yes, as bits that the game numbers."""
        self.why = ""
        """The message that says why a play is not legal which it forbids; gets ``card`` and ``ability``."""

        # Moving
        self.allowance = 0
        """Added to the number of squares its unit may move."""
        self.allowance_now: Bonus | None = None
        """``(s, me)``: the same, where it depends."""
        self.allowance_of_others: Bonus | None = None
        """``(s, me, unit)``: added to the squares of a unit in play."""
        self.through = 0
        """Classes of cards its unit may move through."""
        self.moves_also: Squares | None = None
        """``(s, me)``: further squares its unit may move to, in a way of its own."""

        # Life
        self.life: Bonus | None = None
        """``(s, me)``: added to the life of its card."""
        self.life_of_others: Bonus | None = None
        """``(s, me, card)``: added to the life of a card in play, its own among them."""

        # Attacking
        self.reach = 0
        """How far its unit shoots, if farther than others."""
        self.shoots_through: Bonus | None = None
        """``(s, me)``: classes of cards that do not stop its unit's attacks."""
        self.lets_pass: Test | None = None
        """``(s, me, attacker)``: whether its card does not stop an attack that goes over it."""
        self.opens_on: Squares | None = None
        """``(s, me)``: the squares it could be used on just before its unit attacks."""
        self.opens: Hook | None = None
        """``(s, me, square)``: what it does then."""
        self.opens_at_target = False
        """Whether that square is the target, so that no target is chosen afterwards."""
        self.on_target: Hook | None = None
        """``(s, me, attacker, target)``: done when any target has been chosen, before the roll."""
        self.alters: Bonus | None = None
        """``(s, me, attacker, target, …, amount)``: what an attack does to a card after this effect."""
        self.replaces_strike: Test | None = None
        """``(s, me, target, amount)``: takes the place of what its unit's attack would do, or asks whether to; whether
        it does. The game says how what was asked goes on."""
        self.replaces_destruction: Test | None = None
        """``(s, me, card, …)``: does something to a card that would be destroyed, in place of that; whether it did."""

        # Summoning
        self.summon_on: Squares | None = None
        """``(s, seat)``: where its unit can be summoned, in place of the usual squares."""
        self.summon_price: Hook | None = None
        """``(s, seat, square)``: what must be given besides magic to summon its unit there."""
        self.summon_also: Squares | None = None
        """``(s, seat)``: further squares where its unit can be summoned."""
        self.summon_others: Squares | None = None
        """``(s, me, card)``: further squares where its player can summon a card while this lies in play."""

        # Used at will
        self.phase = -1
        """The own phase in which it can be used at will (or the number of any phase)."""
        self.uses: Squares | None = None
        """``(s, me)``: the squares it could be used on (its own square: no target needed)."""
        self.might_use: Test | None = None
        """``(s, me)``: whether it could be used as far as everybody knows, where ``uses`` rests on hidden cards."""
        self.use: Hook | None = None
        """``(s, me, square)``: the use."""
        self.instead = False
        """Whether the use takes the place of its unit's move or attack in that phase."""


B = TypeVar("B", bound=BattleAbility)


class BattleBook(AbilityBook[B]):
    """The book of such abilities, with the decorators that write them."""

    def at_will(
        self, id: str, phase: int, uses: Squares, instead: bool = False, might: Test | None = None, **more: bool
    ) -> Callable[[Hook], Hook]:
        """Usable at any time of one's own phase when nothing else is being resolved.

        ``uses(s, me)`` lists the squares it can be used on; the function ``(s, me, square)`` gets the chosen one.
        ``instead``: in place of the unit's move or attack. ``might(s, me)``: whether it could be used as far as
        everybody knows; for those that rest on cards which only their player sees. ``more`` the game knows.
        """

        def hook(effect: Hook) -> Hook:
            self.describe(id, phase=phase, uses=uses, use=effect, instead=instead, might_use=might, **more)
            return effect

        return hook

    def before_attack(self, id: str, on: Squares, at_target: bool = False) -> Callable[[Hook], Hook]:
        """Usable when this unit is about to attack, before the target is chosen: ``on(s, me)`` lists squares.

        ``at_target``: these are the targets themselves, because the ability speaks of them.
        """

        def hook(effect: Hook) -> Hook:
            self.describe(id, opens_on=on, opens=effect, opens_at_target=at_target)
            return effect

        return hook

    def summoned_by(self, id: str, on: Squares) -> Callable[[Hook], Hook]:
        """A unit that is summoned in a way of its own: ``on(s, seat)`` lists where, the function pays."""

        def hook(price: Hook) -> Hook:
            self.describe(id, summon_on=on, summon_price=price)
            return price

        return hook


def answered(questions: tuple[tuple[int, object], ...]) -> int:
    """The questions to which there is an answer, as bits."""
    bits = 0
    for question, answer in questions:
        if answer:
            bits |= 1 << question
    return bits
