"""The time each seat has left. A clock is told what was spent, so that folding a log again gives the same times."""

from __future__ import annotations

from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Clock

SHORTEST, LONGEST = 5, 7 * 24 * 3600
"""Seconds a clock may give."""


def check(clock: Clock | None) -> None:
    """RequestRefused a clock nobody could play by."""
    if clock is not None and not (SHORTEST <= clock.seconds <= LONGEST and 0 <= clock.increment <= LONGEST):
        raise RequestRefused("bad-clock", 422)


class Clocks:
    """Milliseconds left, by seat."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats

    def spend(self, seat: int, ms: int) -> None:
        self.left[seat] = max(0, self.left[seat] - ms)

    def decided(self, seat: int) -> None:
        """The seat has decided; by a clock per move its next decision has the whole time again."""
        if self.clock.kind == "move":
            self.left[seat] = self.clock.seconds * 1000

    def turn_ended(self, seat: int) -> None:
        if self.clock.kind == "bank":
            self.left[seat] += self.clock.increment * 1000
