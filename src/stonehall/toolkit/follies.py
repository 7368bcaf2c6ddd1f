"""Names of what nobody wants to see a bot do, as far as several games know the same folly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from stonehall.kernel.decision import Option
from stonehall.kernel.state import State

CHAMPION_BURNT: Final = "champion-burnt"
"""A champion of the hand became magic."""
OWN_CARD_ATTACKED: Final = "own-card-attacked"
SUMMON_LEFT_OUT: Final = "summon-left-out"
"""The chance to summon went by although something could be summoned and paid."""
INACTION: Final = "inaction"
"""A turn ended in which the rules punish that nothing was done."""


def attacks_own(s: State, option: Option, is_attack_on_own: Callable[[Any, str], bool]) -> bool:
    """Whether an option attacks a card of the one who attacks, as ``is_attack_on_own(view, text)`` tells."""
    decision = s.decision
    if decision is None or option.verb not in ("attack", "target"):
        return False
    return is_attack_on_own(s.view(decision.seat), s.text_of(option))
