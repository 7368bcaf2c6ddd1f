"""Decks: the ready ones, custom ones written as text, and the rules a deck must keep (SW2-DECK-1..15).

A deck is written the way a person lists it, in any order and case::

    Summoner: Svara
    2 Parapet
    4 Ice Golem
    …

The list is the draw pile. Gates and epic events may be left out, since they are the same in every deck of a summoner;
what starts on the battlefield is not listed at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
    CHAMPION,
    COMMON,
    EPIC,
    GATE,
    STANDARD,
    STARTING_GATE,
    SUMMONER,
    Card,
    Faction,
)
from stonehall.games.summoner_wars.factions import FACTIONS
from stonehall.kernel.errors import OptionsError, Problem

PILE_GATES = 3
EPIC_EVENTS = 2
STANDARD_EVENTS = 6
CHAMPIONS = 3
COMMONS = 16
PILE_SIZE = PILE_GATES + EPIC_EVENTS + STANDARD_EVENTS + CHAMPIONS + COMMONS
DECK_SIZE = PILE_SIZE + 4
"""With the summoner, the starting gate and the two starting units: 34 (SW2-DECK-2)."""

COPIES = {CHAMPION: 1, STANDARD: 2, COMMON: 4}


class Deck:
    """A summoner with the 30 cards of its draw pile. What starts on the battlefield follows from the summoner."""

    def __init__(self, name: str, faction: Faction, pile: Iterable[Card]) -> None:
        self.name = name
        self.faction = faction
        self.pile = sorted(card.number for card in pile)

    @property
    def summoner(self) -> Card:
        return self.faction.summoner

    def write(self) -> str:
        """The deck as text that :func:`read_deck` understands."""
        counts = Counter(self.pile)
        lines = [f"{count} {CARDS[card].id}" for card, count in sorted(counts.items())]
        return "\n".join([f"summoner: {self.summoner.id}", *lines]) + "\n"


def ready_deck(id: str) -> Deck:
    """The deck of a faction as it comes in its box."""
    faction = FACTIONS[id]
    pile = [GATE] * PILE_GATES + [faction.epic] * EPIC_EVENTS + list(faction.champions)
    pile += [card for card in faction.events for _ in range(2)] + [card for card in faction.commons for _ in range(4)]
    return Deck(id, faction, pile)


def check(faction: Faction, pile: list[Card]) -> list[Problem]:
    """Every rule of deck construction that a draw pile breaks (SW2-DECK-13)."""
    problems = []
    counts = Counter(card.id for card in pile)

    def size(what: str, wanted: int, found: int) -> None:
        if found != wanted:
            problems.append(Problem(f"needs exactly {wanted} {what}, has {found}", rule="SW2-DECK-2"))

    size("cards in all (34 with what starts on the battlefield)", PILE_SIZE, len(pile))
    size("gates of 5 life", PILE_GATES, counts[GATE.id])
    size("epic events", EPIC_EVENTS, sum(card.is_a(EPIC) for card in pile))
    size("standard events", STANDARD_EVENTS, sum(card.is_a(STANDARD) for card in pile))
    size("champions", CHAMPIONS, sum(card.is_a(CHAMPION) for card in pile))
    size("commons", COMMONS, sum(card.is_a(COMMON) for card in pile))
    rules = {CHAMPION: "SW2-DECK-5", STANDARD: "SW2-DECK-4", COMMON: "SW2-DECK-6"}
    for id, count in counts.items():
        card = BY_ID[id]
        for kind, most in COPIES.items():
            if card.is_a(kind) and count > most:
                problems.append(Problem(f"{count} copies, at most {most} are allowed", id, rules[kind]))
        if card.is_a(EPIC) and card is not faction.epic:
            problems.append(
                Problem(f"only {faction.epic.id} is an epic event of {faction.summoner.id}", id, "SW2-DECK-3")
            )
        elif card.is_a(SUMMONER) or card is STARTING_GATE:
            problems.append(Problem("does not belong into a draw pile", id, "SW2-DECK-2"))
        elif card.symbols and not set(card.symbols) & set(faction.summoner.symbols):
            shown = " and ".join(card.symbols)
            own = ", ".join(faction.summoner.symbols)
            problems.append(Problem(f"shows only {shown}; {faction.summoner.id} needs one of {own}", id, "SW2-DECK-8"))
    return problems


def read_deck(text: str, name: str = "custom") -> Deck:
    """Read a deck and check it; one error lists everything that is wrong."""
    problems: list[Problem] = []
    faction: Faction | None = None
    pile: list[Card] = []
    for number, line in enumerate(text.replace(";", "\n").splitlines(), 1):
        words = line.split("#")[0].strip()
        if not words:
            continue
        where = f"line {number}"
        if words.lower().startswith("summoner:"):
            card = find_card(words.split(":", 1)[1])
            if card is None or not card.is_a(SUMMONER):
                known = ", ".join(known.summoner.id for known in FACTIONS.values())
                problems.append(Problem(f"{words!r} names no summoner (summoners: {known})", where))
            else:
                faction = FACTIONS[card.faction]
            continue
        count, _, rest = words.partition(" ")
        copies = count.lower().rstrip("x")
        card = find_card(rest if copies.isdigit() else words)
        if card is None:
            problems.append(Problem(f"there is no card {(rest if copies.isdigit() else words)!r}", where))
        else:
            pile += [card] * (int(copies) if copies.isdigit() else 1)
    if faction is None:
        problems.append(Problem("a line 'summoner: …' is missing", rule="SW2-DECK-2"))
    else:
        listed = Counter(card.id for card in pile)
        for fixed, copies_fixed in ((GATE, PILE_GATES), (faction.epic, EPIC_EVENTS)):
            if not listed[fixed.id]:
                pile += [fixed] * copies_fixed
        problems += check(faction, pile)
    if problems or faction is None:
        raise OptionsError(f"The deck {name!r} cannot be played.", problems)
    return Deck(name, faction, pile)


def find_card(name: str) -> Card | None:
    """A card by its English name or id, however it is capitalised."""
    id = "-".join(name.lower().replace("'", "").replace("\u2019", "").split())
    return BY_ID.get(id)


def deck_named(value: str) -> Deck:
    """A ready deck by its id, or a custom deck written out (lines separated by newlines or semicolons)."""
    if value in FACTIONS:
        return ready_deck(value)
    if ":" in value:
        return read_deck(value)
    raise OptionsError(
        f"There is no deck {value!r}.", [Problem(f"ready decks: {', '.join(FACTIONS)}; or a deck written as text")]
    )
