"""What nobody wants to see a computer do: looked for in what it has chosen."""

from __future__ import annotations

from random import Random

from stonehall.bots.budget import Budget
from stonehall.bots.look_ahead import FOLLOW_UPS, expected
from stonehall.bots.restraint import idle_option
from stonehall.kernel import Option, State

OWN_CARD_ATTACKED = "attacks an own card"
WORSE_THAN_NOTHING = "does what is worse than to do nothing"
UNTHOUGHT = Budget()
"""No end: everything is thought through."""


def follies(state: State, option: Option, rng: Random) -> list[str]:
    """What is silly about an option of the pending decision, in a world that this luck imagines."""
    decision, game = state.decision, state.game
    assert decision is not None
    found = []
    others = [
        other
        for other in decision.options
        if not game.choice(state.view(decision.seat), state.text_of(other), game.seat_names).deliberate
    ]
    if others and option not in others:
        found.append(OWN_CARD_ATTACKED)
    idle = idle_option(decision.options)
    if idle is not None and option != idle:
        world = state.imagine(decision.seat, rng)
        if _looks(world, option, decision.seat) < _looks(world, idle, decision.seat) - 1e-5:
            found.append(WORSE_THAN_NOTHING)
    return found


def _looks(world: State, option: Option, seat: int) -> float:
    """How good it looks after an option, and what will come of it before the turn is over."""
    after = world.clone()
    after.apply(option)
    return expected(after, seat, FOLLOW_UPS, UNTHOUGHT) - world.game.looming(after, seat)
