"""What the editing of positions has in common in games whose positions are lines of words."""
# interpreted: words, not speed

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final

from stonehall.kernel.editing import (
    BOARD,
    CLEAR,
    MOVE,
    PUT,
    SET,
    YES,
    Change,
    Desk,
    Editing,
    Field,
    Heap,
    Item,
    ItemGroup,
    Standing,
    refused,
)
from stonehall.kernel.message import Message
from stonehall.toolkit.position import SETTINGS
from stonehall.toolkit.position_text import PositionText, value_after

TURN: Final = "turn"
MIDDLE: Final = "agenda"
"""The mark of a moment in the middle of an effect: it can be taken away, and the turn goes on from a quiet moment."""
ACTIVE: Final = "active"
MOST_TURNS: Final = 999


class LineEditing(Editing):
    """Changes one line at a time; a game says what its lines mean.

    The id of a heap is what its line begins with; that of a field is up to the game (:meth:`assign`). ``middle`` are
    the words with which lines begin that only a moment in the middle of an effect has.
    """

    def __init__(self, groups: Sequence[ItemGroup], middle: Sequence[str]) -> None:
        self._middle = tuple(middle)
        self._groups = tuple(groups)
        self.items: dict[str, Item] = {item.id: item for group in groups for item in group.items}
        self._group_of = {item.id: group.id for group in groups for item in group.items}

    def groups(self) -> Sequence[ItemGroup]:
        return self._groups

    def desk(self, text: str) -> Desk:
        lines = PositionText(text)
        fields = self.fields(lines)
        if self._in_the_middle(lines):
            fields.append(mark_field(MIDDLE, Message("editing-middle"), True))
        return Desk(self.seats(lines), self.squares(lines), self.standing(lines), fields, self.heaps(lines))

    def change(self, text: str, change: Change) -> str:
        lines = PositionText(text)
        make = {PUT: self._put, MOVE: self._move, CLEAR: self._clear, SET: self._set}.get(change.do)
        if make is None:
            raise refused(f"there is no change {change.do!r} ({PUT}, {MOVE}, {CLEAR}, {SET})")
        make(lines, change)
        return lines.text()

    # What a game says --------------------------------------------------------------------------------------------

    @abstractmethod
    def seats(self, lines: PositionText) -> Sequence[str]:
        """Those who play."""

    @abstractmethod
    def squares(self, lines: PositionText) -> Sequence[str]:
        """All squares of the board."""

    @abstractmethod
    def standing(self, lines: PositionText) -> list[Standing]:
        """What is on the board; of several things on a square those above come first."""

    @abstractmethod
    def fields(self, lines: PositionText) -> list[Field]:
        """What else has a value."""

    @abstractmethod
    def heaps(self, lines: PositionText) -> list[Heap]:
        """Hands and piles."""

    @abstractmethod
    def place(self, lines: PositionText, item: Item, turn: str, seat: str, square: str) -> None:
        """Put an item onto a square, in the place of what cannot be there with it."""

    @abstractmethod
    def lift(self, lines: PositionText, there: Standing) -> None:
        """Take something off the board."""

    @abstractmethod
    def shift(self, lines: PositionText, there: Standing, square: str) -> None:
        """Move something to another square; what it cannot stand with changes places with it."""

    @abstractmethod
    def assign(self, lines: PositionText, field: str, value: str) -> None:
        """Let a field have a value, which it can have."""

    def add(self, lines: PositionText, heap: Heap, item: str) -> None:
        """Put an item into a heap."""
        head = heap.id.split()
        lines.write(head, [*lines.after(head), item])

    def take(self, lines: PositionText, heap: Heap, item: str) -> None:
        """Take an item out of a heap, in which it is: the last one of its kind."""
        head = heap.id.split()
        words = lines.after(head)
        place = max([place for place, word in enumerate(words) if word.split("@")[0] == item])
        lines.write(head, words[:place] + words[place + 1 :])

    # The changes -------------------------------------------------------------------------------------------------

    def _put(self, lines: PositionText, change: Change) -> None:
        id, turn = self._read_item(change.what)
        item = self.items[id]
        heap = self._heap(lines, change.where)
        if heap is not None:
            if heap.takes and self._group_of[id] not in heap.takes:
                raise refused(f"{id} does not belong there", heap.id)
            self.add(lines, heap, id)
            return
        square = self._square(lines, change.where)
        if not item.stands:
            raise refused(f"{id} cannot stand on the board", square)
        if item.owned and change.seat not in self.seats(lines):
            raise refused(f"there is no seat {change.seat!r}", square)
        self.place(lines, item, turn, change.seat, square)

    def _move(self, lines: PositionText, change: Change) -> None:
        there = self._there(lines, change.where)
        square = self._square(lines, change.what)
        if square != there.square:
            self.shift(lines, there, square)

    def _in_the_middle(self, lines: PositionText) -> list[int]:
        return lines.find(lambda words: words[0] in self._middle)

    def _clear(self, lines: PositionText, change: Change) -> None:
        if change.where == BOARD:
            while standing := self.standing(lines):
                self.lift(lines, standing[0])
            lines.remove(self._in_the_middle(lines))
            return
        heap = self._heap(lines, change.where)
        if heap is None:
            self.lift(lines, self._there(lines, change.where))
        elif change.what not in heap.cards:
            raise refused(f"there is no {change.what!r} in it", heap.id)
        else:
            self.take(lines, heap, change.what)

    def _set(self, lines: PositionText, change: Change) -> None:
        if change.where == MIDDLE and not change.what:
            lines.remove(self._in_the_middle(lines))
            return
        fields = [*self.fields(lines), *[field for there in self.standing(lines) for field in there.fields]]
        field = next((field for field in fields if field.id == change.where), None)
        if field is None:
            raise refused(f"there is no field {change.where!r}")
        if not can_have(field, change.what):
            raise refused(f"it cannot have the value {change.what!r}", field.id)
        self.assign(lines, field.id, change.what)

    def _read_item(self, what: str) -> tuple[str, str]:
        """An item, and how it lies: in the first way, where nothing is said."""
        if what in self.items:
            turns = self.items[what].turns
            return what, turns[0] if turns else ""
        id, _, turn = what.rpartition(" ")
        if id not in self.items or turn not in self.items[id].turns:
            raise refused(f"there is nothing called {what!r}")
        return id, turn

    def _heap(self, lines: PositionText, id: str) -> Heap | None:
        return next((heap for heap in self.heaps(lines) if heap.id == id), None)

    def _square(self, lines: PositionText, name: str) -> str:
        if name not in self.squares(lines):
            raise refused(f"there is no square {name!r}")
        return name

    def _there(self, lines: PositionText, id: str) -> Standing:
        """What is meant by an id: that thing, or what lies on top of a square."""
        standing = self.standing(lines)
        found = [there for there in standing if there.id == id] + [there for there in standing if there.square == id]
        if not found:
            raise refused("there is nothing there", id)
        return found[0]


