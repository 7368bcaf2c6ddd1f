"""A judgement of a position, for bots: honor so far, what is owned, and what can still come of it, in honor.

Everything that is not honor yet fades as the end comes near. Minerals are worth what they can dig: a fifth stone more
than a first. Statues are worth their place now and a little of the better places that are in reach.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import LARGEST
from stonehall.games.mountain_king.mountain import LEVELS, around
from stonehall.games.mountain_king.preview import cascade
from stonehall.games.mountain_king.pyramid import OPEN_ABOVE
from stonehall.games.mountain_king.recruit import free_slots
from stonehall.games.mountain_king.resources import (
    CART,
    COIN,
    HAMMER,
    KINDS,
    MINERALS,
    RUNE,
    STATUE_CLANS,
    resource_of,
)
from stonehall.games.mountain_king.scoring import halls, leftovers, network_of, statues
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State

WON: Final = 1000.0
MINERAL_SHARE: Final = 0.85
"""What minerals in hand are worth, as a share of the honor they can dig."""
SINGLE: Final = 0.45
"""A mineral on its way to the next size."""
WORTH: Final = {COIN: 0.9, HAMMER: 0.8, RUNE: 0.8, CART: 1.1}
"""One of the others; after the third of a kind the next is worth half."""
MANY: Final = 3
YIELD: Final = 0.3
"""What one future activation of an empty symbol is worth."""
PEDESTAL: Final = 1.6
STATUE: Final = 2.2
"""A statue in the own network that can still be moved."""
EMPTY_PEDESTAL: Final = 0.3
"""A pedestal that waits for a statue of its clan, as a share of what it would add."""
DEPTH: Final = (0.0, 0.0, 0.5, 1.1, 2.0, 3.0)
"""How far inwards the network has come."""
ROOM: Final = 0.05
"""A free cell beside the own network."""
BURIED: Final = 0.15
"""Something buried beside the own network."""
LAST_ROUNDS: Final = 3


def evaluate(s: State, seat: int) -> float:
    """How good the state looks for a seat; 0 is even."""
    outcome = s.outcome
    seating = s.settings.seating
    if outcome is not None:
        return WON * (1 if outcome.ranks[seat] == 1 else -1)
    own = seating.side_of[seat]
    return side_value(s, own) - max([side_value(s, side) for side in seating.other_sides(own)])


def time_left(s: State, side: int) -> float:
    """From 1 at the beginning to 0 after the last turn, as a rough measure of what can still be used."""
    if s.turns_left >= 0:
        return 0.6 * min(s.turns_left / (LAST_ROUNDS * s.settings.seats), 1.0)
    seats = s.settings.seating.seats_of[side]
    return 1.0 - 0.4 * sum([s.recruits[seat] for seat in seats]) / (6 * len(seats))


def side_value(s: State, side: int) -> float:
    left = time_left(s, side)
    total = float(s.tunnel_honor[side] + s.pedestal_honor[side] + s.coronation_honor[side])
    total += halls(s, side) + statues(s, side) + leftovers(s, side) * (1 - left)
    if left <= 0:
        return total
    future = _stores(s, side) + PEDESTAL * sum(s.pedestals[side * STATUE_CLANS : (side + 1) * STATUE_CLANS])
    for seat in s.settings.seating.seats_of[side]:
        future += _hopes(s, seat)
    if s.side == side:
        future += _this_turn(s)
    return total + left * (future + _mountain(s, side))


def _stores(s: State, side: int) -> float:
    """Everything a side owns, wherever it lies."""
    amounts = s.storage[side * KINDS : side * KINDS + KINDS]
    trolls = s.settings.components.trolls
    for seat in s.settings.seating.seats_of[side]:
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            held = s.tokens[slot]
            if held:
                for place, symbol in enumerate(trolls[s.trolls[slot]].symbols):
                    if held >> place & 1:
                        amounts[resource_of(symbol)] += 1
    total = 0.0
    for mineral in MINERALS:
        total += minerals_worth(s, mineral, amounts[mineral])
    for kind, worth in WORTH.items():
        amount = amounts[kind]
        total += worth * (min(amount, MANY) + 0.5 * max(amount - MANY, 0))
    return total


def minerals_worth(s: State, mineral: int, amount: int) -> float:
    """What minerals of a kind can dig, the largest tunnels first."""
    points = s.settings.components.tunnel_points[mineral]
    total = 0.0
    while amount >= LARGEST:
        total += points[LARGEST]
        amount -= LARGEST
    return MINERAL_SHARE * (total + points[amount]) + SINGLE * amount


def _hopes(s: State, seat: int) -> float:
    """What empty symbols may still yield, and what the troll will bring that looks for its place."""
    trolls, base = s.settings.components.trolls, seat * SLOTS
    total = 0.0
    for slot in range(SLOTS):
        card = s.trolls[base + slot]
        if card != NO_CARD:
            hopes = 0
            for above in OPEN_ABOVE[slot]:
                if s.trolls[base + above] == NO_CARD:
                    hopes += 1
            empty = (trolls[card].full & ~s.tokens[base + slot]).bit_count()
            total += YIELD * (empty * min(hopes, 3) + (len(trolls[card].symbols) - empty) * min(max(hopes - 1, 0), 2))
    if seat == s.active and s.newcomer != NO_CARD:
        best = 0.0
        for slot in free_slots(s, seat):
            best = max(best, float(cascade(s, seat, s.newcomer, slot).total))
        total += best
    return total


def _this_turn(s: State) -> float:
    """What spells have promised for the rest of the turn."""
    return (
        s.cheaper
        + 0.5 * s.free_hammers
        + 0.8 * s.dig_bonus
        + 0.7 * s.free_moves
        + 0.8 * s.mixed
        + 0.6 * s.any_bribe
        + 0.5 * max(s.workshops_left - 1, 0)
    )


def _mountain(s: State, side: int) -> float:
    """Room to dig, the way inwards, statues that can be moved and pedestals that wait for them."""
    mountain, points = s.settings.mountain, s.settings.components.statue_points
    cells = network_of(s, side)
    near = around(cells) & mountain.ground & ~s.dug
    deepest = 0
    for level in range(LEVELS, 0, -1):
        if near & mountain.level_masks[level]:
            deepest = level
            break
    here = cells & s.statue_mask
    total = ROOM * near.bit_count() + BURIED * (near & mountain.all_buried).bit_count()
    total += DEPTH[deepest] * (2 + here.bit_count()) + STATUE * here.bit_count()
    total += STATUE * 0.4 * (near & s.statue_mask).bit_count()
    for cell, clan in s.pedestals_on.items():
        if cells >> cell & 1:
            standing = s.statue_mask >> cell & 1 and s.statue_clans[s.statues.index(cell)] == clan
            if not standing:
                total += EMPTY_PEDESTAL * 2 * points[mountain.level[cell]]
    return total
