"""What a learnt judgement reads of a state of two players. Of the opponent's hand only its size is told."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.board import SMALL, is_south
from stonehall.games.alliances.cards import CARDS
from stonehall.games.alliances.cards import CHAMPION as IS_CHAMPION
from stonehall.games.alliances.cards import SUMMONER as IS_SUMMONER
from stonehall.games.alliances.cards import UNIT as IS_UNIT
from stonehall.games.alliances.evaluation import evaluate
from stonehall.games.alliances.factions import all_cards
from stonehall.games.alliances.state import State
from stonehall.kernel.impression import Impression
from stonehall.toolkit.battle_impression import (
    CHAMPION,
    COMMON,
    MINE,
    STRUCTURE,
    SUMMONER,
    THEIRS,
    BattleImpression,
    BattleVocabulary,
)

MOVES: Final = 2
VOCABULARY: Final = BattleVocabulary([card.id for card in all_cards()], SMALL.size)


def impression(s: State, seat: int) -> Impression | None:
    if len(s.sides) != 2:
        return None
    made = BattleImpression(VOCABULARY, evaluate(s, seat), s.turn)
    _tell(s, seat, 1 - seat, seat, made)
    _tell(s, 1 - seat, seat, seat, made)
    side = s.sides[seat]
    for number in side.hand:
        made.own_hand(number, CARDS[number].cost <= len(side.magic))
    return made.told()


def _tell(s: State, seat: int, opponent: int, viewer: int, made: BattleImpression) -> None:
    """What one seat has, in the eyes of the viewer."""
    who = MINE if seat == viewer else THEIRS
    side = s.sides[seat]
    prey = s.summoner_of(opponent)
    for piece in s.field:
        if piece.controller != seat:
            continue
        card = piece.card
        classes = card.classes
        rank = CHAMPION if classes & IS_CHAMPION else COMMON if classes & IS_UNIT else STRUCTURE
        if classes & IS_SUMMONER:
            rank = SUMMONER
        square = piece.square if is_south(viewer) else SMALL.size - 1 - piece.square
        left = max(card.life - piece.wounds - piece.poison, 0)
        made.card(who, card.number, rank, square, left, piece.boosts)
        if prey is not None and rank != STRUCTURE:
            away = s.distance[piece.square][prey.square]
            if away <= MOVES + card.range:
                made.threat(card.attack)
            if rank != SUMMONER:
                made.attacker(who, max(card.cost, 0), card.range > 1, away)
    for event in s.events:
        if event.controller == seat:
            made.effect(who, event.card.number)
    made.store(who, len(side.magic), len(side.hand), len(side.pile))
