"""Imagined states: how the cards that a seat cannot know are dealt.

Unknown are the hands of all others, their draw piles, and the cards of their magic piles that nobody saw on the way
there; what everybody saw stays where it is (a good memory is not cheating). A magic pile may hold cards of a partner,
and everybody saw how many were given: so each player's unknown cards change places among themselves only.
"""

from __future__ import annotations

from random import Random

from stonehall.games.alliances.state import State
from stonehall.toolkit import imagination

Slot = tuple[list[int], int]
"""A place in a hand or a pile."""


def imagine(s: State, seat: int, rng: Random) -> State:
    return imagination.imagine(s, seat, rng, _deal)


def _deal(s: State, seat: int, rng: Random) -> None:
    for owner in range(len(s.sides)):
        if owner != seat:
            slots = _unknown(s, seat, owner)
            pool = sorted([cards[place] for cards, place in slots])
            rng.shuffle(pool)
            for (cards, place), card in zip(slots, pool, strict=True):
                cards[place] = card
    for side in s.sides:
        side.pile.loose.sort()  # a multiset has no order; equal knowledge shall look equal
        side.hand.sort()


def _unknown(s: State, viewer: int, owner: int) -> list[Slot]:
    """Where the cards of one player lie that the viewer has never seen, or cannot be sure of."""
    slots: list[Slot] = []
    for holder, side in enumerate(s.sides):
        if holder == viewer:
            continue
        shown = side.shown.copy()
        for place, card in enumerate(side.hand):
            if card in shown:
                shown.remove(card)
            elif s.owner_of(card, holder) == owner:
                slots.append((side.hand, place))
        for place, card in enumerate(side.magic):
            if not side.magic_seen[place] and s.owner_of(card, holder) == owner:
                slots.append((side.magic, place))
        for pile in (side.pile.loose, side.pile.bottom, side.pile.top):
            slots += [(pile, place) for place, card in enumerate(pile) if s.owner_of(card, holder) == owner]
    return slots
