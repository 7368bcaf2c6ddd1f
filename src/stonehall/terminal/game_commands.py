"""Commands that a game brings: ``stonehall cards GAME …`` and ``stonehall deck GAME …`` are whatever it offers."""

from __future__ import annotations

from typing import Any, ClassVar

import typer
from typer.core import TyperGroup
from typer.main import get_command

import stonehall
from stonehall.kernel import Problem, StonehallError
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.component_commands import COMPONENTS, commands_for
from stonehall.terminal.display import Display
from stonehall.terminal.displays import display_class


class CommandsOfGames(TyperGroup):
    """One command for each game that has it, under the id of the game."""

    lacking: ClassVar[str]
    """What is said of the title of a game that has it not."""

    def brought_by(self, display: type[Display]) -> typer.Typer | None:
        """What a game brings."""
        return None

    def list_commands(self, ctx: Any) -> list[str]:
        return [id for id in stonehall.game_ids() if self._brought(id) is not None]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name.startswith("-"):
            return None
        arguments = Arguments()
        game = arguments.game(cmd_name)
        arguments.settle("There is no such game.")
        assert game is not None
        brought = self._brought(cmd_name)
        if brought is None:
            having = Problem(f"games that have them: {', '.join(self.list_commands(ctx))}")
            raise StonehallError(self.lacking.format(game.title), [having])
        command = get_command(brought)
        command.name = cmd_name
        return command

    def _brought(self, id: str) -> typer.Typer | None:
        return self.brought_by(display_class(stonehall.load(id)))


class CardCommands(CommandsOfGames):
    lacking = "{} has no cards."

    def brought_by(self, display: type[Display]) -> typer.Typer | None:
        return display.card_commands()


class DeckCommands(CommandsOfGames):
    lacking = "{} has no decks that could be built."

    def brought_by(self, display: type[Display]) -> typer.Typer | None:
        return display.deck_commands()


class ComponentCommands(CommandsOfGames):
    """Not brought, but the same for all games whose components are a text."""

    lacking = "{} is played with what is printed for it."

    def _brought(self, id: str) -> typer.Typer | None:
        game = stonehall.load(id)
        return commands_for(game) if any(one.text and one.name == COMPONENTS for one in game.settings) else None


def add_game_commands(app: typer.Typer) -> None:
    """Let the games bring their commands."""
    cards, decks, components = typer.Typer(), typer.Typer(), typer.Typer()
    app.add_typer(cards, name="cards", cls=CardCommands, no_args_is_help=True, subcommand_metavar="GAME …",
                  help="List and search the cards of a game.")  # fmt: skip
    app.add_typer(decks, name="deck", cls=DeckCommands, no_args_is_help=True, subcommand_metavar="GAME COMMAND …",
                  help="Build, check, show and convert decks of a game.")  # fmt: skip
    app.add_typer(components, name="components", cls=ComponentCommands, no_args_is_help=True,
                  subcommand_metavar="GAME COMMAND …",
                  help="Play a game with other cards, tiles and maps: write a set, check it.")  # fmt: skip
