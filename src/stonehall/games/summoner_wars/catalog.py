"""Printed cards and ready decks as plain data, for those who show them and hold no rules.

``catalog_shape.py`` declares their shapes. Names are messages: ``sw2-card-<id>``, ``sw2-ability-<id>``.
"""
# interpreted: read once, not speed

from __future__ import annotations

from stonehall.games.summoner_wars.cards import CARDS, FACTIONS, HIGH, MELEE, PHASES, UNIT, Card
from stonehall.games.summoner_wars.factions import READY_DECKS

NONE = -1
"""The number of a card that has no such number."""


def card_catalog() -> list[dict[str, object]]:
    return [_card(card) for card in CARDS]


def _card(card: Card) -> dict[str, object]:
    fights = card.is_a(UNIT)
    return {
        "kind": "summoner-wars",
        "id": card.id,
        "faction": card.faction,
        "classes": card.class_names(),
        "cost": card.cost,
        "attack": ("melee" if card.attack == MELEE else "ranged") if fights else "",
        "strength": card.strength if fights else NONE,
        "life": card.life or NONE,
        "phase": PHASES[card.phase] if card.phase >= 0 else "",
        "active": card.active,
        "gate": card.gate,
        "symbols": list(card.symbols),
        "abilities": [id for id in card.ability_ids if id != card.id],  # the effect of an event is its card's own text
        "verified": _is_verified(card),
    }


def _is_verified(card: Card) -> bool:
    """Whether what we know of a card comes from a sure source; gates belong to every deck."""
    if not card.faction:
        return True
    faction = FACTIONS[card.faction]
    return faction.confidence == HIGH and {card.id, *card.ability_ids}.isdisjoint(faction.unverified)


def deck_catalog() -> list[dict[str, object]]:
    decks = [FACTIONS[id] for id in READY_DECKS]
    return [
        {
            "id": deck.id,
            "faction": deck.id,
            "summoner": deck.summoner.id,
            "symbols": list(deck.symbols),
            "verified": deck.confidence == HIGH and deck.symbols_confidence == HIGH,
        }
        for deck in decks
    ]
