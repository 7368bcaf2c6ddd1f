"""The bot that thinks its turn through, and trusts the rule of thumb at its end."""

from __future__ import annotations

from typing import Final

from stonehall.bots.judgement import Judgement
from stonehall.bots.turn_search import TurnSearchBot
from stonehall.kernel.game import AnyGame

SECONDS: Final = 0.5
"""What a decision takes at most."""
TRIES: Final = 48
"""So many tries are enough; a compiled engine makes them in a tenth of that time."""


class KnightBot(TurnSearchBot):
    """Searches its turn with few tries; what was learnt from games it does not know."""

    def __init__(self, seed: int | None = None, seconds: float = SECONDS, tries: int = TRIES) -> None:
        super().__init__(seed, seconds, tries, nothing_learnt)


def nothing_learnt(game: AnyGame) -> Judgement | None:
    """A bot that judges by the rule of thumb in every game."""
    return None
