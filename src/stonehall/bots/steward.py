"""The bot that thinks its turn through again and again, and knows what was learnt from games."""

from __future__ import annotations

from typing import Final

from stonehall.bots.turn_search import TurnSearchBot

SECONDS: Final = 1.0
"""What a decision takes at most."""
TRIES: Final = 1000
"""So many tries are enough; a compiled engine makes them in less time."""


class StewardBot(TurnSearchBot):
    """Searches its turn with patience."""

    def __init__(self, seed: int | None = None, seconds: float = SECONDS, tries: int = TRIES) -> None:
        super().__init__(seed, seconds, tries)
