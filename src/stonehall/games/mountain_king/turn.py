"""The turn: its four steps, the coronation, and the exact end of the game (MK-TURN-1..7, MK-END-1..4).

Nobody is asked to end a step: whoever recruits or digs is done with spells and workshops, whoever moves a statue is
done with great halls.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.state import AFTER, BEFORE, NOBODY, PLACING, SLOTS, WORKING, State
from stonehall.games.mountain_king.steps import OFFERS, action, step
from stonehall.kernel.decision import Option

END: Final = Option("end")
SKIP: Final = Option("skip")
DONE: Final = Option("done")
PROMPTS: Final = ("before", "workshop", "place", "after")
FIRST_TOKEN: Final = 5
SECOND_TOKEN: Final = 3
LAST_ROUNDS: Final = 2


@step
def begin_turn(s: State, seat: int) -> None:
    if 0 < s.settings.turn_limit <= s.turn:
        s.reason = "turn-limit"
        s.finish()
        return
    s.begin_turn(seat)
    s.moment = BEFORE
    s.spells_left = 1
    s.workshops_left = 1
    s.hall_allowed = True
    s.cheaper = 0
    s.free_hammers = 0
    s.mixed = False
    s.dig_bonus = 0
    s.any_bribe = False
    s.free_moves = 0
    s.push(turn_main)


@step
def turn_main(s: State) -> None:
    """One thing after another, until a troll or a tunnel leads on, and at last *end* does.

    The turn of somebody who left ends, once a troll that was already recruited has its place (B-30).
    """
    if s.active in s.left and s.moment != PLACING:
        s.workshop = -1
        s.uses_left = 0
        s.push(end_turn)
        return
    # Asked with a single option too: a turn that ends by itself could not be taken back.
    s.ask_unlisted(s.active, PROMPTS[s.moment], main_options, {"done": step.by_verb["done"]})


def main_options(s: State) -> list[Option]:
    """All that the active player can do at this moment of the turn."""
    options: list[Option] = []
    for add in OFFERS[s.moment]:
        add(s, options)
    if s.moment == BEFORE:
        if not any(option.verb in ("recruit", "dig") for option in options):
            options.append(SKIP)
    elif s.moment == WORKING:
        options.append(DONE)
    elif s.moment == AFTER:
        options.append(END)
    return options


@action("skip")
def skip(s: State) -> None:
    """Neither a troll nor a tunnel is possible: the turn goes on with step 3 (MK-TURN-6)."""
    s.tell("skipped", s.active)
    s.push(after)


@step
def after(s: State) -> None:
    """Steps 3 and 4."""
    s.moment = AFTER
    s.push(turn_main)


def crown(s: State, seat: int) -> None:
    """A tenth troll was placed: the tokens are taken at once (MK-END-1, MK-END-2, B-20); not by who left (B-30)."""
    if seat in s.left:
        return
    s.crowned += 1
    if s.crowned > 2 or s.turns_left >= 0:
        return
    first = s.crowned == 1 and s.settings.seats > 2
    value = FIRST_TOKEN if first else SECOND_TOKEN
    s.coronation_honor[s.settings.seating.side_of[seat]] += value
    s.tell("crowned", seat, value)
    if not first or _two_are_left(s):
        start_end(s)


def start_end(s: State) -> None:
    """The round is finished, then come two more rounds: so many turns after this one (MK-END-3, MK-END-4)."""
    order = s.settings.seating.seats_from(s.first)
    there = [seat for seat in order if seat not in s.left]
    rest = [seat for seat in order[order.index(s.active) + 1 :] if seat not in s.left]
    s.turns_left = len(rest) + LAST_ROUNDS * len(there)
    s.tell("last-rounds", s.turns_left)


@action("end")
def end_turn(s: State) -> None:
    if s.turns_left == 0:
        s.reason = "crowned"
        s.finish()
        return
    if s.turns_left > 0:
        s.turns_left -= 1
    s.push(begin_turn, seats_to_come(s)[0] if s.left else s.settings.seating.next_seat(s.active))


def is_full(s: State, seat: int) -> bool:
    """Whether ten trolls stand in a trollsmoot (MK-PLACE-2)."""
    return s.trolls[seat * SLOTS + SLOTS - 1] >= 0


# Leaving --------------------------------------------------------------------------------------------------------------


def seats_to_come(s: State, counted: int = NOBODY) -> list[int]:
    """The seats that still play, and one that is counted among them, in the order of their turns after this one."""
    order = s.settings.seating.seats_from(s.active)
    return [seat for seat in [*order[1:], order[0]] if seat == counted or seat not in s.left]


def go_on_without(s: State, seat: int) -> None:
    """One of several has left (B-30): its last turns are not played, and where two remain, one coronation is enough."""
    if s.turns_left > 0:
        order = seats_to_come(s, seat)
        s.turns_left -= sum([1 for turn in range(s.turns_left) if order[turn % len(order)] == seat])
    elif s.turns_left < 0 and _two_are_left(s) and any(is_full(s, other) for other in seats_to_come(s)):
        start_end(s)


def _two_are_left(s: State) -> bool:
    return s.settings.seats - len(s.left) == 2
