"""Factions and their cards: who fights under a summoner, as a ready deck lists it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from stonehall.kernel.inheritance import mypyc_attr
from stonehall.toolkit.abilities import A
from stonehall.toolkit.cards import AbilityCard
from stonehall.toolkit.names import id_of
from stonehall.toolkit.registry import T


@mypyc_attr(allow_interpreted_subclasses=True)
class FactionCard(AbilityCard[A]):
    """A card of a faction, shared by all copies. ``classes`` is what it is, as bits that a game numbers."""

    def __init__(self, id: str, classes: int, faction: str, cost: int, life: int, abilities: str, beneath: str) -> None:
        super().__init__(id, abilities, beneath)
        self.classes = classes
        self.faction = faction
        self.cost = cost
        self.life = life

    def is_a(self, classes: int) -> bool:
        """Whether it is of any of the classes."""
        return self.classes & classes != 0

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Faction(Generic[T]):
    """A faction with its summoner, its starting setup and the cards of its ready deck. A game adds what it fixes.

    ``starting`` are ids of cards with their places in the owner's view, in the way the game counts them.
    """

    def __init__(
        self,
        id: str,
        summoner: T,
        starting: Sequence[tuple[str, tuple[int, int]]],
        champions: Sequence[T],
        commons: Sequence[T],
        events: Sequence[T],
    ) -> None:
        self.id = id
        self.summoner = summoner
        self.starting = list(starting)
        self.champions = list(champions)
        self.commons = list(commons)
        self.events = list(events)


F = TypeVar("F", bound=Faction[Any])


def faction_named(name: str, factions: Mapping[str, F]) -> F | None:
    """A faction by the name of its summoner or by its own.

    >>> faction_named("Nobody", {}) is None
    True
    """
    id = id_of(name)
    for faction in factions.values():
        if id in (faction.id, faction.summoner.id):
            return faction
    return None
