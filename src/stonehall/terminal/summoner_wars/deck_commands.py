"""The commands ``stonehall deck summoner-wars new | check | show | import | export``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import stonehall
from stonehall.games.summoner_wars.deck import GAME
from stonehall.kernel import Problem, StonehallError
from stonehall.locale import Catalogue, catalogue
from stonehall.terminal.arguments import Arguments, Language
from stonehall.terminal.files import write_output
from stonehall.terminal.summoner_wars.deck_sheet import print_composition, print_deck
from stonehall.terminal.summoner_wars.decks import deck_of, faction_of, listing, template

app = typer.Typer(
    add_completion=False, no_args_is_help=True, help="Build, check, show and convert decks of Summoner Wars."
)

DeckName = Annotated[str, typer.Argument(metavar="DECK", help="A ready deck, or a file; -: standard input.")]
DeckFile = Annotated[str, typer.Argument(metavar="FILE", help="A deck as text or JSON; -: standard input.")]
Out = Annotated[str, typer.Option("--out", metavar="FILE", help="Write it there instead of printing it.")]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]


@app.command()
def new(
    summoner: Annotated[str, typer.Argument(metavar="SUMMONER", help="A summoner or a faction, for example svara.")],
    out: Out = "",
    force: Force = False,
    lang: Language = "en",
) -> None:
    """Begin a deck: the ready one as text, with remarks on what may be changed."""
    words = _words(lang)
    _give(template(faction_of(summoner), words, out or "FILE"), out, force, words)


@app.command()
def check(deck: DeckName, lang: Language = "en") -> None:
    """Say that a deck is legal and what it is made of, or list every rule it breaks."""
    words = _words(lang)
    print_composition(deck_of(deck), words, Console())


@app.command()
def show(deck: DeckName, lang: Language = "en") -> None:
    """Show a deck: its cards with their values, the costs, the symbols."""
    words = _words(lang)
    print_deck(deck_of(deck), words, Console())


@app.command("import")
def import_(file: DeckFile, out: Out = "", force: Force = False, lang: Language = "en") -> None:
    """Read a deck as text or JSON, check it, and write it as orderly text."""
    words = _words(lang)
    _give(listing(deck_of(file), words), out, force, words)


@app.command()
def export(
    deck: DeckName,
    out: Out = "",
    as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
    force: Force = False,
    lang: Language = "en",
) -> None:
    """Write a ready deck, or the deck in a file, as text or JSON."""
    words = _words(lang)
    found = deck_of(deck)
    _give(found.write_json() if as_json else listing(found, words), out, force, words)


def _words(language: str) -> Catalogue:
    arguments = Arguments()
    known = arguments.language(language)
    arguments.settle("This language is not spoken.")
    return catalogue(known, stonehall.load(GAME))


def _give(text: str, out: str, force: bool, words: Catalogue) -> None:
    """Print a text, or write it into a file; somebody's deck is not written over by mistake."""
    if not out or out == "-":
        typer.echo(text, nl=False)
        return
    if Path(out).exists() and not force:
        raise StonehallError("The file is not written.", [Problem("it exists; --force writes over it", out)])
    write_output(out, text)
    typer.echo(words.get("sw2-terminal-deck-written", file=out), err=True)
