"""The bot that compares a few plays before it takes one."""

from __future__ import annotations

from typing import Final

from stonehall.bots.page import PageBot

SECONDS: Final = 0.3
"""What a decision takes at most; a person hardly waits for it."""
CONTENT: Final = 8
"""So many good plays it sees before it takes the best of them."""


class SquireBot(PageBot):
    """As a Page, but not content with the first good play."""

    def __init__(self, seed: int | None = None, seconds: float = SECONDS, content: int = CONTENT) -> None:
        super().__init__(seed, seconds, content)
