"""The cards for those who look through them: facets, keywords, and the rules that a card is about."""
# interpreted: read once, not speed

from __future__ import annotations

from typing import Final

from stonehall.games.summoner_wars.cards import (
    CARDS,
    CROSSED_AXES,
    EVENT,
    FACTIONS,
    HIGH,
    MELEE,
    NO_COST,
    PHASES,
    STRUCTURE,
    SYMBOLS,
    UNIT,
    Card,
)
from stonehall.games.summoner_wars.deck import ready_deck
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel.card_library import CardLibrary, CardText, CardValue, LibraryCard
from stonehall.kernel.message import Message, Term, Value
from stonehall.toolkit.libraries import ability_text, keywords, named_facet, number_facet, own_text

KINDS: Final = {
    "summoner": ("SW2-END-2", "SW2-CARD-10", "SW2-CARD-7"),
    "champion": ("SW2-SUM-1", "SW2-DECK-5"),
    "common": ("SW2-SUM-1", "SW2-DECK-6"),
    "epic": ("SW2-EVT-1", "SW2-DECK-3"),
    "standard": ("SW2-EVT-1", "SW2-DECK-4"),
    "structure": ("SW2-BUILD-1", "SW2-CLASS-6"),
    "gate": ("SW2-GATE-3", "SW2-GATE-1"),
}
"""What a card may be, in the order in which cards are shown, with the rules that are about it."""

KEYWORDS: Final = (
    ("active", "SW2-ACT-1", ""),
    ("boost", "SW2-BOOST-1", r"\bboosts?\b"),
    ("clear", "SW2-LINE-2", r"\bclear straight\b"),
    ("control", "SW2-CTRL-4", r"\btake control\b"),
    ("destroy", "SW2-DEST-1", r"\bdestroy(s|ed)?\b"),
    ("discard", "SW2-DISC-1", r"\bdiscard(s|ed)?\b"),
    ("exchange", "SW2-SWAP-1", r"\bexchanges? places\b|\bexchange\b"),
    ("extra", "SW2-EXTRA-1", r"\bextra\b"),
    ("force", "SW2-FORCE-1", r"\bforced?\b"),
    ("instead", "SW2-INST-1", r"\binstead\b"),
    ("melee", "SW2-ATK-4", ""),
    ("place", "SW2-PLACE-1", r"\bplace(d)? (it|that|this|an?|one|up)\b"),
    ("ranged", "SW2-ATK-5", ""),
    ("re-roll", "SW2-ROLL-1", r"\bre-roll"),
    ("structure", "SW2-CLASS-6", r"\bstructures?\b"),
    ("through", "SW2-THRU-1", r"\bthrough\b"),
    ("under", "SW2-UNDER-1", r"\b(put|cards?|is) .*?under\b"),
    ("within", "SW2-DIST-1", r"\bwithin\b"),
)

ATTACKS: Final = ("melee", "ranged")
NO_PHASE: Final = -1
"""Of cards that are no events."""


def card_library() -> CardLibrary:
    held = {id: {card.id: count for card, count in ready_deck(id).counts().items()} for id in READY_DECKS}
    for id, counts in held.items():
        counts[FACTIONS[id].summoner.id] = 1
    homes = {id: place for place, id in enumerate([*READY_DECKS, ""])}
    order = list(KINDS)
    cards = sorted(
        CARDS, key=lambda card: (homes[card.faction], order.index(kinds_of(card)[0]), card.cost, card.number)
    )
    return CardLibrary(
        [_card(card, {id: counts[card.id] for id, counts in held.items() if card.id in counts}) for card in cards],
        [
            named_facet("sw2", "faction", READY_DECKS, is_home=True),
            named_facet("sw2", "kind", KINDS, "library"),
            named_facet("sw2", "symbol", [symbol for symbol in SYMBOLS if symbol != CROSSED_AXES]),
            number_facet("sw2", "cost", [card.cost for card in CARDS if card.cost != NO_COST]),
            named_facet("sw2", "attack", ATTACKS),
            named_facet(
                "sw2", "phase", [PHASES[phase] for phase in sorted({card.phase for card in CARDS}) if phase >= 0]
            ),
        ],
        keywords("sw2", KEYWORDS),
        plays={"summoned": "card", "built": "card", "played": "card"},
    )


def kinds_of(card: Card) -> list[str]:
    """What a card is, the part it has in a deck first."""
    names = [*card.class_names(), *(["gate"] if card.gate and not card.is_a(UNIT) else [])]
    found = [kind for kind in KINDS if kind in names]
    return found[::-1] if "gate" in found else found


def _card(card: Card, decks: dict[str, int]) -> LibraryCard:
    kinds = kinds_of(card)
    fights = card.is_a(UNIT)
    attack = ATTACKS[0] if card.attack == MELEE else ATTACKS[1]
    values: list[CardValue] = []
    if card.cost != NO_COST:
        values.append(_value("cost", card.cost))
    if fights:
        values.append(_value("strength", card.strength, Term("sw2-attack", attack)))
    if card.life:
        values.append(_value("life", card.life))
    shown = [symbol for symbol in card.symbols if symbol != CROSSED_AXES]
    if shown:
        values.append(CardValue(Message("sw2-facet-symbol"), [Term("sw2-symbol", symbol) for symbol in shown]))
    phase = [PHASES[card.phase]] if card.phase >= 0 else []
    if phase:
        values.append(CardValue(Message("sw2-facet-phase"), [Term("sw2-phase", one) for one in phase]))
    class_names = {"standard": "standard-event", "epic": "epic-event"}
    return LibraryCard(
        card.id,
        Message(f"sw2-card-{card.id}"),
        [Message(f"sw2-class-{class_names.get(kind, kind)}") for kind in kinds],
        card.faction,
        values,
        _texts(card),
        {
            "faction": [card.faction] if card.faction else [],
            "kind": kinds,
            "symbol": shown,
            "cost": [str(card.cost)] if card.cost != NO_COST else [],
            "attack": [attack] if fights else [],
            "phase": phase,
        },
        [*([attack] if fights else []), *(["active"] if card.active else [])],
        _rules(card, kinds),
        _remarks(card),
        decks,
    )


def _value(word: str, *values: Value) -> CardValue:
    return CardValue(Message(f"sw2-word-{word}"), values)


def _texts(card: Card) -> list[CardText]:
    own = [own_text("sw2", card.id)] if card.is_a(EVENT) or not card.is_a(UNIT) else []
    return own + [ability_text("sw2", id) for id in card.ability_ids if id != card.id]


def _rules(card: Card, kinds: list[str]) -> list[str]:
    """Those of what it is; a unit is also about how it attacks."""
    rules = [rule for kind in kinds for rule in KINDS[kind]]
    if card.is_a(UNIT):
        rules += ["SW2-CARD-5", "SW2-CARD-4"] if card.is_a(STRUCTURE) else ["SW2-CARD-5"]
    return list(dict.fromkeys(rules))


def _remarks(card: Card) -> list[CardValue]:
    """What of a card we are not sure of (docs/decks.md)."""
    if not card.faction:
        return []
    faction = FACTIONS[card.faction]
    unsure = {
        "name": card.id in faction.unverified,
        "abilities": any(id in faction.unverified for id in card.ability_ids if id != card.id),
        "symbols": faction.symbols_confidence != HIGH and bool(card.symbols),
        "facts": faction.confidence != HIGH,
    }
    doubts = [Term("sw2-doubt", what) for what, is_so in unsure.items() if is_so]
    return [CardValue(Message("sw2-library-doubts"), doubts)] if doubts else []
