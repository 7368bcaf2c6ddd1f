"""A simple judgement of a position, for bots: what is on the table, who threatens whose summoner, what is in store."""

from __future__ import annotations

from math import sqrt
from typing import Final

from stonehall.games.alliances.cards import CARDS, CHAMPION, SUMMONER, UNIT, VINE_WALL
from stonehall.games.alliances.pieces import STUNNED, Piece
from stonehall.games.alliances.state import State

WON: Final = 1000.0
SUMMONER_LIFE: Final = 4.0
IN_DANGER: Final = 5.0
WALL: Final = 1.5
LAST_WALL: Final = 3.0
"""Without a Wall nobody can be summoned (SW1-SUM-6)."""
WALL_LIFE: Final = 0.25
NEARNESS: Final = 0.15
CARD_IN_HAND: Final = 0.7
CHAMPION_IN_HAND: Final = 1.0
"""What a champion in hand is worth beyond that: it may decide the game, and burnt it is one magic like any other."""
MAGIC: Final = 2.2
ABILITY_BENEATH: Final = 1.5
PRISONER: Final = 0.9
"""A prisoner is nearly as good as a magic point: most can be turned into one later."""


def evaluate(s: State, seat: int) -> float:
    """How good the state looks for a seat and its team; 0 is even. The other side sees the opposite, but for hands."""
    own = s.side_of[seat]
    if s.over:
        return 0.0 if s.winner < 0 else (WON if s.winner == own else -WON)
    total = 0.0
    for number in s.sides[seat].hand:
        if CARDS[number].classes & CHAMPION:
            total += CHAMPION_IN_HAND
    for other in range(len(s.sides)):
        worth = _player(s, other)
        total += worth if s.side_of[other] == own else -worth
    return total


def _player(s: State, seat: int) -> float:
    side = s.sides[seat]
    if side.eliminated:
        return 0.0
    magic = len(side.magic) + PRISONER * len(side.prison)
    total = MAGIC * sqrt(magic) + CARD_IN_HAND * len(side.hand) + 0.1 * len(side.pile)
    total += sum([1.0 for event in s.events if event.controller == seat])
    prey = [summoner for other in s.opponents(seat) if (summoner := s.summoner_of(other)) is not None]
    walls = 0
    for piece in s.field:
        if piece.controller != seat:
            continue
        if not piece.card.classes & UNIT:
            walls += 1
            total += 0.6 if piece.card.classes & VINE_WALL else WALL + WALL_LIFE * (piece.card.life - piece.wounds)
            continue
        total += _worth(piece)
        if prey and not piece.card.classes & SUMMONER:
            total -= NEARNESS * min([s.distance[piece.square][summoner.square] for summoner in prey])
    return total + (LAST_WALL if walls else 0.0)


def _worth(piece: Piece) -> float:
    """A rule of thumb: printed life is near enough, and quick."""
    card = piece.card
    left = card.life - piece.wounds - piece.poison
    if card.classes & SUMMONER:
        return SUMMONER_LIFE * left + (0.0 if left > 3 else -IN_DANGER * (4 - left)) + _worth_beneath(piece)
    worth = 2.0 + max(card.cost, 1) + 0.6 * card.attack + 0.8 * left + 0.5 * piece.boosts
    worth += (1.0 if card.classes & CHAMPION else 0.0) + _worth_beneath(piece)
    return worth - (0.8 if piece.marks & STUNNED else 0.0)


def _worth_beneath(piece: Piece) -> float:
    """The cards under a card; those that give it an ability are worth more than a card in hand."""
    worth = 0.0
    for number, _, _ in piece.under:
        worth += ABILITY_BENEATH if CARDS[number].beneath else 0.5
    return worth
