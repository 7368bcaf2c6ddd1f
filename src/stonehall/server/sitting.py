"""One game at a table: its record, and what was told on the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Final

from stonehall.kernel import CHANCE, Chance, Event, Game, Record, State

TURN: Final = "turn"
"""The event every game tells when a turn begins: the seat whose turn it is, and its number."""


class Sitting:
    """Follows a record like a chronicle: ``told`` are all events, ``marks[n]`` how many were told by play ``n``."""

    def __init__(self, game: Game, options: Mapping[str, str]) -> None:
        self.game = game
        self.record = Record(game, options)
        self.told: list[Event] = []
        self.marks: list[int] = []
        self.turn = 0
        self.active = -1
        self._note()

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def decider(self) -> int | None:
        """The seat that has to decide; nobody once the rules have ended the game."""
        decision = self.state.decision
        return None if decision is None else decision.seat

    # Playing ----------------------------------------------------------------------------------------------------

    def play(self, text: str, luck: Random) -> list[str]:
        """Play on, and let luck have its part until a player decides; everything that was played.

        An illegal play raises :class:`~stonehall.kernel.IllegalPlay` and changes nothing.
        """
        return [self._play(text), *self.lucky(luck)]

    def lucky(self, luck: Random) -> list[str]:
        """The plays of luck that are due."""
        played = []
        while isinstance(decision := self.state.decision, Chance):
            played.append(self._play(self.state.text_of(decision.sample(luck))))
        return played

    def replay(self, texts: Iterable[str]) -> None:
        for text in texts:
            self._play(text)

    def _play(self, text: str) -> str:
        played = self.record.play(text).text
        self._note()
        return played

    def _note(self) -> None:
        """Take down what was told, and listen to the next play."""
        told = self.state.log
        if told:
            self.told += told
            for event in told:
                if event.id == TURN:
                    self.active, self.turn = event.args[0], event.args[1]
        self.marks.append(len(self.told))
        if told or self.state.log is None:
            self.state.log = []

    # Taking back ------------------------------------------------------------------------------------------------

    def back_to(self, count: int) -> None:
        """Forget all but the first ``count`` plays."""
        self.record = self.record.truncated(count)
        self.state.log = []
        del self.marks[count + 1 :]
        del self.told[self.marks[-1] :]
        self.active, self.turn = self.turn_at(len(self.told))

    def last_play(self, seats: Iterable[int]) -> int | None:
        """Where the last play of any of these seats stands."""
        places = [place for seat in seats if (place := self.record.last_play_of(seat)) is not None]
        return max(places, default=None)

    def last_decider(self, seats: Iterable[int]) -> int | None:
        """Which of these seats decided last."""
        place = self.last_play(seats)
        return None if place is None else self.record.plays[place].seat

    # What was told ----------------------------------------------------------------------------------------------

    def turn_at(self, place: int) -> tuple[int, int]:
        """Whose turn it was when event ``place`` was told, and its number."""
        for earlier in range(place - 1, -1, -1):
            event = self.told[earlier]
            if event.id == TURN:
                return event.args[0], event.args[1]
        return CHANCE, 0

    def lines(self, since: int) -> Iterator[tuple[int, Event, int, int]]:
        """The events from ``since`` on: their number, themselves, whose turn it was, and its number."""
        active, turn = self.turn_at(since)
        for place in range(since, len(self.told)):
            event = self.told[place]
            if event.id == TURN:
                active, turn = event.args[0], event.args[1]
            yield place, event, active, turn
