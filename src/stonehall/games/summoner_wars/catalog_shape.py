"""The shape of a printed card as plain data."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import Literal, TypedDict


class SummonerWarsCard(TypedDict):
    """A printed card of Summoner Wars; numbers are -1 where the card has none. Its name and texts are messages."""

    kind: Literal["summoner-wars"]
    id: str
    faction: str
    classes: list[str]
    cost: int
    attack: str
    strength: int
    life: int
    phase: str
    active: bool
    gate: bool
    symbols: list[str]
    abilities: list[str]
    verified: bool
