"""A judgement by other numbers than those that were guessed."""

from __future__ import annotations

from stonehall.games.alliances.evaluation import evaluate
from stonehall.games.alliances.state import State
from stonehall.games.alliances.weights import Weights
from stonehall.kernel.adviser import Adviser


class AlliancesAdviser(Adviser[State]):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat, self.weights)
