"""The shape of a printed card as plain data."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import Literal, TypedDict


class AlliancesCard(TypedDict):
    """A printed card of the first edition; numbers are -1 where the card has none. Its name and texts are messages.

    ``factions`` are those it counts as: its own, and for an alliance its two parts (SW1-FACT-2). ``copies`` is how many
    its ready deck has. ``named`` is the printed name as an id, which several cards may share. ``boosted`` are the
    abilities it has only once it was boosted, for ``boost`` magic more. ``ours`` says what of it is our own design,
    because it is not known: ``cost``, ``attack``, ``life``, ``range``, ``text``, ``copies``, ``name``, ``square``, or
    ``all``.
    """

    kind: Literal["alliances"]
    id: str
    named: str
    faction: str
    factions: list[str]
    classes: list[str]
    cost: int
    range: str
    attack: int
    life: int
    boost: int
    copies: int
    wall: bool
    reaction: bool
    abilities: list[str]
    boosted: list[str]
    ours: list[str]
