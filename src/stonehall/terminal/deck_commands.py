"""The commands ``stonehall deck GAME new | check | show | import | export``, for games whose decks people build."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

import stonehall
from stonehall.kernel import Problem, StonehallError
from stonehall.locale import Catalogue, catalogue
from stonehall.terminal.arguments import Arguments, Language
from stonehall.terminal.deck_desk import DeckDesk
from stonehall.terminal.files import write_output

Summoner = Annotated[str, typer.Argument(metavar="SUMMONER", help="A summoner or a faction.")]
DeckName = Annotated[str, typer.Argument(metavar="DECK", help="A ready deck, or a file; -: standard input.")]
DeckFile = Annotated[str, typer.Argument(metavar="FILE", help="A deck as text or JSON; -: standard input.")]
Out = Annotated[str, typer.Option("--out", metavar="FILE", help="Write it there instead of printing it.")]
Force = Annotated[bool, typer.Option("--force", help="Write over a file that exists.")]


def commands_for(desk: DeckDesk[Any], title: str) -> typer.Typer:
    """The commands for the decks of a game."""
    app = typer.Typer(
        add_completion=False, no_args_is_help=True, help=f"Build, check, show and convert decks of {title}."
    )

    def words_of(language: str) -> Catalogue:
        arguments = Arguments()
        known = arguments.language(language)
        arguments.settle("This language is not spoken.")
        return catalogue(known, stonehall.load(desk.game))

    def new(
        summoner: Summoner,
        out: Out = "",
        force: Force = False,
        lang: Language = "en",
    ) -> None:
        """Begin a deck: the ready one as text, with remarks on what may be changed."""
        words = words_of(lang)
        _give(desk.template(desk.faction_named(summoner), words, out or "FILE"), out, force, words)

    def check(deck: DeckName, lang: Language = "en") -> None:
        """Say that a deck is legal and what it is made of, or list every rule it breaks."""
        words = words_of(lang)
        desk.print_composition(desk.deck_of(deck), words, Console())

    def show(deck: DeckName, lang: Language = "en") -> None:
        """Show a deck: its cards with their values, the costs, what it is made of."""
        words = words_of(lang)
        desk.print_deck(desk.deck_of(deck), words, Console())

    def import_(file: DeckFile, out: Out = "", force: Force = False, lang: Language = "en") -> None:
        """Read a deck as text or JSON, check it, and write it as orderly text."""
        words = words_of(lang)
        _give(desk.listing(desk.deck_of(file), words), out, force, words)

    def export(
        deck: DeckName,
        out: Out = "",
        as_json: Annotated[bool, typer.Option("--json", help="Write JSON.")] = False,
        force: Force = False,
        lang: Language = "en",
    ) -> None:
        """Write a ready deck, or the deck in a file, as text or JSON."""
        words = words_of(lang)
        found = desk.deck_of(deck)
        _give(found.write_json() if as_json else desk.listing(found, words), out, force, words)

    for name, command in (("new", new), ("check", check), ("show", show), ("import", import_), ("export", export)):
        app.command(name)(command)
    return app


def _give(text: str, out: str, force: bool, words: Catalogue) -> None:
    """Print a text, or write it into a file; somebody's deck is not written over by mistake."""
    if not out or out == "-":
        typer.echo(text, nl=False)
        return
    if Path(out).exists() and not force:
        raise StonehallError("The file is not written.", [Problem("it exists; --force writes over it", out)])
    write_output(out, text)
    typer.echo(words.get("terminal-deck-written", file=out), err=True)
