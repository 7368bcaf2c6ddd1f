"""Abilities: named effects of cards, as numbers where a number says it, else as functions hooked to a moment.

    ability("slow", allowance=-1)

    @after_move("structural-shift")
    def structural_shift(s: State, svara: Piece, start: int, crossed: int) -> None: ...

A *moment* is something that happens at which abilities may react; ``toolkit/triggers.py`` collects and orders them.
Effects of events and structures without a name (SW2-ABIL-9) use the same class: they are the ability with the id of
their card.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.toolkit.abilities import Ability as BaseAbility
from stonehall.toolkit.abilities import AbilityBook, Hook, Test

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
UNIT_LEFT: Final = 30  # payload: owner, controller and square of a unit that left the battlefield in any way
UNIT_SUMMONED: Final = 31  # payload: id of the unit
WAS_ATTACKED: Final = 32  # payload: id of the target, id of the attacker
DAMAGED: Final = 33  # payload: controller and square of a card that took damage
DREW: Final = 34  # payload: seat that drew one or more cards
EVENT_DISCARDED: Final = 35  # payload: card number, owner, player of an event that was discarded, its id
# Moments of the active player's own cards.
START_OF_TURN: Final = 8
END_OF_TURN: Final = 9
START_OF_PHASE: Final = 10  # + phase
END_OF_PHASE: Final = 20  # + phase
# Not moments but questions put to all cards, asked only while one in play has an answer; numbers left by the moments.
COUNTS_SPECIALS: Final = 26  # does it let specials count in place of swords and bows?
REPLACES_STRIKE: Final = 27  # can something take the place of the damage of its unit's attack?
REPLACES_DESTRUCTION: Final = 28  # does something happen to a card instead of being destroyed?
ADDS_DAMAGE: Final = 29  # does it add to the damage that abilities deal?
ALTERS: Final = 36  # does it change the damage of an attack?
TARGETED: Final = 37  # does it do something when a target is chosen?
REROLLS: Final = 38  # can it have a roll made again?
KEEPS_EVENTS: Final = 39  # can it keep an active event on the table?
PROTECTS: Final = 40  # does it bind attackers next to it?
ADDS_LIFE: Final = 41  # does it add to the life of its own card?
GIVES_LIFE: Final = 42  # does it add to the life of other cards?
GIVES_STRENGTH: Final = 43  # does it add to the strength of other units?
WIDENS_SUMMONING: Final = 44  # does it allow summoning elsewhere than next to gates?
HINDERS: Final = 45  # does it change how far other units move?
SILENCES: Final = 46  # does it take abilities away?
MOVES: Final = 47  # does it bear on the moves of its unit?
SHOOTS: Final = 48  # does it bear on the reach of its unit?
OPENS: Final = 49  # can it be used just before an attack?
STRENGTHENS: Final = 50  # does it add to the strength of its own unit?
USED_AT_WILL: Final = 51  # + phase (or ANY_PHASE): can it be used at will then?
BENDS: Final = 58  # does it bend a rule by a plain yes?

ANY_PHASE: Final = 6

# The rules that an ability bends by a plain yes, as bits of ``bends``: asked for where the rule is.
UNCOUNTED_ATTACKS: Final = 1  # its unit is not one of the three that may attack in a turn (SW2-EXTRA-2)
UNREWARDED: Final = 2  # nobody gains magic for the units it destroys (SW2-MAGIC-4)
CANNOT_BE_FORCED: Final = 4
CANNOT_MOVE: Final = 8
MOVES_AS_STRUCTURE: Final = 16  # its unit moves although it is a structure (SW2-MOVE-11)
IS_GATE: Final = 32  # its card is a gate (SW2-CLASS-7)
BINDS_ATTACKERS: Final = 64  # enemies next to its unit may attack only such units
SUMMONS_IN_EVERY_PHASE: Final = 128  # its player does (SW2-SUM-10)

Bonus = Callable[..., int]
Squares = Callable[..., list[int]]


class Ability(BaseAbility):
    """One ability, shared by all cards that have it. What is not set does nothing."""

    def __init__(self, id: str, number: int) -> None:
        super().__init__(id, number)

        # Rules
        self.bends = 0
        """The rules it bends by a plain yes, as bits (``CANNOT_MOVE``, ``IS_GATE`` …)."""
        self.why = ""
        """The message that says why a play is not legal which it forbids; gets ``card`` and ``ability``."""

        # Moving
        self.allowance = 0
        """Added to the number of spaces its unit may move."""
        self.allowance_now: Bonus | None = None
        """``(s, me)``: the same, where it depends."""
        self.allowance_of_others: Bonus | None = None
        """``(s, me, unit)``: added to the spaces of a unit in play."""
        self.through = 0
        """Classes of cards its unit may move through."""
        self.minds_crossing = 0
        """Classes of cards that it matters to have moved through: the way is then part of the move."""
        self.moves_also: Squares | None = None
        """``(s, me)``: further spaces its unit may move to, in a way of its own."""
        self.sets_out: Hook | None = None
        """``(s, me, end)``: done as its unit leaves for a space, before it moves."""

        # Strength and life
        self.strength: Bonus | None = None
        """``(s, me, target)``: added to the strength of its unit."""
        self.strength_of_others: Bonus | None = None
        """``(s, me, unit, target)``: added to the strength of a unit in play."""
        self.life: Bonus | None = None
        """``(s, me)``: added to the life of its card."""
        self.life_of_others: Bonus | None = None
        """``(s, me, card)``: added to the life of a card in play."""

        # Abilities taken away (given away: ``lends``, ``silences``)
        self.suspends = False
        """Whether the unit it silences neither moves nor attacks, and is neither attacked nor forced."""

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
        self.counts_specials: Test | None = None
        """``(s, me, attacker, target)``: whether specials count in an attack, and nothing else."""
        self.rerolls: Test | None = None
        """``(s, me, roller)``: whether it can have the roll of a unit made again; the prompt has its id."""
        self.reroll_price: Hook | None = None
        """``(s, me)``: what is paid for that."""
        self.alters: Callable[..., int] | None = None
        """``(s, me, attacker, target, specials, amount)``: the damage of an attack after this effect."""

        self.replaces_strike: Test | None = None
        """``(s, me, target, amount)``: takes the place of the damage of its unit's attack, or asks whether to; whether
        it does. What was asked goes on with :func:`~stonehall.games.summoner_wars.attack.deal` or ``finish_attack``."""

        # Damage and destruction
        self.adds_damage: Bonus | None = None
        """``(s, me, dealer, hurt)``: added to the damage that an ability of a card deals to another."""
        self.replaces_destruction: Test | None = None
        """``(s, me, card)``: does something to a card that would be destroyed, in place of that; whether it did."""
        self.keeps_event: Bonus | None = None
        """``(s, me, event)``: for how many boosts of its card an event stays that would be discarded; 0: never."""

        # Summoning
        self.summon_on: Squares | None = None
        """``(s, seat)``: where its unit can be summoned, in place of the spaces next to gates."""
        self.summon_price: Hook | None = None
        """``(s, seat, square)``: what must be given besides magic to summon its unit there."""
        self.summon_also: Squares | None = None
        """``(s, seat)``: further spaces where its unit can be summoned."""
        self.summon_others: Squares | None = None
        """``(s, me, card)``: further spaces where its player can summon a card while this lies in play."""

        # Used at will
        self.phase = -1
        """The own phase in which it can be used at will (or ``ANY_PHASE``)."""
        self.uses: Squares | None = None
        """``(s, me)``: the squares it could be used on (its own square: no target needed)."""
        self.might_use: Test | None = None
        """``(s, me)``: whether it could be used as far as everybody knows, where ``uses`` rests on hidden cards."""
        self.use: Hook | None = None
        """``(s, me, square)``: the use."""
        self.instead = False
        """Whether the use takes the place of its unit's move or attack in that phase (SW2-INST-4)."""


