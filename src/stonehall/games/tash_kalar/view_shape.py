"""The shape of a view: plain data that can be printed, compared, sent as JSON and described by a schema."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import TypedDict

from stonehall.kernel import view


class PieceView(TypedDict):
    square: str
    owner: str
    rank: str


class SideView(TypedDict):
    """A player and the side it belongs to. ``hand`` is ``None`` for those who may not see it.

    ``owner`` is the seat that gives the side its name: in a team the first of the two. ``points`` are those in each
    colour, ``score`` is what is compared at the end, ``lost`` counts the pieces of each rank that the active player
    destroyed this turn, ``improvised`` are the colours still to be had for improvised summoning, ``aside`` is the card
    that lies open in front of the player: a frozen one or the pending being. ``slowed``: it has an action fewer in its
    next turn.
    """

    seat: str
    owner: str
    school: str
    score: int
    points: dict[str, int]
    claimed: list[str]
    improvised: list[str]
    discs: int
    legendary_pieces: int
    lost: dict[str, int]
    hand: list[str] | None
    legends: list[str] | None
    flares: list[str] | None
    hand_size: int
    legends_size: int
    flares_size: int
    draw_size: int
    discard: list[str]
    aside: str
    slowed: bool


class FlareView(TypedDict):
    """How many more upgraded pieces, and pieces in all, an opponent has than the viewer."""

    opponent: str
    upgraded: int
    pieces: int


class PartView(TypedDict):
    """One of the things a task counts: pieces, upgraded pieces, beings summoned on red."""

    of: str
    reached: int
    needed: int


class TaskView(TypedDict):
    """A current task. ``fulfilled`` is it for the side on turn; ``progress`` says how far each side has come."""

    card: str
    points: int
    category: str
    fulfilled: bool
    progress: dict[str, list[PartView]]


class DecisionView(view.DecisionView):
    """Who is asked what; the options only for the one who is asked. ``card`` and ``square`` say what it is about.

    ``uses`` are, for each option to summon, the squares of the pieces of every pattern that fits.
    """

    card: str
    square: str
    uses: dict[str, list[list[str]]]


class View(view.Envelope):
    """``gateway`` is the square of the Gateway, ``kept`` the piece that lies on a card (its square is empty)."""

    form: str
    teams: bool
    goal: int
    player: str
    actions: int
    last_turns: int
    effect: str
    being: str
    pieces: list[PieceView]
    gateway: str
    kept: PieceView | None
    sides: list[SideView]
    tasks: list[TaskView]
    next_task: str
    tasks_size: int
    legends_size: int
    legends_discard: list[str]
    flares_size: int
    flares_discard: list[str]
    behind: list[FlareView]
    decision: DecisionView | None
