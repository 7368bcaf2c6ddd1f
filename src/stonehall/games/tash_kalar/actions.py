"""The two simple actions: placing a common, and discarding (TK-PLACE-1..3, TK-DISC-1..5)."""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import COMMON
from stonehall.games.tash_kalar.effects import place, place_it, take_away
from stonehall.games.tash_kalar.plays import of_cards, on
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import action, might_offer, offer, step
from stonehall.games.tash_kalar.turn import place_options, turn_main
from stonehall.kernel.decision import STOP, Option


@offer
def offer_places(s: State, options: list[Option]) -> None:
    if s.actions:
        options += place_options(s)


@action("place")
def place_action(s: State, square: int) -> None:
    s.actions -= 1
    s.push(turn_main)
    place(s, COMMON, square, s.side)


@action("pick-up")
def pick_up(s: State, square: int) -> None:
    s.actions -= 1
    s.push(turn_main)
    s.tell("picked-up", s.player, square)
    take_away(s, square)
    s.push(place_picked)


@step
def place_picked(s: State) -> None:
    s.ask(s.player, "place", on("place", s.empty), place_it)


@might_offer
def might_play_a_card(s: State) -> bool:
    """Whether an action could be spent on a card of the hand, to summon or to discard it."""
    seat = s.seats[s.active]
    return s.actions > 0 and bool(seat.hand or seat.legends or seat.pending())


@offer
def offer_discards(s: State, options: list[Option]) -> None:
    """A being of the own deck, once a turn (TK-DISC-1, TK-DISC-3, TK-DISC-4)."""
    if s.actions and not s.discarded:
        options += of_cards("discard", s.seats[s.active].hand)


@action("discard")
def discard(s: State, card: int) -> None:
    seat = s.seats[s.active]
    s.actions -= 1
    s.discarded = True
    seat.hand.remove(card)
    seat.discard.append(card)
    s.tell("discarded", s.active, card)
    s.push(turn_main)
    s.push(put_back)


@step
def put_back(s: State) -> None:
    """Any number of other cards may go under their decks (TK-DISC-2)."""
    cards = s.seats[s.active].cards()
    if cards:
        s.ask(s.active, "put-under", [*of_cards("under", cards), STOP], put_under)


@step
def put_under(s: State, card: int) -> None:
    s.seats[s.active].let_go(card)
    s.pile_of(card).put_at_bottom(card)
    s.tell_only(s.active, "put-under", s.active, card)
    s.push(put_back)
