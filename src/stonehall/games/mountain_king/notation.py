"""How plays are written (see docs/notation.md). Cards of a set are written by their number in it."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import HALLS, SHAPE_NAMES, STARTERS, TROLLS_OF_LEVEL, WORKSHOPS
from stonehall.games.mountain_king.mountain import cell_name, cell_named
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.resources import CLANS, RESOURCES, STATUE_CLANS, SYMBOLS
from stonehall.games.mountain_king.seating import SEATS
from stonehall.games.mountain_king.shapes import TURNS
from stonehall.kernel.notation import Kind, Notation, Verb, choice, number

CELL: Final = Kind("cell", cell_name, cell_named)
RESOURCE: Final = choice("resource", RESOURCES)
PAYMENT: Final = choice("resource", (*RESOURCES, "any"))
SYMBOL: Final = choice("symbol", SYMBOLS)
CLAN: Final = choice("clan", CLANS[:STATUE_CLANS])
PLACE: Final = choice("place", PLACE_NAMES)
SLOT: Final = choice("slot", SLOT_NAMES)
CARD: Final = choice("troll", [f"troll-{card + 1}" for card in range(sum(TROLLS_OF_LEVEL) + STARTERS)])

OPEN_SPELL_NAMES: Final = ("s1", "s2", "s3")
"""The places of the spellbook."""

NOTATION: Final = Notation(
    {
        "first": Verb(choice("seat", SEATS)),
        "deal": Verb(CARD),
        "bag": Verb(CLAN),
        "turn-up": Verb(number()),
        "workshop": Verb(choice("workshop", WORKSHOPS)),
        "statues": Verb(CLAN),
        "token": Verb(number()),
        "draw": Verb(CARD),
        "gate": Verb(CELL),
        "line-up": Verb(CARD, SLOT),
        "cast": Verb(choice("spell", OPEN_SPELL_NAMES)),
        "visit": Verb(CELL),
        "use": Verb(number(), PAYMENT, number(), RESOURCE),
        "unload": Verb(SYMBOL),
        "give": Verb(RESOURCE),
        "gain": Verb(RESOURCE),
        "trade": Verb(RESOURCE),
        "recruit": Verb(PLACE),
        "bribe": Verb(RESOURCE),
        "take": Verb(CLAN),
        "seat": Verb(SLOT),
        "rob": Verb(PLACE),
        "send-away": Verb(PLACE),
        "wake": Verb(SLOT),
        "swap": Verb(CELL, CELL),
        "lift": Verb(CELL),
        "dig": Verb(RESOURCE, choice("shape", SHAPE_NAMES)),
        "lay": Verb(CELL, choice("turn", TURNS)),
        "pedestal": Verb(CLAN),
        "found": Verb(choice("workshop", WORKSHOPS)),
        "dedicate": Verb(choice("hall", [f"hall-{hall + 1}" for hall in range(HALLS)])),
        "move": Verb(CELL, CELL),
        "skip": Verb(),
        "done": Verb(),
        "pass": Verb(),
        "end": Verb(),
    }
)
