"""Moving pieces: single moves, runs in one direction and leaps (TK-MOVE-1..7).

The common effects are steps with numbers: *up to 2 combat moves with itself* is ``moves(SELF, COMBAT, 2)``.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import ADJACENT, ARENA, BIT, NOWHERE, RAYS, squares_of
from stonehall.games.tash_kalar.cards import COMMON, HEROIC
from stonehall.games.tash_kalar.effects import destroy, itself, may, may_ask, may_ask_more, own_commons
from stonehall.games.tash_kalar.plays import MOVE
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step
from stonehall.kernel.decision import Option

# Kinds of moves: onto what a piece may go.
TO_EMPTY: Final = 0
STANDARD: Final = 1
COMBAT: Final = 2
SPARING: Final = 3
"""A combat move, but never onto a common."""

# Whose moves.
SELF: Final = 0
OWN: Final = 1
OTHERS: Final = 2
"""Own pieces except the being itself."""
OWN_COMMONS: Final = 3
OWN_LESSER: Final = 4
"""Own commons and heroics."""


def movers(s: State, who: int) -> int:
    if who == SELF:
        return itself(s)
    if who == OTHERS:
        return s.own & ~itself(s)
    if who == OWN_COMMONS:
        return own_commons(s)
    if who == OWN_LESSER:
        return s.own & ~s.all_legendary
    return s.own


def landing(s: State, rank: int, kind: int) -> int:
    """All squares onto which a piece of this rank may go (TK-MOVE-2, TK-MOVE-3)."""
    if kind == TO_EMPTY:
        return ARENA & ~s.occupied
    if kind == SPARING:
        return landing(s, rank, COMBAT) & ~s.commons
    strongest = rank if kind == COMBAT else rank - 1
    if strongest < COMMON:
        return ARENA & ~s.occupied
    if strongest == COMMON:
        return ARENA & ~s.all_upgraded
    if strongest == HEROIC:
        return ARENA & ~s.all_legendary
    return ARENA


def reach(s: State, square: int, kind: int) -> int:
    """Where the piece on a square may move; nowhere once it is gone."""
    return 0 if square == NOWHERE else ADJACENT[square] & landing(s, s.rank_on(square), kind)


def run(s: State, square: int, way: int, kind: int, most: int) -> list[int]:
    """Where the piece on a square may stop if it makes up to ``most`` moves in one direction (TK-MOVE-5)."""
    found: list[int] = []
    goes = landing(s, s.rank_on(square), kind)
    for end in RAYS[square][way]:
        if len(found) == most or not goes & BIT[end]:
            break
        found.append(end)
    return found


def move(s: State, start: int, end: int) -> None:
    """The piece goes to another square; what stands there is destroyed (TK-MOVE-1)."""
    if s.board[end]:
        destroy(s, end)
    s.tell("moved", s.side_on(start), s.rank_on(start), start, end)
    shift(s, start, end)


def shift(s: State, start: int, end: int) -> None:
    """Change the square of a piece to an empty one; the effect goes on speaking of it."""
    code = s.board[start]
    s.take(start)
    s.put(code >> 2, code & 3, end)
    if s.being == start:
        s.being = end
    if s.gateway == start:
        s.gateway = end
    if s.used & BIT[start]:
        s.used ^= BIT[start] | BIT[end]


def swap(s: State, one: int, other: int) -> None:
    """Two pieces change places; nothing is destroyed."""
    first, second = s.board[one], s.board[other]
    s.tell("swapped", one, other)
    s.take(one)
    s.take(other)
    s.put(first >> 2, first & 3, other)
    s.put(second >> 2, second & 3, one)
    s.being = _other_place(s.being, one, other)
    s.gateway = _other_place(s.gateway, one, other)
    if bool(s.used & BIT[one]) != bool(s.used & BIT[other]):
        s.used ^= BIT[one] | BIT[other]


def _other_place(square: int, one: int, other: int) -> int:
    return other if square == one else one if square == other else square


def move_along(s: State, start: int, end: int) -> None:
    """The piece runs in a straight line, move by move (TK-MOVE-5)."""
    for way in range(8):
        if end in RAYS[start][way]:
            here = start
            for there in RAYS[start][way]:
                move(s, here, there)
                here = there
                if here == end:
                    return


def move_options(start: int, mask: int) -> list[Option]:
    """The moves of one piece to the squares of a set."""
    options = MOVE[start]
    return [options[end] for end in squares_of(mask)]


def moves_of(s: State, mask: int, kind: int) -> list[Option]:
    """The moves of all pieces of a set."""
    found: list[Option] = []
    for square in squares_of(mask):
        goes = reach(s, square, kind)
        if goes:
            found += move_options(square, goes)
    return found


def runs_of(s: State, mask: int, kind: int, most: int) -> list[Option]:
    """The runs in one direction of all pieces of a set; ``run_it`` carries one out."""
    found: list[Option] = []
    for square in squares_of(mask):
        for way in range(8):
            found += [MOVE[square][end] for end in run(s, square, way, kind, most)]
    return found


# Steps ----------------------------------------------------------------------------------------------------------------


@step
def move_it(s: State, start: int, end: int) -> None:
    move(s, start, end)


@step
def run_it(s: State, start: int, end: int) -> None:
    move_along(s, start, end)


@step
def moves(s: State, who: int, kind: int, most: int) -> None:
    """Up to so many moves, split freely among these pieces (TK-EFF-8)."""
    may_ask_more(s, "may-move", moves_of(s, movers(s, who), kind), _move_and_on, who, kind, most)


@step
def one_move(s: State, who: int, kind: int) -> None:
    """One of these pieces may make one move."""
    may_ask(s, "may-move", moves_of(s, movers(s, who), kind), move_it)


@step
def _move_and_on(s: State, start: int, end: int, who: int, kind: int, most: int) -> None:
    move(s, start, end)
    if most > 1:
        s.push(moves, who, kind, most - 1)


@step
def mixed_moves(s: State, who: int, most: int, combats: int) -> None:
    """Up to so many moves, of which so many may go onto an equal rank (TK-MOVE-6)."""
    options = moves_of(s, movers(s, who), COMBAT if combats else STANDARD)
    may_ask_more(s, "may-move", options, _mixed_and_on, who, most, combats)


@step
def _mixed_and_on(s: State, start: int, end: int, who: int, most: int, combats: int) -> None:
    if s.rank_on(start) == s.rank_on(end):
        combats -= 1
    move(s, start, end)
    if most > 1:
        s.push(mixed_moves, who, most - 1, combats)


@step
def ride(s: State, square: int, most: int, combats: int) -> None:
    """The same with the one piece on this square."""
    options = moves_of(s, BIT[square], COMBAT if combats else STANDARD)
    may_ask_more(s, "may-move", options, ride_on, most, combats)


@step
def ride_on(s: State, start: int, end: int, most: int, combats: int) -> None:
    if s.rank_on(start) == s.rank_on(end):
        combats -= 1
    move(s, start, end)
    if most > 1:
        s.push(ride, end, most - 1, combats)


@step
def may_move(s: State, square: int, kind: int) -> None:
    """The piece on this square may make one move."""
    may_ask(s, "may-move", moves_of(s, BIT[square], kind), move_it)


@step
def may_leap(s: State, kind: int) -> None:
    """The being itself may leap to any square (TK-MOVE-4)."""
    if s.being != NOWHERE:
        goes = landing(s, s.rank_on(s.being), kind) & ~BIT[s.being]
        may_ask(s, "may-move", move_options(s.being, goes), move_it)


@step
def may_leap_with_common(s: State, kind: int) -> None:
    """An own common may leap to any square: first the piece is chosen, then where it goes."""
    may(s, "pick", own_commons(s), leap_with, kind)


@step
def leap_with(s: State, square: int, kind: int) -> None:
    goes = landing(s, s.rank_on(square), kind) & ~BIT[square]
    may_ask(s, "may-move", move_options(square, goes), move_it)


@step
def combat_or_two(s: State, who: int) -> None:
    """One combat move or up to two standard moves (TK-MOVE-7)."""
    may_ask_more(s, "may-move", moves_of(s, movers(s, who), COMBAT), _after_first, who)


@step
def _after_first(s: State, start: int, end: int, who: int) -> None:
    was_combat = s.rank_on(end) == s.rank_on(start)
    move(s, start, end)
    if not was_combat:
        s.push(moves, who, STANDARD, 1)
