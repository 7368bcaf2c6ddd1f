"""Attack Phase: choose a target, roll, deal damage (SW2-ATK-3); and attacks that effects grant."""

from __future__ import annotations

from itertools import permutations

from stonehall.games.summoner_wars import dice, option_cache
from stonehall.games.summoner_wars.abilities import (
    ALTERS,
    ATTACKED,
    BY_NUMBER,
    COUNTS_SPECIALS,
    OPENS,
    REPLACES_STRIKE,
    TARGETED,
    UNCOUNTED_ATTACKS,
    WAS_ATTACKED,
)
from stonehall.games.summoner_wars.cards import ATTACK, CARDS, MELEE, UNIT
from stonehall.games.summoner_wars.effects import damage, remove_damage
from stonehall.games.summoner_wars.pieces import HAS_ATTACKED, WAS_A_TARGET, Piece
from stonehall.games.summoner_wars.reach import next_to, targets
from stonehall.games.summoner_wars.rolls import throw
from stonehall.games.summoner_wars.state import Attack, State
from stonehall.games.summoner_wars.steps import action, offer, step
from stonehall.games.summoner_wars.turn import ATTACKS_PER_TURN, resume
from stonehall.games.summoner_wars.values import strength
from stonehall.kernel.decision import DECLINE, Option
from stonehall.toolkit.battle_values import bends
from stonehall.toolkit.triggers import settle, trigger, trigger_all


@offer("attack", ATTACK)
def offer_attacks(s: State, options: list[Option]) -> None:
    """One attack with each of up to three units (SW2-ATK-1); an extra attacker is not counted (SW2-EXTRA-2)."""
    for piece in s.field:
        if _may_attack(s, piece):
            add_attacks(s, piece, options)


def _may_attack(s: State, piece: Piece) -> bool:
    ready = piece.controller == s.active and piece.card.classes & UNIT != 0 and not piece.marks & HAS_ATTACKED
    return ready and (s.attacks < ATTACKS_PER_TURN or bends(s, piece, UNCOUNTED_ATTACKS))


def has_enemy_in_reach(s: State) -> bool:
    """Whether a unit of the active player could attack an enemy card from where it stands."""
    for piece in s.field:
        if _may_attack(s, piece) and any(not s.are_friends(target, piece) for target in targets(s, piece)):
            return True
    return False


def add_attacks(s: State, piece: Piece, options: list[Option], adjacent_enemies: bool = False) -> None:
    """Every attack of a unit, plain or opened with an ability (SW2-ATK-20)."""
    reachable = targets(s, piece)
    if adjacent_enemies:
        near = next_to(s, piece.square)
        reachable = [target for target in reachable if target in near and not s.are_friends(target, piece)]
    if not reachable:
        return
    start = piece.square
    attacks = option_cache.ATTACK[start]
    for target in reachable:
        options.append(attacks[target.square])
    if s.may_have(piece, 1 << OPENS):
        for own in s.abilities_of(piece):
            if own.opens_on is not None:
                for square in own.opens_on(s, piece):
                    options.append(Option("open", (own.number, start, square)))


@action("attack")
def attack_phase_attack(s: State, start: int, square: int) -> None:
    resume(s)
    piece = s.on(start)
    _count(s, piece)
    begin_attack(s, piece, s.on(square))


@action("open")
def attack_phase_opening(s: State, number: int, start: int, square: int) -> None:
    resume(s)
    piece = s.on(start)
    _count(s, piece)
    open_attack(s, piece, number, square)


def _count(s: State, piece: Piece) -> None:
    piece.marks |= HAS_ATTACKED
    if not bends(s, piece, UNCOUNTED_ATTACKS):
        s.attacks += 1


# Attacks granted by effects (SW2-EXTRA-1..5) --------------------------------------------------------------------------


@step
def extra_attacks(s: State, seat: int, ids: tuple[int, ...], adjacent_enemies: int) -> None:
    """Each of these units may carry out one extra attack, in any order; ``adjacent_enemies`` (1): only on those."""
    options: list[Option] = []
    for id in ids:
        piece = s.on_board(id)
        if piece is not None:
            add_attacks(s, piece, options, adjacent_enemies == 1)
    if options:
        options.append(DECLINE)
        s.ask(seat, "extra-attack", options, {"attack": extra_attack, "open": extra_opening}, (seat, ids))


