"""Abilities that cards of several factions carry, each once, and the words the faction files share."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    END_OF_TURN,
    FORCED,
    UNIT_DESTROYED,
    UNIT_MOVED,
    ability,
    after_attack,
    after_move,
    at,
    at_will,
)
from stonehall.games.summoner_wars.attack import extra_attacks
from stonehall.games.summoner_wars.board import BIT, DISTANCE
from stonehall.games.summoner_wars.cards import CHAMPION, COMMON, MOVE, STRUCTURE, UNIT
from stonehall.games.summoner_wars.effects import (
    add_boosts,
    damage,
    from_discard,
    may_be_discarded,
    may_force,
    place_card,
    remove_boosts,
    units_in,
)
from stonehall.games.summoner_wars.pieces import WAS_A_TARGET, Piece
from stonehall.games.summoner_wars.reach import squares_of, within
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import step
from stonehall.games.summoner_wars.values import is_unit, through
from stonehall.kernel.decision import STOP, Option
from stonehall.toolkit.battle_values import has

MOMENTUM: Final = ability("momentum")
SWIFT_SHOT: Final = ability("swift-shot")
TRAMPLE: Final = ability("trample", through=COMMON, minds_crossing=COMMON)
IMBUED_LIMIT: Final = 5


# Words of the cards ---------------------------------------------------------------------------------------------------


def friendly_units(s: State, seat: int) -> list[Piece]:
    return [piece for piece in s.field if s.is_friend(piece, seat) and is_unit(piece)]


def friendly_units_within(s: State, me: Piece, spaces: int) -> list[Piece]:
    return [unit for unit in within(s, me, spaces) if is_unit(unit) and s.are_friends(unit, me)]


def commons_and_champions(pieces: list[Piece]) -> list[Piece]:
    return [piece for piece in pieces if piece.card.classes & (COMMON | CHAMPION)]


def within_of_summoner(s: State, seat: int, spaces: int) -> list[Piece]:
    """The cards within some spaces of a seat's summoner, without the summoner (SW2-DIST-7)."""
    summoner = s.summoner_of(seat)
    return [] if summoner is None else within(s, summoner, spaces)


def near_summoner(s: State, seat: int, card: Piece, spaces: int) -> bool:
    summoner = s.summoner_of(seat)
    return summoner is not None and 0 < DISTANCE[summoner.square][card.square] <= spaces


def squares(pieces: list[Piece]) -> list[int]:
    return [piece.square for piece in pieces]


def one_more(candidates: list[Piece], chosen: tuple[int, ...]) -> list[Option]:
    """The options of "any number of": another card, or done with what has been chosen."""
    options = [Option("target", (piece.square,)) for piece in candidates if piece.id not in chosen]
    options.append(STOP)
    return options


def is_enemy_unit(s: State, me: Piece, id: int) -> bool:
    """Whether the card (perhaps just destroyed) is an enemy unit."""
    other = s.piece(id)
    return other is not None and is_unit(other) and not s.are_friends(other, me)


def about(me: Piece) -> tuple[int, int]:
    """What a prompt speaks of: a card and where it lies."""
    return (me.card.number, me.square)


def imbued(me: Piece) -> int:
    return min(me.boosts, IMBUED_LIMIT)


# Values ---------------------------------------------------------------------------------------------------------------

ability("imbued-strength", strength=lambda s, me, target: imbued(me))
ability("far-shot", reach=4)
ability("flight", allowance=1, through=UNIT | STRUCTURE)


def _guarded(s: State, me: Piece, attacker: Piece, target: Piece, specials: int, amount: int) -> int:
    """In each turn the first attack on this unit deals at most 1 damage."""
    return min(amount, 1) if me is target and not me.marks & WAS_A_TARGET else amount


ability("guarded", alters=_guarded)


# After moving ---------------------------------------------------------------------------------------------------------


@after_move("trample", when=lambda s, me, start, crossed: crossed != 0)
def trample(s: State, me: Piece, start: int, crossed: int) -> None:
    """Each common it moved through takes 1 damage after the move."""
    trampled = [piece for square in squares_of(crossed) if (piece := s.board[square]) is not None]
    damage(s, trampled, 1, me.controller, me.id)


@at_will("prepare", MOVE, lambda s, me: [me.square], instead=True)
def prepare(s: State, me: Piece, square: int) -> None:
    """Instead of moving, this unit gains a boost."""
    add_boosts(s, me, 1)


def _leaves(s: State, me: Piece, id: int, start: int) -> bool:
    return is_enemy_unit(s, me, id) and DISTANCE[me.square][start] == 1


