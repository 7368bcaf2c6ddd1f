"""Drawing: the refill at the end of a turn and extra cards (TK-HAND-1..5, TK-TEAM-4, TK-TEAM-5)."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.seating import SIDEWAYS
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step

BEINGS: Final = 3
LEGENDS: Final = 2
FLARES: Final = 1


@step
def refill(s: State) -> None:
    """Beings, legends and flare up to 3, 2 and 1, then extra cards; legends go to the partner in a team game."""
    seat = s.active
    holder = s.settings.seating.partner(seat)
    s.push(draw_more_legends, holder, s.extra_legends)
    s.push(draw_more_beings, seat, s.extra_beings)
    s.push(draw_flares, seat)
    s.push(draw_legends, holder)
    s.push(draw_beings, seat)


@step
def draw_beings(s: State, seat: int) -> None:
    own = s.seats[seat]
    s.push(draw_more_beings, seat, BEINGS - len(own.hand) - len(own.pending()))  # TK-WARP-6


@step
def draw_legends(s: State, seat: int) -> None:
    s.push(draw_more_legends, seat, LEGENDS - len(s.seats[seat].legends))


@step
def draw_flares(s: State, seat: int) -> None:
    s.push(draw_more_flares, seat, FLARES - len(s.seats[seat].flares))


@step
def draw_more_beings(s: State, seat: int, count: int) -> None:
    """From the own deck, which is never reshuffled (TK-HAND-3)."""
    if count > 0:
        s.draw_from(s.seats[seat].pile, "draw", drew_being, (seat, count), (seat,))


@step
def drew_being(s: State, card: int, seat: int, count: int) -> None:
    own = s.seats[seat]
    own.pile.take(card)
    own.hand.append(card)
    if len(own.pile) == (SIDEWAYS if s.settings.teams else 0):
        s.exhausted = True
    s.tell_only(seat, "drew", seat, card)
    s.push(draw_more_beings, seat, count - 1)


@step
def draw_more_legends(s: State, seat: int, count: int) -> None:
    """When the deck is used up, the discard pile is shuffled first (TK-HAND-2)."""
    if count <= 0:
        return
    if not len(s.legends) and s.legends_discard:
        s.legends.loose, s.legends_discard = s.legends_discard, []
        s.push(draw_more_legends, seat, count)
    else:
        s.draw_from(s.legends, "draw", drew_legend, (seat, count), (seat,))


@step
def drew_legend(s: State, card: int, seat: int, count: int) -> None:
    s.legends.take(card)
    s.seats[seat].legends.append(card)
    s.tell_only(seat, "drew", seat, card)
    s.push(draw_more_legends, seat, count - 1)


@step
def draw_more_flares(s: State, seat: int, count: int) -> None:
    if count <= 0:
        return
    if not len(s.flares) and s.flares_discard:
        s.flares.loose, s.flares_discard = s.flares_discard, []
        s.push(draw_more_flares, seat, count)
    else:
        s.draw_from(s.flares, "draw", drew_flare, (seat, count), (seat,))


@step
def drew_flare(s: State, card: int, seat: int, count: int) -> None:
    s.flares.take(card)
    s.seats[seat].flares.append(card)
    s.tell_only(seat, "drew", seat, card)
    s.push(draw_more_flares, seat, count - 1)
