"""Decks at a terminal: found, described, written with remarks, begun from a template. A game brings what is its own."""

from __future__ import annotations

import shlex
import textwrap
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from rich.console import Console, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

import stonehall
from stonehall.kernel import Problem, SettingsError, StonehallError, Term
from stonehall.kernel.spelling import did_you_mean
from stonehall.locale import Catalogue, catalogue
from stonehall.terminal.card_lists import WIDEST, aligned
from stonehall.terminal.files import read_text
from stonehall.terminal.layout import MAGIC, MAGIC_INK, QUIET
from stonehall.toolkit.deck_lists import ListedDeck
from stonehall.toolkit.factions import Faction, FactionCard, faction_named
from stonehall.toolkit.names import id_of

WIDTH: Final = 100
"""Remarks in a deck file are wrapped here."""
UNIT_BAR: Final = "█"
EVENT_BAR: Final = "░"

C = TypeVar("C", bound=FactionCard[Any])


class DeckDesk(ABC, Generic[C]):
    """What can be done with the decks of a game.

    ``groups`` are the parts of a deck in the order in which they are listed (the message ``<own_words>-<group>``);
    ``chosen`` those that the builder of a deck chooses, each with its size and the most copies of a card
    (``<own_words>-<group>s``).
    """

    game: str
    prefix: str
    own_words: str
    groups: Sequence[str]
    chosen: ClassVar[Mapping[str, tuple[int, int]]]

    def __init__(
        self,
        ready: Sequence[str],
        factions: Mapping[str, Faction[C]],
        ready_deck: Callable[[str], ListedDeck[C]],
        read_deck: Callable[[str, str], ListedDeck[C]],
    ) -> None:
        """``ready`` are the factions that have a ready deck; the functions make one, and read a list."""
        self.ready = ready
        self.factions = factions
        self.ready_deck = ready_deck
        self.read_deck = read_deck

    # What a game knows ------------------------------------------------------------------------------------------

    @abstractmethod
    def is_of(self, card: C, group: str) -> bool:
        """Whether a card belongs to a part of a deck."""

    @abstractmethod
    def starting(self, faction: str) -> list[C]:
        """What stands on the battlefield before the first turn."""

    @abstractmethod
    def others_for(self, faction: str) -> list[C]:
        """The cards that the ready deck does not have and that a deck of the faction may have."""

    @abstractmethod
    def size(self, deck: ListedDeck[C]) -> int:
        """How many cards the deck has in all."""

    # How a game shows its cards ---------------------------------------------------------------------------------

    @abstractmethod
    def mark(self, card: C) -> str:
        """A sign behind the name of a card that is not certain, or nothing."""

    @abstractmethod
    def values(self, card: C) -> list[Text]:
        """Cost, strength and life in a column each."""

    @abstractmethod
    def told(self, card: C, words: Catalogue) -> list[Text]:
        """What a list says of a card behind its values, in a column each; the last one may be cut."""

    @abstractmethod
    def remark_on(self, card: C, words: Catalogue) -> str:
        """What a builder wants to know of a card besides its values."""

    @abstractmethod
    def legend(self, cards: Iterable[C], words: Catalogue) -> list[Text]:
        """What the signs in a list mean."""

    @abstractmethod
    def head_of(self, faction: str, words: Catalogue) -> Text:
        """What a deck of the faction stands for, beside its name."""

    @abstractmethod
    def title(self, faction: str, words: Catalogue) -> str:
        """The first remark of a template."""

    @abstractmethod
    def fixed(self, faction: str, words: Catalogue) -> str:
        """The remark on what nobody chooses."""

    @abstractmethod
    def is_unit(self, card: C) -> bool: ...

    @abstractmethod
    def cost(self, card: C) -> int:
        """What a card costs; below 0 where it is not counted among the costs."""

    @abstractmethod
    def more_figures(self, deck: ListedDeck[C], words: Catalogue) -> list[Text]:
        """Lines beside the costs of a deck."""

    # Finding ----------------------------------------------------------------------------------------------------

    def deck_of(self, value: str) -> ListedDeck[C]:
        """The ready deck of this name, or the deck in this file (``-``: the standard input), checked."""
        known = self.ready
        if value in known:
            return self.ready_deck(value)
        if value != "-" and not Path(value).exists():
            ready = f"ready decks: {', '.join(known)}{did_you_mean(id_of(value), known)}"
            problem = Problem(f"neither a ready deck nor a file ({ready})", value)
            raise StonehallError("There is no such deck.", [problem])
        try:
            return self.read_deck(read_text(value), "custom" if value == "-" else Path(value).stem)
        except SettingsError as wrong:
            raise SettingsError(f"{value}: {wrong.headline}", wrong.problems) from None

    def faction_named(self, name: str) -> str:
        """The faction of this name, or the one whose summoner has it."""
        faction = faction_named(name, self.factions)
        if faction is not None:
            return faction.id
        known = [self.factions[id].summoner.id for id in self.ready]
        hint = did_you_mean(id_of(name), [*known, *self.ready])
        raise StonehallError("There is no such summoner.", [Problem(f"summoners: {', '.join(known)}{hint}", name)])

    # Describing -------------------------------------------------------------------------------------------------

    def group_of(self, deck: ListedDeck[C], group: str) -> dict[C, int]:
        """The cards of one part of a deck with their copies, its own faction first."""
        home = deck.summoner.faction
        found = [(card, count) for card, count in deck.counts().items() if self.is_of(card, group)]
        return dict(sorted(found, key=lambda entry: (entry[0].faction != home, entry[0].number)))

    def guests(self, deck: ListedDeck[C]) -> dict[C, int]:
        """The cards of other factions."""
        home = ("", deck.summoner.faction)
        return {card: count for card, count in deck.counts().items() if card.faction not in home}

    def name(self, card: C, words: Catalogue) -> str:
        return words.get(f"{self.prefix}-card-{card.id}")

    def faction_name(self, faction: str, words: Catalogue) -> str:
        return words.get(f"{self.prefix}-faction-{faction}")

    def composition(self, deck: ListedDeck[C], words: Catalogue) -> list[tuple[str, int, str]]:
        """The parts of a deck: what each is called, its size, its cards."""

        def named(cards: dict[C, int], foreign: bool = False) -> str:
            parts = []
            for card, count in cards.items():
                copies = f"{count} " if count > 1 else ""
                home = f" ({self.faction_name(card.faction, words)})" if foreign else ""
                parts.append(f"{copies}{self.name(card, words)}{self.mark(card)}{home}")
            return ", ".join(parts)

        start = self.starting_counts(deck)
        parts = [(words.get("terminal-deck-start"), sum(start.values()), named(start))]
        for group in self.groups:
            cards = self.group_of(deck, group)
            parts.append((words.get(f"{self.own_words}-{group}"), sum(cards.values()), named(cards)))
        if strangers := self.guests(deck):
            parts.append((words.get("terminal-deck-guests"), sum(strangers.values()), named(strangers, foreign=True)))
        return parts

    def starting_counts(self, deck: ListedDeck[C]) -> dict[C, int]:
        counts: dict[C, int] = {}
        for card in self.starting(deck.summoner.faction):
            counts[card] = counts.get(card, 0) + 1
        return counts

    def print_composition(self, deck: ListedDeck[C], words: Catalogue, console: Console) -> None:
        """That a deck is legal, and what it is made of."""
        faction = self.faction_name(deck.summoner.faction, words)
        told = words.get(
            "terminal-deck-legal", deck=deck.name, summoner=self.name(deck.summoner, words), faction=faction
        )
        console.print(Text(told, "bold"))
        grid = RichTable.grid(padding=(0, 2, 0, 0))
        grid.add_column(no_wrap=True)
        grid.add_column(justify="right")
        for name, size, cards in self.composition(deck, words):
            grid.add_row(Text(name), Text(str(size), "bold"), Text(cards))
        console.print(grid)

    def print_deck(self, deck: ListedDeck[C], words: Catalogue, console: Console) -> None:
        """The whole deck with the values of its cards."""
        width = min(console.width, WIDEST)
        home = deck.summoner.faction
        count = words.get("terminal-cards-count", count=self.size(deck))
        title = Text.assemble(
            (deck.name, "bold underline"), f"  {self.name(deck.summoner, words)}, {self.faction_name(home, words)}  ",
            self.head_of(home, words), (f"  {count}", QUIET),
        )  # fmt: skip
        console.print(title, "", sep="\n")
        rows: list[Text | list[Text]] = []
        start = self.starting_counts(deck)
        parts = {words.get("terminal-deck-start"): start}
        for group in self.groups:
            parts[words.get(f"{self.own_words}-{group}")] = self.group_of(deck, group)
        for name, cards in parts.items():
            head = Text(name, "bold yellow").append(f"  {sum(cards.values())}", QUIET)
            rows += [head, *[self._cells(card, count, deck, words) for card, count in cards.items()]]
        console.print(aligned(rows, width), "", sep="\n")
        console.print(self._figures(deck, words), "", sep="\n")
        for line in self.legend([*start, *deck.counts()], words):
            console.print(line)

    def _cells(self, card: C, count: int, deck: ListedDeck[C], words: Catalogue) -> list[Text]:
        """A line of the list; a card of another faction says where it comes from."""
        name = Text(f"{self.name(card, words)}{self.mark(card)}", "bold")
        home = self.faction_name(card.faction, words) if card in self.guests(deck) else ""
        *before, last = self.told(card, words)
        return [Text(str(count)), name, *self.values(card), *before, Text(home, "italic"), last]

    def _figures(self, deck: ListedDeck[C], words: Catalogue) -> RenderableType:
        """How a deck is made up: costs on the left, what the game counts on the right."""
        grid = RichTable.grid(padding=(0, 4, 0, 0))
        grid.add_row(self._cost_curve(deck.counts(), words), Text("\n").join(self.more_figures(deck, words)))
        return grid

    def _cost_curve(self, counts: dict[C, int], words: Catalogue) -> Text:
        """A bar for every cost: units, then events."""
        priced = {card: count for card, count in counts.items() if self.cost(card) >= 0}
        units, others = ([0] * (1 + max(map(self.cost, priced))) for _ in range(2))
        for card, count in priced.items():
            (units if self.is_unit(card) else others)[self.cost(card)] += count
        key = f"{UNIT_BAR} {words.get('terminal-deck-units')}"
        key += f" {EVENT_BAR} {words.get('terminal-deck-events')}" if any(others) else ""
        lines = [Text(words.get("terminal-deck-costs"), "bold yellow").append(f"  {key}", f"not bold {QUIET}")]
        for cost, (living, played) in enumerate(zip(units, others, strict=True)):
            line = Text(f"  {MAGIC}{cost} ", MAGIC_INK)
            line.append(UNIT_BAR * living, "default").append(EVENT_BAR * played, QUIET)
            lines.append(line.append(f" {living + played}" if living + played else "", "default"))
        mean = sum(cost * living for cost, living in enumerate(units)) / sum(units)
        said = f"{mean:.1f}" if words.language == "en" else f"{mean:.1f}".replace(".", ",")
        return Text("\n").join([*lines, Text(words.get("terminal-deck-mean", mean=said), QUIET)])

    # Writing ----------------------------------------------------------------------------------------------------

    def english(self, card: C) -> str:
        """The name of a card in a deck file, which is read in every language."""
        return self.name(card, catalogue("en", stonehall.load(self.game)))

    def listing(self, deck: ListedDeck[C], words: Catalogue) -> str:
        """A deck as text, part by part; in other languages than English with the names of the cards as remarks."""
        column = self._column(deck.counts())
        lines = [f"# {' '.join(deck.name.split())}", f"Summoner: {self.english(deck.summoner)}"]
        for group in self.groups:
            cards = self.group_of(deck, group)
            lines += ["", f"# {words.get(f'{self.own_words}-{group}')}: {sum(cards.values())}"]
            for card, count in cards.items():
                lines.append(_entry(f"{count} {self.english(card)}", column, self._translation(card, words)))
        return "\n".join(lines) + "\n"

    def template(self, faction: str, words: Catalogue, file: str = "FILE") -> str:
        """A deck to begin with: the ready one, and as remarks all that is needed to change it."""
        deck = self.ready_deck(faction)
        others = [card for card in self.others_for(faction) if any(self.is_of(card, group) for group in self.chosen)]
        column = self._column([*deck.counts(), *others]) + 1
        starting = ", ".join(self.name(card, words) for card in self.starting(faction))
        commands = (["deck", self.game, "check", file], ["play", self.game, "--deck", file])
        lines = [
            *_remark(self.title(faction, words)),
            *_remark(words.get("terminal-deck-how")),
            *_remark(words.get(f"{self.own_words}-starting", cards=starting)),
            *(line for note in self.legend([*deck.counts(), *others], words) for line in _remark(note.plain)),
            *[f"# {shlex.join(['stonehall', *command])}" for command in commands],
            "",
            f"Summoner: {self.english(deck.summoner)}",
        ]
        for group, (size, most) in self.chosen.items():
            lines += ["", f"# {words.get(f'{self.own_words}-{group}s', count=size, most=most)}"]
            for card, count in self.group_of(deck, group).items():
                lines.append(_entry(f"{count} {self.english(card)}", column, self._remarks(card, words)))
            more = [card for card in others if self.is_of(card, group)]
            lines += [f"# {words.get(f'{self.own_words}-more')}"] if more else []
            for card in more:
                foreign = card.faction != faction
                lines.append(_entry(f"#{most} {self.english(card)}", column, self._remarks(card, words, foreign)))
        lines += ["", f"# {self.fixed(faction, words)}"]
        for group in [group for group in self.groups if group not in self.chosen]:
            for card, count in self.group_of(deck, group).items():
                lines.append(_entry(f"{count} {self.english(card)}", column, self._remarks(card, words)))
        return "\n".join(lines) + "\n"

    def _column(self, cards: Iterable[C]) -> int:
        """Where the remarks begin, so that they stand below each other."""
        return max(len(self.english(card)) for card in cards) + 4

    def _translation(self, card: C, words: Catalogue) -> str:
        name = self.name(card, words)
        return name if name != self.english(card) else ""

    def _remarks(self, card: C, words: Catalogue, foreign: bool = False) -> str:
        """What a builder wants to know about a card."""
        numbers = [f"{cell.plain:<{width}}" for cell, width in zip(self.values(card), (2, 2, 3), strict=True)]
        home = self.faction_name(card.faction, words) if foreign else ""
        said = " · ".join(filter(None, [self.remark_on(card, words), home, self._translation(card, words)]))
        return f"{' '.join(numbers)}  {said} {self.mark(card)}".rstrip()

    def terms(self, faction: str) -> dict[str, Term]:
        """The summoner and the faction, for the words of a game."""
        summoner = Term(f"{self.prefix}-card", self.factions[faction].summoner.id)
        return {"summoner": summoner, "faction": Term(f"{self.prefix}-faction", faction)}


def _entry(entry: str, column: int, remark: str) -> str:
    return f"{entry:<{column}}# {remark}" if remark else entry


def _remark(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# ", break_on_hyphens=False)