def _questions(found: Ability) -> int:
    """The questions to which an ability has an answer, as bits."""
    bits = 0
    for question, answer in (
        (BENDS, found.bends),
        (PROTECTS, found.bends & BINDS_ATTACKERS),
        (ALTERS, found.alters),
        (COUNTS_SPECIALS, found.counts_specials),
        (REROLLS, found.rerolls),
        (REPLACES_STRIKE, found.replaces_strike),
        (REPLACES_DESTRUCTION, found.replaces_destruction),
        (ADDS_DAMAGE, found.adds_damage),
        (KEEPS_EVENTS, found.keeps_event),
        (TARGETED, found.on_target),
        (USED_AT_WILL + found.phase, found.uses),
        (ADDS_LIFE, found.life),
        (GIVES_LIFE, found.life_of_others),
        (GIVES_STRENGTH, found.strength_of_others),
        (WIDENS_SUMMONING, found.summon_others),
        (HINDERS, found.allowance_of_others),
        (MOVES, found.allowance or found.allowance_now or found.through or found.moves_also or found.sets_out),
        (MOVES, found.bends & (CANNOT_MOVE | MOVES_AS_STRUCTURE)),
        (SHOOTS, found.reach or found.shoots_through or found.lets_pass),
        (OPENS, found.opens_on),
        (STRENGTHENS, found.strength),
    ):
        if answer:
            bits |= 1 << question
    return bits


