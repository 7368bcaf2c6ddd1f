"""Setting up positions by hand: pieces in the arena, points, schools, hands, decks and tasks."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from stonehall.games.tash_kalar.arena import GRID, SQUARES
from stonehall.games.tash_kalar.cards import CARDS, FLARES, LEGENDS, RANKS, TASKS
from stonehall.games.tash_kalar.decks import SCHOOLS
from stonehall.games.tash_kalar.seating import FORMS, HIGH_FORM, MELEE, SEATS
from stonehall.games.tash_kalar.turn import ACTIONS
from stonehall.kernel.editing import Editing, Field, Heap, Item, ItemGroup, Standing
from stonehall.kernel.message import Message, Term
from stonehall.toolkit.editing import (
    ACTIVE,
    TURN,
    LineEditing,
    choice_field,
    number_field,
    seat_names,
    seats_said,
    turn_fields,
    turn_words,
    write_turn,
)
from stonehall.toolkit.position import SETTINGS
from stonehall.toolkit.position_text import PositionText, value_after, with_value

PIECES: Final = "pieces"
ACTIONS_LEFT: Final = "actions"
MOST_ACTIONS: Final = 9
MOST_POINTS: Final = 99
TEAM_SIDES: Final = 2
SHARED: Final = {LEGENDS: "legend", FLARES: "flare", TASKS: "task"}
"""What the cards of the shared decks are called."""
OWN_PILES: Final = {"hand": "hand", "draw": "deck", "discard": "discard"}


class ArenaEditing(LineEditing):
    """Pieces of three ranks, written rank by rank, and cards in many decks."""

    def seats(self, lines: PositionText) -> Sequence[str]:
        """The colours: partners have one."""
        players = self._players(lines)
        return players[:TEAM_SIDES] if "teams" in lines.after([SETTINGS]) else players

    def squares(self, lines: PositionText) -> Sequence[str]:
        return [GRID.name(square) for square in SQUARES]

    def standing(self, lines: PositionText) -> list[Standing]:
        squares = set(self.squares(lines))
        found = []
        for seat in self.seats(lines):
            for rank in RANKS[1:]:
                for square in lines.after([seat, rank]):
                    if square in squares:
                        found.append(self._standing(lines, seat, rank, square))
        return found

    def _standing(self, lines: PositionText, seat: str, rank: str, square: str) -> Standing:
        ranks = {one: self.items[one].name for one in RANKS[1:]}
        fields = [
            choice_field(f"{square} side", Message("editing-side"), seat, seat_names(self.seats(lines))),
            choice_field(f"{square} rank", Message("tk-edit-rank"), rank, ranks),
        ]
        return Standing(square, square, self.items[rank].name, seat, rank, fields)

    def fields(self, lines: PositionText) -> list[Field]:
        players, colours = self._players(lines), self.seats(lines)
        left = value_after(turn_words(lines), ACTIONS_LEFT, str(ACTIONS))
        found = turn_fields(lines, players)
        found.append(number_field(ACTIONS_LEFT, Message("tk-edit-actions"), left, MOST_ACTIONS))
        schools = {school: Message(f"tk-school-{school}") for school in SCHOOLS}
        for seat in players:
            said = lines.after([seat, "school"])
            found.append(choice_field(f"{seat} school", Message("tk-edit-school"), (*said, "")[0], schools, seat))
            for other in [colour for colour in colours if seat in colours and colour != seat]:
                points = value_after(lines.after([seat, "points"]), other, "0")
                name = Message("tk-edit-points", {"seat": Term("seat", other)})
                found.append(number_field(f"{seat} points {other}", name, points, MOST_POINTS, seat))
        return found

    def heaps(self, lines: PositionText) -> list[Heap]:
        tasks = self._form(lines) == FORMS[HIGH_FORM]
        held = (*SCHOOLS, LEGENDS, *([] if tasks else [FLARES]))
        found = [
            self._heap_of(lines, f"{seat} {pile}", f"tk-edit-{name}", seat, held if pile == "hand" else SCHOOLS)
            for seat in self._players(lines)
            for pile, name in OWN_PILES.items()
        ]
        decks: dict[str, tuple[str, ...]] = {LEGENDS: ("draw", "discard")}
        decks |= {TASKS: ("current", "next", "draw")} if tasks else {FLARES: ("draw", "discard")}
        for deck, piles in decks.items():
            found += [self._heap_of(lines, f"{deck} {pile}", f"tk-edit-{deck}-{pile}", "", (deck,)) for pile in piles]
        return found

    def _heap_of(self, lines: PositionText, id: str, name: str, seat: str, takes: Sequence[str]) -> Heap:
        cards = [card for card in lines.after(id.split()) if card in self.items]
        return Heap(id, Message(name), cards, seat, takes)

    def place(self, lines: PositionText, item: Item, turn: str, seat: str, square: str) -> None:
        self._take_off(lines, square)
        self._put_on(lines, seat, item.id, square)

    def lift(self, lines: PositionText, there: Standing) -> None:
        self._take_off(lines, there.square)

    def shift(self, lines: PositionText, there: Standing, square: str) -> None:
        names = {there.square: square, square: there.square}
        for seat in self.seats(lines):
            for number in [number for rank in RANKS[1:] for number in lines.beginning([seat, rank])]:
                lines.replace(number, [names.get(word, word) for word in lines.words(number)])

    def assign(self, lines: PositionText, field: str, value: str) -> None:
        first, *more = field.split()
        if field in (TURN, ACTIVE):
            write_turn(lines, (TURN, ACTIVE).index(field), value, ("0", SEATS[0]))
        elif field == ACTIONS_LEFT:
            words = [*turn_words(lines), "0", SEATS[0]][: max(2, len(turn_words(lines)))]
            lines.write([TURN], with_value(words, ACTIONS_LEFT, value, default=""))
        elif more[0] == "school":
            lines.write([first, "school"], [value])
        elif more[0] == "points":
            lines.write([first, "points"], with_value(lines.after([first, "points"]), more[1], value))
        else:
            [there] = [one for one in self.standing(lines) if one.square == first][:1]
            self._take_off(lines, first)
            seat, rank = (value, there.item) if more[0] == "side" else (there.seat, value)
            self._put_on(lines, seat, rank, first)

    def _take_off(self, lines: PositionText, square: str) -> None:
        for seat in self.seats(lines):
            for rank in RANKS[1:]:
                words = lines.after([seat, rank])
                if square in words:
                    lines.write([seat, rank], [word for word in words if word != square])

    def _put_on(self, lines: PositionText, seat: str, rank: str, square: str) -> None:
        lines.write([seat, rank], [*lines.after([seat, rank]), square])

    def _form(self, lines: PositionText) -> str:
        return value_after(lines.after([SETTINGS]), "form", FORMS[1])

    def _players(self, lines: PositionText) -> Sequence[str]:
        settings = lines.after([SETTINGS])
        usual = 4 if "teams" in settings else 3 if self._form(lines) == FORMS[MELEE] else 2
        return seats_said(lines, SEATS, usual)


@cache
def editing() -> Editing:
    pieces = [Item(rank, Message(f"tk-edit-piece-{rank}"), owned=True) for rank in RANKS[1:]]
    groups = [ItemGroup(PIECES, Message("tk-edit-pieces"), pieces)]
    for deck in (*SCHOOLS, *SHARED):
        name = Message(f"tk-library-{SHARED[deck]}") if deck in SHARED else Message(f"tk-school-{deck}")
        items = [Item(card.id, Message(f"tk-card-{card.id}"), card.id, False) for card in CARDS if card.deck == deck]
        groups.append(ItemGroup(deck, name, items, "" if deck in SHARED else deck))
    return ArenaEditing([group for group in groups if group.items], ("agenda", "effect", "over"))
