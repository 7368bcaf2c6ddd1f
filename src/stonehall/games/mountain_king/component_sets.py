"""The sets of components in use: ours, and those that others have typed in.

A set may leave out whole sections: what it does not have is taken from ours.
"""
# interpreted: read once, not speed

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from stonehall.games.mountain_king.component_names import is_name, kinds_of
from stonehall.games.mountain_king.component_reader import MOST_PROBLEMS, ComponentReader, Wrong, facts_of
from stonehall.games.mountain_king.components import (
    HALLS,
    MOST_STATUES,
    PEDESTAL_TOKENS,
    SHAPE_NAMES,
    SITES,
    SPELLS,
    STARTERS,
    STARTS,
    TROLLS_OF_LEVEL,
    TUNNELS,
    WORKSHOPS,
    Components,
    Printed,
    Troll,
)
from stonehall.games.mountain_king.mountain import Mountain, around, cell_name
from stonehall.games.mountain_king.resources import MINERALS
from stonehall.games.mountain_king.words import WORDS
from stonehall.kernel.errors import SettingsError
from stonehall.kernel.message import Term
from stonehall.kernel.spelling import near

OWN_SET: Final = Path(__file__).parent / "components"
LONGEST: Final = 40_000
"""So many characters a set may have, in all its files."""
MOST_KEPT: Final = 32
"""So many foreign sets are remembered."""
PART: Final = ";"
"""What stands between the lines of a set that is written in one."""

LEVEL_PARTS: Final = ("troll-1", "troll-2", "troll-3")
CANNOT: Final = "These components cannot be played with."


def own_files() -> dict[str, str]:
    """The files of our own set by their names."""
    return {path.name: path.read_text("utf-8") for path in sorted(OWN_SET.glob("*.txt"))}


def value_of(files: Mapping[str, str], title: str) -> str:
    """The set in some files as the value of a setting: its facts in one line, and its name if it says none itself."""
    _check_length(files)
    found = _read(files, OWN)
    lines = [f"set {title}"] if not found.title and is_name(title) else []
    lines += [" ".join(facts.split()) for _, line in _lines(files) if (facts := facts_of(line))]
    return f"{PART} ".join(lines)


def components_of(value: str) -> Components:
    """The set that the value of a setting stands for; an empty one is our own."""
    if not value:
        return OWN
    found = _known.get(value)
    if found is None:
        files = {"components": value.replace(PART, "\n")}
        _check_length(files)
        found = _known[value] = _read(files, OWN)
        found.text = value
        if len(_known) > MOST_KEPT:
            _known.popitem(last=False)
    _known.move_to_end(value)
    return found


def _check_length(files: Mapping[str, str]) -> None:
    length = sum(map(len, files.values()))
    if length > LONGEST:
        raise SettingsError(CANNOT, [WORDS.problem("mk-set-too-long", found=length, most=LONGEST)])


