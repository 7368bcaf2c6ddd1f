"""Abilities that cards of several factions carry; each exists once."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import END_OF_TURN, UNIT_DESTROYED, ability, after_attack, after_move, at
from stonehall.games.summoner_wars.cards import COMMON
from stonehall.games.summoner_wars.effects import (
    add_boosts,
    damage,
    from_discard,
    place_card,
    remove_boosts,
    units_in,
)
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.reach import squares_of
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit

MOMENTUM = ability("momentum")
IMBUED_LIMIT = 5


def is_enemy_unit(s: State, me: Piece, id: int) -> bool:
    """Whether the card (perhaps just destroyed) is an enemy unit."""
    other = s.piece(id)
    return other is not None and is_unit(other) and other.controller != me.controller


# Imbued Strength: 1 strength per boost, at most 5.
ability("imbued-strength", strength=lambda s, me, target: min(me.boosts, IMBUED_LIMIT))

# Trample: through commons; each common crossed takes 1 damage after the move.
ability("trample", through=COMMON)


@after_move("trample", when=lambda s, me, start, crossed: crossed != 0)
def trample(s: State, me: Piece, start: int, crossed: int) -> None:
    trampled = [piece for square in squares_of(crossed) if (piece := s.board[square]) is not None]
    damage(s, trampled, 1, me.controller, me.id)


def _may_gain_momentum(s: State, me: Piece, target: int, specials: int, dealt: int) -> bool:
    return not me.has_used(MOMENTUM) and is_enemy_unit(s, me, target)


@after_attack("momentum", when=_may_gain_momentum)
def momentum(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """Once per turn, after attacking an enemy unit: a boost."""
    me.note_use(MOMENTUM)
    add_boosts(s, me, 1)


@at(UNIT_DESTROYED, "blood-fury", when=lambda s, me, fallen, by: s.active == me.controller, order_free=True)
def blood_fury(s: State, me: Piece, fallen: int, by: int) -> None:
    """A boost for every unit destroyed in your turn."""
    add_boosts(s, me, 1)


@at(END_OF_TURN, "blood-fury", when=lambda s, me: me.boosts > 0, order_free=True)
def blood_fury_fades(s: State, me: Piece) -> None:
    remove_boosts(s, me, 2)


def _can_infect(s: State, me: Piece, fallen: int, by: int) -> bool:
    return by == me.id and bool(units_in(s, s.sides[me.owner].discard, "carrier"))


@at(UNIT_DESTROYED, "infect", when=_can_infect)
def infect(s: State, me: Piece, fallen: int, by: int) -> None:
    """After it destroyed a unit, a Carrier may leave your discard pile and take that unit's place."""
    square = s.fallen[fallen].square
    if s.board[square] is None:
        seat = me.controller
        carriers = units_in(s, s.sides[seat].discard, "carrier")
        s.may_choose(seat, "infect", "card", carriers, infect_with, (seat, square), (me.card.number, square))


@step
def infect_with(s: State, card: int, seat: int, square: int) -> None:
    from_discard(s, seat, card)
    place_card(s, card, seat, square)
