"""Printed cards and ready decks as plain data, for those who show them and hold no rules.

``catalog_shape.py`` declares their shapes. Names are messages: ``al-card-<id>``, ``al-ability-<id>``.
"""
# interpreted: read once, not speed

from __future__ import annotations

from stonehall.games.alliances.cards import CARDS, EVENT, FACTIONS, PARTS, RANGES, UNIT, WALL, Card
from stonehall.games.alliances.factions import READY_DECKS

NONE = -1
"""The number of a card that has no such number."""


def card_catalog() -> list[dict[str, object]]:
    return [_card(card) for card in CARDS]


def _card(card: Card) -> dict[str, object]:
    fights = card.is_a(UNIT)
    return {
        "kind": "alliances",
        "id": card.id,
        "named": card.named,
        "faction": card.faction,
        "factions": [card.faction, *PARTS.get(card.faction, ())] if card.faction else [],
        "classes": card.class_names(),
        "cost": card.cost,
        "range": next((name for name, number in RANGES.items() if number == card.range), ""),
        "attack": card.attack if fights else NONE,
        "life": card.life or NONE,
        "boost": card.boost,
        "copies": card.copies,
        "wall": card.is_a(WALL),
        "reaction": card.reaction,
        "abilities": [] if card.is_a(EVENT) else list(card.ability_ids),  # an event has its text on its own card
        "boosted": list(card.boosted_ids),
        "ours": list(card.ours),
    }


def deck_catalog() -> list[dict[str, object]]:
    return [
        {
            "id": id,
            "faction": id,
            "summoner": FACTIONS[id].summoner.id,
            "symbols": list(FACTIONS[id].parts),
            "verified": not FACTIONS[id].ours and not any(card.ours for card in FACTIONS[id].cards()),
        }
        for id in READY_DECKS
    ]
