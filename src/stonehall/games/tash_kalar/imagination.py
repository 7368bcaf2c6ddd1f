"""Imagined states: how the cards that a seat cannot know are dealt.

What an opponent holds of the own deck is one pool with that deck; legends and flares in hands of others are one pool
with their decks. Discard piles are open, a card put on top of a deck was seen by all, and the tasks put under their
deck too.
"""

from __future__ import annotations

from random import Random

from stonehall.games.tash_kalar.state import State
from stonehall.kernel.pile import Pile
from stonehall.toolkit import imagination


def imagine(s: State, seat: int, rng: Random) -> State:
    return imagination.imagine(s, seat, rng, _deal)


def _deal(s: State, viewer: int, rng: Random) -> None:
    seating = s.settings.seating
    others = [seat for seat in range(seating.seats) if seat != viewer]
    for seat in others:
        own = s.seats[seat]
        _mix([own.hand], own.pile, rng)
    _mix([s.seats[seat].legends for seat in seating.opponents(viewer)], s.legends, rng)
    _mix([s.seats[seat].flares for seat in others], s.flares, rng)
    s.seats[viewer].pile.loose.sort()  # a multiset has no order; equal knowledge shall look equal
    s.tasks.loose.sort()


def _mix(hands: list[list[int]], pile: Pile, rng: Random) -> None:
    """Deal hands and the unknown part of their deck afresh."""
    pool = pile.loose + pile.bottom
    for hand in hands:
        pool += hand
    pool.sort()
    rng.shuffle(pool)
    for hand in hands:
        for place in range(len(hand)):
            hand[place] = pool.pop()
        hand.sort()
    beneath = len(pile.bottom)
    pile.bottom = pool[:beneath]
    pile.loose = sorted(pool[beneath:])
