"""``stonehall components GAME …``: for a game whose components are a text, which anybody may replace by their own."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer

from stonehall.kernel import AnyGame, Problem, StonehallError
from stonehall.locale import catalogue
from stonehall.terminal.arguments import Arguments, Language
from stonehall.terminal.files import write_output

COMPONENTS: Final = "components"
"""What the setting is called that takes them."""


def commands_for(game: AnyGame) -> typer.Typer:
    """The commands for one game."""
    app = typer.Typer(help=f"Play {game.title} with other components.", no_args_is_help=True)

    @app.command()
    def new(
        folder: Annotated[str, typer.Argument(metavar="FOLDER", help="A folder that is made for them.")],
        force: Annotated[bool, typer.Option("--force", help="Write over files that exist.")] = False,
        lang: Language = "en",
    ) -> None:
        """Write the game's own components into a folder, to begin with."""
        words = catalogue(_language(lang), game)
        files = game.text_files(COMPONENTS)
        there = [Problem("it exists; --force writes over it", str(Path(folder, name))) for name in files
                 if Path(folder, name).exists() and not force]  # fmt: skip
        if there:
            raise StonehallError("The components are not written.", there)
        for name, text in files.items():
            write_output(str(Path(folder, name)), text)
        command = shlex.join(["stonehall", "components", game.id, "check", folder])
        typer.echo(words.get("terminal-components-written", folder=folder, files=", ".join(files), command=command))

    @app.command()
    def check(
        path: Annotated[str, typer.Argument(metavar="PATH", help="A folder of .txt files, or one file.")],
        lang: Language = "en",
    ) -> None:
        """Say everything that is wrong with a set, or how to play with it."""
        language = _language(lang)
        arguments = Arguments()
        value = arguments.text(game, COMPONENTS, path)
        arguments.settle("These components cannot be played with.")
        printed = game.edition(game.complete({COMPONENTS: value})).cards()
        ours = {card.id for card in game.cards()}
        words = catalogue(language, game)
        command = shlex.join(["stonehall", "play", game.id, "--set", f"{COMPONENTS}={path}"])
        typer.echo(
            words.get(
                "terminal-components-good", title=game.text_title(COMPONENTS, value), count=len(printed),
                own=len([card for card in printed if card.id not in ours]), command=command,
            )
        )  # fmt: skip

    return app


def _language(value: str) -> str:
    arguments = Arguments()
    known = arguments.language(value)
    arguments.settle("This language is not spoken.")
    return known
