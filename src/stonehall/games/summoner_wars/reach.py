"""Where things can go and what they can reach: moves, forces, attack targets, summoning and building spaces."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    BINDS_ATTACKERS,
    CANNOT_BE_FORCED,
    MOVES,
    PROTECTS,
    SHOOTS,
    SILENCES,
    Ability,
)
from stonehall.games.summoner_wars.board import BIT, BUILD_ZONE, DISTANCE, NEIGHBOURS, RAYS, SIZE
from stonehall.games.summoner_wars.cards import RANGED, STARTING_GATE
from stonehall.games.summoner_wars.option_cache import MOVE
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.values import (
    MOVE_SPACES,
    allowance,
    is_gate,
    is_suspended,
    minds_crossing,
    through,
)
from stonehall.kernel.decision import Option
from stonehall.toolkit.battle_values import bends, bent_by
from stonehall.toolkit.lines import slide_squares

RANGED_REACH: Final = 3
CROSSED: Final = (1 << SIZE) - 1
"""All squares, as bits."""


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

    The way taken matters only to abilities that mind what is crossed: then each different set of it is an option.
    """
    spaces = allowance(s, piece)
    if spaces == 0:
        return
    start = piece.square
    first = len(options)
    bent = s.may_have(piece, 1 << MOVES)
    classes = through(s, piece) if bent else 0
    crossable = _crossable(s, piece, spaces, classes) if classes else 0
    minded = minds_crossing(s, piece) if classes else 0
    if crossable and minded:
        _add_moves_by_way(s, piece, spaces, classes, minded, options)
    elif crossable or minded or spaces != MOVE_SPACES:
        ends = _steps(start, spaces, s.board, crossable)
        if minded:
            ends.sort()
        moves = MOVE[start]
        options += [moves[square] for square in ends]
    else:
        _add_two_steps(s.board, start, options)
    if bent:
        for own in s.abilities_of(piece):
            if own.moves_also is not None:
                known = options[first:]
                also = [MOVE[start][square] for square in own.moves_also(s, piece)]
                options += [option for option in also if option not in known]


def _crossable(s: State, piece: Piece, spaces: int, classes: int) -> int:
    """The squares of cards of some classes that a unit can move through with so many spaces, as bits."""
    found = 0
    away = DISTANCE[piece.square]
    for other in s.field:
        if other.card.classes & classes and other is not piece and away[other.square] < spaces:
            found |= BIT[other.square]
    return found


def _steps(start: int, spaces: int, board: list[Piece | None], crossable: int) -> list[int]:
    """Where a move of so many spaces can end, from near to far; through some squares with cards, given as bits."""
    ends: list[int] = []
    seen = BIT[start]
    frontier = [start]
    for distance in range(spaces):
        onward: list[int] = []
        for square in frontier:
            for near in NEIGHBOURS[square]:
                bit = BIT[near]
                if not seen & bit:
                    if board[near] is None:
                        ends.append(near)
                    elif not crossable & bit:
                        continue
                    seen |= bit
                    onward.append(near)
        if distance == 1 and frontier:
            ends.append(start)  # out and back again (SW2-MOVE-9)
        frontier = onward
    return ends


def _taken_around(board: list[Piece | None], square: int) -> int:
    """Which of the neighbours of a square are taken, as a number that has a bit for each."""
    taken = 0
    bit = 1
    for near in NEIGHBOURS[square]:
        if board[near] is not None:
            taken += bit
        bit += bit
    return taken


class TwoSteps:
    """The usual two spaces from a square where some of its neighbours are taken.

    ``near`` are the moves to the others, ``far`` the squares beyond them, which may be taken, too.
    """

    __slots__ = ("far", "near")

    def __init__(self, start: int, taken: int) -> None:
        board: list[Piece | None] = [None] * SIZE
        for place, near in enumerate(NEIGHBOURS[start]):
            if taken & BIT[place]:
                board[near] = Piece(0, STARTING_GATE, 0, 0)
        ends = _steps(start, MOVE_SPACES, board, 0)
        self.near: list[Option] = [MOVE[start][square] for square in ends if DISTANCE[start][square] == 1]
        self.far: list[int] = [square for square in ends if DISTANCE[start][square] > 1]


TWO_STEPS: Final = [[TwoSteps(start, taken) for taken in range(1 << len(NEIGHBOURS[start]))] for start in range(SIZE)]
"""For each square what two spaces lead to, by :func:`_taken_around`."""


