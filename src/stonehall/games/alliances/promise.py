"""In which order options are worth a look: an advice to bots."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.alliances.abilities import MOVED, MOVED_WITH, UNIT_MOVED
from stonehall.games.alliances.cards import CARDS, CHAMPION, EVENT, MAGIC, MOVE
from stonehall.games.alliances.pieces import Piece
from stonehall.games.alliances.state import State
from stonehall.kernel.decision import DONE, Option
from stonehall.toolkit.promise import least_missed_first
from stonehall.toolkit.triggers import is_watched


def promising(s: State) -> Sequence[Option]:
    """The options of the pending decision, without moves of 0 squares in vain; own targets come after others.

    Cards for magic come by how little they are missed.
    """
    decision = s.decision
    if decision is None:
        return []
    if decision.then is None and s.phase == MAGIC:
        return least_missed_first(decision.options, "magic", _missed)
    if decision.then is None:
        return _leading_somewhere(s, decision.options) if s.phase == MOVE else decision.options
    return _own_last(s, decision.seat, decision.options)


def _leading_somewhere(s: State, options: list[Option]) -> list[Option]:
    """Without the moves of 0 squares (SW1-MOVE-1) after which nothing happens."""
    found = []
    for option in options:
        if option.verb == "move" and len(option.args) == 2:
            start, end = option.args
            if start == end and not _is_noticed(s, s.on(start)):
                continue
        found.append(option)
    return found


def _is_noticed(s: State, unit: Piece) -> bool:
    """Whether a move of 0 squares by the unit would have any effect, good or bad."""
    if s.may_have(unit, 1 << MOVED | 1 << MOVED_WITH):
        return True
    return is_watched(s, UNIT_MOVED, (unit.id, unit.square, 0, unit.controller))


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
