"""Moving statues: a cart takes one to any cell of its tunnel or of a tunnel beside it (MK-MOVE-1..6)."""

from __future__ import annotations

from stonehall.games.mountain_king.mountain import around, cells_of
from stonehall.games.mountain_king.purse import carts_for, spend_cart
from stonehall.games.mountain_king.resources import STATUE_CLANS
from stonehall.games.mountain_king.state import AFTER, State
from stonehall.games.mountain_king.steps import action, offer
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel.decision import Option


def destinations(s: State, seat: int, cell: int) -> int:
    """The free cells one cart away: those of the tunnel it stands in and of those beside it, all in the own network."""
    own = s.networks[seat]
    here = 0
    for tile in s.tiles:
        if tile.mask >> cell & 1:
            here = tile.mask
            break
    near = around(here)
    reached = 0
    for tile in s.tiles:
        if tile.mask & near:
            reached |= tile.mask
    return reached & own & ~s.statue_mask


def movable(s: State, seat: int) -> list[int]:
    """The cells of the statues a seat could move: uncovered, in the own network, with a cart for them (MK-DIG-8)."""
    own = s.networks[seat] & s.statue_mask
    if not own:
        return []
    pulled = [s.free_moves > 0 or carts_for(s, seat, clan) > 0 for clan in range(STATUE_CLANS)]
    return [cell for cell in cells_of(own) if pulled[s.statue_clans[s.statues.index(cell)]]]


@offer(AFTER)
def offer_moves(s: State, options: list[Option]) -> None:
    for start in movable(s, s.active):
        options += [Option("move", (start, end)) for end in cells_of(destinations(s, s.active, start))]


@action("move")
def move(s: State, start: int, end: int) -> None:
    """A cart of the statue's clan first; then no hall can be dedicated any more (MK-TURN-5)."""
    statue = s.statues.index(start)
    if s.free_moves:
        s.free_moves -= 1
    else:
        spend_cart(s, s.active, s.statue_clans[statue])
    s.statues[statue] = end
    s.statue_mask ^= 1 << start | 1 << end
    s.hall_allowed = False
    s.tell("moved", s.active, s.statue_clans[statue], start, end)
    s.push(turn_main)
