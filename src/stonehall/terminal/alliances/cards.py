"""A card in full, and the signs the board uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from stonehall.games.alliances.cards import BY_ID, EVENT, RANGES, UNIT, Card
from stonehall.games.alliances.messages import HELP
from stonehall.games.alliances.view_shape import PieceView
from stonehall.locale import Catalogue
from stonehall.terminal.alliances.board import RANGES as RANGE_SIGNS
from stonehall.terminal.alliances.board import VINE, WALL
from stonehall.terminal.battlefield import SIGNS
from stonehall.terminal.battlefield_cards import legend_of_plays, sheet_of, standing_line
from stonehall.terminal.layout import LIFE, MAGIC

OURS: Final = "*"
"""Behind the name of a card of which something is our own design."""


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
    head = [Text(kind, "italic"), *([Text(" · ".join(values))] if values else [])]
    if piece is not None:
        head.append(_now(piece, words))
    text = words.attribute(f"al-card-{id}", "text") if card.classes & EVENT or not card.classes & UNIT else ""
    shown = piece["abilities"] if piece is not None else [*card.ability_ids, *card.boosted_ids]
    noted_below = notes([card], words) if noted else []
    return sheet_of(title, head, text, dict.fromkeys(shown, ""), noted_below, words, "al", sought, width)


def _now(piece: PieceView, words: Catalogue) -> Text:
    """What a card in play is worth at the moment."""
    sign = f"{piece['attack']}{RANGE_SIGNS[piece['range']]}" if piece["attack"] >= 0 else ""
    force = f"{words.get('al-word-attack')} {sign}" if sign else ""
    counted = {"al-word-wounds": piece["wounds"], "al-word-poison": piece["poison"], "al-word-boosts": piece["boosts"]}
    return standing_line(piece, words, "al", force, counted, "al-word-under")


def legend(words: Catalogue) -> RenderableType:
    """The signs on the board, and how the plays of the game are written."""
    signs = words.get(
        "al-terminal-legend", south=SIGNS["south"], north=SIGNS["north"], southeast=SIGNS["south-east"],
        northeast=SIGNS["north-east"], sword=RANGE_SIGNS["sword"], bow=RANGE_SIGNS["bow"], life=LIFE, magic=MAGIC,
        wall=WALL, vine=VINE,
    )  # fmt: skip
    return legend_of_plays(signs, HELP, words, "al")
