"""A simple judgement of a position, for bots: what is on the table, who threatens whose summoner, what is in store."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stonehall.games.summoner_wars.attack import has_enemy_in_reach
from stonehall.games.summoner_wars.board import DISTANCE
from stonehall.games.summoner_wars.cards import CARDS, CHAMPION, MOVE, RANGED, SUMMONER, UNIT
from stonehall.games.summoner_wars.pieces import HAS_MOVED, Piece
from stonehall.games.summoner_wars.reach import add_moves
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.turn import MOVES_PER_TURN, inaction_due
from stonehall.games.summoner_wars.weights import PLAIN, Weights
from stonehall.kernel.decision import Option

WON: Final = 1000.0
REACH: Final = 3
"""How far a ranged unit attacks."""


def evaluate(s: State, seat: int, weights: Weights = PLAIN) -> float:
    """How good the state looks for a seat; 0 is even. The other sees the opposite, but for the own hand of each."""
    if s.over:
        return 0.0 if s.winner < 0 else (WON if s.winner == seat else -WON)
    return _side(s, seat, weights) - _side(s, s.opponent_of(seat), weights) + _hand(s, seat, weights)


def _hand(s: State, seat: int, weights: Weights) -> float:
    """What the cards in hand are worth on top of their number, which is all that others know."""
    side = s.sides[seat]
    total = 0.0
    for number in side.hand:
        card = CARDS[number]
        if card.classes & CHAMPION:
            total += weights.champion_card
        elif card.classes & UNIT:
            total += weights.unit_card
        else:
            total += weights.event_card
        if card.classes & UNIT and card.cost <= side.magic:
            total += weights.affordable
    return total


def _side(s: State, seat: int, weights: Weights) -> float:
    side = s.sides[seat]
    held: int = len(side.hand)
    left: int = len(side.pile)
    total = weights.magic * sqrt(side.magic) + weights.magic_point * side.magic
    total += weights.card * held + weights.pile * left
    active = 0.0
    for event in s.events:
        if event.controller == seat:
            active += weights.event_cost * event.card.cost + weights.event
    total += active
    prey = s.summoner_of(s.opponent_of(seat))
    far = None if prey is None else DISTANCE[prey.square]
    nearest = 0
    for piece in s.field:
        if piece.controller != seat:
            continue
        total += _worth(piece, weights)
        if far is None:
            continue
        card = piece.card
        away = far[piece.square]
        if card.classes & SUMMONER:
            total -= weights.summoner_distance * away
        elif card.classes & UNIT:
            total += weights.hunter(card.strength, REACH if card.attack == RANGED else 1, away)
            if not nearest or away < nearest:
                nearest = away
        else:
            total -= weights.door_distance * away
    return total - weights.nearest * nearest


def _worth(piece: Piece, weights: Weights) -> float:
    """A rule of thumb: printed life is near enough, and quick."""
    card = piece.card
    left = card.life - piece.damage
    if card.classes & SUMMONER:
        return weights.summoner(left)
    if not card.classes & UNIT:
        return weights.gate + weights.gate_life * left
    is_champion = bool(card.classes & CHAMPION)
    worth = weights.unit(card.cost, card.strength, left, piece.boosts, is_champion, card.attack == RANGED)
    return worth + weights.under * len(piece.under) if piece.under else worth


# What the end of the turn will bring ----------------------------------------------------------------------------------


def looming(s: State, seat: int) -> float:
    """What inaction will cost a seat this turn, if no unit of it is near an enemy or can come near (SW2-IDLE-1)."""
    if s.over or s.active != seat or not inaction_due(s) or has_enemy_in_reach(s):
        return 0.0
    if s.phase <= MOVE and s.moves < MOVES_PER_TURN and _can_come_near(s):
        return 0.0
    return PLAIN.summoner_life * inaction_due(s)


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
