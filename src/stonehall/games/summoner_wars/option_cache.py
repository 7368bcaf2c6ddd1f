"""The commonest plays, made once: an option never changes, so that all states may share it."""

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.board import SIZE
from stonehall.kernel.decision import Option


def _between_squares(verb: str) -> list[list[Option]]:
    return [[Option(verb, (start, end)) for end in range(SIZE)] for start in range(SIZE)]


MOVE: Final = _between_squares("move")
ATTACK: Final = _between_squares("attack")

_WITH_CARDS: Final[dict[tuple[str, int], list[Option]]] = {}


def with_card(verb: str, card: int) -> list[Option]:
    """The options of a verb with a card, by square."""
    found = _WITH_CARDS.get((verb, card))
    if found is None:
        found = [Option(verb, (card, square)) for square in range(SIZE)]
        _WITH_CARDS[(verb, card)] = found
    return found
