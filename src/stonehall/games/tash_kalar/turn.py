"""The turn: actions, the end of the turn, and the end of the game (TK-TURN-1..8, TK-END-1..13)."""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.draw import refill
from stonehall.games.tash_kalar.plays import END, HAND_OVER, on
from stonehall.games.tash_kalar.scoring import goal_reached, score_kills
from stonehall.games.tash_kalar.seating import HIGH_FORM, MOST_SIDES, NOBODY
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.steps import MIGHT_OFFER, OFFERS, action, step
from stonehall.games.tash_kalar.task import may_claim
from stonehall.kernel.decision import Option

ACTIONS: Final = 2
FIRST_ACTIONS: Final = 1


@step
def begin_turn(s: State, seat: int) -> None:
    """Two actions, one in the very first turn (TK-TURN-1, TK-TURN-2); what counts *this turn* begins anew."""
    s.turn += 1
    if 0 < s.settings.turn_limit < s.turn:
        s.reason = "turn-limit"
        s.finish()
        return
    s.active = seat
    s.player = seat
    s.side = s.settings.seating.side_of[seat]
    s.actions = FIRST_ACTIONS if s.turn == 1 else ACTIONS
    if s.slowed_sides >> s.side & 1:
        s.slowed_sides ^= 1 << s.side
        s.actions -= 1
    s.discarded = False
    s.warped = ()
    s.doubled = False
    forget_loans(s)
    s.kills = [0] * (MOST_SIDES * s.settings.sides)
    s.summoned = 0
    s.summoned_on_red = 0
    s.summoned_on_green = 0
    s.summoned_legends = 0
    s.extra_beings = 0
    s.extra_legends = 0
    s.tell("turn", seat, s.turn)
    s.push(turn_main)


def forget_loans(s: State) -> None:
    """What an effect promised for the next being only has been used, or the turn is over."""
    s.loan = False
    s.wild_empties = 0
    s.lender = NOBODY


@step
def turn_main(s: State) -> None:
    """One action after another until all are used; a flare before or after any (TK-TURN-3, TK-FLARE-1).

    The turn ends by itself if everybody can know that nothing is left but to end it.
    """
    if s.active in s.left:
        s.push(close_turn)
        return
    if s.player != s.active:
        s.push(partner_main)
        return
    if s.actions and places(s).bit_count() > 1:
        s.ask_unlisted(s.active, "actions", main_options)
        return
    options = main_options(s)
    private = len(options) == 1 and any(might(s) for might in MIGHT_OFFER)
    s.ask(s.active, "actions" if s.actions else "end", options, None, private=private)


def main_options(s: State) -> list[Option]:
    """All that the active player can do now."""
    options: list[Option] = []
    for add in OFFERS:
        add(s, options)
    if not s.actions:
        options.append(END)
    elif s.settings.teams:
        options.append(HAND_OVER)
    return options


@step
def partner_main(s: State) -> None:
    """After handing over the remaining actions place commons (TK-TEAM-9)."""
    if s.actions:
        s.ask(s.player, "partner-actions", place_options(s), None)
    else:
        s.push(end_turn)


def place_options(s: State) -> list[Option]:
    return on("place" if s.discs[s.side] else "pick-up", places(s))


def places(s: State) -> int:
    """An own common onto any empty square; in a shortage a disc of the arena is picked up first (TK-PLACE-1, -2)."""
    return s.empty if s.discs[s.side] else s.own & ~s.all_legendary


@action("hand-over")
def hand_over(s: State) -> None:
    """The partner goes on, with the legends (TK-TEAM-8). In an effect the same question is put again."""
    s.player = s.settings.seating.partner(s.active)
    s.tell("handed-over", s.active, s.player)
    pass_legends(s)
    if not s.agenda:
        s.push(turn_main)


def pass_legends(s: State) -> None:
    """The legends of a team go to the partner of the active player (TK-TEAM-4)."""
    seat = s.seats[s.active]
    s.seats[s.settings.seating.partner(s.active)].legends += seat.legends
    seat.legends = []


# The end of the turn --------------------------------------------------------------------------------------------------


@action("end")
def end_turn(s: State) -> None:
    """Claim a task or score kills, refill, draw extra cards (TK-TURN-5)."""
    if s.settings.teams and s.player == s.active:
        pass_legends(s)
    s.player = s.active
    s.push(close_turn)
    s.push(refill)
    s.push(may_claim if s.settings.form == HIGH_FORM else score_kills)


@step
def close_turn(s: State) -> None:
    """The turn is over: is the end triggered, was it the last turn, and whose turn is next (TK-END-5..7, -11)?"""
    if s.last_turns > 0 and not s.in_extra_turn:
        s.last_turns -= 1
    if s.last_turns < 0 and (s.exhausted or goal_reached(s)):
        s.last_turns = s.settings.seats - len(s.left)
        s.tell("end-triggered", s.active)
    if s.extra_turns and s.active not in s.left:
        s.extra_turns -= 1
        s.in_extra_turn = True
        s.push(begin_turn, s.active)
    elif s.last_turns == 0:
        s.reason = "deck" if s.exhausted and not goal_reached(s) else "points"
        s.finish()
    else:
        s.in_extra_turn = False
        s.extra_turns = 0
        s.push(begin_turn, seats_to_come(s)[0])


# Leaving --------------------------------------------------------------------------------------------------------------


def seats_to_come(s: State) -> list[int]:
    """The seats that still play, in the order of their turns after this one."""
    order = s.settings.seating.seats_from(s.active)
    return [seat for seat in [*order[1:], order[0]] if seat not in s.left]


def go_on_without(s: State, seat: int) -> None:
    """One of several has left (O-15): a last turn that was still to come for the seat is not played.

    If it is the seat's own turn, the running effect is carried out and the turn ends.
    """
    order = s.settings.seating.seats_from(s.active)
    later = s.last_turns - (0 if s.in_extra_turn else 1)
    before = [other for other in order[1 : order.index(seat)] if other not in s.left]
    if s.last_turns > 0 and seat != s.active and len(before) < later:
        s.last_turns -= 1
