"""Abilities that cards of several factions carry, each once, and the words the faction files share."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    LEAVES_VINES,
    TURN_BEGAN,
    UNIT_STEPPED,
    ability,
    after_attack,
    at,
    at_will,
    when_destroys,
)
from stonehall.games.alliances.attack import begin_attack, free_attacks
from stonehall.games.alliances.cards import ATTACK, CHAMPION, COMMON, UNIT, WALL, matches
from stonehall.games.alliances.effects import discard, place, put_vine_wall, remove_wounds, stun, wound
from stonehall.games.alliances.move import can_be_moved, move_up_to
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.piles import find_in_draw_pile, spend_magic, units_in
from stonehall.games.alliances.reach import are_adjacent, is_forbidden, next_to_square, open_next_to, units_next_to
from stonehall.games.alliances.rolls import throw
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import ability_cost, can_attack, can_pay, is_unit, is_wall
from stonehall.toolkit.triggers import settle

EVERYTHING: Final = UNIT | WALL
RIDE: Final = 7
ESCAPE: Final = 2
KNOCKED: Final = 3
FEARED: Final = 5
SWIFT_STRIKE: Final = ability("swift-strike")


# Words of the cards ---------------------------------------------------------------------------------------------------


def about(me: Piece) -> tuple[int, int]:
    """What a prompt speaks of: a card and where it lies."""
    return (me.card.number, me.place)


def places(pieces: list[Piece]) -> list[int]:
    return [piece.place for piece in pieces]


def is_enemy_unit(s: State, me: Piece, id: int) -> bool:
    """Whether the card (perhaps just destroyed) is an enemy unit."""
    other = s.piece(id)
    return other is not None and is_unit(other) and not s.are_friends(other, me)


def own_units_of(s: State, seat: int, faction: str) -> list[Piece]:
    """The units of a faction that a seat controls (SW1-FACT-7)."""
    return [piece for piece in s.own(seat) if is_unit(piece) and matches(piece.card, faction)]


def stands_without_wall(s: State, me: Piece) -> bool:
    """Whether no Wall of its player is adjacent to a unit: where it could not be summoned in the usual way."""
    return not any(near.controller == me.controller and is_wall(s, near) for near in next_to_square(s, me.square))


def outnumbering(s: State, seat: int) -> list[int]:
    """The opponents who have more units on the battlefield than a seat."""
    mine = _units(s, seat)
    return [other for other in s.opponents(seat) if _units(s, other) > mine]


def _units(s: State, seat: int) -> int:
    return sum([1 for piece in s.field if piece.controller == seat and is_unit(piece)])


def can_afford(s: State, seat: int, amount: int) -> bool:
    """Whether a seat can pay for an ability that costs magic."""
    return can_pay(s, seat, ability_cost(s, seat, amount))


def pay(s: State, seat: int, amount: int) -> None:
    """A seat pays for an ability that costs magic (SW1-MAGIC-7)."""
    spend_magic(s, seat, ability_cost(s, seat, amount))


# Placing --------------------------------------------------------------------------------------------------------------


@step
def place_beside(s: State, seat: int, id: int, near: int) -> None:
    """A seat places a unit adjacent to a card and says where (SW1-PLACE-1..3)."""
    unit, anchor = s.on_board(id), s.on_board(near)
    if unit is not None and anchor is not None:
        s.choose(seat, "place-to", "to", open_next_to(s, anchor.square), place_on, (id,), about(unit))


@step
def place_on(s: State, square: int, id: int) -> None:
    place(s, s.pieces[id], square)


# Moving ---------------------------------------------------------------------------------------------------------------


def _ride(s: State, me: Piece) -> list[int]:
    """Up to 7 clear squares in one straight line."""
    found = []
    for ray in s.rays[me.square]:
        for square in ray[:RIDE]:
            if not s.is_empty(square):
                break
            found.append(square)
    return found


def _trample(s: State, me: Piece, passed: Piece) -> None:
    """Each unit it moves through takes 1 wound when its square is left (SW1-THRU-2, SW1-THRU-4)."""
    wound(s, [passed], 1, me.controller, me.id)


ability("swift", allowance=1)
ability("rider", moves_also=_ride)
ability("flight", through=EVERYTHING)
ability("trample", through=COMMON, crosses=_trample)
ability("burrow", allowance=1, through=UNIT, attack=lambda s, me, target: -me.squares)


def _comes_near(s: State, me: Piece, id: int, left: int, entered: int) -> bool:
    unit = s.on_board(id)
    if unit is None or not unit.card.is_a(COMMON) or s.are_friends(unit, me):
        return False
    row = s.distance[me.square]
    return row[entered] == 1


@at(UNIT_STEPPED, "fear", when=_comes_near)
def fear(s: State, me: Piece, id: int, left: int, entered: int) -> None:
    """An enemy Common that moves adjacent may run away; checked step by step."""
    if id in s.pieces:
        throw(s, me.controller, me, 1, frighten, id, me.controller)


@step
def frighten(s: State, dice: tuple[int, ...], id: int, by: int) -> None:
    unit = s.on_board(id)
    if unit is not None and dice[0] >= FEARED:
        discard(s, unit, by)


def _stunned(s: State, me: Piece) -> list[Piece]:
    return [unit for unit in units_next_to(s, me.square) if unit.card.is_a(COMMON) and not s.are_friends(unit, me)]


@at(TURN_BEGAN, "stun", when=lambda s, me, seat: bool(_stunned(s, me)), order_free=True)
def stun_neighbours(s: State, me: Piece, seat: int) -> None:
    """Enemy Commons that begin a turn adjacent to it are stunned for that turn, whatever happens to it."""
    for unit in _stunned(s, me):
        stun(s, unit)


# Attacking ------------------------------------------------------------------------------------------------------------

ability("far-shot", reach=4)
ability("precise", no_dice=lambda s, me, attacker, target: attacker is me and is_unit(target))


def _may_strike_again(s: State, me: Piece, *attack: int) -> bool:
    return not me.has_used(SWIFT_STRIKE)


@after_attack("swift-strike", when=_may_strike_again)
def swift_strike(s: State, me: Piece, *attack: int) -> None:
    """Once per turn, directly after attacking, it may attack one more time."""
    if not me.has_used(SWIFT_STRIKE):
        me.note_use(SWIFT_STRIKE)
        s.push(free_attacks, me.controller, (me.id,), 1, 0)


def _can_escape(s: State, me: Piece, *attack: int) -> bool:
    return can_afford(s, me.controller, 1) and can_be_moved(s, me, ESCAPE)


@after_attack("escape", when=_can_escape)
def escape(s: State, me: Piece, *attack: int) -> None:
    """After attacking, magic buys a move of up to 2 squares."""
    if _can_escape(s, me):
        s.may(me.controller, "escape", run_away, (me.id,), about(me))


@step
def run_away(s: State, id: int) -> None:
    me = s.pieces[id]
    pay(s, me.controller, 1)
    s.push(move_up_to, me.controller, id, ESCAPE, 0)


def _wounded_survivor(s: State, me: Piece, target: int, hits: int, wounds: int, *roll: int) -> bool:
    unit = s.on_board(target)
    return unit is not None and is_unit(unit) and wounds > 0


@after_attack("knock-around", when=_wounded_survivor)
def knock_around(s: State, me: Piece, target: int, hits: int, wounds: int, *roll: int) -> None:
    """A unit that was wounded and survives may be moved up to 3 clear squares in a straight line."""
    s.push(move_up_to, me.controller, target, KNOCKED, 1)


# Assault: all adjacent enemy units, each with an attack of its own, or one normal attack.


def _assaulted(s: State, me: Piece, attacked: tuple[int, ...] = ()) -> list[Piece]:
    """The adjacent enemy units that it can attack and has not attacked yet."""
    return [
        unit
        for unit in units_next_to(s, me.square)
        if unit.id not in attacked and not s.are_friends(unit, me) and not is_forbidden(s, me, unit)
    ]


def _can_assault(s: State, me: Piece) -> list[int]:
    """With a single enemy it is a normal attack."""
    return [me.square] if can_attack(s, me) and len(_assaulted(s, me)) > 1 else []


@at_will("assault", ATTACK, _can_assault, instead=True)
def assault(s: State, me: Piece, square: int) -> None:
    s.push(assault_next, me.id, ())


@step
def assault_next(s: State, id: int, attacked: tuple[int, ...]) -> None:
    """The attacker picks whom it attacks next, also one that came adjacent meanwhile."""
    me = s.on_board(id)
    if me is not None and can_attack(s, me):
        s.choose(
            me.controller,
            "assault",
            "target",
            places(_assaulted(s, me, attacked)),
            assault_one,
            (id, attacked),
            about(me),
        )


@step
def assault_one(s: State, place: int, id: int, attacked: tuple[int, ...]) -> None:
    target = s.on(place)
    s.push(assault_next, id, (*attacked, target.id))
    s.push(settle)
    begin_attack(s, s.pieces[id], [target])


# Being attacked -------------------------------------------------------------------------------------------------------


def _tough(s: State, me: Piece, attacker: Piece, target: Piece) -> int:
    """Against attacks of opponents only dice of 4 and more wound it (SW1-HIT-7)."""
    return 0 if s.are_friends(attacker, me) else 4


def _shield_of_light(s: State, me: Piece, attacker: Piece, target: Piece) -> int:
    near = target is not me and s.distance[me.square][target.square] <= 2
    return 4 if near and target.controller == me.controller and target.card.is_a(COMMON) else 0


def _camouflage(s: State, me: Piece, attacker: Piece, target: Piece) -> bool:
    return target is me and not are_adjacent(s, attacker, me)


ability("tough", wounds_on=_tough)
ability("sluggish", no_dice=lambda s, me, attacker, target: target is me)
ability("shield-of-light", wounds_on_others=_shield_of_light)
ability("camouflage", forbids_attack=_camouflage)


# Destroying -----------------------------------------------------------------------------------------------------------


@when_destroys("life-drain", when=lambda s, me, fallen, attack: me.wounds + me.poison > 0)
def life_drain(s: State, me: Piece, fallen: int, attack: int) -> None:
    """When it destroys a unit, 1 wound may be removed from it."""
    s.may(me.controller, "life-drain", drain_life, (me.id,), about(me))


@step
def drain_life(s: State, id: int) -> None:
    remove_wounds(s, s.pieces[id], 1)


ability("vinemancer-sow", bends=LEAVES_VINES)


@when_destroys("vinemancer-sow", when=lambda s, me, fallen, attack: is_enemy_unit(s, me, fallen))
def sow(s: State, me: Piece, fallen: int, attack: int) -> None:
    """A Vine Wall grows where an enemy unit was destroyed, if one can be put there."""
    put_vine_wall(s, me.controller, s.fallen[fallen].square)


# Events ---------------------------------------------------------------------------------------------------------------


@step
def choose_hero(s: State, seat: int) -> None:
    """A Champion is searched for in the own draw pile, of which nobody else learns anything (SW1-INFO-3)."""
    champions = units_in(s.sides[seat].pile.cards(), CHAMPION)
    s.choose(seat, "a-hero-is-born", "card", champions, find_hero, (seat,), private=True)


@step
def find_hero(s: State, card: int, seat: int) -> None:
    find_in_draw_pile(s, seat, card)