def _add_two_steps(board: list[Piece | None], start: int, options: list[Option]) -> None:
    """The same as of :func:`_steps` with the usual two spaces and through nothing, from a table: most moves are so."""
    steps = TWO_STEPS[start][_taken_around(board, start)]
    near = steps.near
    if near:
        options += near
        moves = MOVE[start]
        for square in steps.far:
            if board[square] is None:
                options.append(moves[square])
        options.append(moves[start])


def _add_moves_by_way(s: State, piece: Piece, spaces: int, classes: int, minded: int, options: list[Option]) -> None:
    """Moves through some classes of cards, never ending on one (SW2-THRU-1..4), with the minded ones crossed."""
    board = s.board
    start = piece.square
    clear = 0  # the squares on ways that cross nothing minded
    over_minded: set[int] = set()  # the ends of other ways
    # A way is a whole number: its end, and below it what was crossed, a bit for each square.
    frontier = [start << SIZE]
    for distance in range(spaces):
        onward: list[int] = []
        last = distance == spaces - 1
        for way in frontier:
            crossed = way & CROSSED
            for near in NEIGHBOURS[way >> SIZE]:
                other = board[near]
                over = crossed
                if other is not None and other is not piece:
                    if not other.card.classes & classes:
                        continue
                    if other.card.classes & minded:
                        over |= BIT[near]
                further = near << SIZE | over
                if over:
                    if further in over_minded:
                        continue
                    over_minded.add(further)
                elif clear & BIT[near]:
                    continue
                else:
                    clear |= BIT[near]
                if not last:
                    onward.append(further)
        frontier = onward
    ways = [square << SIZE for square in squares_of(clear)]
    if over_minded:
        ways.extend(over_minded)
        ways.sort()
    for way in ways:
        end, crossed = way >> SIZE, way & CROSSED
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
    return not (bends(s, piece, CANNOT_BE_FORCED) or is_suspended(s, piece))


def force_squares(s: State, piece: Piece, least: int = 1, most: int = 1) -> list[int]:
    """Where a card can be forced: in a straight line over empty spaces, the full distance (SW2-FORCE-1..7)."""
    if not can_be_forced(s, piece):
        return []
    return slide_squares(s.board, RAYS[piece.square], least, most)


# Attacking ------------------------------------------------------------------------------------------------------------


def blocks_line(s: State, piece: Piece, attacker: Piece) -> bool:
    """Whether a card in between stops a ranged attack (SW2-ATK-6)."""
    if s.may_have(piece, 1 << SHOOTS):
        for own in s.abilities_of(piece):
            if own.lets_pass is not None and own.lets_pass(s, piece, attacker):
                return False
    if s.may_have(attacker, 1 << SHOOTS):
        for own in s.abilities_of(attacker):
            if own.shoots_through is not None and own.shoots_through(s, attacker) & piece.card.classes:
                return False
    return True


def attack_reach(s: State, attacker: Piece) -> int:
    """How many clear straight spaces a ranged unit reaches (SW2-ATK-5)."""
    reach = RANGED_REACH
    if s.may_have(attacker, 1 << SHOOTS):
        for own in s.abilities_of(attacker):
            reach = max(reach, own.reach)
    return reach


def targets(s: State, attacker: Piece) -> list[Piece]:
    """The cards a unit can attack now, friend or enemy (SW2-ATK-4..10), as far as no card forbids it."""
    found: list[Piece] = []
    if attacker.card.attack != RANGED:
        found = next_to(s, attacker.square)
    else:
        reach = attack_reach(s, attacker)
        bit = 1 << SHOOTS
        bent = s.may_have(attacker, bit)
        board = s.board
        for ray in RAYS[attacker.square]:
            for passed, square in enumerate(ray):
                if passed == reach:
                    break
                piece = board[square]
                if piece is not None:
                    found.append(piece)
                    if not (bent or piece.moments & bit) or blocks_line(s, piece, attacker):
                        break
    if s.lent_moments & (1 << SILENCES):
        if is_suspended(s, attacker):
            return []
        found = [piece for piece in found if not is_suspended(s, piece)]
    if found and s.live_moments & (1 << PROTECTS) and bound_by(s, attacker) is not None:
        found = [piece for piece in found if bends(s, piece, BINDS_ATTACKERS)]
    return found


def bound_by(s: State, attacker: Piece) -> Ability | None:
    """The ability of an enemy next to the attacker because of which it may attack only units with the like."""
    for near in next_to(s, attacker.square):
        if not s.are_friends(near, attacker):
            binding = bent_by(s, near, BINDS_ATTACKERS)
            if binding is not None:
                return binding
    return None


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
