"""What an attack may do."""

from __future__ import annotations

from typing import Final

from stonehall.kernel.dice import Roll
from stonehall.toolkit.odds import AttackOdds


def _is_attack(roll: Roll) -> bool:
    return bool(roll.args[1] == "land")


ODDS: Final = AttackOdds(
    verbs=("attack", "open", "target"),
    changes={"damaged": 1, "healed": -1},
    gone=("destroyed", "returned"),
    is_attack=_is_attack,
)
