"""The cards of Summoner Wars, searched, listed and shown in full."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from stonehall.games.summoner_wars.cards import (
    CARDS,
    CLASSES,
    CROSSED_AXES,
    EVENT,
    FACTIONS,
    MELEE,
    NO_COST,
    PHASES,
    SYMBOLS,
    UNIT,
    Card,
)
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel.spelling import did_you_mean
from stonehall.locale import Catalogue
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.finding import light
from stonehall.terminal.layout import QUIET
from stonehall.terminal.summoner_wars.board import ATTACKS
from stonehall.terminal.summoner_wars.cards import card_sheet, notes, own_name, own_symbols
from stonehall.terminal.summoner_wars.panels import LIFE, MAGIC, MAGIC_INK
from stonehall.toolkit.names import id_of, plain

FEW: Final = 6
"""So many cards are shown in full without being asked for."""
WIDEST: Final = 120
SHEET: Final = 100
LEAST: Final = 12
"""The last column of a list is left out where it would be narrower."""

INKS: Final = {
    "light": "#BFA22A", "cunning": "#B56CCB", "earth": "#A87B45", "spirit": "#3FA590", "instinct": "#D9762B",
    "water": "#4C8FD6", "dark": "#8468C0", "resolve": "#C95468", "air": "#5A9FBF", "divine": "#C98A1B",
    "logic": "#5F9E50", "fire": "#E0523A", CROSSED_AXES: "default",
}  # fmt: skip
"""Each symbol has its colour besides its name; all can be read on dark and on light."""

COST: Final = re.compile(r"(\d{1,3})\s*(?:(-|–|\+)\s*(\d{1,3})?)?")


# Searching ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Search:
    """What is wanted of a card; what is empty does not matter. ``words`` are plain and must all be found."""

    faction: str = ""
    symbol: str = ""
    kind: str = ""
    costs: range | None = None
    words: tuple[str, ...] = ()

    def finds(self, card: Card, spoken: Catalogue) -> bool:
        return (
            self.faction in ("", card.faction)
            and (not self.symbol or self.symbol in card.symbols)
            and (not self.kind or is_of_kind(card, self.kind))
            and (self.costs is None or card.cost in self.costs)
            and self.words_in(searchable(card, spoken) if self.words else "")
        )

    def words_in(self, text: str) -> bool:
        return all(word in text for word in self.words)

    def cards(self, spoken: Catalogue) -> list[Card]:
        """The cards that are found, faction by faction; those of every deck come last."""
        order = [*READY_DECKS, ""]
        return sorted(
            [card for card in CARDS if self.finds(card, spoken)],
            key=lambda card: (order.index(card.faction), card.number),
        )


def is_of_kind(card: Card, kind: str) -> bool:
    return card.gate if kind == "gate" else card.is_a(CLASSES[kind])


def searchable(card: Card, spoken: Catalogue) -> str:
    """Name and rules text of a card, plain."""
    texts = [spoken.get(f"sw2-card-{card.id}")]
    if card.is_a(EVENT):
        texts.append(spoken.attribute(f"sw2-card-{card.id}", "text"))
    for ability in card.abilities:
        if spoken.has(f"sw2-ability-{ability.id}"):  # the effect of an event is told in the text of its card
            texts += [spoken.get(f"sw2-ability-{ability.id}"), spoken.attribute(f"sw2-ability-{ability.id}", "text")]
    return plain("\n".join(texts))


def search_for(
    arguments: Arguments, spoken: Catalogue, faction: str, symbol: str, kind: str, cost: str, text: str
) -> Search:
    """The search that the words of a command line ask for."""
    kinds = {name: name for name in (*CLASSES, "gate")} | {"standard-event": "standard", "epic-event": "epic"}
    return Search(
        _meant(arguments, spoken, "faction", faction, {id: id for id in READY_DECKS}),
        _meant(arguments, spoken, "symbol", symbol, {id: id for id in SYMBOLS}),
        _meant(arguments, spoken, "class", kind, kinds),
        _costs(arguments, cost) if cost else None,
        tuple(plain(text).split()),
    )


def _meant(arguments: Arguments, spoken: Catalogue, what: str, value: str, known: dict[str, str]) -> str:
    """What a word means: it is an id, or a name in the language spoken."""
    names = {id_of(spoken.get(f"sw2-{what}-{id}")): meant for id, meant in known.items()} | known
    found = names.get(id_of(value), "")
    if value and not found:
        listed = ", ".join(dict.fromkeys(known.values()))
        arguments.wrong(f"there is no {what} {value!r} ({listed}){did_you_mean(id_of(value), names)}", f"--{what}")
    return found


def _costs(arguments: Arguments, value: str) -> range | None:
    match = COST.fullmatch(value.strip())
    if match is None:
        arguments.wrong(f"{value!r} is no cost; write 2, 1-3 or 5+", "--cost")
        return None
    least, most = int(match[1]), int(match[3] or (999 if match[2] else match[1]))
    if most < least:
        arguments.wrong(f"{value!r} ends before it begins; write {most}-{least}", "--cost")
    return range(least, most + 1)


# Showing --------------------------------------------------------------------------------------------------------------


def print_cards(search: Search, spoken: Catalogue, console: Console, full: bool) -> None:
    """Few cards in full, many as a list."""
    found = search.cards(spoken)
    if not found:
        console.print(Text(spoken.get("terminal-cards-none")))
    elif full or len(found) <= FEW:
        for card in found:
            width = min(console.width, SHEET)
            console.print(card_sheet(card.id, spoken, sought=search.words, noted=False, width=width))
        for line in notes(found, spoken):
            console.print(line)
    else:
        rows: list[Text | list[Text]] = []
        heads = {faction: faction_head(faction, spoken) for faction in dict.fromkeys(card.faction for card in found)}
        several = len({kind_text(card, spoken) for card in found}) > 1
        for faction, head in heads.items():
            own = [card for card in found if card.faction == faction]
            rows += [*([Text()] if rows else []), head]
            rows += [card_cells(card, spoken, several, search.words) for card in own]
        console.print(aligned(rows, min(console.width, WIDEST)), "", sep="\n")
        print_legend([*found, *(FACTIONS[id].summoner for id in heads if id)], spoken, console)
        count = spoken.get("terminal-cards-count", count=len(found))
        console.print(Text(f"{count} · {spoken.get('terminal-cards-full')}", QUIET))


def print_legend(cards: Iterable[Card], spoken: Catalogue, console: Console) -> None:
    """What the signs in a list mean, those of doubt only if they occur."""
    for line in [Text(signs_text(spoken), QUIET), *notes(cards, spoken)]:
        console.print(line)


def signs_text(spoken: Catalogue) -> str:
    signs = {"magic": MAGIC, "melee": ATTACKS["melee"], "ranged": ATTACKS["ranged"], "life": LIFE}
    return spoken.get("sw2-terminal-cards-signs", **signs)


def faction_head(faction: str, spoken: Catalogue) -> Text:
    """The title of a group of cards."""
    if not faction:
        return Text(spoken.get("sw2-terminal-cards-every-deck"), "bold underline")
    name = spoken.get(f"sw2-faction-{faction}")
    return Text.assemble((name, "bold underline"), "  ", symbols_text(FACTIONS[faction].summoner, spoken))


def card_cells(card: Card, spoken: Catalogue, with_class: bool, sought: Sequence[str]) -> list[Text]:
    """A card as one line of a list: name, class where several are listed, values, symbols, abilities."""
    name = Text(spoken.get(f"sw2-card-{card.id}") + own_name(card, card.id), "bold")
    light(name, sought)
    kind = Text(kind_text(card, spoken) if with_class else "", QUIET)
    return [name, kind, *values(card), *texts_of(card, spoken, sought)]


def values(card: Card) -> list[Text]:
    """Cost, strength and life in a column each."""
    attack = ATTACKS["melee" if card.attack == MELEE else "ranged"]
    return [
        Text(f"{MAGIC}{card.cost}" if card.cost != NO_COST else "", MAGIC_INK),
        Text(f"{card.strength}{attack}" if card.is_a(UNIT) else ""),
        Text(f"{card.life:>2}{LIFE}" if card.life else ""),
    ]


def texts_of(card: Card, spoken: Catalogue, sought: Sequence[str] = ()) -> list[Text]:
    """Symbols and abilities in a column each; an event has its phase."""
    if card.is_a(EVENT):
        told = [spoken.get(f"sw2-phase-{PHASES[card.phase]}")]
    else:
        told = [spoken.get(f"sw2-ability-{ability.id}") + own_name(card, ability.id) for ability in card.abilities]
    abilities = Text(", ".join(told), "" if card.is_a(UNIT) else QUIET)
    light(abilities, sought)
    return [symbols_text(card, spoken), abilities]


def kind_text(card: Card, spoken: Catalogue) -> str:
    """The class that counts for a deck."""
    kinds = ("summoner", "champion", "common", "standard-event", "epic-event")
    kind = next((kind for kind in kinds if card.is_a(CLASSES[kind.removesuffix("-event")])), "structure")
    return spoken.get(f"sw2-class-{kind}")


def symbols_text(card: Card, spoken: Catalogue) -> Text:
    """The symbols that matter for a deck: every summoner shows the crossed axes, and no other card."""
    shown = [Text(spoken.get(f"sw2-symbol-{id}"), INKS[id]) for id in card.symbols if id != CROSSED_AXES]
    return Text(", ", QUIET).join(shown).append(own_symbols(card), "default")


def aligned(rows: Sequence[Text | list[Text]], width: int, indent: int = 2) -> Text:
    """Rows of cells in columns, titles between them. What is too long is cut at the end of its line."""
    cells = [row for row in rows if isinstance(row, list)]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    begin = indent + sum(room + 2 for room in widths[:-1] if room)
    widths[-1] = min(widths[-1], max(0, width - begin))
    if widths[-1] < LEAST and begin + widths[-1] >= width:
        widths[-1] = 0
    lines = []
    for row in rows:
        line = Text(" " * indent) if isinstance(row, list) else row.copy()
        for cell, room in zip(row if isinstance(row, list) else [], widths, strict=False):
            if room:
                part = cell.copy()
                part.truncate(room, overflow="ellipsis")
                line.append_text(part).append(" " * (room - cell_len(part.plain) + 2))
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return Text("\n").join(lines)
