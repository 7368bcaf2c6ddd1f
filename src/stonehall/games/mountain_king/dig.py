"""Digging: a tunnel, its place, what lies under it, a pedestal and workshops (MK-DIG-*, MK-PED-*, MK-FOUND-*)."""

from __future__ import annotations

from stonehall.games.mountain_king.components import LARGEST, SMALLEST, WORKSHOPS
from stonehall.games.mountain_king.mountain import NOWHERE, around, cells_of
from stonehall.games.mountain_king.networks import extend_network, fits, ground_for, touching, with_hammers
from stonehall.games.mountain_king.purse import owned, spend, store
from stonehall.games.mountain_king.resources import HAMMER, MINERALS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.shapes import Lying, Tile
from stonehall.games.mountain_king.state import BEFORE, TUNNEL, Laid, State
from stonehall.games.mountain_king.steps import action, offer, step
from stonehall.games.mountain_king.turn import after, turn_main
from stonehall.kernel.decision import DECLINE, Option


class Site:
    """Where a seat could dig now: the free ground, the part of it beside the own network, and the hammers at hand."""

    __slots__ = ("beside", "free", "hammers", "rubble")

    def __init__(self, s: State, seat: int) -> None:
        self.hammers = owned(s, seat, HAMMER) + s.free_hammers
        self.rubble = s.settings.mountain.rubble
        free = ground_for(s, seat)
        if not self.hammers:
            free &= ~self.rubble
        self.free = free
        self.beside = around(s.networks[seat]) & free

    def places(self, lying: Lying) -> int:
        """The first cells of all legal places for a tile that lies so (MK-DIG-3..6)."""
        fit = fits(lying, self.free)
        if fit:
            fit = touching(lying, fit, self.beside)
        if fit and self.hammers:
            fit = with_hammers(lying, fit, self.rubble, self.hammers)
        return fit

    def has_place(self, tile: Tile) -> bool:
        return any(self.places(lying) for lying in tile.lyings)


def price(s: State, size: int) -> int:
    """One mineral for each cell, less under a spell (MK-DIG-1)."""
    return max(size - s.cheaper, 1)


def mineral_wealth(s: State, seat: int) -> list[int]:
    """How much a seat could pay in each mineral; under a spell any mineral stands for those below it in worth."""
    held = [owned(s, seat, mineral) for mineral in MINERALS]
    if s.mixed:
        for mineral in range(len(MINERALS) - 2, -1, -1):
            held[mineral] += held[mineral + 1]
    return held


@offer(BEFORE)
def offer_tunnels(s: State, options: list[Option]) -> None:
    """Every mineral with every shape that can be paid and has a place somewhere (MK-DIG-1)."""
    held = mineral_wealth(s, s.active)
    largest = 0
    for size in range(SMALLEST, LARGEST + 1):
        if price(s, size) <= max(held):
            largest = size
    if not largest:
        return
    site = Site(s, s.active)
    if not site.beside:
        return
    for stack, tunnel in enumerate(s.settings.components.tunnels):
        size = tunnel.tile.size
        if size <= largest and s.stacks[stack] and site.has_place(tunnel.tile):
            cost = price(s, size)
            options += [Option("dig", (mineral, tunnel.shape)) for mineral in MINERALS if held[mineral] >= cost]


@action("dig")
def dig(s: State, mineral: int, shape: int) -> None:
    s.push(choose_place, mineral, shape)


@step
def choose_place(s: State, mineral: int, shape: int) -> None:
    """Nothing is paid before the tunnel lies, so that one who left digs nothing (B-30)."""
    if s.active in s.left:
        s.push(turn_main)
        return
    tile = s.settings.components.tunnels[s.settings.components.stack_of[shape]].tile
    site = Site(s, s.active)
    options = [Option("lay", (cell, lying.turn)) for lying in tile.lyings for cell in cells_of(site.places(lying))]
    s.ask(s.active, "lay-tunnel", options, lay, (mineral, shape), (mineral, shape))


