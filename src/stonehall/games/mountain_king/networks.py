"""Networks: what can be reached from a gate (MK-NET-1..3), and where a tile may lie."""

from __future__ import annotations

from stonehall.games.mountain_king.mountain import NOWHERE, around
from stonehall.games.mountain_king.shapes import Lying
from stonehall.games.mountain_king.state import State


def reachable(s: State, start: int) -> int:
    """Every dug cell that can be reached from these over shared edges."""
    reached = start
    while True:
        wider = around(reached) & s.dug
        if wider == reached:
            return reached
        reached = wider


def renew_networks(s: State) -> None:
    """After a tile was laid or lifted: partners who are joined share one network, what is cut off is in none."""
    s.networks = [0 if gate == NOWHERE else reachable(s, 1 << gate) for gate in s.gates]


def extend_network(s: State, seat: int, mask: int) -> None:
    """A tile was added to the network of a seat, and whatever belonged to nobody and touches it now (MK-NET-3)."""
    reached = reachable(s, s.networks[seat] | mask)
    s.networks[seat] = reached
    for other in s.settings.seating.allies(seat):
        if other != seat and s.networks[other] & reached:
            s.networks[other] = reached


def ground_for(s: State, seat: int) -> int:
    """The cells a new tile of a seat may cover: undug, and beside no network of an opponent (MK-DIG-3, MK-DIG-5)."""
    theirs = 0
    for other in s.settings.seating.opponents(seat):
        theirs |= s.networks[other]
    return s.settings.mountain.ground & ~s.dug & ~around(theirs)


def fits(lying: Lying, free: int) -> int:
    """The first cells from which a tile that lies so covers free cells only."""
    fit = free
    for shift in lying.shifts[1:]:
        fit &= free >> shift
        if not fit:
            break
    return fit


def touching(lying: Lying, fit: int, beside: int) -> int:
    """Those of the places in ``fit`` from which the tile covers one of the cells in ``beside``."""
    touches = 0
    for shift in lying.shifts:
        touches |= beside >> shift
    return fit & touches


def with_hammers(lying: Lying, fit: int, rubble: int, hammers: int) -> int:
    """Those of the places in ``fit`` under which there are at most so many cells of rubble (MK-DIG-6)."""
    if hammers >= len(lying.shifts):
        return fit
    exactly = [fit] + [0] * hammers
    for shift in lying.shifts:
        hard = rubble >> shift
        for count in range(hammers, 0, -1):
            exactly[count] = (exactly[count] & ~hard) | (exactly[count - 1] & hard)
        exactly[0] &= ~hard
    total = 0
    for places in exactly:
        total |= places
    return total
