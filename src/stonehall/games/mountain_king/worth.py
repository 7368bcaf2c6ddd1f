"""What resources are worth to a bot, in honor: minerals what they can dig, the others what can still be done with them.

Whatever is more than can be used is spare, and worth hardly more than the third of a point it brings at the end.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import LARGEST
from stonehall.games.mountain_king.resources import CART, COIN, HAMMER, KINDS, MINERALS, RUNE
from stonehall.games.mountain_king.state import WORKING, State
from stonehall.games.mountain_king.weights import Weights

HAMMERS: Final = 3
"""So many hammers are of use at a time."""
RUNES: Final = 2
CARTS: Final = 3
RECRUITS: Final = 6
"""So many trolls a player recruits (MK-PLACE-2)."""
BRIBE: Final = 3
"""So many coins a recruit costs, as a rule."""
MANY_TURNS: Final = 99


def turns_to_come(s: State, side: int) -> int:
    """How many trolls or tunnels a side can still take once the end has begun; very many before."""
    if s.turns_left < 0:
        return MANY_TURNS
    seats = s.settings.seats
    total = 1 if s.side == side and s.moment <= WORKING else 0
    for seat in s.settings.seating.seats_of[side]:
        wait = (seat - s.active) % seats or seats
        if s.turns_left >= wait:
            total += 1 + (s.turns_left - wait) // seats
    return total


def resources_worth(s: State, side: int, amounts: list[int], turns: int, weights: Weights) -> float:
    """What a side's resources are worth with so many turns to come, carts for statues apart."""
    total = minerals_worth(s, amounts, turns, weights)
    open_places = 0
    for seat in s.settings.seating.seats_of[side]:
        open_places += RECRUITS - s.recruits[seat]
    total += _useful(amounts[COIN], BRIBE * min(open_places, turns), weights.coin, weights.spare)
    total += _useful(amounts[HAMMER], min(HAMMERS, 2 * turns), weights.hammer, weights.spare)
    total += _useful(amounts[RUNE], min(RUNES, turns), weights.rune, weights.spare)
    return total + _useful(amounts[CART], min(CARTS, turns), weights.cart, weights.spare)


def _useful(amount: int, most: int, worth: float, spare: float) -> float:
    if amount <= most:
        return worth * amount
    return worth * most + spare * (amount - most)


def minerals_worth(s: State, amounts: list[int], turns: int, weights: Weights) -> float:
    """What minerals can dig, the largest tunnels first, and one tunnel a turn."""
    digs: list[float] = []
    total = 0.0
    for mineral in MINERALS:
        points = s.settings.components.tunnel_points[mineral]
        amount = amounts[mineral]
        while amount >= LARGEST:
            digs.append(points[LARGEST])
            amount -= LARGEST
        if amount:
            digs.append(points[amount])
            total += (weights.single if turns > 1 else weights.spare) * amount
    digs.sort(reverse=True)
    for place in range(min(len(digs), turns, len(weights.digs))):
        total += weights.digs[place] * digs[place]
    return total


def least_missed(s: State, side: int, amounts: list[int], kinds: list[int], weights: Weights) -> int:
    """Which of these resources a side would miss least, if it gave one away."""
    turns = turns_to_come(s, side)
    best, least = kinds[0], 1e9
    for kind in kinds:
        amounts[kind] -= 1
        lost = -resources_worth(s, side, amounts, turns, weights)
        amounts[kind] += 1
        if lost < least:
            best, least = kind, lost
    return best


def most_wanted(s: State, side: int, amounts: list[int], weights: Weights) -> int:
    """Which resource would help a side most."""
    turns = turns_to_come(s, side)
    best, most = 0, -1e9
    for kind in range(KINDS):
        amounts[kind] += 1
        won = resources_worth(s, side, amounts, turns, weights)
        amounts[kind] -= 1
        if won > most:
            best, most = kind, won
    return best
