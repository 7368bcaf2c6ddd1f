"""Attack Phase: choose a target, roll, deal damage (SW2-ATK-3); and attacks that effects grant."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars import dice
from stonehall.games.summoner_wars.abilities import ATTACKED, BY_NUMBER, ability
from stonehall.games.summoner_wars.cards import ATTACK, CARDS, MELEE, UNIT
from stonehall.games.summoner_wars.effects import damage
from stonehall.games.summoner_wars.pieces import HAS_ATTACKED, Piece
from stonehall.games.summoner_wars.reach import targets
from stonehall.games.summoner_wars.state import Attack, State
from stonehall.games.summoner_wars.steps import action, offer, step
from stonehall.games.summoner_wars.triggers import trigger
from stonehall.games.summoner_wars.turn import resume
from stonehall.games.summoner_wars.values import abilities_of, has, strength
from stonehall.kernel.decision import DECLINE, Option
from stonehall.kernel.dice import Roll

RELENTLESS: Final = ability("relentless")

ATTACKS_PER_TURN: Final = 3


@offer(ATTACK)
def offer_attacks(s: State, options: list[Option]) -> None:
    """One attack with each of up to three units (SW2-ATK-1); an extra attacker is not counted (SW2-EXTRA-2)."""
    for piece in s.pieces.values():
        ready = piece.controller == s.active and piece.card.classes & UNIT and not piece.marks & HAS_ATTACKED
        if ready and (s.attacks < ATTACKS_PER_TURN or has(s, piece, RELENTLESS)):
            add_attacks(s, piece, options)


def add_attacks(s: State, piece: Piece, options: list[Option]) -> None:
    """Every attack of a unit, plain or opened with an ability (SW2-ATK-20)."""
    reachable = targets(s, piece)
    if not reachable:
        return
    start = piece.square
    for target in reachable:
        options.append(Option("attack", (start, target.square)))
    for own in abilities_of(s, piece):
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
    if not has(s, piece, RELENTLESS):
        s.attacks += 1


# Attacks granted by effects (SW2-EXTRA-1..5) --------------------------------------------------------------------------


@step
def extra_attacks(s: State, seat: int, ids: tuple[int, ...]) -> None:
    """Each of these units may carry out one extra attack, in any order."""
    options: list[Option] = []
    for id in ids:
        piece = s.pieces.get(id)
        if piece is not None:
            add_attacks(s, piece, options)
    if options:
        options.append(DECLINE)
        s.ask(seat, "extra-attack", options, extra_attack, (seat, ids))


@step
def extra_attack(s: State, *chosen: int | tuple[int, ...]) -> None:
    """Answer to :func:`extra_attacks`: ``(from, to)`` or ``(ability, from, on)``, then its arguments."""
    *play, seat, ids = chosen
    numbers = [number for number in play if isinstance(number, int)]
    piece = s.on(numbers[-2])
    assert isinstance(ids, tuple)
    s.push(extra_attacks, seat, tuple(id for id in ids if id != piece.id))
    if len(numbers) == 3:
        open_attack(s, piece, numbers[0], numbers[2])
    else:
        begin_attack(s, piece, s.on(numbers[1]))


# One attack -----------------------------------------------------------------------------------------------------------


def open_attack(s: State, attacker: Piece, number: int, square: int) -> None:
    """Use an ability before attacking; the target is chosen afterwards."""
    own = BY_NUMBER[number]
    s.tell("used", number, attacker.card.number, attacker.square)
    s.attack = Attack(attacker.id)
    s.push(choose_target, attacker.id)
    assert own.opens is not None
    own.opens(s, attacker, square)


@step
def choose_target(s: State, id: int) -> None:
    attacker = s.pieces.get(id)
    if attacker is not None:
        squares = [target.square for target in targets(s, attacker)]
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
    if target.controller != attacker.controller:
        s.targeted_enemy = True
    s.tell("attacked", attacker.card.number, attacker.square, target.card.number, target.square)
    s.push(roll_attack)


@step
def roll_attack(s: State) -> None:
    """As many dice as the strength is now (SW2-ATK-11, SW2-STR-5); without dice the attack still takes place."""
    attack = s.attack
    assert attack is not None
    attacker = s.pieces.get(attack.attacker)
    target = s.pieces.get(attack.target)
    if attacker is None or target is None:
        return
    count = strength(s, attacker, target)
    if count:
        s.decision = Roll(dice.DIE, count, land, (), (attacker.card.number, attacker.square))
    else:
        s.push(land)


@step
def land(s: State, *roll: int) -> None:
    """Deal the damage, then what follows the attack may react (SW2-ATK-13, SW2-TIME-7)."""
    attack = s.attack
    assert attack is not None
    attacker = s.pieces[attack.attacker]
    target = s.pieces[attack.target]
    specials = dice.count(dice.SPECIAL_ON, roll)
    dealt = hits(s, attacker, roll)
    s.tell("rolled", attacker.card.number, attacker.square, target.card.number, target.square, dealt, *roll)
    damage(s, [target], dealt, attacker.controller, attacker.id)
    if attacker.id in s.pieces:
        trigger(s, attacker, ATTACKED, target.id, specials, dealt)


def hits(s: State, attacker: Piece, roll: tuple[int, ...]) -> int:
    """How many symbols of a roll count for the attacker; specials only where an effect says so (SW2-ATK-13, -14)."""
    if attacker.card.attack != MELEE:
        return dice.count(dice.RANGED_ON, roll)
    total = dice.count(dice.MELEE_ON, roll)
    worth = 0
    for number, _ in attacker.under:
        worth = max(worth, CARDS[number].beneath_edge)
    if s.attack is not None and s.attack.specials_are_melee:
        worth = max(worth, 1)
    return total + worth * dice.count(dice.SPECIAL_ON, roll) if worth else total
