"""Imagined states: only the starting trolls of others are hidden, while the draft lasts (MK-DRAFT-2).

The decks and the bag have no order until something is drawn; what lies under a deck was seen by all.
"""

from __future__ import annotations

from random import Random

from stonehall.games.mountain_king.state import State
from stonehall.toolkit import imagination


def imagine(s: State, seat: int, rng: Random) -> State:
    return imagination.imagine(s, seat, rng, _deal)


def _deal(s: State, viewer: int, rng: Random) -> None:
    for seat, pile in enumerate(s.starters):
        if seat == viewer:
            pile.loose.sort()
            continue
        pool = sorted(pile.loose + s.hands[seat])
        rng.shuffle(pool)
        s.hands[seat] = sorted([pool.pop() for _ in s.hands[seat]])
        pile.loose = sorted(pool)
