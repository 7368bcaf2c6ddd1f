"""Which options are worth a look: an advice to bots, who cannot try hundreds of places for each of fifty tunnels."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.mountain import LEVELS, NOWHERE, around
from stonehall.games.mountain_king.resources import MINERALS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.scoring import HALL, statue_value
from stonehall.games.mountain_king.shapes import Tile
from stonehall.games.mountain_king.state import State
from stonehall.kernel.decision import Option

PLACES: Final = 6
"""So many places of a tile are looked at."""
DIGS: Final = 4
"""So many shapes of each mineral and size are tried."""
MOVES: Final = 12
FOUND: Final = (1.0, 1.3, 1.7, 1.0, 0.9, 0.9, 1.0)
"""What is buried, by resource."""


def promising(s: State) -> list[Option]:
    """The options of the pending decision that may be good, the likeliest first."""
    decision = s.decision
    if decision is None:
        return []
    options = decision.options
    if decision.prompt == "lay-tunnel":
        components = s.settings.components
        tile = components.tunnels[components.stack_of[decision.about[1]]].tile
        return _best(options, [_place_value(s, tile, option) for option in options], PLACES)
    if decision.prompt == "lay-hall":
        tile = s.settings.components.halls[decision.about[0]].tile
        return _best(options, [_hall_value(s, tile, option) for option in options], PLACES)
    if decision.prompt == "after":
        return _after(s, options)
    if decision.prompt in ("before", "workshop", "place"):
        kept = [option for option in options if option.verb != "trade"]
        return _fewer_digs(s, kept or options)
    return options


def _best(options: list[Option], values: list[float], most: int) -> list[Option]:
    order = sorted(range(len(options)), key=lambda place: -values[place])
    return [options[place] for place in order[:most]]


def _place_value(s: State, tile: Tile, option: Option) -> float:
    """What a place of a tunnel seems to bring: things under it, the way inwards, statues and sites beside it."""
    cell, turn = option.args
    lying = tile.lying(turn)
    mask, mountain = lying.mask << cell, s.settings.mountain
    value = 0.0
    if mask & mountain.all_buried:
        for kind in range(len(RESOURCES)):
            value += FOUND[kind] * (mask & mountain.buried[kind]).bit_count()
    value += 3.0 * (mask & s.statue_mask).bit_count() - 0.9 * (mask & mountain.rubble).bit_count()
    near = around(mask) & ~mask & ~s.dug
    value += 1.0 * (near & s.statue_mask).bit_count() + 0.3 * (near & mountain.site_mask).bit_count()
    value += 0.25 * (near & mountain.all_buried).bit_count()
    for level in range(LEVELS, 0, -1):
        if near & mountain.level_masks[level]:
            value += 1.2 * level
            break
    anchor = NOWHERE if lying.mark < 0 else cell + lying.mark
    if anchor != NOWHERE:
        level = mountain.level[anchor]
        for clan in range(STATUE_CLANS):
            if s.pedestals[s.side * STATUE_CLANS + clan] and s.track[(level - 1) * STATUE_CLANS + clan] >= 0:
                value += 1.0 + 0.6 * level
                break
    return value


def _hall_value(s: State, tile: Tile, option: Option) -> float:
    """A place of a hall is good with a statue near the altar, and bad over pedestals and statues that score."""
    cell, turn = option.args
    lying = tile.lying(turn)
    mask = lying.mask << cell
    value = 0.0
    if s.statue_mask >> (cell + lying.mark) & 1:
        value += 8.0
    for place, statue in enumerate(s.statues):
        if mask >> statue & 1:
            value -= 0.5 * statue_value(s, s.statues[place])
    for pedestal in s.pedestals_on:
        if mask >> pedestal & 1:
            value -= 3.0
    return value


def _after(s: State, options: list[Option]) -> list[Option]:
    """All halls, the moves to better cells, and the end of the turn."""
    kept = [option for option in options if option.verb not in ("move", "trade")]
    moves = [option for option in options if option.verb == "move"]
    altars = 0
    for tile in s.tiles:
        if tile.kind == HALL:
            altars |= 1 << tile.anchor
    values = []
    for option in moves:
        start, end = option.args
        clan = s.statue_clans[s.statues.index(start)]
        level = s.settings.mountain.level
        value = float(level[end] - level[start])
        if s.pedestals_on.get(end, -1) == clan:
            value += level[end]
        if altars >> end & 1:
            value += 6.0
        values.append(value)
    return kept + _best(moves, values, MOVES)


def _fewer_digs(s: State, options: list[Option]) -> list[Option]:
    """Of each mineral a few shapes of the largest sizes, by turns."""
    kept = [option for option in options if option.verb != "dig"]
    tunnels, stack_of = s.settings.components.tunnels, s.settings.components.stack_of
    for mineral in MINERALS:
        digs = [option for option in options if option.verb == "dig" and option.args[0] == mineral]
        sizes: dict[int, list[Option]] = {}
        for option in digs:
            sizes.setdefault(tunnels[stack_of[option.args[1]]].tile.size, []).append(option)
        for size in sorted(sizes, reverse=True)[:2]:
            some = sizes[size]
            first = s.turn % len(some)
            kept += (some[first:] + some[:first])[:DIGS]
    return kept
