"""Attack Phase: declare, roll, wound (SW1-ATK-1..22, SW1-HIT-1..9); and attacks that effects allow."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from stonehall.games.alliances.abilities import (
    ALTERS,
    ATTACKED,
    BY_NUMBER,
    GUARDS,
    HITS,
    NOT_IN_ATTACK_PHASE,
    OPENS,
    PROTECTS,
    REPLACES_STRIKE,
    TARGETED,
    TOUGH,
    UNCOUNTED_ATTACK,
    UNIT_ATTACKED,
    WAS_ATTACKED,
    Ability,
)
from stonehall.games.alliances.board import VINES
from stonehall.games.alliances.cards import ATTACK, UNIT
from stonehall.games.alliances.dice import LEAST_HIT
from stonehall.games.alliances.effects import wound_each
from stonehall.games.alliances.pieces import HAS_ATTACKED, WAS_A_TARGET, Piece
from stonehall.games.alliances.reach import Protectors, are_adjacent, targets
from stonehall.games.alliances.rolls import throw_for_attack
from stonehall.games.alliances.state import Attack, State
from stonehall.games.alliances.steps import action, offer, step
from stonehall.games.alliances.turn import resume
from stonehall.games.alliances.values import attack_value, can_attack
from stonehall.kernel.decision import DECLINE, Option
from stonehall.toolkit.battle_values import bends
from stonehall.toolkit.triggers import settle, trigger, trigger_all

ATTACK_OPTIONS: Final = [[Option("attack", (start, place)) for place in range(2 * VINES)] for start in range(VINES)]
"""The commonest plays, made once."""


@offer("attack", ATTACK)
def offer_attacks(s: State, options: list[Option]) -> None:
    """Up to three different units, one attack each (SW1-ATK-1..3)."""
    protectors = s.answers(PROTECTS)
    for piece in s.field:
        if may_attack_now(s, piece):
            add_attacks(s, piece, options, False, protectors)


def may_attack_now(s: State, piece: Piece) -> bool:
    """Whether a unit can be chosen as one of the attackers of this phase."""
    ready = piece.controller == s.active and piece.card.classes & UNIT != 0 and not piece.marks & HAS_ATTACKED
    if not ready or not can_attack(s, piece) or bends(s, piece, NOT_IN_ATTACK_PHASE):
        return False
    return s.attacks < s.most_attacks or bends(s, piece, UNCOUNTED_ATTACK)


def add_attacks(
    s: State,
    piece: Piece,
    options: list[Option],
    adjacent_enemies: bool = False,
    protectors: Protectors | None = None,
) -> None:
    """Every attack of a unit, plain or opened with an ability; the target is a unit or a Wall (SW1-VINE-21)."""
    reachable = targets(s, piece, protectors)
    if adjacent_enemies:
        reachable = [card for card in reachable if are_adjacent(s, card, piece) and not s.are_friends(card, piece)]
    if not reachable:
        return
    start = piece.square
    for target in reachable:
        options.append(ATTACK_OPTIONS[start][target.place])
    if s.may_have(piece, 1 << OPENS):
        for own in s.abilities_of(piece):
            if own.opens_on is not None:
                for place in own.opens_on(s, piece):
                    options.append(Option("open", (own.number, start, place)))


@action("attack")
def attack_phase_attack(s: State, start: int, place: int) -> None:
    resume(s)
    piece = s.on(start)
    _count(s, piece)
    begin_attack(s, piece, [s.on(place)])


@action("open")
def attack_phase_opening(s: State, number: int, start: int, place: int) -> None:
    resume(s)
    piece = s.on(start)
    _count(s, piece)
    open_attack(s, piece, number, place)


def _count(s: State, piece: Piece) -> None:
    """A unit with several attacks takes one place (SW1-ATK-4)."""
    piece.marks |= HAS_ATTACKED
    if not bends(s, piece, UNCOUNTED_ATTACK):
        s.attacks += 1


# Attacks that effects allow (SW1-SPEC-1..7) ---------------------------------------------------------------------------


@step
def free_attacks(s: State, seat: int, ids: tuple[int, ...], most: int, adjacent_enemies: int) -> None:
    """Each of these units may attack once, at most so many of them; ``adjacent_enemies`` (1): only those.

    The attacks take none of the three places. For one more attack of a unit: its id, and ``most`` 1.
    """
    options: list[Option] = []
    for id in ids:
        piece = s.on_board(id)
        if piece is not None and most > 0 and can_attack(s, piece):
            add_attacks(s, piece, options, adjacent_enemies == 1)
    if options:
        options.append(DECLINE)
        both = {"attack": free_attack, "open": free_opening}
        s.ask(seat, "free-attack", options, both, (seat, ids, most, adjacent_enemies))


@step
def free_attack(
    s: State, start: int, place: int, seat: int, ids: tuple[int, ...], most: int, adjacent_enemies: int
) -> None:
    piece = s.on(start)
    _go_on_freely(s, piece, seat, ids, most, adjacent_enemies)
    begin_attack(s, piece, [s.on(place)])


@step
def free_opening(
    s: State, number: int, start: int, place: int, seat: int, ids: tuple[int, ...], most: int, adjacent_enemies: int
) -> None:
    piece = s.on(start)
    _go_on_freely(s, piece, seat, ids, most, adjacent_enemies)
    open_attack(s, piece, number, place)


def _go_on_freely(s: State, piece: Piece, seat: int, ids: tuple[int, ...], most: int, adjacent_enemies: int) -> None:
    rest = tuple([id for id in ids if id != piece.id])
    s.push(free_attacks, seat, rest, most - 1, adjacent_enemies)
    s.push(settle)


# One attack -----------------------------------------------------------------------------------------------------------


def open_attack(s: State, attacker: Piece, number: int, place: int) -> None:
    """Use an ability before attacking; the target is chosen afterwards, unless the ability speaks of it."""
    own = BY_NUMBER[number]
    s.tell("used", number, attacker.card.number, attacker.square)
    s.attack = Attack(attacker.id)
    if own.opens_at_target:
        s.push(attack_target, place, attacker.id)
    else:
        s.push(choose_target, attacker.id)
    s.push(settle)
    s.push(carry_out_opening, number, attacker.id, place)


@step
def carry_out_opening(s: State, number: int, id: int, place: int) -> None:
    """What an ability does just before an attack; it may ask."""
    opens = BY_NUMBER[number].opens
    attacker = s.on_board(id)
    if opens is not None and attacker is not None:
        opens(s, attacker, place)


@step
def choose_target(s: State, id: int) -> None:
    attacker = s.on_board(id)
    places = [] if attacker is None else [target.place for target in targets(s, attacker)]
    if attacker is None or not places:
        s.attack = None
    else:
        about = (attacker.card.number, attacker.square)
        s.choose(attacker.controller, "attack-target", "target", places, attack_target, (id,), about)


@step
def attack_target(s: State, place: int, id: int) -> None:
    """The target of an attack that was opened with an ability; if one of both is gone by now, that was all."""
    attacker = s.on_board(id)
    target = s.card_at(place)
    if attacker is None or target is None:
        s.attack = None
    else:
        _declare(s, attacker, [target])


def begin_attack(s: State, attacker: Piece, attacked: list[Piece]) -> None:
    """Attack cards with one roll, in the order in which they shall be hit (SW1-ATK-18, SW1-SIM-3)."""
    s.attack = Attack(attacker.id)
    _declare(s, attacker, attacked)


def _declare(s: State, attacker: Piece, attacked: list[Piece]) -> None:
    attack = s.attack
    assert attack is not None
    attack.targets = tuple([target.id for target in attacked])
    if s.log is not None:
        for target in attacked:
            s.tell("attacked", attacker.card.number, attacker.square, target.card.number, target.place)
    s.push(roll_attack)
    if s.live_moments & (1 << TARGETED):
        for source, own in s.answers(TARGETED):
            for target in attacked:
                s.push(notice_target, own.number, source.id, attacker.id, target.id)


@step
def notice_target(s: State, number: int, id: int, attacker: int, target: int) -> None:
    """A card does something because a target was chosen; it may ask."""
    hook = BY_NUMBER[number].on_target
    source = s.piece(id)
    if hook is not None and source is not None and attacker in s.pieces and target in s.pieces:
        hook(s, source, s.pieces[attacker], s.pieces[target])


@step
def roll_attack(s: State) -> None:
    """As many dice as the attack value is now; without a target the attack ends (SW1-ATK-13, -14, -20)."""
    attack = s.attack
    assert attack is not None
    attacker = s.on_board(attack.attacker)
    attacked = [target for id in attack.targets if (target := s.on_board(id)) is not None]
    if attacker is None or not attacked:
        s.attack = None
        return
    attack.targets = tuple([target.id for target in attacked])
    attack.count = attack_value(s, attacker, attacked[0] if len(attacked) == 1 else None) + attack.bonus
    if all(rolls_no_dice(s, attacker, target) for target in attacked):
        s.push(land, ())
    else:
        throw_for_attack(s, attacker, attack.count, land)


def rolls_no_dice(s: State, attacker: Piece, target: Piece) -> bool:
    """Whether an ability of either replaces the roll; both together count once (SW1-HIT-5, SW1-HIT-6)."""
    for piece, question in ((attacker, HITS), (target, TOUGH)):
        if s.may_have(piece, 1 << question):
            for own in s.abilities_of(piece):
                if own.no_dice is not None and own.no_dice(s, piece, attacker, target):
                    return True
    return False


@step
def land(s: State, dice: tuple[int, ...]) -> None:
    """The dice lie: each poison marker of the attacker lowers every result by 1 (SW1-POIS-1)."""
    attack = s.attack
    assert attack is not None
    attacker = s.pieces[attack.attacker]
    if attacker.poison:
        dice = tuple([result - attacker.poison for result in dice])
    attack.dice = dice
    least = least_hit(s, attacker)
    for result in dice:
        if result >= least:
            attack.hits += 1
    s.push(strike)


def least_hit(s: State, attacker: Piece) -> int:
    """The least result that is a hit: 3, unless an ability of the attacker says otherwise (SW1-HIT-1)."""
    least = LEAST_HIT
    if s.may_have(attacker, 1 << HITS):
        for own in s.abilities_of(attacker):
            if own.hits_on:
                least = own.hits_on
    return least


def least_wound(s: State, attacker: Piece, target: Piece) -> int:
    """The least result that wounds a card, if it is a hit: protections do not add up, the best counts."""
    least = 0
    if s.may_have(target, 1 << TOUGH):
        for own in s.abilities_of(target):
            if own.wounds_on is not None:
                least = max(least, own.wounds_on(s, target, attacker, target))
    if s.live_moments & (1 << GUARDS):
        for source, guard in s.answers(GUARDS):
            if guard.wounds_on_others is not None:
                least = max(least, guard.wounds_on_others(s, source, attacker, target))
    return least


def wounds_of(s: State, attacker: Piece, target: Piece, dice: tuple[int, ...], count: int) -> int:
    """How many wounds a roll gives a card; hits that do not wound stay hits (SW1-HIT-2..9)."""
    if rolls_no_dice(s, attacker, target):
        amount = count
    else:
        least = max(least_hit(s, attacker), least_wound(s, attacker, target))
        amount = len([result for result in dice if result >= least])
        if s.may_have(attacker, 1 << HITS):
            for own in s.abilities_of(attacker):
                if own.more_wounds is not None:
                    amount += own.more_wounds(s, attacker, target, dice)
    if s.live_moments & (1 << ALTERS):
        amount = _altered(s, attacker, target, amount)
    return amount


def _altered(s: State, attacker: Piece, target: Piece, amount: int) -> int:
    """The wounds after what changes them, in the order that is best for the active player, who picks it (SW1-SIM-1)."""
    altering = [pair for pair in s.answers(ALTERS) if _apply(s, [pair], attacker, target, amount) != amount]
    if not altering:
        return amount
    results = [_apply(s, list(order), attacker, target, amount) for order in permutations(altering)]
    return min(results) if s.is_friend(target, s.active) else max(results)


def _apply(s: State, order: list[tuple[Piece, Ability]], attacker: Piece, target: Piece, amount: int) -> int:
    for source, own in order:
        if own.alters is not None:
            amount = max(0, own.alters(s, source, attacker, target, amount))
    return amount


@step
def strike(s: State) -> None:
    """The wounds of one target after the other are counted, unless an ability of the attacker takes their place."""
    attack = s.attack
    assert attack is not None
    if attack.struck == len(attack.targets):
        s.push(finish_attack)
        _wound_all(s, attack)
        return
    attacker = s.on_board(attack.attacker)
    target = s.on_board(attack.targets[attack.struck])
    if attacker is None or target is None:
        s.push(leave_out)
        return
    attack.amount = wounds_of(s, attacker, target, attack.dice, attack.count)
    if s.may_have(attacker, 1 << REPLACES_STRIKE):
        for own in s.abilities_of(attacker):
            if own.replaces_strike is not None and own.replaces_strike(s, attacker, target, attack.amount):
                return
    go_on(s)


@step
def go_on(s: State) -> None:
    """The target gets the wounds that were counted."""
    attack = s.attack
    assert attack is not None
    attack.placed += (attack.amount,)
    attack.struck += 1
    s.push(strike)


@step
def leave_out(s: State) -> None:
    """The target gets no wounds, because something else takes their place."""
    attack = s.attack
    assert attack is not None
    attack.placed += (0,)
    attack.struck += 1
    s.push(strike)


def _wound_all(s: State, attack: Attack) -> None:
    attacker = s.on_board(attack.attacker)
    if attacker is None:
        return
    hurt = [(s.pieces[id], amount) for id, amount in zip(attack.targets, attack.placed, strict=True) if id in s.pieces]
    if s.log is not None:
        for target, amount in hurt:
            places = (attacker.card.number, attacker.square, target.card.number, target.place)
            s.tell("rolled", *places, amount, *attack.dice)
    wound_each(s, hurt, attacker.controller, attacker.id, True)


@step
def finish_attack(s: State) -> None:
    """After the attack: its own abilities, those of what was attacked, and those that watch attacks (SW1-ABIL-5)."""
    attack = s.attack
    assert attack is not None
    s.attack = None
    attacker = s.on_board(attack.attacker)
    for id, amount in zip(attack.targets, attack.placed, strict=True):
        target = s.on_board(id)
        if target is not None:
            target.marks |= WAS_A_TARGET
            trigger(s, target, WAS_ATTACKED, (attack.attacker, attack.hits, amount, *attack.dice))
        if attacker is not None:
            trigger_all(s, UNIT_ATTACKED, (id, attacker.id))
    if attacker is not None:
        wounds = sum(attack.placed)
        trigger(s, attacker, ATTACKED, (attack.targets[0], attack.hits, wounds, *attack.dice))
