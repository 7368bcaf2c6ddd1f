"""How often something may be done: token buckets."""

from __future__ import annotations

import time
from collections.abc import Callable

from msgspec import Struct


class Rate(Struct, frozen=True):
    """So many at once, and then so many in a second."""

    burst: int
    per_second: float


class Limits(Struct, frozen=True):
    """What a server bears: frames of a socket; chat lines, turns shown again and new tables of a visitor; new visitors
    of an address."""

    frames: Rate = Rate(60, 20.0)
    chat: Rate = Rate(5, 1.0)
    again: Rate = Rate(6, 0.5)
    tables: Rate = Rate(30, 30 / 3600)
    visitors: Rate = Rate(200, 2.0)
    malformed: Rate = Rate(20, 20 / 60)


class Bucket:
    """Tokens that are taken one by one and come back in time.

    >>> now = 0.0
    >>> bucket = Bucket(Rate(2, 0.5), lambda: now)
    >>> bucket.take(), bucket.take(), bucket.take(), bucket.wait()
    (True, True, False, 2.0)
    >>> now = 2.0
    >>> bucket.take()
    True
    """

    __slots__ = ("at", "clock", "left", "rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.left = float(rate.burst)
        self.at = clock()

    def take(self) -> bool:
        """Whether there was a token to take."""
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until the next token."""
        self._refill()
        return max(0.0, (1 - self.left) / self.rate.per_second)

    def full(self) -> bool:
        self._refill()
        return self.left >= self.rate.burst

    def _refill(self) -> None:
        now = self.clock()
        self.left = min(float(self.rate.burst), self.left + (now - self.at) * self.rate.per_second)
        self.at = now


class Buckets:
    """A bucket for each visitor or address; those that are full again are forgotten."""

    SWEEP = 1024

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.buckets: dict[str, Bucket] = {}
        self.sweep_at = self.SWEEP

    def take(self, owner: str) -> bool:
        if len(self.buckets) >= self.sweep_at:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full()}
            self.sweep_at = max(self.SWEEP, 2 * len(self.buckets))
        return self.buckets.setdefault(owner, Bucket(self.rate)).take()
