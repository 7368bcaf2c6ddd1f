"""The shapes of printed cards as plain data."""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import Literal, TypedDict


class BeingCard(TypedDict):
    """A being of a school. ``pattern`` and ``marks`` are rows of letters, as they are drawn on it."""

    kind: Literal["being"]
    id: str
    school: str
    rank: str
    pattern: list[str]
    marks: list[str]


class LegendCard(TypedDict):
    """A legend: a being of no school."""

    kind: Literal["legend"]
    id: str
    school: str
    rank: str
    pattern: list[str]
    marks: list[str]


class FlareCard(TypedDict):
    """A flare: how many more upgraded pieces, and pieces in all, the opponent must have for its halves."""

    kind: Literal["flare"]
    id: str
    upper: int
    lower: int


class TaskCard(TypedDict):
    kind: Literal["task"]
    id: str
    category: str
    points: int
    advanced: bool
