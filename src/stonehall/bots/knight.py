"""The bot that thinks its turn through, and goes by what was learnt from games."""

from __future__ import annotations

from typing import Final

from stonehall.bots.experience import experienced
from stonehall.bots.judgement import Judgement
from stonehall.bots.turn_search import TurnSearchBot
from stonehall.kernel.game import AnyGame

SECONDS: Final = 0.5
"""What a decision takes at most."""
TRIES: Final = 36
"""So many tries are enough; a compiled engine makes them in a tenth of that time."""
FORESIGHT: Final = 1.0
"""Where luck has no say as many, and no plan is made: else little would be left to the Steward."""


class KnightBot(TurnSearchBot):
    """Searches its turn with few tries, among the likeliest plays; plans and nets it does not know."""

    def __init__(self, seed: int | None = None, seconds: float = SECONDS, tries: int = TRIES) -> None:
        super().__init__(seed, seconds, tries, no_net, experienced, FORESIGHT)


def no_net(game: AnyGame) -> Judgement | None:
    """A bot that has an adviser and nothing else."""
    return None
