"""A judgement by other numbers than those that were guessed."""

from __future__ import annotations

from stonehall.games.summoner_wars.evaluation import evaluate
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.weights import Weights
from stonehall.kernel.adviser import Adviser


class WarsAdviser(Adviser[State]):
    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def evaluate(self, state: State, seat: int) -> float:
        return evaluate(state, seat, self.weights)
