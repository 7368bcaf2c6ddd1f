"""Positions as they travel: a moment of a game as somebody writes it, what it looks like, and what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stonehall.server.wire.protocol import Complaint, SeatFacts, SeatPlan, View, Words

LONGEST = 20_000
"""So long a position may be; the largest one of a game in progress is a third of it."""
PositionText = Annotated[str, Meta(max_length=LONGEST)]


class PositionChange(Struct):
    """One change of a position, in the words of its desk; see :class:`stonehall.kernel.editing.Change`."""

    do: Literal["put", "move", "clear", "set"]
    where: Annotated[str, Meta(max_length=80)]
    what: Annotated[str, Meta(max_length=80)] = ""
    seat: Annotated[str, Meta(max_length=20)] = ""


class WrittenPosition(Struct):
    """A position as text, and how it is to be changed before it is looked at."""

    text: PositionText
    change: PositionChange | None = None


class PositionProblem(Struct):
    """What is wrong with a position, and which ``line`` of it shows that: 0 where none does.

    ``squares`` are those of the board on which it is seen, or that the line speaks of.
    """

    line: int
    complaint: Complaint
    squares: list[str]


class EditValue(Struct):
    """One of the values of a field."""

    id: str
    name: Words


class EditField(Struct):
    """Something with a value: a number up to ``most``, one of the ``values``, or a mark (``yes`` or nothing)."""

    id: str
    name: Words
    value: str
    seat: str
    least: int
    most: int
    values: list[EditValue]


class EditHeap(Struct):
    """A hand or a pile: the items in it, and the groups whose items it takes (none: any)."""

    id: str
    name: Words
    cards: list[str]
    seat: str
    takes: list[str]


class EditStanding(Struct):
    """Something on a square of the board; ``id`` is how a change names it."""

    id: str
    square: str
    name: Words
    seat: str
    item: str
    fields: list[EditField]


class EditDesk(Struct):
    """Everything in a position that can be changed."""

    seats: list[str]
    squares: list[str]
    standing: list[EditStanding]
    fields: list[EditField]
    heaps: list[EditHeap]


class EditItem(Struct):
    """Something that is put onto the board, where it ``stands``, or into heaps; see the engine's ``Item``."""

    id: str
    name: Words
    card: str
    stands: bool
    owned: bool
    turns: list[str]


class EditGroup(Struct):
    """Items that are shown together; a ``home`` has an emblem."""

    id: str
    name: Words
    home: str
    items: list[EditItem]


class PositionLook(Struct):
    """A position after its change: the ``text``, what a spectator sees, who plays, and all that can be changed.

    Where there are ``problems`` the view is what can be made of the text, or nothing. ``form`` is the way to play it
    belongs to, ``to_move`` the seat that has to decide: nobody where the game is over or there are problems. A game
    whose positions are written only as text has no ``desk``.
    """

    text: str
    problems: list[PositionProblem]
    view: View | None = None
    form: str = ""
    seats: list[SeatFacts] = []
    to_move: str = ""
    desk: EditDesk | None = None


class PlayPosition(Struct):
    """A position that is to be played, and who is to sit where."""

    text: PositionText
    seats: Annotated[list[SeatPlan], Meta(max_length=20)]


class PositionStart(Struct):
    """A position to begin with: the first turn of a way to play, or a moment of a replay."""

    form: str
    text: str


class PositionBox(Struct):
    """What a position is made from: those to begin with, and all that can be put onto the board and into piles."""

    starts: list[PositionStart]
    groups: list[EditGroup]
