"""Where things can go and what they can reach: moves, forces, attack targets, summoning and building spaces."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import MOVES, PROTECTS, SHOOTS, SILENCES, ability
from stonehall.games.summoner_wars.board import BIT, BUILD_ZONE, DISTANCE, NEIGHBOURS, RAYS
from stonehall.games.summoner_wars.cards import COMMON, RANGED
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.plays import MOVE
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.values import (
    MOVE_SPACES,
    abilities_of,
    allowance,
    has,
    is_frozen,
    is_gate,
    may_have,
    through,
)
from stonehall.kernel.decision import Option

CHARGE: Final = ability("charge")
CHARGE.moments |= 1 << MOVES
PARAPET: Final = ability("parapet")
PROTECT: Final = ability("protect")
PROTECT.moments |= 1 << PROTECTS
STEADFAST: Final = ability("steadfast")
TRAMPLE: Final = ability("trample")

CHARGE_SPACES: Final = 4
RANGED_REACH: Final = 3


def empty_next_to(s: State, square: int) -> list[int]:
    return [near for near in NEIGHBOURS[square] if s.board[near] is None]


def next_to(s: State, square: int) -> list[Piece]:
    """The cards adjacent to a square (SW2-ADJ-1)."""
    found = []
    for near in NEIGHBOURS[square]:
        piece = s.board[near]
        if piece is not None:
            found.append(piece)
    return found


def within(s: State, center: Piece, spaces: int) -> list[Piece]:
    """The other cards on the battlefield no farther than ``spaces`` steps away (SW2-DIST-1..5)."""
    row = DISTANCE[center.square]
    return [piece for piece in s.field if piece is not center and row[piece.square] <= spaces]


# Moving ---------------------------------------------------------------------------------------------------------------


def add_moves(s: State, piece: Piece, options: list[Option]) -> None:
    """Add every move of a unit (SW2-MOVE-2..9) as ``move from to [crossed …]``.

    The way taken matters only to Trample: then each different set of crossed cards is an option.
    """
    spaces = allowance(s, piece)
    if spaces == 0:
        return
    start = piece.square
    classes = through(s, piece)
    if classes and has(s, piece, TRAMPLE):
        _add_trampling_moves(s, piece, spaces, classes, options)
        seen = 0
    else:
        board = s.board
        moves = MOVE[start]
        seen = BIT[start]
        frontier = [start]
        for distance in range(spaces):
            onward: list[int] = []
            last = distance == spaces - 1
            for square in frontier:
                for near in NEIGHBOURS[square]:
                    if not seen & BIT[near]:
                        other = board[near]
                        if other is None:
                            options.append(moves[near])
                        elif not other.card.classes & classes:
                            continue
                        seen |= BIT[near]
                        if not last:
                            onward.append(near)
            if distance == 1 and frontier:
                options.append(moves[start])  # out and back again (SW2-MOVE-9)
            frontier = onward
    if may_have(s, piece, 1 << MOVES) and has(s, piece, CHARGE):
        for square in charge_squares(s, piece):
            if not seen & BIT[square] and MOVE[start][square] not in options:
                options.append(MOVE[start][square])


def charge_squares(s: State, piece: Piece) -> list[int]:
    """Where a straight run leads: up to 4 spaces whatever bonuses the unit has, fewer when it moves fewer than 2."""
    most = CHARGE_SPACES + min(0, allowance(s, piece) - MOVE_SPACES)
    classes = through(s, piece)
    found = []
    for ray in RAYS[piece.square]:
        for square in ray[:most]:
            other = s.board[square]
            if other is None:
                found.append(square)
            elif not other.card.classes & classes:
                break
    return found


def _add_trampling_moves(s: State, piece: Piece, spaces: int, classes: int, options: list[Option]) -> None:
    """Moves through some classes of cards, never ending on one (SW2-THRU-1..4), with the commons crossed."""
    board = s.board
    start = piece.square
    clear = 0  # the squares on ways that cross no common
    over_commons: set[tuple[int, int]] = set()  # squares on other ways, with the commons crossed
    frontier = [(start, 0)]
    for distance in range(spaces):
        onward: list[tuple[int, int]] = []
        last = distance == spaces - 1
        for square, crossed in frontier:
            for near in NEIGHBOURS[square]:
                other = board[near]
                over = crossed
                if other is not None and other is not piece:
                    if not other.card.classes & classes:
                        continue
                    if other.card.classes & COMMON:
                        over |= BIT[near]
                if over:
                    if (near, over) in over_commons:
                        continue
                    over_commons.add((near, over))
                elif clear & BIT[near]:
                    continue
                else:
                    clear |= BIT[near]
                if not last:
                    onward.append((near, over))
        frontier = onward
    ways = [(square, 0) for square in squares_of(clear)]
    if over_commons:
        ways.extend(over_commons)
        ways.sort()
    for end, crossed in ways:
        if board[end] is None or end == start:
            options.append(Option("move", (start, end, *squares_of(crossed))) if crossed else MOVE[start][end])


def squares_of(bits: int) -> list[int]:
    found = []
    square = 0
    while bits:
        if bits & 1:
            found.append(square)
        bits >>= 1
        square += 1
    return found


# Forcing --------------------------------------------------------------------------------------------------------------


def can_be_forced(s: State, piece: Piece) -> bool:
    """Every card can, unless a text protects it (SW2-FORCE-4)."""
    return not (has(s, piece, STEADFAST) or is_frozen(s, piece))


def force_squares(s: State, piece: Piece, least: int = 1, most: int = 1) -> list[int]:
    """Where a card can be forced: in a straight line over empty spaces, the full distance (SW2-FORCE-1..7)."""
    found: list[int] = []
    if not can_be_forced(s, piece):
        return found
    board = s.board
    for ray in RAYS[piece.square]:
        for passed, square in enumerate(ray):
            if passed == most or board[square] is not None:
                break
            if passed + 1 >= least:
                found.append(square)
    return found


# Attacking ------------------------------------------------------------------------------------------------------------


def blocks_line(s: State, piece: Piece, attacker: Piece) -> bool:
    """Whether a card in between stops a ranged attack (SW2-ATK-6)."""
    if s.are_friends(piece, attacker) and PARAPET in piece.card.abilities:
        return False
    if may_have(s, attacker, 1 << SHOOTS):
        for own in abilities_of(s, attacker):
            if own.shoots_through is not None and own.shoots_through(s, attacker) & piece.card.classes:
                return False
    return True


def attack_reach(s: State, attacker: Piece) -> int:
    """How many clear straight spaces a ranged unit reaches (SW2-ATK-5)."""
    reach = RANGED_REACH
    if may_have(s, attacker, 1 << SHOOTS):
        for own in abilities_of(s, attacker):
            reach = max(reach, own.reach)
    return reach


def targets(s: State, attacker: Piece) -> list[Piece]:
    """The cards a unit can attack now, friend or enemy (SW2-ATK-4..10), as far as no card forbids it."""
    found: list[Piece] = []
    if attacker.card.attack != RANGED:
        found = next_to(s, attacker.square)
    else:
        reach = attack_reach(s, attacker)
        board = s.board
        for ray in RAYS[attacker.square]:
            for passed, square in enumerate(ray):
                if passed == reach:
                    break
                piece = board[square]
                if piece is not None:
                    found.append(piece)
                    if blocks_line(s, piece, attacker):
                        break
    if s.lent_moments & (1 << SILENCES):
        if is_frozen(s, attacker):
            return []
        found = [piece for piece in found if not is_frozen(s, piece)]
    if found and s.heard & (1 << PROTECTS) and is_bound_by_protect(s, attacker):
        found = [piece for piece in found if has(s, piece, PROTECT)]
    return found


def is_bound_by_protect(s: State, attacker: Piece) -> bool:
    """Whether an enemy with Protect stands next to the attacker, who may then attack only units with Protect."""
    return any(not s.are_friends(near, attacker) and has(s, near, PROTECT) for near in next_to(s, attacker.square))


# Summoning and building -----------------------------------------------------------------------------------------------


def summon_squares(s: State, seat: int) -> list[int]:
    """The empty spaces next to a gate the seat controls (SW2-SUM-3, SW2-SUM-4)."""
    gates = [piece.square for piece in s.field if piece.controller == seat and is_gate(s, piece)]
    return empty_next_to_any(s, gates)


def empty_next_to_any(s: State, squares: list[int]) -> list[int]:
    """The empty spaces adjacent to at least one of the squares, each once."""
    seen = 0
    found = []
    for square in squares:
        for near in NEIGHBOURS[square]:
            if s.board[near] is None and not seen & BIT[near]:
                seen |= BIT[near]
                found.append(near)
    return found


def build_squares(s: State, seat: int) -> list[int]:
    """The empty spaces of the own back three rows and next to the own summoner (SW2-BUILD-3..5)."""
    found = [square for square in BUILD_ZONE[seat] if s.board[square] is None]
    summoner = s.summoner_of(seat)
    if summoner is not None:
        found += [near for near in empty_next_to(s, summoner.square) if near not in found]
    return found
