"""Movement Phase, and every other move: a way, step by step (SW1-MOVE-1..19, SW1-SPEC-1..7)."""

from __future__ import annotations

from typing import Any

from stonehall.games.alliances.abilities import LEAVES_VINES, MOVED, MOVED_WITH, MOVES, UNIT_MOVED, UNIT_STEPPED
from stonehall.games.alliances.cards import MOVE, UNIT
from stonehall.games.alliances.dice import LEAST_TO_LEAVE_VINES
from stonehall.games.alliances.effects import wound
from stonehall.games.alliances.pieces import CROSSED_VINES, HAS_MOVED, HELD_BY_VINES, PASSING, Piece
from stonehall.games.alliances.reach import MOVE_OPTIONS, Ground, Path, add_moves, must_stop, plain_way
from stonehall.games.alliances.rolls import throw
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import action, offer, step
from stonehall.games.alliances.turn import resume
from stonehall.games.alliances.values import allowance, is_held, move_cap
from stonehall.kernel.decision import DECLINE, Option
from stonehall.toolkit.battle_values import bends
from stonehall.toolkit.triggers import settle, trigger, trigger_all

NORMAL = 1
"""The move is the unit's own in the Movement Phase; others are free (SW1-SPEC-1)."""
FREE = 0


def _can_move(s: State) -> bool:
    """Whether there is a unit to choose: if it can do nothing else, it moves 0 squares."""
    if s.moves >= s.most_moves:
        return False
    for piece in s.field:
        if piece.controller == s.active and not piece.marks & HAS_MOVED and not is_held(s, piece):
            return True
    return False


@offer("move", MOVE, might=_can_move)
def offer_moves(s: State, options: list[Option]) -> None:
    """Up to three different units, once each; the move of 0 squares is one of them (SW1-MOVE-1, -7..9)."""
    if s.moves >= s.most_moves:
        return
    ground = Ground(s)
    for piece in s.field:
        if piece.controller == s.active and piece.card.classes & UNIT and not piece.marks & HAS_MOVED:
            if is_held(s, piece, ground.hinderers):
                continue
            options.append(MOVE_OPTIONS[piece.square][piece.square])
            add_moves(s, piece, allowance(s, piece, ground.hinderers), options, False, ground)
            if s.may_have(piece, 1 << MOVES):
                _add_special_moves(s, piece, options)


def _add_special_moves(s: State, piece: Piece, options: list[Option]) -> None:
    """Moves in a way of their own, as far as no card limits the squares."""
    for own in s.abilities_of(piece):
        if own.moves_also is not None:
            cap = move_cap(s, piece)
            for square in own.moves_also(s, piece):
                option = MOVE_OPTIONS[piece.square][square]
                if option not in options and (cap < 0 or s.distance[piece.square][square] <= cap):
                    options.append(option)


@action("move")
def move_phase_move(s: State, start: int, end: int, *passed: int) -> None:
    """One of the moves of the phase."""
    resume(s)
    s.moves += 1
    piece = s.on(start)
    piece.marks |= HAS_MOVED
    path: Path = (*passed, end) if passed else plain_way(s, piece, end, allowance(s, piece))
    set_out(s, piece, path, piece.controller, NORMAL)


# Moves that effects allow ---------------------------------------------------------------------------------------------


@step
def move_up_to(s: State, seat: int, id: int, squares: int, straight: int) -> None:
    """A seat may move a unit up to so many squares, in a straight line (1) or not (0): a free move (SW1-SPEC-1)."""
    piece = s.on_board(id)
    if piece is None or is_held(s, piece):
        return
    options: list[Option] = []
    add_moves(s, piece, squares, options, straight == 1)
    if options:
        options.append(DECLINE)
        about = (piece.card.number, piece.square)
        s.ask(seat, "free-move", options, {"move": free_move}, (seat, id, squares, straight), about)


