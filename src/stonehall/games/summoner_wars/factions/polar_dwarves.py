"""Polar Dwarves: structures that move, strike and hold the line."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    END_OF_PHASE,
    FORCED,
    IS_GATE,
    MOVES_AS_STRUCTURE,
    UNIT_MOVED,
    ability,
    after_move,
    at,
)
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import (
    BUILD,
    COMMON,
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
from stonehall.games.summoner_wars.effects import (
    add_boosts,
    choose_force,
    damage,
    may_force,
    put_under,
    remove_boosts,
    remove_damage,
)
from stonehall.games.summoner_wars.events import when_played
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import force_squares, next_to, within
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_structure, is_unit
from stonehall.kernel.decision import AGREE, DECLINE, STOP, Option

LOGIC, WATER = "logic", "water"

POLAR_DWARVES = Faction(
    "polar-dwarves",
    symbols=(LOGIC, WATER),
    summoner=summoner("svara", RANGED, strength=3, life=12, symbols=(LOGIC, WATER), abilities="structural-shift"),
    summoner_at=(1, 4),
    gate_at=(3, 4),
    starting=[("frost-mage", (3, 3)), ("ice-golem", (2, 3))],
    champions=[
        champion("ollag", MELEE, cost=5, strength=3, life=7, symbols=(LOGIC,), abilities="cold-snap"),
        champion(
            "jarmund", RANGED, cost=5, strength=3, life=7, symbols=(LOGIC, WATER), abilities="momentum ice-shards"
        ),
        champion("nadiana", RANGED, cost=6, strength=2, life=7, symbols=(WATER,), abilities="greater-frost-bolt"),
    ],
    commons=[
        common("frost-mage", RANGED, cost=1, strength=1, life=4, symbol=WATER, abilities="frost-bolt"),
        common("bear-cavalry", MELEE, cost=3, strength=3, life=5, symbol=WATER, abilities="trample"),
        common("ice-smith", MELEE, cost=0, strength=2, life=2, symbol=LOGIC, abilities="frost-axe", beneath_edge=2),
        common(
            "ice-golem", MELEE, cost=2, strength=2, life=5, symbol=LOGIC, structure=True,
            abilities="living-gate mobile-structure slow",
        ),
    ],
    epic=event("ice-ram", SUMMON, epic=True, active=True),
    events=[
        event("parapet", BUILD, symbols=(LOGIC,), structure_life=5),
        event("ice-repair", MOVE, symbols=(LOGIC, WATER)),
        event("glacial-shift", BUILD, symbols=(WATER,)),
    ],
)  # fmt: skip


def friendly_structures(s: State, seat: int) -> list[Piece]:
    return [piece for piece in s.field if s.is_friend(piece, seat) and is_structure(piece)]


def friendly_structures_within(s: State, me: Piece, spaces: int) -> list[Piece]:
    return [piece for piece in within(s, me, spaces) if s.are_friends(piece, me) and is_structure(piece)]


# Ice Golem: a gate by its text, a structure that may move, but slowly.
ability("living-gate", bends=IS_GATE)
ability("mobile-structure", bends=MOVES_AS_STRUCTURE)
ability("slow", allowance=-1)


@after_move("structural-shift")
def structural_shift(s: State, svara: Piece, start: int, crossed: int) -> None:
    """After Svara moves, she may force one friendly structure within 3 spaces by 1 space."""
    squares = [piece.square for piece in friendly_structures_within(s, svara, 3) if force_squares(s, piece)]
    seat = svara.controller
    s.may_choose(seat, "structural-shift", "target", squares, force_by_one, (seat,), (svara.card.number, svara.square))


@step
def force_by_one(s: State, square: int, seat: int) -> None:
    s.push(choose_force, seat, s.on(square).id, 1, 1)


def _cold_snap(s: State, ollag: Piece, card: Piece) -> int:
    return 1 if s.are_friends(card, ollag) and is_structure(card) else 0


# Cold Snap: all structures of Ollag's side have 1 more life.
ability("cold-snap", life_of_others=_cold_snap)


@at(END_OF_PHASE + BUILD, "ice-shards", when=lambda s, jarmund: jarmund.boosts > 0)
def ice_shards(s: State, jarmund: Piece) -> None:
    """At the end of your Build Phase Jarmund may spend a boost to hurt all enemy units next to your structures."""
    s.may(jarmund.controller, "ice-shards", shatter, (jarmund.id,), (jarmund.card.number, jarmund.square))


@step
def shatter(s: State, id: int) -> None:
    jarmund = s.pieces[id]
    remove_boosts(s, jarmund, 1)
    seat = jarmund.controller
    touched = {
        near.id: near
        for structure in friendly_structures(s, seat)
        for near in next_to(s, structure.square)
        if not s.is_friend(near, seat) and is_unit(near)
    }
    damage(s, list(touched.values()), 1, seat, id)


# Frost Bolt, Greater Frost Bolt: 1 strength per friendly structure next to it, within 2 spaces.
ability("frost-bolt", strength=lambda s, me, target: len(friendly_structures_within(s, me, 1)))
ability("greater-frost-bolt", strength=lambda s, me, target: len(friendly_structures_within(s, me, 2)))


@after_move("frost-axe")
def frost_axe(s: State, smith: Piece, start: int, crossed: int) -> None:
    """After it moves it may gain a boost, or spend one to go under a friendly common within 3 spaces."""
    options = [AGREE]
    if smith.boosts:
        options += [
            Option("target", (piece.square,))
            for piece in within(s, smith, 3)
            if s.are_friends(piece, smith) and piece.card.is_a(COMMON)
        ]
    options.append(DECLINE)
    either = {"yes": forge, "target": hand_axe}
    s.ask(smith.controller, "frost-axe", options, either, (smith.id,), (smith.card.number, smith.square))


@step
def forge(s: State, id: int) -> None:
    add_boosts(s, s.pieces[id], 1)


@step
def hand_axe(s: State, square: int, id: int) -> None:
    smith = s.pieces[id]
    remove_boosts(s, smith, 1)
    put_under(s, smith, s.on(square))


# Ice Ram (active): after you moved or forced a structure, a unit next to it may be hurt and forced.
def _rams(s: State, me: Piece, id: int) -> bool:
    structure = s.piece(id)
    return structure is not None and is_structure(structure)


@at(UNIT_MOVED, "ice-ram", when=lambda s, me, id, start, crossed: s.active == me.controller and _rams(s, me, id))
def ram_after_move(s: State, me: Piece, id: int, start: int, crossed: int) -> None:
    _ice_ram(s, me, id)


@at(FORCED, "ice-ram", when=lambda s, me, id, by, start: by == me.controller and _rams(s, me, id))
def ram_after_force(s: State, me: Piece, id: int, by: int, start: int) -> None:
    _ice_ram(s, me, id)


def _ice_ram(s: State, me: Piece, id: int) -> None:
    structure = s.on_board(id)
    if structure is not None:
        seat = me.controller
        squares = [near.square for near in next_to(s, structure.square) if is_unit(near)]
        s.may_choose(seat, "ice-ram", "target", squares, ram, (seat,), (structure.card.number, structure.square))


@step
def ram(s: State, square: int, seat: int) -> None:
    unit = s.on(square)
    s.push(may_force, seat, unit.id, 1, 1)
    damage(s, [unit], 1, seat)


# Parapet: friendly units attack over it.
ability("parapet", lets_pass=lambda s, me, attacker: s.are_friends(me, attacker))


@when_played("ice-repair")
def ice_repair(s: State, seat: int) -> None:
    """Remove 2 damage from every friendly structure."""
    for structure in friendly_structures(s, seat):
        remove_damage(s, structure, 2)


@when_played("glacial-shift")
def glacial_shift(s: State, seat: int) -> None:
    """Force up to three friendly structures within 3 spaces of your summoner by 1 or 2 spaces each."""
    s.push(shift_another, seat, ())


@step
def shift_another(s: State, seat: int, shifted: tuple[int, ...]) -> None:
    summoner = s.summoner_of(seat)
    if summoner is None or len(shifted) == 3:
        return
    squares = [
        piece.square
        for piece in friendly_structures(s, seat)
        if piece.id not in shifted
        and 0 < DISTANCE[summoner.square][piece.square] <= 3
        and force_squares(s, piece, 1, 2)
    ]
    s.may_choose(seat, "glacial-shift", "target", squares, shift_one, (seat, shifted), otherwise=STOP)


@step
def shift_one(s: State, square: int, seat: int, shifted: tuple[int, ...]) -> None:
    structure = s.on(square)
    s.push(shift_another, seat, (*shifted, structure.id))
    s.push(choose_force, seat, structure.id, 1, 2)
