"""A checksum of scripted games: equal in the interpreted and the compiled build, or one of them plays wrongly.

python tools/checksum.py [--games N]
"""

from __future__ import annotations

import argparse
from hashlib import blake2b
from random import Random

import stonehall
from stonehall.kernel import AnyGame, Chance, Record
from stonehall.lab.setups import with_decks


def scripted_games(game: AnyGame, count: int) -> str:
    """The digest of all plays, positions and outcomes of ``count`` random games over all forms and ready decks."""
    forms = list(game.forms().values())
    digest = blake2b(digest_size=16)
    for number in range(count):
        rng = Random(number)
        record = Record(game, with_decks(game, forms[number % len(forms)], number))
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
    parser.add_argument("--games", type=int, default=44, help="games of each game")
    games = parser.parse_args().games
    for id in stonehall.game_ids():
        print(id, scripted_games(stonehall.load(id), games))


if __name__ == "__main__":
    main()
