"""Decks: the ready ones, custom ones written as text, and the rules a deck must keep (SW1-DECK-1..20).

How a deck is written is told in ``toolkit/deck_lists.py``. A list names the units: 18 Commons and 3 Champions, those of
the starting setup among them. Events and Walls may be left out, since they are the same in every deck of a summoner.
Vine Walls and Conjurations lie beside the board and belong to no list.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stonehall.games.alliances.cards import (
    BOOK,
    BY_ID,
    CHAMPION,
    COMMON,
    CONJURATION,
    EVENT,
    MERCENARIES,
    MUTATION,
    PARTS,
    SUMMONER,
    UNIT,
    WALL,
    WALL_CARD,
    WALLS_IN_DECK,
    Card,
    Faction,
)
from stonehall.games.alliances.factions import FACTIONS, READY_DECKS
from stonehall.games.alliances.words import WORDS
from stonehall.kernel.errors import Problem
from stonehall.kernel.message import Term
from stonehall.toolkit.deck_lists import DeckReader, ListedDeck, deck_of, named_deck
from stonehall.toolkit.names import id_of

EVENTS = 9
CHAMPIONS = 3
COMMONS = 18
UNITS = COMMONS + CHAMPIONS
DECK_SIZE = 1 + EVENTS + WALLS_IN_DECK + UNITS
"""With the summoner: 34 (SW1-DECK-10)."""

MOST_CHAMPIONS = 1
MOST_COMMONS = 10
"""The most copies of one card (SW1-DECK-8, SW1-DECK-9, SW1-DECK-18)."""
MOST_MERCENARIES = 6

UNBOUND = (MERCENARIES, "swamp-mercenaries")
"""The summoners who may have any number of Mercenaries (SW1-DECK-14, O-18)."""
NO_MUTATIONS_FOR = "cave-goblins"
"""Mutations are Filth cards, and an alliance is followed one step only (SW1-DECK-16, SW1-DECK-20)."""

GAME = "alliances"


class Deck(ListedDeck[Card]):
    """A summoner with the 33 other cards of its deck, the starting ones among them."""

    def __init__(self, name: str, faction: Faction, listed: Iterable[Card]) -> None:
        super().__init__(GAME, name, faction.summoner, listed, BOOK)
        self.faction = faction

    def starting(self) -> list[tuple[Card, tuple[int, int]]]:
        """What begins on the battlefield, and where in the owner's view (SW1-SETUP-3)."""
        return [(BY_ID[id], place) for id, place in self.faction.starting]

    def draw_pile(self) -> list[int]:
        """The cards that are shuffled: all but those of the starting setup (SW1-SETUP-5)."""
        rest = list(self.listed)
        for card, _ in self.starting():
            if card is not self.summoner:
                rest.remove(card.number)
        return rest

    def kinds(self) -> frozenset[int]:
        """The numbers of the different cards a player of this deck has, beside the board too."""
        beside = [card.number for card in self.faction.conjurations]
        return frozenset([*self.listed, *beside, self.summoner.number])


def ready_deck(id: str) -> Deck:
    """The deck of a faction as it comes in its box (SW1-DECK-1)."""
    faction = FACTIONS[id]
    cards = [*faction.champions, *faction.commons, *faction.mutations, *faction.events]
    listed = [card for card in cards for _ in range(card.copies)]
    return Deck(id, faction, listed + [WALL_CARD] * WALLS_IN_DECK)


def kinds_of(faction: Faction) -> frozenset[int]:
    """The numbers of the different cards that a player of the ready deck has, beside the board too."""
    return frozenset([card.number for card in faction.cards() if card.copies] + [WALL_CARD.number])


def deck_named(value: str) -> Deck:
    """A ready deck by its id, or a custom deck written out (lines separated by newlines or semicolons)."""
    return named_deck(value, READY_DECKS, ready_deck, read_deck, WORDS)


# The rules ------------------------------------------------------------------------------------------------------------


def allowed_factions(faction: str) -> set[str]:
    """The factions whose units a summoner may use, Mercenaries apart: links are used one step only (SW1-DECK-11)."""
    alliances = [id for id, parts in PARTS.items() if faction in parts]
    return {faction, *PARTS.get(faction, ()), *alliances}


def may_use(card: Card, faction: str) -> bool:
    """Whether a unit may be in a deck of this faction, how many of them left aside (SW1-DECK-7, -11..16, -20)."""
    if card.classes & MUTATION and faction == NO_MUTATIONS_FOR:
        return False
    return card.faction == MERCENARIES or card.faction in allowed_factions(faction)


def check(faction: Faction | None, listed: list[Card]) -> list[Problem]:
    """Every rule of deck construction that a deck breaks (SW1-DECK-19).

    While nobody knows the summoner (``None``), those that do not depend on it.
    """
    problems = _sizes(listed)
    counts = Counter(card.id for card in listed)
    for id, count in counts.items():
        card = BY_ID[id]
        name = Term("al-card", id)
        if card.classes & (SUMMONER | CONJURATION) or not card.classes & (UNIT | EVENT):
            problems.append(WORDS.problem("al-deck-not-in-deck", "SW1-DECK-10", card=name))
            continue
        most = MOST_CHAMPIONS if card.classes & CHAMPION else MOST_COMMONS
        if card.classes & UNIT and count > most:
            rule = "SW1-DECK-8" if card.classes & CHAMPION else "SW1-DECK-9"
            problems.append(WORDS.problem("deck-copies", rule, card=name, count=count, most=most))
        if faction is not None and card.classes & UNIT and not may_use(card, faction.id):
            problems.append(_stranger(card, faction))
    if faction is not None:
        problems += _fixed(faction, counts) + _mercenaries(faction, listed)
    return problems


