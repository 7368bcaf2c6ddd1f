"""What the terminal wants from a game: how it looks and how it speaks. The loop around it knows no game.

A game with a display of its own names it (``Game.display``); all others are shown by the fallback display.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, cast

import typer
from rich.console import RenderableType

from stonehall.kernel import TURN, AnyGame, Event, State, line_ends
from stonehall.kernel.message import Value
from stonehall.locale import Catalogue
from stonehall.terminal.layout import Layout, Marks

View = Mapping[str, object]
THEMES = ("dark", "light")


class Display(ABC):
    """A game at a terminal, in one language. Its players go by their seats."""

    def __init__(self, game: AnyGame, words: Catalogue, seats: Sequence[str] = ()) -> None:
        self.game = game
        self.words = words
        self.seats = tuple(seats or game.seat_names)
        self.players: list[Value] = [self._seat(name) for name in self.seats]

    def _seat(self, name: str) -> Value:
        term = self.game.seat_term(name)
        return term if self.words.has(term.message_id) else name

    def seat_name(self, name: str) -> str:
        """What a seat is called: in words where there are some, else by its plain name."""
        term = self.game.seat_term(name)
        return self.words.get(term.message_id, **term.args) if self.words.has(term.message_id) else name

    def open_view(self, state: State) -> View:
        """Everything any player sees, for those who have the whole record in hand."""
        view = state.view(None)
        for seat in range(len(state.seat_names)):
            view = _filled(view, state.view(seat))
        return view

    def prompt(self, view: View) -> str:
        """What the viewer is asked; once the game is over, how it ended."""
        said = self.game.ending if view["over"] else self.game.prompt
        return self.words.text(said(view, self.players))

    def label(self, view: View, text: str) -> str:
        """A play in words."""
        return self.words.text(self.game.choice(view, text, self.players).label)

    def warning(self, view: View, text: str) -> str:
        """What a play costs or gives away that one may not be aware of, in words; mostly nothing."""
        warning = self.game.choice(view, text, self.players).warning
        return "" if warning is None else self.words.text(warning)

    def parts_to_come(self, view: View) -> Sequence[str]:
        """The parts of the turn after the one that is going on, by the names they are typed by."""
        return ()

    def log_event(self, event: Event) -> str:
        """Something that happened, in words."""
        line = self.words.text(self.game.event_message(event, self.players))
        return f"— {line}" if event.id == TURN else line

    def log_lines(self, told: Sequence[Event]) -> list[str]:
        """What happened, a line for each thing a player cares about, in words."""
        lines = [self.game.log_line(told, place, self.players) for place in range(len(told))]
        ends = line_ends(len(told), lambda place: line.covers if (line := lines[place]) else 1)
        return [self.words.text(line.message) if (line := lines[n]) else self.log_event(told[n]) for n in ends]

    # Commands of the program that a game may bring --------------------------------------------------------------

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

    def picture(self, view: View, theme: str) -> str:
        """An SVG picture of a view, in a theme of :data:`THEMES`."""
        return self.game.picture(view)

    def options(self, view: View) -> list[str]:
        """The plays a viewer may choose from."""
        decision = cast("Mapping[str, Any] | None", view["decision"])
        return list(decision["options"]) if decision is not None else []

    @abstractmethod
    def welcome(self, view: View, seat: int, alone: bool) -> str:
        """Who plays whom, and how to begin; not ``alone``: several people share the keyboard."""

    @abstractmethod
    def steps(self, view: View, text: str) -> tuple[str, ...]:
        """What is chosen one after the other to mean a play: many plays are grouped by what they have in common."""

    @abstractmethod
    def group_label(self, view: View, text: str, first: int, last: int) -> str:
        """What the steps of a play from ``first`` up to ``last`` say, in words: the name of a group."""

    @abstractmethod
    def rest_label(self, view: View, text: str, depth: int) -> str:
        """What the steps after the first ``depth`` say: mostly where to."""

    @abstractmethod
    def place(self, view: View, text: str) -> str:
        """The square a play ends on, or empty."""

    @abstractmethod
    def actors(self, view: View, text: str) -> Sequence[str]:
        """The squares or cards a play begins with; none where it is only a place that is chosen."""

    @abstractmethod
    def card(self, view: View, name: str) -> RenderableType | list[str]:
        """A card in full, found by name or square; else the names that come near."""

    @abstractmethod
    def help(self) -> RenderableType:
        """The signs on the board and how plays are written."""


def _filled(known: Any, more: Any) -> Any:
    """What is hidden (``None``) in one view, filled in from another."""
    if known is None:
        return more
    if isinstance(known, Mapping) and isinstance(more, Mapping):
        return {key: _filled(value, more.get(key)) for key, value in known.items()}
    if isinstance(known, list) and isinstance(more, list) and len(known) == len(more):
        return [_filled(one, other) for one, other in zip(known, more, strict=True)]
    return known
