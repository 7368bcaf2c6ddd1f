"""Event Phase: events and Walls from the hand (SW1-EVT-1..10, SW1-WALL-7..9)."""

from __future__ import annotations

from collections.abc import Callable
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
from stonehall.toolkit.option_cache import CardOptions
from stonehall.toolkit.triggers import trigger_all

Effect = Callable[[State, int], None]
Laying = Callable[[State, int, int], None]
Test = Callable[[State, int], bool]

EFFECTS: Final[dict[str, Effect]] = {}
NEEDS: Final[dict[str, Test]] = {}
LAYINGS: Final[dict[str, Laying]] = {}
_OPTIONS: Final = CardOptions(VINES)


def when_played(id: str, needs: Test | None = None) -> Callable[[Effect], Effect]:
    """What an event does: ``effect(s, seat)``. ``needs(s, seat)``: the condition printed on it (SW1-EVT-4).

    Without a condition it can be played even if it then finds nothing (SW1-EVT-5, O-32).
    """

    def book(effect: Effect) -> Effect:
        EFFECTS[id] = effect
        if needs is not None:
            NEEDS[id] = needs
        return effect

    return book


def when_laid(id: str, needs: Test) -> Callable[[Laying], Laying]:
    """How an event gets under a card, where it stays (SW1-EVT-8): ``laying(s, seat, owner)``; ``needs`` as above."""

    def book(laying: Laying) -> Laying:
        LAYINGS[id] = laying
        NEEDS[id] = needs
        return laying

    return book


def can_play(s: State, seat: int, card: Card) -> bool:
    """Whether the conditions of an event are met and it can be paid."""
    if card.reaction or not card.classes & EVENT or card.classes & WALL:
        return False
    needs = NEEDS.get(card.id)
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
    card = CARDS[number]
    seat = s.active
    resume(s)
    spend_magic(s, seat, event_cost(s, seat, card))
    owner = from_hand(s, seat, number)
    s.tell("played", number, seat)
    _note(s, number, seat)
    if card.id in LAYINGS:
        s.push(lay_event, number, seat, owner)
    else:
        s.push(put_away, number, seat)
        s.push(carry_out, number, seat)


@step
def carry_out(s: State, number: int, seat: int) -> None:
    """The effect of an event; it may ask."""
    effect = EFFECTS.get(CARDS[number].id)
    if effect is not None:
        effect(s, seat)


@step
def lay_event(s: State, number: int, seat: int, owner: int) -> None:
    LAYINGS[CARDS[number].id](s, seat, owner)


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
