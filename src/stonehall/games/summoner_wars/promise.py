"""In which order options are worth a look: an advice to bots."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.summoner_wars.cards import CARDS, CHAMPION, EPIC, EVENT, MAGIC
from stonehall.games.summoner_wars.state import State
from stonehall.kernel.decision import Option
from stonehall.toolkit.promise import least_missed_first


def promising(s: State) -> Sequence[Option]:
    """All options of the pending decision; in the Magic Phase the cards that are missed least come first."""
    decision = s.decision
    if decision is None:
        return []
    quiet = s.phase == MAGIC and decision.then is None
    return least_missed_first(decision.options, "discard", _missed) if quiet else decision.options


def _missed(number: int) -> int:
    """Champions decide games, and magic is wanted for them; an event comes at the right moment or not at all."""
    card = CARDS[number]
    rank = 3 if card.classes & CHAMPION else 2 if card.classes & EPIC else 1 if card.classes & EVENT else 0
    return 100 * rank + card.cost
