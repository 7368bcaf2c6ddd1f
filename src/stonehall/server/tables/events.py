"""What can happen at a table. A table is nothing but the fold of its events, and an event never changes again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import Struct

from stonehall.kernel import WrittenRecord
from stonehall.kernel.leaving import CONCEDED, TIME
from stonehall.server.wire.protocol import Clock, Wish

ON_DISK = {"settings": "options"}
"""What settings were called when the first tables were kept; logs are never rewritten."""


class Chair(Struct):
    """A seat of a table and who has it. ``deck`` is the option of the game; ``faction`` names what it is a deck of.

    All chairs of a table that are ``together`` have one player.
    """

    kind: Literal["person", "bot", "open"]
    user: str = ""
    bot: str = ""
    deck: str = ""
    faction: str = ""
    together: bool = False


class Opening(Struct):
    """What a game is not begun with but gone on from: the settings of a record, and its first plays.

    They come from a moment of another ``table``, or from a file (no table); ``whole``: nobody plays on.
    """

    settings: dict[str, str]
    plays: list[str]
    table: str = ""
    moment: int = 0
    whole: bool = False


class Created(Struct, tag="created", rename=ON_DISK):
    """``practice``: anything may be taken back, and the game counts nowhere. ``brisk``: computers make no pauses.

    ``wait``: for how many seconds the table waits for others to come, ``until`` which second of Unix time that is.
    ``opening``: the game was begun elsewhere.
    """

    user: str
    game: str
    chairs: list[Chair]
    clock: Clock | None
    public: bool
    settings: dict[str, str] = {}
    practice: bool = False
    wait: int = 24 * 3600
    until: int = 0
    opening: Opening | None = None
    brisk: bool = False


class Joined(Struct, tag="joined"):
    seat: int
    chair: Chair


class Started(Struct, tag="started", rename=ON_DISK):
    """A game begins. ``plays`` is the luck before the first decision of a player, after the plays of an opening.

    ``position`` is a checksum of where this led, here and after every play: by it other rules can tell whether they
    lead there, too. Logs of earlier days have none.
    """

    rules: int
    settings: dict[str, str]
    chairs: list[Chair]
    plays: list[str]
    position: str = ""


class Rematch(Started, tag="rematch", rename=ON_DISK):
    """Another game at the same table, with the seats swapped: what a rematch was in logs of earlier days."""


class Rematched(Struct, tag="rematched"):
    """All agreed to another game, at a new table."""

    table: str


class Played(Struct, tag="play"):
    """A play of a seat, and the luck that followed until the next decision of a player."""

    seat: int
    plays: list[str]
    ms: int
    position: str = ""


class Undone(Struct, tag="undone"):
    """``keep`` plays remain. ``ms`` is the time the one on turn had used, ``seat`` who that was (-1: nobody).

    Logs of earlier days do not say who.
    """

    keep: int
    ms: int
    seat: int | None = None


class Proposed(Struct, tag="proposed"):
    """``turn`` is that of the game when it was proposed."""

    seat: int
    wish: Wish
    turn: int = 0


class Withdrawn(Struct, tag="withdrawn"):
    """A seat does not wish it any more."""

    seat: int
    wish: Wish


class Answered(Struct, tag="answered"):
    """An answer that does not settle the matter, or a no. What all have agreed to is an event of its own."""

    seat: int
    wish: Wish
    yes: bool


class Conceded(Struct, tag="conceded"):
    """A seat gives up. ``plays`` and ``position`` as in :class:`Played`; ``ms`` is the time the one on turn had used.

    In logs of earlier days there are no plays, and the game was over.
    """

    seat: int
    plays: list[str] = []
    ms: int = 0
    position: str = ""


class Drawn(Struct, tag="drawn"):
    """All agreed to a draw."""


class Flagged(Struct, tag="flagged"):
    """The clock of a seat ran out; otherwise like :class:`Conceded`."""

    seat: int
    plays: list[str] = []
    ms: int = 0
    position: str = ""


class Closed(Struct, tag="closed"):
    """The rules have changed so that the game cannot go on: it ends without a winner."""


class Cancelled(Struct, tag="cancelled"):
    """A table at which no game has begun is no more: its host closed it, or nobody came in time."""

    reason: Literal["closed", "expired"]


class Paused(Struct, tag="paused"):
    """``ms`` and ``seat`` as in :class:`Undone`."""

    ms: int
    seat: int | None = None


class Resumed(Struct, tag="resumed"):
    pass


class Chatted(Struct, tag="chatted"):
    """``heard_by`` are the seats it was said to; none: to everybody."""

    seat: int
    user: str
    text: str
    phrase: str
    heard_by: list[int] = []


TableEvent = (
    Created | Joined | Started | Rematch | Rematched | Played | Undone | Proposed | Withdrawn | Answered | Conceded
    | Drawn | Flagged | Closed | Cancelled | Paused | Resumed | Chatted
)  # fmt: skip


def left_as(event: Conceded | Flagged) -> str:
    """Why a seat left."""
    return CONCEDED if isinstance(event, Conceded) else TIME


def written(game: str, log: Iterable[TableEvent]) -> WrittenRecord:
    """The record of the last game of a log, without asking the rules."""
    record = WrittenRecord(game, "", {}, [])
    practice = False
    for event in log:
        match event:
            case Created():
                practice = event.practice
            case Started():
                record = WrittenRecord(game, str(event.rules), event.settings, event.plays, event.position, practice)
            case Played() | Conceded() | Flagged():
                record.plays += event.plays
                record.position = event.position
            case Undone():
                del record.plays[event.keep :]
                record.position = ""  # where it stands now was not written down
            case _:
                pass
    return record


def standing(log: Sequence[TableEvent]) -> set[int]:
    """The places of the events whose plays still stand: those of the last game that nobody has taken back.

    Where a log does not say whose time was spent, that has to be found out by playing all of it.
    """
    if any(isinstance(event, Undone | Paused) and event.seat is None and event.ms for event in log):
        return set(range(len(log)))
    found: list[tuple[int, int]] = []
    count = 0
    for place, event in enumerate(log):
        match event:
            case Started():
                found, count = [(place, -1)], len(event.plays)
            case Played():
                found.append((place, count))
                count += len(event.plays)
            case Conceded() | Flagged():
                count += max(1, len(event.plays))
            case Undone():
                found = [(earlier, before) for earlier, before in found if before < event.keep]
                count = event.keep
            case _:
                pass
    return {place for place, _ in found}


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[TableEvent] = msgspec.json.Decoder(TableEvent)


def write(event: TableEvent) -> bytes:
    return _encoder.encode(event)


def read(body: bytes) -> TableEvent:
    """The event a text stands for; :class:`msgspec.MsgspecError` if it is none."""
    return _decoder.decode(body)
