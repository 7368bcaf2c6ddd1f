"""A try at an exercise: a game from its position on, with luck that is written down, until its goal is met or not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final

import msgspec

from stonehall.bots.greedy import GreedyBot
from stonehall.kernel import CHANCE, AnyGame, Message, Observation, Option
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
MOST_REPLIES: Final = 6_000
"""So many plays of the other side are looked at; an exercise is set so that its solution needs fewer."""


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
    reply: bool = False
    """The goal must hold after the next turn as well, whatever the other side plays in it."""


class Trial(PositionedGame):
    """One try. It is open until all conditions are met, or until the turn is over, with the reply where one counts."""

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
        view = self.state.view(self.seat)
        moments = [self._played(text, looks)]
        self.line.append(words(self.game.choice(view, self.log.record.plays[-1].text, self.players).label))
        for answer in answers(self.state, self.seat, self.turn, self.written, self.luck):
            moments.append(self._played(answer, looks))
        return [moment for moment in moments if moment is not None]

    def is_proven(self) -> bool:
        """Whether every reply to what was played was looked at; nothing is to be proven where none counts."""
        if not self.written.reply:
            return True
        first = next(place for place, play in enumerate(self.log.record.plays) if play.seat not in (self.seat, CHANCE))
        state = self.log.record.truncated(first).state
        return Replies(state, self.seat, self.turn, self.written).complete

    def goals(self) -> list[GoalFacts]:
        """The conditions, each with what is missing."""
        counts = self.game.goal_counts(self.state, self.seat)
        won = has_won(self.state, self.seat)
        return [self._goal(goal, is_met(goal, counts, won), counts[goal.count]) for goal in self.written.goals]

    def told_as(self, moments: list[Moment], following: str) -> Try:
        """The try as the learner is told of it."""
        return Try(
            self.stage, self.scene(), self.entries(0), self.line, moments, self.odds(), self.goals(), following
        )  # fmt: skip

    def decides(self) -> bool:
        return self.stage == "open" and is_asked(self.state, self.seat, self.turn)

    def _played(self, choice: Option | str, looks: bool) -> Moment | None:
        if looks:
            return self.play(choice)
        self.log.play(choice)
        return None

    def _goal(self, goal: WrittenGoal, met: bool, count: int) -> GoalFacts:
        name = f"{self.game.prefix}-goal-{goal.say}"
        wanted = goal.least if goal.least is not None else goal.most
        args: dict[str, Value] = {"count": count, "wanted": wanted or 0}
        missing = None if met else words(Message(f"{name}-missing", args))
        return GoalFacts(words(Message(name, args)), met, missing)


def stage_of(state: State, seat: int, turn: int, written: WrittenExercise) -> Stage:
    """How a try stands that began in this turn. Where the reply counts, nothing is decided before it is over."""
    last = turn + 1 if written.reply else turn
    over = state.over or state.turn > last
    if written.reply and not over:
        return "open"
    won = has_won(state, seat)
    counts = state.game.goal_counts(state, seat)
    if all(is_met(goal, counts, won) for goal in written.goals):
        return "solved"
    return "failed" if over else "open"


def is_asked(state: State, seat: int, turn: int) -> bool:
    """Whether the learner has to decide something in their turn; in the reply the usual is chosen for them."""
    decision = state.decision
    return decision is not None and decision.seat == seat and state.turn == turn


def answers(state: State, seat: int, turn: int, written: WrittenExercise, luck: Random) -> Iterator[Option]:
    """What luck and the others play until the learner is asked again, or the try is over.

    Each is to be played before the next one is asked for. A reply is one that spoils the goal, if there is any.
    """
    spoils: Iterator[Option] | None = None
    while stage_of(state, seat, turn, written) == "open" and not is_asked(state, seat, turn):
        if state.turn != turn and spoils is None:
            spoils = iter(spoiling(state, seat, turn, written))
        following = next(spoils, None) if spoils is not None else None
        yield following or answer_of(state, written.dice, luck)


def spoiling(state: State, seat: int, turn: int, written: WrittenExercise) -> list[Option]:
    """A reply after which the goal is not met, luck included; empty if none is found among so many plays."""
    return Replies(state, seat, turn, written).spoiling


class Replies:
    """All replies to what the learner has played, promising ones first, as far as the budget reaches."""

    def __init__(self, state: State, seat: int, turn: int, written: WrittenExercise) -> None:
        self.seat, self.turn, self.written = seat, turn, written
        self.looked = 0
        self.seen: set[str] = set()
        self.spoiling = self._look(state, []) or []

    @property
    def complete(self) -> bool:
        """Whether every reply was looked at, as far as one that spoils the goal."""
        return self.looked < MOST_REPLIES

    def _look(self, before: State, line: list[Option]) -> list[Option] | None:
        state = before.clone()
        stage = stage_of(state, self.seat, self.turn, self.written)
        while stage == "open" and (decision := state.decision) is not None:
            if not decision.is_chance and decision.seat != self.seat:
                break
            option = answer_of(state, self.written.dice, Random(SEED))
            state.apply(option)
            line = [*line, option]
            stage = stage_of(state, self.seat, self.turn, self.written)
        if stage != "open":
            return line if stage == "failed" else None
        position = state.to_position()
        if position in self.seen:
            return None
        self.seen.add(position)
        first = state.game.promising(state)
        assert state.decision is not None
        for option in [*first, *[one for one in state.decision.options if one not in first]]:
            if not self.complete:
                return None
            self.looked += 1
            after = state.clone()
            after.apply(option)
            found = self._look(after, [*line, option])
            if found is not None:
                return found
        return None


def answer_of(state: State, dice: str, luck: Random) -> Option:
    """What luck decides, or somebody else who is asked: always the same in the same place."""
    decision = state.decision
    assert decision is not None
    if isinstance(decision, Roll) and dice:
        return Option("roll", (decision.die.kinds.index(dice),) * decision.count)
    if isinstance(decision, Chance):
        return decision.sample(luck)
    return GreedyBot(SEED).choose(Observation(state, decision.seat))


def has_won(state: State, seat: int) -> bool:
    outcome = state.outcome
    return outcome is not None and seat in outcome.winners


def is_met(goal: WrittenGoal, counts: Mapping[str, int], won: bool) -> bool:
    count = counts[goal.count]
    if goal.won and not won:
        return False
    return (goal.least is None or count >= goal.least) and (goal.most is None or count <= goal.most)
