"""Positions as they travel: a moment of a game as somebody writes it, what it looks like, and what is wrong with it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from stonehall.server.wire.protocol import Complaint, SeatFacts, SeatPlan

LONGEST = 20_000
"""So long a position may be; the largest one of a game in progress is a third of it."""
PositionText = Annotated[str, Meta(max_length=LONGEST)]


class WrittenPosition(Struct):
    """A position as text, and the language and the light in which its board is to be drawn."""

    text: PositionText
    language: str = "en"
    theme: Literal["dark", "light"] = "dark"


class PositionProblem(Struct):
    """What is wrong with a position, and in which ``line`` of it: 0 where it concerns the whole."""

    line: int
    complaint: Complaint


class PositionLook(Struct):
    """What a position looks like: its board as SVG and who plays. Nothing of it where there are ``problems``.

    ``form`` is the way to play it belongs to, ``to_move`` the seat that has to decide; nobody where the game is over.
    """

    problems: list[PositionProblem]
    picture: str = ""
    form: str = ""
    seats: list[SeatFacts] = []
    to_move: str = ""


class PlayPosition(Struct):
    """A position that is to be played, and who is to sit where."""

    text: PositionText
    seats: Annotated[list[SeatPlan], Meta(max_length=20)]


class PositionStart(Struct):
    """A position to begin with: the first turn of a way to play, or a moment of a replay."""

    form: str
    text: str
