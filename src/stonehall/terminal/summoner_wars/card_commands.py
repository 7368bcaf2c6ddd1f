"""The command ``stonehall cards summoner-wars``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

import stonehall
from stonehall.locale import catalogue
from stonehall.terminal.arguments import Arguments, CardClass, Cost, Full, Language, SearchedText
from stonehall.terminal.summoner_wars.card_search import print_cards, search_for

app = typer.Typer(add_completion=False)


@app.command()
def cards(
    faction: Annotated[str, typer.Option(help="Only this faction, for example polar-dwarves.")] = "",
    symbol: Annotated[str, typer.Option(help="Only cards that show this symbol, for example water.")] = "",
    cost: Cost = "",
    kind: CardClass = "",
    text: SearchedText = "",
    full: Full = False,
    lang: Language = "en",
) -> None:
    """List and search the cards of Summoner Wars."""
    arguments = Arguments()
    words = catalogue(arguments.language(lang), stonehall.load("summoner-wars"))
    search = search_for(arguments, words, faction, symbol, kind, cost, text)
    arguments.settle("The cards cannot be searched like this.")
    print_cards(search, words, Console(), full)
