"""What a ladder has shown: ratings, who beats whom, and how each bot went about it, as plain data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import stonehall
from stonehall.bots import LEVELS
from stonehall.kernel import state as engine
from stonehall.lab.ladder.elo import rated
from stonehall.lab.ladder.pairs import Conduct, Pair, of_meeting
from stonehall.lab.ladder.schedule import Ladder
from stonehall.lab.statistics import wilson

ANCHOR: Final = "squire"
ANCHORED: Final = 1200
"""The rating of this bot in every game; where it is missing, the mean of all."""
MEASURED: Final = "measured"
"""The folder of the package with what was measured, a file for each form of a game."""


@dataclass(frozen=True)
class Standing:
    """A bot on the ladder: its rating and how far that may be off; both ``None`` for one that is no single player.

    ``limit`` are the seconds that it may think about a decision, ``mean`` and ``longest`` those it thought.
    ``follies`` are those in all of its ``games``.
    """

    bot: str
    rating: int | None
    error: int | None
    games: int
    limit: float | None
    mean: float
    longest: float
    follies: dict[str, int]


@dataclass(frozen=True)
class Score:
    """What the first bot has scored against the second (a win 1, a draw ½), as a share with Wilson's interval."""

    first: str
    second: str
    games: int
    score: float
    share: float
    low: float
    high: float


@dataclass(frozen=True)
class Measurement:
    """All of a ladder. ``bots`` go from the strongest to the weakest, those without a rating last."""

    game: str
    form: str
    settings: dict[str, str]
    version: str
    rules: int
    day: str
    compiled: bool
    seed: int
    pairs: int
    games: int
    decks: int
    anchor: str
    anchored: int
    bots: list[Standing]
    scores: list[Score]
    command: str
    """What is typed to measure it again."""

    def data(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def read(cls, data: dict[str, Any]) -> Measurement:
        """From plain data."""
        return cls(**{
            **data,
            "bots": [Standing(**one) for one in data["bots"]],
            "scores": [Score(**one) for one in data["scores"]],
        })  # fmt: skip

    @property
    def file_name(self) -> str:
        return f"{'.'.join([part for part in (self.game, self.form) if part])}.json"

    def text(self) -> str:
        return json.dumps(self.data(), indent=1, ensure_ascii=False) + "\n"

    def against(self, bot: str, other: str) -> Score | None:
        """What a bot has scored against another, whoever was named first."""
        for score in self.scores:
            if (score.first, score.second) == (bot, other):
                return score
            if (score.second, score.first) == (bot, other):
                left = score.games - score.score
                return Score(bot, other, score.games, left, 1 - score.share, 1 - score.high, 1 - score.low)
        return None


def measured(ladder: Ladder, pairs: Sequence[Pair], day: str) -> Measurement:
    """What the pairs of a ladder show."""
    scores = [_score(meeting.first, meeting.second, of_meeting(pairs, meeting)) for meeting in ladder.meetings]
    standings = [_standing(bot, pairs, None, None) for bot in ladder.peers]
    standings = [*_rated(ladder, scores, pairs), *standings]
    game = stonehall.load(ladder.game)
    return Measurement(
        ladder.game, ladder.form, ladder.settings, stonehall.__version__, game.rules_version, day,
        not str(engine.__file__).endswith(".py"), ladder.seed, ladder.pairs, 2 * len(pairs), len(game.decks()),
        ANCHOR if ANCHOR in ladder.bots else "", ANCHORED, standings, scores, _command(ladder),
    )  # fmt: skip


def _command(ladder: Ladder) -> str:
    form = f" --form {ladder.form}" if ladder.form else ""
    met = " --neighbours" if ladder.neighbours else ""
    said = ", ".join([f"{meeting.first} {meeting.second} {meeting.pairs}" for meeting in ladder.also])
    also = f" --also '{said}'" if said else ""
    return (
        f"stonehall ladder {ladder.game}{form} --bots {','.join(ladder.named)} --pairs {ladder.pairs}"
        f" --seed {ladder.seed}{met}{also}"
    )


def _rated(ladder: Ladder, scores: Sequence[Score], pairs: Sequence[Pair]) -> list[Standing]:
    """The bots with a rating, the strongest first."""
    places = {bot: place for place, bot in enumerate(ladder.bots)}
    met = {
        (places[score.first], places[score.second]): (score.score, score.games)
        for score in scores
        if score.second in places
    }
    ratings = rated(len(places), met)
    zero = ANCHORED - (ratings[places[ANCHOR]].points if ANCHOR in places else 0)
    standings = [
        _standing(bot, pairs, round(zero + ratings[place].points), round(ratings[place].error))
        for bot, place in places.items()
    ]
    return sorted(standings, key=lambda standing: -(standing.rating or 0))


def _score(first: str, second: str, pairs: Sequence[Pair]) -> Score:
    results = [score for pair in pairs for score in pair.scores]
    total = sum(results)
    low, high = wilson(total, len(results))
    share = total / len(results) if results else 0.5
    return Score(first, second, len(results), round(total, 6), round(share, 4), round(low, 4), round(high, 4))


def _standing(bot: str, pairs: Sequence[Pair], rating: int | None, error: int | None) -> Standing:
    own = [pair for pair in pairs if bot in pair.conduct]
    conduct = Conduct()
    for pair in own:
        conduct.add(pair.conduct[bot])
    follies = dict(sorted(conduct.follies.items()))
    return Standing(
        bot, rating, error, sum(len(pair.scores) for pair in own), LEVELS.get(bot), round(conduct.mean, 6),
        round(conduct.longest, 6), follies,
    )  # fmt: skip


# What was measured ----------------------------------------------------------------------------------------------------


def in_package() -> list[Measurement]:
    """What was measured of this package, in the order of the games and their forms."""
    folder = files("stonehall.lab").joinpath(MEASURED)
    found = [file for file in folder.iterdir() if file.name.endswith(".json")] if folder.is_dir() else []
    return _read([file.read_text("utf-8") for file in found])


def in_folder(folder: Path) -> list[Measurement]:
    """The same of a folder."""
    return _read([file.read_text("utf-8") for file in folder.glob("*.json")])


def _read(texts: Sequence[str]) -> list[Measurement]:
    """By games and forms, in the order in which the house lists them; what it does not know is left out."""
    measurements = [Measurement.read(json.loads(text)) for text in texts]
    games = {id: list(stonehall.load(id).forms()) for id in stonehall.game_ids()}
    known = [one for one in measurements if one.form in games.get(one.game, ())]
    return sorted(known, key=lambda one: (list(games).index(one.game), games[one.game].index(one.form)))
