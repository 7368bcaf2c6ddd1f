"""Many checked games of every game: all forms, all pairings of ready decks.

    python tools/nightly.py --games 100 --seed 20260101

Random bots play every form, greedy bots the usual one. Each is one run of ``stonehall simulate``, which says how to
play a game again that fails; the first run that fails ends the night.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Iterator

import stonehall
from stonehall.kernel import AnyGame

FEWER_PER_SEAT = 25
"""With every seat more there are many more pairings, so that fewer games of each are enough."""
MORE_WITHOUT_DECKS = 50
"""Where there are no pairings, each form is played so many times as often."""
FEWER_GREEDY = 5
"""Greedy bots think long."""


def runs(game: AnyGame, games: int, seed: int) -> Iterator[list[str]]:
    """The arguments of ``stonehall simulate`` for a game."""
    for place, form in enumerate(game.forms().values()):
        seats = len(game.seats_of(game.complete(form)))
        count = max(1, games // FEWER_PER_SEAT ** (seats - 2)) if game.decks() else games * MORE_WITHOUT_DECKS
        settings = [word for name, value in form.items() for word in ("--set", f"{name}={value}")]
        plan = [game.id, *settings, *(["--decks", "all"] if game.decks() else []), "--seed", str(seed), "--check"]
        yield [*plan, "--games", str(count)]
        if place == 0:
            yield [*plan, "--games", str(max(1, games // FEWER_GREEDY)), "--bots", "greedy"]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100, help="games of each pairing of two decks")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    for id in stonehall.game_ids():
        for run in runs(stonehall.load(id), options.games, options.seed):
            print("── stonehall simulate", *run, flush=True)
            done = subprocess.run([sys.executable, "-m", "stonehall.cli", "simulate", *run], check=False)
            if done.returncode:
                return done.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
