"""OpenSpiel's games, played at random from a Python loop: the yardstick that is laid beside every line of the bench."""

from __future__ import annotations

import random
from functools import cache
from time import process_time
from typing import Any

CHESS = "chess"
CLONES = 2000
STINT = 0.05
"""Seconds of chess between two lines: enough for a dozen games."""


@cache
def _game(name: str) -> Any:
    import pyspiel  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415  installed for the bench only

    return pyspiel.load_game(name)


def peer(name: str, seconds: float) -> dict[str, float]:
    """The speed of a game of OpenSpiel."""
    plays, games, spent = _play(name, seconds)
    state = _game(name).new_initial_state()
    begin = process_time()
    for _ in range(CLONES):
        state.clone()
    clone = (process_time() - begin) / CLONES * 1e6
    return {"decisions": plays / spent, "games": games / spent, "length": plays / games, "clone": clone}


def chess_now() -> float:
    """The decisions a second of chess at this very moment, on whatever the machine has left for us."""
    plays, _, spent = _play(CHESS, STINT)
    return plays / spent


def _play(name: str, seconds: float) -> tuple[int, int, float]:
    """Random games for so many seconds; (plays, games, seconds spent)."""
    game = _game(name)
    rng = random.Random(1)
    plays = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
            plays += 1
        games += 1
    return plays, games, spent
