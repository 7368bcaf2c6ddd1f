"""What travels about the games a visitor plays and played."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from stonehall.server.wire.protocol import TableFacts


class PlayedGame(Struct):
    """A game of the visitor's. ``began`` and ``ended`` are seconds of Unix time (0: it is still played).

    ``result``: how it ended for them; ``none``: against oneself, only looked at, or nobody won or lost. ``place``: as
    which they came in, where more than two sides play (0: nobody knows). ``counts`` is false for practice and for games
    against oneself: they count nowhere. ``noted``: the visitor has noted something at it.
    """

    table: TableFacts
    began: int
    ended: int
    result: Literal["running", "won", "lost", "draw", "none"]
    place: int
    counts: bool
    noted: bool


class PlayedPage(Struct):
    """Games of the visitor's, the running ones first, then as they ended; ``count`` are all that were asked for.

    ``more`` asks for the next page, empty if this was the last.
    """

    games: list[PlayedGame]
    count: int
    more: str


class WinRate(Struct):
    """How often the visitor won with a deck (of a ``game``), or against a ``bot`` or ``person`` in whatever game.

    ``id`` is what to ask a list with, ``name`` what a person is called. Of all ``games`` so many ``count``: they are
    over, somebody else played, and it was no practice. ``share`` of those was ``won``, with its 95 % interval.
    """

    kind: Literal["deck", "bot", "person"]
    game: str
    id: str
    name: str
    games: int
    count: int
    won: int
    share: float
    low: float
    high: float


class PlayedSum(Struct):
    """All games of the visitor's: how many, how many still run, when the first began (seconds of Unix time, 0: none).

    ``rates`` are of one game if that was asked for, those met most often first.
    """

    games: int
    running: int
    since: int
    rates: list[WinRate]


class ExportedSeat(Struct):
    """Who sat on a seat, in an export. ``player`` is a name, or the id of a computer's level."""

    seat: str
    kind: Literal["person", "bot", "open"]
    player: str
    deck: str
    you: bool


class ExportedNote(Struct):
    moment: int
    text: str


class ExportedGame(Struct):
    """A line of ``games.jsonl`` in an export. ``record`` names the file with the record; empty while the game runs."""

    table: str
    game: str
    form: str
    settings: dict[str, str]
    practice: bool
    began: str
    ended: str
    turns: int
    result: Literal["running", "won", "lost", "draw", "none"]
    place: int
    reason: str
    winners: list[str]
    seats: list[ExportedSeat]
    record: str
    notes: list[ExportedNote]
