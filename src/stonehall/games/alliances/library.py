"""The cards for those who look through them: facets, keywords, and the rules that a card is about."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import Final

from stonehall.games.alliances.cards import (
    CARDS,
    EVENT,
    FACTIONS,
    NO_BOOST,
    NO_COST,
    RANGES,
    UNIT,
    VINE_WALL_CARD,
    Card,
)
from stonehall.games.alliances.deck import ready_deck
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.kernel.card_library import CardLibrary, CardText, CardValue, LibraryCard
from stonehall.kernel.message import Message, Term
from stonehall.toolkit.libraries import ability_text, keywords, named_facet, number_facet, own_text

KINDS: Final = {
    "summoner": ("SW1-END-1", "SW1-CARD-15", "SW1-CARD-12"),
    "champion": ("SW1-SUM-1", "SW1-DECK-8"),
    "mutation": ("SW1-MUT-1", "SW1-DECK-16"),
    "common": ("SW1-SUM-1", "SW1-DECK-9"),
    "conjuration": ("SW1-CONJ-1", "SW1-CONJ-2"),
    "vine-wall": ("SW1-VINE-1",),
    "wall": ("SW1-WALL-1", "SW1-CARD-9"),
    "event": ("SW1-EVT-1", "SW1-DECK-3"),
}
"""What a card may be, with the rules that are about it."""

KEYWORDS: Final = (
    ("any-time", "SW1-ANY-1", r"\bat any time\b"),
    ("boost", "SW1-BOOST-1", r"\bboost"),
    ("bow", "SW1-ATK-7", ""),
    ("clear", "SW1-DIAG-4", r"\bclear straight\b"),
    ("control", "SW1-TAKE-1", r"\b(take|takes|gain|lose)s? control\b"),
    ("destroy", "SW1-DEST-1", r"\bdestroy(s|ed)?\b"),
    ("discard", "SW1-DISC-1", r"\bdiscard(s|ed)?\b"),
    ("exchange", "SW1-PLACE-1", r"\bexchange"),
    ("hit", "SW1-HIT-1", r"\bhits?\b|\broll(s|ed)?\b"),
    ("instead", "SW1-ABIL-3", r"\binstead of attacking\b"),
    ("magic-pile", "SW1-MAGIC-1", r"\bmagic pile\b"),
    ("place", "SW1-PLACE-1", r"\bplaced? (it|that|this|an?|one|up|him|her)\b"),
    ("poison", "SW1-POIS-1", r"\bpoison"),
    ("sword", "SW1-ATK-6", ""),
    ("through", "SW1-THRU-1", r"\bthrough\b"),
    ("under", "SW1-UNDER-1", r"\b(put|cards?) .*?under (it|this|that|a|an|him|her)\b"),
    ("vine-wall", "SW1-VINE-1", r"\bVine Walls?\b"),
    ("wall", "SW1-WALL-1", r"(?<!Vine )\bWalls?\b"),
    ("within", "SW1-DIAG-2", r"\bwithin\b"),
    ("wound", "SW1-HIT-3", r"\bwounds?\b"),
)


def card_library() -> CardLibrary:
    held = {id: {card.id: count for card, count in ready_deck(id).counts().items()} for id in READY_DECKS}
    for id, counts in held.items():
        faction = FACTIONS[id]
        counts[faction.summoner.id] = 1
        counts.update({card.id: card.copies for card in faction.conjurations})
        if faction.vine_walls:
            counts[VINE_WALL_CARD.id] = faction.vine_walls
    factions = list(dict.fromkeys([*READY_DECKS, *[card.faction for card in CARDS if card.faction]]))
    homes = {id: place for place, id in enumerate([*factions, ""])}
    order = list(KINDS)
    cards = sorted(CARDS, key=lambda card: (homes[card.faction], order.index(kind_of(card)), card.cost, card.number))
    return CardLibrary(
        [_card(card, {id: counts[card.id] for id, counts in held.items() if card.id in counts}) for card in cards],
        [
            named_facet("al", "faction", factions, is_home=True),
            named_facet("al", "kind", KINDS, "library"),
            number_facet("al", "cost", [card.cost for card in CARDS if card.cost != NO_COST]),
            named_facet("al", "range", RANGES),
        ],
        keywords("al", KEYWORDS),
        plays={"summoned": "card", "mutated": "card", "built": "card", "played": "card"},
    )


def kind_of(card: Card) -> str:
    """What a card is before all."""
    names = card.class_names()
    return next(kind for kind in KINDS if kind in names)


def _card(card: Card, decks: dict[str, int]) -> LibraryCard:
    kind = kind_of(card)
    fights = card.is_a(UNIT)
    range_ = next((name for name, number in RANGES.items() if number == card.range), "")
    values: list[CardValue] = []
    if card.cost != NO_COST:
        values.append(CardValue(Message("al-word-cost"), [card.cost]))
    if card.boost != NO_BOOST:
        values.append(CardValue(Message("al-library-boost-cost"), [card.boost]))
    if fights:
        values.append(
            CardValue(Message("al-word-attack"), [card.attack, *([Term("al-range", range_)] if range_ else [])])
        )
    if card.life:
        values.append(CardValue(Message("al-word-life"), [card.life]))
    ours = [Term("al-table-ours", part) for part in card.ours]
    return LibraryCard(
        card.id,
        Message(f"al-card-{card.id}"),
        [Message(f"al-class-{kind}")],
        card.faction,
        values,
        _texts(card),
        {
            "faction": [card.faction] if card.faction else [],
            "kind": [kind],
            "cost": [str(card.cost)] if card.cost != NO_COST else [],
            "range": [range_] if range_ else [],
        },
        [*([range_] if range_ else []), *(["boost"] if card.boost != NO_BOOST else [])],
        [*KINDS[kind], *(["SW1-CARD-4"] if range_ else [])],
        [CardValue(Message("al-table-ours"), ours)] if ours else [],
        decks,
    )


def _texts(card: Card) -> list[CardText]:
    """A Wall is played like an event, but it has no effect (SW1-CARD-9)."""
    if card.is_a(EVENT) or not card.is_a(UNIT):
        return [own_text("al", card.id)]
    return [ability_text("al", id) for id in (*card.ability_ids, *card.boosted_ids)]