@step
def extra_attack(s: State, start: int, square: int, seat: int, ids: tuple[int, ...]) -> None:
    piece = s.on(start)
    s.push(extra_attacks, seat, tuple([id for id in ids if id != piece.id]), 0)
    begin_attack(s, piece, s.on(square))


@step
def extra_opening(s: State, number: int, start: int, square: int, seat: int, ids: tuple[int, ...]) -> None:
    piece = s.on(start)
    s.push(extra_attacks, seat, tuple([id for id in ids if id != piece.id]), 0)
    open_attack(s, piece, number, square)


# One attack -----------------------------------------------------------------------------------------------------------


def open_attack(s: State, attacker: Piece, number: int, square: int) -> None:
    """Use an ability before attacking; the target is chosen afterwards, unless the ability speaks of it."""
    own = BY_NUMBER[number]
    s.tell("used", number, attacker.card.number, attacker.square)
    s.attack = Attack(attacker.id)
    if own.opens_at_target:
        s.push(attack_target, square, attacker.id)
    else:
        s.push(choose_target, attacker.id)
    s.push(settle)
    assert own.opens is not None
    own.opens(s, attacker, square)


@step
def choose_target(s: State, id: int) -> None:
    attacker = s.on_board(id)
    squares = [] if attacker is None else [target.square for target in targets(s, attacker)]
    if attacker is None or not squares:
        s.attack = None
    else:
        about = (attacker.card.number, attacker.square)
        s.choose(attacker.controller, "attack-target", "target", squares, attack_target, (id,), about)


@step
def attack_target(s: State, square: int, id: int) -> None:
    _declare(s, s.pieces[id], s.on(square))


def begin_attack(s: State, attacker: Piece, target: Piece) -> None:
    s.attack = Attack(attacker.id)
    _declare(s, attacker, target)


def _declare(s: State, attacker: Piece, target: Piece) -> None:
    """The target is chosen; from now on it has been targeted, whatever is rolled (SW2-IDLE-2)."""
    attack = s.attack
    assert attack is not None
    attack.target = target.id
    if attacker.controller == s.active and not s.are_friends(attacker, target):
        s.targeted_enemy = True
    if s.log is not None:
        s.tell("attacked", attacker.card.number, attacker.square, target.card.number, target.square)
    s.push(roll_attack)
    if s.live_moments & (1 << TARGETED):
        for piece in s.field.copy():
            for own in s.abilities_of(piece):
                if own.on_target is not None:
                    own.on_target(s, piece, attacker, target)


def _both(s: State, attack: Attack) -> tuple[Piece, Piece]:
    """The attacker and the target of an attack, while both are there."""
    attacker, target = s.on_board(attack.attacker), s.on_board(attack.target)
    assert attacker is not None
    assert target is not None
    return attacker, target


@step
def roll_attack(s: State) -> None:
    """As many dice as the strength is now (SW2-ATK-11, SW2-STR-5); without dice the attack still takes place."""
    attack = s.attack
    assert attack is not None
    attacker = s.on_board(attack.attacker)
    target = s.on_board(attack.target)
    if attacker is None or target is None:
        s.attack = None  # without dice (O-29)
    else:
        count = strength(s, attacker, target) + attack.bonus
        if attack.shield and count > 1:
            count = max(1, count - attack.shield)
        throw(s, attacker, count, land)


@step
def land(s: State, roll: tuple[int, ...]) -> None:
    """The dice lie: count the damage, and let what alters it do so (in the order the active player picks)."""
    attack = s.attack
    assert attack is not None
    attacker, target = _both(s, attack)
    attack.roll = roll
    attack.amount = hits(s, attacker, target, roll)
    if s.live_moments & (1 << ALTERS) and not attack.heals:
        attack.altering = tuple(_alterations(s))
        s.push(alter_damage)
    else:
        s.push(strike)


def hits(s: State, attacker: Piece, target: Piece, roll: tuple[int, ...]) -> int:
    """How many symbols of a roll count for the attacker; specials only where an effect says so (SW2-ATK-13, -14)."""
    specials = dice.count(dice.SPECIAL_ON, roll)
    attack = s.attack
    if attack is not None and attack.heals:
        return dice.count(dice.MELEE_ON, roll) + specials
    for piece, own in s.answers(COUNTS_SPECIALS):
        if own.counts_specials is not None and own.counts_specials(s, piece, attacker, target):
            return specials
    if attacker.card.attack != MELEE:
        return dice.count(dice.RANGED_ON, roll)
    worth = 1 if attack is not None and attack.specials_are_melee else 0
    for number, _, _ in attacker.under:
        worth = max(worth, CARDS[number].beneath_edge)
    return dice.count(dice.MELEE_ON, roll) + worth * specials


