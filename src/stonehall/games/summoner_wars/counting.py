"""What players count to see how things stand."""

from __future__ import annotations

from stonehall.games.summoner_wars.cards import SUMMONER, UNIT
from stonehall.games.summoner_wars.state import State
from stonehall.games.summoner_wars.values import life


def counts(s: State, seat: int) -> dict[str, int]:
    """The life of the summoners, what stands on either side, and magic."""
    found = {"enemy-life": 0, "own-life": 0, "enemy-units": 0, "units": 0, "enemy-gates": 0, "gates": 0}
    for piece in s.field:
        enemy = "enemy-" if piece.controller != seat else ""
        if piece.card.classes & SUMMONER:
            found["own-life" if piece.owner == seat else "enemy-life"] += life(s, piece)
        elif piece.card.classes & UNIT:
            found[f"{enemy}units"] += 1
        else:
            found[f"{enemy}gates"] += 1
    found["magic"] = s.sides[seat].magic
    return found
