"""How much of the time of Tash-Kalar goes into the search for patterns, and how much a plain search would need.

The plain search looks at every square in every orientation, letter by letter, as ``invariants.py`` does to check what
is offered. It is never compiled, so that the two can be compared in the interpreted build only.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import cast

from stonehall.games.tash_kalar.arena import SQUARES
from stonehall.games.tash_kalar.invariants import fits
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.summon import offer_summons
from stonehall.games.tash_kalar.turn import turn_main
from stonehall.kernel import AnyGame, Chance

GAMES = 12
STATES = 150
"""So many of the moments in which the search is made are timed."""


def shares(game: AnyGame, plain: bool) -> dict[str, float]:
    """The share of the search in the whole time of random Duels, with bitboards and, if asked, by the plain search."""
    moments: list[State] = []
    begin = process_time()
    for number in range(GAMES):
        _play(game, number, [])
    whole = process_time() - begin
    for number in range(GAMES):
        _play(game, number, moments)
    sample = Random(1).sample(moments, STATES)
    search = _seconds(sample, bitboards=True) * len(moments)
    found = {"search for patterns": search / whole}
    if plain:
        plain_search = _seconds(sample, bitboards=False) * len(moments)
        found["plain search for patterns"] = plain_search / (whole - search + plain_search)
    return found


def _play(game: AnyGame, seed: int, moments: list[State]) -> None:
    """A random game; all moments in which summonings are looked for are added to the list."""
    rng = Random(seed)
    state = cast(State, game.start({}))
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            continue
        if state.asking_frame is not None and state.asking_frame[0] is turn_main and state.actions:
            moments.append(state.clone())
        state.apply(rng.choice(decision.options))


def _seconds(states: list[State], bitboards: bool) -> float:
    """The mean time of one search."""
    begin = process_time()
    for state in states:
        if bitboards:
            offer_summons(state, [])
            continue
        for card in state.seats[state.active].summonable():
            for square in SQUARES:
                fits(state, (card, square))
    return (process_time() - begin) / len(states)
