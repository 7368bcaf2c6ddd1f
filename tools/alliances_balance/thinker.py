"""The bot that judges decks; in a module of its own, which other processes can import."""

from __future__ import annotations

from stonehall.bots import TurnSearchBot

TRIES = 4
"""So much each decision is thought over: enough to play every deck sensibly, and the same on every machine."""


def thinker(seed: int | None) -> TurnSearchBot:
    return TurnSearchBot(seed, seconds=0, tries=TRIES)