@step
def lay(s: State, cell: int, turn: int, mineral: int, shape: int) -> None:
    """Pay, score, clear the rubble, uncover what lies there (MK-DIG-2, MK-DIG-6..9, B8)."""
    seat, components, mountain = s.active, s.settings.components, s.settings.mountain
    stack = components.stack_of[shape]
    tile = components.tunnels[stack].tile
    lying = tile.lying(turn)
    mask = lying.mask << cell
    _pay_minerals(s, seat, mineral, price(s, tile.size))
    points = components.tunnel_points[mineral][tile.size] + s.dig_bonus
    s.tunnel_honor[s.side] += points
    rubble = (mask & mountain.rubble).bit_count()
    free = min(rubble, s.free_hammers)
    spend(s, seat, HAMMER, rubble - free)
    s.stacks[stack] -= 1
    s.tell("dug", seat, mineral, shape, cell, points, rubble - free)
    anchor = NOWHERE if lying.mark < 0 else cell + lying.mark
    s.tiles.append(Laid(TUNNEL, mask, anchor, shape=shape))
    s.dug |= mask
    extend_network(s, seat, mask)
    for kind in range(len(RESOURCES)):
        found = (mask & mountain.buried[kind]).bit_count()
        if found:
            store(s, seat, kind, found)
            s.tell("unearthed", seat, kind, found)
    for statue in cells_of(mask & s.statue_mask):
        s.tell("uncovered", seat, s.statue_clans[s.statues.index(statue)], statue)
    s.cheaper = 0
    s.dig_bonus = 0
    s.mixed = False
    s.free_hammers = 0
    s.push(after)
    s.push(found_workshops, cell)
    if anchor != NOWHERE:
        s.push(may_set_pedestal, anchor)


def _pay_minerals(s: State, seat: int, mineral: int, amount: int) -> None:
    """Of the mineral itself, and under a spell the rest of worthier ones."""
    own = min(owned(s, seat, mineral), amount)
    spend(s, seat, mineral, own)
    if own < amount:
        _pay_minerals(s, seat, mineral + 1, amount - own)


@step
def may_set_pedestal(s: State, anchor: int) -> None:
    """On the anchor, now or never: of a clan that has none on this level yet (MK-PED-1..3)."""
    level = s.settings.mountain.level[anchor]
    clans = [
        clan
        for clan in range(STATUE_CLANS)
        if s.pedestals[s.side * STATUE_CLANS + clan] and s.track[(level - 1) * STATUE_CLANS + clan] >= 0
    ]
    s.may_choose(s.active, "pedestal", "pedestal", clans, set_pedestal, (anchor,), (anchor,))


@step
def set_pedestal(s: State, clan: int, anchor: int) -> None:
    space = (s.settings.mountain.level[anchor] - 1) * STATUE_CLANS + clan
    s.pedestals[s.side * STATUE_CLANS + clan] -= 1
    s.pedestals_on[anchor] = clan
    s.pedestal_honor[s.side] += s.track[space]
    s.tell("pedestal-set", s.active, clan, anchor, s.track[space])
    s.track[space] = -1


@step
def found_workshops(s: State, cell: int) -> None:
    """One on each empty site beside the tile on a cell (MK-FOUND-1, MK-FOUND-2, B-28)."""
    beside = around(s.tile_on(cell).mask) & s.settings.mountain.site_mask
    sites = s.settings.mountain.workshop_sites
    for place in range(len(sites) - 1, -1, -1):
        if beside >> sites[place] & 1 and s.founded[place] < 0:
            s.push(may_found, place)


@step
def may_found(s: State, place: int) -> None:
    kinds = [kind for kind in range(len(WORKSHOPS)) if s.offered[kind]]
    options = [Option("found", (kind,)) for kind in kinds]
    if options:
        s.ask(s.active, "found", [*options, DECLINE], found, (place,), (s.settings.mountain.workshop_sites[place],))


@step
def found(s: State, kind: int, place: int) -> None:
    s.offered[kind] -= 1
    s.founded[place] = kind
    s.tell("founded", s.active, kind, s.settings.mountain.workshop_sites[place])
