"""What a learnt judgement reads of a state of two players. Of the opponent's hand only its size is told."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.board import SMALL, is_south
from stonehall.games.alliances.cards import CARDS, CHAMPION, SUMMONER, UNIT
from stonehall.games.alliances.evaluation import evaluate
from stonehall.games.alliances.factions import all_cards
from stonehall.games.alliances.state import State
from stonehall.kernel.impression import Impression
from stonehall.toolkit.battle_impression import MINE, STRUCTURE, THEIRS, BattleImpression, BattleVocabulary, rank_of

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
        rank = rank_of(classes & SUMMONER, classes & CHAMPION, classes & UNIT)
        square = piece.square if is_south(viewer) else SMALL.size - 1 - piece.square
        left = max(card.life - piece.wounds - piece.poison, 0)
        made.card(who, card.number, rank, square, left, piece.boosts)
        if prey is not None and rank != STRUCTURE:
            away = s.distance[piece.square][prey.square]
            made.unit(who, rank, max(card.cost, 0), card.attack, card.range, away)
    for event in s.events:
        if event.controller == seat:
            made.effect(who, event.card.number)
    made.store(who, len(side.magic), len(side.hand), len(side.pile))
