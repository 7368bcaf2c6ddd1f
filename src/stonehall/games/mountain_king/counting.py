"""What players count to see how things stand."""

from __future__ import annotations

from stonehall.games.mountain_king.mountain import STRIDE, cells_of
from stonehall.games.mountain_king.scoring import honor, network_of, possessions
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State


def counts(s: State, seat: int) -> dict[str, int]:
    """The honor of the own side if the game ended now, its trolls, the cells of its network and its resources."""
    seating = s.settings.seating
    side = seating.side_of[seat]
    trolls = [s.trolls[own * SLOTS : (own + 1) * SLOTS] for own in seating.seats_of[side]]
    return {
        "honor": honor(s, side),
        "trolls": sum([card != NO_CARD for smoot in trolls for card in smoot]),
        "cells": network_of(s, side).bit_count(),
        "resources": sum(possessions(s, side)),
    }


def goal_counts(s: State, seat: int) -> dict[str, int]:
    """The same, and how many cells lie between the own network and the heart by the shortest way."""
    own = network_of(s, s.settings.seating.side_of[seat])
    ways = [_distance(cell, goal) for goal in cells_of(s.settings.mountain.heart) for cell in cells_of(own)]
    return {**counts(s, seat), "cells-to-heart": min(ways) - 1}


def _distance(one: int, other: int) -> int:
    """How many steps lead from a cell to another, over whatever lies between."""
    return abs(one // STRIDE - other // STRIDE) + abs(one % STRIDE - other % STRIDE)
