"""Imagined states: how the cards that a seat cannot know are dealt.

Unknown are the hands of all others, their draw piles, and the cards of their magic piles that nobody saw on the way
there; what everybody saw stays where it is (a good memory is not cheating). A magic pile may hold cards of a partner,
and everybody saw how many were given: so each player's unknown cards change places among themselves only. Who has
looked at cards of a draw pile knows them, and nobody else; that may be the own pile, too.
"""

from __future__ import annotations

from random import Random

from stonehall.games.alliances.state import Side, State
from stonehall.toolkit import imagination

Slot = tuple[list[int], int]
"""A place in a hand or a pile."""


def imagine(s: State, seat: int, rng: Random) -> State:
    return imagination.imagine(s, seat, rng, _deal)


def _deal(s: State, seat: int, rng: Random) -> None:
    hands = [[*side.hand] for side in s.sides]
    magic = [[*side.magic] for side in s.sides]
    for owner in range(len(s.sides)):
        slots = _unordered(s, seat) if owner == seat else _unknown(s, seat, owner, hands, magic)
        pool = sorted([cards[place] for cards, place in slots])
        rng.shuffle(pool)
        for (cards, place), card in zip(slots, pool, strict=True):
            cards[place] = card
    for holder, side in enumerate(s.sides):
        side.pile.loose.sort()  # a multiset has no order; equal knowledge shall look equal
        side.hand = tuple(sorted(hands[holder]))
        side.magic = tuple(magic[holder])


def _unordered(s: State, seat: int) -> list[Slot]:
    """The places of the seat's own draw pile of which it does not know what lies there."""
    loose = s.sides[seat].pile.loose
    hidden = _unseen(s, seat, seat)
    return [*hidden, *[(loose, place) for place in range(len(loose))]] if hidden else []


def _unseen(s: State, viewer: int, holder: int) -> list[Slot]:
    """The cards on top and at the bottom of a draw pile that the viewer has not seen."""
    side = s.sides[holder]
    known = ((side.pile.top, side.top_seen), (side.pile.bottom, side.bottom_seen))
    return [(pile, place) for pile, seen in known for place in range(len(pile)) if not seen[place] & 1 << viewer]


def _known_in_hand(side: Side, viewer: int) -> list[int]:
    """The cards of a hand that everybody knows, and those that the viewer has seen."""
    known = [*side.shown]
    seen = [card for seat, card in side.glimpsed if seat == viewer]
    for card in dict.fromkeys(seen):
        known += [card] * (seen.count(card) - side.shown.count(card))
    return known


def _unknown(s: State, viewer: int, owner: int, hands: list[list[int]], magic: list[list[int]]) -> list[Slot]:
    """Where the cards of one player lie that the viewer has never seen, or cannot be sure of.

    The hands and magic piles of all are given as they are dealt so far.
    """
    slots: list[Slot] = []
    for holder, side in enumerate(s.sides):
        if holder == viewer:
            continue
        shown = _known_in_hand(side, viewer)
        for place, card in enumerate(hands[holder]):
            if card in shown:
                shown.remove(card)
            elif s.owner_of(card, holder) == owner:
                slots.append((hands[holder], place))
        for place, card in enumerate(magic[holder]):
            if not side.magic_seen[place] and s.owner_of(card, holder) == owner:
                slots.append((magic[holder], place))
        loose = side.pile.loose
        hidden = [*[(loose, place) for place in range(len(loose))], *_unseen(s, viewer, holder)]
        slots += [(pile, place) for pile, place in hidden if s.owner_of(pile[place], holder) == owner]
    return slots
