# interpreted: words, not speed
"""Setting up a position by hand: what may be put where, what can be changed, and the text that comes of each change.

The text of a position is the position. A game declares how it is edited (:meth:`~stonehall.kernel.Game.editing`);
whoever shows it knows no game. A change is made to the text even where it leads to what cannot be: what is wrong is
said by whoever reads the position then.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from stonehall.kernel.errors import PositionError, Problem
from stonehall.kernel.message import Message

PUT = "put"
MOVE = "move"
CLEAR = "clear"
SET = "set"

BOARD = "board"
"""What is cleared where everything on the board goes away."""

YES = "yes"
"""The value of a mark that is there; that of one that is not is empty."""


@dataclass(frozen=True)
class Item:
    """Something that is put onto the board (``stands``) or into piles; what is ``owned`` is put for a seat.

    ``card`` is the printed card it is, if it is one. ``turns`` are the ways in which it can lie, where there are
    several: one of them is said behind its id.
    """

    id: str
    name: Message
    card: str = ""
    stands: bool = True
    owned: bool = False
    turns: Sequence[str] = ()


@dataclass(frozen=True)
class ItemGroup:
    """Items that are shown together; those of a faction, school or the like have a ``home``, which has an emblem."""

    id: str
    name: Message
    items: Sequence[Item]
    home: str = ""


@dataclass(frozen=True)
class Field:
    """Something that has a value: a number from ``least`` to ``most``, one of the ``values``, or else a mark.

    Those of a ``seat`` are shown with it.
    """

    id: str
    name: Message
    value: str
    seat: str = ""
    least: int = 0
    most: int = 0
    values: Mapping[str, Message] = field(default_factory=dict)


@dataclass(frozen=True)
class Heap:
    """A hand, a pile or the like: the ids of the items in it, and the groups whose items it ``takes`` (none: any)."""

    id: str
    name: Message
    cards: Sequence[str]
    seat: str = ""
    takes: Sequence[str] = ()


@dataclass(frozen=True)
class Standing:
    """Something on a square. ``id`` is how changes name it, which is the square itself where only one thing can be."""

    id: str
    square: str
    name: Message
    seat: str = ""
    item: str = ""
    fields: Sequence[Field] = ()


@dataclass(frozen=True)
class Desk:
    """Everything in a position that can be changed. ``seats`` are those for whom things are put."""

    seats: Sequence[str]
    squares: Sequence[str]
    standing: Sequence[Standing]
    fields: Sequence[Field]
    heaps: Sequence[Heap]


@dataclass(frozen=True)
class Change:
    """One change. ``where`` is the id of a square, a standing thing, a heap or a field.

    ``put``: the item ``what`` comes there, for ``seat``. ``move``: what is there goes to the square ``what``.
    ``clear``: what is there goes away; of a heap, one copy of ``what``; of ``BOARD``, everything. ``set``: the field
    has the value ``what`` now.
    """

    do: str
    where: str
    what: str = ""
    seat: str = ""


class Editing(ABC):
    """How the positions of a game are edited."""

    @abstractmethod
    def groups(self) -> Sequence[ItemGroup]:
        """Everything that can be put anywhere."""

    @abstractmethod
    def desk(self, text: str) -> Desk:
        """What can be changed in a position; of a text that is none, as much as can be made out."""

    @abstractmethod
    def change(self, text: str, change: Change) -> str:
        """The text after a change; :class:`PositionError` for one that means nothing, whatever the position."""


def refused(why: str | Problem, where: str = "") -> PositionError:
    """A change that means nothing; what somebody can ask for by clicking is refused with a problem of the game."""
    problem = Problem(why, where) if isinstance(why, str) else why
    return PositionError("The position cannot be changed like this.", [problem])
