"""A record together with what was told on the way: its log, line by line, and whose turn it was."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping

from stonehall.kernel.decision import CHANCE, Option
from stonehall.kernel.game import AnyGame
from stonehall.kernel.record import Play, Record
from stonehall.kernel.state import TURN, Event, State


class Telling:
    """What was told in a game, event by event, and whose turn it was then; ``first`` is whose it was before all that.

    It is nobody's where the game is set up; a game that begins from a position may begin in the middle of a turn.
    """

    def __init__(self, first: State) -> None:
        self.told: list[Event] = []
        self.first = (first.active, first.turn) if first.turn else (CHANCE, 0)

    def turn_begin(self, place: int) -> int:
        """The event that began the turn in which event ``place`` was told; 0 before the first turn."""
        for earlier in range(min(place, len(self.told) - 1), 0, -1):
            if self.told[earlier].id == TURN:
                return earlier
        return 0

    def turn_at(self, place: int) -> tuple[int, int]:
        """Whose turn it was when event ``place`` was told, and its number."""
        for earlier in range(place - 1, -1, -1):
            event = self.told[earlier]
            if event.id == TURN:
                return event.args[0], event.args[1]
        return self.first

    def lines(self, since: int) -> Iterator[tuple[int, Event, int, int]]:
        """The events from ``since`` on: their number, themselves, whose turn it was, and its number."""
        active, turn = self.turn_at(since)
        for place in range(since, len(self.told)):
            event = self.told[place]
            if event.id == TURN:
                active, turn = event.args[0], event.args[1]
            yield place, event, active, turn


class GameLog(Telling):
    """Follows a record. ``told`` are all events, ``marks[n]`` how many were told up to play ``n`` (0: the setup).

    ``active`` is the seat whose turn it is, ``turn`` its number (``CHANCE`` and 0 before the first one).
    """

    def __init__(self, game: AnyGame, settings: Mapping[str, str] | None = None, practice: bool = False) -> None:
        self.record = Record(game, settings, practice)
        super().__init__(self.record.state)
        self.marks: list[int] = []
        self.active, self.turn = self.first
        self.note()

    @classmethod
    def of(cls, record: Record) -> GameLog:
        """The game_log of a record nobody has followed: it is played again."""
        game_log = cls(record.game, record.settings, record.practice)
        for play in record.plays:
            game_log.replay(play.text)
        return game_log

    def play(self, choice: Option | str) -> str:
        """Play on; how the play is written. An illegal one raises and changes nothing."""
        return self._noted(self.record.play(choice))

    def leave(self, seat: int, reason: str) -> str:
        """A seat leaves; how that is written."""
        return self._noted(self.record.leave(seat, reason))

    def replay(self, text: str) -> str:
        """Go on as a record says."""
        return self._noted(self.record.replay(text))

    def _noted(self, play: Play) -> str:
        self.note()
        return play.text

    def note(self) -> None:
        """Take down what the last play told, and listen to the next one."""
        told = self.record.state.log
        if told:
            self.told += told
            for event in told:
                if event.id == TURN:
                    self.active, self.turn = event.args[0], event.args[1]
        self.marks.append(len(self.told))
        if told or told is None:
            self.record.state.log = []

    def back_to(self, count: int) -> None:
        """Forget all but the first ``count`` plays."""
        self.record.back_to(count)
        self.record.state.log = []
        del self.marks[count + 1 :]
        del self.told[self.marks[-1] :]
        self.active, self.turn = self.turn_at(len(self.told))

    # What was told ----------------------------------------------------------------------------------------------

    def told_by(self, count: int) -> list[Event]:
        """What play number ``count`` told."""
        return self.told[self.marks[count - 1] if count else 0 : self.marks[count]]

    def last_turn(self) -> tuple[int, int] | None:
        """The last turn that is over (the very last one, once the game is): the play that began it, and the one that
        ended it. ``None`` as long as there is none."""
        turns = [place for place, event in enumerate(self.told) if event.id == TURN]
        over = self.record.state.decision is None
        if len(turns) < (1 if over else 2):
            return None
        begin = bisect_right(self.marks, turns[-1 if over else -2])
        return begin, len(self.record.plays) if over else bisect_right(self.marks, turns[-1])

    def turns(self) -> list[tuple[int, int]]:
        """The turns that have begun: their numbers, and how many plays had been made then."""
        begun = [(event.args[1], place) for place, event in enumerate(self.told) if event.id == TURN]
        return [(number, bisect_right(self.marks, place)) for number, place in begun]

    def turn_around(self, count: int) -> tuple[int, int]:
        """The turn in which somebody decides after ``count`` plays, at the end the last one: the plays made before its
        first decision, and those made when it was over. What comes before the first turn counts as one."""
        whole = len(self.record.plays)
        before = min(count, whole - 1)
        begins = [begun for _, begun in self.turns()]
        return (
            next((begun for begun in reversed(begins) if begun <= before), 0),
            next((begun for begun in begins if begun > before), whole),
        )
