"""Current values of cards in play: abilities, classes, strength, life, allowance. Asked here and nowhere else."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.abilities import (
    ADDS_LIFE,
    GIVES_LIFE,
    GIVES_STRENGTH,
    HINDERS,
    MOVES,
    SILENCES,
    STRENGTHENS,
    Ability,
    ability,
)
from stonehall.games.summoner_wars.cards import CARDS, STRUCTURE, SUMMONER, UNIT
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State

LIVING_GATE: Final = ability("living-gate")
MOBILE_STRUCTURE: Final = ability("mobile-structure")
IMMOBILE: Final = ability("immobile")
MOBILE_STRUCTURE.moments |= 1 << MOVES
IMMOBILE.moments |= 1 << MOVES
FREEZE: Final = ability("freeze", silences=True)

MOVE_SPACES: Final = 2


def abilities_of(s: State, piece: Piece) -> tuple[Ability, ...]:
    """The abilities a card has now: printed, from cards under it, and lent by others; each once (SW2-ABIL-6)."""
    found = piece.abilities
    for lender in s.lending:
        for source in lender.card.abilities:
            if source.silences and piece.id in lender.targets:
                return ()
            if source.lends is not None and lender is not piece and not is_frozen(s, lender):
                for lent in source.lends(s, lender, piece):
                    if lent not in found:
                        found += (lent,)
    return found


def may_have(s: State, piece: Piece, moments: int) -> bool:
    """Whether it is worth looking for an ability that reacts to these moments or answers these questions (as bits)."""
    return (piece.moments | s.lent_moments) & moments != 0


def has(s: State, piece: Piece, wanted: Ability) -> bool:
    return any(own is wanted for own in abilities_of(s, piece))


def is_frozen(s: State, piece: Piece) -> bool:
    """Whether an active event has frozen this unit: no abilities, no move, no attack, not attacked, not forced."""
    if not s.lent_moments & (1 << SILENCES):
        return False
    return any(piece.id in lender.targets and FREEZE in lender.card.abilities for lender in s.lending)


def is_unit(piece: Piece) -> bool:
    return piece.card.classes & UNIT != 0


def is_structure(piece: Piece) -> bool:
    return piece.card.classes & STRUCTURE != 0


def is_summoner(piece: Piece) -> bool:
    return piece.card.classes & SUMMONER != 0


def is_gate(s: State, piece: Piece) -> bool:
    """A gate, or a card that is one by its text (SW2-CLASS-7)."""
    return piece.card.gate or (is_structure(piece) and has(s, piece, LIVING_GATE))


def strength(s: State, piece: Piece, target: Piece | None = None) -> int:
    """Printed strength with all bonuses, against a target where it matters; never below 0 (SW2-STR-4, SW2-STR-7)."""
    total = piece.card.strength + piece.bonus
    for number, _ in piece.under:
        total += CARDS[number].beneath_strength
    if may_have(s, piece, 1 << STRENGTHENS):
        for own in abilities_of(s, piece):
            if own.strength is not None:
                total += own.strength(s, piece, target)
    if s.heard & (1 << GIVES_STRENGTH):
        for giver in s.field + s.events:
            if may_have(s, giver, 1 << GIVES_STRENGTH):
                for source in abilities_of(s, giver):
                    if source.strength_of_others is not None:
                        total += source.strength_of_others(s, giver, piece, target)
    return total if total > 0 else 0


def full_life(s: State, piece: Piece) -> int:
    """Life without damage: printed, plus what its own abilities and other cards in play add."""
    total = piece.card.life
    if s.heard & (1 << ADDS_LIFE) and may_have(s, piece, 1 << ADDS_LIFE):
        for own in abilities_of(s, piece):
            if own.life is not None:
                total += own.life(s, piece)
    if s.heard & (1 << GIVES_LIFE):
        for giver in s.field:
            if may_have(s, giver, 1 << GIVES_LIFE):
                for source in abilities_of(s, giver):
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
    if may_have(s, piece, 1 << MOVES):
        for own in abilities_of(s, piece):
            if own is IMMOBILE:
                return 0
            if own is MOBILE_STRUCTURE:
                may_move = True
            total += own.allowance
            if own.allowance_now is not None:
                total += own.allowance_now(s, piece)
    if s.heard & (1 << HINDERS):
        for event in s.events:
            for source in event.card.abilities:
                if source.allowance_of_others is not None:
                    total += source.allowance_of_others(s, event, piece)
    if not may_move or total <= 0 or is_frozen(s, piece):
        return 0
    return total


def through(s: State, piece: Piece) -> int:
    """The classes of cards a unit may move through (SW2-THRU-1)."""
    classes = 0
    if may_have(s, piece, 1 << MOVES):
        for own in abilities_of(s, piece):
            classes |= own.through
    return classes
