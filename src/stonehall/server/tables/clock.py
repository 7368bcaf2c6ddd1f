"""The time each seat has left. A clock is told what was spent, so that folding a log again gives the same times.

The clock is kept with each play. Who takes a play back stands where they stood before it, without what turns have added
since and with all the time they have spent since: time never comes back. By a clock per move, time spent on a decision
stays spent when the same decision comes up again; it is known by the position in which it is asked.
"""

from __future__ import annotations

from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Clock

SHORTEST, LONGEST = 5, 7 * 24 * 3600
"""Seconds a clock may give."""


def check(clock: Clock | None) -> None:
    """RequestRefused a clock nobody could play by."""
    if clock is not None and not (SHORTEST <= clock.seconds <= LONGEST and 0 <= clock.increment <= LONGEST):
        raise RequestRefused("bad-clock", 422)


class Mark:
    """The clock as it was when a play was made: how many plays there were, whose play it was, what each had left when
    asked and had spent in all, and which decision it was."""

    __slots__ = ("left", "plays", "position", "seat", "spent", "total")

    def __init__(self, plays: int, seat: int, left: list[int], total: list[int], position: str, spent: int) -> None:
        self.plays = plays
        self.seat = seat
        self.left = left
        self.total = total
        self.position = position
        self.spent = spent


class Clocks:
    """Milliseconds left, by seat."""

    def __init__(self, clock: Clock, seats: int, position: str) -> None:
        self.clock = clock
        self.left = [clock.seconds * 1000] * seats
        self.position = position
        """Where the pending decision is asked; empty in logs that do not say it."""
        self._asked = self.left.copy()
        """What each had left when the pending decision was asked."""
        self._total = [0] * seats
        """All the time each has spent, whether or not it was taken back."""
        self._total_asked = self._total.copy()
        self._marks: list[Mark] = []
        self._spent_on: dict[str, int] = {}
        """By a clock per move: what was spent on decisions, by their position."""

    def spend(self, seat: int, ms: int) -> None:
        """A seat has thought about the pending decision."""
        self.left[seat] = max(0, self.left[seat] - ms)
        self._total[seat] += ms
        if self.clock.kind == "move" and self.position:
            self._spent_on[self.position] = self._spent_on.get(self.position, 0) + ms

    def played(self, plays: int, seat: int, position: str, decider: int | None, ended_turn: bool) -> None:
        """A seat has played when there were ``plays``; next ``decider`` is asked in a ``position``."""
        spent = self._spent_on.get(self.position, 0) - (self._total[seat] - self._total_asked[seat])
        self._marks.append(Mark(plays, seat, self._asked, self._total_asked, self.position, spent))
        if self.clock.kind == "move":
            self.left[seat] = self.clock.seconds * 1000
        elif ended_turn:
            self.left[seat] += self.clock.increment * 1000
        self._ask(position, decider)

    def moved_on(self, position: str, decider: int | None, before: int | None) -> None:
        """Somebody has left, and the game stands elsewhere; who was asked before and still is gains nothing by it."""
        if decider is None or decider != before:
            self._ask(position, decider)
        else:
            self._spent_on[position] = self._spent_on.get(self.position, 0)
            self.position = position

    def after_undo(self, keep: int, ticking: int | None, ms: int) -> int:
        """What the one whose play number ``keep`` is taken back will have left; ``ticking`` has thought for ``ms``."""
        mark = self._mark(keep)
        if mark is None:
            return LONGEST * 1000
        return self._back(mark)[mark.seat] - (ms if ticking == mark.seat else 0)

    def undone(self, keep: int) -> None:
        """All but the first ``keep`` plays were taken back."""
        mark = self._mark(keep)
        if mark is None:
            return
        cost = self._total[mark.seat] - mark.total[mark.seat]
        if self.clock.kind == "move" and mark.position:
            self._spent_on[mark.position] = max(self._spent_on.get(mark.position, 0), mark.spent + cost)
        self.left = [max(0, left) for left in self._back(mark)]
        self._marks = [one for one in self._marks if one.plays < keep]
        self.position = mark.position
        self._asked, self._total_asked = mark.left, mark.total

    def _mark(self, keep: int) -> Mark | None:
        return next((mark for mark in self._marks if mark.plays >= keep), None)

    def _back(self, mark: Mark) -> list[int]:
        left = mark.left.copy()
        left[mark.seat] -= self._total[mark.seat] - mark.total[mark.seat]
        return left

    def _ask(self, position: str, decider: int | None) -> None:
        self.position = position
        if self.clock.kind == "move" and decider is not None and position:
            self.left[decider] = max(0, self.clock.seconds * 1000 - self._spent_on.get(position, 0))
        self._asked, self._total_asked = self.left.copy(), self._total.copy()