@step
def free_move(s: State, *answer: Any) -> None:
    """The squares of the move, then the arguments of :func:`move_up_to`."""
    _, end, *passed, seat, id, squares, straight = answer
    piece = s.pieces[id]
    path: Path = (*passed, end) if passed else plain_way(s, piece, end, squares, straight == 1)
    set_out(s, piece, path, seat, FREE)


def can_be_moved(s: State, piece: Piece, squares: int, straight: bool = False) -> bool:
    """Whether there is anywhere a unit could be moved."""
    if is_held(s, piece):
        return False
    options: list[Option] = []
    add_moves(s, piece, squares, options, straight)
    return bool(options)


# On the way -----------------------------------------------------------------------------------------------------------


def set_out(s: State, piece: Piece, path: Path, seat: int, normal: int) -> None:
    """Move a unit along a way; effects during a move are checked square by square (SW1-MOVE-16)."""
    start = piece.square
    simple = not s.vine_count and not s.live_moments & (1 << UNIT_STEPPED) and all(s.board[on] is None for on in path)
    if simple:
        if path:
            s.shift(piece, path[-1])
            piece.squares += len(path)
        _arrive(s, piece, start, len(path), seat, normal)
    else:
        s.push(walk, piece.id, path, start, 0, seat, normal)


@step
def walk(s: State, id: int, path: Path, start: int, made: int, seat: int, normal: int) -> None:
    """The next step of a move, or its end. Who leaves a Vine Wall rolls for it (SW1-VINE-13, SW1-VINE-15)."""
    piece = s.on_board(id)
    if piece is None:
        return
    if not path:
        _arrive(s, piece, start, made, seat, normal)
    elif s.vines[piece.square] is not None and not bends(s, piece, LEAVES_VINES):
        throw(s, seat, piece, 1, leave_vines, id, path, start, made, seat, normal)
    else:
        _step_on(s, piece, path, start, made, seat, normal)


@step
def leave_vines(
    s: State, dice: tuple[int, ...], id: int, path: Path, start: int, made: int, seat: int, normal: int
) -> None:
    """1-3: a wound, and it stays; the move is over (SW1-VINE-13, SW1-VINE-14, O-12). 4-6: it goes on."""
    piece = s.on_board(id)
    if piece is None:
        return
    if dice[0] >= LEAST_TO_LEAVE_VINES:
        _step_on(s, piece, path, start, made, seat, normal)
        return
    vine = s.vines[piece.square]
    piece.marks |= HELD_BY_VINES
    s.tell("held", piece.card.number, piece.square)
    s.push(walk, id, (), start, made, seat, normal)
    if vine is not None:
        wound(s, [piece], 1, vine.controller, vine.id)  # SW1-VINE-20


def _step_on(s: State, piece: Piece, path: Path, start: int, made: int, seat: int, normal: int) -> None:
    left, entered = piece.square, path[0]
    crossed = s.board[left] if piece.marks & PASSING else None
    s.shift(piece, entered)
    piece.squares += 1
    if s.vines[left] is not None or s.vines[entered] is not None:
        piece.marks |= CROSSED_VINES
    onward = () if must_stop(s, piece, entered) else path[1:]
    s.push(walk, piece.id, onward, start, made + 1, seat, normal)
    s.push(settle)
    trigger_all(s, UNIT_STEPPED, (piece.id, left, entered))
    if crossed is not None:
        for own in s.abilities_of(piece):
            if own.crosses is not None:
                own.crosses(s, piece, crossed)


def _arrive(s: State, piece: Piece, start: int, made: int, seat: int, normal: int) -> None:
    """The move is over: what follows a move follows directly (SW1-ABIL-5, SW1-ABIL-6)."""
    if s.log is not None:
        s.tell("moved", piece.card.number, start, piece.square)
    trigger(s, piece, MOVED, (start, made, seat))
    if normal:
        trigger(s, piece, MOVED_WITH, (start, made))
    trigger_all(s, UNIT_MOVED, (piece.id, start, made, seat))
