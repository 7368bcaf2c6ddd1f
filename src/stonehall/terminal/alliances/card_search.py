"""The cards of Alliances, searched, listed and shown in full."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from stonehall.games.alliances.cards import CARDS, CLASSES, PARTS, UNIT, VINE_WALL, Card
from stonehall.games.alliances.factions import READY_DECKS
from stonehall.locale import Catalogue
from stonehall.terminal.alliances.board import RANGES as RANGE_SIGNS
from stonehall.terminal.alliances.cards import card_sheet, mark_of, notes, range_name
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.card_lists import costs_in, meant, print_found, spoken_names
from stonehall.terminal.finding import light
from stonehall.terminal.layout import LIFE, MAGIC, MAGIC_INK, QUIET
from stonehall.toolkit.names import plain

KINDS = ("summoner", "champion", "mutation", "common", "conjuration", "vine-wall", "wall", "event")
"""The classes by which a list tells cards apart, the narrower ones first."""


@dataclass(frozen=True)
class Search:
    """What is wanted of a card; what is empty does not matter. ``words`` are plain and must all be found."""

    faction: str = ""
    kind: str = ""
    costs: range | None = None
    words: tuple[str, ...] = ()

    def finds(self, card: Card, spoken: Catalogue) -> bool:
        return (
            self.faction in ("", card.faction)
            and (not self.kind or card.is_a(CLASSES[self.kind]))
            and (self.costs is None or card.cost in self.costs)
            and all(word in searchable(card, spoken) for word in self.words)
        )

    def cards(self, spoken: Catalogue) -> list[Card]:
        """The cards that are found, faction by faction; those of every deck come last."""
        order = {faction: place for place, faction in enumerate(READY_DECKS)}
        found = [card for card in CARDS if self.finds(card, spoken)]
        return sorted(found, key=lambda card: (order.get(card.faction, len(order)), card.faction, card.number))


def searchable(card: Card, spoken: Catalogue) -> str:
    """Name and rules text of a card, plain."""
    texts = [spoken.get(f"al-card-{card.id}")]
    if not card.is_a(UNIT):
        texts.append(spoken.attribute(f"al-card-{card.id}", "text"))
    for ability in [*card.ability_ids, *card.boosted_ids]:
        if spoken.has(f"al-ability-{ability}"):  # the effect of an event is told in the text of its card
            texts += [spoken.get(f"al-ability-{ability}"), spoken.attribute(f"al-ability-{ability}", "text")]
    return plain("\n".join(texts))


def search_for(arguments: Arguments, spoken: Catalogue, faction: str, kind: str, cost: str, text: str) -> Search:
    """The search that the words of a command line ask for."""

    def told(what: str, value: str, known: dict[str, str]) -> str:
        return meant(arguments, what, value, spoken_names(spoken, f"al-{what}", known), known)

    factions = sorted({card.faction for card in CARDS if card.faction})
    return Search(
        told("faction", faction, {id: id for id in factions}),
        told("class", kind, {id: id for id in CLASSES}),
        costs_in(arguments, cost),
        tuple(plain(text).split()),
    )


# Showing --------------------------------------------------------------------------------------------------------------


def print_cards(search: Search, spoken: Catalogue, console: Console, full: bool) -> None:
    """Few cards in full, many as a list, faction by faction."""
    found = search.cards(spoken)

    def sheet(id: str, width: int) -> RenderableType:
        return card_sheet(id, spoken, sought=search.words, noted=False, width=width)

    def rows() -> list[Text | list[Text]]:
        listed: list[Text | list[Text]] = []
        for faction in dict.fromkeys(card.faction for card in found):
            listed += [*([Text()] if listed else []), faction_head(faction, spoken)]
            listed += [card_cells(card, spoken, search.words) for card in found if card.faction == faction]
        return listed

    def told(listed: bool) -> list[Text]:
        return legend_of(found, spoken) if listed else notes(found, spoken)

    print_found([card.id for card in found], spoken, console, full, sheet, rows, told)


def legend_of(cards: Iterable[Card], spoken: Catalogue) -> list[Text]:
    """What the signs in a list mean, that of doubt only if it occurs."""
    signs = {"magic": MAGIC, "sword": RANGE_SIGNS["sword"], "bow": RANGE_SIGNS["bow"], "life": LIFE}
    return [Text(spoken.get("al-terminal-cards-signs", **signs), QUIET), *notes(cards, spoken)]


def faction_head(faction: str, spoken: Catalogue) -> Text:
    """The title of a group of cards."""
    if not faction:
        return Text(spoken.get("al-terminal-cards-every-deck"), "bold underline")
    name = Text(spoken.get(f"al-faction-{faction}"), "bold underline")
    return name.append(parts_text(faction, spoken), "not bold not underline")


def parts_text(faction: str, spoken: Catalogue) -> str:
    """The two parts of an alliance, in brackets; of other factions nothing."""
    parts = [spoken.get(f"al-faction-{part}") for part in PARTS.get(faction, ())]
    return f"  ({' + '.join(parts)})" if parts else ""


def card_cells(card: Card, spoken: Catalogue, sought: Sequence[str]) -> list[Text]:
    """A card as one line of a list: name, class, values, abilities."""
    name = Text(spoken.get(f"al-card-{card.id}") + mark_of(card), "bold")
    light(name, sought)
    return [name, Text(kind_text(card, spoken), QUIET), *values(card), abilities_text(card, spoken, sought)]


def kind_text(card: Card, spoken: Catalogue) -> str:
    return spoken.get(f"al-class-{next(kind for kind in KINDS if card.is_a(CLASSES[kind]))}")


def values(card: Card) -> list[Text]:
    """Cost, attack value and life in a column each."""
    return [
        Text(f"{MAGIC}{card.cost}" if card.cost >= 0 else "", MAGIC_INK),
        Text(f"{card.attack}{RANGE_SIGNS[range_name(card)]}" if card.is_a(UNIT) else ""),
        Text(f"{card.life:>2}{LIFE}" if card.life else ""),
    ]


def abilities_text(card: Card, spoken: Catalogue, sought: Sequence[str] = ()) -> Text:
    """The abilities of a card; those it has only with a boost stand in brackets."""
    names = [id for id in card.ability_ids if spoken.has(f"al-ability-{id}")]
    told = [spoken.get(f"al-ability-{id}") for id in names]
    told += [f"({spoken.get(f'al-ability-{id}')})" for id in card.boosted_ids]
    text = Text(", ".join(told), "" if card.is_a(UNIT) and not card.is_a(VINE_WALL) else QUIET)
    light(text, sought)
    return text
