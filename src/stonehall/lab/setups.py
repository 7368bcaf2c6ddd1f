"""Settings to try a game with, when nobody asks for certain ones."""

from __future__ import annotations

from collections.abc import Mapping

from stonehall.kernel import AnyGame


def with_decks(game: AnyGame, settings: Mapping[str, str], place: int) -> dict[str, str]:
    """Settings with a different ready deck for each seat: as ``place`` counts up, every deck comes to every seat.

    >>> import stonehall
    >>> with_decks(stonehall.load("summoner-wars"), {}, 1)
    {'south': 'fallen-kingdom', 'north': 'phoenix-elves'}
    """
    decks = game.decks()
    seats = game.seats_of(game.complete(settings))
    if not decks:
        return dict(settings)
    stride = max(1, len(decks) // len(seats))
    return {**settings, **{seat: decks[(place + number * stride) % len(decks)] for number, seat in enumerate(seats)}}
