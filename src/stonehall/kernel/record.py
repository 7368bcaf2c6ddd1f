"""A record: everything that came from outside in one game. All else is derived by folding it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from stonehall.kernel import leaving
from stonehall.kernel.decision import Option
from stonehall.kernel.errors import IllegalPlay, Problem, RecordError, StonehallError
from stonehall.kernel.game import AnyGame
from stonehall.kernel.message import Message
from stonehall.kernel.state import State
from stonehall.kernel.written_record import WrittenRecord, checksum

DENSE: Final = 8
SPARSE: Final = 32
RECENT: Final = 48
"""A state is kept after every so many plays: densely among the recent ones, sparsely before."""


class Play:
    """One play of a record: the text, and the seat that made it (``CHANCE`` for luck)."""

    __slots__ = ("seat", "text")

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text

    @property
    def is_leaving(self) -> bool:
        """Whether this is not a play but the seat's leave-taking."""
        return leaving.read(self.text) is not None


class Record:
    """A game as its settings and plays. In a game for ``practice`` anything may be taken back; it counts nowhere.

    >>> import stonehall
    >>> record = Record(stonehall.load("summoner-wars"))
    >>> record.play("first south").text
    'first south'
    >>> again = Record.read(record.write(), stonehall.load)
    >>> again.state.to_position() == record.state.to_position()
    True
    """

    def __init__(
        self,
        game: AnyGame,
        settings: Mapping[str, str] | None = None,
        practice: bool = False,
        first: State | None = None,
    ) -> None:
        """``first``: the state in which such a game begins, where somebody has it already."""
        self.settings = game.complete(settings or {}) if first is None else dict(settings or {})
        self.practice = practice
        self.plays: list[Play] = []
        self.state: State = game.first_state(self.settings) if first is None else first
        self.game: AnyGame = self.state.game
        """The edition that is played."""
        self._kept: list[tuple[int, State]] = [(0, self.state.clone())]
        """Earlier states, by the number of plays that led to them: to take back, nothing is folded from its start."""

    def play(self, choice: Option | int | str) -> Play:
        """Play on, and write it down. An illegal play raises and changes nothing."""
        decision = self.state.decision
        option = self.state.play(choice)
        assert decision is not None
        return self._add(Play(decision.seat, self.state.text_of(option)))

    def leave(self, seat: int, reason: str) -> Play:
        """A seat gives up or has no time left, and it is written down. A game that is over has nobody who could."""
        if self.state.over or seat in self.state.left:
            raise IllegalPlay("Nobody can leave a game they have no part in any more.")
        self.state.leave(seat, reason)
        return self._add(Play(seat, leaving.written(self.state.seat_names[seat], reason)))

    def replay(self, text: str) -> Play:
        """Go on as a record says: with a play, or with somebody who leaves."""
        left = leaving.read(text)
        if left is None:
            return self.play(text)
        seat, reason = left
        names = self.state.seat_names
        if seat not in names:
            raise IllegalPlay(f"Not understood: {text!r}.", [Problem(f"there is no seat {seat!r}")])
        return self.leave(names.index(seat), reason)

    def _add(self, play: Play) -> Play:
        self.plays.append(play)
        count = len(self.plays)
        if count % DENSE == 0:
            self._thin_out(count - RECENT - DENSE)
            self._kept.append((count, self.state.clone()))
        return play

    def _thin_out(self, old: int) -> None:
        """Let go of the state after ``old`` plays, unless it is a sparse one. Only the last few are looked at, so that
        keeping states costs the same for every play, however long the game is."""
        if old % SPARSE == 0:
            return
        for place in range(len(self._kept) - 1, -1, -1):
            if self._kept[place][0] <= old:
                if self._kept[place][0] == old:
                    del self._kept[place]
                return

    # Undo -------------------------------------------------------------------------------------------------------

    def undo_point(self, *seats: int) -> int | None:
        """How many plays remain when one who has these seats takes back the last play, or ``None`` if it is not free.

        Undo is free up to the information barrier: no die roll, draw or revealed card, and no play of another seat,
        may lie between, whoever the others are. In practice there is no barrier.
        """
        place = self.last_play_of(*seats)
        return place if self.practice or place == len(self.plays) - 1 else None

    def last_play_of(self, *seats: int) -> int | None:
        """Where the last play of these seats stands, whatever came after: as far as an undo by consent goes back.

        Nothing is taken back that lies before somebody left.
        """
        for place in range(len(self.plays) - 1, -1, -1):
            play = self.plays[place]
            if play.is_leaving:
                return None
            if play.seat in seats:
                return place
        return None

    def back_to(self, count: int) -> None:
        """Forget all but the first ``count`` plays. Those since the nearest state that was kept are played again."""
        self._kept = [one for one in self._kept if one[0] <= count]
        reached, state = self._kept[-1]
        again = self.plays[reached:count]
        del self.plays[reached:]
        self.state = state.clone()
        for play in again:
            self.replay(play.text)

    def truncated(self, count: int) -> Record:
        """The game as it was after ``count`` plays: nothing is set up anew, and as little played again as by undo."""
        record = Record(self.game, self.settings, self.practice, self._kept[0][1])
        record.plays, record._kept = self.plays.copy(), self._kept
        record.back_to(count)
        return record

    # Folding ----------------------------------------------------------------------------------------------------

    @classmethod
    def fold(
        cls,
        game: AnyGame,
        settings: Mapping[str, str],
        plays: Iterable[str],
        each: Callable[[Record], None] | None = None,
        practice: bool = False,
    ) -> Record:
        """Play a list of plays; :class:`RecordError` names the first one that the rules do not allow."""
        record = cls(game, settings, practice)
        for number, text in enumerate(plays, 1):
            try:
                record.replay(text)
            except IllegalPlay as illegal:
                problems = illegal.problems or [Problem(illegal.headline)]
                raise RecordError(
                    f"The record cannot be replayed: play {number} ({text!r}) is not legal at that point.",
                    [Problem(problem.text, f"play {number}", problem.rule, problem.message) for problem in problems],
                    number,
                ) from None
            if each is not None:
                each(record)
        return record

    # Text -------------------------------------------------------------------------------------------------------

    def write(self) -> str:
        """The record as text (:mod:`stonehall.kernel.written_record`)."""
        plays = [play.text for play in self.plays]
        position = checksum(self.state.to_position())
        rules = str(self.game.rules_version)
        return WrittenRecord(self.game.id, rules, self.settings, plays, position, self.practice).write()

    @classmethod
    def read(cls, text: str, load: Callable[[str], AnyGame]) -> Record:
        """Read a written record and fold it; :class:`RecordError` lists what is wrong with it.

        ``load`` finds a game by its id (``stonehall.load``). A game that was played by other rules is read if the rules
        of today lead to the very position it ended in: then what was changed did not concern it. Otherwise it is
        refused, and :meth:`WrittenRecord.read` tells what was played.
        """
        written = WrittenRecord.read(text)
        try:
            game = load(written.game)
        except KeyError as unknown:
            missing = Problem(str(unknown.args[0]), "head", message=Message("record-game", {"game": written.game}))
            raise RecordError("The record cannot be read.", [missing]) from None
        if written.rules == str(game.rules_version):
            return cls.fold(game, written.settings, written.plays, practice=written.practice)
        try:
            record = cls.fold(game, written.settings, written.plays, practice=written.practice)
            if checksum(record.state.to_position()) == written.position:
                return record
        except StonehallError:
            pass  # what was legal or could be chosen then is not so now
        played = f"a game of {game.title} with {len(written.plays)} plays, played by rules {written.rules}"
        known = f"this program plays by rules {game.rules_version}, and they do not surely lead to the same end"
        said = Message("record-rules", {"old": written.rules, "new": game.rules_version})
        raise RecordError("The record cannot be replayed.", [Problem(f"it is {played}; {known}", "head", message=said)])
