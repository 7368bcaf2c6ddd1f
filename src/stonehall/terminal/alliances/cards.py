"""A card in full, and the signs the board uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stonehall.games.alliances.cards import BY_ID, CARDS, EVENT, RANGES, UNIT, Card
from stonehall.games.alliances.messages import HELP
from stonehall.games.alliances.view_shape import PieceView
from stonehall.locale import Catalogue
from stonehall.terminal.alliances.board import RANGES as RANGE_SIGNS
from stonehall.terminal.alliances.board import VINE, WALL
from stonehall.terminal.battlefield import INKS, SIGNS
from stonehall.terminal.finding import find_named, light
from stonehall.terminal.layout import LIFE, MAGIC

OURS: Final = "*"
"""Behind the name of a card of which something is our own design."""


def find_cards(name: str, words: Catalogue) -> list[str]:
    """The ids of the cards a name means: exactly one if it is clear, else those that come near."""
    names = {card.id: card.id for card in CARDS} | {words.get(f"al-card-{card.id}"): card.id for card in CARDS}
    return find_named(name, names)


def mark_of(card: Card) -> str:
    return OURS if card.ours else ""


def range_name(card: Card) -> str:
    return next((name for name, number in RANGES.items() if number == card.range), "")


def notes(cards: Iterable[Card], words: Catalogue) -> list[Text]:
    """What the mark on these cards means."""
    told = words.get("al-terminal-ours", sign=OURS)
    return [Text(told, "bright_black")] if any(card.ours for card in cards) else []


def card_sheet(
    id: str,
    words: Catalogue,
    piece: PieceView | None = None,
    sought: Sequence[str] = (),
    noted: bool = True,
    width: int = 76,
) -> RenderableType:
    """Everything printed on a card; for a card in play also what it is worth now. Words ``sought`` are lit."""
    card = BY_ID[id]
    classes = [words.get(f"al-class-{name}") for name in card.class_names() if name != "unit"]
    kind = " · ".join(classes + ([words.get(f"al-faction-{card.faction}")] if card.faction else []))
    values = [f"{words.get('al-word-cost')} {card.cost}{MAGIC}"] if card.cost >= 0 else []
    if card.classes & UNIT:
        reach = range_name(card)
        sign = f"{card.attack}{RANGE_SIGNS[reach]}"
        values.append(f"{words.get('al-word-attack')} {sign} {words.get('al-range-' + reach)}")
    values += [f"{words.get('al-word-life')} {card.life}{LIFE}"] if card.life else []
    values += [words.get("al-terminal-cards-boost", cost=card.boost)] if card.boost >= 0 else []
    title = Text(words.get(f"al-card-{id}") + mark_of(card), "bold")
    parts = [Text(kind, "italic"), *([Text(" · ".join(values))] if values else [])]
    if piece is not None:
        parts.append(_now(piece, words))
    told = len(parts)
    if card.classes & EVENT or not card.classes & UNIT:
        parts.append(Text(words.attribute(f"al-card-{id}", "text")))
    for ability in piece["abilities"] if piece is not None else [*card.ability_ids, *card.boosted_ids]:
        if words.has(f"al-ability-{ability}"):
            line = Text(words.get(f"al-ability-{ability}"), "bold yellow")
            parts.append(line.append(f" {words.attribute(f'al-ability-{ability}', 'text')}", "not bold default"))
    for part in [title, *parts[told:]]:
        light(part, sought)
    parts += notes([card], words) if noted else []
    return Panel(Group(*parts), title=title, title_align="left", width=width)


def _now(piece: PieceView, words: Catalogue) -> Text:
    """What a card in play is worth at the moment."""
    owner = piece["controller"]
    line = Text(f"{SIGNS[owner]} {piece['square']}", f"bold {INKS[owner]}")
    if piece["attack"] >= 0:
        line.append(f" · {words.get('al-word-attack')} {piece['attack']}{RANGE_SIGNS[piece['range']]}", "default")
    line.append(f" · {words.get('al-word-life')} {piece['life']}/{piece['full_life']}{LIFE}", "default")
    for id, count in (("wounds", piece["wounds"]), ("poison", piece["poison"]), ("boosts", piece["boosts"])):
        line.append(f" · {words.get(f'al-word-{id}')} {count}" if count else "", "default")
    if piece["under"]:
        whose = zip(piece["under"], piece["under_owners"], strict=True)
        under = [words.get(f"al-card-{id}") + (f" {SIGNS[seat]}" if seat != owner else "") for id, seat in whose]
        line.append(f" · {words.get('al-word-under')}: {', '.join(under)}", "default")
    return line


def legend(words: Catalogue) -> RenderableType:
    """The signs on the board, and how the plays of the game are written."""
    signs = words.get(
        "al-terminal-legend", south=SIGNS["south"], north=SIGNS["north"], southeast=SIGNS["south-east"],
        northeast=SIGNS["north-east"], sword=RANGE_SIGNS["sword"], bow=RANGE_SIGNS["bow"], life=LIFE, magic=MAGIC,
        wall=WALL, vine=VINE,
    )  # fmt: skip
    lines = [Text(signs), *(Text(words.get(f"al-help-{name}")) for name in HELP[:3])]
    verbs = [Text("  " + words.get(f"al-help-{name}"), "none") for name in HELP[3:]]
    return Group(*lines, Text(words.get("shell-plays"), "bold"), *verbs)
