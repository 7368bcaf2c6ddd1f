"""What players count to see how things stand."""

from __future__ import annotations

from stonehall.games.alliances.cards import SUMMONER, UNIT
from stonehall.games.alliances.state import State
from stonehall.games.alliances.values import life


def counts(s: State, seat: int) -> dict[str, int]:
    """The life of the summoners of either side, their units and Walls, and the own magic."""
    found = {"enemy-life": 0, "own-life": 0, "enemy-units": 0, "units": 0, "enemy-walls": 0, "walls": 0}
    own = s.side_of[seat]
    for piece in s.field:
        enemy = "enemy-" if s.side_of[piece.controller] != own else ""
        if piece.card.classes & SUMMONER:
            found["own-life" if s.side_of[piece.owner] == own else "enemy-life"] += life(s, piece)
        else:
            found[f"{enemy}units" if piece.card.classes & UNIT else f"{enemy}walls"] += 1
    found["magic"] = len(s.sides[seat].magic)
    return found
