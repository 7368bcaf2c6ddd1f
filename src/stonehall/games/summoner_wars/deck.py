"""Decks: the ready ones, custom ones written as text, and the rules a deck must keep (SW2-DECK-1..15).

A deck is written the way a person lists it, in any order and case::

    Summoner: Svara
    2 Parapet
    4 Ice Golem      # remarks go to the end of the line
    …

The list is the draw pile. Gates and epic events may be left out, since they are the same in every deck of a summoner;
what starts on the battlefield is not listed at all. The same deck as JSON is
``{"summoner": "svara", "cards": {"parapet": 2, "ice-golem": 4, …}}``.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable

from stonehall.games.summoner_wars.cards import (
    BY_ID,
    CARDS,
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
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.message import Term, Value
from stonehall.kernel.spelling import near
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
FORMAT = "stonehall deck 1"
"""What the JSON form says of itself."""


class Deck:
    """A summoner with the 30 cards of its draw pile. What starts on the battlefield follows from the summoner."""

    def __init__(self, name: str, faction: Faction, pile: Iterable[Card]) -> None:
        self.name = name
        self.faction = faction
        self.pile = sorted(card.number for card in pile)

    @property
    def summoner(self) -> Card:
        return self.faction.summoner

    def counts(self) -> dict[Card, int]:
        """The cards of the draw pile with their numbers of copies."""
        return {CARDS[card]: count for card, count in sorted(Counter(self.pile).items())}

    def write(self) -> str:
        """The deck as short text that :func:`read_deck` understands; records hold it like this."""
        lines = [f"{count} {card.id}" for card, count in self.counts().items()]
        return "\n".join([f"summoner: {self.summoner.id}", *lines]) + "\n"

    def write_json(self) -> str:
        """The deck as JSON that :func:`read_deck` understands."""
        cards = {card.id: count for card, count in self.counts().items()}
        data = {"format": FORMAT, "game": GAME, "name": self.name, "summoner": self.summoner.id, "cards": cards}
        return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


def ready_deck(id: str) -> Deck:
    """The deck of a faction as it comes in its box."""
    faction = FACTIONS[id]
    pile = [GATE] * PILE_GATES + [faction.epic] * EPIC_EVENTS + list(faction.champions)
    pile += [card for card in faction.events for _ in range(2)] + [card for card in faction.commons for _ in range(4)]
    return Deck(id, faction, pile)


def deck_named(value: str) -> Deck:
    """A ready deck by its id, or a custom deck written out (lines separated by newlines or semicolons)."""
    if value in FACTIONS:
        return ready_deck(value)
    if ":" in value or ";" in value or "\n" in value:
        return read_deck(value)
    raise SettingsError(
        f"There is no deck {value!r}.", [_unknown("sw2-deck-ready", value, READY_DECKS, known=", ".join(READY_DECKS))]
    )


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
                problems.append(WORDS.problem("sw2-deck-copies", rules[kind], card=name, count=count, most=most))
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


# Names ----------------------------------------------------------------------------------------------------------------


def find_card(name: str) -> Card | None:
    """A card by its English name or id, however it is written."""
    return BY_ID.get(id_of(name))


def find_faction(name: str) -> Faction | None:
    """A faction by the name of its summoner or by its own."""
    id = id_of(name)
    return next((faction for faction in FACTIONS.values() if id in (faction.id, faction.summoner.id)), None)


def _unknown(id: str, name: str, names: Iterable[str], where: str = "", rule: str = "", **args: Value) -> Problem:
    """A name that nothing has; the message ``…-near`` names those that may have been meant."""
    found = near(id_of(name), names)
    if found:
        return WORDS.problem(f"{id}-near", rule, where, name=name, near=" / ".join(found), **args)
    return WORDS.problem(id, rule, where, name=name, **args)


HINTS = 5
"""So many unknown names of a list are compared with all that there are; by then its writer knows what is meant."""


# Reading --------------------------------------------------------------------------------------------------------------

SUMMONER_LINE = re.compile(r"summoner\b\s*[:=]?(.*)", re.IGNORECASE)
COUNT_FIRST = re.compile(r"[x×]?(\d+)(?:[x×]|\s+[x×](?=\s))?\s*(.*)", re.IGNORECASE)
COUNT_LAST = re.compile(r"(.*\S)\s+\(?[x×]?(\d+)[x×]?\)?", re.IGNORECASE)


def read_deck(text: str, name: str = "custom") -> Deck:
    """Read a deck (text or JSON) and check it; one error lists everything that is wrong."""
    reader = Reader(name)
    text = text.lstrip("\ufeff")  # some editors begin a file with an invisible mark
    if text.lstrip().startswith("{"):
        reader.read_json(text)
    else:
        reader.read_text(text)
    return reader.deck()


class Reader:
    """Collects what a deck list says, and everything that is wrong with it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.problems: list[Problem] = []
        self.summoners: list[Faction] = []
        self.summoner_named = False
        self.cards: dict[str, int] = {}
        self.hints = 0

    def wrong(self, id: str, where: str = "", rule: str = "", **args: Value) -> None:
        self.problems.append(WORDS.problem(id, rule, where, **args))

    def read_text(self, text: str) -> None:
        lines = text.splitlines()
        for number, line in enumerate(lines, 1):
            # In a deck of a single line, such as the option of a record, remarks end with a semicolon too.
            words = line if len(lines) == 1 else line.split("#")[0]
            for part in words.split(";"):
                entry = part.split("#")[0].strip().lstrip("-*• ").strip()
                if entry:
                    self.read_entry(entry, f"line {number}")

    def read_entry(self, entry: str, where: str) -> None:
        """A line: the summoner, or copies of a card."""
        if match := SUMMONER_LINE.fullmatch(entry):
            self.add_summoner(match[1].strip(), where)
        elif match := COUNT_FIRST.fullmatch(entry):
            self.add(match[2], match[1], where)
        elif match := COUNT_LAST.fullmatch(entry):
            self.add(match[1], match[2], where)
        else:
            self.add(entry, "1", where)

    def read_json(self, text: str) -> None:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            problem = WORDS.problem("sw2-deck-json", error=str(error))
            raise SettingsError(f"The deck {self.name!r} cannot be read.", [problem]) from None
        for key, known in (("format", FORMAT), ("game", GAME)):
            if data.get(key, known) != known:
                self.wrong("sw2-deck-format", key, value=str(data[key]), known=known)
        if isinstance(data.get("name"), str):
            self.name = "".join(filter(str.isprintable, data["name"])).strip() or self.name
        if "summoner" in data:
            self.add_summoner(str(data["summoner"]), "summoner")
        cards = data.get("cards")
        if not isinstance(cards, dict):
            self.wrong("sw2-deck-json-cards", "cards")
            return
        for card, count in cards.items():
            if isinstance(count, int) and not isinstance(count, bool) and count >= 0:
                self.add(card, str(count), "cards")
            else:
                self.wrong("sw2-deck-json-copies", "cards", value=json.dumps(count), card=card)

    def add_summoner(self, name: str, where: str) -> None:
        self.summoner_named = True
        faction = find_faction(name)
        if faction is not None:
            self.summoners.append(faction)
            return
        known = [FACTIONS[id].summoner.id for id in READY_DECKS]
        listed = ", ".join(known)
        self.problems.append(
            _unknown(
                "sw2-deck-no-summoner", name, self.hinted([*known, *READY_DECKS]), where, "SW2-DECK-2", known=listed
            )
        )

    def hinted(self, names: Iterable[str]) -> Iterable[str]:
        """What an unknown name may have been meant for, as long as hints are given."""
        self.hints += 1
        return names if self.hints <= HINTS else ()

    def add(self, name: str, copies: str, where: str) -> None:
        card = find_card(name)
        if card is None:
            self.problems.append(_unknown("sw2-deck-no-card", name, self.hinted(BY_ID), where))
        elif len(copies) > 4 or int(copies) > PILE_SIZE:
            self.wrong("sw2-deck-too-many", where, "SW2-DECK-2", card=Term("sw2-card", card.id), count=copies[:12])
        elif card.is_a(SUMMONER) and int(copies) == 1:
            self.add_summoner(name, where)
        else:
            self.cards[card.id] = self.cards.get(card.id, 0) + int(copies)

    def deck(self) -> Deck:
        """The deck, if it is legal."""
        faction = self.summoners[0] if self.summoners else None
        if len(self.summoners) > 1:
            named = ", ".join(faction.summoner.id for faction in self.summoners)
            self.wrong("sw2-deck-summoners", rule="SW2-DECK-2", count=len(self.summoners), names=named)
        elif not self.summoner_named:
            self.wrong("sw2-deck-summoner-missing", rule="SW2-DECK-2")
        cards = dict(self.cards)
        cards.setdefault(GATE.id, PILE_GATES)
        if faction is not None and not any(BY_ID[id].is_a(EPIC) for id in cards):
            cards[faction.epic.id] = EPIC_EVENTS
        pile = [BY_ID[id] for id, count in cards.items() for _ in range(count)]
        self.problems += check(faction, pile)
        if self.problems or faction is None:
            raise SettingsError(f"The deck {self.name!r} cannot be played.", self.problems)
        return Deck(self.name, faction, pile)
