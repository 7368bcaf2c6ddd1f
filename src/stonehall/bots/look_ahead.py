"""What an option leads to: luck that is due is expected exactly, choices inside the same effect are followed."""

from __future__ import annotations

from typing import Final

from stonehall.bots.budget import Budget
from stonehall.kernel.adviser import RULE_OF_THUMB, AnyAdviser
from stonehall.kernel.decision import Option
from stonehall.kernel.dice import Roll
from stonehall.kernel.state import State

FOLLOW_UPS: Final = 2
"""How many choices inside one effect are followed (whom to target, then where to)."""
WIDTH: Final = 16
"""At most so many options of such a choice are tried."""


def outlook(state: State, option: Option, seat: int, budget: Budget, adviser: AnyAdviser = RULE_OF_THUMB) -> float:
    """How good a state looks for a seat after an option of its pending decision."""
    after = state.clone()
    after.apply(option)
    return expected(after, seat, FOLLOW_UPS, budget, adviser)


def expected(state: State, seat: int, follow_ups: int, budget: Budget, adviser: AnyAdviser = RULE_OF_THUMB) -> float:
    """The value of a state for a seat, over the dice that are due and the best choice inside the same effect.

    Once the budget is spent nothing is followed any further: what comes out then is a first sight.
    """
    decision = state.pending
    if decision is None or budget.is_spent():
        return adviser.evaluate(state, seat)
    if isinstance(decision, Roll):
        total = 0.0
        for option, odds in decision.odds():
            after = state.clone()
            after.apply(option)
            total += odds * expected(after, seat, 0, budget, adviser)
        return total
    if decision.seat == seat and follow_ups > 0 and not state.game.is_quiet(state):
        best = -1e9
        options = adviser.promising(state)[:WIDTH]
        further = follow_ups - 1 if len(options) > 1 else follow_ups
        for option in options:
            after = state.clone()
            after.apply(option)
            best = max(best, expected(after, seat, further, budget, adviser))
        return best
    return adviser.evaluate(state, seat)
