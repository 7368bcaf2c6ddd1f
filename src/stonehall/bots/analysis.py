"""What a record tells in hindsight: how likely each side was to win after every play, and what had been better.

Everything is seen through the eyes of the one who decided, in states they could imagine: nobody is blamed for what they
could not know, and no card that lay hidden is used. What luck brought is seen by the one whose turn it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from random import Random
from typing import Any, Final

from stonehall.bots.budget import Budget
from stonehall.bots.chances import Chances, chances_of, form_of
from stonehall.bots.experience import widely_experienced
from stonehall.bots.hints import MOST, Advice, look, reasons
from stonehall.bots.playing_on import end_of_turn
from stonehall.bots.turn_search import TurnSearchBot
from stonehall.kernel import leaving
from stonehall.kernel.decision import CHANCE, Chance, Option
from stonehall.kernel.game import AnyGame
from stonehall.kernel.match import Observation
from stonehall.kernel.message import Message
from stonehall.kernel.record import Record
from stonehall.kernel.state import State

TRIES: Final = 16
"""So often each option that is compared is played on to the end of the turn."""
SEARCH: Final = 3
"""So many times as many tries the search has that finds them."""
SEARCH_PART: Final = 0.4
"""The part of the time that the search has, where time counts."""
FEWEST: Final = 4
"""So often at least, whatever the time: otherwise nothing is known of the uncertainty."""
CERTAIN: Final = 2.0
"""A loss of so many standard errors is more than noise..."""
TRUSTED: Final = 8
"""...if it was measured so often."""

SLIP: Final = "slip"
MISSTEP: Final = "misstep"
FOLLY: Final = "folly"
MARKS: Final = {FOLLY: 0.2, MISSTEP: 0.1, SLIP: 0.05}
"""The marks of plays, from the worst, and the chance of winning that has to be lost for them."""


class Stopped(Exception):
    """Whoever asked does not want to know any more."""


class Estimate:
    """A mean with its standard error.

    >>> Estimate([0.5, 0.7, 0.6, 0.6])
    <0.600 ± 0.041>
    """

    __slots__ = ("error", "value")

    def __init__(self, found: list[float]) -> None:
        count = len(found)
        self.value = sum(found) / count
        spread = sum([(one - self.value) ** 2 for one in found])
        self.error = sqrt(spread / (count - 1) / count) if count > 1 else 0.0

    def __repr__(self) -> str:
        return f"<{self.value:.3f} ± {self.error:.3f}>"


class Better:
    """An option that was there to choose, and by how much the chance of winning is less than with the best one.

    ``changes`` and ``wins`` are what it brings by the end of the turn, as :class:`~stonehall.bots.hints.Advice` says.
    """

    __slots__ = ("behind", "changes", "text", "wins")

    def __init__(self, text: str, behind: float, wins: float, changes: dict[str, float]) -> None:
        self.text = text
        self.behind = behind
        self.wins = wins
        self.changes = changes

    def reasons(self, game: AnyGame) -> list[Message]:
        """What it brings, in words to be."""
        return reasons(game, self.wins, self.changes)


class AnalysedPlay:
    """A play of a record, and what is known of it.

    ``place`` counts the plays from 1; ``seat`` is who made it (``CHANCE``: luck), in which ``turn``. ``chances`` are
    those of each seat to win after it. ``better`` are the best options, the best first, where there was a choice, and
    ``loss`` is what the play cost against the first of them; ``mark`` says so where that is surely not noise.
    """

    __slots__ = ("better", "chances", "loss", "mark", "place", "seat", "text", "turn")

    def __init__(self, place: int, turn: int, seat: int, text: str, chances: list[Estimate]) -> None:
        self.place = place
        self.turn = turn
        self.seat = seat
        self.text = text
        self.chances = chances
        self.better: list[Better] = []
        self.loss: Estimate | None = None
        self.mark = ""

    def data(self) -> dict[str, Any]:
        """All of it as plain data."""
        told: dict[str, Any] = {
            "place": self.place,
            "turn": self.turn,
            "seat": self.seat,
            "text": self.text,
            "chances": [round(chance.value, 4) for chance in self.chances],
            "errors": [round(chance.error, 4) for chance in self.chances],
        }
        if self.loss is not None:
            told["loss"], told["loss_error"] = round(self.loss.value, 4), round(self.loss.error, 4)
            told["mark"] = self.mark
            told["better"] = [
                {
                    "text": one.text,
                    "behind": round(one.behind, 4),
                    "wins": round(one.wins, 3),
                    "changes": {name: round(change, 2) for name, change in one.changes.items()},
                }
                for one in self.better
            ]
        return told


class Analyst:
    """Looks at one play after the other. The same seed and tries lead to the same result where ``seconds`` is 0.

    ``seconds`` of processor time is what a play takes at most, besides a few tries that are made in any case. ``stop``
    is asked again and again; once it says so, :class:`Stopped` is raised.
    """

    def __init__(
        self, chances: Chances, tries: int = TRIES, seconds: float = 0.0, seed: int = 0,
        stop: Callable[[], bool] | None = None,
    ) -> None:  # fmt: skip
        self.chances = chances
        self.tries = max(tries, FEWEST)
        self.seconds = seconds
        self.seed = seed
        self.stop = stop

    def look_at(self, state: State, text: str, place: int) -> AnalysedPlay:
        """A play that was made in a state, or who left it; the ``place``-th of its record. The state stays as it is."""
        decision, turn = state.decision, state.turn
        after = state.clone()
        left = leaving.read(text)
        if left is not None:
            leaver = state.seat_names.index(left[0])
            after.leave(leaver, left[1])
            return AnalysedPlay(place, turn, leaver, text, self._chances(after, state.active, turn, place))
        option = after.play(text)
        assert decision is not None
        if isinstance(decision, Chance):
            return AnalysedPlay(place, turn, CHANCE, text, self._chances(after, state.active, turn, place))
        if len(decision.options) == 1:
            return AnalysedPlay(place, turn, decision.seat, text, self._chances(after, decision.seat, turn, place))
        compared = self._compare(Observation(state, decision.seat), option, turn, place)
        chances = [self.chances.at(after, decision.seat, turn)] if after.over else compared[option].chances
        found = AnalysedPlay(place, turn, decision.seat, text, _by_seat(chances))
        _judge(found, list(compared.values()), compared[option], state)
        return found

    def _chances(self, after: State, seat: int, turn: int, place: int) -> list[Estimate]:
        """The chances in a state, as one seat knows it: nothing was chosen, so nothing is compared."""
        if after.over:
            return _by_seat([self.chances.at(after, seat, turn)])
        found: list[list[float]] = []
        for number in self._rounds(self.seconds):
            rng = self._luck(place, number)
            state = end_of_turn(after.imagine(seat, rng), seat, turn, rng, adviser=widely_experienced(after.game))
            found.append(self.chances.at(state, seat, turn))
        return _by_seat(found)

    def _compare(self, observation: Observation, played: Option, turn: int, place: int) -> dict[Option, Compared]:
        """The best options in the order of the search, and the one that was played, each tried in the same worlds.

        The search chose them among many, and so flatters them: what they are worth is measured anew.
        """
        bot = TurnSearchBot(None, SEARCH_PART * self.seconds, SEARCH * self.tries)
        bot.rng = self._luck(place, -1)
        bot.budget.stop = self.stop
        ranked = bot.rank(observation)
        best = [one.option for one in ranked[:MOST] if one is ranked[0] or one.tries]
        compared = {option: Compared(option, option in best) for option in [*best, played]}
        for number in self._rounds((1 - SEARCH_PART) * self.seconds):
            for one in compared.values():
                state = look(observation, one.advice, self._luck(place, number))
                one.chances.append(self.chances.at(state, observation.seat, turn))
        return compared

    def _rounds(self, seconds: float) -> Iterator[int]:
        """One after the other, until all are made or the time is over."""
        budget = Budget(seconds, self.tries)
        budget.begin()
        while budget.made < FEWEST or not budget.is_spent():
            if self.stop is not None and self.stop():
                raise Stopped
            yield budget.made
            budget.made += 1

    def _luck(self, place: int, number: int) -> Random:
        """The luck of one round: the same for all options, so that they are compared in the same world."""
        return Random(f"{self.seed} {place} {number}")


class Compared:
    """An option while it is compared: the chances of all seats each time, and what it brings."""

    __slots__ = ("advice", "chances", "is_best")

    def __init__(self, option: Option, is_best: bool) -> None:
        self.advice = Advice(option, 0.0)
        self.is_best = is_best
        """Whether it is one of those that the search found."""
        self.chances: list[list[float]] = []

    def behind(self, best: Compared, seat: int) -> Estimate:
        """By how much the chance of a seat is less than with the best option, world by world."""
        return Estimate([one[seat] - own[seat] for one, own in zip(best.chances, self.chances, strict=True)])


def _judge(found: AnalysedPlay, compared: list[Compared], played: Compared, state: State) -> None:
    """Say what had been better, and mark the play if it lost more than noise."""
    seat, best = found.seat, compared[0]
    found.loss = loss = played.behind(best, seat)
    measured = [(max(0.0, one.behind(best, seat).value), one.advice) for one in compared if one.is_best]
    measured[1:] = sorted(measured[1:], key=_by_distance)
    found.better = [
        Better(state.text_of(advice.option), behind, advice.wins, advice.changes) for behind, advice in measured
    ]
    if len(played.chances) >= TRUSTED and loss.value > CERTAIN * loss.error:
        found.mark = next((mark for mark, least in MARKS.items() if loss.value >= least), "")


def _by_distance(measured: tuple[float, Advice]) -> float:
    return measured[0]


def _by_seat(chances: list[list[float]]) -> list[Estimate]:
    return [Estimate(list(column)) for column in zip(*chances, strict=True)]


# Records --------------------------------------------------------------------------------------------------------------


class Analysis:
    """A record with what is known of its plays; fewer of them where it was stopped before its end.

    ``measured``: the chances were measured for this form of the game in games of the strongest bot.
    """

    __slots__ = ("form", "measured", "plays", "record")

    def __init__(self, record: Record) -> None:
        self.record = record
        self.form = form_of(record.game, record.settings)
        self.measured = chances_of(record.game, self.form).measured
        self.plays: list[AnalysedPlay] = []

    @property
    def is_whole(self) -> bool:
        return len(self.plays) == len(self.record.plays)

    def data(self) -> dict[str, Any]:
        """All of it as plain data; seats are counted in the order of ``seats``, luck is -1."""
        game = self.record.game
        return {
            "game": game.id,
            "form": self.form,
            "seats": list(self.record.state.seat_names),
            "measured": self.measured,
            "plays": [play.data() for play in self.plays],
        }


def analyse(
    record: Record, tries: int = TRIES, seconds: float = 0.0, seed: int = 0,
    progress: Callable[[int, int], None] | None = None, stop: Callable[[], bool] | None = None,
) -> Analysis:  # fmt: skip
    """Look at every play of a record; ``progress`` is told how many are done, of how many.

    ``seconds`` is for the whole record; 0: time does not count, and the result follows from ``tries`` and ``seed``.
    Once ``stop`` says so, what is known by then is returned.

    >>> import stonehall
    >>> from stonehall.bots import RandomBot
    >>> from stonehall.kernel import Match, Record
    >>> game = stonehall.load("summoner-wars")
    >>> match = Match(game, [RandomBot(1), RandomBot(2)], seed=7)
    >>> for _ in range(12):
    ...     more = match.step()
    >>> analysis = analyse(match.record, tries=4)
    >>> last = analysis.plays[-1]
    >>> len(analysis.plays), round(sum(chance.value for chance in last.chances), 6)
    (12, 1.0)
    """
    analysis = Analysis(record)
    total = len(record.plays)
    chances = chances_of(record.game, analysis.form)
    analyst = Analyst(chances, tries, seconds / total if total else 0.0, seed, stop)
    again = Record(record.game, record.settings, record.practice)
    for place, play in enumerate(record.plays, 1):
        try:
            analysis.plays.append(analyst.look_at(again.state, play.text, place))
        except Stopped:
            break
        again.replay(play.text)
        if progress is not None:
            progress(place, total)
    return analysis
