"""A checksum of scripted games: equal in the interpreted and the compiled build, or one of them plays wrongly.

python tools/checksum.py [--games N]
"""

from __future__ import annotations

import argparse
from hashlib import blake2b
from random import Random

import stonehall
from stonehall.kernel import Chance, Record


def scripted_games(count: int) -> str:
    """The digest of all plays, positions and outcomes of ``count`` random games over all ready decks."""
    game = stonehall.load("summoner-wars")
    decks = game.decks()
    digest = blake2b(digest_size=16)
    for number in range(count):
        rng = Random(number)
        south, north = decks[number % len(decks)], decks[(number * 7 + number // len(decks)) % len(decks)]
        record = Record(game, {"south": south, "north": north})
        while (decision := record.state.decision) is not None:
            if isinstance(decision, Chance):
                record.play(decision.sample(rng))
            else:
                record.play(int(rng.random() * len(decision.options)))
        digest.update(record.write().encode())
        digest.update(record.state.to_position().encode())
    return digest.hexdigest()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=66)
    print(scripted_games(parser.parse_args().games))


if __name__ == "__main__":
    main()
