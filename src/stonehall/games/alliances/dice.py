"""The die of the game: 1 to 6 (SW1-COMP-7). A result is the number shown, changed by what cards say."""

from __future__ import annotations

from typing import Final

from stonehall.kernel.dice import Die

DIE: Final = Die(("1", "2", "3", "4", "5", "6"))
LEAST_HIT: Final = 3
"""A die that shows 3 or more is a hit (SW1-HIT-1)."""
LEAST_TO_LEAVE_VINES: Final = 4
"""SW1-VINE-13."""
