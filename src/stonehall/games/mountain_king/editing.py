"""Setting up positions by hand: tunnels and halls, statues and pedestals, workshops, trolls, storage and honor."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from stonehall.games.mountain_king.components import WORKSHOPS, Components
from stonehall.games.mountain_king.mountain import HEART, OUTSIDE, STRIDE, cell_name, cell_named
from stonehall.games.mountain_king.position import MOMENTS
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.seating import AUTUMN, MAPS, SEATS, TEAM_SEATS
from stonehall.games.mountain_king.shapes import TURNS, Tile
from stonehall.games.mountain_king.words import WORDS
from stonehall.kernel.editing import Editing, Field, Heap, Item, ItemGroup, Standing, refused
from stonehall.kernel.message import Message, Term
from stonehall.toolkit.editing import (
    ACTIVE,
    TURN,
    LineEditing,
    choice_field,
    number_field,
    seats_said,
    turn_fields,
    turn_words,
    write_turn,
)
from stonehall.toolkit.position import SETTINGS
from stonehall.toolkit.position_text import PositionText, counted, value_after, with_value

GATE: Final = "gate"
TUNNEL: Final = "tunnel"
HALL: Final = "hall"
MARKS: Final = {TUNNEL: "anchor", HALL: "altar"}
"""What the marked cell of a tile is called."""
ON_CELLS: Final = ("statue", "pedestal", "workshop")
"""What stands on one cell, with a line that names its kind and the cell; what lies above comes first."""
TROLLS: Final = "trolls"
HORDE: Final = "horde"
SPELLS: Final = "spells"
SPELL: Final = "spell"
HALLS: Final = "halls"
HONOR: Final = {"tunnel": "tunnels", "pedestal": "pedestals", "coronation": "coronation"}
MOMENT: Final = "moment"
MOST: Final = 99
SIDES_OF_TEAMS: Final = SEATS[:2]


class MountainEditing(LineEditing):
    """Tiles of many cells, things on one cell, and trolls in pyramids. The first cell of a tile is where it is put."""

    def __init__(self, components: Components) -> None:
        super().__init__(_groups(components), ("agenda", "over"))
        self.components = components
        self.tiles: dict[str, Tile] = {f"{TUNNEL} {tunnel.id}": tunnel.tile for tunnel in components.tunnels}
        self.tiles |= {f"{HALL} hall-{number}": hall.tile for number, hall in enumerate(components.halls, 1)}

    def seats(self, lines: PositionText) -> Sequence[str]:
        return seats_said(lines, SEATS, 2)

    def _sides(self, lines: PositionText) -> Sequence[str]:
        """Those who have a storage of their own: the first of each team."""
        seats = self.seats(lines)
        return SIDES_OF_TEAMS if "teams" in lines.after([SETTINGS]) and len(seats) == TEAM_SEATS else seats

    def squares(self, lines: PositionText) -> Sequence[str]:
        side = value_after(lines.after([SETTINGS]), "side", AUTUMN)
        rows = [row.split() for row in self.components.maps[side if side in MAPS else AUTUMN].drawing]
        return [
            cell_name(row * STRIDE + column)
            for row, words in enumerate(rows)
            for column, word in enumerate(words)
            if word not in (OUTSIDE, HEART)
        ]

    def standing(self, lines: PositionText) -> list[Standing]:
        squares = set(self.squares(lines))
        found = []
        for kind in ON_CELLS:
            for number in lines.beginning([kind]):
                words = lines.words(number)
                item = " ".join(words[:2])
                if len(words) == 3 and item in self.items and words[2] in squares:
                    found.append(Standing(f"{kind} {words[2]}", words[2], self.items[item].name, "", item))
        for seat in self.seats(lines):
            for cell in [cell for cell in lines.after([seat, GATE]) if cell in squares]:
                found.append(Standing(f"{GATE} {cell}", cell, self.items[GATE].name, seat, GATE))
        for number in self._tile_lines(lines):
            kind, which, *cells = lines.words(number)
            name = self.items[f"{kind} {which}"].name if f"{kind} {which}" in self.items else Message("mk-edit-part")
            item = f"{kind} {which}"
            found += [Standing(f"{kind} {cell}", cell, name, "", item) for cell in cells if cell in squares]
        return list({there.id: there for there in found}.values())

    def fields(self, lines: PositionText) -> list[Field]:
        moments = {moment: Message(f"mk-edit-moment-{moment}") for moment in MOMENTS}
        found = turn_fields(lines, self.seats(lines))
        now = value_after(turn_words(lines), MOMENT, MOMENTS[0])
        found.append(choice_field(MOMENT, Message("mk-edit-moment"), now, moments))
        for seat in self._sides(lines):
            for store, names in _stores().items():
                said = counted(lines.after([seat, store]))
                found += [
                    number_field(f"{seat} {store} {name}", message, said.get(name, "0"), MOST, seat)
                    for name, message in names.items()
                ]
        return found

    def heaps(self, lines: PositionText) -> list[Heap]:
        found = []
        for seat in self.seats(lines):
            trolls = _in_place(lines, [seat, "troll"], 3)
            found.append(self._heap_of(f"{seat} {TROLLS}", "mk-edit-trolls", trolls, TROLLS, seat))
        found.append(self._heap_of(HORDE, "mk-table-horde", _in_place(lines, [HORDE], 2), TROLLS))
        spells = [f"{SPELL}-{word}" for word in _in_place(lines, [SPELL], 1)]
        found.append(self._heap_of(SPELL, "mk-edit-spellbook", spells, SPELLS))
        halls = [f"{HALL} {hall}" for hall in lines.after([HALLS])]
        return [*found, self._heap_of(HALLS, "mk-edit-halls", halls, HALLS)]

    def _heap_of(self, id: str, name: str, cards: Sequence[str], takes: str, seat: str = "") -> Heap:
        return Heap(id, Message(name), [card for card in cards if card in self.items], seat, (takes,))

    # On the mountain ---------------------------------------------------------------------------------------------

    def place(self, lines: PositionText, item: Item, turn: str, seat: str, square: str) -> None:
        if item.id in self.tiles:
            self._lay(lines, item.id, self._cells(lines, item.id, turn, square))
        elif item.id == GATE:
            self._make_room(lines, [square])
            lines.write([seat, GATE], [square])
        else:
            kind, which = item.id.split()
            there = lines.find(lambda words: words[:1] == [kind] and words[2:3] == [square])
            lines.remove(there[1:])
            if there:
                lines.replace(there[0], [kind, which, square])
            else:
                lines.add([kind, which, square])

    def lift(self, lines: PositionText, there: Standing) -> None:
        kind = there.id.split()[0]
        if kind in MARKS:
            self._make_room(lines, [there.square])
        elif kind == GATE:
            lines.write([there.seat, GATE], [])
        else:
            lines.remove(lines.find(lambda words: words[:1] == [kind] and words[2:3] == [there.square]))

    def shift(self, lines: PositionText, there: Standing, square: str) -> None:
        kind = there.id.split()[0]
        if kind == GATE:
            self.place(lines, self.items[GATE], "", there.seat, square)
        elif kind in MARKS:
            self._slide(lines, there, cell_named(square) - cell_named(there.square))
        else:
            names = {there.square: square, square: there.square}
            for number in lines.find(lambda words: words[:1] == [kind] and words[2:3] in ([square], [there.square])):
                words = lines.words(number)
                lines.replace(number, [*words[:2], names[words[2]]])

    def _tile_lines(self, lines: PositionText) -> list[int]:
        return lines.find(lambda words: words[0] in MARKS and len(words) > 2)

    def _cells(self, lines: PositionText, item: str, turn: str, square: str) -> list[str]:
        """The words of a tile that begins on a cell: its cells, and which of them is marked."""
        lying = self.tiles[item].lying(TURNS.index(turn))
        first = cell_named(square)
        cells = self._on_the_mountain(lines, [first + shift for shift in lying.shifts])
        return cells + ([MARKS[item.split(maxsplit=1)[0]], cell_name(first + lying.mark)] if lying.mark >= 0 else [])

    def _on_the_mountain(self, lines: PositionText, cells: Sequence[int]) -> list[str]:
        squares = set(self.squares(lines))
        names = [cell_name(cell) if cell >= 0 else "" for cell in cells]
        if not squares.issuperset(names):
            raise refused(WORDS.problem("mk-position-edge", "MK-DIG-3"))
        return names

    def _lay(self, lines: PositionText, item: str, cells: list[str]) -> None:
        self._make_room(lines, cells)
        lines.add([*item.split(), *cells])

    def _make_room(self, lines: PositionText, cells: Sequence[str]) -> None:
        """Tiles and gates that lie on some cells go away, with the pedestals on them."""
        covered = [number for number in self._tile_lines(lines) if set(lines.words(number)[2:]) & set(cells)]
        under = {cell for number in covered for cell in lines.words(number)[2:]}
        gates = lines.find(lambda words: words[1:2] == [GATE] and words[2:3] != [] and words[2] in cells)
        pedestals = lines.find(lambda words: words[0] == "pedestal" and words[-1] in under)
        lines.remove([*covered, *gates, *pedestals])

    def _slide(self, lines: PositionText, there: Standing, way: int) -> None:
        """A tile lies elsewhere, and what is on its anchor with it."""
        kind = there.id.split()[0]
        [number] = [
            number
            for number in self._tile_lines(lines)
            if lines.words(number)[0] == kind and there.square in lines.words(number)[2:]
        ][:1]
        words = lines.words(number)[2:]
        mark = value_after(words, MARKS[kind])
        cells = words[: words.index(MARKS[kind])] if MARKS[kind] in words else words
        moved = self._on_the_mountain(lines, [cell_named(cell) + way for cell in cells])
        carried = [
            (lines.words(one)[1], cell_name(cell_named(lines.words(one)[2]) + way))
            for one in lines.beginning(["pedestal"])
            if lines.words(one)[2:3] != [] and lines.words(one)[2] in cells
        ]
        self._make_room(lines, cells)
        more = [MARKS[kind], cell_name(cell_named(mark) + way)] if mark else []
        self._lay(lines, there.item, [*moved, *more])
        for clan, cell in carried:
            lines.add(["pedestal", clan, cell])

    # Beside it ---------------------------------------------------------------------------------------------------

    def assign(self, lines: PositionText, field: str, value: str) -> None:
        usual = ("0", SEATS[0])
        if field in (TURN, ACTIVE):
            write_turn(lines, (TURN, ACTIVE).index(field), value, usual)
        elif field == MOMENT:
            words = turn_words(lines) if len(turn_words(lines)) > 1 else list(usual)
            lines.write([TURN], with_value(words, MOMENT, value, default=""))
        else:
            seat, store, name = field.split()
            lines.write([seat, store], with_value(lines.after([seat, store]), name, value))

    def add(self, lines: PositionText, heap: Heap, item: str) -> None:
        """A troll comes to the first place that is free; a spell lies open without a rune."""
        if heap.id == SPELL:
            lines.add([SPELL, item.removeprefix(f"{SPELL}-"), "runes", "0"])
        elif heap.id == HALLS:
            lines.write([HALLS], [*lines.after([HALLS]), item.removeprefix(f"{HALL} ")])
        elif heap.id == HORDE:
            lines.add([HORDE, self._free(lines, [HORDE], PLACE_NAMES), item])
        else:
            symbols = self.components.trolls[int(item.removeprefix("troll-")) - 1].symbols
            slot = self._free(lines, [heap.seat, "troll"], SLOT_NAMES)
            lines.add([heap.seat, "troll", slot, item, "tokens", "0" * len(symbols)])

    def take(self, lines: PositionText, heap: Heap, item: str) -> None:
        if heap.id == SPELL:
            lines.remove(lines.beginning([SPELL, item.removeprefix(f"{SPELL}-")])[-1:])
        elif heap.id == HALLS:
            lines.write([HALLS], [hall for hall in lines.after([HALLS]) if hall != item.removeprefix(f"{HALL} ")])
        else:
            head, place = ([HORDE], 2) if heap.id == HORDE else ([heap.seat, "troll"], 3)
            there = [number for number in lines.beginning(head) if lines.words(number)[place : place + 1] == [item]]
            lines.remove(there[-1:])

    def _free(self, lines: PositionText, head: Sequence[str], places: Sequence[str]) -> str:
        taken = _in_place(lines, head, len(head))
        free = [place for place in places if place not in taken]
        if not free:
            raise refused(WORDS.problem("mk-position-full"))
        return free[0]


def _in_place(lines: PositionText, head: Sequence[str], place: int) -> list[str]:
    """The word in one place of every line that begins with some words."""
    return [word for number in lines.beginning(head) for word in lines.words(number)[place : place + 1]]


@cache
def editing(components: Components) -> Editing:
    return MountainEditing(components)


def _stores() -> dict[str, dict[str, Message]]:
    """What a side has of what, by the lines that say it."""
    clans = CLANS[:STATUE_CLANS]
    return {
        "storage": {name: Message(f"mk-resource-{name}") for name in RESOURCES},
        "pedestals": {clan: Message("mk-edit-pedestals", {"clan": Term("mk-clan", clan)}) for clan in clans},
        "honor": {name: Message("mk-edit-honor", {"of": Term("mk-table-category", HONOR[name])}) for name in HONOR},
    }


def _groups(components: Components) -> list[ItemGroup]:
    clans = CLANS[:STATUE_CLANS]
    trolls = [
        Item(f"troll-{number}", Message(f"mk-card-{troll.id}"), troll.id, stands=False)
        for number, troll in enumerate(components.trolls, 1)
    ]
    spells = [
        Item(f"{SPELL}-{number}", Message(f"mk-card-{spell.id}"), spell.id, stands=False)
        for number, spell in enumerate(components.spells)
    ]
    tunnels = [
        Item(f"{TUNNEL} {one.id}", Message(f"mk-shape-{one.id}"), one.id, turns=_turns(one.tile))
        for one in components.tunnels
    ]
    halls = [
        Item(f"{HALL} hall-{number}", Message(f"mk-hall-{hall.id}"), hall.id, turns=_turns(hall.tile))
        for number, hall in enumerate(components.halls, 1)
    ]
    return [
        ItemGroup(TUNNEL, Message("mk-library-tunnel"), tunnels),
        ItemGroup("statue", Message("mk-edit-statues"), [_of_clan("statue", clan) for clan in clans]),
        ItemGroup("pedestal", Message("mk-edit-all-pedestals"), [_of_clan("pedestal", clan) for clan in clans]),
        ItemGroup(GATE, Message("mk-edit-gates"), [Item(GATE, Message("mk-edit-gate"), owned=True)]),
        ItemGroup(HALLS, Message("mk-library-hall"), halls),
        ItemGroup("workshop", Message("mk-library-workshop"), [_workshop(kind) for kind in WORKSHOPS]),
        ItemGroup(TROLLS, Message("mk-library-troll"), trolls),
        ItemGroup(SPELLS, Message("mk-library-spell"), spells),
    ]


def _of_clan(kind: str, clan: str) -> Item:
    return Item(f"{kind} {clan}", Message(f"mk-edit-{kind}", {"clan": Term("mk-clan", clan)}))


def _workshop(kind: str) -> Item:
    return Item(f"workshop {kind}", Message(f"mk-workshop-{kind}"), kind)


def _turns(tile: Tile) -> list[str]:
    return [TURNS[lying.turn] for lying in tile.lyings]
