"""Lines of a log: what a person cares about is one line, even where several events tell it."""

from __future__ import annotations

from collections.abc import Callable

from stonehall.kernel.message import Message


class LogLine:
    """One line for several events in a row: what it says, and how many events it tells, up to the one that ends it."""

    __slots__ = ("covers", "message")

    def __init__(self, message: Message, covers: int) -> None:
        self.message = message
        self.covers = covers

    def __repr__(self) -> str:
        return f"<LogLine {self.message.id} of {self.covers}>"


def line_ends(count: int, covers: Callable[[int], int]) -> list[int]:
    """Of so many events those that end a line, in order; ``covers(n)`` is how many events event ``n`` tells in one.

    The latest line wins: it was made when most was known.

    >>> line_ends(6, {0: 1, 1: 2, 2: 3, 3: 1, 4: 2, 5: 1}.__getitem__)
    [2, 4, 5]
    """
    ends = []
    place = count - 1
    while place >= 0:
        ends.append(place)
        place -= covers(place)
    ends.reverse()
    return ends
