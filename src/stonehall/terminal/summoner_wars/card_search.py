"""The cards of Summoner Wars, searched, listed and shown in full."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, RenderableType
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
from stonehall.locale import Catalogue
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.battlefield import ATTACKS
from stonehall.terminal.card_lists import costs_in, meant, print_found, spoken_names
from stonehall.terminal.finding import light
from stonehall.terminal.layout import LIFE, MAGIC, MAGIC_INK, QUIET
from stonehall.terminal.summoner_wars.cards import card_sheet, notes, own_name, own_symbols
from stonehall.toolkit.names import plain

INKS: Final = {
    "light": "#BFA22A", "cunning": "#B56CCB", "earth": "#A87B45", "spirit": "#3FA590", "instinct": "#D9762B",
    "water": "#4C8FD6", "dark": "#8468C0", "resolve": "#C95468", "air": "#5A9FBF", "divine": "#C98A1B",
    "logic": "#5F9E50", "fire": "#E0523A", CROSSED_AXES: "default",
}  # fmt: skip
"""Each symbol has its colour besides its name; all can be read on dark and on light."""


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

    def told(what: str, value: str, known: dict[str, str]) -> str:
        return meant(arguments, what, value, spoken_names(spoken, f"sw2-{what}", known), known)

    return Search(
        told("faction", faction, {id: id for id in READY_DECKS}),
        told("symbol", symbol, {id: id for id in SYMBOLS}),
        told("class", kind, kinds),
        costs_in(arguments, cost),
        tuple(plain(text).split()),
    )


# Showing --------------------------------------------------------------------------------------------------------------


def print_cards(search: Search, spoken: Catalogue, console: Console, full: bool) -> None:
    """Few cards in full, many as a list, faction by faction."""
    found = search.cards(spoken)
    factions = list(dict.fromkeys(card.faction for card in found))

    def sheet(id: str, width: int) -> RenderableType:
        return card_sheet(id, spoken, sought=search.words, noted=False, width=width)

    def rows() -> list[Text | list[Text]]:
        several = len({kind_text(card, spoken) for card in found}) > 1
        listed: list[Text | list[Text]] = []
        for faction in factions:
            own = [card for card in found if card.faction == faction]
            listed += [*([Text()] if listed else []), faction_head(faction, spoken)]
            listed += [card_cells(card, spoken, several, search.words) for card in own]
        return listed

    def told(listed: bool) -> list[Text]:
        return (
            legend_of([*found, *(FACTIONS[id].summoner for id in factions if id)], spoken)
            if listed
            else notes(found, spoken)
        )

    print_found([card.id for card in found], spoken, console, full, sheet, rows, told)


def legend_of(cards: Iterable[Card], spoken: Catalogue) -> list[Text]:
    """What the signs in a list mean, those of doubt only if they occur."""
    return [Text(signs_text(spoken), QUIET), *notes(cards, spoken)]


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
