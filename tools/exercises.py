"""Looks for ways to solve the exercises: none may be impossible, none may be solved by playing anything.

Usage: python tools/exercises.py [GAME] [NAME] [--plays N] [--tries N] [--lines] [--write]

The turn of each exercise is searched play by play, every position once, until everything was seen or so many plays were
looked at: then every line up to some length was seen. Which share of turns solves it whose plays are drawn from all
legal ones is computed where everything was seen, and tried out where not.
"""

from __future__ import annotations

import argparse
import hashlib
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import msgspec

import stonehall
from stonehall.kernel.state import State
from stonehall.server.tables.exercise_reader import ReadExercise
from stonehall.server.tables.exercises import exercises_of
from stonehall.server.tables.trial import SEED, Trial, WrittenExercise, answers, stage_of

PLAYS: Final = 200_000
"""So many plays of an exercise are looked at."""
TRIES: Final = 1_000
"""So many turns are played at random where not everything was seen."""
LONGEST: Final = 80
"""A turn at random is broken off after so many plays."""
MOST_BY_CHANCE: Final = 0.05
"""A goal that is reached more often by playing anything is no exercise."""

PAGE: Final = Path(__file__).parents[1] / "docs/exercises.md"
HEAD: Final = (
    "| exercise | solution | positions | seen | ways | shortest | by chance | of |",
    "|---|---|---|---|---|---|---|---|",
)

SOLVED, FAILED = -1, -2
"""How a play may end; any other number is the position that follows."""
Way = tuple[str, ...]


class Search:
    """All ways through the turn of an exercise, the shorter ones first, as far as the budget reaches.

    ``ways`` are those that solve it, ``depth`` the number of plays up to which every line was seen.
    """

    def __init__(self, game: stonehall.kernel.AnyGame, written: WrittenExercise, plays: int = PLAYS) -> None:
        trial = Trial(game, written)
        self.written = written
        self.seat, self.turn = trial.seat, trial.turn
        self.budget = plays
        self.looked = 0
        self.depth = 0
        self.ways: list[Way] = []
        self.following: list[list[int]] = []
        """What each play of a position leads to, by the numbers of positions."""
        self._numbers: dict[str, int] = {}
        self._replied: dict[str, str] = {}
        self._layer: list[tuple[State, Way]] = []
        self._arrive(trial.state, ())
        while self._layer and self._look_further():
            self.depth += 1

    @property
    def complete(self) -> bool:
        return not self._layer

    @property
    def positions(self) -> int:
        return len(self._numbers)

    def by_chance(self) -> float:
        """The share of turns that solve it, each play drawn from all legal ones; everything was seen."""
        chances: dict[int, float] = {SOLVED: 1.0, FAILED: 0.0}

        def of(position: int) -> float:
            if position not in chances:
                after = self.following[position]
                chances[position] = sum([of(play) for play in after]) / len(after)
            return chances[position]

        return of(0)

    def _look_further(self) -> bool:
        """One play more from every position of the last layer; whether the budget was enough for it."""
        layer, self._layer = self._layer, []
        for place, (state, line) in enumerate(layer):
            decision = state.decision
            assert decision is not None
            if self.looked + len(decision.options) > self.budget:
                self._layer = layer[place:]
                return False
            self.looked += len(decision.options)
            number = self._numbers[state.to_position()]
            for option in decision.options:
                after = state.clone()
                after.apply(option)
                self.following[number].append(self._arrive(after, (*line, state.text_of(option))))
        return True

    def _stage_after(self, state: State) -> str:
        """How the try stands once luck and the others have answered; replies to the same are looked for once."""
        replied = state.to_position() if state.turn != self.turn else ""
        if replied not in self._replied:
            answer_luck(state, self.seat, self.turn, self.written)
            stage = stage_of(state, self.seat, self.turn, self.written)
            if not replied:
                return stage
            self._replied[replied] = stage
        return self._replied[replied]

    def _arrive(self, state: State, line: Way) -> int:
        stage = self._stage_after(state)
        if stage == "solved":
            self.ways.append(line)
        if stage != "open":
            return SOLVED if stage == "solved" else FAILED
        position = state.to_position()
        number = self._numbers.setdefault(position, len(self._numbers))
        if number == len(self.following):
            self.following.append([])
            self._layer.append((state, line))
        return number


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


class Measured(msgspec.Struct):
    """What was found out about an exercise. ``seen`` is ``all``, or up to how many plays every line was looked at."""

    exercise: str
    solution: int
    positions: int
    seen: str
    ways: int
    shortest: int
    chance: float
    of: str

    @property
    def row(self) -> str:
        cells = [self.exercise, self.solution, f"{self.positions:,}", self.seen, self.ways, self.shortest or "–"]
        return f"| {' | '.join(map(str, cells))} | {self.chance:.1%} | {self.of} |"


def mark_of(written: WrittenExercise) -> str:
    """A few letters that change with the exercise, so that nothing is believed that was measured of another."""
    told = [written.seat, written.position, repr(written.goals), repr(written.solution), written.dice, written.reply]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:6]


def measure(one: ReadExercise, search: Search, tries: int) -> Measured:
    written = one.written
    if search.complete:
        seen, chance = "all", search.by_chance()
    else:
        seen = f"up to {search.depth}"
        chance = at_random(one.game, written, tries, random.Random(SEED)) / tries
    shortest = len(search.ways[0]) if search.ways else 0
    name, of = f"{one.game.id} {one.id}", mark_of(written)
    return Measured(
        name, len(written.solution), search.positions, seen, len(search.ways), shortest, chance, of
    )  # fmt: skip


def write(found: Measured) -> None:
    """Put what was found into the table of the page, in place of what stood there."""
    lines = PAGE.read_text("utf-8").splitlines()
    known = [place for place, line in enumerate(lines) if line.startswith(f"| {found.exercise} |")]
    if known:
        lines[known[0]] = found.row
    else:
        place = lines.index(HEAD[1]) + 1
        while lines[place].startswith("|"):
            place += 1
        lines.insert(place, found.row)
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="", help="the id of a game; all if none is given")
    parser.add_argument("name", nargs="?", default="", help="one exercise of it")
    parser.add_argument("--plays", type=int, default=PLAYS, help="plays that are looked at in each exercise")
    parser.add_argument("--tries", type=int, default=TRIES, help="turns played at random where not all was seen")
    parser.add_argument("--lines", action="store_true", help="print the ways that were found, the shortest ones first")
    parser.add_argument("--write", action="store_true", help="put the rows into the table of docs/exercises.md")
    given = parser.parse_args(arguments)
    print("\n".join(HEAD))
    for id in [given.game] if given.game else stonehall.game_ids():
        for one in exercises_of(stonehall.load(id)):
            if given.name not in ("", one.id):
                continue
            search = Search(one.game, one.written, given.plays)
            found = measure(one, search, given.tries)
            print(found.row, flush=True)
            for way in search.ways[:10] if given.lines else []:
                print("   ", "; ".join(way))
            if found.chance > MOST_BY_CHANCE:
                print(f"    solved by playing anything in more than {MOST_BY_CHANCE:.0%} of turns")
            if given.write:
                write(found)


if __name__ == "__main__":
    main()
