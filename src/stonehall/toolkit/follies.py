"""Names of what nobody wants to see a bot do, as far as several games know the same folly."""

from __future__ import annotations

from typing import Final

CHAMPION_BURNT: Final = "champion-burnt"
"""A champion of the hand became magic."""
OWN_CARD_ATTACKED: Final = "own-card-attacked"
SUMMON_LEFT_OUT: Final = "summon-left-out"
"""The chance to summon went by although something could be summoned and paid."""
INACTION: Final = "inaction"
"""A turn ended in which the rules punish that nothing was done."""
