"""What somebody points at, as far as every game answers alike: whether they are asked, and whether it is offered."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable

from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term
from stonehall.kernel.state import State
from stonehall.toolkit.english import EnglishText

Clicks = Callable[[str], tuple[str, str, str]]
"""The card, the place to begin with and the place to end on that are clicked to mean a play."""


def not_asked(
    s: State, seat: int, words: EnglishText, over: str, luck: str, turn: str, rule: str = ""
) -> list[Problem]:
    """Why a seat has nothing to decide now, if so: the game is over, luck decides, or it is the turn of a player."""
    decision = s.decision
    if decision is None:
        return [words.problem(over)]
    if decision.is_chance:
        return [words.problem(luck)]
    if decision.seat == seat:
        return []
    return [words.problem(turn, rule, player=Term("seat", s.game.seat_names[decision.seat]))]


def is_offered(s: State, clicked: list[str], clicks: Clicks) -> bool:
    """Whether an option begins with these clicks."""
    for text in s.legal_texts():
        card, source, target = clicks(text)
        way = [place for place in (card or source, target) if place]
        if way[: len(clicked)] == clicked:
            return True
    return False
