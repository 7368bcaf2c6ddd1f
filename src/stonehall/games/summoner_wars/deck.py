"""Decks: the ready ones, custom ones written as text, and the rules a deck must keep (SW2-DECK-1..15).

How a deck is written is told in ``toolkit/deck_lists.py``. The list is the draw pile. Gates and epic events may be left
out, since they are the same in every deck of a summoner; what starts on the battlefield is not listed at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from stonehall.games.summoner_wars.cards import (
    BOOK,
    BY_ID,
    CHAMPION,
    COMMON,
    EPIC,
    EVENT,
    GATE,
    STANDARD,
    STARTING_GATE,
    SUMMONER,
    UNIT,
    Card,
    Faction,
)
from stonehall.games.summoner_wars.factions import FACTIONS, READY_DECKS
from stonehall.games.summoner_wars.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term, Value
from stonehall.toolkit.deck_lists import DeckReader, ListedDeck, deck_of, named_deck
from stonehall.toolkit.names import id_of

PILE_GATES = 3
EPIC_EVENTS = 2
STANDARD_EVENTS = 6
CHAMPIONS = 3
COMMONS = 16
PILE_SIZE = PILE_GATES + EPIC_EVENTS + STANDARD_EVENTS + CHAMPIONS + COMMONS
DECK_SIZE = PILE_SIZE + 4
"""With the summoner, the starting gate and the two starting units: 34 (SW2-DECK-2)."""

COPIES = {CHAMPION: 1, STANDARD: 2, COMMON: 4}

GAME = "summoner-wars"


class Deck(ListedDeck[Card]):
    """A summoner with the 30 cards of its draw pile. What starts on the battlefield follows from the summoner."""

    def __init__(self, name: str, faction: Faction, pile: Iterable[Card]) -> None:
        super().__init__(GAME, name, faction.summoner, pile, BOOK)
        self.faction = faction

    @property
    def pile(self) -> list[int]:
        return self.listed


@cache
def ready_deck(id: str) -> Deck:
    """The deck of a faction as it comes in its box; made once, since nobody changes a deck."""
    faction = FACTIONS[id]
    pile = [GATE] * PILE_GATES + [faction.epic] * EPIC_EVENTS + list(faction.champions)
    pile += [card for card in faction.events for _ in range(2)] + [card for card in faction.commons for _ in range(4)]
    return Deck(id, faction, pile)


def deck_named(value: str) -> Deck:
    """A ready deck by its id, or a custom deck written out (lines separated by newlines or semicolons)."""
    return named_deck(value, READY_DECKS, ready_deck, read_deck, WORDS)


# The rules ------------------------------------------------------------------------------------------------------------


def shares_symbol(card: Card, summoner: Card) -> bool:
    """Whether a card shows a symbol of the summoner; one is enough (SW2-DECK-8, SW2-DECK-9)."""
    return not set(card.symbols).isdisjoint(summoner.symbols)


def check(faction: Faction | None, pile: list[Card]) -> list[Problem]:
    """Every rule of deck construction that a draw pile breaks (SW2-DECK-13).

    While nobody knows the summoner (``None``), those that do not depend on it.
    """
    problems = []
    counts = Counter(card.id for card in pile)

    def size(what: str, wanted: int, found: int) -> None:
        if found != wanted:
            problems.append(WORDS.problem(f"sw2-deck-size-{what}", "SW2-DECK-2", wanted=wanted, found=found))

    if faction is not None:
        size("all", PILE_SIZE, len(pile))
    size("gates", PILE_GATES, counts[GATE.id])
    if faction is not None:
        size("epic", EPIC_EVENTS, sum(card.is_a(EPIC) for card in pile))
    size("standard", STANDARD_EVENTS, sum(card.is_a(STANDARD) for card in pile))
    size("champions", CHAMPIONS, sum(card.is_a(CHAMPION) for card in pile))
    size("commons", COMMONS, sum(card.is_a(COMMON) for card in pile))
    rules = {CHAMPION: "SW2-DECK-5", STANDARD: "SW2-DECK-4", COMMON: "SW2-DECK-6"}
    for id, count in counts.items():
        card = BY_ID[id]
        name = Term("sw2-card", id)
        for kind, most in COPIES.items():
            if card.is_a(kind) and count > most:
                problems.append(WORDS.problem("deck-copies", rules[kind], card=name, count=count, most=most))
        if card.is_a(SUMMONER) or card is STARTING_GATE:
            problems.append(WORDS.problem("sw2-deck-not-in-pile", "SW2-DECK-2", card=name))
        elif faction is None or card is GATE:
            continue
        elif card.is_a(EPIC):
            if card is not faction.epic:
                own = Term("sw2-card", faction.epic.id)
                master = Term("sw2-card", faction.summoner.id)
                problems.append(WORDS.problem("sw2-deck-epic", "SW2-DECK-3", card=name, epic=own, summoner=master))
        elif card.is_a(UNIT | EVENT) and not shares_symbol(card, faction.summoner):
            problems.append(_stranger(card, faction))
    return problems


def _stranger(card: Card, faction: Faction) -> Problem:
    """A card that shows no symbol of the summoner: the message says which ones it shows, none, one or two."""
    args: dict[str, Value] = {"card": Term("sw2-card", card.id), "summoner": Term("sw2-card", faction.summoner.id)}
    for names, symbols in ((("symbol", "other"), card.symbols), (("first", "second"), faction.symbols)):
        args |= {name: Term("sw2-symbol", symbol) for name, symbol in zip(names, symbols, strict=False)}
    id = ("sw2-deck-symbol-none", "sw2-deck-symbol-one", "sw2-deck-symbol-two")[len(card.symbols)]
    return WORDS.problem(id, "SW2-DECK-8", "", **args)


# Reading --------------------------------------------------------------------------------------------------------------


def find_card(name: str) -> Card | None:
    """A card by its English name or id, however it is written."""
    return BY_ID.get(id_of(name))


def read_deck(text: str, name: str = "custom") -> Deck:
    """Read a deck (text or JSON) and check it; one error lists everything that is wrong."""
    reader = Reader(name)
    return deck_of(reader, reader.deck, text)


class Reader(DeckReader[Card]):
    """Reads one list."""

    def __init__(self, name: str) -> None:
        super().__init__(name, GAME, "sw2", "SW2-DECK-2", PILE_SIZE, WORDS, BOOK, FACTIONS, READY_DECKS)

    def deck(self) -> Deck:
        """The deck, if it is legal."""
        summoner = self.the_summoner()
        faction = None if summoner is None else FACTIONS[summoner.faction]
        self.cards.setdefault(GATE.id, PILE_GATES)
        if faction is not None and not any(BY_ID[id].is_a(EPIC) for id in self.cards):
            self.cards[faction.epic.id] = EPIC_EVENTS
        pile = self.listed()
        self.problems += check(faction, pile)
        if self.problems or faction is None:
            raise self.refusal()
        return Deck(self.name, faction, pile)
