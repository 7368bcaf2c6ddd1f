"""Breakers: minds bent, winds shoved."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    CANNOT_BE_FORCED,
    START_OF_PHASE,
    ability,
    after_attack,
    at,
    at_will,
    lends,
)
from stonehall.games.summoner_wars.attack import deal, extra_attacks, finish_attack, tell_roll
from stonehall.games.summoner_wars.board import DISTANCE, GRID, RAYS
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    CHAMPION,
    COMMON,
    MAGIC,
    MELEE,
    MOVE,
    RANGED,
    SUMMON,
    Faction,
    champion,
    common,
    event,
    summoner,
)
from stonehall.games.summoner_wars.effects import choose_force, damage, force, force_to, take_control
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.factions.shared import (
    about,
    commons_and_champions,
    squares,
    within_of_summoner,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import can_be_forced, force_squares, targets, within
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit, life
from stonehall.kernel.decision import AGREE, DECLINE, PASS, STOP, YES
from stonehall.toolkit.lines import first_seen, run_squares

RESOLVE, AIR = "resolve", "air"

BREAKERS = Faction(
    "breakers",
    symbols=(RESOLVE, AIR),
    summoner=summoner("tacullu", RANGED, strength=3, life=13, symbols=(RESOLVE, AIR), abilities="mind-capture"),
    summoner_at=(1, 3),
    gate_at=(2, 4),
    starting=[("deceiver", (3, 5)), ("mind-witch", (2, 3))],
    champions=[
        champion("gulldune", MELEE, cost=6, strength=4, life=6, symbols=(RESOLVE,), abilities="telepathic-command"),
        champion("gwalark", RANGED, cost=6, strength=3, life=8, symbols=(RESOLVE, AIR), abilities="flight levitate"),
        champion("kalal", RANGED, cost=7, strength=4, life=8, symbols=(AIR,), abilities="greater-push steadfast"),
    ],
    commons=[
        common("mind-witch", RANGED, cost=1, strength=3, life=2, symbol=RESOLVE, abilities="mimic"),
        common("deceiver", RANGED, cost=1, strength=1, life=4, symbol=RESOLVE, abilities="stupefy engage"),
        common("wind-archer", RANGED, cost=2, strength=4, life=2, symbol=AIR, abilities="swift far-shot"),
        common("wind-mage", RANGED, cost=1, strength=2, life=3, symbol=AIR, abilities="push"),
    ],
    epic=event("mind-control", SUMMON, epic=True),
    events=[
        event("perplexing-tempest", MAGIC, symbols=(RESOLVE, AIR), active=True),
        event("blast", MOVE, cost=1, symbols=(AIR,)),
        event("hypnotic-call", SUMMON, symbols=(RESOLVE,), active=True),
    ],
)


def _mind_capture(s: State, tacullu: Piece, target: Piece, amount: int) -> bool:
    """When an attack of Tacullu would destroy an enemy unit, you may take control of it instead."""
    if not is_unit(target) or s.are_friends(tacullu, target) or amount < life(s, target):
        return False
    s.ask(tacullu.controller, "mind-capture", [AGREE, DECLINE], {YES: capture, PASS: kill}, (), about(target))
    return True


@step
def capture(s: State) -> None:
    """Instead of the damage, control of the unit for good (SW2-INST-1, SW2-MAGIC-11)."""
    attack = s.attack
    assert attack is not None
    attacker, target = s.pieces[attack.attacker], s.pieces[attack.target]
    tell_roll(s, attacker, target, attack.amount)
    finish_attack(s, attacker, target, 0)  # whose unit was attacked is said of the attack as it was (O-40)
    take_control(s, target, attacker.controller)


@step
def kill(s: State) -> None:
    attack = s.attack
    assert attack is not None
    deal(s, s.pieces[attack.attacker], s.pieces[attack.target], attack)


ability("mind-capture", replaces_strike=_mind_capture)
ability("steadfast", bends=CANNOT_BE_FORCED)


# Champions ------------------------------------------------------------------------------------------------------------


def _attacked_enemy_card(s: State, me: Piece, target: int, specials: int, dealt: int) -> bool:
    card = s.piece(target)
    return card is not None and not s.are_friends(card, me)


@after_attack("telepathic-command", when=_attacked_enemy_card)
def telepathic_command(s: State, gulldune: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an enemy card, a friendly common within 3 spaces may carry out an extra attack."""
    seat = gulldune.controller
    commons = [unit for unit in within(s, gulldune, 3) if s.is_friend(unit, seat) and unit.card.is_a(COMMON)]
    s.push(command_one, seat, tuple([unit.id for unit in commons if targets(s, unit)]))


