"""What scenarios of every game have in common: a state, plays as text, and questions about what is asked."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, Self, TypeVar

import pytest

from stonehall.kernel import Draw, Event, IllegalPlay, State

EXAMPLES = Path(__file__).parents[1] / "docs/rules/examples"

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A state with questions a test wants to ask.

    Where a player, or luck with equal cards, is asked although there is but one option, so that nobody learns that
    (``State.ask``), the option is taken at once, unless the table is ``patient``: few tests are about this.
    """

    def __init__(self, state: S, patient: bool = False) -> None:
        self.state = state
        self.patient = patient
        state.log = []
        self._take_only_options()

    def play(self, *plays: str) -> Self:
        """Play texts in order (chance too: ``roll sb s``, ``draw gate``); an illegal one raises."""
        for text in plays:
            self.state.play(text)
            self._take_only_options()
        return self

    def _take_only_options(self) -> None:
        while not self.patient and (decision := self.state.decision) is not None:
            counts = isinstance(decision, Draw) or not decision.is_chance
            if not counts or len(decision.options) > 1:
                return
            self.state.apply(decision.options[0])

    def refusal(self, play: str) -> list[str]:
        """The rules that forbid a play."""
        with pytest.raises(IllegalPlay) as caught:
            self.play(play)
        return [problem.rule for problem in caught.value.problems]

    @property
    def options(self) -> list[str]:
        """The legal plays as text, sorted; empty when the game is over."""
        decision = self.state.decision
        return [] if decision is None else sorted(self.state.text_of(option) for option in decision.options)

    @property
    def prompt(self) -> str:
        decision = self.state.decision
        return "" if decision is None else decision.prompt

    @property
    def asked(self) -> str:
        """The seat that decides, ``chance``, or empty when the game is over."""
        decision = self.state.decision
        if decision is None:
            return ""
        return "chance" if decision.is_chance else self.state.game.seat_names[decision.seat]

    @property
    def log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log


def example_position(game: str, id: str, *changes: tuple[str, str]) -> str:
    """The position of a worked example as players see it drawn, perhaps with some lines altered."""
    text = (EXAMPLES / game / f"{id}.txt").read_text("utf-8")
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text
