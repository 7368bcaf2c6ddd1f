"""What somebody pointed at, taken for the play they probably meant, and why it is not legal.

Only what the one who asks may know is said: the arena, their own hand, and whose turn it is.
"""
# interpreted: words, not speed

from __future__ import annotations

from collections.abc import Sequence

from stonehall.games.tash_kalar.arena import GRID
from stonehall.games.tash_kalar.cards import BY_ID, Being, Card, Flare, Task
from stonehall.games.tash_kalar.explain import (
    cannot_invoke,
    cannot_place,
    cannot_summon,
    explain,
    in_effect,
    is_resolving,
)
from stonehall.games.tash_kalar.messages import NAMES, clicks
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.words import WORDS
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term
from stonehall.toolkit.pointing import is_offered, not_asked


def why_not(s: State, seat: int, way: Sequence[str], pointed: str) -> list[Problem]:
    """Why nothing comes of it: at least one reason.

    ``way`` is what was picked so far: a card of the own hand that is to act or the square of a piece; ``pointed`` is
    the square or card that was pointed at then.
    """
    problems = not_asked(s, seat, WORDS, over="tk-why-over", luck="tk-why-luck", turn="tk-why-turn-of")
    if problems:
        return problems
    picked = way[0] if way and pointed not in BY_ID else ""
    if is_offered(s, [picked, pointed] if picked else [pointed], clicks):
        return [WORDS.problem("tk-why-allowed")]
    if is_resolving(s):
        return in_effect(s, picked in BY_ID or pointed in BY_ID)
    if pointed in BY_ID:
        return _card_alone(s, BY_ID[pointed])
    if pointed in NAMES and picked in BY_ID:
        return _card_to(s, BY_ID[picked], GRID.square(pointed))
    if pointed in NAMES and picked in NAMES:
        return [WORDS.problem("tk-why-move", "TK-TURN-4")]
    if pointed in NAMES:
        return _no_action(s) or cannot_place(s, GRID.square(pointed))
    return [WORDS.problem("tk-why-not-offered")]


def _no_action(s: State) -> list[Problem]:
    return [] if s.actions else [WORDS.problem("tk-why-no-action", "TK-TURN-1")]


def _card_alone(s: State, card: Card) -> list[Problem]:
    """Why a card can do nothing now."""
    if isinstance(card, Flare):
        return cannot_invoke(s, card)
    if isinstance(card, Task):
        return [WORDS.problem("tk-why-claim-later", "TK-TASK-1")]
    return _no_action(s) or cannot_summon(s, card)


def _card_to(s: State, card: Card, square: int) -> list[Problem]:
    if isinstance(card, Being):
        return explain(s, Option("summon", (card.number, square)))
    if isinstance(card, Flare) and not is_offered(s, [card.id], clicks):
        return cannot_invoke(s, card)
    return [WORDS.problem("tk-why-no-being", "TK-SUM-1", card=Term("tk-card", card.id))]
