"""Printed cards, and the book in which they and their abilities are registered.

A faction file lists its cards as a table (:func:`summoner`, :func:`champion`, :func:`common`, :func:`mutation`,
:func:`conjuration`, :func:`event`) that names abilities by id, and defines the abilities below it (``abilities.py``).
:func:`bind` joins the two once at import.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.alliances.abilities import BOOK as ABILITY_BOOK
from stonehall.games.alliances.abilities import SILENCES, Ability
from stonehall.toolkit.cards import bind as bind_abilities
from stonehall.toolkit.factions import Faction as BaseFaction
from stonehall.toolkit.factions import FactionCard
from stonehall.toolkit.registry import Registry

UNIT: Final = 1
COMMON: Final = 2
CHAMPION: Final = 4
SUMMONER: Final = 8
MUTATION: Final = 16
CONJURATION: Final = 32
EVENT: Final = 64
WALL: Final = 128
VINE_WALL: Final = 256

CLASSES: Final = {
    "unit": UNIT,
    "common": COMMON,
    "champion": CHAMPION,
    "summoner": SUMMONER,
    "mutation": MUTATION,
    "conjuration": CONJURATION,
    "event": EVENT,
    "wall": WALL,
    "vine-wall": VINE_WALL,
}

SWORD: Final = 0
BOW: Final = 1
NO_RANGE: Final = -1
RANGES: Final = {"sword": SWORD, "bow": BOW}

DRAW: Final = 0
SUMMON: Final = 1
EVENT_PHASE: Final = 2
MOVE: Final = 3
ATTACK: Final = 4
MAGIC: Final = 5
PHASES: Final = ("draw", "summon", "event", "move", "attack", "magic")

NO_COST: Final = -1
"""Summoners and Conjurations are never summoned (SW1-CARD-15, SW1-SUM-15)."""
NO_BOOST: Final = -1

NO_FACTION: Final = ""
MERCENARIES: Final = "mercenaries"
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "fallen-phoenix": ("fallen-kingdom", "phoenix-elves"),
    "sand-cloaks": ("sand-goblins", "cloaks"),
    "jungle-shadows": ("jungle-elves", "shadow-elves"),
    "cave-filth": ("cave-goblins", "filth"),
    "tundra-guild": ("tundra-orcs", "guild-dwarves"),
    "vargath-vanguard": ("mountain-vargath", "vanguards"),
    "swamp-mercenaries": ("swamp-orcs", MERCENARIES),
    "deep-benders": ("deep-dwarves", "benders"),
}
"""The alliances with the two older factions each is made of (SW1-FACT-1)."""

WALL_LIFE: Final = 9
VINE_WALL_LIFE: Final = 2
WALLS_IN_DECK: Final = 3


class Card(FactionCard[Ability]):
    """A card as printed: shared by all copies, never changed."""

    def __init__(
        self,
        id: str,
        classes: int,
        *,
        range: int = NO_RANGE,
        cost: int = NO_COST,
        attack: int = 0,
        life: int = 0,
        abilities: str = "",
        copies: int = 0,
        named: str = "",
        faction: str = NO_FACTION,
        boost: int = NO_BOOST,
        boosted: str = "",
        beneath: str = "",
        leaves_beneath: bool = False,
        reaction: bool = False,
        ours: str = "",
    ) -> None:
        super().__init__(id, classes, faction, cost, life, abilities, beneath)
        self.range = range
        """``SWORD`` or ``BOW`` (SW1-CARD-4)."""
        self.attack = attack
        """The attack value: so many dice (SW1-CARD-2)."""
        self.copies = copies
        """How many are in the ready deck, or beside the board."""
        self.named = named or id
        """The printed name, which other cards may share (SW1-CARD-5)."""
        self.boost = boost
        """What it costs in addition to be boosted (SW1-BOOST-1)."""
        self.boosted_ids = tuple(boosted.split())
        self.boosted: tuple[Ability, ...] = ()
        """The abilities it has only with a boost marker (SW1-BOOST-2)."""
        self.leaves_beneath = leaves_beneath
        """Whether it is discarded when the card above it leaves play, instead of following it (SW1-UNDER-7)."""
        self.reaction = reaction
        """Whether this event is played at a moment of its own, not in the Event Phase (SW1-EVT-1)."""
        self.ours = tuple(ours.split())
        """What of it is our own design, because it is not known."""

    def is_named(self, name: str) -> bool:
        return self.named == name

    def class_names(self) -> list[str]:
        return [name for name, bit in CLASSES.items() if self.classes & bit]


def factions_match(named: str, other: str) -> bool:
    """Whether an effect that names a faction works on units of another (SW1-FACT-2..7); links are not chained."""
    return named == other or other in PARTS.get(named, ()) or named in PARTS.get(other, ())


def matches(card: Card, faction: str) -> bool:
    """Whether an effect on units of a faction covers this card (SW1-FACT-7); it goes by the card (SW1-FACT-9)."""
    return factions_match(faction, card.faction)


class Faction(BaseFaction[Card]):
    """A faction with its ready deck, and what its reference card fixes (SW1-CARD-12).

    ``starting`` places are (column, row) in the owner's view, row 1 being the front row.
    """

    def __init__(
        self,
        id: str,
        *,
        summoner: Card,
        starting: Sequence[tuple[str, tuple[int, int]]],
        champions: Sequence[Card],
        commons: Sequence[Card],
        events: Sequence[Card],
        parts: Sequence[str] = (),
        mutations: Sequence[Card] = (),
        conjurations: Sequence[Card] = (),
        vine_walls: int = 0,
        prison: bool = False,
        ours: str = "",
    ) -> None:
        super().__init__(id, summoner, starting, champions, commons, events)
        self.parts = tuple(parts)
        self.mutations = list(mutations)
        self.conjurations = list(conjurations)
        self.vine_walls = vine_walls
        self.prison = prison
        self.ours = tuple(ours.split())
        """What of the deck as a whole is our own design: ``square``, ``vine-walls`` …"""
        if self.parts != PARTS.get(id, ()):
            raise ValueError(f"{id} is not made of {self.parts}")
        FACTIONS[id] = self
        for card in self.cards():
            card.faction = card.faction or id
            register(card)

    def cards(self) -> list[Card]:
        return [
            self.summoner, *self.champions, *self.commons, *self.mutations, *self.conjurations, *self.events
        ]  # fmt: skip


BOOK: Final[Registry[Card]] = Registry()
CARDS: Final[list[Card]] = BOOK.cards
BY_ID: Final[dict[str, Card]] = BOOK.by_id
register: Final = BOOK.register
FACTIONS: Final[dict[str, Faction]] = {}


def bind() -> None:
    """Join the cards with their abilities, once all faction files have been read."""
    for card in CARDS:
        for id in card.ability_ids + card.beneath_ids:
            ABILITY_BOOK.mention(id)
        card.boosted = tuple([ABILITY_BOOK.mention(id) for id in card.boosted_ids])
    bind_abilities(CARDS, ABILITY_BOOK, SILENCES)
    for card in CARDS:
        for ability in card.boosted:
            card.live_moments |= ability.moments


def summoner(
    id: str, range: int, *, attack: int, life: int, abilities: str = "", named: str = "", ours: str = ""
) -> Card:
    return Card(
        id, UNIT | SUMMONER, range=range, attack=attack, life=life, abilities=abilities, copies=1, named=named,
        ours=ours,
    )  # fmt: skip


def champion(
    id: str,
    range: int,
    *,
    cost: int,
    attack: int,
    life: int,
    abilities: str = "",
    copies: int = 1,
    named: str = "",
    faction: str = NO_FACTION,
    boost: int = NO_BOOST,
    boosted: str = "",
    ours: str = "",
) -> Card:
    return Card(
        id, UNIT | CHAMPION, range=range, cost=cost, attack=attack, life=life, abilities=abilities, copies=copies,
        named=named, faction=faction, boost=boost, boosted=boosted, ours=ours,
    )  # fmt: skip


def common(
    id: str,
    range: int,
    *,
    cost: int,
    attack: int,
    life: int,
    abilities: str = "",
    copies: int,
    named: str = "",
    faction: str = NO_FACTION,
    boost: int = NO_BOOST,
    boosted: str = "",
    ours: str = "",
) -> Card:
    return Card(
        id, UNIT | COMMON, range=range, cost=cost, attack=attack, life=life, abilities=abilities, copies=copies,
        named=named, faction=faction, boost=boost, boosted=boosted, ours=ours,
    )  # fmt: skip


def mutation(
    id: str,
    range: int,
    *,
    cost: int,
    attack: int,
    life: int,
    abilities: str = "",
    copies: int,
    named: str = "",
    faction: str = NO_FACTION,
    ours: str = "",
) -> Card:
    """Summoned onto a Common; it still counts as a Common (SW1-MUT-1, SW1-MUT-6)."""
    return Card(
        id, UNIT | COMMON | MUTATION, range=range, cost=cost, attack=attack, life=life, abilities=abilities,
        copies=copies, named=named, faction=faction, ours=ours,
    )  # fmt: skip


def conjuration(
    id: str, range: int, *, attack: int, life: int, abilities: str = "", copies: int, named: str = "", ours: str = ""
) -> Card:
    """A unit of the pile beside the board; ``copies`` is the size of that pile (SW1-CONJ-1..3)."""
    return Card(
        id, UNIT | CONJURATION, range=range, attack=attack, life=life, abilities=abilities, copies=copies, named=named,
        ours=ours,
    )  # fmt: skip


def event(
    id: str,
    *,
    copies: int,
    lasting: bool = False,
    beneath: str = "",
    leaves_beneath: bool = False,
    reaction: bool = False,
    named: str = "",
    ours: str = "",
) -> Card:
    """An event. What it does at once is hooked with ``events.when_played``.

    ``lasting``: its effect goes on for a while; it is the ability with the id of the card (``effects.make_last``).
    ``beneath``: the abilities it gives to the card it is put under. ``reaction``: see ``events.reaction``.
    """
    return Card(
        id, EVENT, copies=copies, abilities=id if lasting else "", beneath=beneath, leaves_beneath=leaves_beneath,
        reaction=reaction, named=named, ours=ours,
    )  # fmt: skip


WALL_CARD: Final = register(Card("wall", EVENT | WALL, life=WALL_LIFE, copies=WALLS_IN_DECK))
"""A special kind of event card with life (SW1-CARD-9); every deck has three."""
VINE_WALL_CARD: Final = register(Card("vine-wall", WALL | VINE_WALL, life=VINE_WALL_LIFE))
