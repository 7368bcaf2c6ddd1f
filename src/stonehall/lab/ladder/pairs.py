"""Exchanged pairs, played: two games at the same table, with the bots on each other's seats in the second."""

from __future__ import annotations

import os
import signal
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from functools import partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Final

import stonehall
from stonehall.bots import LEVELS, make_bot
from stonehall.kernel import Chance, Observation, Player
from stonehall.lab.keeping import Kept, edition
from stonehall.lab.ladder.schedule import Ladder, Meeting, Table
from stonehall.lab.openspiel import PEERS, SECONDS, SpielBot

PLAYED_BY: Final = ("kernel", "toolkit", "bots")
"""The folders of the package on which a game depends, besides its own."""


@dataclass
class Conduct:
    """How a bot went about it: decisions with a choice, the seconds it thought, its longest thought, its follies."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    follies: dict[str, int] = field(default_factory=dict)

    @property
    def mean(self) -> float:
        """The seconds of a thought; 0 before the first."""
        return self.seconds / self.decisions if self.decisions else 0.0

    def add(self, other: Conduct) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.follies = dict(Counter(self.follies) + Counter(other.follies))


@dataclass
class Pair:
    """One exchanged pair. ``scores`` are those of the first bot in both games: 1 won, 0 lost, ½ a draw.

    At tables for more, where both have several seats, it is the first bot's share of the winning seats.
    """

    first: str
    second: str
    number: int
    scores: list[float]
    turns: list[int]
    conduct: dict[str, Conduct]

    @classmethod
    def read(cls, data: dict[str, object]) -> Pair:
        """From plain data, as :func:`~dataclasses.asdict` makes it."""
        pair = cls(**data)  # type: ignore[arg-type]
        pair.conduct = {bot: Conduct(**told) for bot, told in pair.conduct.items()}  # type: ignore[arg-type]
        return pair


def player(bot: str, opponent: str, seed: int) -> Player:
    """A bot with its luck; one of OpenSpiel's may think as long as its opponent may."""
    return PEERS[bot](seed, LEVELS.get(opponent, SECONDS)) if bot in PEERS else make_bot(bot, seed)


def play_pair(ladder: Ladder, task: tuple[Meeting, int]) -> Pair:
    """Both games of a pair; but for the clocks of the bots, they follow from the ladder and the number alone."""
    meeting, number = task
    table = ladder.table(meeting, number)
    pair = Pair(meeting.first, meeting.second, number, [], [], {bot: Conduct() for bot in meeting.bots})
    for exchanged in (False, True):
        play(ladder, meeting, table, exchanged, pair)
    return pair


def play(ladder: Ladder, meeting: Meeting, table: Table, exchanged: bool, pair: Pair) -> None:
    """One game of a pair, and what it adds to it.

    One of OpenSpiel's bots thinks about each decision as long as its opponent did on average so far.
    """
    game = stonehall.load(ladder.game)
    state, luck = game.start(table.settings), Random(table.luck)
    game = state.game
    first, second = meeting.bots
    count = len(state.seat_names)
    names = [first if (seat in table.first_seats) != exchanged else second for seat in range(count)]
    others = {first: second, second: first}
    players = [player(name, others[name], table.luck + 1 + seat) for seat, name in enumerate(names)]
    conduct = pair.conduct
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(luck))
            continue
        seat = decision.seat
        mind = players[seat]
        if isinstance(mind, SpielBot):
            mind.seconds = conduct[others[names[seat]]].mean or mind.seconds
        begun = process_time()
        option = mind.choose(Observation(state, seat))
        if len(decision.options) > 1:
            spent = process_time() - begun
            told = dict(Counter(game.follies(state, option)))
            conduct[names[seat]].add(Conduct(1, spent, spent, told))
        state.play(option)
    outcome = state.outcome
    assert outcome is not None
    winners = outcome.winners
    pair.scores.append(sum(names[seat] == first for seat in winners) / len(winners) if winners else 0.5)
    pair.turns.append(state.turn)


# Many pairs -----------------------------------------------------------------------------------------------------------


class Results:
    """The pairs of a ladder that were played, kept in a folder; one for each state of the game and its bots."""

    def __init__(self, ladder: Ladder, folder: Path) -> None:
        self.ladder = ladder
        room = type(stonehall.load(ladder.game)).__module__.removeprefix("stonehall.").split(".")[:-1]
        name = "-".join([part for part in (ladder.game, ladder.form, str(ladder.seed)) if part])
        self.kept = Kept(folder / edition([*PLAYED_BY, "/".join(room)]) / f"{name}.jsonl")

    def played(self) -> list[Pair]:
        """Those of this ladder, in its order; others of the same file were played for another one."""
        found = {(pair.first, pair.second, pair.number): pair for pair in map(Pair.read, self.kept.read())}
        wanted = [(meeting.first, meeting.second, number) for meeting, number in self.tasks()]
        return [found[key] for key in wanted if key in found]

    def tasks(self) -> list[tuple[Meeting, int]]:
        """All pairs, the first of every meeting first, so that all have come as far wherever somebody stops."""
        meetings = self.ladder.meetings
        most = max(meeting.pairs for meeting in meetings)
        return [(meeting, number) for number in range(1, most + 1) for meeting in meetings if number <= meeting.pairs]

    def play(self, jobs: int = 1) -> Iterator[int]:
        """Play what is missing, in so many processes (0: one for each core); says after each pair how many there are.

        Whoever stops in between goes on with the same call later.
        """
        had = {(pair.first, pair.second, pair.number) for pair in self.played()}
        missing = [task for task in self.tasks() if (*task[0].bots, task[1]) not in had]
        work = partial(play_pair, self.ladder)
        workers = min(jobs or os.cpu_count() or 1, len(missing))
        if workers <= 1:
            yield from self._keep(map(work, missing), len(had))
            return
        pool = ProcessPoolExecutor(workers, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN))
        try:
            yield from self._keep(pool.map(work, missing), len(had))
        finally:
            pool.shutdown(cancel_futures=True)

    def _keep(self, pairs: Iterator[Pair], count: int) -> Iterator[int]:
        for pair in pairs:
            self.kept.add([asdict(pair)])
            count += 1
            yield count


def of_meeting(pairs: Sequence[Pair], meeting: Meeting) -> list[Pair]:
    return [pair for pair in pairs if (pair.first, pair.second) == meeting.bots]
