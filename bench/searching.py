"""How many steps of the engine a search makes in 20 ms, in the middle of a game.

A search with as many tries as are asked for makes the same plays in every build. The interpreted one counts them, the
compiled one is timed; what both choose is told, so that whoever compares them sees that both did the work.
"""

from __future__ import annotations

from random import Random
from time import process_time
from typing import Any

from stonehall.bots import find_bot
from stonehall.bots.turn_search import TurnSearchBot
from stonehall.kernel import AnyGame, Chance, Observation, Option, State

MOMENTS = 4
"""So many positions are searched, each of another game."""
TRIES = 24
AT_TURN = 6
"""The turn of each player in which a game is in its middle."""
MOMENT = 0.020
"""The seconds that are spoken of."""


def mid_game(game: AnyGame, settings: dict[str, str], seed: int) -> State:
    """A position with several options, some turns after the beginning of a game of simple bots."""
    rng = Random(seed)
    state: State = game.start(settings)
    seats = len(game.seats_in(state))
    bots = [find_bot("page")(seed + seat) for seat in range(seats)]
    while (decision := state.decision) is not None:
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
        elif state.turn > AT_TURN * seats and len(decision.options) > 1:
            return state
        else:
            state.apply(bots[decision.seat].choose(Observation(state, decision.seat)))
    raise AssertionError(f"{game.id} was over before turn {AT_TURN}")


def search(game: AnyGame, settings: dict[str, str], counting: bool) -> dict[str, Any]:
    """What the searches chose, the steps of all (``counting``: slow), or the seconds they took."""
    moments = [mid_game(game, settings, seed) for seed in range(MOMENTS)]
    steps = 0
    plain = State.apply

    def counted(state: State, option: Option) -> None:
        nonlocal steps
        steps += 1
        plain(state, option)

    if counting:
        setattr(State, "apply", counted)  # noqa: B010  (a method of the class, for a while)
    chosen: list[str] = []
    start = process_time()
    for seed, state in enumerate(moments):
        decision = state.decision
        assert decision is not None
        chosen.append(str(TurnSearchBot(seed, seconds=1e6, tries=TRIES).choose(Observation(state, decision.seat))))
    seconds = process_time() - start
    if counting:
        setattr(State, "apply", plain)  # noqa: B010
    return {"chosen": chosen, "steps": steps, "seconds": seconds}
