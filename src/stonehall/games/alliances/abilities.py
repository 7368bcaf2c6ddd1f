"""Abilities of cards: as numbers where a number says it, else as functions hooked to a moment. How to write a card:

    ability("swift", allowance=1)                       # a value: any attribute of Ability below
    ability("tough", wounds_on=lambda s, me, attacker, target: 0 if s.are_friends(attacker, me) else 4)

    @after_attack("escape", when=...)                   # a moment: the function gets (s, me, *payload)
    def escape(s: State, me: Piece, target: int, hits: int, wounds: int, *roll: int) -> None: ...

=================== ==================================================================================================
``after_move``      after its controller moved it with a normal activation, 0 squares too: (start, squares)
``when_moved``      after it was moved by anything: (start, squares, seat that moved it)
``after_attack``    after it attacked: (target id, hits, wounds, *dice)
``after_defence``   after it was attacked and is still there: (attacker id, hits, wounds, *dice)
``when_summoned``   after it was summoned, not when it is placed: ()
``when_destroyed``  after it was destroyed: (seat that destroyed it, id of the destroying card or -1, 1 if by an attack)
``when_destroys``   after it destroyed a unit: (id of the fallen unit, 1 if by an attack)
``at(MOMENT, id)``  any other moment; the constants below tell the payload; ``START_OF_PHASE + ATTACK`` and the like
                    reach only cards of the active player, ``TURN_BEGAN`` all cards at every start of a turn
``at_will``         used in a phase of one's own turn: ``at_will(id, MOVE, uses)``; ``instead=True`` takes the place of
                    the move or the attack; ``once=True`` once per turn; ``ANY_PHASE`` at any moment of the own turn
``at_any_time``     the same in the own turn and between the phases of others (SW1-ANY-1)
``before_attack``   used just before its unit attacks, before or with the choice of the target
``summoned_by``     a unit that is summoned in a way of its own
``lends``           while it lies in play others have an ability; equal abilities count once (SW1-STACK-2)
=================== ==================================================================================================

Events: ``events.when_played(id, needs)``, ``events.reaction(id, MOMENT, ...)``. What an event does for a while is the
ability with the id of its card (``event(id, copies=…, lasting=True)``), begun with ``effects.make_last``. What cards do
goes through ``effects.py``, questions to players through ``s.choose``, ``s.may_choose``, ``s.may`` and, in the turn of
another, ``asking.ask_reaction``. A step that asks changes nothing before it asks. A *moment* is something that happens
at which abilities may react; ``toolkit/triggers.py`` collects and orders them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.toolkit.abilities import Hook, Test
from stonehall.toolkit.battle_abilities import BENDS, BattleAbility, BattleBook, Bonus, Squares, answered

# Moments of the card itself: only its own abilities are asked.
MOVED_WITH: Final = 0  # payload: start square, squares moved; only normal activations (SW1-ABIL-6)
MOVED: Final = 1  # payload: start square, squares moved, seat that moved it
ATTACKED: Final = 2  # payload: target id, hits, wounds, the dice
WAS_ATTACKED: Final = 3  # payload: attacker id, hits, wounds, the dice
SUMMONED: Final = 4
DESTROYED: Final = 5  # payload: seat that destroyed it, source id or -1, 1 if by an attack
DESTROYS: Final = 6  # payload: id of the fallen unit, 1 if by an attack
WOUNDED: Final = 7  # payload: wounds, seat whose effect it was, source id or -1, 1 if by an attack
# Moments that any card in play may watch.
UNIT_STEPPED: Final = 8  # payload: id of the unit, square it left, square it entered; judged before it happens too
UNIT_MOVED: Final = 9  # payload: id of the unit, start square, squares moved, seat that moved it
UNIT_DESTROYED: Final = 10  # payload: id of the fallen unit, source id or -1, seat that destroyed it, 1 if by an attack
UNIT_SUMMONED: Final = 11  # payload: id of the unit
UNIT_ATTACKED: Final = 12  # payload: target id, attacker id
EVENT_PLAYED: Final = 13  # payload: card number, seat that played it (Walls too, SW1-EVT-9)
TURN_BEGAN: Final = 14  # payload: seat whose turn begins
# Moments of the active player's own cards.
START_OF_TURN: Final = 15
END_OF_TURN: Final = 16
START_OF_PHASE: Final = 17  # + phase
END_OF_PHASE: Final = 23  # + phase
# Not moments but questions put to cards, asked only while one in play has an answer.
MOVES: Final = 30  # does it bear on the moves of its unit?
HINDERS: Final = 31  # does it change how other units move?
STRENGTHENS: Final = 32  # does it add to the attack value of its own unit?
GIVES_STRENGTH: Final = 33  # does it add to the attack value of other units?
ADDS_LIFE: Final = 34  # does it add to the life of its own card?
GIVES_LIFE: Final = 35  # does it add to the life of other cards?
REACHES: Final = 36  # does it bear on the range of its unit, or on lines of fire over it?
PROTECTS: Final = 37  # does it forbid attacks?
HITS: Final = 38  # does it bear on the dice of its unit's attacks?
TOUGH: Final = 39  # does it bear on what dice do to its own card?
GUARDS: Final = 40  # does it bear on what dice do to other cards?
ALTERS: Final = 41  # does it change the wounds of an attack?
REPLACES_STRIKE: Final = 42  # can something take the place of the wounds of its unit's attack?
PREVENTS: Final = 43  # can it do something before wounds are placed?
REPLACES_DESTRUCTION: Final = 44  # does something happen to a card instead of being destroyed?
REDIRECTS: Final = 45  # does it send destroyed cards elsewhere?
CHANGES_ROLLS: Final = 46  # can it change dice that lie?
WIDENS_SUMMONING: Final = 47  # does it allow summoning elsewhere than next to Walls?
OPENS: Final = 48  # can it be used just before an attack?
TARGETED: Final = 49  # does it do something when a target is chosen?
PRICES: Final = 50  # does it change or forbid what is paid?
SILENCES: Final = 51  # does it take abilities away?
USED_AT_WILL: Final = 52  # + phase (or ANY_PHASE): can it be used at will then?
ANY_TIME: Final = 59  # can it be used between the phases of others?
IS_WALL: Final = 60  # can it make its card a Wall?

ANY_PHASE: Final = 6

# The rules that an ability bends by a plain yes, as bits of ``bends``: asked for where the rule is.
CANNOT_MOVE: Final = 1  # it cannot be moved with, nor by anything else; placing is no moving (SW1-PLACE-2)
CANNOT_ATTACK: Final = 2
NOT_IN_ATTACK_PHASE: Final = 4  # it is never one of the three attackers (SW1-SPEC-3)
LEAVES_VINES: Final = 8  # it does not roll to leave Vine Walls
UNCOUNTED_ATTACK: Final = 16  # its attack in the Attack Phase takes none of the three places


class Ability(BattleAbility):
    """One ability, shared by all cards that have it. What is not set does nothing.

    ``allowance`` is for the Movement Phase (SW1-MOVE-14); ``moves_also`` are squares in straight lines; ``through``
    (SW1-THRU-5) never means a unit on a Vine Wall (SW1-VINE-18); ``instead``: SW1-MOVE-15, SW1-ATK-15.
    ``alters`` gets ``(s, me, attacker, target, amount)``, ``replaces_destruction`` ``(s, me, card, by, source)``. What
    ``replaces_strike`` asked ends with the step ``attack.go_on`` (the wounds are given) or ``attack.leave_out``.
    """

    def __init__(self, id: str, number: int) -> None:
        super().__init__(id, number)

        # Rules
        self.counts_as_wall: Test | None = None
        """``(s, me)``: whether its card is a Wall, too (SW1-WALL-10)."""

        # Moving
        self.cap_of_others: Bonus | None = None
        """``(s, me, unit)``: the most squares a unit may move in the Movement Phase; -1: as many as it can."""
        self.holds: Test | None = None
        """``(s, me, unit)``: whether a unit in play, its own among them, cannot move."""
        self.crosses: Hook | None = None
        """``(s, me, card)``: done when its unit leaves the square of a card it moves through (SW1-THRU-2)."""
        self.stops: Test | None = None
        """``(s, me, unit, square)``: whether a unit that enters a square must end its move there."""

        # Attack value and life
        self.attack: Bonus | None = None
        """``(s, me, target)``: added to the attack value of its unit; ``target`` may be ``None``."""
        self.attack_of_others: Bonus | None = None
        """``(s, me, unit, target)``: added to the attack value of a unit in play, its own among them."""

        # Range and targets
        self.bow: Test | None = None
        """``(s, me)``: whether its unit has the bow symbol."""
        self.reach_now: Bonus | None = None
        """``(s, me)``: the same, where it depends."""
        self.forbids_attack: Test | None = None
        """``(s, me, attacker, target)``: whether a unit in play cannot attack a card."""

        # The dice of an attack
        self.hits_on = 0
        """The least result that is a hit when its unit attacks, if not 3."""
        self.no_dice: Test | None = None
        """``(s, me, attacker, target)``: whether no dice are rolled and each would be a wound (SW1-HIT-5); asked of
        the attacker and of the target."""
        self.wounds_on: Bonus | None = None
        """``(s, me, attacker, target)``: the least result that wounds its own card; 0: as always."""
        self.wounds_on_others: Bonus | None = None
        """``(s, me, attacker, target)``: the least result that wounds a card in play; 0: as always."""
        self.more_wounds: Bonus | None = None
        """``(s, me, target, dice)``: further wounds of its unit's attack because of what was rolled."""
        self.poisons: Test | None = None
        """``(s, me, target)``: whether the wounds its unit's attack gives a card are put on it as poison markers."""
        self.may_change_roll: Test | None = None
        """``(s, me)``: whether it can change the dice that lie, which are ``s.rolling``, as far as everybody knows."""
        self.changes_roll: Hook | None = None
        """``(s, me)``: asks, and changes ``s.rolling.dice``."""

        # Wounds and destruction
        self.may_prevent: Test | None = None
        """``(s, me, card, attack)``: whether it has to do with wounds about to be placed on a card, as far as everybody
        knows."""
        self.prevents: Hook | None = None
        """``(s, me, card)``: does something, or asks, before they are placed. They wait as ``s.woundings[-1]``: lower
        its ``amount``, or set it to 0."""
        self.redirects: Test | None = None
        """``(s, me, card, by, source, attack)``: puts a destroyed card elsewhere than on a magic pile; whether it did.
        (The card is off the board already, and counts as destroyed, SW1-DEST-6.)"""

        # Summoning and paying
        self.summon_cost: Bonus | None = None
        """``(s, me, seat, card)``: added to what a seat pays to summon a card."""
        self.event_cost: Bonus | None = None
        """``(s, me, seat, card)``: the magic a seat has to pay to play an event."""
        self.ability_cost: Bonus | None = None
        """``(s, me, seat)``: added to what a seat pays for a special ability."""
        self.forbids_spending: Test | None = None
        """``(s, me, seat)``: whether a seat cannot spend magic."""

        # Used at will
        self.once = False
        """Whether it is used once per turn."""
        self.by_anyone = False
        """Whether every player can use it in the own turn, not only who controls its card."""
        self.any_time = False
        """Whether it can be used between the phases of others, too (SW1-ANY-1)."""


