"""What the box fixes about a faction, in a form in which a table typed from the source and the engine can be compared.

A faction's test file types what is printed on its cards, its starting setup and its ready deck; the functions here
read the same from the engine. They only read: the typed table stays the independent source.

PRINTED = facts.cards_of("polar-dwarves", facts.unit("ollag", ...), facts.event("parapet", ...))

@pytest.mark.parametrize("card", facts.each(PRINTED))
def test_printed(card: facts.Printed) -> None:
    assert facts.printed(card.id) == card
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pytest

from stonehall.games.summoner_wars.abilities import ABILITIES
from stonehall.games.summoner_wars.board import SEATS
from stonehall.games.summoner_wars.cards import BY_ID, CARDS, EVENT, FACTIONS, NO_ATTACK, PHASES
from stonehall.games.summoner_wars.deck import ready_deck
from tests.summoner_wars.scenario import fresh

if TYPE_CHECKING:
    from _pytest.mark import ParameterSet

# Cards ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Printed:
    """What is printed on a card. Several words stand in the order of the alphabet."""

    id: str
    faction: str
    classes: str
    cost: int
    strength: int
    attack: int
    life: int
    symbols: str
    abilities: str
    phase: str
    active: bool
    gate: bool


def unit(
    id: str, classes: str, cost: int, strength: int, attack: int, life: int, symbols: str, abilities: str
) -> Printed:
    """A unit: it has no phase, does not stay as an active event and is no gate."""
    return Printed(id, "", classes, cost, strength, attack, life, symbols, abilities, "", False, False)


def event(id: str, classes: str, cost: int, phase: str, active: bool, symbols: str, *, life: int = 0) -> Printed:
    """An event: it cannot attack, and has life only if it is a structure."""
    return Printed(id, "", classes, cost, 0, NO_ATTACK, life, symbols, "", phase, active, False)


def cards_of(faction: str, *cards: Printed) -> list[Printed]:
    return [replace(card, faction=faction) for card in cards]


def each(cards: Iterable[Printed]) -> list[ParameterSet]:
    """A parameter for each card, under its name and with its mark."""
    return [pytest.param(card, marks=pytest.mark.card(card.id), id=card.id) for card in cards]


def printed(id: str) -> Printed:
    """The card as the engine has it."""
    card = BY_ID[id]
    # The engine may keep the text of an event as an ability of the same name; no name of an ability is printed there.
    text = {id} if card.is_a(EVENT) else set()
    return Printed(
        id=card.id,
        faction=card.faction,
        classes=" ".join(sorted(card.class_names())),
        cost=card.cost,
        strength=card.strength,
        attack=card.attack,
        life=card.life,
        symbols=" ".join(sorted(card.symbols)),
        abilities=" ".join(sorted(ability for ability in card.ability_ids if ability not in text)),
        phase="" if card.phase < 0 else PHASES[card.phase],
        active=card.active,
        gate=card.gate,
    )


# Ready decks ----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReadyDeck:
    """The deck's two symbols, where its cards start (south's square, north's square) and the copies in its pile."""

    symbols: tuple[str, str]
    setup: dict[str, tuple[str, ...]]
    pile: dict[str, int]


def ready_deck_of(faction: str) -> ReadyDeck:
    """The ready deck as the engine has it, set up once for each seat."""
    other = "cave-goblins" if faction != "cave-goblins" else "polar-dwarves"
    setup: dict[str, tuple[str, ...]] = defaultdict(tuple)
    for game, seat in zip((fresh(faction, other), fresh(other, faction)), SEATS, strict=True):
        for piece in game.state.view(None)["pieces"]:
            if piece["controller"] == seat:
                setup[piece["card"]] += (piece["square"],)
    pile = Counter(CARDS[card].id for card in ready_deck(faction).pile)
    return ReadyDeck(FACTIONS[faction].symbols, dict(setup), dict(pile))


# What is not certain --------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Certainty:
    """How sure we are of a faction's cards, symbols and setup, and which English names are our own translation."""

    cards: str
    symbols: str
    setup: str
    unverified: tuple[str, ...]


def certainty_of(faction: str) -> Certainty:
    """What the engine says about it, the names in the order of the alphabet."""
    known = FACTIONS[faction]
    return Certainty(
        known.confidence, known.symbols_confidence, known.setup_confidence, tuple(sorted(known.unverified))
    )


def nameless(names: Iterable[str]) -> list[str]:
    """Those of the names that neither a card nor an ability bears."""
    return [name for name in names if name not in BY_ID and name not in ABILITIES]
