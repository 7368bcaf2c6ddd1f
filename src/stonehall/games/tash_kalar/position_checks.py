"""What cannot be in a position, though each of its lines can."""

from __future__ import annotations

from collections import Counter

from stonehall.games.tash_kalar.arena import NOWHERE
from stonehall.games.tash_kalar.cards import CARDS, COMMON, DECKS, FLARES, HEROIC, LEGENDS, TASKS, Being
from stonehall.games.tash_kalar.draw import FLARES as FLARES_IN_HAND
from stonehall.games.tash_kalar.invariants import pieces, points, turn
from stonehall.games.tash_kalar.seating import NO_CARD, SEATS
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.task import CURRENT


def impossible(s: State, with_agenda: bool) -> list[str]:
    """Everything that is wrong with the position as a whole."""
    return _turn(s, with_agenda) + pieces(s) + points(s) + turn(s) + _hands(s) + _cards(s)


def _turn(s: State, with_agenda: bool) -> list[str]:
    wrong = []
    if s.over and with_agenda:
        wrong.append("the game is over, so nothing can be left to do")
    if not s.over and 0 < s.settings.turn_limit < s.turn:
        wrong.append(f"turn {s.turn} comes after the last one: turn-limit is {s.settings.turn_limit}")
    if s.card != NO_CARD and not with_agenda:
        wrong.append("an effect is carried out, but nothing is left to do (agenda)")
    if s.gateway != NOWHERE and s.rank_on(s.gateway) not in (COMMON, HEROIC):
        wrong.append("the Gateway is a common or heroic piece")
    if s.lender == s.side:
        wrong.append(f"{SEATS[s.side]} lends its pieces to itself")
    return wrong


def _hands(s: State) -> list[str]:
    wrong = []
    for seat, own in enumerate(s.seats):
        if len(own.flares) > FLARES_IN_HAND:
            wrong.append(f"{SEATS[seat]} holds {len(own.flares)} flares, but only one can be held")
        if own.aside != NO_CARD and not may_lie_open(own.aside):
            wrong.append(f"{CARDS[own.aside].id} of {SEATS[seat]} has no frozen effect and no warp effect")
    if s.settings.teams:
        for first in range(s.settings.sides):
            partner = s.settings.seating.partner(first)
            if s.seats[first].legends and s.seats[partner].legends:
                wrong.append(f"{SEATS[first]} and {SEATS[partner]} hold legends at the same time")
    return wrong


def may_lie_open(card: int) -> bool:
    printed = CARDS[card]
    return isinstance(printed, Being) and (printed.frozen is not None or printed.warp is not None)


def _cards(s: State) -> list[str]:
    """No card is in two places: each is printed once, a being once for every seat whose school has it."""
    found = Counter(s.legends.cards() + s.legends_discard + s.flares.cards() + s.flares_discard)
    found.update(s.tasks.cards() + s.current_tasks + s.tasks_aside)
    found.update([card for claimed in s.claimed for card in claimed])
    found.update([s.next_task] if s.next_task != NO_CARD else [])
    for own in s.seats:
        found.update(own.pile.cards() + own.cards() + own.discard)
        found.update([own.aside] if own.aside != NO_CARD else [])
    wrong = []
    for card in sorted(found):
        decks = 0 if CARDS[card].deck in (LEGENDS, FLARES, TASKS) else _decks_with(s, card)
        if found[card] > max(1, decks):
            wrong.append(f"{CARDS[card].id} is there {found[card]} times")
    if len(s.current_tasks) > CURRENT:
        wrong.append(f"{len(s.current_tasks)} tasks are current, but only {CURRENT} can be")
    return wrong


def _decks_with(s: State, card: int) -> int:
    return sum([card in DECKS[school] for school in s.settings.schools])
