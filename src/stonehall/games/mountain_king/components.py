"""A set of components: everything the printed game brings in boxes and we keep in text files.

A set is a text of lines, each one fact (``troll bog-cook 1 mud stone coin``). Whoever types in another set may leave
out whole sections: what it does not have is taken from ours. All that is wrong with a text is said at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from stonehall.games.mountain_king.mountain import LEVELS, Mountain
from stonehall.games.mountain_king.resources import CLANS, MINERALS, MUD, RESOURCES, STATUE_CLANS, SYMBOLS
from stonehall.games.mountain_king.shapes import Tile
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.spelling import did_you_mean

OWN_SET: Final = Path(__file__).parent / "components"

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
    __slots__ = ("amount", "effect", "id")

    def __init__(self, id: str, effect: str, amount: int) -> None:
        self.id = id
        self.effect = effect
        self.amount = amount


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
        self.names: dict[str, str] = {}
        """What the things of a foreign set are called; those of ours are called as the catalogues say."""

    def printed(self) -> list[Printed]:
        """Everything printed, each with its id."""
        workshops = [Workshop(id) for id in WORKSHOPS]
        return [*self.trolls, *self.spells, *self.tunnels, *self.halls, *workshops]


class _Reader:
    """Reads the lines of a set into sections; :meth:`components` puts them together and says what is wrong."""

    def __init__(self, headline: str) -> None:
        self.headline = headline
        self.problems: list[Problem] = []
        self.trolls: list[Troll] = []
        self.starters: list[Troll] = []
        self.spells: list[Spell] = []
        self.tunnels: list[Tunnel] = []
        self.halls: list[Hall] = []
        self.tunnel_points: dict[int, list[int]] = {}
        self.statue_points: list[int] = []
        self.pedestal_points: list[int] = []
        self.rows: dict[str, list[str]] = {}
        self.names: dict[str, str] = {}
        self.kinds: dict[str, Callable[[list[str]], None]] = {
            "troll": self._troll,
            "starter": self._starter,
            "spell": self._spell,
            "tunnel": self._tunnel,
            "hall": self._hall,
            "tunnel-points": self._tunnel_points,
            "statue-points": self._statue_points,
            "pedestal-points": self._pedestal_points,
            "map": self._map,
            "called": self._called,
        }

    def read(self, lines: Iterable[tuple[str, str]]) -> None:
        """Take in lines, each with the place where it stands."""
        for where, line in lines:
            words = line.split("#")[0].split()
            if not words:
                continue
            take = self.kinds.get(words[0])
            if take is None:
                meant = did_you_mean(words[0], self.kinds)
                self.problems.append(Problem(f"a line begins with {', '.join(self.kinds)}{meant}", where))
                continue
            try:
                take(words[1:])
            except ValueError as wrong:
                self.problems.append(Problem(str(wrong), where))

    def _troll(self, words: list[str]) -> None:
        if len(words) < 4:
            raise ValueError("a troll is written: troll ID LEVEL CLAN SYMBOL …")
        level, clan = _number(words[1], 1, 3), _one_of("clan", words[2], CLANS)
        symbols = _symbols(words[3:])
        for symbol in symbols:
            carts = SYMBOLS[symbol].removesuffix("-cart")
            if carts in CLANS and carts != CLANS[clan]:
                raise ValueError(f"a {CLANS[clan]} troll has no {carts} cart")
        self.trolls.append(Troll(words[0], level, clan, symbols))

    def _starter(self, words: list[str]) -> None:
        if words.count("/") != 1 or len(words) < 4:
            raise ValueError("a starting troll is written: starter ID SYMBOL … / RESOURCE …")
        middle = words.index("/")
        lower = tuple([_one_of("resource", word, RESOURCES) for word in words[middle + 1 :]])
        self.starters.append(Troll(words[0], 0, MUD, _symbols(words[1:middle]), lower))

    def _spell(self, words: list[str]) -> None:
        if len(words) != 3:
            raise ValueError("a spell is written: spell ID EFFECT AMOUNT")
        self.spells.append(Spell(words[0], EFFECTS[_one_of("effect", words[1], EFFECTS)], _number(words[2], 1, 9)))

    def _tunnel(self, words: list[str]) -> None:
        if len(words) != 3:
            raise ValueError("a tunnel is written: tunnel SHAPE COPIES DRAWING")
        shape, copies, tile = _one_of("shape", words[0], SHAPE_NAMES), _number(words[1], 1, TUNNELS), Tile(words[2])
        if not tile.same_shape(Tile(SHAPES[words[0]])):
            raise ValueError(f"{words[2]} is not the shape {words[0]}")
        if tile.size == LARGEST and tile.mark is not None:
            raise ValueError(f"a tunnel of {LARGEST} cells has no anchor [MK-PED-4]")
        if shape in [tunnel.shape for tunnel in self.tunnels]:
            raise ValueError(f"there is another stack of {words[0]}")
        self.tunnels.append(Tunnel(shape, copies, tile))

    def _hall(self, words: list[str]) -> None:
        if len(words) != 4:
            raise ValueError("a great hall is written: hall ID SMALL LARGE DRAWING")
        small, large, tile = _number(words[1], 0, 99), _number(words[2], 0, 99), Tile(words[3])
        if tile.mark is None:
            raise ValueError("a great hall has an altar (o) [MK-HALL-6]")
        if large < small:
            raise ValueError(f"the larger value {large} is less than {small} [MK-HALL-7]")
        self.halls.append(Hall(words[0], small, large, tile))

    def _tunnel_points(self, words: list[str]) -> None:
        sizes = LARGEST - SMALLEST + 1
        if len(words) != sizes + 1:
            raise ValueError(f"points are written: tunnel-points MINERAL and {sizes} numbers, for the sizes 2 to 5")
        mineral = _one_of("mineral", words[0], RESOURCES[: len(MINERALS)])
        self.tunnel_points[mineral] = [0, 0, *[_number(word, 0, 99) for word in words[1:]]]

    def _statue_points(self, words: list[str]) -> None:
        if len(words) != LEVELS:
            raise ValueError(f"statues have a value on each of the {LEVELS} levels")
        self.statue_points = [0, *[_number(word, 0, 99) for word in words]]

    def _pedestal_points(self, words: list[str]) -> None:
        self.pedestal_points = [_number(word, 0, 99) for word in words]

    def _map(self, words: list[str]) -> None:
        if not words or words[0] not in SITES:
            raise ValueError(f"maps are {' and '.join(SITES)}")
        self.rows.setdefault(words[0], []).append(" ".join(words[1:]))

    def _called(self, words: list[str]) -> None:
        if len(words) < 2:
            raise ValueError("a name is written: called ID NAME …")
        self.names[words[0]] = " ".join(words[1:])

    # Putting together -----------------------------------------------------------------------------------------------

    def components(self, text: str, ours: Components | None) -> Components:
        """The whole set, with ours where a section is missing; :class:`SettingsError` lists everything wrong."""
        made = Components(text)
        horde = self.trolls if self.trolls or ours is None else ours.trolls[: ours.first_starter]
        starters = self.starters if self.starters or ours is None else ours.trolls[ours.first_starter :]
        made.trolls = [*horde, *starters]
        made.first_starter = len(horde)
        made.spells = self.spells if self.spells or ours is None else ours.spells
        made.tunnels = self.tunnels if self.tunnels or ours is None else ours.tunnels
        made.halls = self.halls if self.halls or ours is None else ours.halls
        made.statue_points = self.statue_points if self.statue_points or ours is None else ours.statue_points
        made.pedestal_points = self.pedestal_points if self.pedestal_points or ours is None else ours.pedestal_points
        made.names = self.names
        for mineral in MINERALS:
            if mineral in self.tunnel_points:
                made.tunnel_points[mineral] = self.tunnel_points[mineral]
            elif ours is not None:
                made.tunnel_points[mineral] = ours.tunnel_points[mineral]
        for place, tunnel in enumerate(made.tunnels):
            made.stack_of[tunnel.shape] = place
        for side in SITES:
            if side in self.rows:
                self._draw_map(made, side)
            elif ours is not None:
                made.maps[side] = ours.maps[side]
        self._count(made, horde, starters)
        if self.problems:
            raise SettingsError(self.headline, self.problems)
        return made

    def _draw_map(self, made: Components, side: str) -> None:
        try:
            mountain = Mountain(self.rows[side])
        except ValueError as wrong:
            self.problems.append(Problem(str(wrong), f"map {side}"))
            return
        made.maps[side] = mountain
        if len(mountain.statue_sites) > MOST_STATUES:
            self.problems.append(Problem(f"more than {MOST_STATUES} statues", f"map {side}"))
        if len(mountain.workshop_sites) < SITES[side]:
            self.problems.append(Problem(f"fewer than {SITES[side]} sites of workshops", f"map {side}"))
        for players in STARTS[side]:
            if len(mountain.starts.get(players, [])) < players:
                self.problems.append(Problem(f"fewer than {players} start points marked {players}", f"map {side}"))

    def _count(self, made: Components, horde: list[Troll], starters: list[Troll]) -> None:
        """The numbers of the census hold for every set, so that every setup works (MK-COMP-1..6)."""
        for level, wanted in enumerate(TROLLS_OF_LEVEL, 1):
            self._expect(f"trolls of level {level}", len([one for one in horde if one.level == level]), wanted)
        self._expect("starting trolls", len(starters), STARTERS)
        self._expect("spells", len(made.spells), SPELLS)
        self._expect("tunnels", sum([tunnel.copies for tunnel in made.tunnels]), TUNNELS)
        self._expect("great halls", len(made.halls), HALLS)
        self._expect("values of pedestals", len(made.pedestal_points), PEDESTAL_TOKENS)
        seen: set[str] = set()
        for id in [*[one.id for one in made.trolls], *[one.id for one in made.spells], *[one.id for one in made.halls]]:
            if id in seen:
                self.problems.append(Problem("this id stands twice", id))
            seen.add(id)

    def _expect(self, what: str, found: int, wanted: int) -> None:
        if found != wanted:
            self.problems.append(Problem(f"{found} instead of {wanted}", what))


def _symbols(words: list[str]) -> tuple[int, ...]:
    """Symbols in their fixed order; a clan alone means its cart."""
    named = [f"{word}-cart" if word in CLANS[:STATUE_CLANS] else word for word in words]
    return tuple(sorted([_one_of("symbol", word, SYMBOLS) for word in named]))


def _number(word: str, least: int, most: int) -> int:
    if not word.isdecimal() or not least <= int(word) <= most:
        raise ValueError(f"{word!r} is not a number from {least} to {most}")
    return int(word)


def _one_of(name: str, word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise ValueError(f"there is no {name} {word!r}{did_you_mean(word, words)}")
    return words.index(word)


def _own_set() -> Components:
    reader = _Reader("The components of the mountain are damaged.")
    for path in sorted(OWN_SET.glob("*.txt")):
        lines = path.read_text("utf-8").splitlines()
        reader.read((f"{path.name}, line {number}", line) for number, line in enumerate(lines, 1))
    return reader.components("", None)


OWN: Final = _own_set()
_known: Final[dict[str, Components]] = {"": OWN}


def components_of(text: str) -> Components:
    """The set a text describes, lines or the parts between semicolons; an empty text is our own set."""
    found = _known.get(text)
    if found is None:
        reader = _Reader("These components cannot be played with.")
        lines = [line for part in text.splitlines() for line in part.split(";")]
        reader.read((f"line {number}", line) for number, line in enumerate(lines, 1))
        found = _known[text] = reader.components(text, OWN)
    return found
