"""Measure the engine that ``PYTHONPATH`` points at; prints one JSON object. ``bench.py`` runs it for each build."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations_with_replacement
from random import Random
from time import process_time
from typing import Any

import stonehall
import stonehall.kernel.state as state_module
from bench.peer import chess_now
from bench.searching import search
from stonehall.kernel import AnyGame, Chance, State

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


def speed(game: AnyGame, settings: dict[str, str], seconds: float) -> dict[str, float]:
    """Speed of games with these settings."""
    players = luck = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        own, chance = play(game.start(settings), Random(games))
        players, luck, games = players + own, luck + chance, games + 1
    return {
        "decisions": (players + luck) / spent,
        "player_decisions": players / spent,
        "games": games / spent,
        "length": (players + luck) / games,
        "clone": clone_microseconds(game, settings),
    }


def clone_microseconds(game: AnyGame, settings: dict[str, str]) -> float:
    """The mean time of cloning a state in the middle of a game."""
    rng = Random(1)
    state = game.start(settings)
    for _ in range(150):
        decision = state.decision
        if decision is None:
            break
        option = decision.sample(rng) if isinstance(decision, Chance) else rng.choice(decision.options)
        if state.turn > 8:
            break
        state.apply(option)
    start = process_time()
    for _ in range(CLONES):
        state.clone()
    return (process_time() - start) / CLONES * 1e6


def beside_chess(measured: Callable[[], dict[str, Any]]) -> dict[str, Any]:
    """What is measured, with the speed of chess right before and right after it: a machine is not always as fast."""
    before = chess_now()
    found = measured()
    return {**found, "chess": (before + chess_now()) / 2}


def setups(game: AnyGame) -> dict[str, dict[str, str]]:
    """What is measured of a game, by name: its forms; if there is only one, the pairings of its ready decks."""
    forms = game.forms()
    decks, seats = game.decks(), game.seats_of(game.complete({}))
    if len(forms) > 1 or not decks:
        return {name or "game": dict(form) for name, form in forms.items()}
    pairings = combinations_with_replacement(decks, len(seats))
    return {" ".join(pairing): dict(zip(seats, pairing, strict=True)) for pairing in pairings}


def own_bench(game: AnyGame, compiled: bool) -> dict[str, dict[str, float]]:
    """What the bench of the game itself (``bench/games``) measures: shares of its time, and what single things take."""
    name = f"bench.games.{game.id.replace('-', '_')}"
    if find_spec(name) is None:
        return {"shares": {}, "timings": {}}
    room = import_module(name)
    timings = room.timings(game) if hasattr(room, "timings") else {}
    return {"shares": room.shares(game, plain=not compiled), "timings": timings}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    compiled = str(state_module.__file__).endswith(".so")
    games = {}
    for id in stonehall.game_ids():
        game = stonehall.load(id)
        speed(game, {}, seconds=0.1)
        ways = setups(game)
        lines = {name: beside_chess(partial(speed, game, settings, seconds)) for name, settings in ways.items()}
        searched = beside_chess(partial(search, game, next(iter(ways.values())), counting=not compiled))
        games[id] = {"lines": lines, "search": searched, **own_bench(game, compiled)}
    print(json.dumps({"compiled": compiled, "games": games}))


if __name__ == "__main__":
    main()