def _lines(files: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    for name, text in files.items():
        for number, line in enumerate(text.splitlines(), 1):
            for part in facts_of(line).split(PART):
                yield f"{name}:{number}", part


def _read(files: Mapping[str, str], ours: Components | None) -> Components:
    reader = ComponentReader()
    reader.read(_lines(files))
    made = _put_together(reader, ours)
    _count(reader, made)
    _check_ids(reader, made)
    if reader.problems:
        raise SettingsError(CANNOT, reader.problems)
    return made


def _put_together(reader: ComponentReader, ours: Components | None) -> Components:
    """The sections that were read, and ours where one is missing."""
    made = Components("")
    made.title = reader.title
    made.names = reader.names
    horde: list[Troll] = []
    for level in (1, 2, 3):  # each is a section of its own
        own = [troll for troll in reader.trolls if troll.level == level]
        horde += own if own or ours is None else [troll for troll in ours.trolls if troll.level == level]
    starters = reader.starters if reader.starters or ours is None else ours.trolls[ours.first_starter :]
    made.trolls = [*horde, *starters]
    made.first_starter = len(horde)
    made.spells = reader.spells if reader.spells or ours is None else ours.spells
    made.tunnels = reader.tunnels if reader.tunnels or ours is None else ours.tunnels
    made.halls = reader.halls if reader.halls or ours is None else ours.halls
    made.statue_points = reader.statue_points if reader.statue_points or ours is None else ours.statue_points
    made.pedestal_points = reader.pedestal_points if reader.pedestal_points or ours is None else ours.pedestal_points
    for mineral in MINERALS:
        if mineral in reader.tunnel_points:
            made.tunnel_points[mineral] = reader.tunnel_points[mineral]
        elif ours is not None:
            made.tunnel_points[mineral] = ours.tunnel_points[mineral]
    for place, tunnel in enumerate(made.tunnels):
        made.stack_of[tunnel.shape] = place
    for side in SITES:
        if side in reader.rows and side not in reader.damaged:
            made.maps[side] = _drawn(reader, side)
        elif ours is not None:
            made.maps[side] = ours.maps[side]
    return made


def _drawn(reader: ComponentReader, side: str) -> Mountain:
    """A map whose every cell can be read, and what is wrong with the whole."""
    mountain = Mountain(reader.rows[side])
    if len(mountain.statue_sites) > MOST_STATUES:
        reader.wrong(Wrong("mk-set-map-statues", found=len(mountain.statue_sites), most=MOST_STATUES), side)
    if len(mountain.workshop_sites) < SITES[side]:
        reader.wrong(Wrong("mk-set-map-sites", found=len(mountain.workshop_sites), wanted=SITES[side]), side)
    for players in STARTS[side]:
        points = mountain.starts.get(players, [])
        if len(points) < players:
            reader.wrong(Wrong("mk-set-map-starts", players=players, found=len(points)), side)
        for point in points:
            touching = [other for other in points if other > point and around(1 << point) >> other & 1]
            if touching:
                cells = f"{cell_name(point)} {cell_name(touching[0])}"
                reader.wrong(Wrong("mk-set-map-starts-touch", "MK-DIG-5", cells=cells), side)
    return mountain


def _count(reader: ComponentReader, made: Components) -> None:
    """The numbers of the census hold for every set, so that every setup works (MK-COMP-1..6)."""
    horde = made.trolls[: made.first_starter]
    counted = {
        **{part: len([one for one in horde if one.level == level]) for level, part in enumerate(LEVEL_PARTS, 1)},
        "starter": len(made.trolls) - made.first_starter,
        "spell": len(made.spells),
        "tunnel": sum([tunnel.copies for tunnel in made.tunnels]),
        "hall": len(made.halls),
        "pedestal-points": len(made.pedestal_points),
    }
    wanted = (*TROLLS_OF_LEVEL, STARTERS, SPELLS, TUNNELS, HALLS, PEDESTAL_TOKENS)
    for (part, found), needed in zip(counted.items(), wanted, strict=True):
        if found != needed and (part if part not in LEVEL_PARTS else "troll") not in reader.damaged:
            problem = WORDS.problem("mk-set-count", part=Term("mk-set-part", part), found=found, wanted=needed)
            reader.problems.append(problem)


def _check_ids(reader: ComponentReader, made: Components) -> None:
    """No two things have the same id, and every name belongs to something."""
    things: list[Printed] = [*made.trolls, *made.spells, *made.halls]
    given = Counter([id for id, _ in reader.ids_at])
    taken = set(Counter([*[thing.id for thing in things], *SHAPE_NAMES, *WORKSHOPS]) - given)
    for id, where in reader.ids_at:
        if id in taken:
            reader.wrong(Wrong("mk-set-twice", name=id), where)
        taken.add(id)
    known = kinds_of(made)
    for id, where in reader.named_at.items():
        if id not in known and len(reader.problems) < MOST_PROBLEMS:
            meant = near(id, known)
            hint = {"near": " / ".join(meant)} if meant else {}
            reader.wrong(Wrong("mk-set-nothing-near" if meant else "mk-set-nothing", name=id, **hint), where)


OWN: Final = _read(own_files(), None)
_known: Final[OrderedDict[str, Components]] = OrderedDict()
