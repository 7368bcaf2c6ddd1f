"""What the mountain still promises a side: better places for statues, great halls, workshops, room to dig."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.halls import fits_somewhere
from stonehall.games.mountain_king.journeys import Roads, carts_of
from stonehall.games.mountain_king.mountain import LEVELS, STRIDE, around
from stonehall.games.mountain_king.state import TUNNEL, State
from stonehall.games.mountain_king.weights import Weights

BLOCKS: Final = 8
WORKSHOP_WORTH: Final = {
    "cartwright": 1.0,
    "runesmith": 0.5,
    "charmer": 0.5,
    "stone-grinder": 0.6,
    "coin-press": 1.0,
    "millstone": 0.9,
    "metal-foundry": 1.2,
    "tool-foundry": 0.8,
    "picksmith": 0.4,
    "wheelwright": 0.7,
    "quartermaster": 0.8,
}
"""What an entrance to a workshop is worth."""
SHOP_WORTH: Final = [WORKSHOP_WORTH[name] for name in WORKSHOPS]


def statue_prospects(s: State, side: int, seats: Sequence[int], weights: Weights) -> tuple[float, float]:
    """What moves of statues would add that seats of a side can make: those with carts for them, and hopes."""
    cells = 0
    for seat in seats:
        cells |= s.networks[seat]
    if not cells & s.statue_mask:
        return 0.0, 0.0
    plan = Roads(s, cells).best(carts_of(s, seats, side))
    certain = hoped = 0.0
    for journey in plan.certain:
        certain += weights.certain * journey.gain - weights.step * (journey.steps - 1)
    for journey in plan.hoped:
        hoped += weights.hoped * journey.gain / journey.steps
    return certain, hoped


def hall_prospects(s: State, side: int, cells: int, weights: Weights) -> float:
    """The best hall that would fit now, and room for others."""
    if not s.halls_left:
        return 0.0
    tunnels = 0
    for tile in s.tiles:
        if tile.kind == TUNNEL:
            tunnels |= tile.mask
    tunnels &= cells
    rows = tunnels & tunnels >> 1
    blocks = (rows & rows >> STRIDE).bit_count()
    best = 0.0
    likely = weights.altar if cells & s.statue_mask else weights.empty_altar
    for place, hall in enumerate(s.settings.components.halls):
        if s.halls_left >> place & 1:
            value = hall.small + likely * (hall.large - hall.small)
            if value > best and fits_somewhere(s, place, tunnels):
                best = value
    return weights.hall_ready * best + weights.block * min(blocks, BLOCKS)


def ground_prospects(s: State, cells: int, weights: Weights) -> float:
    """Room to dig, the way inwards, what lies in the rock beside the network, and the workshops there."""
    mountain = s.settings.mountain
    beside = around(cells)
    near = beside & mountain.ground & ~s.dug
    total = weights.room * near.bit_count() + weights.buried * (near & mountain.all_buried).bit_count()
    total += weights.statue_near * (near & s.statue_mask).bit_count()
    for level in range(LEVELS, 0, -1):
        if (near | cells) & mountain.level_masks[level]:
            total += weights.levels[level]
            break
    if beside & mountain.site_mask:
        for place, kind in enumerate(s.founded):
            if kind >= 0:
                site = mountain.workshop_sites[place]
                if beside >> site & 1:
                    doors = (around(1 << site) & cells).bit_count()
                    total += SHOP_WORTH[kind] * (weights.workshop + weights.entrance * doors)
    return total
