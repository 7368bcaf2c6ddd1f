"""Workshops: once a turn, one of them, as often as it has open entrances (MK-SHOP-1..6).

A use is one exchange: what is paid and what is gained. Exchanges where the player names what to pay ask for it.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import WORKSHOPS
from stonehall.games.mountain_king.mountain import STRIDE, around
from stonehall.games.mountain_king.purse import owned, purse, spend, store, take_from_trolls
from stonehall.games.mountain_king.resources import (
    CART,
    COIN,
    HAMMER,
    HEARTSTONE,
    IRON,
    KINDS,
    RUNE,
    STONE,
    SYMBOLS,
    resource_of,
)
from stonehall.games.mountain_king.state import BEFORE, SLOTS, WORKING, State
from stonehall.games.mountain_king.steps import action, offer, step
from stonehall.games.mountain_king.trade import give
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel.decision import Option

Exchange = tuple[int, int, int, int]
"""So many of a resource for so many of another."""


def _both_ways(first: int, second: int, amount: int = 1) -> list[Exchange]:
    """One of the first for so many of the second, and back."""
    return [(1, first, amount, second), (amount, second, 1, first)]


EXCHANGES: Final[dict[str, list[Exchange]]] = {
    "cartwright": _both_ways(HEARTSTONE, CART),
    "runesmith": [*_both_ways(STONE, RUNE), *_both_ways(IRON, RUNE)],
    "charmer": _both_ways(COIN, RUNE),
    "stone-grinder": _both_ways(HEARTSTONE, STONE, 2),
    "coin-press": [*_both_ways(IRON, COIN), *_both_ways(HEARTSTONE, COIN)],
    "millstone": _both_ways(STONE, IRON),
    "metal-foundry": _both_ways(HEARTSTONE, IRON),
    "tool-foundry": _both_ways(HEARTSTONE, HAMMER),
}
ANY_TWO: Final = {"picksmith": HAMMER, "wheelwright": CART}
"""Two resources of any kinds for one of these, one way only (MK-SHOP-5)."""
QUARTERMASTER: Final = WORKSHOPS.index("quartermaster")


def open_entrances(s: State, site: int) -> int:
    """How many sides of a workshop some network touches, whosever it is (MK-SHOP-1, MK-SHOP-2)."""
    networks = 0
    for network in s.networks:
        networks |= network
    cell = s.settings.mountain.workshop_sites[site]
    near = [cell + 1, cell - 1, cell + STRIDE, cell - STRIDE]
    return sum([networks >> side & 1 for side in near if side >= 0])


@offer(BEFORE)
def offer_workshops(s: State, options: list[Option]) -> None:
    """One the own network touches, if anything can be done there (MK-SHOP-2)."""
    if not s.workshops_left:
        return
    sites = s.settings.mountain.workshop_sites
    beside = around(s.networks[s.active]) & s.settings.mountain.site_mask
    for place, kind in enumerate(s.founded):
        if kind >= 0 and beside >> sites[place] & 1 and uses(s, kind):
            options.append(Option("visit", (sites[place],)))


@action("visit")
def visit(s: State, cell: int) -> None:
    s.workshop = s.settings.mountain.workshop_sites.index(cell)
    s.workshops_left -= 1
    s.uses_left = open_entrances(s, s.workshop)
    s.moment = WORKING
    s.tell("visited", s.active, s.founded[s.workshop], cell)
    s.push(turn_main)


def uses(s: State, kind: int) -> list[Option]:
    """What can be exchanged in a workshop now."""
    seat, name = s.active, WORKSHOPS[kind]
    if name in ANY_TWO:
        return [Option("use", (2, KINDS, 1, ANY_TWO[name]))] if sum(purse(s, seat)) >= 2 else []
    if kind == QUARTERMASTER:
        return [Option("unload", (symbol,)) for symbol in held_symbols(s, seat)]
    return [Option("use", exchange) for exchange in EXCHANGES[name] if owned(s, seat, exchange[1]) >= exchange[0]]


def held_symbols(s: State, seat: int) -> list[int]:
    """The kinds of tokens that lie on the trolls of a seat."""
    trolls = s.settings.components.trolls
    found: set[int] = set()
    for slot in range(seat * SLOTS, seat * SLOTS + SLOTS):
        held = s.tokens[slot]
        if held:
            for place, symbol in enumerate(trolls[s.trolls[slot]].symbols):
                if held >> place & 1:
                    found.add(symbol)
    return [symbol for symbol in range(len(SYMBOLS)) if symbol in found]


@offer(WORKING)
def offer_uses(s: State, options: list[Option]) -> None:
    if s.uses_left:
        options += uses(s, s.founded[s.workshop])


@action("use")
def use(s: State, pay: int, kind: int, gain: int, wanted: int) -> None:
    """One exchange; what comes in goes to storage (MK-SHOP-3, MK-SHOP-4)."""
    s.uses_left -= 1
    s.push(turn_main)
    s.push(gained, gain, wanted)
    if kind == KINDS:
        s.push(give, pay)
    else:
        spend(s, s.active, kind, pay)


@step
def gained(s: State, amount: int, kind: int) -> None:
    store(s, s.active, kind, amount)
    s.tell("gained", s.active, kind, amount)


@action("unload")
def unload(s: State, symbol: int) -> None:
    """The quartermaster: from an own troll into the own storage, where a clan's cart is wild (MK-SHOP-5)."""
    s.uses_left -= 1
    unload_one(s, s.active, symbol)
    s.push(turn_main)


def unload_one(s: State, seat: int, symbol: int) -> None:
    take_from_trolls(s, seat, symbol, 1)
    store(s, seat, resource_of(symbol), 1)
    s.tell("unloaded", seat, resource_of(symbol))


@action("done")
def leave(s: State) -> None:
    s.moment = BEFORE
    s.workshop = -1
    s.uses_left = 0
    s.push(turn_main)
