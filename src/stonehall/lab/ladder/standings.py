"""Who stands where, made of all meetings together: ratings, time and follies of each bot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stonehall.bots import LEVELS
from stonehall.lab.ladder.elo import Rating, groups, rated
from stonehall.lab.ladder.pairs import Conduct
from stonehall.lab.ladder.scores import Score
from stonehall.lab.openspiel import PEERS

ANCHOR: Final = "squire"
ANCHORED: Final = 1200
"""The rating of this bot in every game; where it has none, the mean of all."""


@dataclass(frozen=True)
class Standing:
    """A bot on the ladder: its rating and how far that may be off.

    Both are ``None`` for one that is no single player, and for one that no chain of meetings joins to those with a
    rating. ``limit`` are the seconds that it may think about a decision, ``mean`` and ``longest`` those it thought.
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


def standings(scores: Sequence[Score]) -> list[Standing]:
    """All who met anybody: the strongest first, those without a rating last."""
    ratings = _ratings(scores)
    met = dict.fromkeys(bot for score in scores for bot in score.bots)
    found = [_standing(bot, scores, ratings.get(bot)) for bot in sorted(met, key=lambda bot: bot in PEERS)]
    return sorted(found, key=lambda one: float("inf") if one.rating is None else -one.rating)


def _ratings(scores: Sequence[Score]) -> dict[str, Rating]:
    """Those of the bots whom chains of meetings join to the anchor, or, where it met none, of as many as are joined."""
    own = [score for score in scores if not set(PEERS) & set(score.bots)]
    bots = list(dict.fromkeys(bot for score in own for bot in score.bots))
    if not bots:
        return {}
    places = {bot: place for place, bot in enumerate(bots)}
    joined = groups((places[score.first], places[score.second]) for score in own)
    anchored = [group for group in joined if places.get(ANCHOR) in group]
    group = [bots[place] for place in sorted((anchored or sorted(joined, key=len, reverse=True))[0])]
    places = {bot: place for place, bot in enumerate(group)}
    results = {
        (places[score.first], places[score.second]): (score.score, score.games)
        for score in own
        if score.first in places
    }
    ratings = dict(zip(group, rated(len(group), results), strict=True))
    zero = ANCHORED - (ratings[ANCHOR].points if ANCHOR in ratings else 0)
    return {bot: Rating(zero + rating.points, rating.error) for bot, rating in ratings.items()}


def _standing(bot: str, scores: Sequence[Score], rating: Rating | None) -> Standing:
    own = [score for score in scores if bot in score.bots]
    conduct = Conduct()
    for score in own:
        conduct.add(score.conduct[bot])
    return Standing(
        bot, None if rating is None else round(rating.points), None if rating is None else round(rating.error),
        sum(score.games for score in own), LEVELS.get(bot), round(conduct.mean, 6), round(conduct.longest, 6),
        dict(sorted(conduct.follies.items())),
    )  # fmt: skip
