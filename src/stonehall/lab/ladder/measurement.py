"""What was measured of a form of a game, meeting by meeting, as plain data; later measurements join earlier ones."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import stonehall
from stonehall.lab.ladder.pairs import Pair, of_meeting
from stonehall.lab.ladder.schedule import Ladder
from stonehall.lab.ladder.scores import Score
from stonehall.lab.ladder.standings import ANCHOR, ANCHORED, Standing, standings
from stonehall.lab.openspiel import PEERS

MEASURED: Final = "measured"
"""The folder of the package with what was measured, a file for each form of a game."""


@dataclass(frozen=True)
class Measurement:
    """All meetings that were measured in a form of a game, by the same rules, settings and number of ready decks."""

    game: str
    form: str
    settings: dict[str, str]
    rules: int
    decks: int
    scores: list[Score]

    @cached_property
    def bots(self) -> list[Standing]:
        """From the strongest to the weakest, those without a rating last."""
        return standings(self.scores)

    @property
    def players(self) -> list[Standing]:
        """Those who are each a single player: all but OpenSpiel's searches."""
        return [one for one in self.bots if one.bot not in PEERS]

    @property
    def rated(self) -> list[Standing]:
        """Those with a rating."""
        return [one for one in self.bots if one.rating is not None]

    @property
    def games(self) -> int:
        return sum(score.games for score in self.scores)

    @property
    def anchor(self) -> str:
        """The bot whose rating is given; empty where it has none, and the mean of all is."""
        return ANCHOR if any(one.bot == ANCHOR for one in self.rated) else ""

    def against(self, bot: str, other: str) -> Score | None:
        """What a bot has scored against another, whoever was named first."""
        for score in self.scores:
            if score.bots == (bot, other):
                return score
            if score.bots == (other, bot):
                return score.turned
        return None

    def is_of_the_same_games(self, other: Measurement) -> bool:
        """Whether rules, settings and the number of ready decks are those of another one."""
        return replace(self, scores=[]) == replace(other, scores=[])

    def joined(self, older: Measurement) -> Measurement:
        """This one with the meetings of an older one that were not measured again.

        Where two met in both, whoever was named first, what is newer takes the place of what is older. Meetings by
        other rules, settings or numbers of decks were other games, and are dropped (:meth:`dropped`).
        """
        meetings = {frozenset(score.bots): score for score in older.scores if self.is_of_the_same_games(older)}
        meetings |= {frozenset(score.bots): score for score in self.scores}
        return replace(self, scores=list(meetings.values()))

    def dropped(self, older: Measurement) -> list[Score]:
        """The meetings of an older one that were not measured again, and yet do not stay."""
        if self.is_of_the_same_games(older):
            return []
        return [score for score in older.scores if self.against(*score.bots) is None]

    def data(self) -> dict[str, Any]:
        """All that can be told, as plain data."""
        return {
            **asdict(self), "games": self.games, "anchor": self.anchor, "anchored": ANCHORED,
            "bots": [asdict(one) for one in self.bots], "scores": [score.data() for score in self.scores],
        }  # fmt: skip

    def text(self) -> str:
        """The same, to be read by whoever asked for it."""
        return _text(self.data())

    # What is published ------------------------------------------------------------------------------------------------

    @property
    def file_name(self) -> str:
        return f"{'.'.join([part for part in (self.game, self.form) if part])}.json"

    def published(self) -> str:
        """The text of its file: the meetings, without what follows from them."""
        return _text(asdict(self))

    @classmethod
    def read(cls, text: str) -> Measurement:
        """From the text of a file."""
        data = json.loads(text)
        return cls(**{**data, "scores": [Score.read(one) for one in data["scores"]]})


def _text(data: dict[str, Any]) -> str:
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def measured(ladder: Ladder, pairs: Sequence[Pair], day: str) -> Measurement:
    """What the pairs of a ladder show."""
    game = stonehall.load(ladder.game)
    scores = [Score.of(meeting, of_meeting(pairs, meeting), ladder.seed, day) for meeting in ladder.meetings]
    return Measurement(ladder.game, ladder.form, ladder.settings, game.rules_version, len(game.decks()), scores)


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
    measurements = [Measurement.read(text) for text in texts]
    games = {id: list(stonehall.load(id).forms()) for id in stonehall.game_ids()}
    known = [one for one in measurements if one.form in games.get(one.game, ())]
    return sorted(known, key=lambda one: (list(games).index(one.game), games[one.game].index(one.form)))