def _alterations(s: State) -> list[tuple[int, int]]:
    """The (ability, card) pairs in play that may change the damage of an attack."""
    found = []
    bit = 1 << ALTERS
    lent = s.lent_moments & bit != 0  # then any card may have one
    for piece in s.field:
        if lent or piece.moments & bit:
            for own in s.abilities_of(piece):
                if own.alters is not None:
                    found.append((own.number, piece.id))
    return found


@step
def alter_damage(s: State) -> None:
    """Apply the next alteration; when the order makes a difference, the active player picks it (SW2-TIME-8)."""
    attack = s.attack
    assert attack is not None
    altering = [pair for pair in attack.altering if _altered(s, [pair], attack.amount) != attack.amount]
    if not altering:
        s.push(strike)
    elif len(altering) == 1 or len({_altered(s, list(order), attack.amount) for order in permutations(altering)}) == 1:
        s.push(apply_alterations, tuple([number for pair in altering for number in pair]))
    else:
        options = {Option("resolve", (number, s.pieces[id].square)) for number, id in altering}
        ordered = sorted(options, key=lambda option: option.args)
        if len(ordered) == 1:
            s.push(apply_alterations, altering[0])
        else:
            s.ask(s.active, "order", ordered, alter_next)


@step
def alter_next(s: State, number: int, square: int) -> None:
    s.push(apply_alterations, (number, s.on(square).id))


@step
def apply_alterations(s: State, pairs: tuple[int, ...]) -> None:
    """Carry out alterations given as a flat row of (ability, card id)."""
    attack = s.attack
    assert attack is not None
    done = [(pairs[place], pairs[place + 1]) for place in range(0, len(pairs), 2)]
    attack.amount = _altered(s, done, attack.amount)
    attack.altering = tuple([pair for pair in attack.altering if pair not in done])
    s.push(alter_damage)


def _altered(s: State, pairs: list[tuple[int, int]], amount: int) -> int:
    attack = s.attack
    assert attack is not None
    attacker, target = _both(s, attack)
    specials = dice.count(dice.SPECIAL_ON, attack.roll)
    for number, id in pairs:
        change = BY_NUMBER[number].alters
        assert change is not None
        amount = change(s, s.on_board(id), attacker, target, specials, amount)
    return max(0, amount)


@step
def strike(s: State) -> None:
    """Deal the damage, unless an ability of the attacker takes its place (SW2-INST-1)."""
    attack = s.attack
    assert attack is not None
    attacker, target = _both(s, attack)
    if s.may_have(attacker, 1 << REPLACES_STRIKE) and not attack.heals:
        for own in s.abilities_of(attacker):
            if own.replaces_strike is not None and own.replaces_strike(s, attacker, target, attack.amount):
                return
    deal(s, attacker, target, attack)


def deal(s: State, attacker: Piece, target: Piece, attack: Attack) -> None:
    """Damage as much as was counted, or healing; then the attack is over."""
    tell_roll(s, attacker, target, attack.amount)
    if attack.heals:
        remove_damage(s, target, attack.amount)
    else:
        damage(s, [target], attack.amount, attacker.controller, attacker.id, attack=True)
    finish_attack(s, attacker, target, 0 if attack.heals else attack.amount)


def tell_roll(s: State, attacker: Piece, target: Piece, dealt: int) -> None:
    if s.log is not None and s.attack is not None:
        places = (attacker.card.number, attacker.square, target.card.number, target.square)
        s.tell("rolled", *places, dealt, *s.attack.roll)


def finish_attack(s: State, attacker: Piece, target: Piece, dealt: int) -> None:
    """After the attack: its own abilities and those that watch attacks may react (SW2-TIME-7)."""
    attack = s.attack
    s.attack = None
    if s.over or attack is None:
        return
    target.marks |= WAS_A_TARGET
    if s.on_board(attacker.id) is not None:
        specials = dice.count(dice.SPECIAL_ON, attack.roll)
        trigger(s, attacker, ATTACKED, (target.id, specials, dealt))
        trigger_all(s, WAS_ATTACKED, (target.id, attacker.id))
