"""What goes wrong with bots."""

from __future__ import annotations

from stonehall.kernel.errors import StonehallError


class BotError(StonehallError):
    """There is no such bot, or it cannot play."""
