"""Looks for ways to solve the exercises: none may be impossible, none may be solved by playing anything.

Usage: python tools/exercises.py [GAME] [NAME] [--nodes N] [--tries N] [--lines]

Each exercise is searched depth first, the promising plays first, every position once; a search that ends before its
budget does has seen everything. Then the turn is played at random many times.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Sequence

import stonehall
from stonehall.kernel.state import State
from stonehall.server.tables.exercises import exercises_of
from stonehall.server.tables.trial import SEED, Trial, WrittenExercise, answers, stage_of

LONGEST = 80
"""A turn at random is broken off after so many plays."""


class Search:
    """All ways through the turn of an exercise, as far as the budget reaches. ``ways`` are those that solve it."""

    def __init__(self, game: stonehall.kernel.AnyGame, written: WrittenExercise, nodes: int) -> None:
        trial = Trial(game, written)
        self.written = written
        self.seat, self.turn = trial.seat, trial.turn
        self.budget = nodes
        self.nodes = 0
        self.seen: set[str] = set()
        self.ways: list[tuple[str, ...]] = []
        self._look(trial.state, ())

    @property
    def complete(self) -> bool:
        return self.nodes < self.budget

    def _look(self, state: State, line: tuple[str, ...]) -> None:
        answer_luck(state, self.seat, self.turn, self.written)
        stage = stage_of(state, self.seat, self.turn, self.written)
        if stage == "solved":
            self.ways.append(line)
        if stage != "open":
            return
        position = state.to_position()
        if position in self.seen:
            return
        self.seen.add(position)
        first = state.game.promising(state)
        assert state.decision is not None
        for option in [*first, *[one for one in state.decision.options if one not in first]]:
            if not self.complete:
                return
            self.nodes += 1
            after = state.clone()
            after.apply(option)
            self._look(after, (*line, state.text_of(option)))


def answer_luck(state: State, seat: int, turn: int, written: WrittenExercise) -> None:
    """Let luck and the others answer until the learner is asked, as in a try."""
    for option in answers(state, seat, turn, written, random.Random(SEED)):
        state.apply(option)


def at_random(game: stonehall.kernel.AnyGame, written: WrittenExercise, tries: int, rng: random.Random) -> int:
    """How many of some tries succeed whose plays are drawn from all legal ones."""
    solved = 0
    for _ in range(tries):
        trial = Trial(game, written)
        state = trial.state
        for _ in range(LONGEST):
            answer_luck(state, trial.seat, trial.turn, written)
            stage = stage_of(state, trial.seat, trial.turn, written)
            if stage != "open":
                solved += stage == "solved"
                break
            assert state.decision is not None
            state.apply(rng.choice(state.decision.options))
    return solved


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="", help="the id of a game; all if none is given")
    parser.add_argument("name", nargs="?", default="", help="one exercise of it")
    parser.add_argument("--nodes", type=int, default=20_000, help="plays that are looked at in each exercise")
    parser.add_argument("--tries", type=int, default=200, help="turns played at random in each exercise")
    parser.add_argument("--lines", action="store_true", help="print the ways that were found, the shortest ones first")
    given = parser.parse_args(arguments)
    print("| exercise | plays looked at | all seen | ways | at random |\n|---|---|---|---|---|")
    for id in [given.game] if given.game else stonehall.game_ids():
        game = stonehall.load(id)
        for one in exercises_of(game):
            if given.name not in ("", one.id):
                continue
            search = Search(game, one.written, given.nodes)
            lucky = at_random(game, one.written, given.tries, random.Random(SEED))
            whole = "yes" if search.complete else "no"
            print(f"| {id} {one.id} | {search.nodes} | {whole} | {len(search.ways)} | {lucky} of {given.tries} |")
            for way in sorted(search.ways, key=len)[:10] if given.lines else []:
                print("   ", "; ".join(way))


if __name__ == "__main__":
    main()
