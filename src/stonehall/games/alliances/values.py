"""Current values of cards in play: abilities, kinds, attack value, life, range, prices. Asked here and nowhere else."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import (
    ADDS_LIFE,
    CANNOT_ATTACK,
    CANNOT_MOVE,
    GIVES_LIFE,
    GIVES_STRENGTH,
    HINDERS,
    IS_WALL,
    MOVES,
    PRICES,
    REACHES,
    STRENGTHENS,
    Ability,
)
from stonehall.games.alliances.cards import BOW, SUMMONER, UNIT, WALL, Card
from stonehall.games.alliances.pieces import CANNOT_ATTACK_NOW, CANNOT_MOVE_NOW, STUNNED, Piece
from stonehall.games.alliances.state import State
from stonehall.toolkit.battle_values import bends

MOVE_SQUARES: Final = 2
SWORD_REACH: Final = 1
BOW_REACH: Final = 3
POISONED_SQUARES: Final = 2
"""A poisoned unit that moved so many squares cannot attack (SW1-POIS-2)."""


# Kinds ----------------------------------------------------------------------------------------------------------------


def is_unit(piece: Piece) -> bool:
    return piece.card.classes & UNIT != 0


def is_summoner(piece: Piece) -> bool:
    return piece.card.classes & SUMMONER != 0


def is_wall(s: State, piece: Piece) -> bool:
    """Walls of every kind, and cards that count as Walls (SW1-SUM-8, SW1-WALL-10)."""
    if piece.card.classes & WALL:
        return True
    if s.live_moments & (1 << IS_WALL) and s.may_have(piece, 1 << IS_WALL):
        for own in s.abilities_of(piece):
            if own.counts_as_wall is not None and own.counts_as_wall(s, piece):
                return True
    return False


# Attack value and life ------------------------------------------------------------------------------------------------


def attack_value(s: State, piece: Piece, target: Piece | None = None) -> int:
    """Printed attack value with all bonuses, against a target where it matters; never below 0."""
    total = piece.card.attack + piece.bonus
    if s.may_have(piece, 1 << STRENGTHENS):
        for own in s.abilities_of(piece):
            if own.attack is not None:
                total += own.attack(s, piece, target)
    if s.live_moments & (1 << GIVES_STRENGTH):
        for giver, source in s.answers(GIVES_STRENGTH):
            if source.attack_of_others is not None:
                total += source.attack_of_others(s, giver, piece, target)
    return total if total > 0 else 0


def full_life(s: State, piece: Piece) -> int:
    """Life without wounds: printed, plus what its own abilities and other cards in play add."""
    total = piece.card.life
    if s.live_moments & (1 << ADDS_LIFE) and s.may_have(piece, 1 << ADDS_LIFE):
        for own in s.abilities_of(piece):
            if own.life is not None:
                total += own.life(s, piece)
    if s.live_moments & (1 << GIVES_LIFE):
        for giver, source in s.answers(GIVES_LIFE):
            if source.life_of_others is not None:
                total += source.life_of_others(s, giver, piece)
    return total


def wounds_on(piece: Piece) -> int:
    """The wounds a card has: a poison marker counts as one (SW1-POIS-1)."""
    return piece.wounds + piece.poison


def life(s: State, piece: Piece) -> int:
    """Life left."""
    return full_life(s, piece) - piece.wounds - piece.poison


# Moving and attacking -------------------------------------------------------------------------------------------------


Hinderers = list[tuple[Piece, Ability]]
"""The cards that change how others move: the answers to ``HINDERS``, where somebody has collected them already."""


def is_held(s: State, piece: Piece, hinderers: Hinderers | None = None) -> bool:
    """Whether a unit cannot be moved; placing and exchanging are no moves (SW1-PLACE-2)."""
    if piece.marks & (STUNNED | CANNOT_MOVE_NOW) or not piece.card.classes & UNIT:
        return True
    if s.may_have(piece, 1 << MOVES) and bends(s, piece, CANNOT_MOVE):
        return True
    for source, own in s.answers(HINDERS) if hinderers is None else hinderers:
        if own.holds is not None and own.holds(s, source, piece):
            return True
    return False


def allowance(s: State, piece: Piece, hinderers: Hinderers | None = None) -> int:
    """How many squares a unit may move in the Movement Phase: 2, changed by what cards say (SW1-MOVE-2, -14)."""
    total = MOVE_SQUARES
    if s.may_have(piece, 1 << MOVES):
        for own in s.abilities_of(piece):
            total += own.allowance
            if own.allowance_now is not None:
                total += own.allowance_now(s, piece)
    hindering = s.answers(HINDERS) if hinderers is None else hinderers
    for source, other in hindering:
        if other.allowance_of_others is not None:
            total += other.allowance_of_others(s, source, piece)
    cap = move_cap(s, piece, hindering)
    if 0 <= cap < total:
        total = cap
    return total if total > 0 else 0


def move_cap(s: State, piece: Piece, hinderers: Hinderers | None = None) -> int:
    """The most squares that cards let a unit move in the Movement Phase, in whatever way; -1: there is no limit."""
    least = -1
    for source, own in s.answers(HINDERS) if hinderers is None else hinderers:
        cap = -1 if own.cap_of_others is None else own.cap_of_others(s, source, piece)
        if cap >= 0 and (least < 0 or cap < least):
            least = cap
    return least


def can_attack(s: State, piece: Piece) -> bool:
    """Whether a unit can attack at all, whoever lets it."""
    if piece.marks & (STUNNED | CANNOT_ATTACK_NOW) or not piece.card.classes & UNIT:
        return False
    if piece.poison and piece.squares >= POISONED_SQUARES:
        return False
    return not bends(s, piece, CANNOT_ATTACK)


def attack_reach(s: State, piece: Piece) -> int:
    """How many clear straight squares a unit reaches (SW1-CARD-4, SW1-ATK-6, SW1-ATK-7)."""
    reach = BOW_REACH if piece.card.range == BOW else SWORD_REACH
    if s.may_have(piece, 1 << REACHES):
        for own in s.abilities_of(piece):
            if own.bow is not None and reach < BOW_REACH and own.bow(s, piece):
                reach = BOW_REACH
            further = own.reach if own.reach_now is None else own.reach_now(s, piece)
            reach = max(reach, further)
    return reach


def through(s: State, piece: Piece) -> int:
    """The classes of cards a unit may move through (SW1-THRU-5)."""
    classes = 0
    if s.may_have(piece, 1 << MOVES):
        for own in s.abilities_of(piece):
            classes |= own.through
    return classes


# Prices ---------------------------------------------------------------------------------------------------------------


def can_spend(s: State, seat: int) -> bool:
    """Whether no card in play forbids a seat to spend magic."""
    if s.live_moments & (1 << PRICES):
        for source, own in s.answers(PRICES):
            if own.forbids_spending is not None and own.forbids_spending(s, source, seat):
                return False
    return True


def can_pay(s: State, seat: int, amount: int) -> bool:
    """Magic can be spent only if the full number is there (SW1-MAGIC-3); nothing can always be paid (SW1-SUM-9)."""
    return amount == 0 or (len(s.sides[seat].magic) >= amount and can_spend(s, seat))


def summon_cost(s: State, seat: int, card: Card) -> int:
    total = card.cost
    if s.live_moments & (1 << PRICES):
        for source, own in s.answers(PRICES):
            if own.summon_cost is not None:
                total += own.summon_cost(s, source, seat, card)
    return total if total > 0 else 0


def event_cost(s: State, seat: int, card: Card) -> int:
    """Events cost nothing, unless a card in play asks for it (SW1-EVT-2)."""
    total = 0
    if s.live_moments & (1 << PRICES):
        for source, own in s.answers(PRICES):
            if own.event_cost is not None:
                total += own.event_cost(s, source, seat, card)
    return total


def ability_cost(s: State, seat: int, amount: int) -> int:
    """What a special ability with a price costs a seat now; use it wherever an ability is paid for."""
    if amount and s.live_moments & (1 << PRICES):
        for source, own in s.answers(PRICES):
            if own.ability_cost is not None:
                amount += own.ability_cost(s, source, seat)
    return amount if amount > 0 else 0
