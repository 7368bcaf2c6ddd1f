"""What an attack may do; hits are told as the wounds they give (SW1-HIT-3)."""

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.rolls import rolled
from stonehall.kernel.dice import Roll
from stonehall.toolkit.odds import AttackOdds


def _is_attack(roll: Roll) -> bool:
    return roll.then is rolled and bool(roll.args[2])


ODDS: Final = AttackOdds(
    verbs=("attack", "open", "target"),
    changes={"wounded": 1, "healed": -1},
    gone=("destroyed", "returned", "imprisoned"),
    is_attack=_is_attack,
)
