"""Reading a set of components: a text of lines, each one fact (``troll bog-cook 1 mud stone coin``).

All that is wrong is said at once, each with its file and line. The work is bounded whatever is given: a set may come
from anybody.
"""
# interpreted: read once, not speed

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from stonehall.games.mountain_king.component_names import FORMS, is_id, is_name
from stonehall.games.mountain_king.components import (
    EFFECTS,
    LARGEST,
    SHAPE_NAMES,
    SHAPES,
    SITES,
    SMALLEST,
    TUNNELS,
    Hall,
    Spell,
    Troll,
    Tunnel,
)
from stonehall.games.mountain_king.mountain import CELL_SIGNS, LEVELS, MOST_COLUMNS, MOST_ROWS, is_cell, is_start_inside
from stonehall.games.mountain_king.resources import CLANS, MINERALS, MUD, RESOURCES, STATUE_CLANS, SYMBOLS
from stonehall.games.mountain_king.shapes import Tile
from stonehall.games.mountain_king.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Value
from stonehall.kernel.spelling import near

MOST_SYMBOLS: Final = 8
MOST_PIECES: Final = 6
"""Symbols of a troll, and pieces in the lower row of a starting troll."""
MOST_CELLS: Final = 16
"""The cells of a great hall."""
LONGEST_WORD: Final = 80
"""No word of a set is longer, whatever it is."""
MOST_PROBLEMS: Final = 100
"""After so many nothing more is read: nobody mends a hundred lines at once."""

REMARK: Final = "#"


class Wrong(Exception):
    """Something about a line: the message that says it, and the rule it breaks, if one."""

    def __init__(self, id: str, rule: str = "", **args: Value) -> None:
        super().__init__(id)
        self.id = id
        self.rule = rule
        self.named = args


