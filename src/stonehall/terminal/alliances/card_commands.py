"""The command ``stonehall cards alliances``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

import stonehall
from stonehall.locale import catalogue
from stonehall.terminal.alliances.card_search import print_cards, search_for
from stonehall.terminal.arguments import Arguments, CardClass, Cost, Full, Language, SearchedText

app = typer.Typer(add_completion=False)


@app.command()
def cards(
    faction: Annotated[str, typer.Option(help="Only this faction, for example swamp-orcs.")] = "",
    cost: Cost = "",
    kind: CardClass = "",
    text: SearchedText = "",
    full: Full = False,
    lang: Language = "en",
) -> None:
    """List and search the cards of Summoner Wars Alliances."""
    arguments = Arguments()
    words = catalogue(arguments.language(lang), stonehall.load("alliances"))
    search = search_for(arguments, words, faction, kind, cost, text)
    arguments.settle("The cards cannot be searched like this.")
    print_cards(search, words, Console(), full)
