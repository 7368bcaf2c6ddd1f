"""What the games say, and whether it is good enough: numbers, and the criteria they must meet."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev

from stonehall.games.mountain_king.scoring import CATEGORIES
from stonehall.lab import Share
from tools.king_design.games import Facts, components_in_play, sides_by_place

EXAMPLE = {"tunnels": 43, "coronation": 3, "pedestals": 11, "leftovers": 1, "halls": 15, "statues": 38}
"""The final scoring the rulebook gives as an example: 111 honor."""
EXAMPLE_TOTAL = sum(EXAMPLE.values())
TEAMS = "teams"
ENOUGH = 2000
"""With fewer games of each way to play, intervals are too wide to judge seats by."""
TURNS = (12.0, 18.0)
"""A player takes six turns to recruit and some to dig; ten digs each exhaust the tunnels at five players."""
TOTALS = 0.15
"""How far the mean honor may lie from that of the example."""
MIDDLE = (0.05, 0.95)
"""The honor of the example must lie in this part of the honor of players, category by category."""
GATES = 1.25
"""A start point wins at most so many times its share: whoever chooses first must not win by that."""
RARELY = 0.01
"""A component is used in at least this share of games."""
DOMINATES = 0.6
"""A way to score that correlates with winning as much as this would dominate."""
COMMON = 0.03
"""An opening counts if this share of players takes it."""
CLOSE = 5.0
"""Openings whose honor differs by no more than this are as good as each other."""
OPENINGS = 3


@dataclass(frozen=True)
class Criterion:
    """One thing that must hold."""

    name: str
    found: str
    holds: bool


@dataclass(frozen=True)
class Opening:
    """An opening: how often it was played and how much honor above the mean of its game it brought."""

    name: str
    count: int
    share: float
    mean: float
    error: float
    """Half of its 95 % interval."""


class Judgement:
    """Everything the report tells, from the games of each form."""

    def __init__(self, games: Mapping[str, Sequence[Facts]], enough: int = ENOUGH) -> None:
        self.games = games
        self.enough = enough
        self.alone = [facts for form, played in games.items() if form != TEAMS for facts in played]
        """The games in which everybody plays alone: their honor compares with the example."""
        self.everything = [facts for played in games.values() for facts in played]
        self.seats = {form: seat_shares(played) for form, played in games.items()}
        self.gates = {form: gate_shares(played) for form, played in games.items()}
        self.shared = {form: sum(_sides_won(facts) > 1 for facts in played) for form, played in games.items()}
        self.turns = {form: [facts.turns / len(facts.side_of) for facts in played] for form, played in games.items()}
        self.uses = uses(self.everything)
        self.correlations = {
            form: correlations(played) for form, played in {**games, "all alone": self.alone}.items() if played
        }
        self.openings = openings(self.alone)

    def honor(self, category: str, form: str | None = None, winners: bool = False) -> list[int]:
        """The honor of every player (or every winner) in a category, or in all with ``total``."""
        played = self.alone if form is None else self.games[form]
        return [
            sum(scores) if category == "total" else scores[CATEGORIES.index(category)]
            for facts in played
            for side, scores in enumerate(facts.scores)
            if not winners or _won(facts, side)
        ]

    def criteria(self) -> list[Criterion]:
        return [
            self._enough(),
            *[self._fair(form) for form in self.games],
            *[self._equal_gates(form) for form in self.games],
            *[self._length(form) for form in self.games],
            self._totals(),
            *[self._category(category) for category in CATEGORIES],
            self._used(),
            self._nothing_dominates(),
            self._openings(),
        ]

    def _enough(self) -> Criterion:
        fewest = min(map(len, self.games.values()))
        name = f"at least {self.enough} games of each way to play were played"
        return Criterion(name, f"{fewest} of the one played least", fewest >= self.enough)

    def _fair(self, form: str) -> Criterion:
        shares = self.seats[form]
        due = 1 / len(shares)
        found = ", ".join(f"{share.rate:.1%} ({share.low:.1%}–{share.high:.1%})" for share in shares)
        return Criterion(
            f"{form}: no place in the order of turns wins significantly more than {due:.1%}",
            found,
            all(share.low <= due for share in shares),
        )

    def _equal_gates(self, form: str) -> Criterion:
        shares = self.gates[form]
        due = 1 / len(self.seats[form])
        return Criterion(
            f"{form}: no start point wins more than {due * GATES:.1%}",
            ", ".join(f"{point} {share.rate:.1%}" for point, share in shares.items()),
            all(share.rate <= due * GATES for share in shares.values()),
        )

    def _length(self, form: str) -> Criterion:
        found = fmean(self.turns[form])
        name = f"{form}: games last {TURNS[0]:.0f} to {TURNS[1]:.0f} turns of each player"
        return Criterion(name, f"{found:.1f} on average", TURNS[0] <= found <= TURNS[1])

    def _totals(self) -> Criterion:
        found = fmean(self.honor("total"))
        low, high = EXAMPLE_TOTAL * (1 - TOTALS), EXAMPLE_TOTAL * (1 + TOTALS)
        name = f"the mean honor lies around the example's {EXAMPLE_TOTAL} ({low:.0f} to {high:.0f})"
        winners = fmean(self.honor("total", winners=True))
        return Criterion(name, f"{found:.1f}; of winners {winners:.1f}", low <= found <= high)

    def _category(self, category: str) -> Criterion:
        values = self.honor(category)
        low, high = (quantile(values, share) for share in MIDDLE)
        name = f"the example's {EXAMPLE[category]} for {category} lies among the middle 90 % of players"
        found = f"{low:.0f} to {high:.0f}, mean {fmean(values):.1f}"
        return Criterion(name, found, low <= EXAMPLE[category] <= high)

    def _used(self) -> Criterion:
        rare = [name for name, share in self.uses.items() if share < RARELY]
        least = min(self.uses, key=lambda name: self.uses[name])
        found = f"least used: {least}, in {self.uses[least]:.1%} of games"
        return Criterion(
            f"every card, tile and workshop is used in at least {RARELY:.0%} of games",
            found if not rare else f"{found}; too rarely used: {', '.join(rare)}",
            not rare,
        )

    def _nothing_dominates(self) -> Criterion:
        found = self.correlations["all alone"]
        most = max(found, key=lambda category: found[category])
        return Criterion(
            f"no way to score correlates with winning by {DOMINATES} or more",
            f"the most is {most} with {found[most]:.2f}",
            all(abs(value) < DOMINATES for value in found.values()),
        )

    def _openings(self) -> Criterion:
        common = [opening.mean for opening in self.openings if opening.share >= COMMON]
        close = max((sum(best - CLOSE <= other <= best for other in common) for best in common), default=0)
        name = f"at least {OPENINGS} openings lie within {CLOSE:.0f} points of each other"
        return Criterion(name, f"{close} of the {len(common)} that are common", close >= OPENINGS)


def _won(facts: Facts, side: int) -> bool:
    return any(facts.side_of[seat] == side for seat in facts.winners)


def _sides_won(facts: Facts) -> int:
    return len({facts.side_of[seat] for seat in facts.winners})


def seat_shares(played: Sequence[Facts]) -> list[Share]:
    """For each place in the order of turns the share of games it won; games that several share count for nobody."""
    decided = [facts for facts in played if _sides_won(facts) == 1]
    wins: Counter[int] = Counter()
    places = 0
    for facts in decided:
        sides = sides_by_place(facts)
        places = len(sides)
        wins.update([place for place, side in sides.items() if _won(facts, side)])
    return [Share(wins[place], len(decided)) for place in range(places)]


def gate_shares(played: Sequence[Facts]) -> dict[str, Share]:
    """For each start point the share of games won from it, of those in which somebody took it."""
    taken: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for facts in played:
        if _sides_won(facts) == 1:
            for seat, point in enumerate(facts.gates):
                taken[point] += 1
                won[point] += _won(facts, facts.side_of[seat])
    return {point: Share(won[point], taken[point]) for point in sorted(taken)}


def uses(played: Sequence[Facts]) -> dict[str, float]:
    """For each component the share of games in which it was used."""
    counts: Counter[str] = Counter()
    for facts in played:
        counts.update(facts.used.keys())
    return {name: counts[name] / len(played) if played else 0.0 for name in components_in_play()}


def correlations(played: Sequence[Facts]) -> dict[str, float]:
    """How each category, compared with the mean of the same game, goes with winning it."""
    found = {}
    for place, category in enumerate(CATEGORIES):
        above, won = [], []
        for facts in played:
            here = [scores[place] for scores in facts.scores]
            usual = fmean(here)
            above += [value - usual for value in here]
            won += [_won(facts, side) - 1 / len(here) for side in range(len(here))]
        found[category] = correlation(above, won)
    return found


def correlation(first: Sequence[float], second: Sequence[float]) -> float:
    """Pearson's; 0 where one of them never changes.

    >>> round(correlation([1, 2, 3], [2, 4, 6]), 3), correlation([1, 1], [0, 1])
    (1.0, 0.0)
    """
    spread = pstdev(first) * pstdev(second)
    if not spread:
        return 0.0
    middle, other = fmean(first), fmean(second)
    return fmean([(one - middle) * (two - other) for one, two in zip(first, second, strict=True)]) / spread


def openings(played: Sequence[Facts]) -> list[Opening]:
    """Every opening with its honor above the mean of its game, the most frequent first."""
    found: defaultdict[str, list[float]] = defaultdict(list)
    for facts in played:
        totals = [sum(scores) for scores in facts.scores]
        usual = fmean(totals)
        for seat, name in enumerate(facts.openings):
            found[name].append(totals[facts.side_of[seat]] - usual)
    every = sum(map(len, found.values()))
    told = [
        Opening(name, len(here), len(here) / every, fmean(here), 1.96 * pstdev(here) / sqrt(len(here)))
        for name, here in found.items()
    ]
    return sorted(told, key=lambda opening: -opening.count)


def quantile(values: Sequence[int], share: float) -> float:
    """The value below which this share of them lies.

    >>> quantile([4, 1, 3, 2, 5], 0.5)
    3
    """
    order = sorted(values)
    return order[round(share * (len(order) - 1))]
