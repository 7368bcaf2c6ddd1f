"""The command ``stonehall cards mountain-king``: what is printed, in our set or in another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

import stonehall
from stonehall.games.mountain_king.component_names import message_of
from stonehall.locale import Catalogue, catalogue
from stonehall.terminal.arguments import Arguments, Language, SearchedText
from stonehall.terminal.layout import QUIET

GAME: Final = "mountain-king"
KINDS: Final = ("troll", "starter", "spell", "hall", "tunnel", "workshop")
SECTIONS: Final = {
    "troll-1": "mk-set-part-troll-1",
    "troll-2": "mk-set-part-troll-2",
    "troll-3": "mk-set-part-troll-3",
    "starter": "mk-set-part-starter",
    "spell": "mk-set-part-spell",
    "hall": "mk-set-part-hall",
    "tunnel": "mk-set-part-tunnel",
    "workshop": "mk-set-part-workshop",
}
"""The parts of a list, and what each is called."""

Facts = Mapping[str, Any]

app = typer.Typer(add_completion=False)


@app.command()
def cards(
    kind: Annotated[str, typer.Option("--class", help=f"Only {', '.join(KINDS[:-1])} or {KINDS[-1]}.")] = "",
    text: SearchedText = "",
    components: Annotated[
        str, typer.Option("--components", metavar="PATH", help="Another set: a folder of .txt files, or one file.")
    ] = "",
    lang: Language = "en",
) -> None:
    """List and search trolls, spells, halls, tunnels and workshops of the Mountain King."""
    arguments = Arguments()
    language = arguments.language(lang)
    if kind:
        arguments.one_of("--class", kind, KINDS)
    game = stonehall.load(GAME)
    value = arguments.text(game, "components", components) if components else ""
    arguments.settle("The cards cannot be searched like this.")
    edition = game.edition({"components": value})
    words = catalogue(language, edition)
    found = [card for card in edition.card_catalog() if kind in ("", card["kind"])]
    rows = {str(card["id"]): [Text(name_of(card, words), "bold"), *cells(card, words)] for card in found}
    wanted = text.casefold()
    print_cards([card for card in found if wanted in _plain(rows[str(card["id"])])], rows, words, Console())


def name_of(card: Facts, words: Catalogue) -> str:
    kind = "shape" if card["kind"] == "tunnel" else str(card["kind"])
    return words.get(message_of(kind, card["id"]))


def cells(card: Facts, words: Catalogue) -> list[Text]:
    """What is printed besides the name."""
    match card["kind"]:
        case "troll" | "starter":
            clan = "" if card["kind"] == "starter" else words.get(f"mk-clan-{card['clan']}")
            return [
                Text(clan),
                Text(_listed("symbol", card["symbols"], words)),
                Text(_listed("resource", card["lower"], words)),
            ]
        case "spell":
            effect = words.get(f"mk-effect-{card['effect']}", amount=card["amount"])
            return [Text(f"{effect} {words.get('mk-effect-late')}" if card["late"] else effect)]
        case "hall":
            return [Text(f"{card['small']} / {card['large']}"), Text("\n".join(card["drawing"]))]
        case "tunnel":
            return [Text(f"× {card['copies']}"), Text("\n".join(card["drawing"]))]
    return []


def _listed(kind: str, ids: list[str], words: Catalogue) -> str:
    return ", ".join(words.get(f"mk-{kind}-{id}") for id in ids)


def _plain(row: list[Text]) -> str:
    return " ".join(cell.plain for cell in row).casefold()


def print_cards(found: list[Facts], rows: Mapping[str, list[Text]], words: Catalogue, console: Console) -> None:
    """List cards, part by part."""
    for section, title in SECTIONS.items():
        here = [card for card in found if _section(card) == section]
        if not here:
            continue
        head = words.get(title)
        console.print(Text(head[:1].upper() + head[1:], "bold yellow").append(f"  {len(here)}", QUIET))
        grid = RichTable.grid(padding=(0, 2, 0, 0))
        for card in here:
            grid.add_row(*rows[card["id"]])
        console.print(grid, "", sep="\n")
    count = words.get("terminal-cards-count", count=len(found))
    console.print(Text(count if found else words.get("terminal-cards-none"), QUIET))


def _section(card: Facts) -> str:
    return f"troll-{card['level']}" if card["kind"] == "troll" else str(card["kind"])
