"""Where statues should go: which of them to which tunnel, how many carts that takes and what it gains.

Journeys are chosen one after the other, the one that gains most for its carts first, as long as there are carts; what
is left is only hoped for. Each step of a journey is a move the rules allow, so whoever planned it can carry it out.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.mountain_king.mountain import LEVELS, NOWHERE, around, cells_of
from stonehall.games.mountain_king.purse import on_trolls
from stonehall.games.mountain_king.resources import CART, CLAN_CARTS, KINDS, STATUE_CLANS, WILD
from stonehall.games.mountain_king.scoring import statue_value
from stonehall.games.mountain_king.state import HALL, Laid, State

JOURNEYS: Final = 5
"""So many are planned at most."""
HOPES: Final = 2
"""So many are hoped for beyond them."""
LEAST: Final = 0.5
"""A journey that gains less is not worth its carts."""
CHEAP: Final = 0.2
"""What a cart is taken to cost where there are many."""
DEAR: Final = 2.0
"""What it is taken to cost where they run short."""


class Statue:
    """A statue of a network: its clan, where it stands, and what it is worth there (an altar's is what it adds)."""

    __slots__ = ("cell", "clan", "tile", "travels", "worth")

    def __init__(self, clan: int, cell: int, tile: int, worth: int) -> None:
        self.clan = clan
        self.cell = cell
        self.tile = tile
        self.worth = worth
        self.travels = False


class Journey:
    """The way of a statue to a tile: how many carts it takes, and the honor it gains."""

    __slots__ = ("gain", "statue", "steps", "tile", "worth")

    def __init__(self, statue: int, tile: int, steps: int, gain: int, worth: int) -> None:
        self.statue = statue
        self.tile = tile
        self.steps = steps
        self.gain = gain
        self.worth = worth


class Plan:
    """Journeys for which there are carts, and those that are hoped for."""

    __slots__ = ("certain", "hoped")

    def __init__(self) -> None:
        self.certain: list[Journey] = []
        self.hoped: list[Journey] = []

    @property
    def gain(self) -> int:
        return sum([journey.gain for journey in self.certain])


def carts_of(s: State, seats: Sequence[int], side: int) -> list[int]:
    """The carts that seats of a side can spend: of each clan, and those that move any statue."""
    carts = [0] * (STATUE_CLANS + 1)
    carts[STATUE_CLANS] = s.storage[side * KINDS + CART] + (s.free_moves if s.side == side else 0)
    for seat in seats:
        carts[STATUE_CLANS] += on_trolls(s, seat, WILD)
        for clan in range(STATUE_CLANS):
            carts[clan] += on_trolls(s, seat, CLAN_CARTS + clan)
    return carts


class Roads:
    """The tiles of a network with its statues, and how they lie to each other."""

    def __init__(self, s: State, cells: int) -> None:
        self.s = s
        self.cells = cells
        self.tiles: list[Laid] = [tile for tile in s.tiles if tile.mask & cells]
        self.statues: list[Statue] = []
        for number, cell in enumerate(s.statues):
            if cells >> cell & 1:
                for place, tile in enumerate(self.tiles):
                    if tile.mask >> cell & 1:
                        worth = self._altar(tile, cell) if tile.kind == HALL else statue_value(s, cell)
                        self.statues.append(Statue(s.statue_clans[number], cell, place, worth))
                        break
        self.beside: list[int] = []
        """For each tile those it touches and itself, as bits."""
        for tile in self.tiles:
            near, bits = around(tile.mask), 0
            for place, other in enumerate(self.tiles):
                if other.mask & near:
                    bits |= 1 << place
            self.beside.append(bits)
        self.plain = [self._plain(tile) for tile in self.tiles]
        """What any statue would be worth in a tile, on the best free cell."""
        self.special = [self._special(tile) for tile in self.tiles]
        """What a statue of the pedestal's clan would be worth on it; 0 where there is none, or it is taken."""

    def _altar(self, tile: Laid, cell: int) -> int:
        hall = self.s.settings.components.halls[tile.hall]
        return hall.large - hall.small if cell == tile.anchor else 0

    def _plain(self, tile: Laid) -> int:
        free = tile.mask & self.cells & ~self.s.statue_mask
        if tile.kind == HALL:
            return self._altar(tile, tile.anchor) if free >> tile.anchor & 1 else 0
        for level in range(LEVELS, 0, -1):
            if free & self.s.settings.mountain.level_masks[level]:
                return self.s.settings.components.statue_points[level]
        return 0

    def _special(self, tile: Laid) -> int:
        anchor = tile.anchor
        if tile.kind == HALL or anchor == NOWHERE or anchor not in self.s.pedestals_on:
            return 0
        if self.s.statue_mask >> anchor & 1:
            return 0
        return 2 * self.s.settings.components.statue_points[self.s.settings.mountain.level[anchor]]

    def best(self, carts: list[int]) -> Plan:
        """The plan that gains most: of carts as if there were plenty, and as if each were dear."""
        plan = self.plan(carts, CHEAP)
        if plan.hoped and plan.certain:
            other = self.plan(carts, DEAR)
            if other.gain > plan.gain:
                return other
        return plan

    def plan(self, carts: list[int], price: float) -> Plan:
        plan = Plan()
        if not self.statues:
            return plan
        left = carts.copy()
        places = [statue.tile for statue in self.statues]
        worths = [statue.worth for statue in self.statues]
        for statue in self.statues:
            statue.travels = False
        ways = [self._distances(statue.tile) for statue in self.statues]
        while len(plan.certain) < JOURNEYS:
            journey = self._next(ways, places, worths, left, price)
            if journey is None:
                break
            self._note(journey, places, worths)
            clan = self.statues[journey.statue].clan
            own = min(left[clan], journey.steps)
            left[clan] -= own
            left[STATUE_CLANS] -= journey.steps - own
            plan.certain.append(journey)
        while len(plan.hoped) < HOPES:
            journey = self._next(ways, places, worths, None, CHEAP)
            if journey is None:
                break
            self._note(journey, places, worths)
            plan.hoped.append(journey)
        return plan

    def _note(self, journey: Journey, places: list[int], worths: list[int]) -> None:
        self.statues[journey.statue].travels = True
        places[journey.statue] = journey.tile
        worths[journey.statue] = journey.worth

    def _next(
        self, ways: list[list[int]], places: list[int], worths: list[int], carts: list[int] | None, price: float
    ) -> Journey | None:
        """The journey that gains most for its carts, with statues where earlier journeys took them."""
        count = len(self.tiles)
        best = [0] * count
        second = [0] * count
        for tile, worth in zip(places, worths, strict=True):
            if worth > best[tile]:
                best[tile], second[tile] = worth, best[tile]
            elif worth > second[tile]:
                second[tile] = worth
        found: Journey | None = None
        most = LEAST
        for number, statue in enumerate(self.statues):
            if statue.travels:
                continue
            here = statue.tile
            without = second[here] if statue.worth == best[here] else best[here]
            loss = best[here] - without
            reach = 99 if carts is None else carts[statue.clan] + carts[STATUE_CLANS]
            for tile in range(count):
                steps = ways[number][tile]
                if steps > reach:
                    continue
                worth = self._worth(statue, tile)
                gain = max(worth, without) - best[here] if tile == here else max(worth - best[tile], 0) - loss
                if gain - price * steps > most:
                    most = gain - price * steps
                    found = Journey(number, tile, steps, gain, worth)
        return found

    def _worth(self, statue: Statue, tile: int) -> int:
        """What a statue would be worth in a tile."""
        special = self.special[tile]
        if special and self.s.pedestals_on[self.tiles[tile].anchor] == statue.clan:
            return max(special, self.plain[tile])
        return self.plain[tile]

    def _distances(self, start: int) -> list[int]:
        """How many carts each tile is away; another cell of the same tile takes one, too (MK-MOVE-2)."""
        far = [99] * len(self.tiles)
        far[start] = 1
        reached = edge = 1 << start
        steps = 0
        while edge:
            steps += 1
            wider = reached
            for place in range(len(self.tiles)):
                if edge >> place & 1:
                    wider |= self.beside[place]
            edge = wider & ~reached
            for place in range(len(self.tiles)):
                if edge >> place & 1:
                    far[place] = steps
            reached = wider
        return far

    def next_cell(self, journey: Journey) -> int:
        """The cell a statue goes to with the first cart of its journey; ``NOWHERE`` if its way is blocked."""
        statue = self.statues[journey.statue]
        if journey.steps == 1:
            return self._end(statue, journey.tile)
        ways = self._distances(journey.tile)
        for place in range(len(self.tiles)):
            if self.beside[statue.tile] >> place & 1 and ways[place] == journey.steps - 1 and place != statue.tile:
                cell = self._end(statue, place)
                if cell != NOWHERE:
                    return cell
        return NOWHERE

    def _end(self, statue: Statue, place: int) -> int:
        """The best free cell of a tile for a statue."""
        tile, s = self.tiles[place], self.s
        free = tile.mask & self.cells & ~s.statue_mask
        fits = tile.kind == HALL or s.pedestals_on.get(tile.anchor, -1) == statue.clan
        if fits and tile.anchor != NOWHERE and free >> tile.anchor & 1:
            return tile.anchor
        found, highest = NOWHERE, 0
        for cell in cells_of(free):
            if s.settings.mountain.level[cell] > highest:
                found, highest = cell, s.settings.mountain.level[cell]
        return found
