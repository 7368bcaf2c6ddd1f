"""Opponents, written against the kernel: they know a view and imagined states, never the real one."""

from __future__ import annotations

from stonehall.bots.fault import BotError
from stonehall.bots.greedy import GreedyBot
from stonehall.bots.knight import KnightBot
from stonehall.bots.page import PageBot
from stonehall.bots.random import RandomBot
from stonehall.bots.registry import (
    BOTS,
    LEVELS,
    BotFactory,
    bot_names,
    find_bot,
    make_bot,
    name_bot,
    offered_bots,
)
from stonehall.bots.squire import SquireBot
from stonehall.bots.steward import StewardBot
from stonehall.bots.turn_search import TurnSearchBot

__all__ = [
    "BOTS",
    "LEVELS",
    "BotError",
    "BotFactory",
    "GreedyBot",
    "KnightBot",
    "PageBot",
    "RandomBot",
    "SquireBot",
    "StewardBot",
    "TurnSearchBot",
    "bot_names",
    "find_bot",
    "make_bot",
    "name_bot",
    "offered_bots",
]
