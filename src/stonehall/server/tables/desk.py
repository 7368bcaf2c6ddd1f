"""What a game says about editing its positions, in the form it travels in."""

from __future__ import annotations

from functools import cache

from stonehall.kernel import AnyGame
from stonehall.kernel.editing import Change, Desk, Field, Heap, ItemGroup, Standing
from stonehall.server.wire.positions import (
    EditDesk,
    EditField,
    EditGroup,
    EditHeap,
    EditItem,
    EditStanding,
    EditValue,
    PositionChange,
)
from stonehall.server.wire.text import words


@cache
def groups_of(game: AnyGame) -> list[EditGroup]:
    """Everything that can be put onto the board or into piles; nothing in a game that is not edited like this."""
    editing = game.editing()
    return [] if editing is None else [_group(group) for group in editing.groups()]


def desk_of(game: AnyGame, text: str) -> EditDesk | None:
    """All that can be changed in a position."""
    editing = game.editing()
    return None if editing is None else _desk(editing.desk(text))


def changed(game: AnyGame, text: str, change: PositionChange) -> str:
    """The text after a change; ``PositionError`` for one that means nothing."""
    editing = game.editing()
    if editing is None:
        return text
    return editing.change(text, Change(change.do, change.where, change.what, change.seat))


def _group(group: ItemGroup) -> EditGroup:
    items = [
        EditItem(item.id, words(item.name), item.card, item.stands, item.owned, list(item.turns))
        for item in group.items
    ]
    return EditGroup(group.id, words(group.name), group.home, items)


def _desk(desk: Desk) -> EditDesk:
    return EditDesk(
        list(desk.seats),
        list(desk.squares),
        [_standing(there) for there in desk.standing],
        [_field(field) for field in desk.fields],
        [_heap(heap) for heap in desk.heaps],
    )


def _standing(there: Standing) -> EditStanding:
    fields = [_field(field) for field in there.fields]
    return EditStanding(there.id, there.square, words(there.name), there.seat, there.item, fields)


def _field(field: Field) -> EditField:
    values = [EditValue(id, words(name)) for id, name in field.values.items()]
    return EditField(field.id, words(field.name), field.value, field.seat, field.least, field.most, values)


def _heap(heap: Heap) -> EditHeap:
    return EditHeap(heap.id, words(heap.name), list(heap.cards), heap.seat, list(heap.takes))
