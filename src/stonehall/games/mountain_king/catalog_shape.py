"""The shapes of printed things as plain data."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import Literal, TypedDict


class TrollCard(TypedDict):
    """A troll; a starting troll has level 0 and a lower row."""

    kind: Literal["troll", "starter"]
    id: str
    level: int
    clan: str
    symbols: list[str]
    lower: list[str]


class SpellCard(TypedDict):
    kind: Literal["spell"]
    id: str
    effect: str
    amount: int
    late: bool


class HallCard(TypedDict):
    """A great hall as it is drawn, with both of its values."""

    kind: Literal["hall"]
    id: str
    small: int
    large: int
    drawing: list[str]


class TunnelCard(TypedDict):
    kind: Literal["tunnel"]
    id: str
    copies: int
    drawing: list[str]


class ExchangeFacts(TypedDict):
    """So many of a resource (``any``: of whatever kinds) for so many of another."""

    paid: int
    give: str
    gained: int
    gain: str


class WorkshopCard(TypedDict):
    """A workshop with what can be exchanged there; nothing where tokens only go to the storage."""

    kind: Literal["workshop"]
    id: str
    exchanges: list[ExchangeFacts]