BOOK: Final[AbilityBook[Ability]] = AbilityBook(Ability, _questions)
ABILITIES: Final[dict[str, Ability]] = BOOK.by_id
BY_NUMBER: Final[list[Ability]] = BOOK.by_number
ability: Final = BOOK.describe
"""The ability with this id, made on first mention; keywords set attributes of :class:`Ability`."""


def at(
    moment: int,
    id: str,
    when: Test | None = None,
    order_free: bool = False,
    order_free_when: Test | None = None,
    by_card: bool = False,
) -> Callable[[Hook], Hook]:
    """Hook a function ``(s, me, *payload)`` to a moment (see :class:`~stonehall.toolkit.abilities.Trigger`)."""
    return BOOK.hook(moment, id, when, order_free, order_free_when, by_card)


def after_move(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this unit has moved (SW2-TIME-6)."""
    return at(MOVED, id, when)


def after_attack(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this unit has attacked (SW2-TIME-7)."""
    return at(ATTACKED, id, when)


def when_summoned(id: str) -> Callable[[Hook], Hook]:
    """After this unit was summoned; not when it is placed or built (SW2-ABIL-3)."""
    return at(SUMMONED, id)


def when_destroyed(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """Directly after this unit was destroyed, from any cause (SW2-DEST-5)."""
    return at(DESTROYED, id, when)


def at_will(
    id: str, phase: int, uses: Squares, instead: bool = False, might: Test | None = None
) -> Callable[[Hook], Hook]:
    """Usable at any time of one's own phase when nothing else is being resolved (SW2-ABIL-10).

    ``uses(s, me)`` lists the squares it can be used on; the function gets the chosen one. ``instead``: in place of the
    unit's move (Move Phase) or attack (Attack Phase). ``might(s, me)``: whether it could be used as far as everybody
    knows; for those that rest on cards which only their player sees.
    """

    def hook(effect: Hook) -> Hook:
        ability(id, phase=phase, uses=uses, use=effect, instead=instead, might_use=might)
        return effect

    return hook


def before_attack(id: str, on: Squares, at_target: bool = False) -> Callable[[Hook], Hook]:
    """Usable when this unit is about to attack, before the target is chosen (SW2-ATK-20).

    ``at_target``: the squares are the targets themselves, because the ability speaks of them.
    """

    def hook(effect: Hook) -> Hook:
        ability(id, opens_on=on, opens=effect, opens_at_target=at_target)
        return effect

    return hook


def summoned_by(id: str, on: Squares) -> Callable[[Hook], Hook]:
    """A unit that is summoned in a way of its own (SW2-CARD-11): ``on(s, seat)`` lists where, the function pays."""

    def hook(price: Hook) -> Hook:
        ability(id, summon_on=on, summon_price=price)
        return price

    return hook


def lends(id: str, lent: str, to: Test) -> None:
    """While ``id`` lies in play, the units for which ``to(s, me, unit)`` holds have the ability ``lent``."""
    BOOK.lend(id, lent, to)
