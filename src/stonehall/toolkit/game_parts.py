"""The modules that answer for a game, each with its functions: what :class:`ModularGame` asks them for."""
# interpreted: protocols are for the type checker, and modules are no instances of compiled ones

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from stonehall.kernel.card_library import CardLibrary
from stonehall.kernel.choice import Choice
from stonehall.kernel.decision import Decision, Option
from stonehall.kernel.deck_plan import DeckPlan
from stonehall.kernel.editing import Editing
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import AnyGame
from stonehall.kernel.impression import Impression, Vocabulary
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.odds import Odds
from stonehall.kernel.state import Event

Plain = Mapping[str, object]


class PositionWriter(Protocol):
    def write(self, s: Any, /) -> str: ...


class PositionReader(Protocol):
    def read(self, game: AnyGame, text: str, /) -> Any: ...


class Viewing(Protocol):
    def see(self, s: Any, seat: int | None, /) -> Plain: ...
    def see_decision(self, s: Any, decision: Decision, mine: bool, /) -> Plain: ...


class Imagination(Protocol):
    def imagine(self, s: Any, seat: int, rng: Random, /) -> Any: ...


class Explaining(Protocol):
    def explain(self, s: Any, option: Option, /) -> list[Problem]: ...


class Refusing(Protocol):
    def why_not(self, s: Any, seat: int, picked: Sequence[str], pointed: str, /) -> list[Problem]: ...


class Messages(Protocol):
    def prompt(self, view: Any, players: Sequence[Value], /) -> Message: ...
    def choice(self, view: Any, text: str, players: Sequence[Value], /) -> Choice: ...
    def event(self, told: Event, players: Sequence[Value], /) -> Message: ...
    def outcome(self, view: Any, players: Sequence[Value], /) -> Message: ...


class LogLines(Protocol):
    def line(self, told: Sequence[Event], place: int, players: Sequence[Value], /) -> LogLine | None: ...


class Evaluation(Protocol):
    def evaluate(self, s: Any, seat: int, /) -> float: ...


class Counting(Protocol):
    def counts(self, s: Any, seat: int, /) -> Mapping[str, int]: ...


class Folly(Protocol):
    def follies(self, s: Any, option: Option, /) -> Sequence[str]: ...


class Drawing(Protocol):
    def picture(self, view: Any, /) -> str: ...


class TextBoard(Protocol):
    def draw(self, view: Any, /) -> str: ...


class Catalog(Protocol):
    def card_catalog(self) -> Sequence[Plain]: ...
    def deck_catalog(self) -> Sequence[Plain]: ...


class Impressing(Protocol):
    @property
    def VOCABULARY(self) -> Vocabulary: ...  # noqa: N802  (the name of a constant of the module)
    def impression(self, s: Any, seat: int, /) -> Impression | None: ...


class Library(Protocol):
    def card_library(self) -> CardLibrary: ...


class EditingDesk(Protocol):
    def editing(self) -> Editing: ...


class BattleDrawing(Drawing, Protocol):
    def board(self, view: Any, theme: str, name: Callable[[str], str], /) -> str: ...


class Counted(Protocol):
    def of(self, s: Any, seat: int, text: str, /) -> Odds | None: ...


class AttackOdds(Protocol):
    @property
    def ODDS(self) -> Counted: ...  # noqa: N802  (as above)


class Invariants(Protocol):
    def invariant_errors(self, s: Any, start: Any, /) -> list[str]: ...


class DeckPlanning(Protocol):
    def deck_plan(self) -> DeckPlan: ...


class Decks(Protocol):
    def deck_named(self, value: str, /) -> Any: ...
    def read_deck(self, text: str, name: str, /) -> Any: ...
    def Reader(self, name: str, /) -> Any: ...  # noqa: N802  (a class of the module)


@dataclass(frozen=True)
class GameParts:
    """All of them, called as the modules of a game are called."""

    position: PositionWriter
    position_reader: PositionReader
    view: Viewing
    imagination: Imagination
    explain: Explaining
    why_not: Refusing
    messages: Messages
    log_lines: LogLines
    evaluation: Evaluation
    counting: Counting
    folly: Folly
    svg: Drawing
    text_board: TextBoard
    catalog: Catalog
    impression: Impressing
    library: Library
    editing: EditingDesk


@dataclass(frozen=True)
class BattleParts(GameParts):
    """Those of a battle, in which people bring decks of their own."""

    svg: BattleDrawing
    odds: AttackOdds
    invariants: Invariants
    deck: Decks
    deck_plan: DeckPlanning
