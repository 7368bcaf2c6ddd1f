"""A simple judgement of a position, for bots: honor so far, what is owned, and what can still come of it."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.mountain import around, cells_of
from stonehall.games.mountain_king.pyramid import OPEN_ABOVE
from stonehall.games.mountain_king.resources import CLAN_CARTS, KINDS, STATUE_CLANS
from stonehall.games.mountain_king.scoring import halls, leftovers, network_of, statues
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State

WON: Final = 1000.0
WORTH: Final = (0.9, 1.2, 1.6, 1.1, 0.9, 0.8, 0.9, 0.8, 0.8, 0.8)
"""What a token of each symbol is worth while there is time to spend it, in honor."""
YIELD: Final = 0.35
"""What one future activation of an empty symbol is worth, as a share of its token."""
PEDESTAL: Final = 1.5
STATUE: Final = 1.5
"""A statue in the own network that can still be moved."""
DEPTH: Final = (0.0, 0.0, 0.4, 0.9, 1.6, 2.4)
"""How far inwards the network has come: the way to what is worth most."""
ROOM: Final = 0.04
"""A free cell beside the own network."""


def evaluate(s: State, seat: int) -> float:
    """How good the state looks for a seat; 0 is even."""
    outcome = s.outcome
    seating = s.settings.seating
    if outcome is not None:
        return WON * (1 if outcome.ranks[seat] == 1 else -1)
    own = seating.side_of[seat]
    others = [_side(s, side) for side in seating.other_sides(own)]
    return _side(s, own) - max(others)


def time_left(s: State, side: int) -> float:
    """From 1 at the beginning to 0 in the last turn of a side, as a rough measure of what can still be used."""
    if s.turns_left >= 0:
        return min(s.turns_left / (3 * s.settings.seats), 1.0) * 0.5
    seats = s.settings.seating.seats_of[side]
    return 1.0 - sum([s.recruits[seat] for seat in seats]) / (12 * len(seats))


def _side(s: State, side: int) -> float:
    left = time_left(s, side)
    total = float(s.tunnel_honor[side] + s.pedestal_honor[side] + s.coronation_honor[side])
    total += halls(s, side) + statues(s, side) + leftovers(s, side) * (1 - left)
    stored = s.storage[side * KINDS : side * KINDS + KINDS]
    for kind, amount in enumerate(stored):
        total += left * WORTH[kind] * amount
    total += left * PEDESTAL * sum(s.pedestals[side * STATUE_CLANS : side * STATUE_CLANS + STATUE_CLANS])
    for seat in s.settings.seating.seats_of[side]:
        total += left * _trolls(s, seat)
    cells = network_of(s, side)
    uncovered = (cells & s.statue_mask).bit_count()
    total += left * STATUE * uncovered
    free = around(cells) & s.settings.mountain.ground & ~s.dug
    total += left * ROOM * free.bit_count()
    deepest = 0
    for cell in cells_of(free):
        deepest = max(deepest, s.settings.mountain.level[cell])
    return total + left * DEPTH[deepest] * (2 + uncovered)


def _trolls(s: State, seat: int) -> float:
    """Tokens on trolls, and what empty symbols may still yield."""
    trolls, base = s.settings.components.trolls, seat * SLOTS
    total = 0.0
    for slot in range(SLOTS):
        card = s.trolls[base + slot]
        if card == NO_CARD:
            continue
        hopes = 0
        for above in OPEN_ABOVE[slot]:
            if s.trolls[base + above] == NO_CARD:
                hopes += 1
        held = s.tokens[base + slot]
        for place, symbol in enumerate(trolls[card].symbols):
            worth = WORTH[min(symbol, CLAN_CARTS)]
            total += worth * (1.0 if held >> place & 1 else min(hopes, 3) * YIELD)
    return total
