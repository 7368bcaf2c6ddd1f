"""Abilities: named effects of cards, as numbers where a number says it, else as functions hooked to a moment.

    ability("slow", allowance=-1)

    @after_move("structural-shift")
    def structural_shift(s: State, svara: Piece) -> None: ...

A *moment* is something that happens at which abilities may react; ``triggers.py`` collects and orders them. Effects of
events and structures without a name (SW2-ABIL-9) use the same class: they are the ability with the id of their card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

# Moments of the card itself: only its own abilities are asked.
MOVED: Final = 0  # payload: start square, squares crossed as a bit set
ATTACKED: Final = 1  # payload: target id, specials rolled, damage dealt
SUMMONED: Final = 2
DESTROYED: Final = 3  # payload: ids of the units adjacent to it at that moment
DISCARDED: Final = 4  # an active event leaves the active area
# Moments that any card in play may watch.
UNIT_MOVED: Final = 5  # payload: id of the unit, start square, squares crossed
FORCED: Final = 6  # payload: id of the card, seat whose effect it was, start square
UNIT_DESTROYED: Final = 7  # payload: id of the (fallen) unit, id of the card that destroyed it or -1
# Moments of the active player's own cards.
START_OF_TURN: Final = 8
END_OF_TURN: Final = 9
START_OF_PHASE: Final = 10  # + phase
END_OF_PHASE: Final = 20  # + phase

Hook = Callable[..., None]
Test = Callable[..., bool]
Bonus = Callable[..., int]


class Trigger:
    """What an ability does at a moment: ``effect(s, me, *payload)``, if ``when`` (same arguments) holds.

    ``order_free``: its outcome is the same wherever it stands among simultaneous effects, so nobody is asked.
    """

    __slots__ = ("effect", "order_free", "when")

    def __init__(self, effect: Hook, when: Test | None, order_free: bool) -> None:
        self.effect = effect
        self.when = when
        self.order_free = order_free


class Ability:
    """One ability, shared by all cards that have it."""

    def __init__(self, id: str, number: int) -> None:
        self.id = id
        self.number = number
        self.allowance = 0
        """Added to the number of spaces its unit may move."""
        self.through = 0
        """Classes of cards its unit may move through."""
        self.triggers: dict[int, Trigger] = {}
        self.moments = 0
        """The moments it reacts to, as bits."""
        self.strength: Bonus | None = None
        """``(s, me, target)``: added to the strength of its unit."""
        self.life_of_others: Bonus | None = None
        """``(s, me, card)``: added to the life of a card in play."""
        self.lends: Test | None = None
        """``(s, me, unit)``: whether the unit has ``lent`` while this lies in play."""
        self.lent: Ability | None = None
        self.phase = -1
        """The own phase in which it can be used at will."""
        self.uses: Callable[..., list[int]] | None = None
        """``(s, me)``: the squares it could be used on (its own square: no target needed)."""
        self.use: Hook | None = None
        """``(s, me, square)``: the use at will."""
        self.opens_on: Callable[..., list[int]] | None = None
        """``(s, me)``: the squares it could be used on just before its unit attacks."""
        self.opens: Hook | None = None
        """``(s, me, square)``: what it does before the target is chosen."""

        self.summon_on: Callable[..., list[int]] | None = None
        """``(s, seat)``: where its unit can be summoned, in place of the spaces next to gates."""
        self.summon_price: Hook | None = None
        """``(s, seat, square)``: what must be given besides magic to summon its unit there."""

    def __repr__(self) -> str:
        return f"<Ability {self.id}>"


ABILITIES: Final[dict[str, Ability]] = {}
BY_NUMBER: Final[list[Ability]] = []


def ability(
    id: str,
    *,
    allowance: int = 0,
    through: int = 0,
    strength: Bonus | None = None,
    life_of_others: Bonus | None = None,
) -> Ability:
    """The ability with this id, made on first mention, with static values added."""
    found = ABILITIES.get(id)
    if found is None:
        found = Ability(id, len(BY_NUMBER))
        ABILITIES[id] = found
        BY_NUMBER.append(found)
    found.allowance += allowance
    found.through |= through
    if strength is not None:
        found.strength = strength
    if life_of_others is not None:
        found.life_of_others = life_of_others
    return found


def at(moment: int, id: str, when: Test | None = None, order_free: bool = False) -> Callable[[Hook], Hook]:
    """Hook a function ``(s, me, *payload)`` to a moment."""

    def hook(effect: Hook) -> Hook:
        known = ability(id)
        known.triggers[moment] = Trigger(effect, when, order_free)
        known.moments |= 1 << moment
        return effect

    return hook


def after_move(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this unit has moved (SW2-TIME-6)."""
    return at(MOVED, id, when)


def after_attack(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this unit has attacked (SW2-TIME-7)."""
    return at(ATTACKED, id, when)


def when_destroyed(id: str) -> Callable[[Hook], Hook]:
    """Directly after this unit was destroyed, from any cause (SW2-DEST-5)."""
    return at(DESTROYED, id)


def at_will(id: str, phase: int, uses: Callable[..., list[int]]) -> Callable[[Hook], Hook]:
    """Usable at any time of one's own phase when nothing else is being resolved (SW2-ABIL-10).

    ``uses(s, me)`` lists the squares it can be used on; the function gets the chosen one.
    """

    def hook(effect: Hook) -> Hook:
        known = ability(id)
        known.phase = phase
        known.uses = uses
        known.use = effect
        return effect

    return hook


def before_attack(id: str, on: Callable[..., list[int]]) -> Callable[[Hook], Hook]:
    """Usable when this unit is about to attack, before the target is chosen (SW2-ATK-20)."""

    def hook(effect: Hook) -> Hook:
        known = ability(id)
        known.opens_on = on
        known.opens = effect
        return effect

    return hook


def summoned_by(id: str, on: Callable[..., list[int]]) -> Callable[[Hook], Hook]:
    """A unit that is summoned in a way of its own (SW2-CARD-11): ``on(s, seat)`` lists where, the function pays."""

    def hook(price: Hook) -> Hook:
        known = ability(id)
        known.summon_on = on
        known.summon_price = price
        return price

    return hook


def lends(id: str, lent: str, to: Test) -> None:
    """While ``id`` lies in play, the units for which ``to(s, me, unit)`` holds have the ability ``lent``."""
    source = ability(id)
    source.lends = to
    source.lent = ability(lent)
