"""What the terminal wants from a game: how it looks and how it speaks. The loop around it knows no game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from rich.console import RenderableType

from stonehall.kernel import Event, Game, State
from stonehall.locale import Catalogue
from stonehall.terminal.layout import Layout, Marks
from stonehall.terminal.summoner_wars import SummonerWarsTable
from stonehall.terminal.tash_kalar import TashKalarTable

View = Mapping[str, object]
THEMES = ("dark", "light")


class Table(Protocol):
    """A game at a terminal, in one language."""

    def open_view(self, state: State) -> View:
        """Everything, for those who have the whole record in hand."""

    def frame(
        self, view: View, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        """The whole picture: board, players, hand, log."""

    def picture(self, view: View, theme: str) -> str:
        """An SVG picture of a view, in a theme of :data:`THEMES`."""

    def options(self, view: View) -> list[str]:
        """The plays a viewer may choose from."""

    def welcome(self, view: View, seat: int, alone: bool) -> str:
        """Who plays whom, and how to begin; not ``alone``: several people share the keyboard."""

    def prompt(self, view: View) -> str:
        """What the viewer is asked; once the game is over, how it ended."""

    def label(self, view: View, text: str) -> str:
        """A play in words."""

    def family(self, text: str) -> tuple[str, ...]:
        """The first words of a play that it shares with the plays it is grouped with: who acts."""

    def family_label(self, view: View, text: str) -> str:
        """Who acts, in words."""

    def rest_label(self, view: View, text: str) -> str:
        """What the words after the family say: mostly where to."""

    def place(self, text: str) -> str:
        """The square a play ends on, or empty."""

    def line(self, event: Event) -> str:
        """Something that happened, in words."""

    def card(self, view: View, name: str) -> RenderableType | list[str]:
        """A card in full, found by name or square; else the names that come near."""

    def help(self) -> RenderableType:
        """The signs on the board and how plays are written."""


def table_for(game: Game, words: Catalogue) -> Table:
    """How a game is shown."""
    return TashKalarTable(words) if game.id == "tash-kalar" else SummonerWarsTable(words)
