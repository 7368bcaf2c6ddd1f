"""What somebody pointed at, taken for the play they probably meant, and why it is not legal.

Where a tile is being laid, what was pointed at is a whole play (``lay k12 r90``): the page knows how the tile lies.
"""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.mountain_king.explain import explain
from stonehall.games.mountain_king.notation import NOTATION
from stonehall.games.mountain_king.pyramid import PLACE_NAMES, SLOT_NAMES
from stonehall.games.mountain_king.state import AFTER, State
from stonehall.games.mountain_king.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.toolkit.pointing import not_asked


def why_not(s: State, seat: int, way: Sequence[str], pointed: str) -> list[Problem]:
    """Why nothing comes of it: at least one reason."""
    problems = not_asked(s, seat, WORDS, over="mk-why-over", luck="mk-why-luck", turn="mk-why-turn-of")
    if problems:
        return problems
    meant = _meant(s, way, pointed)
    try:
        option = NOTATION.read(meant)
    except ValueError:
        return [WORDS.problem("mk-why-not-offered")]
    if s.decision is not None and s.decision.find(option) is not None:
        return [WORDS.problem("mk-why-allowed")]
    return explain(s, option) or [WORDS.problem("mk-why-not-offered")]


def _meant(s: State, way: Sequence[str], pointed: str) -> str:
    """The play that fits what was pointed at best."""
    if " " in pointed:
        return pointed
    if pointed in PLACE_NAMES:
        return f"recruit {pointed}"
    if pointed in SLOT_NAMES:
        return f"seat {pointed}"
    if way and s.moment == AFTER:
        return f"move {way[-1]} {pointed}"
    return f"visit {pointed}"
