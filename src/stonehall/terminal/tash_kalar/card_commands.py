"""The command ``stonehall cards tash-kalar``."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.console import Console

import stonehall
from stonehall.locale import catalogue
from stonehall.terminal.arguments import Arguments, Full, Language, SearchedText
from stonehall.terminal.tash_kalar.card_search import print_cards, search_for

app = typer.Typer(add_completion=False)


@app.command()
def cards(
    school: Annotated[str, typer.Option(help="Only this school, for example sylvan.")] = "",
    kind: Annotated[
        str, typer.Option("--class", help="Only being, legend, flare or task, or beings of a rank, for example heroic.")
    ] = "",
    text: SearchedText = "",
    full: Full = False,
    lang: Language = "en",
) -> None:
    """List and search the beings, legends, flares and tasks of Tash-Kalar."""
    arguments = Arguments()
    words = catalogue(arguments.language(lang), stonehall.load("tash-kalar"))
    search = search_for(arguments, words, school, kind, text)
    arguments.settle("The cards cannot be searched like this.")
    print_cards(search, words, Console(), full)
