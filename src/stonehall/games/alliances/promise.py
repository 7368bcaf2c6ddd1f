"""In which order options are worth a look: an advice to bots."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.alliances.cards import CARDS, CHAMPION, EVENT, MAGIC
from stonehall.games.alliances.state import State
from stonehall.kernel.decision import DONE, Option
from stonehall.toolkit.promise import least_missed_first


def promising(s: State) -> Sequence[Option]:
    """All options of the pending decision: cards for magic by how little they are missed, own targets after others."""
    decision = s.decision
    if decision is None:
        return []
    if decision.then is None:
        return least_missed_first(decision.options, "magic", _missed) if s.phase == MAGIC else decision.options
    return _own_last(s, decision.seat, decision.options)


def _own_last(s: State, seat: int, options: list[Option]) -> list[Option]:
    """Where cards of both sides are named one after the other, the own last: what comes of it shows much later."""
    own: list[Option] = []
    others: list[Option] = []
    mixed = False
    for option in options:
        card = s.card_at(option.args[0]) if option.verb == "target" else None
        if card is not None and s.is_friend(card, seat):
            own.append(option)
        else:
            others.append(option)
            mixed = mixed or card is not None or option.verb == DONE
    return others + own if own and mixed else options


def _missed(number: int) -> int:
    """Champions decide games, and magic is wanted for them; events and Walls are few."""
    card = CARDS[number]
    rank = 2 if card.classes & CHAMPION else 1 if card.classes & EVENT else 0
    return 100 * rank + card.cost
