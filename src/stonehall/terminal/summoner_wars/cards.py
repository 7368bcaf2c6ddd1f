"""A card in full, and the signs the board uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from stonehall.games.summoner_wars.cards import BY_ID, EVENT, FACTIONS, HIGH, MELEE, NO_COST, PHASES, UNIT, Card
from stonehall.games.summoner_wars.messages import HELP
from stonehall.games.summoner_wars.view_shape import PieceView
from stonehall.locale import Catalogue
from stonehall.terminal.battlefield import ATTACKS, SIGNS
from stonehall.terminal.battlefield_cards import legend_of_plays, sheet_of, standing_line
from stonehall.terminal.layout import LIFE, MAGIC
from stonehall.terminal.summoner_wars.board import GATE, STRUCTURE

OWN_NAME: Final = "*"
"""Behind a name that is our own translation."""
OWN_SYMBOLS: Final = "?"
"""Behind symbols that are partly our own choice."""


def own_name(card: Card, id: str) -> str:
    """The mark of a card or of one of its abilities whose printed English name is not known."""
    return OWN_NAME if card.faction and id in FACTIONS[card.faction].unverified else ""


def own_symbols(card: Card) -> str:
    """The mark of a card whose printed symbols are not known for sure."""
    sure = not card.faction or not card.symbols or FACTIONS[card.faction].symbols_confidence == HIGH
    return "" if sure else OWN_SYMBOLS


def notes(cards: Iterable[Card], words: Catalogue) -> list[Text]:
    """What the marks on these cards mean."""
    shown = list(cards)
    abilities = [(card, ability.id) for card in shown for ability in card.abilities]
    named = any(own_name(card, id) for card, id in [*((card, card.id) for card in shown), *abilities])
    chosen = any(map(own_symbols, shown))
    lines = [words.get("sw2-terminal-own-name", sign=OWN_NAME)] if named else []
    lines += [words.get("sw2-terminal-own-symbols", sign=OWN_SYMBOLS)] if chosen else []
    return [Text(line, "bright_black") for line in lines]


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
    classes = [words.get(f"sw2-class-{name}") for name in card.class_names()]
    kind = " · ".join(classes + ([words.get(f"sw2-faction-{card.faction}")] if card.faction else []))
    values = []
    if card.cost != NO_COST:
        values.append(f"{words.get('sw2-word-cost')} {card.cost}{MAGIC}")
    if card.classes & UNIT:
        attack = "melee" if card.attack == MELEE else "ranged"
        values.append(
            f"{words.get('sw2-word-strength')} {card.strength}{ATTACKS[attack]} {words.get('sw2-attack-' + attack)}"
        )
    if card.life:
        values.append(f"{words.get('sw2-word-life')} {card.life}{LIFE}")
    if card.classes & EVENT:
        values.append(words.get(f"sw2-phase-{PHASES[card.phase]}"))
    values += [words.get(f"sw2-symbol-{symbol}") for symbol in card.symbols]
    title = Text(words.get(f"sw2-card-{id}") + own_name(card, id), "bold")
    head = [Text(kind, "italic"), Text(" · ".join(values) + own_symbols(card))]
    if piece is not None:
        head.append(_now(piece, words))
    text = words.attribute(f"sw2-card-{id}", "text") if card.classes & EVENT else ""
    shown = piece["abilities"] if piece is not None else [ability.id for ability in card.abilities]
    abilities = {ability: own_name(card, ability) for ability in shown}
    return sheet_of(title, head, text, abilities, notes([card], words) if noted else [], words, "sw2", sought, width)


def _now(piece: PieceView, words: Catalogue) -> Text:
    """What a card in play is worth at the moment."""
    sign = f"{piece['strength']}{ATTACKS[piece['attack']]}" if piece["attack"] else ""
    force = f"{words.get('sw2-word-strength')} {sign}" if sign else ""
    return standing_line(piece, words, "sw2", force, {"sw2-word-boosts": piece["boosts"]}, "sw2-word-under")


def legend(words: Catalogue) -> RenderableType:
    """The signs on the board, and how the plays of the game are written."""
    signs = words.get(
        "sw2-terminal-legend", south=SIGNS["south"], north=SIGNS["north"], melee=ATTACKS["melee"],
        ranged=ATTACKS["ranged"], life=LIFE, magic=MAGIC, gate=GATE, structure=STRUCTURE,
    )  # fmt: skip
    return legend_of_plays(signs, HELP, words, "sw2")
