"""A simple judgement of a position, for bots: what is on the table, who threatens whose summoner, what is in store."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stonehall.games.alliances.cards import BOW, CARDS, CHAMPION, SUMMONER, UNIT, VINE_WALL
from stonehall.games.alliances.pieces import STUNNED, Piece
from stonehall.games.alliances.state import State
from stonehall.games.alliances.weights import PLAIN, Weights

WON: Final = 1000.0
REACH: Final = 3
"""How far a bow reaches (SW1-ATK-7)."""


def evaluate(s: State, seat: int, weights: Weights = PLAIN) -> float:
    """How good the state looks for a seat and its team; 0 is even. The other side sees the opposite, but for hands."""
    own = s.side_of[seat]
    if s.over:
        return 0.0 if s.winner < 0 else (WON if s.winner == own else -WON)
    total = _hand(s, seat, weights)
    for other in range(len(s.sides)):
        worth = _player(s, other, weights)
        total += worth if s.side_of[other] == own else -worth
    return total


def _hand(s: State, seat: int, weights: Weights) -> float:
    """What the cards in hand are worth on top of their number, which is all that others know."""
    side = s.sides[seat]
    magic = len(side.magic)
    total = 0.0
    for number in side.hand:
        card = CARDS[number]
        if card.classes & CHAMPION:
            total += weights.champion_card
        elif card.classes & UNIT:
            total += weights.unit_card
        else:
            total += weights.event_card
        if card.classes & UNIT and card.cost <= magic:
            total += weights.affordable
    return total


def _player(s: State, seat: int, weights: Weights) -> float:
    side = s.sides[seat]
    if side.eliminated:
        return 0.0
    magic = len(side.magic) + weights.prisoner * len(side.prison)
    total = weights.magic * sqrt(magic) + weights.card * len(side.hand) + weights.pile * len(side.pile)
    total += weights.magic_point * magic
    for event in s.events:
        if event.controller == seat:
            total += weights.event
    prey = [s.distance[chief.square] for other in s.opponents(seat) if (chief := s.summoner_of(other)) is not None]
    near = prey[0] if prey else None
    walls = nearest = 0
    for piece in s.field:
        if piece.controller != seat:
            continue
        away = 0
        if near is not None:
            away = near[piece.square]
            if len(prey) > 1 and prey[1][piece.square] < away:  # nobody has more than two opponents
                away = prey[1][piece.square]
        card = piece.card
        if not card.classes & UNIT:
            walls += 1
            if card.classes & VINE_WALL:
                total += weights.vine_wall
            else:
                total += weights.wall + weights.wall_life * (card.life - piece.wounds) - weights.door_distance * away
            continue
        total += _worth(piece, weights)
        if card.classes & SUMMONER:
            total -= weights.summoner_distance * away
        elif near is not None:
            total += weights.hunter(card.attack, REACH if card.range == BOW else 1, away)
            if not nearest or away < nearest:
                nearest = away
    return total + (weights.last_wall if walls else 0.0) - weights.nearest * nearest


def _worth(piece: Piece, weights: Weights) -> float:
    """A rule of thumb: printed life is near enough, and quick."""
    card = piece.card
    left = card.life - piece.wounds - piece.poison
    beneath = _worth_beneath(piece, weights) if piece.under else 0.0
    if card.classes & SUMMONER:
        return weights.summoner(left) + beneath
    is_champion = bool(card.classes & CHAMPION)
    worth = weights.unit(max(card.cost, 1), card.attack, left, piece.boosts, is_champion, card.range == BOW)
    return worth + beneath - (weights.stunned if piece.marks & STUNNED else 0.0)


def _worth_beneath(piece: Piece, weights: Weights) -> float:
    """The cards under a card; those that give it an ability are worth more than a card in hand."""
    worth = 0.0
    for number, _, _ in piece.under:
        worth += weights.ability_beneath if CARDS[number].beneath else weights.card_beneath
    return worth
