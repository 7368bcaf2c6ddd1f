"""Editing positions of games in which cards stand on a battlefield, each with a line of its own."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass

from stonehall.kernel.card_library import CardLibrary
from stonehall.kernel.editing import YES, Field, Heap, Item, ItemGroup, Standing
from stonehall.kernel.message import Message
from stonehall.toolkit.editing import (
    ACTIVE,
    TURN,
    LineEditing,
    choice_field,
    mark_field,
    number_field,
    seat_names,
    turn_fields,
    turn_words,
    write_turn,
)
from stonehall.toolkit.grid import Grid
from stonehall.toolkit.position_text import PositionText, value_after, with_value

PHASE = "phase"
CONTROLLER = "controller"
MIDDLE_LINES = ("agenda", "waiting", "attack", "rolling", "wounding", "slain", "fallen", "next-id", "over")
MOST = 20
"""No card has more of anything."""


@dataclass(frozen=True)
class BattlePlan:
    """What two battlefields differ in.

    ``below``: the ids of cards that lie beneath others, with what is put behind a square to name them. ``piles`` are
    called by messages; ``known`` says which other lines tell what is known of one. ``beside`` is the word for cards
    that lie on no square, ``asides`` what they are called. ``numbers`` are those of a seat, with the most there can be.
    """

    prefix: str
    phases: Sequence[str]
    counters: Mapping[str, Message]
    marks: Mapping[str, Message]
    piles: Mapping[str, Message]
    known: Mapping[str, Sequence[str]]
    beside: str
    asides: str
    numbers: Mapping[str, tuple[Message, int]]
    below: Mapping[str, str]
    seats: Callable[[PositionText], Sequence[str]]
    grid: Callable[[PositionText], Grid]


class BattleEditing(LineEditing):
    """Cards on squares, beside them and in piles."""

    def __init__(self, groups: Sequence[ItemGroup], plan: BattlePlan) -> None:
        super().__init__(groups, MIDDLE_LINES)
        self.plan = plan

    def seats(self, lines: PositionText) -> Sequence[str]:
        return self.plan.seats(lines)

    def squares(self, lines: PositionText) -> Sequence[str]:
        return self.plan.grid(lines).names

    def standing(self, lines: PositionText) -> list[Standing]:
        found = [self._standing(lines, number) for number in self._cards(lines)]
        return sorted(found, key=lambda there: there.id != there.square)

    def fields(self, lines: PositionText) -> list[Field]:
        plan, seats = self.plan, self.seats(lines)
        words = turn_words(lines)
        phases = {phase: Message(f"{plan.prefix}-phase-{phase}") for phase in plan.phases}
        found = turn_fields(lines, seats)
        found.append(choice_field(PHASE, Message("editing-phase"), words[2] if len(words) > 2 else "", phases))
        for name, (message, most) in plan.numbers.items():
            for seat in seats:
                said = lines.after([seat, name])
                found.append(number_field(f"{seat} {name}", message, said[0] if said else "0", most, seat))
        return found

    def heaps(self, lines: PositionText) -> list[Heap]:
        plan = self.plan
        found = []
        for seat in self.seats(lines):
            for pile, name in plan.piles.items():
                cards = [word.split("@")[0] for word in lines.after([seat, pile])]
                found.append(Heap(f"{seat} {pile}", name, self._known(cards), seat))
            beside = [lines.words(number)[2:3] for number in lines.beginning([seat, plan.beside])]
            cards = [word for words in beside for word in words]
            found.append(Heap(f"{seat} {plan.beside}", Message(plan.asides), self._known(cards), seat))
        return found

    def place(self, lines: PositionText, item: Item, turn: str, seat: str, square: str) -> None:
        id = self._id(square, item.id)
        there = [number for number in self._cards(lines) if self._id_of(lines, number) == id]
        if there:
            lines.replace(there[0], [seat, square, item.id])
            lines.remove(there[1:])
        else:
            lines.add([seat, square, item.id])

    def lift(self, lines: PositionText, there: Standing) -> None:
        lines.remove(self._lines_of(lines, there.id))

    def shift(self, lines: PositionText, there: Standing, square: str) -> None:
        own, others = self._lines_of(lines, there.id), self._lines_of(lines, self._id(square, there.item))
        for numbers, to in ((own, square), (others, there.square)):
            for number in numbers:
                seat, _, *more = lines.words(number)
                lines.replace(number, [seat, to, *more])

    def assign(self, lines: PositionText, field: str, value: str) -> None:
        usual = ("0", self.seats(lines)[0], self.plan.phases[0])
        if field in (TURN, ACTIVE, PHASE):
            write_turn(lines, (TURN, ACTIVE, PHASE).index(field), value, usual)
            return
        first, name = field.split()
        if first in self.seats(lines):
            lines.write([first, name], [value])
            return
        for number in self._lines_of(lines, first):
            seat, square, card, *words = lines.words(number)
            if name == CONTROLLER:
                seat = value
            elif name in self.plan.counters:
                words = with_value(words, name, value)
            else:
                words = [word for word in words if word != name] + ([name] if value == YES else [])
            lines.replace(number, [seat, square, card, *words])

    def add(self, lines: PositionText, heap: Heap, item: str) -> None:
        seat, pile = heap.id.split()
        if pile == self.plan.beside:
            lines.add([seat, pile, item])
        else:
            super().add(lines, heap, item)

    def take(self, lines: PositionText, heap: Heap, item: str) -> None:
        """What is known of a pile is known of cards that are in it."""
        seat, pile = heap.id.split()
        if pile == self.plan.beside:
            lines.remove(lines.beginning([seat, pile, item])[-1:])
            return
        super().take(lines, heap, item)
        left = [word.split("@")[0] for word in lines.after([seat, pile])]
        for known in self.plan.known.get(pile, ()):
            words = lines.after([seat, known])
            said = [word for word in words if word.split("@")[0] == item]
            if len(said) > left.count(item):
                words.remove(said[-1])
                lines.write([seat, known], words)

    # Cards on squares --------------------------------------------------------------------------------------------

    def _known(self, cards: Sequence[str]) -> list[str]:
        return [card for card in cards if card in self.items]

    def _cards(self, lines: PositionText) -> list[int]:
        """The lines of cards on squares."""
        seats, squares = self.seats(lines), set(self.squares(lines))

        def is_card(words: list[str]) -> bool:
            return len(words) > 2 and words[0] in seats and words[1] in squares and words[2] in self.items

        return lines.find(is_card)

    def _id(self, square: str, card: str) -> str:
        return f"{square}{self.plan.below.get(card, '')}"

    def _id_of(self, lines: PositionText, number: int) -> str:
        _, square, card, *_ = lines.words(number)
        return self._id(square, card)

    def _lines_of(self, lines: PositionText, id: str) -> list[int]:
        return [number for number in self._cards(lines) if self._id_of(lines, number) == id]

    def _standing(self, lines: PositionText, number: int) -> Standing:
        seat, square, card, *words = lines.words(number)
        id = self._id(square, card)
        seats = seat_names(self.seats(lines))
        fields = [choice_field(f"{id} {CONTROLLER}", Message("editing-side"), seat, seats)]
        for name, message in self.plan.counters.items():
            fields.append(number_field(f"{id} {name}", message, value_after(words, name, "0"), MOST))
        fields += [mark_field(f"{id} {name}", message, name in words) for name, message in self.plan.marks.items()]
        return Standing(id, square, self.items[card].name, seat, card, fields)


def card_groups(
    prefix: str, library: CardLibrary, homes: Sequence[str], standing: Collection[str], shared: Message
) -> list[ItemGroup]:
    """All cards in the order of a library: those that belong to no faction first, then faction by faction."""
    found = []
    for home in ("", *homes):
        name = Message(f"{prefix}-faction-{home}") if home else shared
        items = [
            Item(card.id, card.name, card.id, card.id in standing, owned=True)
            for card in library.cards
            if card.home == home
        ]
        found.append(ItemGroup(home or "shared", name, items, home))
    return [group for group in found if group.items]
