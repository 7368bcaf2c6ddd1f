"""Summon Phase: units from the hand onto the battlefield (SW1-SUM-1..15, SW1-MUT-1..7, SW1-BOOST-1)."""

from __future__ import annotations

from stonehall.games.alliances.abilities import SUMMONED, UNIT_SUMMONED, WIDENS_SUMMONING
from stonehall.games.alliances.board import VINES
from stonehall.games.alliances.cards import (
    ATTACK,
    CARDS,
    CHAMPION,
    COMMON,
    DRAW,
    EVENT_PHASE,
    MAGIC,
    MOVE,
    MUTATION,
    NO_BOOST,
    SUMMON,
    Card,
    matches,
)
from stonehall.games.alliances.effects import boost, sweep
from stonehall.games.alliances.pieces import HAS_ATTACKED, HAS_MOVED, WAS_SUMMONED, Piece
from stonehall.games.alliances.piles import from_hand, spend_magic
from stonehall.games.alliances.reach import summon_squares
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import action, offer, step
from stonehall.games.alliances.turn import holds_cards, resume
from stonehall.games.alliances.values import can_pay, summon_cost
from stonehall.kernel.decision import Option
from stonehall.toolkit.battle_values import special_summoning
from stonehall.toolkit.option_cache import CardOptions
from stonehall.toolkit.triggers import trigger, trigger_all

_OPTIONS = CardOptions(VINES)


def may_summon(s: State) -> bool:
    """Whether units can be summoned in this phase; an effect may allow it in another than the Summon Phase."""
    return s.phase == SUMMON or s.may_summon


def further_squares(s: State, seat: int, card: Card) -> list[int]:
    """Squares besides those next to Walls where abilities allow a card to be summoned."""
    found: list[int] = []
    for own in card.abilities:
        if own.summon_also is not None:
            found += own.summon_also(s, seat)
    for source, other in s.answers(WIDENS_SUMMONING):
        if source.controller == seat and other.summon_others is not None:
            found += other.summon_others(s, source, card)
    return found


def squares_for(s: State, seat: int, card: Card) -> list[int]:
    """Every square on which a seat can summon a card (SW1-SUM-3..8)."""
    special = special_summoning(card)
    if special is not None and special.summon_on is not None:
        return special.summon_on(s, seat)
    squares = summon_squares(s, seat)
    further = further_squares(s, seat, card)
    return sorted({*squares, *further}) if further else squares


def _might_summon(s: State) -> bool:
    return may_summon(s) and holds_cards(s)


@offer("summon", DRAW, SUMMON, EVENT_PHASE, MOVE, ATTACK, MAGIC, might=_might_summon)
def offer_summons(s: State, options: list[Option]) -> None:
    """Champions and Commons of the hand that can be paid in full, on each legal square (SW1-SUM-1..5)."""
    if not may_summon(s):
        return
    seat = s.active
    hand = s.sides[seat].hand
    for number in sorted(set(hand)):
        card = CARDS[number]
        if not card.classes & (CHAMPION | COMMON):
            continue
        price = summon_cost(s, seat, card)
        if card.classes & MUTATION:
            _add_mutations(s, seat, card, options)
        elif can_pay(s, seat, price):
            squares = squares_for(s, seat, card)
            summons = _OPTIONS.of("summon", number)
            options += [summons[square] for square in squares]
            if card.boost != NO_BOOST and can_pay(s, seat, price + card.boost):
                boosted = _OPTIONS.of("boosted", number)
                options += [boosted[square] for square in squares]


@action("summon")
def summon(s: State, number: int, square: int) -> None:
    """Pay, then put the unit on the square (SW1-SUM-2, SW1-SUM-3, SW1-SUM-11)."""
    _summon(s, CARDS[number], square, False)


@action("boosted")
def summon_boosted(s: State, number: int, square: int) -> None:
    """The same, with the boost cost in addition (SW1-BOOST-1)."""
    _summon(s, CARDS[number], square, True)


def _summon(s: State, card: Card, square: int, boosted: bool) -> None:
    seat = s.active
    resume(s)
    spend_magic(s, seat, summon_cost(s, seat, card) + (card.boost if boosted else 0))
    owner = from_hand(s, seat, card.number)
    s.tell("summoned", card.number, square, seat)
    s.push(arrive, card.number, owner, seat, square, int(boosted))
    special = special_summoning(card)
    if special is not None and special.summon_price is not None:
        s.push(pay_specially, card.number, seat, square)


@step
def pay_specially(s: State, number: int, seat: int, square: int) -> None:
    """What must be given besides magic; it may be asked for."""
    special = special_summoning(CARDS[number])
    if special is not None and special.summon_price is not None:
        special.summon_price(s, seat, square)


@step
def arrive(s: State, number: int, owner: int, seat: int, square: int, boosted: int) -> None:
    """The unit comes onto the battlefield; it may move and attack in the same turn (SW1-SUM-10)."""
    unit = s.put(CARDS[number], owner, seat, square)
    unit.marks |= WAS_SUMMONED
    if boosted:
        boost(s, unit)
    trigger(s, unit, SUMMONED)
    trigger_all(s, UNIT_SUMMONED, (unit.id,))


# Mutations ------------------------------------------------------------------------------------------------------------


def mutation_cost(s: State, seat: int, card: Card, below: Piece) -> int:
    """A new Mutation on a mutated unit costs less by the cost of the old one (SW1-MUT-5)."""
    price = summon_cost(s, seat, card)
    return max(0, price - below.card.cost) if below.card.classes & MUTATION else price


def can_mutate(s: State, seat: int, card: Card, below: Piece) -> bool:
    """Whether a seat can put a Mutation on a card: an own Common of its faction (SW1-MUT-1, SW1-MUT-2)."""
    return below.controller == seat and below.card.is_a(COMMON) and matches(below.card, card.faction)


def _add_mutations(s: State, seat: int, card: Card, options: list[Option]) -> None:
    mutations = _OPTIONS.of("mutate", card.number)
    for below in s.field:
        if can_mutate(s, seat, card, below) and can_pay(s, seat, mutation_cost(s, seat, card, below)):
            options.append(mutations[below.square])


@action("mutate")
def mutate(s: State, number: int, square: int) -> None:
    """The Mutation lies on the Common; wounds stay, temporary effects end (SW1-MUT-3, SW1-MUT-4)."""
    seat = s.active
    card = CARDS[number]
    below = s.on(square)
    resume(s)
    spend_magic(s, seat, mutation_cost(s, seat, card, below))
    owner = from_hand(s, seat, number)
    s.tell("mutated", number, below.card.number, square, seat)
    s.take_off(below)
    unit = s.put(card, owner, seat, square)
    unit.wounds, unit.poison = below.wounds, below.poison
    unit.marks = below.marks & (HAS_MOVED | HAS_ATTACKED) | WAS_SUMMONED
    unit.squares = below.squares
    if below.card.classes & MUTATION:
        s.sides[seat].hand += (below.card.number,)
        s.sides[seat].shown += (below.card.number,)
    else:
        s.slip_under(below.card, below.owner, seat, unit)
    for number_under, owner_under, player in below.under:
        s.slip_under(CARDS[number_under], owner_under, player, unit)
    trigger(s, unit, SUMMONED)
    trigger_all(s, UNIT_SUMMONED, (unit.id,))
    sweep(s, seat, unit.id)
