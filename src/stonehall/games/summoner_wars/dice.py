"""The die of the game as data (SW2-COMP-9, SW2-COMP-10). Each symbol of a face counts for itself."""

from __future__ import annotations

from typing import Final

from stonehall.kernel.dice import Die

MELEE: Final = "s"
RANGED: Final = "b"
SPECIAL: Final = "*"

FACES: Final = ("sb", "sb", "sb", "s*", "b*", "s")
"""Sword, bow and special as they stand on the six faces.

The totals (5 swords, 4 bows, 2 specials) are certain; how they share the faces is known from one source only.
"""

DIE: Final = Die(FACES)

MELEE_ON: Final = [kind.count(MELEE) for kind in DIE.kinds]
RANGED_ON: Final = [kind.count(RANGED) for kind in DIE.kinds]
SPECIAL_ON: Final = [kind.count(SPECIAL) for kind in DIE.kinds]


def count(symbols: list[int], roll: tuple[int, ...]) -> int:
    """How many symbols of one sort a roll shows; ``symbols`` is one of the tables above."""
    total = 0
    for kind in roll:
        total += symbols[kind]
    return total