def _sizes(listed: list[Card]) -> list[Problem]:
    """SW1-DECK-3, SW1-DECK-5, SW1-DECK-6; with Mutations only the units in all count (SW1-DECK-17, O-16)."""
    champions = sum(bool(card.classes & CHAMPION) for card in listed)
    commons = sum(bool(card.classes & COMMON) for card in listed)
    events = sum(bool(card.classes & EVENT and not card.classes & WALL) for card in listed)
    walls = sum(card is WALL_CARD for card in listed)
    sizes = [("events", EVENTS, events, "SW1-DECK-3"), ("walls", WALLS_IN_DECK, walls, "SW1-DECK-5")]
    problems = []
    if any(card.classes & MUTATION for card in listed):
        sizes.append(("units", UNITS, champions + commons, "SW1-DECK-17"))
        if champions > CHAMPIONS:
            problems.append(WORDS.problem("al-deck-champions", "SW1-DECK-17", most=CHAMPIONS, found=champions))
    else:
        sizes += [("commons", COMMONS, commons, "SW1-DECK-6"), ("champions", CHAMPIONS, champions, "SW1-DECK-6")]
    for what, wanted, found, rule in sizes:
        if wanted != found:
            problems.append(WORDS.problem(f"al-deck-size-{what}", rule, wanted=wanted, found=found))
    return problems


def _stranger(card: Card, faction: Faction) -> Problem:
    """A unit of a faction that the summoner may not use."""
    rule = "SW1-DECK-16" if card.classes & MUTATION else "SW1-DECK-11"
    if card.faction == "swamp-mercenaries":
        rule = "SW1-DECK-15"
    return WORDS.problem(
        "al-deck-faction", rule, card=Term("al-card", card.id), faction=Term("al-faction", card.faction),
        summoner=Term("al-card", faction.summoner.id),
    )  # fmt: skip


def _fixed(faction: Faction, counts: Counter[str]) -> list[Problem]:
    """Exactly the events of the reference card, and every unit of the starting setup (SW1-DECK-3, SW1-DECK-4)."""
    problems = []
    summoner = Term("al-card", faction.summoner.id)
    wanted = {card.id: card.copies for card in faction.events}
    for id in sorted({*wanted, *[id for id in counts if BY_ID[id].classes & EVENT]} - {WALL_CARD.id}):
        if counts[id] != wanted.get(id, 0):
            args = {"wanted": wanted.get(id, 0), "found": counts[id]}
            problems.append(
                WORDS.problem("al-deck-event", "SW1-DECK-3", "", card=Term("al-card", id), summoner=summoner, **args)
            )
    for id, count in setup_units(faction).items():
        if counts[id] < count:
            card = Term("al-card", id)
            problems.append(WORDS.problem("al-deck-setup", "SW1-DECK-4", card=card, wanted=count, found=counts[id]))
    return problems


def setup_units(faction: Faction) -> dict[str, int]:
    """The Commons and Champions of the starting setup, which every deck must have (SW1-DECK-4)."""
    return Counter(id for id, _ in faction.starting if BY_ID[id].classes & (COMMON | CHAMPION))


def _mercenaries(faction: Faction, listed: list[Card]) -> list[Problem]:
    """At most six, Commons and Champions together (SW1-DECK-12..15)."""
    found = sum(card.faction == MERCENARIES for card in listed)
    if faction.id in UNBOUND or found <= MOST_MERCENARIES:
        return []
    return [WORDS.problem("al-deck-mercenaries", "SW1-DECK-13", most=MOST_MERCENARIES, found=found)]


# Reading --------------------------------------------------------------------------------------------------------------


def find_card(name: str, faction: str = "") -> Card | None:
    """A card by its id or its English name, however it is written.

    Several cards may have the same name; then that of the summoner's faction is meant, or one that may join it.
    """
    id = id_of(name)
    named = [card for card in BOOK.cards if card.named == id]
    own = [card for card in named if card.faction == faction]
    joining = [card for card in named if faction and may_use(card, faction)]
    exact = [BY_ID[id]] if id in BY_ID else []
    return next(iter([*own, *exact, *joining, *named]), None)


def read_deck(text: str, name: str = "custom") -> Deck:
    """Read a deck (text or JSON) and check it; one error lists everything that is wrong."""
    reader = Reader(name)
    return deck_of(reader, reader.deck, text)


class Reader(DeckReader[Card]):
    """Reads one list."""

    def __init__(self, name: str) -> None:
        super().__init__(name, GAME, "al", "SW1-DECK-2", DECK_SIZE, WORDS, BOOK, FACTIONS, READY_DECKS)

    def find_card(self, name: str) -> Card | None:
        return find_card(name, self.summoners[0].faction if self.summoners else "")

    def deck(self) -> Deck:
        """The deck, if it is legal."""
        summoner = self.the_summoner()
        faction = None if summoner is None else FACTIONS[summoner.faction]
        self.cards.setdefault(WALL_CARD.id, WALLS_IN_DECK)
        if faction is not None and not any(BY_ID[id].classes & EVENT for id in self.cards if id != WALL_CARD.id):
            self.cards |= {card.id: card.copies for card in faction.events}
        listed = self.listed()
        self.problems += check(faction, listed)
        if self.problems or faction is None:
            raise self.refusal()
        return Deck(self.name, faction, listed)