def can_have(field: Field, value: str) -> bool:
    """Whether a field can have a value at all; whether it makes sense is said by whoever reads the position."""
    if field.values:
        return value in field.values
    if field.most:
        return value.isascii() and value.isdigit() and field.least <= int(value[:9]) <= field.most
    return value in ("", YES)


def seats_said(lines: PositionText, names: Sequence[str], usual: int) -> Sequence[str]:
    """The first of the names: as many as the settings say."""
    said = value_after(lines.after([SETTINGS]), "seats", str(usual))
    count = int(said) if said in map(str, range(2, len(names) + 1)) else usual
    return names[:count]


def turn_words(lines: PositionText) -> list[str]:
    """What is said of the turn: its number, whose it is, and more."""
    return lines.after([TURN])


def turn_fields(lines: PositionText, seats: Sequence[str]) -> list[Field]:
    """Which turn it is, and whose."""
    words = turn_words(lines)
    return [
        number_field(TURN, Message("editing-turn"), words[0] if words else "", MOST_TURNS),
        choice_field(ACTIVE, Message("editing-active"), words[1] if len(words) > 1 else "", seat_names(seats)),
    ]


def write_turn(lines: PositionText, place: int, value: str, usual: Sequence[str]) -> None:
    """Another word in a place of the turn line; what is missing before it is as usual."""
    words = turn_words(lines)
    words += usual[len(words) :]
    words[place] = value
    lines.write([TURN], words)


def seat_names(seats: Sequence[str]) -> dict[str, Message]:
    """What seats are called."""
    return {seat: Message(f"seat-{seat}") for seat in seats}


def number_field(id: str, name: Message, value: str, most: int, seat: str = "") -> Field:
    return Field(id, name, value or "0", seat, most=most)


def choice_field(id: str, name: Message, value: str, values: Mapping[str, Message], seat: str = "") -> Field:
    return Field(id, name, value, seat, values=values)


def mark_field(id: str, name: Message, is_there: bool) -> Field:
    return Field(id, name, YES if is_there else "")
