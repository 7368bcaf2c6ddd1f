"""The shape of a view: plain data that can be printed, compared, sent as JSON and described by a schema."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import TypedDict

from stonehall.kernel import view


class PieceView(TypedDict):
    """A card in play. ``square`` is empty for an active event, ``strength`` -1 for what cannot attack."""

    id: int
    card: str
    faction: str
    classes: list[str]
    gate: bool
    square: str
    owner: str
    controller: str
    attack: str
    strength: int
    printed_strength: int
    life: int
    full_life: int
    damage: int
    boosts: int
    abilities: list[str]
    under: list[str]
    under_owners: list[str]
    moved: bool
    attacked: bool


class SideView(TypedDict):
    """A player's area. ``hand`` and ``discard`` are ``None`` for those who may not see them."""

    seat: str
    faction: str
    summoner: str
    magic: int
    hand: list[str] | None
    hand_size: int
    draw_size: int
    discard: list[str] | None
    discard_size: int
    active: list[PieceView]


class DecisionView(view.DecisionView):
    """Who is asked what; the options only for the one who is asked.

    ``card`` and ``square`` say what it is about, ``dice`` the faces of a roll that may be made again. ``vain``
    are options of which nothing would come.
    """

    card: str
    square: str
    dice: list[str]
    vain: list[str]


class View(view.Envelope):
    """``inaction`` is the damage that the summoner of the active player takes if the Attack Phase ends as things stand,
    ``enemy_in_reach`` whether one of that player's units could attack an enemy card from where it stands.
    """

    phase: str
    moves_left: int
    attacks_left: int
    inaction: int
    enemy_in_reach: bool
    pieces: list[PieceView]
    sides: list[SideView]
    decision: DecisionView | None
