"""Questions that the rules of every battle put to the abilities of cards."""

from __future__ import annotations

from stonehall.toolkit.battle_abilities import BENDS, B
from stonehall.toolkit.cards import AbilityCard
from stonehall.toolkit.pieces import P
from stonehall.toolkit.table import CardTable


def has(s: CardTable[P, B], piece: P, wanted: B) -> bool:
    """Whether a card has an ability now."""
    return any(own is wanted for own in s.abilities_of(piece))


def bent_by(s: CardTable[P, B], piece: P, rule: int) -> B | None:
    """The ability by which a card bends a rule (one of the bits of ``bends``), if it has one."""
    if s.may_have(piece, 1 << BENDS):
        for own in s.abilities_of(piece):
            if own.bends & rule:
                return own
    return None


def bends(s: CardTable[P, B], piece: P, rule: int) -> bool:
    """Whether a card bends a rule by a plain yes."""
    return bent_by(s, piece, rule) is not None


def special_summoning(card: AbilityCard[B]) -> B | None:
    """The ability that replaces the normal way of summoning this unit, if it has one."""
    for own in card.abilities:
        if own.summon_on is not None:
            return own
    return None


def used_in(phase: int, any_phase: int, first: int) -> int:
    """The questions that abilities answer which can be used at will in a phase, as bits; ``first``: that of phase 0."""
    return (1 << (first + phase)) | (1 << (first + any_phase))


def might_use(s: CardTable[P, B], phase: int, any_phase: int, first: int) -> bool:
    """Whether the active player could use an ability that rests on hidden cards, as far as everybody knows."""
    questions = used_in(phase, any_phase, first)
    if s.live_moments & questions:
        for piece in s.field:
            if piece.controller == s.active and s.may_have(piece, questions):
                for own in s.abilities_of(piece):
                    if own.might_use is not None and own.phase in (phase, any_phase) and own.might_use(s, piece):
                        return True
    return False
