"""What the mountain still promises a side: better places for statues, great halls, workshops, room to dig."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.halls import fits_somewhere
from stonehall.games.mountain_king.mountain import LEVELS, NOWHERE, STRIDE, around
from stonehall.games.mountain_king.purse import on_trolls
from stonehall.games.mountain_king.resources import CART, CLAN_CARTS, KINDS, STATUE_CLANS, WILD
from stonehall.games.mountain_king.scoring import statue_value
from stonehall.games.mountain_king.state import HALL, TUNNEL, Laid, State

FARTHEST: Final = 4
"""Statues farther away than so many tunnels are not thought of."""
TARGETS: Final = 5
"""So many better places are looked at."""
CERTAIN: Final = 0.9
"""The share of a gain for which there are carts enough."""
HOPED: Final = 0.3
"""The share of a gain for which carts are missing."""
STEP: Final = 0.2
"""What each tunnel on the way takes off a gain: so every move on the way is a step forward."""
HALL_READY: Final = 0.55
"""The share of a hall that could be laid now."""
ALTAR: Final = 0.6
"""How likely the altar of a hall will have a statue."""
BLOCK: Final = 0.3
"""Two by two dug cells: halls need room in both directions."""
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
DEPTH: Final = [0.0, 0.0, 1.0, 2.2, 3.6, 5.0]
"""How far inwards the network has come."""
ROOM: Final = 0.04
"""A free cell beside the own network."""
BURIED: Final = 0.15
"""Something buried beside the own network."""
STATUE_NEAR: Final = 1.0
"""A statue beside the own network, still in the rock."""


class Target:
    """A place that waits for a statue: the tile, what a statue there would add, and of which clan it must be."""

    __slots__ = ("clan", "gain", "tile")

    def __init__(self, tile: int, gain: float, clan: int = -1) -> None:
        self.tile = tile
        self.gain = gain
        self.clan = clan


class Mover:
    """A statue of the own network: its clan, its tile, and what would be lost if it left."""

    __slots__ = ("clan", "loss", "mask", "used")

    def __init__(self, clan: int, cell: int, loss: float) -> None:
        self.clan = clan
        self.mask = 1 << cell
        self.loss = loss
        self.used = False


def statue_prospects(s: State, side: int, cells: int) -> tuple[float, float]:
    """What moves of statues would add: those for which there are carts, and those that are only hoped for."""
    if not cells & s.statue_mask:
        return 0.0, 0.0
    tiles = [tile for tile in s.tiles if tile.mask & cells]
    movers: list[Mover] = []
    targets: list[Target] = []
    for place, tile in enumerate(tiles):
        _look_at(s, place, tile, movers, targets)
    targets.sort(key=_by_gain)
    carts = [0] * (STATUE_CLANS + 1)
    carts[STATUE_CLANS] = s.storage[side * KINDS + CART] + (s.free_moves if s.side == side else 0)
    for seat in s.settings.seating.seats_of[side]:
        carts[STATUE_CLANS] += on_trolls(s, seat, WILD)
        for clan in range(STATUE_CLANS):
            carts[clan] += on_trolls(s, seat, CLAN_CARTS + clan)
    certain = hoped = 0.0
    for target in targets[:TARGETS]:
        found, steps, gain = _nearest(tiles, movers, target)
        if found is None:
            continue
        found.used = True
        own = min(carts[found.clan], steps)
        if carts[STATUE_CLANS] >= steps - own:
            carts[found.clan] -= own
            carts[STATUE_CLANS] -= steps - own
            certain += CERTAIN * gain - STEP * (steps - 1)
        else:
            hoped += HOPED * gain / steps
    return certain, hoped


def _by_gain(target: Target) -> float:
    return -target.gain


def _look_at(s: State, place: int, tile: Laid, movers: list[Mover], targets: list[Target]) -> None:
    """The statues in a tile, and what else could stand there."""
    here = tile.mask & s.statue_mask
    mountain, points = s.settings.mountain, s.settings.components.statue_points
    if tile.kind == HALL:
        hall = s.settings.components.halls[tile.hall]
        raised = float(hall.large - hall.small)
        if not here >> tile.anchor & 1:
            targets.append(Target(place, raised))
        for number, cell in enumerate(s.statues):
            if here >> cell & 1:
                movers.append(Mover(s.statue_clans[number], cell, raised if cell == tile.anchor else 0.0))
        return
    best = 0
    several = here & (here - 1)
    if here:
        for number, cell in enumerate(s.statues):
            if here >> cell & 1:
                value = statue_value(s, cell)
                best = max(best, value)
                movers.append(Mover(s.statue_clans[number], cell, 0.0 if several else float(value)))
    if tile.anchor != NOWHERE and tile.anchor in s.pedestals_on:
        value = 2 * points[mountain.level[tile.anchor]]
        if value > best:
            targets.append(Target(place, float(value), s.pedestals_on[tile.anchor]))
            return
    if not several:
        for level in range(LEVELS, 0, -1):
            if tile.mask & mountain.level_masks[level]:
                if points[level] > best:
                    targets.append(Target(place, float(points[level])))
                break


def _nearest(tiles: list[Laid], movers: list[Mover], target: Target) -> tuple[Mover | None, int, float]:
    """The statue that should go to a target, how many carts that takes, and what it gains."""
    best: Mover | None = None
    most, best_steps = 0.5, 1
    goal = reach = tiles[target.tile].mask
    for steps in range(FARTHEST + 1):
        for mover in movers:
            if not mover.used and mover.mask & reach and (target.clan < 0 or mover.clan == target.clan):
                carts = max(steps, 1)
                gain = target.gain - mover.loss - STEP * carts
                if gain > most:
                    best, most, best_steps = mover, gain, carts
        if best is not None or steps == FARTHEST:
            break
        near = around(reach)
        wider = reach
        for tile in tiles:
            if tile.mask & near:
                wider |= tile.mask
        if wider == reach:
            break
        reach = wider
    if best is not None and best.mask & goal and best.loss >= target.gain:
        return None, 1, 0.0
    return best, best_steps, most


def hall_prospects(s: State, side: int, cells: int) -> float:
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
    likely = ALTAR if cells & s.statue_mask else 0.2
    for place, hall in enumerate(s.settings.components.halls):
        if s.halls_left >> place & 1:
            value = hall.small + likely * (hall.large - hall.small)
            if value > best and fits_somewhere(s, place, tunnels):
                best = value
    return HALL_READY * best + BLOCK * min(blocks, BLOCKS)


def ground_prospects(s: State, cells: int) -> float:
    """Room to dig, the way inwards, what lies in the rock beside the network, and the workshops there."""
    mountain = s.settings.mountain
    beside = around(cells)
    near = beside & mountain.ground & ~s.dug
    total = ROOM * near.bit_count() + BURIED * (near & mountain.all_buried).bit_count()
    total += STATUE_NEAR * (near & s.statue_mask).bit_count()
    for level in range(LEVELS, 0, -1):
        if (near | cells) & mountain.level_masks[level]:
            total += DEPTH[level]
            break
    if beside & mountain.site_mask:
        for place, kind in enumerate(s.founded):
            if kind >= 0:
                site = mountain.workshop_sites[place]
                if beside >> site & 1:
                    doors = (around(1 << site) & cells).bit_count()
                    total += SHOP_WORTH[kind] * (0.5 + 0.5 * doors)
    return total
