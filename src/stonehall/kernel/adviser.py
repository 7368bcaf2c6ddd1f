"""What bots go by: which options are worth a look, and how good a state looks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar

from stonehall.kernel.decision import Option
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(Generic[S]):
    """This one says what the game says to everybody, its rule of thumb.

    Of a game that can be judged by other numbers there are others: :meth:`~stonehall.kernel.Game.adviser`.
    """

    def promising(self, state: S) -> Sequence[Option]:
        """The options of the pending decision that may be good, the likeliest first."""
        return state.game.promising(state)

    def evaluate(self, state: S, seat: int) -> float:
        """How good a state looks for a seat."""
        return state.game.evaluate(state, seat)


AnyAdviser = Adviser[Any]
RULE_OF_THUMB: Final[AnyAdviser] = Adviser()
