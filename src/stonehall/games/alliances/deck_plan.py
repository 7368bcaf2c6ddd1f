"""What a deck of one's own is made of (SW1-DECK-2..10)."""
# interpreted: read once, not speed

from __future__ import annotations

from stonehall.games.alliances.cards import BY_ID, CARDS, CHAMPION, COMMON, FACTIONS, WALL_CARD, WALLS_IN_DECK, Card
from stonehall.games.alliances.deck import (
    CHAMPIONS,
    COMMONS,
    DECK_SIZE,
    MOST_CHAMPIONS,
    MOST_COMMONS,
    may_use,
    ready_deck,
    setup_units,
)
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.kernel.deck_plan import DeckGroup, DeckPlan
from stonehall.kernel.message import Message


def deck_plan() -> DeckPlan:
    groups = {card.id: group for card in CARDS if (group := _group(card))}
    return DeckPlan(
        DECK_SIZE,
        [
            DeckGroup("champion", Message("al-library-champion"), CHAMPIONS, MOST_CHAMPIONS),
            DeckGroup("common", Message("al-library-common"), COMMONS, MOST_COMMONS),
        ],
        groups,
        {id: [deck for deck in READY_DECKS if may_use(BY_ID[id], deck)] for id in groups},
        {deck: FACTIONS[deck].summoner.id for deck in READY_DECKS},
        {deck: _fixed(deck) for deck in READY_DECKS},
        {deck: setup_units(FACTIONS[deck]) for deck in READY_DECKS},
        {
            deck: {card.id: count for card, count in ready_deck(deck).counts().items() if card.id in groups}
            for deck in READY_DECKS
        },
    )


def _group(card: Card) -> str:
    """Mutations count as Commons (SW1-DECK-17)."""
    return "champion" if card.is_a(CHAMPION) else "common" if card.is_a(COMMON) else ""


def _fixed(deck: str) -> dict[str, int]:
    """The events of the reference card and the Walls (SW1-DECK-3, SW1-DECK-5)."""
    faction = FACTIONS[deck]
    return {faction.summoner.id: 1, **{card.id: card.copies for card in faction.events}, WALL_CARD.id: WALLS_IN_DECK}
