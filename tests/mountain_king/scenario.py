"""Scenarios: a position, plays, and what came of it, in the words of the game.

game = scenario('''
    south storage stone 2
''')
game.play("dig stone domino", "lay j2 r90")
assert game.network("south") == "j1 j2 j3"

A scenario plays on the autumn map, south and west, whose gates are at j1 and s14; it is the turn of south.
"""

from __future__ import annotations

import stonehall
from stonehall.games.mountain_king.component_sets import OWN
from stonehall.games.mountain_king.mountain import cell_name, cell_named, cells_of
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, KINDS, RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.scoring import CATEGORIES, by_category
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.state import NO_CARD, SLOTS, State
from tests.scenario import Table, example_position

GAME = stonehall.load("mountain-king")
NUMBERS = {troll.id: f"troll-{card + 1}" for card, troll in enumerate(OWN.trolls)}
GATES = {"south": "j1", "west": "s14", "north": "a14", "east": "a12", "middle": "w8"}
FIRST_ROW = "tinker gem-nose boulder-lifter ore-sniffer"


class Scenario(Table[State]):
    """A state with questions a test wants to ask."""

    def starting(self, *beginning: str) -> list[str]:
        """The legal plays that begin with these words."""
        words = " ".join(beginning)
        return [text for text in self.options if text == words or text.startswith(words + " ")]

    def side(self, seat: str) -> int:
        return self.state.settings.seating.side_of[SEATS.index(seat)]

    def storage(self, seat: str = "south") -> str:
        """What is in a storage: ``stone 2 coin 1``."""
        base = self.side(seat) * KINDS
        amounts = self.state.storage[base : base + KINDS]
        return " ".join(f"{name} {amount}" for name, amount in zip(RESOURCES, amounts, strict=True) if amount)

    def pedestals(self, seat: str = "south") -> str:
        base = self.side(seat) * STATUE_CLANS
        held = self.state.pedestals[base : base + STATUE_CLANS]
        return " ".join(f"{name} {amount}" for name, amount in zip(CLANS, held, strict=False) if amount)

    def tokens(self, slot: str, seat: str = "south") -> str:
        """For each symbol of a troll 1 where a token lies."""
        place = SEATS.index(seat) * SLOTS + SLOT_NAMES.index(slot)
        symbols = OWN.trolls[self.state.trolls[place]].symbols
        return "".join(str(self.state.tokens[place] >> symbol & 1) for symbol in range(len(symbols)))

    def troll(self, slot: str, seat: str = "south") -> str:
        card = self.state.trolls[SEATS.index(seat) * SLOTS + SLOT_NAMES.index(slot)]
        return "" if card == NO_CARD else OWN.trolls[card].id

    def horde(self, place: str) -> str:
        card = self.state.horde[PLACE_NAMES.index(place)]
        return "" if card == NO_CARD else OWN.trolls[card].id

    def bribes(self, place: str) -> str:
        return " ".join(RESOURCES[kind] for kind in self.state.bribes[PLACE_NAMES.index(place)])

    def network(self, seat: str = "south") -> str:
        return " ".join(sorted(cell_name(cell) for cell in cells_of(self.state.networks[SEATS.index(seat)])))

    def statue(self, cell: str) -> str:
        """The clan of the statue on a cell; empty where there is none."""
        place = cell_named(cell)
        return CLANS[self.state.statue_clans[self.state.statues.index(place)]] if place in self.state.statues else ""

    def honor(self, category: str, seat: str = "south") -> int:
        return by_category(self.state, self.side(seat))[CATEGORIES.index(category)]


def row(ids: str, seat: str = "south", tokens: str = "") -> str:
    """The lines of trolls in the slots of a trollsmoot, row by row from below; ``tokens``: one word for each."""
    held = tokens.split() or ["-"] * len(ids.split())
    lines = []
    for slot, (id, signs) in enumerate(zip(ids.split(), held, strict=True)):
        empty = "0" * len(next(troll for troll in OWN.trolls if troll.id == id).symbols)
        lines.append(f"{seat} troll {SLOT_NAMES[slot]} {NUMBERS[id]} tokens {signs.strip('-') or empty}")
    return "\n".join(lines)


def scenario(text: str = "", turn: str = "", settings: str = "seats 2 side autumn", seat: str = "south") -> Scenario:
    """A quiet moment in the turn of a seat, before recruiting or digging unless ``turn`` says otherwise.

    Trolls are written by their ids, after an ``@``. Gates stand where nothing else is said.
    """
    for id in sorted(NUMBERS, key=len, reverse=True):
        text = text.replace(f" @{id}", f" {NUMBERS[id]}")
    seats = int(settings.split()[1])
    gates = "\n".join(f"{name} gate {GATES[name]}" for name in SEATS[:seats] if f"{name} gate" not in text)
    moment = turn or "moment before spells-left 1 workshops-left 1 hall-allowed"
    lines = [f"mountain-king position\nsettings {settings}", f"turn 9 {seat} first south {moment}", gates, text]
    return Scenario(GAME.from_position("\n".join(lines)), patient=True)


def example(id: str, *changes: tuple[str, str]) -> Scenario:
    """A worked example, as the rules show it, perhaps with some lines altered."""
    return Scenario(GAME.from_position(example_position("mountain-king", id, *changes)), patient=True)


AFTER = "moment after hall-allowed"
"""The second half of a turn."""
