"""Great halls: laid over tunnels of the own network, in exactly their shape (MK-HALL-1..7)."""

from __future__ import annotations

from stonehall.games.mountain_king.mountain import NOWHERE, around, cells_of
from stonehall.games.mountain_king.networks import fits
from stonehall.games.mountain_king.state import AFTER, HALL, TUNNEL, Laid, State
from stonehall.games.mountain_king.steps import action, offer, step
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel.decision import Option


def coverable(s: State, seat: int) -> int:
    """The cells a hall may cover: tunnels of the own network, no gate and no other hall (MK-HALL-1, MK-HALL-2)."""
    tunnels = 0
    for tile in s.tiles:
        if tile.kind == TUNNEL:
            tunnels |= tile.mask
    return tunnels & s.networks[seat]


def fits_somewhere(s: State, hall: int, free: int) -> bool:
    tile = s.settings.components.halls[hall].tile
    if free.bit_count() < tile.size:
        return False
    return any(fits(lying, free) for lying in tile.lyings)


@offer(AFTER)
def offer_halls(s: State, options: list[Option]) -> None:
    """One a turn, before the first statue moves (MK-TURN-4)."""
    if s.hall_allowed and s.halls_left:
        free = coverable(s, s.active)
        for hall in range(len(s.settings.components.halls)):
            if s.halls_left >> hall & 1 and fits_somewhere(s, hall, free):
                options.append(Option("dedicate", (hall,)))


@action("dedicate")
def dedicate(s: State, hall: int) -> None:
    s.push(choose_region, hall)


@step
def choose_region(s: State, hall: int) -> None:
    if s.active in s.left:
        s.push(turn_main)
        return
    free = coverable(s, s.active)
    tile = s.settings.components.halls[hall].tile
    options = [Option("lay", (cell, lying.turn)) for lying in tile.lyings for cell in cells_of(fits(lying, free))]
    s.ask(s.active, "lay-hall", options, lay_hall, (hall,), (hall,))


@step
def lay_hall(s: State, cell: int, turn: int, hall: int) -> None:
    """Pedestals under it leave the game, statues stay, what sticks out is a tunnel of its own (MK-HALL-3..5)."""
    lying = s.settings.components.halls[hall].tile.lying(turn)
    mask = lying.mask << cell
    tiles: list[Laid] = []
    for tile in s.tiles:
        if not tile.mask & mask:
            tiles.append(tile)
            continue
        for part in parts_of(tile.mask & ~mask):
            anchor = tile.anchor if tile.anchor != NOWHERE and part >> tile.anchor & 1 else NOWHERE
            tiles.append(Laid(TUNNEL, part, anchor))
    tiles.append(Laid(HALL, mask, cell + lying.mark, hall))
    s.tiles = tiles
    for anchor in cells_of(mask):
        if anchor in s.pedestals_on:
            s.tell("pedestal-buried", s.active, s.pedestals_on.pop(anchor), anchor)
    s.halls_left ^= 1 << hall
    s.hall_allowed = False
    s.tell("dedicated", s.active, hall, cell)
    s.push(turn_main)


def parts_of(mask: int) -> list[int]:
    """A set of cells as its parts that hang together."""
    parts = []
    while mask:
        part = mask & -mask
        while True:
            wider = around(part) & mask
            if wider == part:
                break
            part = wider
        parts.append(part)
        mask ^= part
    return parts
