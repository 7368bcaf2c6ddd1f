"""Decks that people list: a summoner and copies of cards, as text or JSON, with everything that is wrong told at once.

A deck is written the way a person lists it, in any order and case::

    Summoner: Svara
    2 Parapet
    4 Ice Golem      # remarks go to the end of the line
    …

The same deck as JSON is ``{"summoner": "svara", "cards": {"parapet": 2, "ice-golem": 4, …}}``. What a deck must
be, and which cards need not be listed, is for the game to say.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

from stonehall.kernel.deck_plan import DeckDraft
from stonehall.kernel.errors import Problem, SettingsError
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.message import Term, Value
from stonehall.kernel.spelling import near
from stonehall.toolkit.english import EnglishText
from stonehall.toolkit.factions import Faction, faction_named
from stonehall.toolkit.names import id_of
from stonehall.toolkit.registry import Registry, T

FORMAT: Final = "stonehall deck 1"
"""What the JSON form says of itself."""

HINTS: Final = 5
"""So many unknown names of a list are compared with all that there are; by then its writer knows what is meant."""

SUMMONER_LINE: Final = re.compile(r"summoner\b\s*[:=]?(.*)", re.IGNORECASE)
COUNT_FIRST: Final = re.compile(r"[x×]?(\d+)(?:[x×]|\s+[x×](?=\s))?\s*(.*)", re.IGNORECASE)
COUNT_LAST: Final = re.compile(r"(.*\S)\s+\(?[x×]?(\d+)[x×]?\)?", re.IGNORECASE)


@mypyc_attr(allow_interpreted_subclasses=True)
class ListedDeck(Generic[T]):
    """A summoner with the cards that its list names, by their numbers."""

    def __init__(self, game: str, name: str, summoner: T, listed: Iterable[T], book: Registry[T]) -> None:
        self.game = game
        self.name = name
        self.summoner = summoner
        self.listed = sorted([card.number for card in listed])
        self.book = book

    def counts(self) -> dict[T, int]:
        """The cards of the list with their numbers of copies."""
        return {self.book.cards[card]: count for card, count in sorted(Counter(self.listed).items())}

    def write(self) -> str:
        """The deck as short text that its reader understands; records hold it like this."""
        lines = [f"{count} {card.id}" for card, count in self.counts().items()]
        return "\n".join([f"summoner: {self.summoner.id}", *lines]) + "\n"

    def write_json(self) -> str:
        """The deck as JSON that its reader understands."""
        cards = {card.id: count for card, count in self.counts().items()}
        data = {"format": FORMAT, "game": self.game, "name": self.name, "summoner": self.summoner.id, "cards": cards}
        return json.dumps(data, indent=2, ensure_ascii=False) + "\n"


D = TypeVar("D", bound=ListedDeck[Any])


def is_written_out(value: str) -> bool:
    """Whether a deck is not only named but listed: lines are separated by newlines or semicolons."""
    return ":" in value or ";" in value or "\n" in value


def unknown(
    words: EnglishText, id: str, name: str, names: Iterable[str], where: str = "", rule: str = "", **args: Value
) -> Problem:
    """A name that nothing has; the message ``…-near`` names those that may have been meant."""
    found = near(id_of(name), names)
    if found:
        return words.problem(f"{id}-near", rule, where, name=name, near=" / ".join(found), **args)
    return words.problem(id, rule, where, name=name, **args)


def named_deck(
    value: str, ready: Sequence[str], ready_deck: Callable[[str], D], read_deck: Callable[[str], D], words: EnglishText
) -> D:
    """A ready deck by its id, or a custom deck written out."""
    if value in ready:
        return ready_deck(value)
    if is_written_out(value):
        return read_deck(value)
    problem = unknown(words, "deck-ready", value, ready, known=", ".join(ready))
    raise SettingsError(f"There is no deck {value!r}.", [problem])


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckReader(Generic[T]):
    """Collects what a deck list says, and everything that is wrong with it.

    ``prefix`` is that of the words of the game, ``rule`` its rule of what a deck is made of, ``most`` how many copies
    of a card a deck could hold at all; ``ready`` are the factions that have a ready deck.
    """

    def __init__(
        self,
        name: str,
        game: str,
        prefix: str,
        rule: str,
        most: int,
        words: EnglishText,
        book: Registry[T],
        factions: Mapping[str, Faction[T]],
        ready: Sequence[str],
    ) -> None:
        self.name = name
        self.game = game
        self.prefix = prefix
        self.rule = rule
        self.most = most
        self.words = words
        self.book = book
        self.factions = factions
        self.ready = ready
        self.problems: list[Problem] = []
        self.summoners: list[T] = []
        self.summoner_named = False
        self.cards: dict[str, int] = {}
        self._hints = 0

    def find_summoner(self, name: str) -> T | None:
        """The summoner that a name means, its own or that of its faction."""
        faction = faction_named(name, self.factions)
        return None if faction is None else faction.summoner

    def known_summoners(self) -> list[str]:
        """The ids of all summoners."""
        return [self.factions[id].summoner.id for id in self.ready]

    def wrong(self, id: str, where: str = "", rule: str = "", **args: Value) -> None:
        """One more thing that is wrong."""
        self.problems.append(self.words.problem(id, rule, where, **args))

    def read(self, text: str) -> None:
        """Take in a whole list, text or JSON."""
        text = text.lstrip("\ufeff")  # some editors begin a file with an invisible mark
        if text.lstrip().startswith("{"):
            self.read_json(text)
        else:
            self.read_text(text)

    def read_text(self, text: str) -> None:
        """The line of the summoner may stand anywhere; it is read first, because names may depend on it."""
        lines = text.splitlines()
        entries: list[tuple[str, str]] = []
        for number, line in enumerate(lines, 1):
            # In a deck of a single line, such as the option of a record, remarks end with a semicolon too.
            words = line if len(lines) == 1 else line.split("#")[0]
            for part in words.split(";"):
                entry = part.split("#")[0].strip().lstrip("-*• ").strip()
                if entry:
                    entries.append((entry, f"line {number}"))
        for entry, where in entries:
            if match := SUMMONER_LINE.fullmatch(entry):
                self.add_summoner(match[1].strip(), where)
        for entry, where in entries:
            if not SUMMONER_LINE.fullmatch(entry):
                self.read_entry(entry, where)

    def read_entry(self, entry: str, where: str) -> None:
        """A line with copies of a card."""
        if match := COUNT_FIRST.fullmatch(entry):
            self.add(match[2], match[1], where)
        elif match := COUNT_LAST.fullmatch(entry):
            self.add(match[1], match[2], where)
        else:
            self.add(entry, "1", where)

    def read_json(self, text: str) -> None:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            problem = self.words.problem("deck-json", error=str(error))
            raise SettingsError(f"The deck {self.name!r} cannot be read.", [problem]) from None
        for key, known in (("format", FORMAT), ("game", self.game)):
            if data.get(key, known) != known:
                self.wrong("deck-format", key, value=str(data[key]), known=known)
        if isinstance(data.get("name"), str):
            self.name = "".join(filter(str.isprintable, data["name"])).strip() or self.name
        if "summoner" in data:
            self.add_summoner(str(data["summoner"]), "summoner")
        cards = data.get("cards")
        if not isinstance(cards, dict):
            self.wrong("deck-json-cards", "cards")
            return
        for card, count in cards.items():
            if isinstance(count, int) and not isinstance(count, bool) and count >= 0:
                self.add(card, str(count), "cards")
            else:
                self.wrong("deck-json-copies", "cards", value=json.dumps(count), card=card)

    def add_summoner(self, name: str, where: str) -> None:
        self.summoner_named = True
        found = self.find_summoner(name)
        if found is not None:
            self.summoners.append(found)
            return
        known = self.known_summoners()
        meant = self._hinted([*known, *self.ready])
        told = ", ".join(known)
        self.problems.append(unknown(self.words, "deck-no-summoner", name, meant, where, self.rule, known=told))

    def _hinted(self, names: Iterable[str]) -> Iterable[str]:
        """What an unknown name may have been meant for, as long as hints are given."""
        self._hints += 1
        return names if self._hints <= HINTS else ()

    def find_card(self, name: str) -> T | None:
        """The card that a name means: its English name or its id, however it is written."""
        return self.book.by_id.get(id_of(name))

    def add(self, name: str, copies: str, where: str) -> None:
        card = self.find_card(name)
        if card is None:
            self.problems.append(unknown(self.words, "deck-no-card", name, self._hinted(self.book.by_id), where))
        elif len(copies) > 4 or int(copies) > self.most:
            term = Term(f"{self.prefix}-card", card.id)
            self.wrong("deck-too-many", where, self.rule, card=term, count=copies[:12])
        elif int(copies) == 1 and card.id in self.known_summoners():
            self.add_summoner(name, where)
        else:
            self.cards[card.id] = self.cards.get(card.id, 0) + int(copies)

    def the_summoner(self) -> T | None:
        """The first summoner that was named; that there is none, or more than one, is noted."""
        if len(self.summoners) > 1:
            named = ", ".join([summoner.id for summoner in self.summoners])
            self.wrong("deck-summoners", rule=self.rule, count=len(self.summoners), names=named)
        elif not self.summoner_named:
            self.wrong("deck-summoner-missing", rule=self.rule)
        return self.summoners[0] if self.summoners else None

    def listed(self) -> list[T]:
        """The cards that were listed, copy by copy."""
        return [self.book.by_id[id] for id, count in self.cards.items() for _ in range(count)]

    def refusal(self) -> SettingsError:
        """The error that tells everything that is wrong."""
        return SettingsError(f"The deck {self.name!r} cannot be played.", self.problems)


def deck_of(reader: DeckReader[T], deck: Callable[[], D], text: str) -> D:
    """The ``deck`` that a list is, checked; one error lists everything that is wrong."""
    reader.read(text)
    return deck()


def draft_of(reader: DeckReader[T], deck: Callable[[], ListedDeck[T]], text: str) -> DeckDraft:
    """A list as it was read, whether it is a ``deck`` or not."""
    written = ""
    problems: Sequence[Problem] = []
    try:
        reader.read(text)
        written = deck().write()
    except SettingsError as wrong:
        problems = wrong.problems
    return DeckDraft(reader.summoners[0].id if reader.summoners else "", reader.cards, written, problems)
