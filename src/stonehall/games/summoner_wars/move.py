"""Move Phase: up to three units, once each (SW2-MOVE-1, SW2-MOVE-2)."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import MOVED, MOVES, UNIT_MOVED
from stonehall.games.summoner_wars.board import BIT
from stonehall.games.summoner_wars.cards import MOVE, UNIT
from stonehall.games.summoner_wars.pieces import HAS_MOVED, Piece
from stonehall.games.summoner_wars.reach import add_moves
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.steps import action, offer
from stonehall.games.summoner_wars.turn import MOVES_PER_TURN, resume
from stonehall.kernel.decision import Option
from stonehall.toolkit.triggers import trigger, trigger_all


@offer("move", MOVE)
def offer_moves(s: State, options: list[Option]) -> None:
    if s.moves >= MOVES_PER_TURN:
        return
    for piece in s.field:
        if piece.controller == s.active and piece.card.classes & UNIT and not piece.marks & HAS_MOVED:
            add_moves(s, piece, options)


@action("move")
def move_phase_move(s: State, start: int, end: int, *crossed: int) -> None:
    """One of the three moves of the phase."""
    resume(s)
    s.moves += 1
    move(s, s.on(start), end, crossed)


def move(s: State, piece: Piece, end: int, crossed: tuple[int, ...] = ()) -> None:
    """Move a unit; effects after its move follow when it has stopped (SW2-TIME-6)."""
    start = piece.square
    piece.marks |= HAS_MOVED
    if s.may_have(piece, 1 << MOVES):
        for own in s.abilities_of(piece):
            if own.sets_out is not None:
                own.sets_out(s, piece, end)
    if s.log is not None:
        s.tell("moved", piece.card.number, start, end)
    if start != end:
        s.shift(piece, end)
    over = 0
    for square in crossed:
        over |= BIT[square]
    trigger(s, piece, MOVED, (start, over))
    trigger_all(s, UNIT_MOVED, (piece.id, start, over))
