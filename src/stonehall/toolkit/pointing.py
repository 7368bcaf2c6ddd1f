"""What somebody points at, as far as every game answers alike: whether they are asked, and whether it is offered."""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Callable, Sequence

from stonehall.kernel.choice import Pick, PickKind
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Message
from stonehall.kernel.state import State
from stonehall.toolkit.english import EnglishText

Clicks = Callable[[str], tuple[str, str, str]]
"""The card, the place to begin with and the place to end on that are clicked to mean a play; empty what is none."""


def path_of(
    clicks: tuple[str, str, str], card_lies: PickKind, verb: str, label: Message, gate: Pick | None = None
) -> tuple[Pick, ...]:
    """The picks of a play by card and squares: who acts, then where to; without a target, a word that says what.

    ``gate`` is a word that has to be said before the target of a deliberate play.
    """
    card, source, target = clicks
    actor = [Pick(card_lies, card)] if card else [Pick("place", source)] if source else []
    if target:
        return (*actor, *([gate] if gate else []), Pick("place", target))
    return (*actor, Pick("word", verb, label)) if actor else ()


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
    return [words.problem(turn, rule, player=s.game.seat_term(s.game.seat_names[decision.seat]))]


def is_offered(s: State, clicked: Sequence[str], clicks: Clicks) -> bool:
    """Whether an option begins with these clicks."""
    for text in s.legal_texts():
        card, source, target = clicks(text)
        way = [place for place in (card or source, target) if place]
        if way[: len(clicked)] == list(clicked):
            return True
    return False
