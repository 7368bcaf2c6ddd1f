"""The shape of a view: plain data that can be printed, compared, sent as JSON and described by a schema."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import TypedDict

from stonehall.kernel import view


class PieceView(TypedDict):
    """A card in play. ``square`` is empty for the lasting effect of an event, ``attack`` -1 for what cannot attack.

    ``range`` is ``sword``, ``bow`` or empty. ``life`` is what is left of ``full_life``; ``poison`` markers are counted
    among the ``wounds`` too. ``under`` lie under the card and go with it; a Vine Wall beneath it does not.
    ``stunned``: it neither moves nor attacks; ``held``: it failed to leave a Vine Wall this turn.
    """

    id: int
    card: str
    faction: str
    classes: list[str]
    wall: bool
    square: str
    owner: str
    controller: str
    range: str
    attack: int
    printed_attack: int
    life: int
    full_life: int
    wounds: int
    poison: int
    boosts: int
    abilities: list[str]
    under: list[str]
    under_owners: list[str]
    moved: bool
    attacked: bool
    stunned: bool
    held: bool


class SideView(TypedDict):
    """A player's area. ``team`` is the first seat of the side it plays for, ``out`` whether it was eliminated.

    ``None`` is what the viewer may not know: a hand, the cards of a magic pile and the size of a draw pile are for
    their player alone (SW1-INFO-2..4). ``magic`` goes from the bottom to the top, and so does ``discard``, which
    everybody may look through. ``vine_walls``, ``conjurations`` and ``prison`` are the piles beside the board;
    ``has_vine_walls``, ``has_conjurations`` and ``has_prison`` say whether the deck has such a pile at all.
    ``lasting`` are effects of events that go on for a while. ``declines`` are the questions, by the ids of abilities
    and events, that this player does not want to be asked until its next turn (told to it alone).
    """

    seat: str
    team: str
    faction: str
    summoner: str
    out: bool
    hand: list[str] | None
    hand_size: int
    draw_size: int | None
    magic: list[str] | None
    magic_size: int
    discard: list[str]
    vine_walls: int
    has_vine_walls: bool
    conjurations: list[str]
    has_conjurations: bool
    prison: list[str]
    has_prison: bool
    lasting: list[PieceView]
    declines: list[str] | None


class DecisionView(view.DecisionView):
    """Who is asked what; the options only for the one who is asked.

    ``card`` and ``square`` say what it is about, ``vine`` whether that is a Vine Wall on the square; ``dice`` are the
    numbers of a roll that something may still change. ``vain`` are options of which nothing would come.
    """

    card: str
    square: str
    vine: bool
    dice: list[int]
    vain: list[str]


class View(view.Envelope):
    """``columns`` is 6 or 12, ``joined`` whether the outer columns touch (SW1-TEAM-9). ``vines`` are the Vine Walls,
    a layer below ``pieces``: a square may have one of each. ``shortened``: this is the first turn of the game, without
    its first three phases (SW1-TURN-6).
    """

    columns: int
    joined: bool
    phase: str
    shortened: bool
    moves_left: int
    attacks_left: int
    pieces: list[PieceView]
    vines: list[PieceView]
    sides: list[SideView]
    decision: DecisionView | None
