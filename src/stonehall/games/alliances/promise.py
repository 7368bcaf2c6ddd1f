"""In which order options are worth a look: an advice to bots."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.alliances.cards import CARDS, CHAMPION, EVENT, MAGIC
from stonehall.games.alliances.state import State
from stonehall.kernel.decision import Option
from stonehall.toolkit.promise import least_missed_first


def promising(s: State) -> Sequence[Option]:
    """All options of the pending decision; in the Build Magic Phase the cards that are missed least come first."""
    decision = s.decision
    if decision is None:
        return []
    quiet = s.phase == MAGIC and decision.then is None
    return least_missed_first(decision.options, "magic", _missed) if quiet else decision.options


def _missed(number: int) -> int:
    """Champions decide games, and magic is wanted for them; events and Walls are few."""
    card = CARDS[number]
    rank = 2 if card.classes & CHAMPION else 1 if card.classes & EVENT else 0
    return 100 * rank + card.cost
