"""A deck of Summoner Wars on one screen: its cards, what they cost and what they show."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Console, Group, RenderableType
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.games.summoner_wars.cards import EVENT, MELEE, UNIT, Card
from stonehall.games.summoner_wars.deck import DECK_SIZE, Deck
from stonehall.locale import Catalogue
from stonehall.terminal.layout import QUIET
from stonehall.terminal.summoner_wars.board import ATTACKS
from stonehall.terminal.summoner_wars.card_search import (
    INKS,
    WIDEST,
    aligned,
    print_legend,
    symbols_text,
    texts_of,
    values,
)
from stonehall.terminal.summoner_wars.cards import own_name
from stonehall.terminal.summoner_wars.decks import GROUPS, composition, group_of, guests, starting_cards
from stonehall.terminal.summoner_wars.panels import MAGIC, MAGIC_INK

UNIT_BAR: Final = "█"
EVENT_BAR: Final = "░"


def print_composition(deck: Deck, words: Catalogue, console: Console) -> None:
    """That a deck is legal, and what it is made of."""
    console.print(
        Text(
            words.get(
                "sw2-terminal-deck-legal", deck=deck.name, summoner=words.get(f"sw2-card-{deck.summoner.id}"),
                faction=words.get(f"sw2-faction-{deck.faction.id}"),
            ),
            "bold",
        )
    )  # fmt: skip
    grid = RichTable.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(justify="right")
    for name, size, cards in composition(deck, words):
        grid.add_row(Text(name), Text(str(size), "bold"), Text(cards))
    console.print(grid)


def print_deck(deck: Deck, words: Catalogue, console: Console) -> None:
    """The whole deck with the values of its cards."""
    width = min(console.width, WIDEST)
    summoner, faction = words.get(f"sw2-card-{deck.summoner.id}"), words.get(f"sw2-faction-{deck.faction.id}")
    count = words.get("terminal-cards-count", count=DECK_SIZE)
    title = Text.assemble(
        (deck.name, "bold underline"), f"  {summoner}, {faction}  ", symbols_text(deck.summoner, words),
        (f"  {count}", QUIET),
    )  # fmt: skip
    console.print(title, "", sep="\n")
    rows: list[Text | list[Text]] = []
    start = starting_cards(deck.faction)
    parts = {"start": dict.fromkeys(start, 1), **{group: group_of(deck, group) for group in GROUPS}}
    for group, cards in parts.items():
        head = Text(words.get(f"sw2-terminal-deck-{group}"), "bold yellow").append(f"  {sum(cards.values())}", QUIET)
        rows += [head, *[_cells(card, count, deck, words) for card, count in cards.items()]]
    console.print(aligned(rows, width), "", sep="\n")
    console.print(_figures(deck, words), "", sep="\n")
    print_legend([*start, *deck.counts()], words, console)


def _cells(card: Card, count: int, deck: Deck, words: Catalogue) -> list[Text]:
    """A line of the list; a card of another faction says where it comes from."""
    name = Text(f"{words.get(f'sw2-card-{card.id}')}{own_name(card, card.id)}", "bold")
    home = words.get(f"sw2-faction-{card.faction}") if card in guests(deck) else ""
    symbols, abilities = texts_of(card, words)
    return [Text(str(count)), name, *values(card), symbols, Text(home, "italic"), abilities]


def _figures(deck: Deck, words: Catalogue) -> RenderableType:
    """How the draw pile is made up: costs on the left, symbols and attacks on the right."""
    counts = deck.counts()
    shown: Counter[str] = Counter()
    attacks: Counter[str] = Counter()
    for card, count in counts.items():
        shown.update(dict.fromkeys(card.symbols, count))
        if card.is_a(UNIT):
            attacks["melee" if card.attack == MELEE else "ranged"] += count
    right = [Text(words.get("sw2-terminal-deck-shown"), "bold yellow")]
    for symbol, count in shown.most_common():
        right.append(Text(f"{count:>3} ").append(words.get(f"sw2-symbol-{symbol}"), INKS[symbol]))
    right.append(Text(words.get("sw2-terminal-deck-attacks"), "bold yellow"))
    for attack, count in attacks.most_common():
        right.append(Text(f"{count:>3} {ATTACKS[attack]} {words.get(f'sw2-attack-{attack}')}"))
    grid = RichTable.grid(padding=(0, 4, 0, 0))
    grid.add_row(_cost_curve(counts, words), Group(*right))
    return grid


def _cost_curve(counts: dict[Card, int], words: Catalogue) -> Text:
    """A bar for every cost: units, then events. Gates cost nothing in every deck and are left out."""
    key = f"{UNIT_BAR} {words.get('sw2-terminal-deck-units')} {EVENT_BAR} {words.get('sw2-terminal-deck-events')}"
    lines = [Text(words.get("sw2-terminal-deck-costs"), "bold yellow").append(f"  {key}", f"not bold {QUIET}")]
    bars = {kind: [0] * (1 + max(card.cost for card in counts)) for kind in (UNIT, EVENT)}
    for card, count in counts.items():
        if card.is_a(UNIT | EVENT):
            bars[UNIT if card.is_a(UNIT) else EVENT][card.cost] += count
    for cost, (units, events) in enumerate(zip(bars[UNIT], bars[EVENT], strict=True)):
        line = Text(f"  {MAGIC}{cost} ", MAGIC_INK)
        line.append(UNIT_BAR * units, "default").append(EVENT_BAR * events, QUIET)
        lines.append(line.append(f" {units + events}" if units + events else "", "default"))
    mean = sum(cost * units for cost, units in enumerate(bars[UNIT])) / sum(bars[UNIT])
    said = f"{mean:.1f}" if words.language == "en" else f"{mean:.1f}".replace(".", ",")
    return Text("\n").join([*lines, Text(words.get("sw2-terminal-deck-mean", mean=said), QUIET)])
