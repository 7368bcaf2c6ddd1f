"""How often something may be done, and by how many at once: token buckets for visitors and for addresses."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final, Literal, get_args

from msgspec import Struct

from stonehall.server.wire.errors import RequestRefused


class Rate(Struct, frozen=True):
    """So many at once, and then so many in a second."""

    burst: int
    per_second: float


Kind = Literal[
    "requests", "visitors", "names", "decks", "tables", "sockets", "frames", "chat", "resyncs", "undos", "odds",
    "again", "hints", "replays", "analyses", "exports", "tries", "positions",
]  # fmt: skip
"""What is counted."""

LOOPBACK: Final = ("127.0.0.1", "::1")
"""Addresses of this machine."""
PEOPLE: Final = 10
"""An address may do as much as so many visitors: a family, a class, a club behind one router."""


class Limits(Struct, frozen=True):
    """What a server bears of one visitor; an address may do :data:`PEOPLE` times as much.

    ``visitors`` are new ones, and are counted for an address alone; of ``odds`` every attack counts; ``malformed`` are
    frames of one socket; of ``replays`` every moment counts, of ``tries`` (at exercises) every play.
    """

    requests: Rate = Rate(60, 10.0)
    visitors: Rate = Rate(20, 0.2)
    names: Rate = Rate(5, 1 / 12)
    decks: Rate = Rate(10, 0.5)
    tables: Rate = Rate(30, 30 / 3600)
    sockets: Rate = Rate(60, 2.0)
    frames: Rate = Rate(60, 20.0)
    chat: Rate = Rate(5, 1.0)
    resyncs: Rate = Rate(10, 1.0)
    undos: Rate = Rate(15, 1.0)
    odds: Rate = Rate(128, 16.0)
    again: Rate = Rate(6, 0.5)
    hints: Rate = Rate(20, 2.0)
    analyses: Rate = Rate(6, 30 / 3600)
    replays: Rate = Rate(400, 80.0)
    exports: Rate = Rate(3, 1 / 60)
    positions: Rate = Rate(120, 8.0)
    tries: Rate = Rate(600, 60.0)
    malformed: Rate = Rate(20, 20 / 60)
    open_sockets: int = 20


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

    def take(self, count: int = 1) -> bool:
        """Whether there were so many tokens to take."""
        if self.wait(count) > 0:
            return False
        self.left -= min(count, self.rate.burst)
        return True

    def wait(self, count: int = 1) -> float:
        """Seconds until there are so many tokens; more than there can be count as all."""
        self._refill()
        return max(0.0, (min(count, self.rate.burst) - self.left) / self.rate.per_second)

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

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.sweep_at = self.SWEEP

    def of(self, owner: str) -> Bucket:
        if len(self.buckets) >= self.sweep_at:
            self.buckets = {name: bucket for name, bucket in self.buckets.items() if not bucket.full()}
            self.sweep_at = max(self.SWEEP, 2 * len(self.buckets))
        bucket = self.buckets.get(owner)
        if bucket is None:
            bucket = self.buckets[owner] = Bucket(self.rate, self.clock)
        return bucket


class Doorman:
    """Counts what visitors and addresses do. One without an address is at home: only the visitor is counted."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        rates: dict[Kind, Rate] = {kind: getattr(limits, kind) for kind in get_args(Kind)}
        self._users = {kind: Buckets(rate, clock) for kind, rate in rates.items()}
        self._addresses = {
            kind: Buckets(Rate(PEOPLE * rate.burst, PEOPLE * rate.per_second), clock) for kind, rate in rates.items()
        }
        self._open: Counter[str] = Counter()

    def pass_by(self, kind: Kind, user: str, address: str, count: int = 1) -> None:
        """Let somebody do something ``count`` times; refused (``too-fast``) with the time to wait if too often."""
        counted = [self._users[kind].of(user)] if user else []
        if address:
            counted.append(self._addresses[kind].of(address))
        wait = max((bucket.wait(count) for bucket in counted), default=0.0)
        if wait > 0:
            raise RequestRefused("too-fast", 429, wait=wait)
        for bucket in counted:
            bucket.take(count)

    @contextmanager
    def socket(self, user: str, address: str) -> Iterator[None]:
        """A socket, while it is open; refused (``too-many-sockets``) if there are too many."""
        self.pass_by("sockets", user, address)
        most = {f"user {user}": self.limits.open_sockets}
        if address:
            most[address] = PEOPLE * self.limits.open_sockets
        if any(self._open[owner] >= count for owner, count in most.items()):
            raise RequestRefused("too-many-sockets", 429)
        self._open.update(most.keys())
        try:
            yield
        finally:
            self._open.subtract(most.keys())
            for owner in most:
                if self._open[owner] <= 0:
                    del self._open[owner]


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network, of which a single machine has millions of addresses.

    >>> network_of("192.0.2.7"), network_of("2001:db8::1") == network_of("2001:db8::2"), network_of("nonsense")
    ('192.0.2.7', True, 'nonsense')
    """
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return address
    if found.version == 4:
        return address
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))
