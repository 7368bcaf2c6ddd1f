"""What is kept of a game that is over, besides its log: what everybody was shown last.

A log holds plays and can be told again only by rules that lead the same way. When a rule has been mended since, the
archive still shows the board, the result and the lines of the log, as the rules of the day told them.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec
from msgspec import Struct

from stonehall.server.wire.protocol import Entry, Scene


class Finish(Struct):
    """How a game ended. ``loser`` is the one who conceded or whose time ran out, else -1. ``ranks`` are the places of
    the seats, where the rules gave them."""

    reason: str
    winners: list[int]
    loser: int = -1
    ranks: list[int] = []


class Archive(Struct):
    """The last scene and the log for each kind of viewer, by the name of their seat (empty: a spectator).

    ``own`` holds the lines that a seat reads otherwise than all do, by their numbers. ``scenes`` is empty where today's
    rules knew nothing of the game any more when it was put into the archive.
    """

    finish: Finish
    turn: int
    active: int
    scenes: dict[str, Scene]
    log: list[Entry]
    own: dict[str, dict[int, Entry]]

    def entries(self, seats: Sequence[str], since: int) -> list[Entry]:
        """The log from line ``since`` on, as one on these seats reads it."""
        own = {n: entry for seat in seats for n, entry in self.own.get(seat, {}).items()}
        return [own.get(entry.n, entry) for entry in self.log[since:]]


def pack(archive: Archive) -> bytes:
    return zlib.compress(msgspec.json.encode(archive))


def unpack(body: bytes) -> Archive:
    """:class:`ValueError` if these bytes are no archive as this program keeps it."""
    try:
        return msgspec.json.decode(zlib.decompress(body), type=Archive)
    except zlib.error as damaged:
        raise ValueError(str(damaged)) from None
