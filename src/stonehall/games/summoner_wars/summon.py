"""Summon Phase and Build Phase: cards from the hand onto the battlefield."""

from __future__ import annotations

from stonehall.games.summoner_wars.abilities import (
    SUMMONED,
    SUMMONS_IN_EVERY_PHASE,
    UNIT_SUMMONED,
    WIDENS_SUMMONING,
)
from stonehall.games.summoner_wars.cards import (
    ATTACK,
    BUILD,
    CARDS,
    CHAMPION,
    COMMON,
    DRAW,
    MAGIC,
    MOVE,
    STRUCTURE,
    SUMMON,
    Card,
)
from stonehall.games.summoner_wars.effects import from_hand, spend_magic
from stonehall.games.summoner_wars.option_cache import WITH_CARD
from stonehall.games.summoner_wars.pieces import WAS_SUMMONED
from stonehall.games.summoner_wars.reach import build_squares, summon_squares
from stonehall.games.summoner_wars.state import Side, State
from stonehall.games.summoner_wars.steps import action, offer
from stonehall.games.summoner_wars.turn import holds_cards, resume
from stonehall.kernel.decision import Option
from stonehall.toolkit.battle_values import bends, special_summoning
from stonehall.toolkit.triggers import trigger, trigger_all


def may_summon(s: State) -> bool:
    """Whether units can be summoned in this phase (SW2-SUM-10); an event of the active player may allow it in all."""
    if s.phase == SUMMON:
        return True
    return any(event.controller == s.active and bends(s, event, SUMMONS_IN_EVERY_PHASE) for event in s.events)


def further_squares(s: State, seat: int, card: Card) -> list[int]:
    """Spaces besides those next to gates where abilities allow a card to be summoned."""
    found: list[int] = []
    for own in card.abilities:
        if own.summon_also is not None:
            found += own.summon_also(s, seat)
    if not s.live_moments & (1 << WIDENS_SUMMONING):
        return found
    for source in s.field + s.events:
        if source.controller == seat:
            for own in s.abilities_of(source):
                if own.summon_others is not None:
                    found += own.summon_others(s, source, card)
    return found


def _might_summon(s: State) -> bool:
    return holds_cards(s) and may_summon(s)


@offer("summon", SUMMON, MOVE, BUILD, ATTACK, MAGIC, DRAW, might=_might_summon)
def offer_summons(s: State, options: list[Option]) -> None:
    """Champions and commons of the hand that can be paid, on each legal space (SW2-SUM-1..7, SW2-SUM-10)."""
    if not may_summon(s):
        return
    side = s.sides[s.active]
    squares: list[int] | None = None
    for number in _payable(side, CHAMPION | COMMON):
        card = CARDS[number]
        special = special_summoning(card)
        if special is not None and special.summon_on is not None:
            spaces = special.summon_on(s, s.active)
        else:
            if squares is None:
                squares = summon_squares(s, s.active)
            further = further_squares(s, s.active, card)
            spaces = sorted(set(squares + further)) if further else squares
        summons = WITH_CARD.of("summon", number)
        for square in spaces:
            options.append(summons[square])


def _payable(side: Side, classes: int) -> list[int]:
    """The cards of these classes in the hand that there is magic for, each once."""
    found: list[int] = []
    for number in side.hand:
        card = CARDS[number]
        if card.classes & classes and card.cost <= side.magic and number not in found:
            found.append(number)
    found.sort()
    return found


@action("summon")
def summon(s: State, number: int, square: int) -> None:
    """Pay, then put the unit on the space; it may act this turn (SW2-SUM-2, SW2-SUM-8)."""
    card = CARDS[number]
    resume(s)
    spend_magic(s, s.active, card.cost)
    from_hand(s, s.active, number)
    s.tell("summoned", number, square)
    special = special_summoning(card)
    if special is not None and special.summon_price is not None:
        special.summon_price(s, s.active, square)
    if not s.over and s.board[square] is None:
        unit = s.put(card, s.active, square)
        unit.marks |= WAS_SUMMONED
        trigger(s, unit, SUMMONED)
        trigger_all(s, UNIT_SUMMONED, (unit.id,))


@offer("build", BUILD, might=holds_cards)
def offer_builds(s: State, options: list[Option]) -> None:
    """Structures of the hand that can be paid, on each legal space (SW2-BUILD-1..6)."""
    side = s.sides[s.active]
    squares: list[int] | None = None
    for number in _payable(side, STRUCTURE):
        if squares is None:
            squares = build_squares(s, s.active)
        builds = WITH_CARD.of("build", number)
        for square in squares:
            options.append(builds[square])


@action("build")
def build(s: State, number: int, square: int) -> None:
    """Pay, then put the structure on the space; a unit that is built is not summoned (SW2-BUILD-2, SW2-BUILD-7)."""
    resume(s)
    spend_magic(s, s.active, CARDS[number].cost)
    from_hand(s, s.active, number)
    s.tell("built", number, square)
    s.put(CARDS[number], s.active, square)
