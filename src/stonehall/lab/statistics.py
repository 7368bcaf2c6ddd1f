"""The little statistics a balance question needs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

Z95 = 1.959964
"""The normal quantile of a two-sided 95 % interval."""


class Share:
    """How many of how many, with Wilson's 95 % interval, which stays honest for few games and for 0 or all wins.

    >>> share = Share(7, 10)
    >>> f"{share.rate:.2f} {share.low:.2f} {share.high:.2f}"
    '0.70 0.40 0.89'
    """

    def __init__(self, count: int, total: int) -> None:
        self.count = count
        self.total = total
        self.rate = count / total if total else 0.0
        self.low, self.high = wilson(count, total)

    def data(self) -> dict[str, float]:
        return {"count": self.count, "of": self.total, "rate": self.rate, "low": self.low, "high": self.high}

    def __str__(self) -> str:
        if not self.total:
            return "no games"
        return f"{self.rate:6.1%}  [{self.low:.1%} – {self.high:.1%}]"


def wilson(count: float, total: int) -> tuple[float, float]:
    """Wilson's 95 % score interval of a share; everything is possible when nothing was tried.

    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if not total:
        return 0.0, 1.0
    rate = count / total
    square = Z95 * Z95 / total
    middle = (rate + square / 2) / (1 + square)
    spread = Z95 * sqrt((rate * (1 - rate) + square / 4) / total) / (1 + square)
    return max(0.0, middle - spread), min(1.0, middle + spread)


class Spread:
    """The mean and the extremes of some numbers.

    >>> Spread([3, 4, 8]).data()
    {'mean': 5.0, 'min': 3, 'max': 8}
    """

    def __init__(self, values: Sequence[int]) -> None:
        self.mean = sum(values) / len(values) if values else 0.0
        self.least = min(values, default=0)
        self.most = max(values, default=0)

    def data(self) -> dict[str, float]:
        return {"mean": self.mean, "min": self.least, "max": self.most}

    def __str__(self) -> str:
        return f"{self.mean:6.1f}  [{self.least} – {self.most}]"