def _moves_away(s: State, me: Piece, id: int, start: int, crossed: int) -> bool:
    """Every step from an adjacent space leads away (SW2-DIR-3), unless it leads right over this unit."""
    unit = s.on_board(id)
    if unit is None or not _leaves(s, me, id, start):
        return False
    flies = through(s, unit) & me.card.classes and not has(s, unit, TRAMPLE)
    over = unit.square != start and DISTANCE[me.square][unit.square] == 1 and (flies or crossed & BIT[me.square])
    return not over


@at(UNIT_MOVED, "engage", when=_moves_away)
def engage_mover(s: State, me: Piece, id: int, start: int, crossed: int) -> None:
    """An enemy unit that stood next to this unit and moves away takes 1 damage."""
    _engage(s, me, id)


@at(FORCED, "engage", when=lambda s, me, id, by, start: _leaves(s, me, id, start))
def engage_forced(s: State, me: Piece, id: int, by: int, start: int) -> None:
    """The same when it is forced away."""
    _engage(s, me, id)


def _engage(s: State, me: Piece, id: int) -> None:
    unit = s.on_board(id)
    if unit is not None:
        damage(s, [unit], 1, me.controller, me.id)


# After attacking ------------------------------------------------------------------------------------------------------


def _may_gain_momentum(s: State, me: Piece, target: int, specials: int, dealt: int) -> bool:
    return not me.has_used(MOMENTUM) and is_enemy_unit(s, me, target)


@after_attack("momentum", when=_may_gain_momentum)
def momentum(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """Once per turn, after attacking an enemy unit: a boost."""
    if not me.has_used(MOMENTUM):
        me.note_use(MOMENTUM)
        add_boosts(s, me, 1)


@after_attack("swift-shot", when=lambda s, me, target, specials, dealt: me.boosts > 0 and not me.has_used(SWIFT_SHOT))
def swift_shot(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """Once per turn, after attacking, it may spend a boost for an extra attack."""
    if me.boosts and not me.has_used(SWIFT_SHOT):
        s.may(me.controller, "swift-shot", shoot_again, (me.id,), about(me))


@step
def shoot_again(s: State, id: int) -> None:
    me = s.pieces[id]
    me.note_use(SWIFT_SHOT)
    remove_boosts(s, me, 1)
    s.push(extra_attacks, me.controller, (id,), 0)


def _may_shove(s: State, me: Piece, target: int, specials: int, dealt: int) -> bool:
    unit = s.on_board(target)
    return (
        unit is not None
        and not s.are_friends(unit, me)
        and unit.card.is_a(COMMON | CHAMPION)
        and DISTANCE[me.square][unit.square] == 1
    )


@after_attack("shove", when=_may_shove)
def shove(s: State, me: Piece, target: int, specials: int, dealt: int) -> None:
    """After attacking an adjacent enemy common or champion, it may force that unit 1 space."""
    s.push(may_force, me.controller, target, 1, 1)


# When units are destroyed ---------------------------------------------------------------------------------------------


@at(UNIT_DESTROYED, "blood-fury", when=lambda s, me, fallen, by: s.active == me.controller, order_free=True)
def blood_fury(s: State, me: Piece, fallen: int, by: int) -> None:
    """A boost for every unit destroyed in your turn."""
    add_boosts(s, me, 1)


@at(END_OF_TURN, "blood-fury", when=lambda s, me: me.boosts > 0, order_free=True)
def blood_fury_fades(s: State, me: Piece) -> None:
    """At the end of your turn it loses 2 boosts."""
    remove_boosts(s, me, 2)


def _can_infect(s: State, me: Piece, fallen: int, by: int) -> bool:
    return by == me.id and may_be_discarded(s, me.controller, "carrier")


@at(UNIT_DESTROYED, "infect", when=_can_infect)
def infect(s: State, me: Piece, fallen: int, by: int) -> None:
    """After it destroyed a unit, a Carrier may leave your discard pile and take that unit's place."""
    square = s.fallen[fallen].square
    if s.board[square] is None:
        seat = me.controller
        side = s.sides[seat]
        carriers = units_in(side.discard, "carrier")
        what = (me.card.number, square)
        private = side.has_unseen_discards
        s.may_choose(seat, "infect", "card", carriers, place_from_discard, (seat, square), what, private)


@step
def place_from_discard(s: State, card: int, seat: int, square: int) -> None:
    """A card of the own discard pile is placed on an empty space."""
    if s.board[square] is None:
        from_discard(s, seat, card)
        place_card(s, card, seat, square)
