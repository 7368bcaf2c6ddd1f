"""What players count to see how things stand."""

from __future__ import annotations

from stonehall.games.tash_kalar.cards import task_of
from stonehall.games.tash_kalar.state import State


def counts(s: State, seat: int) -> dict[str, int]:
    """Points, tasks that were claimed, and pieces: those of the own side, and of all others together."""
    seating = s.settings.seating
    own = seating.side_of[seat]
    others = seating.other_sides(own)
    return {
        "points": _points(s, own),
        "enemy-points": sum([_points(s, side) for side in others]),
        "tasks": len(s.claimed[own]),
        "upgraded": s.upgraded[own].bit_count(),
        "enemy-upgraded": sum([s.upgraded[side].bit_count() for side in others]),
        "pieces": s.pieces[own].bit_count(),
        "enemy-pieces": sum([s.pieces[side].bit_count() for side in others]),
    }


def goal_counts(s: State, seat: int) -> dict[str, int]:
    """The same, and how many of the current tasks hold right now (one of them may be claimed, TK-TASK-1)."""
    side = s.settings.seating.side_of[seat]
    fulfilled = [card for card in s.current_tasks if task_of(card).holds(s, side)]
    return {**counts(s, seat), "fulfilled": len(fulfilled)}


def _points(s: State, side: int) -> int:
    return sum([s.points_in(side, other) for other in s.rivals(side)])