@step
def command_one(s: State, seat: int, ids: tuple[int, ...]) -> None:
    commons = [unit for id in ids if (unit := s.on_board(id)) is not None]
    s.may_choose(seat, "telepathic-command", "target", squares(commons), command_attack, (seat,))


@step
def command_attack(s: State, square: int, seat: int) -> None:
    s.push(extra_attacks, seat, (s.on(square).id,), 0)


# Levitate: friendly commons within 2 spaces have Flight for the moves they begin there.
def _levitates(s: State, gwalark: Piece, unit: Piece) -> bool:
    return (
        s.are_friends(unit, gwalark)
        and unit.card.is_a(COMMON)
        and unit.square >= 0
        and DISTANCE[gwalark.square][unit.square] <= 2
    )


lends("levitate", "flight", to=_levitates)


def _pushable(s: State, me: Piece, spaces: int) -> list[int]:
    return squares([unit for unit in commons_and_champions(within(s, me, spaces)) if force_squares(s, unit)])


@step
def push_one(s: State, square: int, seat: int) -> None:
    s.push(choose_force, seat, s.on(square).id, 1, 1)


@after_attack("push", when=lambda s, me, target, specials, dealt: bool(_pushable(s, me, 2)))
def push(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """After this unit attacks it may force a common or champion within 2 spaces by 1 space."""
    s.may_choose(me.controller, "push", "target", _pushable(s, me, 2), push_one, (me.controller,), about(me))


@at_will("push", ATTACK, lambda s, me: _pushable(s, me, 2), instead=True)
def push_instead(s: State, me: Piece, square: int) -> None:
    """The same instead of attacking."""
    push_one(s, square, me.controller)


@after_attack("greater-push", when=lambda s, me, target, specials, dealt: bool(_pushable(s, me, 3)))
def greater_push(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """As Push, within 3 spaces."""
    s.may_choose(me.controller, "push", "target", _pushable(s, me, 3), push_one, (me.controller,), about(me))


@at_will("greater-push", ATTACK, lambda s, me: _pushable(s, me, 3), instead=True)
def greater_push_instead(s: State, me: Piece, square: int) -> None:
    push_one(s, square, me.controller)


# Commons --------------------------------------------------------------------------------------------------------------


@at(START_OF_PHASE + MOVE, "mimic")
def mimic(s: State, witch: Piece) -> None:
    """At the start of your Move Phase it may copy every ability of a common within 3 spaces for the turn."""
    commons = [unit for unit in within(s, witch, 3) if unit.card.is_a(COMMON)]
    s.may_choose(witch.controller, "mimic", "target", squares(commons), copy_abilities, (witch.id,), about(witch))


@step
def copy_abilities(s: State, square: int, id: int) -> None:
    witch = s.pieces[id]
    for copied in s.abilities_of(s.on(square)):
        s.lend(witch, copied)
    s.tell("mimicked", witch.card.number, witch.square, s.on(square).card.number)


def _stupefy(s: State, me: Piece, attacker: Piece, target: Piece, specials: int, amount: int) -> int:
    """An attack of an adjacent enemy deals 1 damage less when its roll shows a special."""
    adjacent = not s.are_friends(attacker, me) and DISTANCE[me.square][attacker.square] == 1
    return amount - 1 if adjacent and specials else amount


ability("stupefy", alters=_stupefy)
ability("swift", allowance=1)


# Events ---------------------------------------------------------------------------------------------------------------


@when_played("mind-control")
def mind_control(s: State, seat: int) -> None:
    """Control any number of enemy commons and champions within 2 spaces of your summoner until the end of your turn."""
    s.push(control_another, seat)


@step
def control_another(s: State, seat: int) -> None:
    near = commons_and_champions(within_of_summoner(s, seat, 2))
    enemies = [unit for unit in near if not s.is_friend(unit, seat)]
    s.may_choose(seat, "mind-control", "target", squares(enemies), control_one, (seat,), otherwise=STOP)


@step
def control_one(s: State, square: int, seat: int) -> None:
    s.push(control_another, seat)
    take_control(s, s.on(square), seat, until_end_of_turn=True)


# Perplexing Tempest (active): every unit moves 1 space less.
ability("perplexing-tempest", allowance_of_others=lambda s, me, unit: -1)


def _blastable(s: State, seat: int) -> list[Piece]:
    """Commons and champions on a clear straight line of at most 3 spaces from the summoner that can be forced."""
    caster = s.summoner_of(seat)
    if caster is None:
        return []
    seen = commons_and_champions(first_seen(s.board, RAYS[caster.square], 3))
    return [unit for unit in seen if _blast_ends(s, unit)]


def _blast_ends(s: State, unit: Piece) -> list[int]:
    """Where it can be forced 1 to 3 spaces; other commons and champions do not stop it."""
    if not can_be_forced(s, unit):
        return []
    return run_squares(s.board, RAYS[unit.square], 3, lambda other: other.card.is_a(COMMON | CHAMPION))


@when_played("blast", needs=lambda s, seat: bool(_blastable(s, seat)))
def blast(s: State, seat: int) -> None:
    """Force a common or champion; it and each unit it crosses take 1 damage."""
    s.push(choose_blasted, seat)


@step
def choose_blasted(s: State, seat: int) -> None:
    s.choose(seat, "blast", "target", squares(_blastable(s, seat)), choose_blast_end, (seat,))


@step
def choose_blast_end(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    s.choose(seat, "force-to", "to", _blast_ends(s, unit), blast_to, (seat, unit.id), about(unit))


@step
def blast_to(s: State, end: int, seat: int, id: int) -> None:
    unit = s.pieces[id]
    crossed = [piece for square in GRID.between(unit.square, end) if (piece := s.board[square]) is not None]
    force(s, unit, end, seat)
    damage(s, [unit, *crossed], 1, seat)


def _hypnotised(s: State) -> list[int]:
    return squares(commons_and_champions(s.field))


@when_played("hypnotic-call", needs=lambda s, seat: bool(_hypnotised(s)))
def hypnotic_call(s: State, seat: int) -> None:
    """Choose a common or champion; it may be forced 1 space toward your summoner."""
    s.push(choose_hypnotised, seat, s.events[-1].id)


@step
def choose_hypnotised(s: State, seat: int, call: int) -> None:
    s.choose(seat, "hypnotic-call", "target", _hypnotised(s), hypnotise, (seat, call))


@step
def hypnotise(s: State, square: int, seat: int, call: int) -> None:
    unit = s.on(square)
    event = s.piece(call)
    if event is not None:
        event.targets = (unit.id,)
    s.push(call_nearer, seat, unit.id)


@step
def call_nearer(s: State, seat: int, id: int) -> None:
    unit, caller = s.pieces[id], s.summoner_of(seat)
    if caller is not None:
        here = DISTANCE[unit.square][caller.square]
        nearer = [end for end in force_squares(s, unit) if DISTANCE[end][caller.square] < here]
        s.may_choose(seat, "may-force-to", "to", nearer, force_to, (seat, id), about(unit))


def _hypnotic_strength(s: State, me: Piece, unit: Piece, target: Piece | None) -> int:
    """While active: attacks of your summoner on the chosen unit get 1 more strength."""
    mine = s.summoner_of(me.controller) is unit
    return 1 if mine and target is not None and target.id in me.targets else 0


ability("hypnotic-call", strength_of_others=_hypnotic_strength)
