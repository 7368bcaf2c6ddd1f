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

from stonehall.toolkit.abilities import Hook, Test
from stonehall.toolkit.battle_abilities import BENDS, BattleAbility, BattleBook, Bonus, answered

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


class Ability(BattleAbility):
    """One ability, shared by all cards that have it. What is not set does nothing.

    ``instead``: SW2-INST-4. ``alters`` gets ``(s, me, attacker, target, specials, amount)``, ``replaces_destruction``
    ``(s, me, card)``. What ``replaces_strike`` asked goes on with :func:`~stonehall.games.summoner_wars.attack.deal` or
    ``finish_attack``.
    """

    def __init__(self, id: str, number: int) -> None:
        super().__init__(id, number)

        # Moving
        self.minds_crossing = 0
        """Classes of cards that it matters to have moved through: the way is then part of the move."""
        self.sets_out: Hook | None = None
        """``(s, me, end)``: done as its unit leaves for a space, before it moves."""

        # Strength and life
        self.strength: Bonus | None = None
        """``(s, me, target)``: added to the strength of its unit."""
        self.strength_of_others: Bonus | None = None
        """``(s, me, unit, target)``: added to the strength of a unit in play."""

        # Abilities taken away (given away: ``lends``, ``silences``)
        self.suspends = False
        """Whether the unit it silences neither moves nor attacks, and is neither attacked nor forced."""

        # Attacking
        self.counts_specials: Test | None = None
        """``(s, me, attacker, target)``: whether specials count in an attack, and nothing else."""
        self.rerolls: Test | None = None
        """``(s, me, roller)``: whether it can have the roll of a unit made again; the prompt has its id."""
        self.reroll_price: Hook | None = None
        """``(s, me)``: what is paid for that."""

        # Damage and destruction
        self.adds_damage: Bonus | None = None
        """``(s, me, dealer, hurt)``: added to the damage that an ability of a card deals to another."""
        self.keeps_event: Bonus | None = None
        """``(s, me, event)``: for how many boosts of its card an event stays that would be discarded; 0: never."""


def _questions(found: Ability) -> int:
    """The questions to which an ability has an answer, as bits."""
    return answered((
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
    ))  # fmt: skip


BOOK: Final[BattleBook[Ability]] = BattleBook(Ability, _questions)
ABILITIES: Final[dict[str, Ability]] = BOOK.by_id
BY_NUMBER: Final[list[Ability]] = BOOK.by_number
ability: Final = BOOK.describe
"""The ability with this id, made on first mention; keywords set attributes of :class:`Ability`."""
at: Final = BOOK.hook
"""Hook a function ``(s, me, *payload)`` to a moment (see :class:`~stonehall.toolkit.abilities.Trigger`)."""
at_will: Final = BOOK.at_will
"""Usable at any time of one's own phase when nothing else is being resolved (SW2-ABIL-10); ``instead``: SW2-INST-4."""
before_attack: Final = BOOK.before_attack
"""Usable when this unit is about to attack, before the target is chosen (SW2-ATK-20)."""
summoned_by: Final = BOOK.summoned_by
"""A unit that is summoned in a way of its own (SW2-CARD-11)."""
lends: Final = BOOK.lend
"""While an ability lies in play, the units for which ``to(s, me, unit)`` holds have the abilities ``lent``."""


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
