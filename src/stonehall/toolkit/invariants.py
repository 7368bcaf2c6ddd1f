"""What must be true in every game with cards."""
# interpreted: checked in simulations only

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from stonehall.toolkit.registry import Printed


def not_conserved(before: Counter[int], now: Counter[int], all_there: bool, cards: Sequence[Printed]) -> list[str]:
    """The cards that are too many; where ``all_there`` also those that are missing. Both are counted by numbers."""
    wrong = []
    for card in sorted(before | now):
        if now[card] > before[card] or (all_there and now[card] < before[card]):
            wrong.append(f"{cards[card].id}: {before[card]} at the start of the game, {now[card]} now")
    return wrong
