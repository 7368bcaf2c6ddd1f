"""Events that are played at a moment of their own, also in the turn of another (SW1-EVT-1, SW1-ANY-4).

Whether a player holds such an event is secret. So the question comes up whenever it could be played as far as everybody
knows, and offers what the hand allows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from stonehall.games.alliances.abilities import BOOK
from stonehall.games.alliances.asking import ask_reaction, could_hold
from stonehall.games.alliances.cards import BY_ID, CARDS
from stonehall.games.alliances.piles import from_hand, spend_magic, to_discard
from stonehall.games.alliances.state import State
from stonehall.games.alliances.steps import step
from stonehall.games.alliances.values import can_pay, event_cost
from stonehall.kernel.decision import Option

Effect = Callable[..., None]
Test = Callable[..., bool]


class Reaction:
    """An event that is played at a moment: ``effect(s, seat, *payload)``, if ``might(s, seat, *payload)`` holds."""

    def __init__(self, id: str, moment: int, might: Test, effect: Effect) -> None:
        self.id = id
        self.moment = moment
        self.might = might
        self.effect = effect
        self.key = BOOK.mention(id).number
        """The number under which a player can decline it for a while."""


REACTIONS: Final[dict[int, list[Reaction]]] = {}
"""The reactions by their moments."""
_BY_KEY: Final[dict[int, Reaction]] = {}


def reaction(id: str, moment: int, might: Test) -> Callable[[Effect], Effect]:
    """An event (of the same id, with ``reaction=True``) that can be played at a moment which all cards may watch.

    ``might(s, seat, *payload)``: whether a seat could play it now as far as everybody knows, the hand left aside. The
    moment ``PREVENTS`` (payload: id of the card) comes before wounds are placed, which wait as ``s.woundings[-1]``.
    The prompt has the id of the event, and speaks of the card whose id comes first in the payload.
    """

    def book(effect: Effect) -> Effect:
        found = Reaction(id, moment, might, effect)
        REACTIONS.setdefault(moment, []).append(found)
        _BY_KEY[found.key] = found
        return effect

    return book


def moments_of(s: State) -> int:
    """The moments at which some player of this game may react, as bits (``State.reactions``)."""
    bits = 0
    for moment, reactions in REACTIONS.items():
        for known in reactions:
            if any(BY_ID[known.id].number in side.kinds for side in s.sides):
                bits |= 1 << moment
    return bits


def react(s: State, moment: int, payload: tuple[int, ...]) -> None:
    """A moment at which events may be played: whoever could is asked next, the active player first."""
    if not s.reactions & (1 << moment) or s.over:
        return
    asked: list[tuple[int, int]] = []
    for seat in s.seating.seats_from(s.active):
        for known in REACTIONS[moment]:
            if could_hold(s, seat, BY_ID[known.id].number) and known.might(s, seat, *payload):
                asked.append((seat, known.key))
    for seat, key in reversed(asked):
        s.push(offer_reaction, seat, key, payload)


@step
def offer_reaction(s: State, seat: int, key: int, payload: tuple[int, ...]) -> None:
    known = _BY_KEY[key]
    card = BY_ID[known.id].number
    if could_hold(s, seat, card) and known.might(s, seat, *payload):
        playable = card in s.sides[seat].hand and can_pay(s, seat, event_cost(s, seat, CARDS[card]))
        options = [Option("play", (card,))] if playable else []
        cause = s.piece(payload[0])
        about = () if cause is None else (cause.card.number, cause.place)
        ask_reaction(s, seat, key, known.id, options, {"play": play_reaction}, (seat, key, payload), about, True)


@step
def play_reaction(s: State, card: int, seat: int, key: int, payload: tuple[int, ...]) -> None:
    """Carry out the effect, then discard the card (SW1-EVT-3)."""
    spend_magic(s, seat, event_cost(s, seat, CARDS[card]))
    from_hand(s, seat, card)
    s.tell("played", card, seat)
    s.push(put_away, card, seat)
    s.push(carry_out_reaction, seat, key, payload)


@step
def carry_out_reaction(s: State, seat: int, key: int, payload: tuple[int, ...]) -> None:
    """The effect of the event; it may ask."""
    _BY_KEY[key].effect(s, seat, *payload)


@step
def put_away(s: State, card: int, seat: int) -> None:
    """An event reaches the discard pile of whoever played it only after it was fully carried out (SW1-EVT-6)."""
    to_discard(s, seat, card)
