"""What a play would bring, before it is made: the same words for the page, the terminal and the bots.

A preview plays nothing: it reads the table.
"""

from __future__ import annotations

from stonehall.games.mountain_king.dig import price
from stonehall.games.mountain_king.mountain import NOWHERE, around, cells_of
from stonehall.games.mountain_king.pyramid import TRIANGLE
from stonehall.games.mountain_king.resources import RESOURCES, STATUE_CLANS, SYMBOLS
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State


class Cascade:
    """What a troll in a slot would set off: tokens gained by symbol, and symbols that would yield nothing."""

    __slots__ = ("gained", "trolls", "wasted")

    def __init__(self) -> None:
        self.gained: list[int] = [0] * len(SYMBOLS)
        self.wasted = 0
        self.trolls: list[int] = []
        """The slots that are activated."""

    @property
    def total(self) -> int:
        return sum(self.gained)


def cascade(s: State, seat: int, card: int, slot: int) -> Cascade:
    """What a troll would yield in a slot (MK-CASC-1..3)."""
    trolls = s.settings.components.trolls
    found = Cascade()
    for below in TRIANGLE[slot]:
        here = card if below == slot else s.trolls[seat * SLOTS + below]
        if here == NO_CARD:
            continue
        held = 0 if below == slot else s.tokens[seat * SLOTS + below]
        found.trolls.append(below)
        for place, symbol in enumerate(trolls[here].symbols):
            if held >> place & 1:
                found.wasted += 1
            else:
                found.gained[symbol] += 1
    return found


class Dig:
    """What a tunnel in a place would cost and bring."""

    __slots__ = ("anchor_level", "clans", "hammers", "minerals", "points", "sites", "statues", "unearthed")

    def __init__(self) -> None:
        self.points = 0
        self.minerals = 0
        self.hammers = 0
        self.unearthed: list[int] = [0] * len(RESOURCES)
        self.statues: list[int] = []
        """The cells of the statues it uncovers."""
        self.anchor_level = 0
        self.clans: list[int] = []
        """The clans a pedestal of which could be put on its anchor, whether in storage or not."""
        self.sites: list[int] = []
        """The empty sites of workshops beside it."""


def dig(s: State, mineral: int, shape: int, cell: int, turn: int) -> Dig:
    """What digging a tunnel there would bring (MK-DIG-1..9, MK-PED-1..3, MK-FOUND-1)."""
    components, mountain = s.settings.components, s.settings.mountain
    tile = components.tunnels[components.stack_of[shape]].tile
    lying = tile.lying(turn)
    mask = lying.mask << cell
    found = Dig()
    found.points = components.tunnel_points[mineral][tile.size] + s.dig_bonus
    found.minerals = price(s, tile.size)
    found.hammers = max((mask & mountain.rubble).bit_count() - s.free_hammers, 0)
    found.unearthed = [(mask & mountain.buried[kind]).bit_count() for kind in range(len(RESOURCES))]
    found.statues = cells_of(mask & s.statue_mask)
    anchor = NOWHERE if lying.mark < 0 else cell + lying.mark
    if anchor != NOWHERE:
        found.anchor_level = mountain.level[anchor]
        space = (found.anchor_level - 1) * STATUE_CLANS
        found.clans = [clan for clan in range(STATUE_CLANS) if s.track[space + clan] >= 0]
    beside = around(mask) & mountain.site_mask
    found.sites = [
        site for place, site in enumerate(mountain.workshop_sites) if beside >> site & 1 and s.founded[place] < 0
    ]
    return found
