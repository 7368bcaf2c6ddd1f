"""What a learnt judgement reads of a state. Of the opponent's hand only its size is told."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import DISTANCE, SIZE, SOUTH
from stonehall.games.summoner_wars.cards import CARDS, CHAMPION, RANGED, SUMMONER, UNIT
from stonehall.games.summoner_wars.evaluation import REACH, evaluate
from stonehall.games.summoner_wars.factions import all_cards
from stonehall.games.summoner_wars.state import State
from stonehall.kernel.impression import Impression
from stonehall.toolkit.battle_impression import MINE, STRUCTURE, THEIRS, BattleImpression, BattleVocabulary, rank_of

VOCABULARY: Final = BattleVocabulary([card.id for card in all_cards()], SIZE)


def impression(s: State, seat: int) -> Impression:
    made = BattleImpression(VOCABULARY, evaluate(s, seat), s.turn)
    opponent = s.opponent_of(seat)
    _tell(s, seat, opponent, seat, made)
    _tell(s, opponent, seat, seat, made)
    side = s.sides[seat]
    for number in side.hand:
        made.own_hand(number, CARDS[number].cost <= side.magic)
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
        square = piece.square if viewer == SOUTH else SIZE - 1 - piece.square
        made.card(who, card.number, rank, square, max(card.life - piece.damage, 0), piece.boosts)
        if prey is not None and rank != STRUCTURE:
            reach = REACH if card.attack == RANGED else 1
            made.unit(who, rank, card.cost, card.strength, reach, DISTANCE[piece.square][prey.square])
    for event in s.events:
        if event.controller == seat:
            made.effect(who, event.card.number)
    made.store(who, side.magic, len(side.hand), len(side.pile))
