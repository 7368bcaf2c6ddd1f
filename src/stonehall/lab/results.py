"""What comes of one game."""

from __future__ import annotations

from dataclasses import dataclass

from stonehall.kernel import Problem, StonehallError


@dataclass(frozen=True)
class Result:
    """One finished game. ``winners`` is empty for a draw, ``first`` the seat whose turn came first."""

    number: int
    winners: tuple[int, ...]
    reason: str
    first: int
    turns: int
    decisions: int
    chances: int


@dataclass(frozen=True)
class Failure:
    """One game that broke down, with its record up to there."""

    number: int
    seed: int
    error: str
    trace: str
    record: str


class BrokenGame(StonehallError):
    """A game of a plan broke down; ``failure`` holds the trace and the record up to there."""

    def __init__(self, failure: Failure) -> None:
        self.failure = failure
        super().__init__(f"Game {failure.number} broke down.", [Problem(failure.error, f"seed {failure.seed}")])
        self.add_note(failure.trace)
