"""Playing a turn on to its end, quickly: the way in which a search finds out what a play leads to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from stonehall.kernel.adviser import RULE_OF_THUMB, AnyAdviser
from stonehall.kernel.decision import Chance, Option
from stonehall.kernel.state import State

WIDTH: Final = 16
"""So many plays are compared at each step on the way to the end of a turn; with few, little is learnt from it."""
LONG: Final = 60
"""A turn is followed for so many decisions."""


class Way:
    """How a turn was played on: the plays of its seat, and whether it chose any of them after luck or others had a say.

    If not, the same plays lead to the same end (but for what luck decides when nothing is left to choose).
    """

    __slots__ = ("is_sure", "others_spoke", "plays")

    def __init__(self) -> None:
        self.plays: list[Option] = []
        self.is_sure = True
        self.others_spoke = False

    def add(self, option: Option, is_choice: bool) -> None:
        """The seat makes a play."""
        self.plays.append(option)
        if is_choice and self.others_spoke:
            self.is_sure = False


def end_of_turn(
    state: State, seat: int, turn: int, rng: Random, width: int = WIDTH, most: int = LONG, way: Way | None = None,
    adviser: AnyAdviser = RULE_OF_THUMB,
) -> State:  # fmt: skip
    """The state when this turn has ended, if the seat takes the best of a few plays each time.

    Whoever has just made a play gives the turn in which it was made: where that has ended it, nothing is left to do.

    Of ``width`` plays, drawn from those the ``adviser`` names, the one that looks best to it next is taken; luck is
    drawn, and drawn again for the play that is taken, so that nobody chooses a play for its good luck. What others are
    asked meanwhile they answer at random. After ``most`` decisions the state is as good as any. The state given is used
    up; the ``way`` to its end is written down.
    """
    way = way or Way()
    for _ in range(most):
        decision = state.pending
        if decision is None or state.turn != turn:
            break
        if isinstance(decision, Chance):
            way.others_spoke = True
            state.apply(decision.sample(rng))
            continue
        options = adviser.promising(state)
        count = len(options)
        if decision.seat != seat:
            way.others_spoke = True
            state.apply(options[int(rng.random() * count)])
            continue
        if count == 1:
            way.add(options[0], is_choice=False)
            state.apply(options[0])
            continue
        option, after = best_next(state, options, seat, rng, width, adviser)
        way.add(option, is_choice=True)
        if after is None:
            state.apply(option)
        else:
            state = after
    else:
        way.is_sure = False
    return state


def best_next(
    state: State, options: Sequence[Option], seat: int, rng: Random, width: int, adviser: AnyAdviser
) -> tuple[Option, State | None]:
    """The one of ``width`` options that looks best to a seat next; the state it leads to, unless luck had a say."""
    best: State | None = None
    best_option = options[0]
    best_value = 0.0
    lucky = False
    for option in _some(options, width, rng):
        after = state.clone()
        after.apply(option)
        chance = by_luck(after, rng)
        value = adviser.evaluate(after, seat)
        if best is None or value > best_value:
            best, best_option, best_value, lucky = after, option, value, chance
    return best_option, None if lucky else best


def by_luck(state: State, rng: Random) -> bool:
    """Let luck decide what is its to decide; whether there was anything."""
    decision = state.pending
    lucky = False
    while isinstance(decision, Chance):
        state.apply(decision.sample(rng))
        lucky = True
        decision = state.pending
    return lucky


def _some(options: Sequence[Option], width: int, rng: Random) -> Sequence[Option]:
    """So many different options, drawn at random; all of them where there are no more."""
    count = len(options)
    if count <= width:
        return options
    chosen: list[Option] = []
    taken = 0
    while len(chosen) < width:
        place = int(rng.random() * count)
        if not taken >> place & 1:
            taken |= 1 << place
            chosen.append(options[place])
    return chosen
