"""The card that lies open in front of a player: frozen effects (TK-FROST-1..6) and warps (TK-WARP-1..9).

Both can be carried out whenever a flare could be invoked, and cost no action.
"""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import being_of
from stonehall.games.tash_kalar.effects import ask, forget_effect
from stonehall.games.tash_kalar.seating import NO_CARD
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import action, might_offer, offer, step
from stonehall.games.tash_kalar.turn import turn_main
from stonehall.kernel.decision import Option

# Frozen effects -------------------------------------------------------------------------------------------------------


@step
def freeze(s: State) -> None:
    """The card whose effect is over is laid in front of its player; of two one is kept (TK-FROST-1, TK-FROST-2)."""
    seat = s.seats[s.active]
    if seat.aside == NO_CARD:
        put_aside(s, s.card)
        forget_effect(s)
    else:
        ask(s, "keep-frozen", [Option("card", (seat.aside,)), Option("card", (s.card,))], keep_frozen)


@step
def keep_frozen(s: State, kept: int) -> None:
    seat = s.seats[s.active]
    if kept == s.card:
        put_aside(s, s.card)
    else:
        seat.discard.append(s.card)
    forget_effect(s)


def put_aside(s: State, card: int) -> None:
    """A card lies open in front of the player; the one that lay there is discarded."""
    discard_aside(s)
    s.seats[s.active].aside = card
    s.tell("aside", s.active, card)


def discard_aside(s: State) -> None:
    """The card that lies there goes to the discard pile."""
    seat = s.seats[s.active]
    if seat.aside != NO_CARD:
        seat.discard.append(seat.aside)
        s.tell("left-aside", s.active, seat.aside)
        seat.aside = NO_CARD


@offer
def offer_thaw(s: State, options: list[Option]) -> None:
    """TK-FROST-3."""
    card = s.seats[s.active].aside
    if card != NO_CARD and being_of(card).frozen is not None:
        options.append(Option("thaw", (card,)))


@action("thaw")
def thaw(s: State, card: int) -> None:
    """The frozen effect is carried out, then the card is discarded (TK-FROST-4)."""
    effect = being_of(card).frozen
    assert effect is not None
    s.seats[s.active].aside = NO_CARD
    s.card = card
    s.tell("thawed", s.active, card)
    s.push(turn_main)
    s.push(end_thaw)
    s.push(effect[0], *effect[1])


@step
def end_thaw(s: State) -> None:
    s.seats[s.active].discard.append(s.card)
    forget_effect(s)


# Warps ----------------------------------------------------------------------------------------------------------------


def may_warp(s: State) -> bool:
    """Not in the first turn of a player, nor while a being is pending (TK-WARP-2, TK-WARP-3)."""
    return s.turn > s.settings.seats and s.seats[s.active].aside == NO_CARD


@might_offer
def might_warp(s: State) -> bool:
    """Whether a card of the hand could have a warp effect: discard piles are open, so that everybody knows the rest."""
    seat = s.seats[s.active]
    if not seat.hand or not may_warp(s):
        return False
    return any(being_of(card).warp is not None for card in seat.hand + seat.pile.cards())


@offer
def offer_warp(s: State, options: list[Option]) -> None:
    if may_warp(s):
        hand = s.seats[s.active].hand
        options += [Option("warp", (card,)) for card in hand if being_of(card).warp is not None]


@action("warp")
def warp(s: State, card: int) -> None:
    """The card becomes the pending being, and its warp effect is carried out (TK-WARP-1)."""
    s.seats[s.active].hand.remove(card)
    put_aside(s, card)
    s.card = card
    s.warped += (card,)
    s.push(turn_main)
    s.push(end_warp)
    do_warp(s, card)


def do_warp(s: State, card: int) -> None:
    """The warp effect of a card is carried out, be it by itself or by another (TK-WARP-8)."""
    effect = being_of(card).warp
    assert effect is not None
    s.tell("warped", s.active, card)
    s.push(effect[0], *effect[1])


@step
def end_warp(s: State) -> None:
    """The card goes on lying there."""
    forget_effect(s)
