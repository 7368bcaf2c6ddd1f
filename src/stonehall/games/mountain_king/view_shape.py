"""The shape of a view: plain data that can be printed, compared, sent as JSON and described by a schema."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import TypedDict

from stonehall.kernel import view


class TrollView(TypedDict):
    """A troll in a trollsmoot; ``tokens`` says for each of its symbols whether a token lies there."""

    slot: str
    card: str
    tokens: list[bool]


class TileView(TypedDict):
    """``kind`` is tunnel, gate or hall; ``mark`` the cell of its anchor or altar; ``owners`` whose network it is in."""

    kind: str
    cells: list[str]
    mark: str
    hall: str
    shape: str
    pedestal: str
    owners: list[str]


class StatueView(TypedDict):
    cell: str
    clan: str
    uncovered: bool


class WorkshopView(TypedDict):
    """A founded workshop with its number of open entrances."""

    cell: str
    kind: str
    entrances: int


class HordeView(TypedDict):
    place: str
    card: str
    bribes: list[str]
    pedestal: str
    cost: int


class SideView(TypedDict):
    """A player. ``owner`` is the seat that gives the side its name: in a team the first of the two.

    ``hand`` are the starting trolls in hand while the draft lasts, ``None`` for those who may not see them. ``honor``
    is what each category would bring if the game ended now.
    """

    seat: str
    owner: str
    gate: str
    trolls: list[TrollView]
    storage: dict[str, int]
    pedestals: dict[str, int]
    honor: dict[str, int]
    total: int
    levels: int
    recruits: int
    hand: list[str] | None
    hand_size: int


class SpellView(TypedDict):
    """A spell in the book; ``amount`` is what it does for whoever looks (MK-SPELL-19)."""

    card: str
    runes: int
    amount: int


class StackView(TypedDict):
    shape: str
    left: int
    size: int


class CascadeView(TypedDict):
    """What the newcomer would yield in a slot."""

    slot: str
    gained: dict[str, int]
    wasted: int
    trolls: list[str]


class DecisionView(view.DecisionView):
    """``mineral``, ``shape`` and ``hall`` say what is being laid, ``place`` what else it is about (cell or place).

    ``price`` is how many minerals a tunnel costs wherever it goes, ``points`` the honor it brings. ``losses`` says for
    some plays what they take away: honor of statues under a hall, cells that a missing tunnel cuts off.
    """

    mineral: str
    shape: str
    price: int
    points: int
    hall: str
    place: str
    cascades: list[CascadeView]
    losses: dict[str, int]


class View(view.Envelope):
    """``terrain`` is the map as it is drawn in a set of components: a word for each cell, row by row.

    ``track`` has for each level the values of the three clans, -1 where a token was taken.
    """

    side: str
    terrain: list[str]
    teams: bool
    first: str
    moment: str
    spells_left: int
    workshops_left: int
    uses_left: int
    workshop: str
    newcomer: str
    effects: dict[str, int]
    tiles: list[TileView]
    statues: list[StatueView]
    workshops: list[WorkshopView]
    offered: dict[str, int]
    stacks: list[StackView]
    halls: list[str]
    track: list[list[int]]
    horde: list[HordeView]
    deck_sizes: list[int]
    bag: dict[str, int]
    spellbook: list[SpellView]
    spells_size: int
    sides: list[SideView]
    turns_left: int
    decision: DecisionView | None
