"""What a deck of one's own is made of (SW2-DECK-2)."""
# interpreted: read once, not speed

from __future__ import annotations

from collections import Counter

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, CLASSES, FACTIONS, GATE, STARTING_GATE, Card
from stonehall.games.summoner_wars.deck import (
    CHAMPIONS,
    COMMONS,
    COPIES,
    DECK_SIZE,
    EPIC_EVENTS,
    PILE_GATES,
    STANDARD_EVENTS,
    ready_deck,
    shares_symbol,
)
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel.deck_plan import DeckGroup, DeckPlan
from stonehall.kernel.message import Message

SIZES = {"champion": CHAMPIONS, "common": COMMONS, "standard": STANDARD_EVENTS}


def deck_plan() -> DeckPlan:
    groups = {card.id: group for card in CARDS if (group := _group(card))}
    return DeckPlan(
        DECK_SIZE,
        [DeckGroup(id, Message(f"sw2-library-{id}"), size, COPIES[CLASSES[id]]) for id, size in SIZES.items()],
        groups,
        {id: [deck for deck in READY_DECKS if shares_symbol(BY_ID[id], FACTIONS[deck].summoner)] for id in groups},
        {deck: FACTIONS[deck].summoner.id for deck in READY_DECKS},
        {deck: _fixed(deck) for deck in READY_DECKS},
        {deck: {} for deck in READY_DECKS},
        {
            deck: {card.id: count for card, count in ready_deck(deck).counts().items() if card.id in groups}
            for deck in READY_DECKS
        },
    )


def _group(card: Card) -> str:
    return next((group for group in SIZES if card.is_a(CLASSES[group])), "")


def _fixed(deck: str) -> dict[str, int]:
    """What the summoner card says (SW2-DECK-3), and the gates."""
    faction = FACTIONS[deck]
    starting = Counter(id for id, _ in faction.starting)
    return {
        faction.summoner.id: 1,
        STARTING_GATE.id: 1,
        **starting,
        GATE.id: PILE_GATES,
        faction.epic.id: EPIC_EVENTS,
    }