class ComponentReader:
    """Takes in the lines of a set, sorted into its sections."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.title = ""
        self.trolls: list[Troll] = []
        self.starters: list[Troll] = []
        self.spells: list[Spell] = []
        self.tunnels: list[Tunnel] = []
        self.halls: list[Hall] = []
        self.tunnel_points: dict[int, list[int]] = {}
        self.statue_points: list[int] = []
        self.pedestal_points: list[int] = []
        self.rows: dict[str, list[str]] = {}
        self.names: dict[str, dict[str, str]] = {}
        self.named_at: dict[str, str] = {}
        """Where the first name of a thing stands."""
        self.ids_at: list[tuple[str, str]] = []
        """Every id that was given to something, and where."""
        self.damaged: set[str] = set()
        """Kinds of lines of which one cannot be read, and maps: what is missing there needs no further complaint."""
        self.where = ""
        self.kinds: dict[str, Callable[[list[str]], None]] = {
            "set": self._set,
            "troll": self._troll,
            "starter": self._starter,
            "spell": self._spell,
            "tunnel": self._tunnel,
            "hall": self._hall,
            "tunnel-points": self._tunnel_points,
            "statue-points": self._statue_points,
            "pedestal-points": self._pedestal_points,
            "map": self._map,
        }

    def read(self, lines: Iterable[tuple[str, str]]) -> None:
        """Take in lines, each with the place where it stands."""
        for where, line in lines:
            words = facts_of(line).split()
            if not words:
                continue
            if len(self.problems) >= MOST_PROBLEMS:
                self.wrong(Wrong("mk-set-stopped", count=MOST_PROBLEMS))
                return
            self.where = where
            try:
                self._take(words)
            except Wrong as wrong:
                self.wrong(wrong)

    def wrong(self, wrong: Wrong, where: str = "") -> None:
        """Note a problem, of the line that is being read if nothing else is said."""
        named: dict[str, Value] = {"line": where or self.where, **wrong.named}
        self.problems.append(WORDS.problem(wrong.id, wrong.rule, "", **named))

    def _take(self, words: list[str]) -> None:
        longest = max(words, key=len)
        if len(longest) > LONGEST_WORD:
            raise Wrong("mk-set-long-word", word=f"{longest[:20]}…", most=LONGEST_WORD)
        kind, _, version = words[0].partition(".")
        if kind == "called":
            self._called(version, words[1:])
        elif words[0] in self.kinds:
            try:
                self.kinds[words[0]](words[1:])
            except Wrong:
                self.damaged |= {words[0], *(words[1:2] if words[0] == "map" else ())}
                raise
        else:
            raise _unknown(words[0], (*self.kinds, "called"))

    # One line each ----------------------------------------------------------------------------------------------

    def _set(self, words: list[str]) -> None:
        title = " ".join(words)
        if not is_name(title):
            raise Wrong("mk-set-name", name=title[:LONGEST_WORD])
        self.title = title

    def _troll(self, words: list[str]) -> None:
        if len(words) < 4:
            raise Wrong("mk-set-written", form="troll ID LEVEL CLAN SYMBOL …")
        id, level, clan = self._id(words[0]), _number(words[1], 1, 3), _one_of(words[2], CLANS)
        symbols = _symbols(words[3:])
        for symbol in symbols:
            cart = SYMBOLS[symbol].removesuffix("-cart")
            if cart in CLANS and cart != CLANS[clan]:
                raise Wrong("mk-set-clan-cart", clan=CLANS[clan], cart=cart)
        self.trolls.append(Troll(id, level, clan, symbols))

    def _starter(self, words: list[str]) -> None:
        if words.count("/") != 1 or words.index("/") < 2:
            raise Wrong("mk-set-written", form="starter ID SYMBOL … / RESOURCE …")
        middle = words.index("/")
        id, symbols, lower = self._id(words[0]), _symbols(words[1:middle]), words[middle + 1 :]
        if len(lower) > MOST_PIECES:
            raise Wrong("mk-set-lower-row", most=MOST_PIECES, found=len(lower))
        self.starters.append(Troll(id, 0, MUD, symbols, tuple([_one_of(word, RESOURCES) for word in lower])))

    def _spell(self, words: list[str]) -> None:
        late = words[3:] == ["late"]
        if len(words) != 3 + late:
            raise Wrong("mk-set-written", form="spell ID EFFECT AMOUNT [late]")
        id, effect = self._id(words[0]), EFFECTS[_one_of(words[1], EFFECTS)]
        self.spells.append(Spell(id, effect, _number(words[2], 1, 9), late))

    def _tunnel(self, words: list[str]) -> None:
        if len(words) != 3:
            raise Wrong("mk-set-written", form="tunnel SHAPE COPIES DRAWING")
        shape, copies = _one_of(words[0], SHAPE_NAMES), _number(words[1], 1, TUNNELS)
        tile = _tile(words[2], LARGEST)
        if not tile.same_shape(Tile(SHAPES[words[0]])):
            raise Wrong("mk-set-not-shape", drawing=words[2], shape=words[0])
        if tile.size == LARGEST and tile.mark is not None:
            raise Wrong("mk-set-anchor", "MK-PED-4", size=LARGEST)
        if shape in [tunnel.shape for tunnel in self.tunnels]:
            raise Wrong("mk-set-twice", name=words[0])
        self.tunnels.append(Tunnel(shape, copies, tile))

    def _hall(self, words: list[str]) -> None:
        if len(words) != 4:
            raise Wrong("mk-set-written", form="hall ID SMALL LARGE DRAWING")
        id, small, large = self._id(words[0]), _number(words[1], 0, 99), _number(words[2], 0, 99)
        tile = _tile(words[3], MOST_CELLS)
        if tile.mark is None:
            raise Wrong("mk-set-altar", "MK-HALL-6")
        if large < small:
            raise Wrong("mk-set-worth", "MK-HALL-7", small=small, large=large)
        self.halls.append(Hall(id, small, large, tile))

    def _tunnel_points(self, words: list[str]) -> None:
        if len(words) != LARGEST - SMALLEST + 2:
            raise Wrong("mk-set-written", form="tunnel-points MINERAL 2 3 4 5")
        mineral = _one_of(words[0], RESOURCES[: len(MINERALS)])
        self.tunnel_points[mineral] = [0, 0, *[_number(word, 0, 99) for word in words[1:]]]

    def _statue_points(self, words: list[str]) -> None:
        if len(words) != LEVELS:
            raise Wrong("mk-set-written", form="statue-points 1 2 3 4 5")
        self.statue_points = [0, *[_number(word, 0, 99) for word in words]]

    def _pedestal_points(self, words: list[str]) -> None:
        self.pedestal_points = [_number(word, 0, 99) for word in words]

    def _map(self, words: list[str]) -> None:
        if not words:
            raise Wrong("mk-set-written", form="map SIDE CELL …")
        side, cells = tuple(SITES)[_one_of(words[0], tuple(SITES))], words[1:]
        rows = self.rows.setdefault(side, [])
        rows.append(" ".join(cells))
        wanted = len(rows[0].split())
        if len(rows) > MOST_ROWS or len(cells) > MOST_COLUMNS or not cells:
            raise Wrong("mk-set-map-size", rows=MOST_ROWS, columns=MOST_COLUMNS)
        if len(cells) != wanted:
            raise Wrong("mk-set-map-row", found=len(cells), wanted=wanted)
        strange = [cell for cell in dict.fromkeys(cells) if not is_cell(cell)]
        if strange:
            raise Wrong("mk-set-map-cells", cells=" ".join(strange), signs=CELL_SIGNS, levels=LEVELS)
        inside = [cell for cell in dict.fromkeys(cells) if is_start_inside(cell)]
        if inside:
            raise Wrong("mk-set-map-start-level", "MK-GATE-2", cells=" ".join(inside))

    def _called(self, version: str, words: list[str]) -> None:
        language, _, form = version.partition(".")
        if len(words) < 2 or (form and not language):
            raise Wrong("mk-set-written", form="called[.LANGUAGE[.FORM]] ID NAME …")
        if language:
            _one_of(language, tuple(FORMS))
        if form:
            _one_of(form, FORMS[language])
        id, name = words[0], " ".join(words[1:])
        if not is_name(name):
            raise Wrong("mk-set-name", name=name[:LONGEST_WORD])
        self.named_at.setdefault(id, self.where)
        self.names.setdefault(id, {})[version] = name

    def _id(self, word: str) -> str:
        if not is_id(word):
            raise Wrong("mk-set-id", name=word)
        self.ids_at.append((word, self.where))
        return word


def facts_of(line: str) -> str:
    """A line without its remark."""
    return line.split(REMARK, maxsplit=1)[0].strip()


def _symbols(words: Sequence[str]) -> tuple[int, ...]:
    """Symbols in their fixed order; a clan alone means its cart."""
    if len(words) > MOST_SYMBOLS:
        raise Wrong("mk-set-symbols", most=MOST_SYMBOLS, found=len(words))
    named = [f"{word}-cart" if word in CLANS[:STATUE_CLANS] else word for word in words]
    return tuple(sorted([_one_of(word, SYMBOLS) for word in named]))


def _tile(drawing: str, most: int) -> Tile:
    if len(re.findall("[xo]", drawing)) > most:
        raise Wrong("mk-set-cells", drawing=drawing, most=most)
    try:
        return Tile(drawing)
    except ValueError:
        raise Wrong("mk-set-drawing", drawing=drawing) from None


def _number(word: str, least: int, most: int) -> int:
    if not re.fullmatch("[0-9]{1,3}", word) or not least <= int(word) <= most:
        raise Wrong("mk-set-number", name=word, least=least, most=most)
    return int(word)


def _one_of(word: str, words: Sequence[str]) -> int:
    if word not in words:
        raise _unknown(word, words)
    return list(words).index(word)


def _unknown(word: str, known: Sequence[str]) -> Wrong:
    meant = near(word, known)
    if meant:
        return Wrong("mk-set-unknown-near", name=word, near=" / ".join(meant))
    return Wrong("mk-set-unknown", name=word, known=", ".join(known))
