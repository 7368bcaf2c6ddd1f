"""A match: players on their seats, luck from outside, one record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random, SystemRandom
from typing import Protocol

from stonehall.kernel.decision import Chance, Decision, Option
from stonehall.kernel.game import AnyGame, Outcome
from stonehall.kernel.record import Record
from stonehall.kernel.state import State


class Observation:
    """All that a player may know when deciding: the view, the decision, and imagined states. Never the state itself."""

    __slots__ = ("_state", "decision", "seat")

    def __init__(self, state: State, seat: int) -> None:
        assert state.decision is not None
        self._state = state
        self.seat = seat
        self.decision: Decision = state.decision

    @property
    def game(self) -> AnyGame:
        return self._state.game

    @property
    def options(self) -> list[Option]:
        return self.decision.options

    @property
    def turn(self) -> int:
        """How many turns have begun, which everybody knows."""
        return self._state.turn

    @property
    def view(self) -> Mapping[str, object]:
        return self._state.view(self.seat)

    def imagine(self, rng: Random) -> State:
        """A state that could be the real one, as far as this seat knows."""
        return self._state.imagine(self.seat, rng)

    def text_of(self, option: Option) -> str:
        return self._state.text_of(option)


class Player(Protocol):
    """Somebody who decides: a bot, a person at a terminal, a test."""

    def choose(self, observation: Observation) -> Option: ...


class Match:
    """Seats players and supplies the luck: seeded for simulation, else from the system's secure generator.

    >>> import stonehall
    >>> from stonehall.bots import RandomBot
    >>> match = Match(stonehall.load("summoner-wars"), [RandomBot(1), RandomBot(2)], seed=7)
    >>> match.run().reason
    'summoner-destroyed'
    """

    def __init__(
        self,
        game: AnyGame,
        players: Sequence[Player],
        settings: Mapping[str, str] | None = None,
        seed: int | None = None,
        record: Record | None = None,
    ) -> None:
        self.record = record if record is not None else Record(game, settings)
        self.players = list(players)
        self.luck: Random = SystemRandom() if seed is None else Random(seed)

    @property
    def state(self) -> State:
        return self.record.state

    def step(self) -> bool:
        """Let luck or the player on turn make one play; false when the game is over."""
        decision = self.state.decision
        if decision is None:
            return False
        if isinstance(decision, Chance):
            self.record.play(decision.sample(self.luck))
        else:
            self.record.play(self.players[decision.seat].choose(Observation(self.state, decision.seat)))
        return True

    def run(self) -> Outcome:
        """Play to the end."""
        while self.step():
            pass
        outcome = self.state.outcome
        assert outcome is not None
        return outcome
