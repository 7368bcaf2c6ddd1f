"""A simple judgement of a position, for bots: what is on the table, who threatens whose summoner, what is in store."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stonehall.games.summoner_wars.attack import has_enemy_in_reach
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import CARDS, CHAMPION, MOVE, SUMMONER, UNIT
from stonehall.games.summoner_wars.pieces import HAS_MOVED, Piece
from stonehall.games.summoner_wars.reach import add_moves
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.turn import MOVES_PER_TURN, inaction_due
from stonehall.kernel.decision import Option

WON: Final = 1000.0
SUMMONER_LIFE: Final = 3.0
GATE_LIFE: Final = 0.25
NEARNESS: Final = 0.12
CARD_IN_HAND: Final = 0.8
CHAMPION_IN_HAND: Final = 1.0
"""What a champion in hand is worth beyond that: it may decide the game, and burnt it is one magic like any other."""
MAGIC: Final = 2.0


def evaluate(s: State, seat: int) -> float:
    """How good the state looks for a seat; 0 is even. The other sees the opposite, but for the own hand of each."""
    if s.over:
        return 0.0 if s.winner < 0 else (WON if s.winner == seat else -WON)
    champions = 0
    for number in s.sides[seat].hand:
        if CARDS[number].classes & CHAMPION:
            champions += 1
    return _side(s, seat) - _side(s, s.opponent_of(seat)) + CHAMPION_IN_HAND * champions


def _side(s: State, seat: int) -> float:
    side = s.sides[seat]
    total = MAGIC * sqrt(side.magic) + CARD_IN_HAND * len(side.hand)
    active = 0.0
    for event in s.events:
        if event.controller == seat:
            active += 0.2 * event.card.cost + 0.6
    total += active
    prey = s.summoner_of(s.opponent_of(seat))
    for piece in s.field:
        if piece.controller == seat:
            total += _worth(piece)
            if prey is not None and piece.card.classes & UNIT and not piece.card.classes & SUMMONER:
                total -= NEARNESS * DISTANCE[piece.square][prey.square]
    return total


def _worth(piece: Piece) -> float:
    """A rule of thumb: printed life is near enough, and quick."""
    card = piece.card
    left = card.life - piece.damage
    if card.classes & SUMMONER:
        return SUMMONER_LIFE * left + (0.0 if left > 3 else -4.0 * (4 - left))
    if not card.classes & UNIT:
        return 1.0 + GATE_LIFE * left
    worth = 2.0 + card.cost + 0.5 * card.strength + 0.7 * left + 0.4 * piece.boosts
    return worth + (1.0 if card.classes & CHAMPION else 0.0) + 0.6 * len(piece.under)


# What the end of the turn will bring ----------------------------------------------------------------------------------


def looming(s: State, seat: int) -> float:
    """What inaction will cost a seat this turn, if no unit of it is near an enemy or can come near (SW2-IDLE-1)."""
    if s.over or s.active != seat or not inaction_due(s) or has_enemy_in_reach(s):
        return 0.0
    if s.phase <= MOVE and s.moves < MOVES_PER_TURN and _can_come_near(s):
        return 0.0
    return SUMMONER_LIFE * inaction_due(s)


def _can_come_near(s: State) -> bool:
    """Whether a unit of the active player could attack an enemy after a move it may still make."""
    for piece in s.field:
        if piece.controller == s.active and piece.card.classes & UNIT and not piece.marks & HAS_MOVED:
            moves: list[Option] = []
            add_moves(s, piece, moves)
            after = s.clone()
            mover = after.on(piece.square)
            for way in moves:
                if after.board[way.args[1]] is None:
                    after.shift(mover, way.args[1])
                    if has_enemy_in_reach(after):
                        return True
    return False
