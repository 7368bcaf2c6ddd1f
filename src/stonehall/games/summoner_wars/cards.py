"""Printed cards, and the book in which they and their abilities are registered.

A faction file lists its cards as a table (:func:`summoner`, :func:`champion`, :func:`common`, :func:`event`) that names
abilities by id, and defines the abilities below it (see ``abilities.py``). :func:`bind` joins the two once at import.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stonehall.games.summoner_wars.abilities import BOOK as ABILITY_BOOK
from stonehall.games.summoner_wars.abilities import SILENCES, Ability
from stonehall.toolkit.cards import bind as bind_abilities
from stonehall.toolkit.factions import Faction as BaseFaction
from stonehall.toolkit.factions import FactionCard
from stonehall.toolkit.registry import Registry

UNIT: Final = 1
COMMON: Final = 2
CHAMPION: Final = 4
SUMMONER: Final = 8
STRUCTURE: Final = 16
EVENT: Final = 32
STANDARD: Final = 64
EPIC: Final = 128

CLASSES: Final = {
    "unit": UNIT,
    "common": COMMON,
    "champion": CHAMPION,
    "summoner": SUMMONER,
    "structure": STRUCTURE,
    "event": EVENT,
    "standard": STANDARD,
    "epic": EPIC,
}

MELEE: Final = 0
RANGED: Final = 1
NO_ATTACK: Final = -1

SUMMON: Final = 0
MOVE: Final = 1
BUILD: Final = 2
ATTACK: Final = 3
MAGIC: Final = 4
DRAW: Final = 5
PHASES: Final = ("summon", "move", "build", "attack", "magic", "draw")

NO_COST: Final = -1
"""A summoner has no cost, not even 0 (SW2-CARD-7, O-11)."""

CROSSED_AXES: Final = "crossed-axes"
SYMBOLS: Final = (
    "light", "cunning", "earth", "spirit", "instinct", "water", "dark", "resolve", "air", "divine", "logic", "fire",
    CROSSED_AXES,
)  # fmt: skip

HIGH: Final = "high"
MEDIUM: Final = "medium"
LOW: Final = "low"
OUR_OWN: Final = "our own"


class Card(FactionCard[Ability]):
    """A card as printed: shared by all copies, never changed."""

    def __init__(
        self,
        id: str,
        classes: int,
        *,
        cost: int = NO_COST,
        strength: int = 0,
        attack: int = NO_ATTACK,
        life: int = 0,
        symbols: Sequence[str] = (),
        abilities: str = "",
        beneath: str = "",
        beneath_strength: int = 0,
        beneath_edge: int = 0,
        phase: int = -1,
        active: bool = False,
        gate: bool = False,
    ) -> None:
        super().__init__(id, classes, "", cost, life, abilities, beneath)
        self.strength = strength
        self.attack = attack
        self.symbols = tuple(symbols)
        self.beneath_strength = beneath_strength
        """Added to the strength of the card it lies under."""
        self.beneath_edge = beneath_edge
        """Melee symbols for which each special counts in attacks of the card it lies under."""
        self.phase = phase
        self.active = active
        self.gate = gate

    def is_named(self, words: str) -> bool:
        """Whether the name contains the words, whole and in sequence (SW2-NAME-1, SW2-NAME-2)."""
        return f"-{words.lower().replace(' ', '-')}-" in f"-{self.id}-"

    @property
    def goes_under(self) -> bool:
        """Whether this event ends up under a card instead of being discarded (SW2-EVT-8)."""
        return bool(self.classes & EVENT and (self.beneath or self.beneath_strength))

    def class_names(self) -> list[str]:
        return [name for name, bit in CLASSES.items() if self.classes & bit]


class Faction(BaseFaction[Card]):
    """A ready deck: what the back of its summoner card fixes (SW2-CARD-10), and the cards chosen for it.

    Places are (row, column) in the owner's view.
    """

    def __init__(
        self,
        id: str,
        *,
        symbols: tuple[str, str],
        summoner: Card,
        summoner_at: tuple[int, int],
        gate_at: tuple[int, int],
        starting: Sequence[tuple[str, tuple[int, int]]],
        champions: Sequence[Card],
        commons: Sequence[Card],
        epic: Card,
        events: Sequence[Card],
        setup_confidence: str = MEDIUM,
        confidence: str = HIGH,
        symbols_confidence: str = HIGH,
        unverified: Sequence[str] = (),
    ) -> None:
        super().__init__(id, summoner, starting, champions, commons, events)
        self.symbols = symbols
        self.summoner_at = summoner_at
        self.gate_at = gate_at
        self.epic = epic
        self.setup_confidence = setup_confidence
        self.confidence = confidence
        self.symbols_confidence = symbols_confidence
        self.unverified = tuple(unverified)
        """Ids of cards and abilities whose English names are our own translation."""
        FACTIONS[id] = self
        for card in self.cards():
            card.faction = id
            register(card)

    def cards(self) -> list[Card]:
        return [self.summoner, *self.champions, *self.commons, self.epic, *self.events]


BOOK: Final[Registry[Card]] = Registry()
CARDS: Final[list[Card]] = BOOK.cards
BY_ID: Final[dict[str, Card]] = BOOK.by_id
register: Final = BOOK.register
FACTIONS: Final[dict[str, Faction]] = {}


def bind() -> None:
    """Join the cards with their abilities, once all faction files have been read."""
    bind_abilities(CARDS, ABILITY_BOOK, SILENCES)


def summoner(id: str, attack: int, *, strength: int, life: int, symbols: tuple[str, str], abilities: str) -> Card:
    return Card(
        id, UNIT | SUMMONER, strength=strength, attack=attack, life=life, symbols=(CROSSED_AXES, *symbols),
        abilities=abilities,
    )  # fmt: skip


def champion(
    id: str, attack: int, *, cost: int, strength: int, life: int, symbols: Sequence[str], abilities: str
) -> Card:
    return Card(
        id, UNIT | CHAMPION, cost=cost, strength=strength, attack=attack, life=life, symbols=symbols,
        abilities=abilities,
    )  # fmt: skip


def common(
    id: str,
    attack: int,
    *,
    cost: int,
    strength: int,
    life: int,
    symbol: str,
    abilities: str,
    structure: bool = False,
    beneath_edge: int = 0,
) -> Card:
    classes = UNIT | COMMON | (STRUCTURE if structure else 0)
    return Card(
        id, classes, cost=cost, strength=strength, attack=attack, life=life, symbols=(symbol,), abilities=abilities,
        beneath_edge=beneath_edge,
    )  # fmt: skip


def event(
    id: str,
    phase: int,
    *,
    cost: int = 0,
    symbols: Sequence[str] = (),
    epic: bool = False,
    active: bool = False,
    structure_life: int = 0,
    beneath: str = "",
    beneath_strength: int = 0,
) -> Card:
    """An event. Its effect while it lies there (active, structure) is the ability of the same id."""
    classes = EVENT | (EPIC if epic else STANDARD) | (STRUCTURE if structure_life else 0)
    lasting = id if active or structure_life else ""
    return Card(
        id, classes, cost=cost, life=structure_life, symbols=symbols, phase=phase, active=active, abilities=lasting,
        beneath=beneath, beneath_strength=beneath_strength,
    )  # fmt: skip


STARTING_GATE: Final = register(Card("starting-gate", STRUCTURE, cost=0, life=10, gate=True))
GATE: Final = register(Card("gate", STRUCTURE, cost=0, life=5, gate=True))
