"""Honor: during play, at the end, and what the table would be worth if the game ended now (MK-SCORE-1..7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stonehall.games.mountain_king.mountain import cells_of
from stonehall.games.mountain_king.resources import KINDS, resource_of

if TYPE_CHECKING:
    from stonehall.games.mountain_king.state import State

HALL: Final = 2
SLOTS: Final = 10
PRICE_OF_TRADE: Final = 4
SET: Final = 3
CATEGORIES: Final = ("tunnels", "coronation", "pedestals", "leftovers", "halls", "statues")


def best_sets(amounts: list[int]) -> int:
    """The most sets of three equal resources that any number of 4:1 trades can leave (MK-SCORE-3).

    A trade never pays with a whole set: it would give four tokens for one. So only what is left over of each kind is
    traded, and what comes in completes pairs before single ones.

    >>> best_sets([3, 2, 0, 2, 1, 1, 3])
    3
    """
    sets = sum([amount // SET for amount in amounts])
    ones = sum([1 for amount in amounts if amount % SET == 1])
    pairs = sum([1 for amount in amounts if amount % SET == 2])
    return sets + _traded(ones, pairs)


def _traded(ones: int, pairs: int) -> int:
    """What trades of odd tokens add: each completes a pair, paid for with single tokens and with other pairs."""
    best = 0
    for completed in range(1, pairs + 1):
        if ones + 2 * (pairs - completed) >= PRICE_OF_TRADE * completed:
            best = completed
    return best


def possessions(s: State, side: int) -> list[int]:
    """How much a side owns of each resource, on trolls and in storage; carts of all kinds are one."""
    amounts = s.storage[side * KINDS : side * KINDS + KINDS]
    trolls = s.settings.components.trolls
    for seat in s.settings.seating.seats_of[side]:
        for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
            held = s.tokens[slot]
            if held:
                for place, symbol in enumerate(trolls[s.trolls[slot]].symbols):
                    if held >> place & 1:
                        amounts[resource_of(symbol)] += 1
    return amounts


def leftovers(s: State, side: int) -> int:
    """Sets of what the side owns, on trolls and in storage; every cart counts (MK-SCORE-3)."""
    return best_sets(possessions(s, side))


def network_of(s: State, side: int) -> int:
    """The cells of a side; joined or not, each statue and hall of a team counts once (MK-TEAM-7)."""
    cells = 0
    for seat in s.settings.seating.seats_of[side]:
        cells |= s.networks[seat]
    return cells


def halls(s: State, side: int) -> int:
    """The larger value with a statue on the altar, else the smaller (MK-HALL-7)."""
    own = network_of(s, side)
    total = 0
    for tile in s.tiles:
        if tile.kind == HALL and tile.mask & own:
            hall = s.settings.components.halls[tile.hall]
            total += hall.large if s.statue_mask >> tile.anchor & 1 else hall.small
    return total


def statues(s: State, side: int) -> int:
    """In each tunnel and on the gate the one statue that is worth most (MK-SCORE-5, MK-SCORE-6)."""
    own = network_of(s, side)
    total = 0
    for tile in s.tiles:
        if tile.kind != HALL and tile.mask & own:
            here = tile.mask & s.statue_mask
            if here:
                total += max([statue_value(s, cell) for cell in cells_of(here)])
    return total


def statue_value(s: State, cell: int) -> int:
    """By the level of the cell, doubled on a pedestal of the statue's clan (MK-SCORE-5)."""
    value = s.settings.components.statue_points[s.settings.mountain.level[cell]]
    clan = s.statue_clans[s.statues.index(cell)]
    return 2 * value if s.pedestals_on.get(cell, -1) == clan else value


def by_category(s: State, side: int) -> list[int]:
    """What each category would bring if the game ended now."""
    return [
        s.tunnel_honor[side],
        s.coronation_honor[side],
        s.pedestal_honor[side],
        leftovers(s, side),
        halls(s, side),
        statues(s, side),
    ]


def honor(s: State, side: int) -> int:
    return sum(by_category(s, side))


def standing(s: State) -> list[float]:
    """For each seat the honor of its side, a little less for every level recruited, which breaks ties (MK-SCORE-7)."""
    seating = s.settings.seating
    scores = []
    for side in range(seating.sides):
        levels = sum([s.levels[seat] for seat in seating.seats_of[side]])
        scores.append(honor(s, side) - levels / 1000)
    return [scores[seating.side_of[seat]] for seat in range(seating.seats)]
