"""The commonest plays, made once: an option never changes, so that all states may share it."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import COLUMNS, IN_ROW, ROW, SIZE, WAYS, in_arena
from stonehall.games.tash_kalar.cards import CARDS
from stonehall.kernel import decision as kernel
from stonehall.kernel.decision import Option
from stonehall.toolkit.option_cache import CardOptions

END: Final = Option(kernel.END)
HAND_OVER: Final = Option("hand-over")

TOWARD: Final = [Option("toward", (way,)) for way in range(len(WAYS))]
MOVE: Final = [
    [Option("move", (start, end)) for end in range(SIZE)] if in_arena(start) else [] for start in range(SIZE)
]

WITH_CARD: Final = CardOptions(SIZE)

_ON: Final[dict[str, list[list[list[Option]]]]] = {}
_OF_CARD: Final[dict[str, list[Option]]] = {}


def on(verb: str, mask: int) -> list[Option]:
    """The options of a verb with one square, for the squares of a set."""
    rows = _ON.get(verb)
    if rows is None:
        known = [Option(verb, (square,)) for square in range(SIZE)]
        rows = [[[known[square] for square in squares] for squares in row] for row in IN_ROW]
        _ON[verb] = rows
    options: list[Option] = []
    for row in rows:
        if not mask:
            break
        options += row[mask & ROW]
        mask >>= COLUMNS
    return options


def of_cards(verb: str, cards: list[int]) -> list[Option]:
    """The options of a verb with one card, for these cards."""
    known = _OF_CARD.get(verb)
    if known is None:
        known = [Option(verb, (card,)) for card in range(len(CARDS))]
        _OF_CARD[verb] = known
    return [known[card] for card in cards]
