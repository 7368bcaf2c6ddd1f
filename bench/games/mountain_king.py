"""How much of the time of the Mountain King goes into the search for places, and how long a whole search takes.

The plain search lays every tile on every cell and looks at its cells one by one. It is never compiled, so that the two
can be compared in the interpreted build only.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import cast

from stonehall.games.mountain_king.dig import Site, offer_tunnels
from stonehall.games.mountain_king.mountain import cells_of
from stonehall.games.mountain_king.shapes import Lying
from stonehall.games.mountain_king.state import BEFORE, State
from stonehall.games.mountain_king.turn import turn_main
from stonehall.kernel import AnyGame, Chance

GAMES = 12
STATES = 100
"""So many of the moments in which the search is made are timed."""
WINTER = {"seats": "4"}
"""The larger map."""


def shares(game: AnyGame, plain: bool) -> dict[str, float]:
    """The share of the search in the whole time of random games for two, with bits and, if asked, cell by cell."""
    moments: list[State] = []
    begin = process_time()
    for number in range(GAMES):
        _play(game, {}, number, [])
    whole = process_time() - begin
    for number in range(GAMES):
        _play(game, {}, number, moments)
    sample = Random(1).sample(moments, STATES)
    search = _seconds_of_offers(sample) * len(moments)
    found = {"search for places": search / whole}
    if plain:
        slower = _seconds(sample, bits=False) / _seconds(sample, bits=True)
        found["plain search for places"] = search * slower / (whole - search + search * slower)
    return found


def timings(game: AnyGame) -> dict[str, float]:
    """The seconds it takes to find all places of all tunnels for the player on turn, on the larger map."""
    moments: list[State] = []
    for number in range(GAMES):
        _play(game, WINTER, number, moments)
    sample = Random(1).sample(moments, STATES)
    return {
        "all places of all tunnels on the winter map": _seconds(sample, bits=True),
        "at the slowest moment": max([_seconds([moment], bits=True) for moment in sample]),
    }


def _play(game: AnyGame, settings: dict[str, str], seed: int, moments: list[State]) -> None:
    """A random game; all moments in which tunnels are looked for are added to the list."""
    rng = Random(seed)
    state = cast(State, game.start(settings))
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            continue
        if state.asking_frame is not None and state.asking_frame[0] is turn_main and state.moment == BEFORE:
            moments.append(state.clone())
        state.apply(rng.choice(decision.options))


def _seconds_of_offers(states: list[State]) -> float:
    """The mean time of what a turn asks for: whether a tunnel that can be paid has a place at all."""
    begin = process_time()
    for state in states:
        offer_tunnels(state, [])
    return (process_time() - begin) / len(states)


def _seconds(states: list[State], bits: bool) -> float:
    """The mean time of finding every place of every tunnel, whatever it costs."""
    begin = process_time()
    for state in states:
        site = Site(state, state.active)
        for tunnel in state.settings.components.tunnels:
            for lying in tunnel.tile.lyings:
                if bits:
                    site.places(lying)
                else:
                    plain_places(state, site, lying)
    return (process_time() - begin) / len(states)


def plain_places(s: State, site: Site, lying: Lying) -> int:
    """The same places as :meth:`Site.places`, cell by cell."""
    found = 0
    for cell in cells_of(s.settings.mountain.ground):
        covered = [cell + shift for shift in lying.shifts]
        hammers = sum([site.rubble >> one & 1 for one in covered])
        if (
            all(site.free >> one & 1 for one in covered)
            and any(site.beside >> one & 1 for one in covered)
            and hammers <= site.hammers
        ):
            found |= 1 << cell
    return found
