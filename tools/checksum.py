"""Checksums of scripted games: equal in the interpreted and the compiled build, or one of them plays wrongly.

python tools/checksum.py [--games N]
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from hashlib import blake2b
from itertools import product
from random import Random

import stonehall
from stonehall.kernel import AnyGame, Chance, Record, SettingsError


def setups(game: AnyGame) -> list[dict[str, str]]:
    """Every way to set up a game, decks aside: its forms, teams, numbers of seats, and what else has a few values."""
    choices = [
        [(setting.name, value) for value in setting.values]
        for setting in game.settings
        if setting.values and setting.name not in game.seat_names
    ]
    return [settings for settings in map(dict, product(*choices)) if _can_start(game, settings)]


def _can_start(game: AnyGame, settings: dict[str, str]) -> bool:
    try:
        game.start(settings)
    except SettingsError:
        return False
    return True


def scripted_games(game: AnyGame, count: int) -> str:
    """The digest of all plays, positions and outcomes of ``count`` random games over all set-ups and ready decks."""
    ways, decks = setups(game), game.decks()
    digest = blake2b(digest_size=16)
    for number in range(count):
        rng = Random(number)
        settings = ways[number % len(ways)]
        seats = game.seats_of(game.complete(settings))
        record = play(Record(game, {**settings, **_decks_of(seats, decks, number)}), rng)
        digest.update(record.write().encode())
        digest.update(record.state.to_position().encode())
    return digest.hexdigest()


def _decks_of(seats: Sequence[str], decks: Sequence[str], number: int) -> dict[str, str]:
    """Another deck for each seat, and others in every game."""
    step = 1 + number // len(decks) % 2 if decks else 0
    return {seat: decks[(number + place * step) % len(decks)] for place, seat in enumerate(seats) if decks}


def play(record: Record, rng: Random) -> Record:
    while (decision := record.state.decision) is not None:
        if isinstance(decision, Chance):
            record.play(decision.sample(rng))
        else:
            record.play(int(rng.random() * len(decision.options)))
    return record


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=66, help="so many of each game")
    games = parser.parse_args().games
    for id in stonehall.game_ids():
        game = stonehall.load(id)
        print(id, len(setups(game)), "set-ups", scripted_games(game, games))


if __name__ == "__main__":
    main()
