"""A simple judgement of a position, for bots: points, pieces by rank, and where they stand."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import COLOURED, pairs_in
from stonehall.games.tash_kalar.cards import COMMON, HEROIC, LEGENDARY
from stonehall.games.tash_kalar.seating import HIGH_FORM, MELEE, MOST_SIDES, NO_CARD, PENDING_COST
from stonehall.games.tash_kalar.state import State

WON: Final = 1000.0
POINT: Final = 6.0
LOWEST: Final = 4.0
"""A point in the lowest colour of Melee, on top of what any point is worth."""
COMMON_PIECE: Final = 1.0
UPGRADED: Final = 0.9
LEGENDARY_PIECE: Final = 1.5
TOGETHER: Final = 0.16
"""Two own pieces next to each other."""
ON_COLOUR: Final = 0.2
CARD: Final = 0.3
PENDING: Final = 1.5
"""A pending being, which will probably be summoned; in the last turns it costs what it says (TK-WARP-5)."""


def evaluate(s: State, seat: int) -> float:
    """How good the state looks for a seat; 0 is even."""
    outcome = s.outcome
    if outcome is not None:
        return WON * (2 * outcome.scores[seat] - 1)
    seating = s.settings.seating
    own = seating.side_of[seat]
    best = -WON
    for side in seating.other_sides(own):
        best = max(best, _side(s, side))
    return _side(s, own) - best


def _side(s: State, side: int) -> float:
    points = 0
    for place in range(side * MOST_SIDES, (side + 1) * MOST_SIDES):
        points += s.points[place]
    total = POINT * points
    if s.settings.form == MELEE:
        total += LOWEST * s.score(side) - POINT * 0.5 * points
    elif s.settings.form == HIGH_FORM:
        total += POINT * s.legendary[side].bit_count()
    if side == s.side:
        total += _promised(s)
    pieces = s.pieces[side]
    total += COMMON_PIECE * pieces.bit_count() + UPGRADED * s.upgraded[side].bit_count()
    total += LEGENDARY_PIECE * s.legendary[side].bit_count() + ON_COLOUR * (s.upgraded[side] & COLOURED).bit_count()
    total += TOGETHER * pairs_in(pieces)
    for seat in s.settings.seating.seats_of[side]:
        own = s.seats[seat]
        total += CARD * len(own.hand)
        if own.aside != NO_CARD:
            total -= (PENDING if s.last_turns < 0 else POINT * PENDING_COST) * len(own.pending())
    return total


def _promised(s: State) -> float:
    """Points for what was destroyed this turn, which are scored when it ends."""
    if s.settings.form == HIGH_FORM:
        return 0.0
    total = 0.0
    for colour in s.opponents():
        row = colour * MOST_SIDES
        total += s.kills[row + COMMON] / 2 + s.kills[row + HEROIC] + 2 * s.kills[row + LEGENDARY]
    return POINT * total
