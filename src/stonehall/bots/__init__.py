"""Opponents, written against the kernel: they know a view and imagined states, never the real one."""

from __future__ import annotations

from collections.abc import Callable

from stonehall.bots.greedy import GreedyBot
from stonehall.bots.random import RandomBot
from stonehall.kernel import Player

BOTS: dict[str, Callable[[int | None], Player]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, seed: int | None = None) -> Player:
    """A bot by its name; ``KeyError`` names the known ones."""
    if name not in BOTS:
        raise KeyError(f"there is no bot {name!r} (bots: {', '.join(BOTS)})")
    return BOTS[name](seed)


__all__ = ["BOTS", "GreedyBot", "RandomBot", "make_bot"]
