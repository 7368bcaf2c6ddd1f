"""What the terminal wants from a game: how it looks and how it speaks. The loop around it knows no game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

import typer
from rich.console import RenderableType

from stonehall.kernel import TURN, AnyGame, Event, State, Term
from stonehall.locale import Catalogue
from stonehall.terminal.layout import Layout, Marks

View = Mapping[str, object]
THEMES = ("dark", "light")


class Display(ABC):
    """A game at a terminal, in one language. Its players go by their seats."""

    def __init__(self, game: AnyGame, words: Catalogue) -> None:
        self.game = game
        self.words = words
        self.players = [Term("seat", name) for name in game.seat_names]

    def open_view(self, state: State) -> View:
        """Everything, for those who have the whole record in hand."""
        view: dict[str, Any] = {**state.view(None)}
        owns: list[dict[str, Any]] = [{**state.view(seat)} for seat in range(len(view["sides"]))]
        view["sides"] = [own["sides"][seat] for seat, own in enumerate(owns)]
        return view

    def prompt(self, view: View) -> str:
        """What the viewer is asked; once the game is over, how it ended."""
        return self.words.text(self.game.prompt(view, self.players))

    def label(self, view: View, text: str) -> str:
        """A play in words."""
        return self.words.text(self.game.choice(view, text, self.players).label)

    def log_line(self, event: Event) -> str:
        """Something that happened, in words."""
        line = self.words.text(self.game.log_message(event, self.players))
        return f"— {line}" if event.id == TURN else line

    # Commands of the program that a game may bring -------------------------------------------------------------

    @classmethod
    def card_commands(cls) -> typer.Typer | None:
        """What ``stonehall cards GAME`` does; ``None`` for a game without cards."""
        return None

    @classmethod
    def deck_commands(cls) -> typer.Typer | None:
        """What ``stonehall deck GAME`` does; ``None`` for a game whose decks nobody builds."""
        return None

    # What each game shows in its own way ------------------------------------------------------------------------

    @abstractmethod
    def frame(
        self, view: View, layout: Layout, marks: Marks, log: Sequence[str], players: Mapping[str, str]
    ) -> RenderableType:
        """The whole picture: board, players, hand, log."""

    @abstractmethod
    def picture(self, view: View, theme: str) -> str:
        """An SVG picture of a view, in a theme of :data:`THEMES`."""

    @abstractmethod
    def options(self, view: View) -> list[str]:
        """The plays a viewer may choose from."""

    @abstractmethod
    def welcome(self, view: View, seat: int, alone: bool) -> str:
        """Who plays whom, and how to begin; not ``alone``: several people share the keyboard."""

    @abstractmethod
    def family(self, text: str) -> tuple[str, ...]:
        """The first words of a play that it shares with the plays it is grouped with: who acts."""

    @abstractmethod
    def family_label(self, view: View, text: str) -> str:
        """Who acts, in words."""

    @abstractmethod
    def rest_label(self, view: View, text: str) -> str:
        """What the words after the family say: mostly where to."""

    @abstractmethod
    def place(self, text: str) -> str:
        """The square a play ends on, or empty."""

    @abstractmethod
    def card(self, view: View, name: str) -> RenderableType | list[str]:
        """A card in full, found by name or square; else the names that come near."""

    @abstractmethod
    def help(self) -> RenderableType:
        """The signs on the board and how plays are written."""
