"""The commonest plays, made once: an option never changes, so that all states may share it."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.arena import SIZE, SQUARES, WAYS, in_arena, squares_of
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

_ON: Final[dict[str, list[Option]]] = {}


def on(verb: str, mask: int) -> list[Option]:
    """The options of a verb with one square, for the squares of a set."""
    known = _ON.get(verb)
    if known is None:
        known = [Option(verb, (square,)) for square in range(SQUARES[-1] + 1)]
        _ON[verb] = known
    return [known[square] for square in squares_of(mask)]
