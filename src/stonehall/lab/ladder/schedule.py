"""Who meets whom on a ladder, at which tables: all of it fixed before the first game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from itertools import combinations, pairwise
from random import Random
from typing import Final

import stonehall
from stonehall.bots import LEVELS, find_bot
from stonehall.kernel import AnyGame, Problem, SettingsError, StonehallError
from stonehall.lab.openspiel import PEERS, are_installed

YARDSTICKS: Final = ("random", "greedy")
"""Bots that nobody is offered, met by all levels so that strength can be compared from year to year."""
PAIRS: Final = 200


def everybody() -> list[str]:
    """The bots of a ladder, unless others are named: levels, yardsticks, and OpenSpiel's searches where they are."""
    return [*LEVELS, *YARDSTICKS, *(PEERS if are_installed() else ())]


@dataclass(frozen=True)
class Meeting:
    """Two bots that meet, in so many exchanged pairs of games."""

    first: str
    second: str
    pairs: int = PAIRS

    @property
    def bots(self) -> tuple[str, str]:
        return self.first, self.second


@dataclass(frozen=True)
class Table:
    """The table of one exchanged pair: both games have the same settings, decks among them, and the same luck."""

    settings: dict[str, str]
    luck: int
    first_seats: tuple[int, ...]
    """Where the first bot sits in the first game; in the second game the others sit there."""


class Ladder:
    """A round robin of some bots in one form of a game, with the same number of exchanged pairs for each meeting.

    Among ``neighbours`` each bot meets the next one alone: what is asked of levels is that each beats the one below.
    Whoever shall meet somebody else ``also`` is named with a number of pairs, that of a yardstick need not be as large.

    OpenSpiel's searches (:data:`~stonehall.lab.openspiel.PEERS`) meet the levels alone, since they think as long as
    whom they meet.

    >>> ladder = Ladder("summoner-wars", ["page", "squire", "random", "openspiel-mcts"], pairs=5)
    >>> [f"{meeting.first} – {meeting.second}" for meeting in ladder.meetings]
    ['page – squire', 'page – random', 'squire – random', 'page – openspiel-mcts', 'squire – openspiel-mcts']
    >>> ladder.games, ladder.table(ladder.meetings[0], 1).first_seats
    (50, (0,))
    >>> few = Ladder("summoner-wars", ["page", "squire"], pairs=5, also=[Meeting("squire", "greedy", 2)])
    >>> few.bots, few.games
    (('page', 'squire', 'greedy'), 14)
    """

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = (),
        pairs: int = PAIRS,
        *,
        form: str = "",
        seed: int = 1,
        neighbours: bool = False,
        also: Sequence[Meeting] = (),
    ) -> None:
        self.game = game
        self.neighbours = neighbours
        self.also = tuple(also)
        self.named = tuple(bots or everybody())
        everyone = dict.fromkeys([*self.named, *[bot for meeting in also for bot in meeting.bots]])
        self.bots = tuple([bot for bot in everyone if bot not in PEERS])
        self.peers = tuple([bot for bot in everyone if bot in PEERS])
        self.pairs = pairs
        self.form = form or next(iter(self._game.forms()))
        self.seed = seed
        self._verify()

    def _verify(self) -> None:
        wrong = []
        for meeting in (*self.also, Meeting("", "", self.pairs)):
            if meeting.pairs < 1:
                wrong.append(Problem(f"{meeting.pairs} is too few; at least 1", "pairs"))
        if len(set(self.named)) != len(self.named) or not self.meetings:
            wrong.append(Problem("at least two bots meet, each named once", "bots"))
        if len({frozenset(meeting.bots) for meeting in self.meetings}) != len(self.meetings):
            wrong.append(Problem("these two meet anyway", "also"))
        if any(set(meeting.bots) <= set(PEERS) for meeting in self.also):
            wrong.append(Problem("OpenSpiel's searches do not meet each other", "also"))
        if self.form not in self._game.forms():
            wrong.append(Problem(f"{self.form!r} is not one of {', '.join(self._game.forms())}", "form"))
        if self.peers and not are_installed():
            wrong.append(Problem("pip install 'stonehall[bench]' brings OpenSpiel, which is not installed", "bots"))
        for bot in self.bots:
            find_bot(bot)
        if wrong:
            raise StonehallError("This cannot be measured.", wrong)

    @property
    def _game(self) -> AnyGame:
        return stonehall.load(self.game)

    @cached_property
    def meetings(self) -> list[Meeting]:
        own = [bot for bot in self.named if bot not in PEERS]
        peers = [bot for bot in self.named if bot in PEERS]
        thinking = [bot for bot in own if bot not in YARDSTICKS]
        met = pairwise(own) if self.neighbours else combinations(own, 2)
        return [
            *[Meeting(first, second, self.pairs) for first, second in met],
            *[Meeting(bot, peer, self.pairs) for peer in peers for bot in thinking],
            *self.also,
        ]

    @property
    def games(self) -> int:
        return 2 * sum(meeting.pairs for meeting in self.meetings)

    @property
    def settings(self) -> dict[str, str]:
        """Those of the form."""
        return dict(self._game.forms()[self.form])

    @cached_property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that win and lose together; each is a side of its own in most forms."""
        state = self._game.start(self.settings)
        return tuple(
            dict.fromkeys(tuple(sorted(self._game.allies(state, seat))) for seat in range(len(state.seat_names)))
        )

    @cached_property
    def deals(self) -> list[dict[str, str]]:
        """The decks of all seats, deal after deal: of any few in a row every deck comes to every seat as often.

        All decks are dealt to each seat once before one comes again; then they meet others. Those that may not meet are
        left out. A game without decks has one deal.
        """
        game = self._game
        decks = game.decks()
        seats = game.seats_of(game.complete(self.settings))
        if not decks:
            return [{}]
        rng = Random(self.seed)
        rng.shuffle(decks)
        shifts = list(range(len(decks)))
        rng.shuffle(shifts)
        dealt = [
            {seat: decks[(start + place * shift) % len(decks)] for place, seat in enumerate(seats)}
            for shift in shifts
            for start in range(len(decks))
        ]
        return [deal for deal in dealt if self._may_meet(deal)]

    def _may_meet(self, deal: dict[str, str]) -> bool:
        try:
            self._game.start({**self.settings, **deal})
        except SettingsError:
            return False
        return True

    @cached_property
    def seatings(self) -> list[tuple[int, ...]]:
        """Where the first bot may sit in the first game of a pair: half of the sides.

        With the exchanged game both have had every seat of the table; of an odd number of sides one bot has a seat more
        in one game, the other in the other.
        """
        sides = self.sides
        halves = [half for half in combinations(range(len(sides)), len(sides) // 2) if len(sides) % 2 or 0 in half]
        return [tuple(seat for side in half for seat in sides[side]) for half in halves]

    def table(self, meeting: Meeting, number: int) -> Table:
        """The table of a pair (pairs are numbered from 1): the decks are those of all meetings, the luck its own."""
        deal = self.deals[(number - 1) % len(self.deals)]
        words = f"{self.seed} {self.game} {self.form} {meeting.first} {meeting.second} {number}"
        luck = int.from_bytes(blake2b(words.encode(), digest_size=6).digest(), "big")
        return Table({**self.settings, **deal}, luck, self.seatings[(number - 1) % len(self.seatings)])
