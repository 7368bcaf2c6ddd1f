"""Which options are worth a look: an advice to bots, who cannot try hundreds of places for each of fifty tunnels."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import LARGEST
from stonehall.games.mountain_king.evaluation import evaluate
from stonehall.games.mountain_king.journeys import Roads, carts_of
from stonehall.games.mountain_king.mountain import LEVELS, NOWHERE, around
from stonehall.games.mountain_king.prospects import SHOP_WORTH
from stonehall.games.mountain_king.purse import purse
from stonehall.games.mountain_king.resources import CART, RESOURCES, STATUE_CLANS, resource_of
from stonehall.games.mountain_king.scoring import PRICE_OF_TRADE, best_sets, possessions, statue_value
from stonehall.games.mountain_king.shapes import Tile
from stonehall.games.mountain_king.state import ROW_OF_PLACE, SLOTS, State
from stonehall.games.mountain_king.weights import PLAIN, Weights
from stonehall.games.mountain_king.worth import least_missed, most_wanted, resources_worth, turns_to_come
from stonehall.kernel.decision import Option

FIRST_TROLLS: Final = 3
"""So many trolls come before the first tunnel: whoever digs earlier has fewer tokens for all that follows.

(Bots that waited won 61 % ± 5 of 396 games for two against those that did not.)
"""
MOST_BOUGHT: Final = 5
"""So many carts are bought at most, in the last turn."""
PLENTY: Final = 8
"""Whoever owns less does not trade."""
DEEP: Final = 8
"""So many choices inside a spell or a workshop are followed."""
WIDTH: Final = 5
FOUND: Final = [1.0, 1.3, 1.7, 1.0, 0.9, 0.9, 1.0]
"""What is buried, by resource."""


def promising(s: State, weights: Weights = PLAIN) -> list[Option]:
    """The options of the pending decision that may be good, the likeliest first."""
    decision = s.decision
    if decision is None:
        return []
    options, prompt = decision.options, decision.prompt
    if prompt == "lay-tunnel":
        components = s.settings.components
        tile = components.tunnels[components.stack_of[decision.about[1]]].tile
        return _best(options, [_place_value(s, tile, option, weights) for option in options], weights.places)
    if prompt == "lay-hall":
        tile = s.settings.components.halls[decision.about[0]].tile
        return _best(options, [_hall_value(s, tile, option) for option in options], weights.places)
    if prompt == "found":
        return _best(options, [SHOP_WORTH[option.args[0]] if option.args else 0.0 for option in options], 1)
    if prompt in ("give", "bribe"):
        kinds = [option.args[0] for option in options]
        return [options[kinds.index(least_missed(s, s.side, possessions(s, s.side), kinds, weights))]]
    if prompt == "after":
        return _after(s, options, weights)
    if prompt == "before":
        return _before(s, options, weights)
    if prompt in ("workshop", "place"):
        return [option for option in options if option.verb != "trade"]
    return options


def _best(options: list[Option], values: list[float], most: int) -> list[Option]:
    order = sorted(range(len(options)), key=lambda place: -values[place])
    return [options[place] for place in order[:most]]


def _place_value(s: State, tile: Tile, option: Option, weights: Weights) -> float:
    """What a place of a tunnel seems to bring: things under it, the way inwards, statues and sites beside it."""
    cell, turn = option.args
    lying = tile.lying(turn)
    mask, mountain = lying.mask << cell, s.settings.mountain
    value = 0.0
    if mask & mountain.all_buried:
        for kind in range(len(RESOURCES)):
            value += weights.over_thing * FOUND[kind] * (mask & mountain.buried[kind]).bit_count()
    statues, rubble = (mask & s.statue_mask).bit_count(), (mask & mountain.rubble).bit_count()
    value += weights.over_statue * statues - weights.over_rubble * rubble
    near = around(mask) & ~mask & ~s.dug
    statues, sites = (near & s.statue_mask).bit_count(), (near & mountain.site_mask).bit_count()
    value += weights.beside_statue * statues + weights.beside_site * sites
    value += weights.beside_thing * (near & mountain.all_buried).bit_count()
    for level in range(LEVELS, 0, -1):
        if near & mountain.level_masks[level]:
            value += weights.inwards * level
            break
    anchor = NOWHERE if lying.mark < 0 else cell + lying.mark
    if anchor != NOWHERE:
        level = mountain.level[anchor]
        for clan in range(STATUE_CLANS):
            if s.pedestals[s.side * STATUE_CLANS + clan] and s.track[(level - 1) * STATUE_CLANS + clan] >= 0:
                value += weights.anchor + weights.anchor_level * level
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


def _after(s: State, options: list[Option], weights: Weights) -> list[Option]:
    """All halls, the next moves of planned journeys and the end of the turn; in the last turn also carts for them."""
    kept = [option for option in options if option.verb not in ("move", "trade")]
    if not s.networks[s.active] & s.statue_mask:
        return kept
    roads, carts = Roads(s, s.networks[s.active]), carts_of(s, [s.active], s.side)
    plan = roads.best(carts)
    if plan.hoped and turns_to_come(s, s.side) == 0 and _carts_pay(s, roads, carts, plan.gain, weights):
        return [option for option in options if option.verb == "trade" and option.args[0] == CART] or kept
    moves = [(roads.statues[journey.statue].cell, roads.next_cell(journey)) for journey in plan.certain]
    return kept + [option for option in options if option.verb == "move" and option.args in moves]


def _carts_pay(s: State, roads: Roads, carts: list[int], gain: int, weights: Weights) -> bool:
    """Whether carts traded for what is left over would gain more than the sets it costs, in the very last turn."""
    amounts = purse(s, s.active)
    amounts[CART] = 0
    sets = best_sets(possessions(s, s.side))
    left = possessions(s, s.side)
    for bought in range(1, MOST_BOUGHT + 1):
        if sum(amounts) < PRICE_OF_TRADE:
            return False
        for _ in range(PRICE_OF_TRADE):
            kind = least_missed(s, s.side, left, [kind for kind, amount in enumerate(amounts) if amount], weights)
            amounts[kind] -= 1
            left[kind] -= 1
        more = carts.copy()
        more[STATUE_CLANS] += bought
        if roads.best(more).gain - gain > sets - best_sets(left):
            return True
    return False


def _before(s: State, options: list[Option], weights: Weights) -> list[Option]:
    """First whatever makes the position better and leaves the turn its main play; then trolls and tunnels.

    A spell that waits for one of these is no good without it: it is to be weighed against the others, and once it is
    cast there are no others.
    """
    better: list[Option] = []
    gains: list[float] = []
    now = evaluate(s, s.active, weights) + weights.worthwhile
    for option in options:
        if option.verb in ("cast", "visit") or (option.verb == "trade" and _wanted(s, weights) == option.args[0]):
            gain = _after_all(s, option, s.active, weights) - now
            if gain > 0:
                better.append(option)
                gains.append(gain)
    best = _best(better, gains, 1)
    waiting = [option for option in best if option.verb == "cast" and _waits_for_more(s, option)]
    if best and not waiting:
        return best
    trolls = _fewer_trolls(s, options, weights)
    if s.any_bribe and trolls:
        return trolls
    early = bool(trolls) and s.recruits[s.active] < FIRST_TROLLS
    digs = _fewer_digs(s, options, weights) if not early or waits_for_tunnel(s) else []
    if digs and waits_for_tunnel(s):
        return digs
    if early:
        return trolls
    return [*waiting, *trolls, *digs] or [option for option in options if option.verb == "skip"]


def waits_for_tunnel(s: State) -> bool:
    """Whether a spell of this turn helps with the tunnel that is still to be dug, and with nothing else."""
    return s.cheaper > 0 or s.free_hammers > 0 or s.dig_bonus > 0 or s.mixed


def _waits_for_more(s: State, option: Option) -> bool:
    """Whether a spell would wait for a tunnel or a troll."""
    after = s.clone()
    after.apply(option)
    return waits_for_tunnel(after) or after.any_bribe


def _wanted(s: State, weights: Weights) -> int:
    """What a trade should be for; nothing for whoever has little to spare."""
    amounts = possessions(s, s.side)
    return most_wanted(s, s.side, amounts, weights) if sum(amounts) >= PLENTY else -1


def _after_all(s: State, option: Option, seat: int, weights: Weights) -> float:
    """The value of a position after an option and the choices inside its effect, each the best for the moment."""
    now = s.clone()
    now.apply(option)
    for _ in range(DEEP):
        decision = now.decision
        if decision is None or decision.seat != seat or decision.prompt in ("before", "after"):
            break
        further = promising(now, weights)[:WIDTH]
        best: State | None = None
        most = 0.0
        for choice in further:
            after = now.clone()
            after.apply(choice)
            value = evaluate(after, seat, weights) if len(further) > 1 else 0.0
            if best is None or value > most:
                best, most = after, value
        assert best is not None
        now = best
    return evaluate(now, seat, weights)


def _fewer_trolls(s: State, options: list[Option], weights: Weights) -> list[Option]:
    """The best of the free trolls, and all that bribes can pay."""
    trolls = s.settings.components.trolls
    free: list[Option] = []
    values: list[float] = []
    paid: list[Option] = []
    for option in options:
        if option.verb == "recruit":
            place = option.args[0]
            if ROW_OF_PLACE[place] == 1:
                free.append(option)
                values.append(
                    float(len(s.bribes[place]))
                    + sum([FOUND[resource_of(symbol)] for symbol in trolls[s.horde[place]].symbols])
                )
            else:
                paid.append(option)
    return _best(free, values, weights.free_trolls) + paid


def _fewer_digs(s: State, options: list[Option], weights: Weights) -> list[Option]:
    """A few shapes of the sizes and minerals that seem best; one with an anchor where a pedestal waits."""
    tunnels, stack_of = s.settings.components.tunnels, s.settings.components.stack_of
    groups: dict[tuple[int, int], list[Option]] = {}
    for option in options:
        if option.verb == "dig":
            size = tunnels[stack_of[option.args[1]]].tile.size
            groups.setdefault((option.args[0], size), []).append(option)
    if not groups:
        return []
    amounts, turns = possessions(s, s.side), turns_to_come(s, s.side)
    waiting = any(s.pedestals[s.side * STATUE_CLANS + clan] for clan in range(STATUE_CLANS))
    points = s.settings.components.tunnel_points
    ranked: list[tuple[float, int, int]] = []
    for mineral, size in groups:
        amounts[mineral] -= size
        value = points[mineral][size] + weights.cell * size + resources_worth(s, s.side, amounts, turns, weights)
        amounts[mineral] += size
        ranked.append((-value, mineral, size))
    ranked.sort()
    kept: list[Option] = []
    anchored = not waiting
    # Which shapes are tried varies with what the player has, so that no place in the order of turns has its own shapes.
    whim = s.networks[s.active] % 1009 + sum(s.trolls[s.active * SLOTS : (s.active + 1) * SLOTS])
    for rank, (_, mineral, size) in enumerate(ranked):
        wanted = weights.shapes[rank] if rank < len(weights.shapes) else 0
        if size < LARGEST and not anchored:
            anchored, wanted = True, max(wanted, 1)
        some = groups[mineral, size]
        first = (whim + rank) % len(some)
        kept += (some[first:] + some[:first])[:wanted]
    return kept
