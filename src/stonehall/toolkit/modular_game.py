"""A game that lies in modules of the usual names: each question of the contract goes to the module that answers it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import cast

from stonehall.kernel.card_library import CardLibrary
from stonehall.kernel.choice import Choice
from stonehall.kernel.decision import Decision, Option
from stonehall.kernel.editing import Editing
from stonehall.kernel.errors import Problem
from stonehall.kernel.game import Game, S, Setting, V
from stonehall.kernel.impression import Impression, Vocabulary
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.log_line import LogLine
from stonehall.kernel.message import Message, Value
from stonehall.kernel.state import Event
from stonehall.toolkit.game_parts import GameParts


@mypyc_attr(allow_interpreted_subclasses=True)
class ModularGame(Game[S, V]):
    """Keeps the contract by its ``parts``; settings, seats, cards and what else is its own a game adds itself."""

    def __init__(
        self,
        parts: GameParts,
        id: str,
        title: str,
        rules_version: int,
        seat_names: Sequence[str],
        seat_counts: Sequence[int],
        settings: Sequence[Setting],
    ) -> None:
        super().__init__(id, title, rules_version, seat_names, seat_counts, settings)
        self.parts = parts

    def read_position(self, text: str) -> S:
        return cast(S, self.parts.position_reader.read(self, text))

    def write_position(self, state: S) -> str:
        return self.parts.position.write(state)

    def see(self, state: S, seat: int | None) -> Mapping[str, object]:
        return self.parts.view.see(state, seat)

    def see_decision(self, state: S, decision: Decision, mine: bool) -> Mapping[str, object]:
        return self.parts.view.see_decision(state, decision, mine)

    def imagine(self, state: S, seat: int, rng: Random) -> S:
        return cast(S, self.parts.imagination.imagine(state, seat, rng))

    def explain(self, state: S, option: Option) -> list[Problem]:
        return self.parts.explain.explain(state, option)

    def why_not(self, state: S, seat: int, picked: Sequence[str], pointed: str) -> list[Problem]:
        return self.parts.why_not.why_not(state, seat, picked, pointed)

    def prompt(self, view: V, players: Sequence[Value]) -> Message:
        return self.parts.messages.prompt(view, players)

    def choice(self, view: V, text: str, players: Sequence[Value]) -> Choice:
        return self.parts.messages.choice(view, text, players)

    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        return self.parts.messages.event(event, players)

    def log_line(self, told: Sequence[Event], place: int, players: Sequence[Value]) -> LogLine | None:
        return self.parts.log_lines.line(told, place, players)

    def outcome_message(self, view: V, players: Sequence[Value]) -> Message:
        return self.parts.messages.outcome(view, players)

    def evaluate(self, state: S, seat: int) -> float:
        return self.parts.evaluation.evaluate(state, seat)

    def vocabulary(self) -> Vocabulary | None:
        return self.parts.impression.VOCABULARY

    def impression(self, state: S, seat: int) -> Impression | None:
        return self.parts.impression.impression(state, seat)

    def counts(self, state: S, seat: int) -> Mapping[str, int]:
        return self.parts.counting.counts(state, seat)

    def follies(self, state: S, option: Option) -> Sequence[str]:
        return self.parts.folly.follies(state, option)

    def picture(self, view: V) -> str:
        return self.parts.svg.picture(view)

    def text(self, view: V) -> str:
        return self.parts.text_board.draw(view)

    def card_catalog(self) -> Sequence[Mapping[str, object]]:
        return self.parts.catalog.card_catalog()

    def deck_catalog(self) -> Sequence[Mapping[str, object]]:
        return self.parts.catalog.deck_catalog()

    def card_library(self) -> CardLibrary:
        return self.parts.library.card_library()

    def editing(self) -> Editing | None:
        return self.parts.editing.editing()
