"""What scenarios of every game have in common: a state, plays as text, and questions about what is asked."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

import pytest

from stonehall.kernel import Event, IllegalPlay, State

S = TypeVar("S", bound=State)


class Table(Generic[S]):
    """A state with questions a test wants to ask."""

    def __init__(self, state: S) -> None:
        self.state = state
        state.log = []

    def play(self, *plays: str) -> Self:
        """Play texts in order (chance too: ``roll sb s``, ``draw gate``); an illegal one raises."""
        for text in plays:
            self.state.play(text)
        return self

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
