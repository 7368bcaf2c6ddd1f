"""Measure the engine that ``PYTHONPATH`` points at; prints one JSON object. ``bench.py`` runs it for each build."""

from __future__ import annotations

import argparse
import json
from random import Random
from time import process_time
from typing import cast

import stonehall
import stonehall.kernel.state as state_module
from stonehall.games.summoner_wars import SummonerWars
from stonehall.kernel import Chance, State

CLONES = 300


def play(state: State, rng: Random) -> tuple[int, int]:
    """Play a random game from a Python loop; (plays of players, plays of chance)."""
    players = luck = 0
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
            luck += 1
        else:
            options = decision.options
            state.apply(options[int(rng.random() * len(options))])
            players += 1
    return players, luck


def pairing(game: SummonerWars, south: str, north: str, seconds: float) -> dict[str, float]:
    """Speed of one pairing of decks."""
    players = luck = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        own, chance = play(game.start(south=south, north=north), Random(games))
        players, luck, games = players + own, luck + chance, games + 1
    return {
        "decisions": (players + luck) / spent,
        "player_decisions": players / spent,
        "games": games / spent,
        "length": (players + luck) / games,
        "clone": clone_microseconds(game, south, north),
    }


def clone_microseconds(game: SummonerWars, south: str, north: str) -> float:
    """The mean time of cloning a state in the middle of a game."""
    rng = Random(1)
    state = game.start(south=south, north=north)
    for _ in range(150):
        decision = state.decision
        if decision is None:
            break
        option = decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options)
        if state.turn > 8:  # type: ignore[attr-defined]
            break
        state.apply(option)
    start = process_time()
    for _ in range(CLONES):
        state.clone()
    return (process_time() - start) / CLONES * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--pairings", choices=["first", "all"], default="first")
    options = parser.parse_args()
    game = cast(SummonerWars, stonehall.load("summoner-wars"))
    decks = game.decks()[:3] if options.pairings == "first" else game.decks()
    pairs = [(south, north) for place, south in enumerate(decks) for north in decks[place:]]
    pairing(game, *pairs[0], seconds=0.1)
    found = {f"{south} {north}": pairing(game, south, north, options.seconds) for south, north in pairs}
    print(json.dumps({"compiled": str(state_module.__file__).endswith(".so"), "pairings": found}))


if __name__ == "__main__":
    main()