def _questions(found: Ability) -> int:
    """The questions to which an ability has an answer, as bits."""
    return answered((
        (BENDS, found.bends),
        (IS_WALL, found.counts_as_wall),
        (MOVES, found.allowance or found.allowance_now or found.through or found.crosses or found.moves_also),
        (MOVES, found.bends & (CANNOT_MOVE | LEAVES_VINES)),
        (HINDERS, found.allowance_of_others or found.cap_of_others or found.holds or found.stops),
        (STRENGTHENS, found.attack),
        (GIVES_STRENGTH, found.attack_of_others),
        (ADDS_LIFE, found.life),
        (GIVES_LIFE, found.life_of_others),
        (REACHES, found.bow or found.reach or found.reach_now or found.shoots_through or found.lets_pass),
        (PROTECTS, found.forbids_attack),
        (HITS, found.hits_on or found.no_dice or found.more_wounds or found.poisons),
        (TOUGH, found.wounds_on or found.no_dice),
        (GUARDS, found.wounds_on_others),
        (ALTERS, found.alters),
        (CHANGES_ROLLS, found.changes_roll),
        (OPENS, found.opens_on),
        (TARGETED, found.on_target),
        (REPLACES_STRIKE, found.replaces_strike),
        (PREVENTS, found.prevents),
        (REPLACES_DESTRUCTION, found.replaces_destruction),
        (REDIRECTS, found.redirects),
        (WIDENS_SUMMONING, found.summon_others),
        (PRICES, found.summon_cost or found.event_cost or found.ability_cost or found.forbids_spending),
        (USED_AT_WILL + found.phase, found.uses),
        (ANY_TIME, found.any_time),
    ))  # fmt: skip


