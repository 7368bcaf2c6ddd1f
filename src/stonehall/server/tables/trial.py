"""A try at an exercise: a game from its position on, with luck that is written down, until its goal is met or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import msgspec

from stonehall.kernel import AnyGame, Message, Option
from stonehall.kernel.decision import Chance
from stonehall.kernel.dice import Roll
from stonehall.kernel.message import Value
from stonehall.kernel.state import State
from stonehall.server.tables.positioned import PositionedGame
from stonehall.server.wire.exercises import GoalFacts, Stage, Try
from stonehall.server.wire.protocol import Moment, Words
from stonehall.server.wire.text import words

SEED: Final = 1
"""Luck that no exercise speaks of is the same in every try."""


class WrittenGoal(msgspec.Struct, forbid_unknown_fields=True):
    """A condition as it stands in a file: a number of the game (``Game.counts``) that is large or small enough.

    ``won``: the game must be won; the number tells how far it was from that.
    """

    say: str
    count: str
    least: int | None = None
    most: int | None = None
    won: bool = False


class WrittenExercise(msgspec.Struct, forbid_unknown_fields=True):
    """An exercise as it stands in a file."""

    seat: str
    position: str
    goals: list[WrittenGoal]
    solution: list[str]
    rules: list[str]
    dice: str = ""
    decks: dict[str, str] = {}


class Trial(PositionedGame):
    """One try. It is open until all conditions are met, or until the turn is over."""

    def __init__(self, game: AnyGame, written: WrittenExercise) -> None:
        super().__init__(game, written.position, written.seat)
        self.written = written
        self.turn = self.state.turn
        self.line: list[Words] = []
        self.luck = Random(SEED)

    @property
    def stage(self) -> Stage:
        return stage_of(self.state, self.seat, self.turn, self.written)

    def make(self, text: str, looks: bool) -> list[Moment]:
        """Play for the learner, and let luck and the others answer. An illegal play raises.

        ``looks``: what is seen after each of these plays is told.
        """
        view, before = self.state.view(self.seat), len(self.telling.told)
        self.go(text)
        self.line.append(words(self.game.choice(view, text.lower(), self.players).label))
        moments = [self._moment(before)] if looks else []
        for answer in self._answers():
            before = len(self.telling.told)
            self.go(answer)
            if looks:
                moments.append(self._moment(before))
        return moments

    def goals(self) -> list[GoalFacts]:
        """The conditions, each with what is missing."""
        counts = self.game.counts(self.state, self.seat)
        won = has_won(self.state, self.seat)
        return [self._goal(goal, is_met(goal, counts, won), counts[goal.count]) for goal in self.written.goals]

    def told_as(self, moments: list[Moment], following: str) -> Try:
        """The try as the learner is told of it."""
        return Try(
            self.stage, self.scene(), self.entries(0), self.line, moments, self.odds(), self.goals(), following
        )  # fmt: skip

    def decides(self) -> bool:
        return super().decides() and self.stage == "open"

    def _moment(self, before: int) -> Moment:
        return Moment(self.scene(), self.entries(before))

    def _answers(self) -> Iterator[str]:
        """What luck and the others play until the learner is asked again, or the try is over."""
        while self.stage == "open" and not self.decides():
            yield self.state.text_of(answer_of(self.state, self.written.dice, self.luck))

    def _goal(self, goal: WrittenGoal, met: bool, count: int) -> GoalFacts:
        name = f"{self.game.prefix}-goal-{goal.say}"
        wanted = goal.least if goal.least is not None else goal.most
        args: dict[str, Value] = {"count": count, "wanted": wanted or 0}
        missing = None if met else words(Message(f"{name}-missing", args))
        return GoalFacts(words(Message(name, args)), met, missing)


def stage_of(state: State, seat: int, turn: int, written: WrittenExercise) -> Stage:
    """How a try stands that began in this turn."""
    won = has_won(state, seat)
    counts = state.game.counts(state, seat)
    if all(is_met(goal, counts, won) for goal in written.goals):
        return "solved"
    return "failed" if state.over or state.turn != turn else "open"


def answer_of(state: State, dice: str, luck: Random) -> Option:
    """What luck decides, or somebody else who is asked: always the same in the same place."""
    decision = state.decision
    assert decision is not None
    if isinstance(decision, Roll) and dice:
        return Option("roll", (decision.die.kinds.index(dice),) * decision.count)
    if isinstance(decision, Chance):
        return decision.sample(luck)
    return state.game.promising(state)[0]


def has_won(state: State, seat: int) -> bool:
    outcome = state.outcome
    return outcome is not None and seat in outcome.winners


def is_met(goal: WrittenGoal, counts: Mapping[str, int], won: bool) -> bool:
    count = counts[goal.count]
    if goal.won and not won:
        return False
    return (goal.least is None or count >= goal.least) and (goal.most is None or count <= goal.most)
