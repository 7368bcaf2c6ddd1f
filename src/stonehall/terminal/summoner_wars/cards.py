"""A card in full, and the signs the board uses."""

from __future__ import annotations

from difflib import get_close_matches

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from stonehall.games.summoner_wars.cards import BY_ID, CARDS, EVENT, MELEE, NO_COST, PHASES, UNIT
from stonehall.games.summoner_wars.messages import HELP
from stonehall.games.summoner_wars.view import PieceView
from stonehall.locale import Catalogue
from stonehall.terminal.summoner_wars.board import ATTACKS, GATE, INKS, SIGNS, STRUCTURE
from stonehall.terminal.summoner_wars.panels import LIFE, MAGIC


def find_cards(name: str, words: Catalogue) -> list[str]:
    """The ids of the cards a name means: exactly one if it is clear, else those that come near."""
    wanted = name.strip().lower()
    names: dict[str, str] = {}
    for card in CARDS:
        names[card.id.replace("-", " ")] = card.id
        names[card.id] = card.id
        if words.has(f"card-{card.id}"):
            names[words.get(f"card-{card.id}").lower()] = card.id
    if wanted in names:
        return [names[wanted]]
    inside = list(dict.fromkeys(id for known, id in names.items() if wanted and wanted in known))
    close = [names[known] for known in get_close_matches(wanted, names, n=4, cutoff=0.6)]
    return inside[:6] or list(dict.fromkeys(close))


def card_sheet(id: str, words: Catalogue, piece: PieceView | None = None) -> RenderableType:
    """Everything printed on a card; for a card in play also what it is worth now."""
    card = BY_ID[id]
    classes = [words.get(f"class-{name}") for name in card.class_names()]
    kind = " · ".join(classes + ([words.get(f"faction-{card.faction}")] if card.faction else []))
    values = []
    if card.cost != NO_COST:
        values.append(f"{words.get('word-cost')} {card.cost}{MAGIC}")
    if card.classes & UNIT:
        attack = "melee" if card.attack == MELEE else "ranged"
        values.append(f"{words.get('word-strength')} {card.strength}{ATTACKS[attack]} {words.get('attack-' + attack)}")
    if card.life:
        values.append(f"{words.get('word-life')} {card.life}{LIFE}")
    if card.classes & EVENT:
        values.append(words.get(f"phase-{PHASES[card.phase]}"))
    values += [words.get(f"symbol-{symbol}") for symbol in card.symbols]
    parts: list[RenderableType] = [Text(kind, "italic"), Text(" · ".join(values))]
    if piece is not None:
        parts.append(_now(piece, words))
    if words.has(f"card-{id}") and card.classes & EVENT:
        parts.append(Text(words.attribute(f"card-{id}", "text")))
    shown = piece["abilities"] if piece is not None else [ability.id for ability in card.abilities]
    for ability in shown:
        if words.has(f"ability-{ability}"):
            line = Text(words.get(f"ability-{ability}"), "bold yellow")
            parts.append(line.append(f" {words.attribute(f'ability-{ability}', 'text')}", "not bold default"))
    return Panel(Group(*parts), title=Text(words.get(f"card-{id}"), "bold"), title_align="left", width=76)


def _now(piece: PieceView, words: Catalogue) -> Text:
    """What a card in play is worth at the moment."""
    owner = piece["controller"]
    line = Text(f"{SIGNS[owner]} {piece['square']}", f"bold {INKS[owner]}")
    if piece["attack"]:
        line.append(f" · {words.get('word-strength')} {piece['strength']}{ATTACKS[piece['attack']]}", "default")
    line.append(f" · {words.get('word-life')} {piece['life']}/{piece['full_life']}{LIFE}", "default")
    if piece["boosts"]:
        line.append(f" · {words.get('word-boosts')} {piece['boosts']}", "default")
    if piece["under"]:
        under = ", ".join(words.get(f"card-{id}") for id in piece["under"])
        line.append(f" · {words.get('word-under')}: {under}", "default")
    return line


def legend(words: Catalogue) -> RenderableType:
    """The signs on the board, and how the plays of the game are written."""
    signs = words.get(
        "terminal-legend", south=SIGNS["south"], north=SIGNS["north"], melee=ATTACKS["melee"],
        ranged=ATTACKS["ranged"], life=LIFE, magic=MAGIC, gate=GATE, structure=STRUCTURE,
    )  # fmt: skip
    lines = [Text(signs), *(Text(words.get(f"help-{name}")) for name in HELP[:3])]
    verbs = [Text("  " + words.get(f"help-{name}"), "none") for name in HELP[3:]]
    return Group(*lines, Text(words.get("shell-plays"), "bold"), *verbs)