BOOK: Final[BattleBook[Ability]] = BattleBook(Ability, _questions)
ABILITIES: Final[dict[str, Ability]] = BOOK.by_id
BY_NUMBER: Final[list[Ability]] = BOOK.by_number
ability: Final = BOOK.describe
"""The ability with this id, made on first mention; keywords set attributes of :class:`Ability`."""
at: Final = BOOK.hook
"""Hook a function ``(s, me, *payload)`` to a moment (see :class:`~stonehall.toolkit.abilities.Trigger`)."""
at_will: Final = BOOK.at_will
"""Usable in one's own phase when nothing else is being resolved; ``instead``: SW1-MOVE-15, SW1-ATK-15; ``once``."""
before_attack: Final = BOOK.before_attack
"""Usable when this unit is about to attack, before the target is chosen."""
summoned_by: Final = BOOK.summoned_by
"""A unit that is summoned in a way of its own."""
lends: Final = BOOK.lend
"""While an ability lies in play, the cards for which ``to(s, me, card)`` holds have the abilities ``lent``."""
lends_some: Final = BOOK.lend_some
"""While an ability lies in play, it gives other cards some of a few abilities: which, a function says."""


def after_move(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After its controller moved it with a normal activation (SW1-ABIL-6)."""
    return at(MOVED_WITH, id, when)


def when_moved(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After it was moved by anything (SW1-ABIL-6)."""
    return at(MOVED, id, when)


def after_attack(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """Directly after this unit's whole attack (SW1-ABIL-5)."""
    return at(ATTACKED, id, when)


def after_defence(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this card was attacked, if it is still there."""
    return at(WAS_ATTACKED, id, when)


def when_summoned(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this unit was summoned; not when it is placed (SW1-SUM-13)."""
    return at(SUMMONED, id, when)


def when_destroyed(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this card was destroyed, from any cause; it lies where destroyed cards go (SW1-DEST-1)."""
    return at(DESTROYED, id, when)


def when_destroys(id: str, when: Test | None = None) -> Callable[[Hook], Hook]:
    """After this unit destroyed another, which lies where destroyed cards go."""
    return at(DESTROYS, id, when)


def at_any_time(id: str, uses: Squares, once: bool = False) -> Callable[[Hook], Hook]:
    """Usable at any moment of the own turn and between two phases of another's (SW1-ANY-1..3)."""

    def hook(effect: Hook) -> Hook:
        ability(id, phase=ANY_PHASE, uses=uses, use=effect, once=once, any_time=True)
        return effect

    return hook
