"""What nobody wants to see a bot do."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.state import State
from stonehall.kernel.decision import Option
from stonehall.toolkit.follies import SUMMON_LEFT_OUT

INSTEAD: Final = ("place", "pick-up", "discard")
"""The actions that are spent where nothing is summoned."""


def follies(s: State, option: Option) -> list[str]:
    """The last action of a turn spent on a common piece or a discard, although a being could be summoned."""
    decision = s.decision
    if decision is None or decision.prompt != "actions" or s.actions != 1 or option.verb not in INSTEAD:
        return []
    return [SUMMON_LEFT_OUT] if any(other.verb == "summon" for other in decision.options) else []
