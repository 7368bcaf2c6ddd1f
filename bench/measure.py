"""Measure the engine that ``PYTHONPATH`` points at; prints one JSON object. ``bench.py`` runs it for each build."""

from __future__ import annotations

import argparse
import json
from random import Random
from time import process_time

import stonehall
import stonehall.kernel.state as state_module
from bench import matching
from stonehall.kernel import AnyGame, Chance, State

CLONES = 300
FORMS = {
    "Duel": {"form": "duel"},
    "Duel, teams": {"form": "duel", "teams": "yes"},
    "High Form": {"form": "high-form"},
    "High Form, teams": {"form": "high-form", "teams": "yes"},
    "Melee, 3 seats": {"form": "melee", "seats": "3"},
    "Melee, 4 seats": {"form": "melee", "seats": "4"},
}
"""The forms of Tash-Kalar."""


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--pairings", choices=["first", "all"], default="first")
    options = parser.parse_args()
    game = stonehall.load("summoner-wars")
    decks = game.decks()[:3] if options.pairings == "first" else game.decks()
    pairs = [{"south": south, "north": north} for place, south in enumerate(decks) for north in decks[place:]]
    speed(game, pairs[0], seconds=0.1)
    pairings = {" ".join(pair.values()): speed(game, pair, options.seconds) for pair in pairs}
    arena = stonehall.load("tash-kalar")
    speed(arena, {}, seconds=0.1)
    forms = {name: speed(arena, form, options.seconds) for name, form in FORMS.items()}
    compiled = str(state_module.__file__).endswith(".so")
    shares = {"Duel": matching.shares(arena, plain=not compiled)}
    print(json.dumps({"compiled": compiled, "pairings": pairings, "forms": forms, "matching": shares}))


if __name__ == "__main__":
    main()
