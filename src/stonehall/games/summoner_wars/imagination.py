"""Imagined states: how the cards that a seat cannot know are dealt.

The opponent's hand, draw pile and face-down discards are one pool of unknown cards; the cards everybody saw on their
way into the discard pile or the hand stay where they are (a good memory is not cheating).
"""

from __future__ import annotations

from random import Random

from stonehall.games.summoner_wars.board import SEATING
from stonehall.games.summoner_wars.state import Side, State
from stonehall.toolkit import imagination


def imagine(s: State, seat: int, rng: Random) -> State:
    return imagination.imagine(s, seat, rng, _deal)


def _deal(copy: State, seat: int, rng: Random) -> None:
    sides = copy.sides
    for opponent in SEATING.opponents(seat):
        _deal_afresh(sides[opponent], rng)
    sides[seat].pile.loose.sort()  # a multiset has no order; equal knowledge shall look equal


def _deal_afresh(side: Side, rng: Random) -> None:
    hidden_hand = imagination.without(side.hand, side.shown)
    hidden_discard = imagination.without(side.discard, side.public)
    pool = hidden_hand + hidden_discard + side.pile.loose + side.pile.bottom
    pool.sort()
    rng.shuffle(pool)
    held = len(hidden_hand)
    dropped = held + len(hidden_discard)
    side.hand = side.shown + tuple(pool[:held])
    side.discard = side.public + tuple(pool[held:dropped])
    side.pile.bottom = pool[dropped : dropped + len(side.pile.bottom)]
    side.pile.loose = sorted(pool[dropped + len(side.pile.bottom) :])
