"""What the views of all battles have in common. Games declare their own shapes, which fit these."""
# interpreted: shapes are for the type checker, and words are not for speed

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypedDict

from stonehall.kernel import leaving
from stonehall.kernel.message import Message, Value
from stonehall.kernel.view import DecisionView, Envelope


class BattleView(Envelope):
    """Where in the turn we are."""

    phase: str
    moves_left: int
    attacks_left: int


class BattleDecision(DecisionView):
    """``square``: what is asked is about a card there; empty if not."""

    square: str


class Standing(TypedDict):
    """A card in play."""

    card: str
    classes: list[str]
    square: str
    owner: str
    controller: str
    life: int
    full_life: int
    under: list[str]
    under_owners: list[str]


def with_forms(kind: str, base: Sequence[str], forms: dict[str, str]) -> list[str]:
    """The ids of all messages of a kind, those that read differently in some cases among them.

    >>> with_forms("log", ["moved", "rolled"], {"moved": "back through"})
    ['log-moved', 'log-moved-back', 'log-moved-through', 'log-rolled']
    """
    ids = [f"{kind}-{name}" for name in base]
    return sorted(ids + [f"{kind}-{name}-{form}" for name in forms for form in forms[name].split()])


def prompt_of(
    view: Envelope,
    decision: BattleDecision | None,
    prefix: str,
    players: Sequence[Value],
    about: Callable[[], dict[str, Value]],
) -> Message:
    """What the viewer is asked, or whom they wait for; once the game is over, how it ended."""
    if decision is None:
        return outcome_of(view, prefix, players)
    if decision["seat"] not in ("", view["seat"]):
        return Message(f"{prefix}-prompt-waiting", {"player": players[view["seats"].index(decision["seat"])]})
    squares = (decision["square"],) if decision["square"] else ()
    return Message(f"{prefix}-prompt-{decision['prompt']}", about(), squares)


def outcome_of(view: Envelope, prefix: str, players: Sequence[Value]) -> Message:
    """How a finished game ended, for its winners, its losers or a spectator."""
    if not view["over"]:
        raise ValueError("the game is not over")
    left = leaving.ending(view, players)
    if left is not None:
        return left
    id = f"{prefix}-outcome-{view['reason']}"
    if not view["winners"]:
        return Message(id)
    winner = players[view["seats"].index(view["winners"][0])]
    form = "seen" if not view["seat"] else "won" if view["seat"] in view["winners"] else "lost"
    return Message(f"{id}-{form}", {"player": winner})


def turn_told(view: BattleView) -> str:
    """Where in the game a view is, in plain words for ``print(state)``."""
    if view["over"]:
        return f"over after turn {view['turn']}: {' and '.join(view['winners']) or 'nobody'} wins ({view['reason']})"
    left = {"move": f", moves left {view['moves_left']}", "attack": f", attacks left {view['attacks_left']}"}
    return f"turn {view['turn']}: {view['active']}, {view['phase']}{left.get(view['phase'], '')}"
