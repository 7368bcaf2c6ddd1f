"""In which order options are worth a look: an advice to bots."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.summoner_wars.abilities import MOVED, UNIT_MOVED
from stonehall.games.summoner_wars.cards import CARDS, CHAMPION, EPIC, EVENT, MAGIC, MOVE
from stonehall.games.summoner_wars.pieces import Piece
from stonehall.games.summoner_wars.state import State
from stonehall.kernel.decision import Option
from stonehall.toolkit.promise import least_missed_first
from stonehall.toolkit.triggers import is_watched


def promising(s: State) -> Sequence[Option]:
    """The options of the pending decision, without moves in vain; cards to burn by how little they are missed."""
    decision = s.decision
    if decision is None:
        return []
    if decision.then is None and s.phase == MAGIC:
        return least_missed_first(decision.options, "discard", _missed)
    if decision.then is None and s.phase == MOVE:
        return _leading_somewhere(s, decision.options)
    return decision.options


def _leading_somewhere(s: State, options: list[Option]) -> list[Option]:
    """Without the moves out and back again (SW2-MOVE-9) after which nothing happens."""
    found = []
    for option in options:
        if option.verb == "move":
            start, end = option.args[:2]
            if start == end and not _is_noticed(s, s.on(start)):
                continue
        found.append(option)
    return found


def _is_noticed(s: State, unit: Piece) -> bool:
    """Whether a move of the unit that ends where it began would have any effect, good or bad."""
    return s.may_have(unit, 1 << MOVED) or is_watched(s, UNIT_MOVED, (unit.id, unit.square, 0))


def _missed(number: int) -> int:
    """Champions decide games, and magic is wanted for them; an event comes at the right moment or not at all."""
    card = CARDS[number]
    rank = 3 if card.classes & CHAMPION else 2 if card.classes & EPIC else 1 if card.classes & EVENT else 0
    return 100 * rank + card.cost
