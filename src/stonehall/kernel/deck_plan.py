"""What a deck of one's own is made of, for those who build one: which parts it has, and what may be chosen for them.

Whether a deck is legal is said by the game alone (:meth:`~stonehall.kernel.Game.read_draft`).
"""
# interpreted: read once, not speed

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Message


@dataclass(frozen=True)
class DeckGroup:
    """A part of a deck that its builder chooses: how many cards it usually has, and the most copies of one."""

    id: str
    name: Message
    size: int
    most: int


@dataclass(frozen=True)
class DeckPlan:
    """``size`` cards in all. ``group_of`` names the group of each card that can be chosen at all, ``allowed`` the ready
    decks under whose summoners it may be.

    By ready deck: its ``summoners``, what is ``fixed`` in every deck under it, what is ``needed`` among what is chosen,
    and what the ``ready`` one has chosen.
    """

    size: int
    groups: Sequence[DeckGroup]
    group_of: Mapping[str, str]
    allowed: Mapping[str, Sequence[str]]
    summoners: Mapping[str, str]
    fixed: Mapping[str, Mapping[str, int]]
    needed: Mapping[str, Mapping[str, int]]
    ready: Mapping[str, Mapping[str, int]]


@dataclass(frozen=True)
class DeckDraft:
    """A list as it was read: what it names, and either the deck as a setting takes it or everything that is wrong."""

    summoner: str
    cards: Mapping[str, int]
    deck: str
    problems: Sequence[Problem]
