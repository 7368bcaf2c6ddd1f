"""A set of components: everything the printed game brings in boxes and we keep in text files.

What a set may hold stands here; ``component_reader.py`` reads one, ``component_sets.py`` keeps those that are in use.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.mountain import LEVELS, Mountain
from stonehall.games.mountain_king.resources import MINERALS, STATUE_CLANS, SYMBOLS
from stonehall.games.mountain_king.shapes import Tile

TROLLS_OF_LEVEL: Final = (21, 17, 17)
STARTERS: Final = 6
SPELLS: Final = 17
TUNNELS: Final = 52
HALLS: Final = 6
PEDESTAL_TOKENS: Final = LEVELS * STATUE_CLANS
SMALLEST: Final = 2
LARGEST: Final = 5
"""The sizes of tunnels."""
MOST_STATUES: Final = 21
SITES: Final = {"winter": 12, "autumn": 8}
"""The fewest sites of workshops on each map: one more than workshops in play."""
STARTS: Final = {"winter": (4, 5), "autumn": (3,)}
"""The numbers of players that each map has start points for."""

SHAPES: Final = {
    "domino": "xx",
    "i3": "xxx",
    "l3": "xx/x.",
    "i4": "xxxx",
    "l4": "xxx/x..",
    "s4": "xx./.xx",
    "t4": "xxx/.x.",
    "o4": "xx/xx",
    "f5": ".xx/xx./.x.",
    "i5": "xxxxx",
    "l5": "xxxx/x...",
    "n5": "xxx./..xx",
    "p5": "xxx/xx.",
    "t5": "xxx/.x./.x.",
    "u5": "xxx/x.x",
    "v5": "xxx/x../x..",
    "w5": "xx./.xx/..x",
    "x5": ".x./xxx/.x.",
    "y5": "xxxx/.x..",
    "z5": "xx./.x./.xx",
}
"""Every shape of two to five cells, under the name by which plays speak of it."""
SHAPE_NAMES: Final = tuple(SHAPES)

EFFECTS: Final = (
    "cheaper-dig",
    "free-hammers",
    "mixed-minerals",
    "dig-points",
    "any-bribe",
    "take-bribes",
    "new-trolls",
    "gain-stone",
    "gain-iron",
    "gain-heartstone",
    "gain-coin",
    "gain-hammer",
    "gain-rune",
    "gain-cart",
    "gain-any",
    "unload",
    "wake",
    "more-workshops",
    "free-moves",
    "swap-statues",
    "lift-tunnel",
)
"""What spells can do; a set says which spell does what, and how much."""

WORKSHOPS: Final = (
    "cartwright",
    "runesmith",
    "charmer",
    "stone-grinder",
    "coin-press",
    "millstone",
    "metal-foundry",
    "tool-foundry",
    "picksmith",
    "wheelwright",
    "quartermaster",
)
COPIES_OF_WORKSHOPS: Final = 2


class Troll:
    """A card of the horde, or a starting troll (level 0). ``masks[symbol]`` are the places of that symbol, as bits."""

    __slots__ = ("clan", "full", "id", "level", "lower", "masks", "symbols")

    def __init__(self, id: str, level: int, clan: int, symbols: tuple[int, ...], lower: tuple[int, ...] = ()) -> None:
        self.id = id
        self.level = level
        self.clan = clan
        self.symbols = symbols
        self.lower = lower
        """The lower row of a starting troll: what it brings once, before the game (MK-DRAFT-4)."""
        self.full = (1 << len(symbols)) - 1
        self.masks: list[int] = [
            sum([1 << place for place, other in enumerate(symbols) if other == symbol])
            for symbol in range(len(SYMBOLS))
        ]


class Spell:
    """A spell: its effect, how much it does, and whether it does more for those who play ``late`` (MK-SPELL-19)."""

    __slots__ = ("amount", "effect", "id", "late")

    def __init__(self, id: str, effect: str, amount: int, late: bool) -> None:
        self.id = id
        self.effect = effect
        self.amount = amount
        self.late = late


class Tunnel:
    """A stack of equal tunnels."""

    __slots__ = ("copies", "id", "shape", "tile")

    def __init__(self, shape: int, copies: int, tile: Tile) -> None:
        self.id = SHAPE_NAMES[shape]
        self.shape = shape
        self.copies = copies
        self.tile = tile


class Hall:
    __slots__ = ("id", "large", "small", "tile")

    def __init__(self, id: str, small: int, large: int, tile: Tile) -> None:
        self.id = id
        self.small = small
        self.large = large
        self.tile = tile


class Workshop:
    """One of the eleven kinds, which are the same in every set."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        self.id = id


Printed = Troll | Spell | Tunnel | Hall | Workshop


class Components:
    """A complete set, shared by all states that play with it."""

    def __init__(self, text: str) -> None:
        self.text = text
        """What differs from our own set, as it was given."""
        self.trolls: list[Troll] = []
        """The horde, then the starting trolls: a card is its place in this list."""
        self.first_starter = 0
        self.spells: list[Spell] = []
        self.tunnels: list[Tunnel] = []
        self.stack_of: list[int] = [-1] * len(SHAPES)
        """For each shape its place among the stacks, -1 where there is none."""
        self.halls: list[Hall] = []
        self.tunnel_points: list[list[int]] = [[0] * (LARGEST + 1) for _ in MINERALS]
        self.statue_points: list[int] = [0] * (LEVELS + 1)
        self.pedestal_points: list[int] = []
        self.maps: dict[str, Mountain] = {}
        self.title = ""
        """What the set calls itself; ours has no need to."""
        self.names: dict[str, dict[str, str]] = {}
        """For a thing of a foreign set its names: by language and form (``hu.acc``), empty for every language."""

    def printed(self) -> list[Printed]:
        """Everything printed, each with its id."""
        workshops = [Workshop(id) for id in WORKSHOPS]
        return [*self.trolls, *self.spells, *self.tunnels, *self.halls, *workshops]
