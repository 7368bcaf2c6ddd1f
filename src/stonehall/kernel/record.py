"""A record: everything that came from outside in one game. All else is derived by folding it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from stonehall.kernel.decision import Option
from stonehall.kernel.errors import IllegalPlay, Problem, RecordError, StonehallError
from stonehall.kernel.game import AnyGame
from stonehall.kernel.state import State
from stonehall.kernel.written_record import WrittenRecord, checksum


class Play:
    """One play of a record: the text, and the seat that made it (``CHANCE`` for luck)."""

    __slots__ = ("seat", "text")

    def __init__(self, seat: int, text: str) -> None:
        self.seat = seat
        self.text = text


class Record:
    """A game as its settings and plays.

    >>> import stonehall
    >>> record = Record(stonehall.load("summoner-wars"))
    >>> record.play("first south").text
    'first south'
    >>> again = Record.read(record.write(), stonehall.load)
    >>> again.state.to_position() == record.state.to_position()
    True
    """

    def __init__(self, game: AnyGame, settings: Mapping[str, str] | None = None) -> None:
        self.game = game
        self.settings = game.complete(settings or {})
        self.plays: list[Play] = []
        self.state: State = game.new_state(self.settings)

    def play(self, choice: Option | int | str) -> Play:
        """Play on, and write it down. An illegal play raises and changes nothing."""
        decision = self.state.decision
        option = self.state.play(choice)
        assert decision is not None
        play = Play(decision.seat, self.state.text_of(option))
        self.plays.append(play)
        return play

    # Undo -------------------------------------------------------------------------------------------------------

    def undo_point(self, seat: int) -> int | None:
        """How many plays remain when ``seat`` takes back its last play, or ``None`` when that is not free.

        Undo is free up to the information barrier: no die roll, draw or revealed card, and no play of another seat,
        may lie between.
        """
        if self.plays and self.plays[-1].seat == seat:
            return len(self.plays) - 1
        return None

    def last_play_of(self, seat: int) -> int | None:
        """Where the last play of a seat stands, whatever came after: as far as an undo by consent goes back."""
        for place in range(len(self.plays) - 1, -1, -1):
            if self.plays[place].seat == seat:
                return place
        return None

    def truncated(self, count: int) -> Record:
        """The game as it was after ``count`` plays."""
        return Record.fold(self.game, self.settings, [play.text for play in self.plays[:count]])

    # Folding ----------------------------------------------------------------------------------------------------

    @classmethod
    def fold(
        cls,
        game: AnyGame,
        settings: Mapping[str, str],
        plays: Iterable[str],
        each: Callable[[Record], None] | None = None,
    ) -> Record:
        """Play a list of plays; :class:`RecordError` names the first one that the rules do not allow."""
        record = cls(game, settings)
        for number, text in enumerate(plays, 1):
            try:
                record.play(text)
            except IllegalPlay as illegal:
                problems = illegal.problems or [Problem(illegal.headline)]
                raise RecordError(
                    f"The record cannot be replayed: play {number} ({text!r}) is not legal at that point.",
                    [Problem(problem.text, f"play {number}", problem.rule) for problem in problems],
                ) from None
            if each is not None:
                each(record)
        return record

    # Text -------------------------------------------------------------------------------------------------------

    def write(self) -> str:
        """The record as text (:mod:`stonehall.kernel.written_record`)."""
        plays = [play.text for play in self.plays]
        position = checksum(self.state.to_position())
        return WrittenRecord(self.game.id, str(self.game.rules_version), self.settings, plays, position).write()

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
            raise RecordError("The record cannot be read.", [Problem(str(unknown.args[0]), "head")]) from None
        if written.rules == str(game.rules_version):
            return cls.fold(game, written.settings, written.plays)
        try:
            record = cls.fold(game, written.settings, written.plays)
            if checksum(record.state.to_position()) == written.position:
                return record
        except StonehallError:
            pass  # what was legal or could be chosen then is not so now
        played = f"a game of {game.title} with {len(written.plays)} plays, played by rules {written.rules}"
        known = f"this program plays by rules {game.rules_version}, and they do not surely lead to the same end"
        raise RecordError("The record cannot be replayed.", [Problem(f"it is {played}; {known}", "head")])
