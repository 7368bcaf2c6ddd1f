"""The Gateway of the Nethervoid: one of its own pieces, marked, of which its beings speak (TK-GATE-1..10)."""

from __future__ import annotations

from stonehall.games.tash_kalar.arena import ADJACENT, BIT, NOWHERE, distance, squares_of
from stonehall.games.tash_kalar.cards import COMMON, HEROIC
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import step


def open_gateway(s: State, square: int) -> None:
    """A being that was summoned becomes the Gateway if there is none, or if it outranks it (TK-GATE-2, TK-GATE-3)."""
    if s.gateway == NOWHERE or (s.rank_on(s.gateway) == COMMON and s.rank_on(square) == HEROIC):
        make_gateway(s, square)


def make_gateway(s: State, square: int) -> None:
    """A piece becomes the Gateway; the one that was is none any more."""
    if square not in (NOWHERE, s.gateway):
        s.gateway = square
        s.tell("gateway", s.active, square)


def gateway(s: State) -> int:
    """The square of the Gateway as a set; empty if there is none."""
    return 0 if s.gateway == NOWHERE else BIT[s.gateway]


def near_gateway(s: State) -> int:
    """The squares adjacent to the Gateway; none if there is no Gateway (TK-GATE-6)."""
    return 0 if s.gateway == NOWHERE else ADJACENT[s.gateway]


def is_gateway_itself(s: State) -> bool:
    """Whether the being itself is the Gateway."""
    return s.being != NOWHERE and s.being == s.gateway


def nearer_to_gateway(s: State, square: int, mask: int) -> int:
    """The squares of a set that are nearer to the Gateway than a square is; none without a Gateway (TK-GATE-7)."""
    found = 0
    if s.gateway != NOWHERE:
        now = distance(square, s.gateway)
        for end in squares_of(mask):
            if distance(end, s.gateway) < now:
                found |= BIT[end]
    return found


@step
def make_it_gateway(s: State, square: int) -> None:
    make_gateway(s, square)
