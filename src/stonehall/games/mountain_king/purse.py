"""What a player owns and how it is spent: tokens on trolls and in storage (MK-TERM-3..5, MK-TERM-7).

A payment takes tokens from trolls first, since every symbol that is freed can yield again; and among trolls from those
that the most open places of the pyramid will still activate.
"""

from __future__ import annotations

from stonehall.games.mountain_king.pyramid import OPEN_ABOVE
from stonehall.games.mountain_king.resources import CART, CLAN_CARTS, KINDS, STATUE_CLANS, WILD, resource_of
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State


def on_trolls(s: State, seat: int, symbol: int) -> int:
    """How many tokens of a symbol lie on the trolls of a seat."""
    trolls = s.settings.components.trolls
    total = 0
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        held = s.tokens[slot]
        if held:
            total += (held & trolls[s.trolls[slot]].masks[symbol]).bit_count()
    return total


def stored(s: State, seat: int, resource: int) -> int:
    return s.storage[s.settings.seating.side_of[seat] * KINDS + resource]


def store(s: State, seat: int, resource: int, amount: int) -> None:
    """A gain goes to storage, in a team game to that of the team (MK-TERM-5, MK-TEAM-4)."""
    s.storage[s.settings.seating.side_of[seat] * KINDS + resource] += amount


def owned(s: State, seat: int, resource: int) -> int:
    """How much of a resource a seat can spend; of carts only the wild ones."""
    return stored(s, seat, resource) + on_trolls(s, seat, resource)


def purse(s: State, seat: int) -> list[int]:
    """How much a seat can spend of each resource where *any* will do: clan carts count as carts there (B1)."""
    base = s.settings.seating.side_of[seat] * KINDS
    found = s.storage[base : base + KINDS]
    trolls = s.settings.components.trolls
    clan_carts = s.settings.clan_carts_pay
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        held = s.tokens[slot]
        if held:
            for place, symbol in enumerate(trolls[s.trolls[slot]].symbols):
                if held >> place & 1 and (symbol < CLAN_CARTS or clan_carts):
                    found[resource_of(symbol)] += 1
    return found


def carts_for(s: State, seat: int, clan: int) -> int:
    """The carts that can move a statue of a clan (MK-MOVE-3)."""
    return owned(s, seat, CART) + on_trolls(s, seat, CLAN_CARTS + clan)


def spend(s: State, seat: int, resource: int, amount: int) -> None:
    """Pay tokens of one resource; carts are wild ones."""
    left = take_from_trolls(s, seat, resource, amount)
    s.storage[s.settings.seating.side_of[seat] * KINDS + resource] -= left


def spend_any(s: State, seat: int, resource: int) -> None:
    """Pay one token where any resource will do; a cart of a clan before a wild one, which can do more (B1)."""
    if resource == CART and s.settings.clan_carts_pay:
        for clan in range(STATUE_CLANS):
            if not take_from_trolls(s, seat, CLAN_CARTS + clan, 1):
                return
    spend(s, seat, resource, 1)


def spend_cart(s: State, seat: int, clan: int) -> None:
    """Pay a cart for a statue of a clan: one of that clan first (MK-MOVE-3)."""
    if take_from_trolls(s, seat, CLAN_CARTS + clan, 1):
        spend(s, seat, WILD, 1)


def take_from_trolls(s: State, seat: int, symbol: int, amount: int) -> int:
    """Take tokens of a symbol from trolls; says how many are still missing."""
    trolls = s.settings.components.trolls
    base = seat * SLOTS
    while amount:
        best, most = -1, -1
        for slot in range(SLOTS):
            held = s.tokens[base + slot]
            if held and held & trolls[s.trolls[base + slot]].masks[symbol]:
                hopes = 0
                for above in OPEN_ABOVE[slot]:
                    if s.trolls[base + above] == NO_CARD:
                        hopes += 1
                if hopes > most:
                    best, most = slot, hopes
        if best < 0:
            return amount
        held = s.tokens[base + best]
        fitting = held & trolls[s.trolls[base + best]].masks[symbol]
        s.tokens[base + best] = held ^ (fitting & -fitting)
        amount -= 1
    return 0
