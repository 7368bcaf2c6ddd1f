"""One game at a table: what is played and told in it, with the part of luck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random

from stonehall.kernel import AnyGame, Chance, GameLog, Record, State
from stonehall.kernel.written_record import checksum


class GameSession:
    """A game that is played by people, bots and luck."""

    def __init__(self, game: AnyGame, settings: Mapping[str, str], practice: bool = False) -> None:
        self.game_log = GameLog(game, settings, practice)

    @property
    def record(self) -> Record:
        return self.game_log.record

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def decider(self) -> int | None:
        """The seat that has to decide; nobody once the rules have ended the game."""
        decision = self.state.decision
        return None if decision is None else decision.seat

    def play(self, text: str, luck: Random) -> list[str]:
        """Play on, and let luck have its part until a player decides; everything that was played.

        An illegal play raises :class:`~stonehall.kernel.IllegalPlay` and changes nothing.
        """
        return [self.game_log.play(text), *self.lucky(luck)]

    def leave(self, seat: int, reason: str, luck: Random) -> list[str]:
        """A seat leaves, and luck has its part; everything that was written down."""
        return [self.game_log.leave(seat, reason), *self.lucky(luck)]

    def back_to(self, count: int) -> None:
        """Take back all but the first ``count`` plays, if there are more."""
        if len(self.record.plays) > count:
            self.game_log.back_to(count)

    def lucky(self, luck: Random) -> list[str]:
        """The plays of luck that are due."""
        played = []
        while isinstance(decision := self.state.decision, Chance):
            played.append(self.game_log.play(self.state.text_of(decision.sample(luck))))
        return played

    def last_turn(self) -> list[tuple[State, int]]:
        """The last turn that is over, from decision to decision: where the game stood, and how much had been told then.

        Before the second turn there is none.
        """
        log = self.game_log
        plays = log.last_turn()
        if plays is None:
            return []
        first, last = plays
        record = self.record.truncated(first)
        found = []
        for count in range(first, last + 1):
            if count > first:
                record.replay(self.record.plays[count - 1].text)
            if not isinstance(record.state.decision, Chance):
                found.append((record.state.clone(), log.marks[count]))
        return found

    def position(self) -> str:
        """A checksum of where the game stands."""
        return checksum(self.state.to_position())

    def replay(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.game_log.replay(text)

    def last_decider(self, seats: Iterable[int]) -> int | None:
        """Which of these seats decided last."""
        place = self.record.last_play_of(*seats)
        return None if place is None else self.record.plays[place].seat
