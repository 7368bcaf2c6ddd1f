"""Event Phase: events and Walls from the hand (SW1-EVT-1..10, SW1-WALL-7..9)."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.abilities import EVENT_PLAYED
from stonehall.games.alliances.board import VINES
from stonehall.games.alliances.cards import CARDS, EVENT, EVENT_PHASE, WALL, Card
from stonehall.games.alliances.piles import from_hand, spend_magic
from stonehall.games.alliances.reach import wall_squares
from stonehall.games.alliances.reactions import put_away
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import action, offer, step
from stonehall.games.alliances.turn import holds_cards, resume
from stonehall.games.alliances.values import can_pay, event_cost
from stonehall.kernel.decision import Option
from stonehall.toolkit.event_book import EventBook
from stonehall.toolkit.option_cache import CardOptions
from stonehall.toolkit.triggers import trigger_all

_OPTIONS: Final = CardOptions(VINES)
BOOK: Final = EventBook()
when_played: Final = BOOK.when_played
"""What an event does. ``needs`` is the condition printed on it (SW1-EVT-4).

Without a condition it can be played even if it then finds nothing (SW1-EVT-5, O-32).
"""
when_laid: Final = BOOK.when_laid
"""How an event gets under a card, where it stays (SW1-EVT-8)."""


def can_play(s: State, seat: int, card: Card) -> bool:
    """Whether the conditions of an event are met and it can be paid."""
    if card.reaction or not card.classes & EVENT or card.classes & WALL:
        return False
    needs = BOOK.needs.get(card.id)
    return can_pay(s, seat, event_cost(s, seat, card)) and (needs is None or needs(s, seat))


@offer("play", EVENT_PHASE, might=holds_cards)
def offer_events(s: State, options: list[Option]) -> None:
    """Events of the hand, as many as one has, one at a time (SW1-EVT-1..4)."""
    for number in sorted(set(s.sides[s.active].hand)):
        if can_play(s, s.active, CARDS[number]):
            options.append(Option("play", (number,)))


@action("play")
def play_event(s: State, number: int) -> None:
    """Carry out the effect, then discard; no other event comes in between (SW1-EVT-3, SW1-EVT-6)."""
    seat = s.active
    owner = _announce(s, number)
    if CARDS[number].id in BOOK.layings:
        s.push(lay_event, number, seat, owner)
    else:
        s.push(put_away, number, seat)
        s.push(carry_out, number, seat)


def play_without_effect(s: State, number: int) -> None:
    """The same of an event that finds nothing (SW1-EVT-5): with it others are compared."""
    _announce(s, number)
    s.push(put_away, number, s.active)


def _announce(s: State, number: int) -> int:
    """An event is paid and leaves the hand, and everybody sees it; whose card it is."""
    seat = s.active
    resume(s)
    spend_magic(s, seat, event_cost(s, seat, CARDS[number]))
    owner = from_hand(s, seat, number)
    s.tell("played", number, seat)
    _note(s, number, seat)
    return owner


@step
def carry_out(s: State, number: int, seat: int) -> None:
    """The effect of an event; it may ask."""
    effect = BOOK.effects.get(CARDS[number].id)
    if effect is not None:
        effect(s, seat)


@step
def lay_event(s: State, number: int, seat: int, owner: int) -> None:
    BOOK.layings[CARDS[number].id](s, seat, owner)


def _note(s: State, number: int, seat: int) -> None:
    s.events_played += 1
    trigger_all(s, EVENT_PLAYED, (number, seat))


@offer("build", EVENT_PHASE, might=holds_cards)
def offer_walls(s: State, options: list[Option]) -> None:
    """Walls of the hand, on every empty square of the own side (SW1-EVT-7, SW1-WALL-8)."""
    for number in sorted(set(s.sides[s.active].hand)):
        if CARDS[number].classes & WALL:
            builds = _OPTIONS.of("build", number)
            options += [builds[square] for square in wall_squares(s, s.active)]


@action("build")
def build_wall(s: State, number: int, square: int) -> None:
    """A Wall is played, and stays; that is playing an event, too (SW1-EVT-9)."""
    resume(s)
    owner = from_hand(s, s.active, number)
    s.tell("built", number, square, s.active)
    s.put(CARDS[number], owner, s.active, square)
    _note(s, number, s.active)
