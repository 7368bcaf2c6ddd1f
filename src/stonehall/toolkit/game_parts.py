"""The modules that answer for a game, each with its functions: what :class:`ModularGame` asks them for."""
# interpreted: protocols are for the type checker, and modules are no instances of compiled ones

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from stonehall.kernel.choice import Choice
from stonehall.kernel.decision import Decision, Option
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import AnyGame
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
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
