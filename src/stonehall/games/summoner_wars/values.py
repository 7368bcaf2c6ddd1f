"""Current values of cards in play: abilities, classes, strength, life, allowance. Asked here and nowhere else."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    ADDS_LIFE,
    CANNOT_MOVE,
    GIVES_LIFE,
    GIVES_STRENGTH,
    HINDERS,
    IS_GATE,
    MOVES,
    MOVES_AS_STRUCTURE,
    SILENCES,
    STRENGTHENS,
    Ability,
)
from stonehall.games.summoner_wars.cards import CARDS, STRUCTURE, SUMMONER, UNIT
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State
from stonehall.toolkit.battle_values import bends

MOVE_SPACES: Final = 2


def suspended_by(s: State, piece: Piece) -> Ability | None:
    """The active event because of which this unit neither moves nor attacks, is neither attacked nor forced."""
    if s.lent_moments & (1 << SILENCES):
        for aura in s.auras:
            if piece.id in aura.targets:
                for source in aura.card.abilities:
                    if source.suspends:
                        return source
    return None


def is_suspended(s: State, piece: Piece) -> bool:
    return suspended_by(s, piece) is not None


def is_unit(piece: Piece) -> bool:
    return piece.card.classes & UNIT != 0


def is_structure(piece: Piece) -> bool:
    return piece.card.classes & STRUCTURE != 0


def is_summoner(piece: Piece) -> bool:
    return piece.card.classes & SUMMONER != 0


def is_gate(s: State, piece: Piece) -> bool:
    """A gate, or a card that is one by its text, whatever else it is (SW2-CLASS-7, O-36)."""
    return piece.card.gate or bends(s, piece, IS_GATE)


def strength(s: State, piece: Piece, target: Piece | None = None) -> int:
    """Printed strength with all bonuses, against a target where it matters; never below 0 (SW2-STR-4, SW2-STR-7)."""
    total = piece.card.strength + piece.bonus
    for number, _, _ in piece.under:
        total += CARDS[number].beneath_strength
    if s.may_have(piece, 1 << STRENGTHENS):
        for own in s.abilities_of(piece):
            if own.strength is not None:
                total += own.strength(s, piece, target)
    if s.live_moments & (1 << GIVES_STRENGTH):
        for giver in s.field + s.events:
            if s.may_have(giver, 1 << GIVES_STRENGTH):
                for source in s.abilities_of(giver):
                    if source.strength_of_others is not None:
                        total += source.strength_of_others(s, giver, piece, target)
    return total if total > 0 else 0


def full_life(s: State, piece: Piece) -> int:
    """Life without damage: printed, plus what its own abilities and other cards in play add."""
    total = piece.card.life
    if s.live_moments & (1 << ADDS_LIFE) and s.may_have(piece, 1 << ADDS_LIFE):
        for own in s.abilities_of(piece):
            if own.life is not None:
                total += own.life(s, piece)
    if s.live_moments & (1 << GIVES_LIFE):
        for giver in s.field:
            if s.may_have(giver, 1 << GIVES_LIFE):
                for source in s.abilities_of(giver):
                    if source.life_of_others is not None:
                        total += source.life_of_others(s, giver, piece)
    return total


def life(s: State, piece: Piece) -> int:
    """Life left (SW2-DMG-2)."""
    return full_life(s, piece) - piece.damage


def allowance(s: State, piece: Piece) -> int:
    """How many spaces a card may move: 2, changed by bonuses and penalties; 0 when it may not (SW2-MOVE-10..13)."""
    if not is_unit(piece):
        return 0
    total = MOVE_SPACES
    may_move = not is_structure(piece)
    if s.may_have(piece, 1 << MOVES):
        for own in s.abilities_of(piece):
            if own.bends & CANNOT_MOVE:
                return 0
            if own.bends & MOVES_AS_STRUCTURE:
                may_move = True
            total += own.allowance
            if own.allowance_now is not None:
                total += own.allowance_now(s, piece)
    if s.live_moments & (1 << HINDERS):
        for event in s.events:
            for source in event.card.abilities:
                if source.allowance_of_others is not None:
                    total += source.allowance_of_others(s, event, piece)
    if not may_move or total <= 0 or is_suspended(s, piece):
        return 0
    return total


def through(s: State, piece: Piece) -> int:
    """The classes of cards a unit may move through (SW2-THRU-1)."""
    classes = 0
    if s.may_have(piece, 1 << MOVES):
        for own in s.abilities_of(piece):
            classes |= own.through
    return classes


def minds_crossing(s: State, piece: Piece) -> int:
    """The classes of cards that it matters to have moved through (SW2-THRU-4)."""
    classes = 0
    for own in s.abilities_of(piece):
        classes |= own.minds_crossing
    return classes
