"""Which options are worth a look: an advice to bots, who cannot try hundreds of places for each of fifty tunnels."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import LARGEST
from stonehall.games.mountain_king.mountain import LEVELS, NOWHERE, around
from stonehall.games.mountain_king.prospects import SHOP_WORTH
from stonehall.games.mountain_king.resources import MINERALS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.scoring import HALL, possessions, statue_value
from stonehall.games.mountain_king.shapes import Tile
from stonehall.games.mountain_king.state import BEFORE, State
from stonehall.games.mountain_king.worth import least_missed, most_wanted
from stonehall.kernel.decision import Option

PLACES: Final = 4
"""So many places of a tile are looked at."""
SHAPES: Final = (3, 1)
"""So many shapes of the largest size that a mineral can pay are tried, and of the next."""
SHOPS: Final = 2
"""So many workshops are thought of for a site."""
MOVES: Final = 10
PLENTY: Final = 8
"""Whoever owns less does not trade."""
FOUND: Final = [1.0, 1.3, 1.7, 1.0, 0.9, 0.9, 1.0]
"""What is buried, by resource."""


def promising(s: State) -> list[Option]:
    """The options of the pending decision that may be good, the likeliest first."""
    decision = s.decision
    if decision is None:
        return []
    options, prompt = decision.options, decision.prompt
    if prompt == "lay-tunnel":
        components = s.settings.components
        tile = components.tunnels[components.stack_of[decision.about[1]]].tile
        return _best(options, [_place_value(s, tile, option) for option in options], PLACES)
    if prompt == "lay-hall":
        tile = s.settings.components.halls[decision.about[0]].tile
        return _best(options, [_hall_value(s, tile, option) for option in options], PLACES)
    if prompt == "found":
        return _best(options, [SHOP_WORTH[option.args[0]] if option.args else 0.0 for option in options], SHOPS)
    if prompt in ("give", "bribe"):
        kinds = [option.args[0] for option in options]
        return [options[kinds.index(least_missed(s, s.side, possessions(s, s.side), kinds))]]
    if prompt == "after":
        return _after(s, options)
    if prompt in ("before", "workshop", "place"):
        return _fewer_digs(s, _fewer_trades(s, options))
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
    if not moves:
        return kept
    altars = 0
    for tile in s.tiles:
        if tile.kind == HALL:
            altars |= 1 << tile.anchor
    mountain = s.settings.mountain
    # Of each tunnel a statue can go to, only the cell that is best for it.
    best: dict[tuple[int, int], tuple[float, Option]] = {}
    for option in moves:
        start, end = option.args
        clan = s.statue_clans[s.statues.index(start)]
        value = float(mountain.level[end])
        if s.pedestals_on.get(end, -1) == clan:
            value *= 2
        if altars >> end & 1:
            value += 8.0
        for place, tile in enumerate(s.tiles):
            if tile.mask >> end & 1:
                value -= mountain.level[start]
                if (start, place) not in best or value > best[start, place][0]:
                    best[start, place] = (value, option)
                break
    found = list(best.values())
    return kept + _best([option for _, option in found], [value for value, _ in found], MOVES)


def _fewer_trades(s: State, options: list[Option]) -> list[Option]:
    """One trade: for what is wanted most, where there is much to spare."""
    kept = [option for option in options if option.verb != "trade"]
    if len(kept) == len(options):
        return options
    amounts = possessions(s, s.side)
    if s.moment == BEFORE and sum(amounts) >= PLENTY:
        kept.append(Option("trade", (most_wanted(s, s.side, amounts),)))
    return kept or options


def _fewer_digs(s: State, options: list[Option]) -> list[Option]:
    """Of each mineral a few shapes of the largest size, fewer of the next, and one with an anchor for a pedestal."""
    kept = [option for option in options if option.verb != "dig"]
    tunnels, stack_of = s.settings.components.tunnels, s.settings.components.stack_of
    waiting = any(s.pedestals[s.side * STATUE_CLANS + clan] for clan in range(STATUE_CLANS))
    for mineral in MINERALS:
        sizes: dict[int, list[Option]] = {}
        for option in options:
            if option.verb == "dig" and option.args[0] == mineral:
                sizes.setdefault(tunnels[stack_of[option.args[1]]].tile.size, []).append(option)
        for rank, size in enumerate(sorted(sizes, reverse=True)):
            some = sizes[size]
            first = (7 * s.turn + mineral) % len(some)
            wanted = SHAPES[rank] if rank < len(SHAPES) else 0
            if waiting and size < LARGEST:
                wanted = max(wanted, 2 if size + 1 == LARGEST else 1)
            kept += (some[first:] + some[:first])[:wanted]
    return kept
