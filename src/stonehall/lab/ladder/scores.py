"""What each meeting of a ladder has shown, with all that is told about it: the least that is kept and published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import stonehall
from stonehall.kernel import state as engine
from stonehall.lab.ladder.pairs import Conduct, Pair
from stonehall.lab.ladder.schedule import Meeting
from stonehall.lab.statistics import wilson


@dataclass(frozen=True)
class Score:
    """What the first bot has scored against the second in so many games (a win 1, a draw ½).

    Their decks and luck follow from the ``seed``; the ``day``, the ``version`` of the package and whether its engine
    was ``compiled`` say of which bots that is true. ``conduct`` is how each of both went about it.
    """

    first: str
    second: str
    games: int
    score: float
    seed: int
    day: str
    version: str
    compiled: bool
    conduct: dict[str, Conduct]

    @classmethod
    def of(cls, meeting: Meeting, pairs: Sequence[Pair], seed: int, day: str) -> Score:
        """What the pairs of a meeting show, played by this very package."""
        results = [score for pair in pairs for score in pair.scores]
        return cls(
            *meeting.bots, len(results), round(sum(results), 6), seed, day, stonehall.__version__,
            not str(engine.__file__).endswith(".py"), {bot: _conduct(bot, pairs) for bot in meeting.bots},
        )  # fmt: skip

    @classmethod
    def read(cls, data: dict[str, Any]) -> Score:
        """From plain data, as :func:`~dataclasses.asdict` makes it."""
        return cls(**{**data, "conduct": {bot: Conduct(**told) for bot, told in data["conduct"].items()}})

    @property
    def bots(self) -> tuple[str, str]:
        return self.first, self.second

    @property
    def share(self) -> float:
        return round(self.score / self.games, 4) if self.games else 0.5

    @property
    def low(self) -> float:
        """Where Wilson's 95 % interval of the share begins."""
        return round(wilson(self.score, self.games)[0], 4)

    @property
    def high(self) -> float:
        """Where it ends."""
        return round(wilson(self.score, self.games)[1], 4)

    @property
    def turned(self) -> Score:
        """The same, as the second bot's score against the first."""
        return replace(self, first=self.second, second=self.first, score=self.games - self.score)

    def data(self) -> dict[str, Any]:
        """As plain data, with what follows from it."""
        return {**asdict(self), "share": self.share, "low": self.low, "high": self.high}


def _conduct(bot: str, pairs: Sequence[Pair]) -> Conduct:
    """That of a bot in some pairs, as exact as anybody wants to know it."""
    conduct = Conduct()
    for pair in pairs:
        conduct.add(pair.conduct[bot])
    follies = dict(sorted(conduct.follies.items()))
    return Conduct(conduct.decisions, round(conduct.seconds, 6), round(conduct.longest, 6), follies)
