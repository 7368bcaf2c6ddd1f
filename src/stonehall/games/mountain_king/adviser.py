"""A judgement by other numbers than those that were guessed."""

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.mountain_king.evaluation import evaluate
from stonehall.games.mountain_king.promise import promising
from stonehall.games.mountain_king.state import State
from stonehall.games.mountain_king.weights import Weights
from stonehall.kernel.adviser import Adviser
from stonehall.kernel.decision import Option


class KingAdviser(Adviser[State]):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def promising(self, state: State) -> Sequence[Option]:
        return promising(state, self.weights)

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat, self.weights)
