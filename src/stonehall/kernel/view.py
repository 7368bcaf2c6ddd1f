"""The envelope of every view: what the kernel itself says of a moment, whatever the game.

A game adds its own keys. Layers that serve all games (lab, terminal, server, the shell of the client) read the envelope
and nothing else.
"""
# interpreted: mypyc erases the types of the fields, and the schema is made of them

from __future__ import annotations

from typing import TypedDict


class DecisionView(TypedDict):
    """Who is asked what: ``seat`` is empty where luck decides; ``options`` are there only for the one who is asked."""

    seat: str
    prompt: str
    options: list[str]


class Envelope(TypedDict):
    """``seat`` is the viewer's (empty: a spectator), ``seats`` are those that play, ``active`` is whose turn it is.

    ``winners`` is empty while the game goes on, and after a draw; ``reason`` says how it ended. ``left`` are the seats
    that have no further part, each with the reason (``conceded``, ``time``). Every view has the key
    ``decision`` as well: a :class:`DecisionView`, to which a game may add, or ``None`` once nobody has to decide.
    """

    game: str
    seat: str
    seats: list[str]
    turn: int
    active: str
    over: bool
    winners: list[str]
    reason: str
    left: dict[str, str]
