"""One table: the fold of its events. Nothing in here reads a clock, draws luck from anywhere or writes to a disk."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Literal

import msgspec
from msgspec import Struct

import stonehall
from stonehall.kernel import AnyGame, RecordError, SettingsError, leaving
from stonehall.kernel.leaving import REASONS
from stonehall.server.tables import events
from stonehall.server.tables.archive import Archive, Finish
from stonehall.server.tables.clock import Clocks
from stonehall.server.tables.events import ON_DISK, Chair, Chatted, Conceded, Flagged, Played, Started, TableEvent
from stonehall.server.tables.game_session import GameSession
from stonehall.server.wire.protocol import Clock, Origin, Wish

CHAT_KEPT = 200
"""So many of the last lines of chat are shown to one who comes."""

UNFINISHED = "unfinished"
"""The reason a game is not played on of which somebody brought the record."""
CLOSED = "rules"
"""The reason a game ended that the rules of today cannot go on with."""

DRAW_PAUSE = 3
"""So many own turns must pass before one who offered a draw in vain may offer it again."""

Stage = Literal["open", "running", "over", "closed"]
"""``closed``: no game was ever played here, and none will be."""


def seats_of(chairs: list[Chair], user: str) -> tuple[int, ...]:
    """The seats on which a user sits."""
    return tuple(seat for seat, chair in enumerate(chairs) if chair.user == user)


def _edition(game: AnyGame, settings: Mapping[str, str]) -> AnyGame:
    """The edition that settings ask for; the usual one, if today's rules can make nothing of them."""
    try:
        return game.edition(game.complete(settings))
    except SettingsError:
        return game


def _shown(game: AnyGame, settings: Mapping[str, str]) -> tuple[dict[str, str], dict[str, str]]:
    """Settings as they are told everybody: those that are words, and the titles of those that are texts."""
    texts = {one.name for one in game.settings if one.text}
    plain = {name: value for name, value in settings.items() if name not in texts}
    return plain, {name: _title(game, name, settings[name]) for name in texts if settings.get(name)}


def _title(game: AnyGame, setting: str, value: str) -> str:
    try:
        return game.text_title(setting, game.complete({setting: value})[setting])
    except SettingsError:
        return ""


class Summary(Struct, rename=ON_DISK):
    """What a list of tables shows of one; kept, so that a log need not be read for it."""

    game: str
    game_number: int
    stage: Stage
    public: bool
    creator: str
    chairs: list[Chair]
    clock: Clock | None
    paused: bool
    turn: int
    on_turn: int
    settings: dict[str, str] = {}
    practice: bool = False
    until: int = 0
    closed: str = ""
    rematch: str = ""
    finish: Finish | None = None
    texts: dict[str, str] = {}
    origin: Origin | None = None

    def seats_of(self, user: str) -> tuple[int, ...]:
        return seats_of(self.chairs, user)


class Wished(Struct):
    """Something that needs consent, and the seats that have not consented yet. No two have the same ``id``."""

    id: int
    seat: int
    waiting: list[int]


class Change(Struct):
    """What an event changed: lines of the log and of the chat from here on are new; ``board``: the scene is another."""

    seq: int
    keep: int
    chat: int
    board: bool


class Table:
    """A table as its events have made it. The first event is always ``created``.

    A game that was begun by other rules goes on as long as the rules of today lead where it was led. Where they do not,
    the game is over (``outdated``): the session stays where both agree, and the rest of the log is only counted.
    """

    def __init__(self, id: str, created: events.Created) -> None:
        self.id = id
        self.game = _edition(stonehall.load(created.game), created.settings)
        """The edition that is played here."""
        self.creator = created.user
        self.chairs = created.chairs
        self.clock = created.clock
        self.public = created.public
        self.settings = created.settings
        self.plain_settings, self.texts = _shown(self.game, created.settings)
        self.practice = created.practice
        self.brisk = created.brisk
        self.opening = created.opening
        self.wait, self.until = created.wait, created.until
        self.closed = ""
        """Why no game will begin here: ``closed`` by its host, or ``expired``."""
        self.rematch = ""
        """The table at which those of this one play again."""
        self.seq = 1
        self.moment = 0
        self.game_number = 1
        self.session: GameSession | None = None
        self.begun = False
        self.other_rules = False
        self.outdated = ""
        """Why the rules of today cannot tell the game as it was played: the kind of the error. Empty if they can."""
        self.archive: Archive | None = None
        """What is shown of an outdated game, if it was over before."""
        self.clocks: Clocks | None = None
        self.finish: Finish | None = None
        self.paused = False
        self.wishes: dict[Wish, Wished] = {}
        self.draw_again: dict[int, int] = {}
        """The turn from which on a seat may offer a draw again."""
        self.plays = 0
        """How many plays the game has, whether or not the rules of today know what they mean."""
        self.given = 0
        """How many of them were there when it began: nobody at this table takes them back."""
        self.chat: list[tuple[int, Chatted]] = []
        self.said = 0

    @classmethod
    def fold(cls, id: str, log: Iterable[TableEvent]) -> Table:
        """The table a log tells; any exception means that it is not the log of a table."""
        whole = list(log)
        created = whole[0] if whole else None
        if not isinstance(created, events.Created):
            raise RecordError("The log of a table begins with its creation.")
        table = cls(id, created)
        standing = events.standing(whole)
        for place, event in enumerate(whole[1:], 1):
            if isinstance(event, Started | Played) and place not in standing:
                table.pass_over(event)
            else:
                table.apply(event)
        if table.outdated and table.finish is None:
            table.finish = Finish(CLOSED, [])
        return table

    def show_archive(self, archive: Archive) -> None:
        """Show what was kept of an outdated game."""
        self.archive = archive
        self.finish = archive.finish
        self.session = None

    # Who is who -------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if not self.begun:
            return "closed" if self.closed else "open"
        return "over" if self.finish is not None else "running"

    @property
    def decider(self) -> int | None:
        """The seat that has to decide, while the game goes on."""
        if self.session is None or self.finish is not None:
            return None
        return self.session.decider

    @property
    def ticking(self) -> int | None:
        """The seat whose time runs: a person's who has to decide."""
        seat = self.decider
        return None if seat is None or self.paused or self.chairs[seat].kind != "person" else seat

    def seats_of(self, user: str) -> tuple[int, ...]:
        return seats_of(self.chairs, user)

    def others(self, user: str) -> list[int]:
        """The seats of the other persons who still play: those whose consent is needed."""
        gone = self.left if self.stage == "running" else {}
        return [
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == "person" and chair.user != user and seat not in gone
        ]

    @property
    def left(self) -> dict[int, str]:
        """The seats that have no further part in the game, and why."""
        return self.session.state.left if self.session is not None else {}

    def asked_for(self, wish: Wish, seat: int) -> list[int]:
        """The seats whose consent the wish of a seat needs: to give up is a matter of those who lose by it."""
        others = self.others(self.chairs[seat].user)
        if wish == "concede" and self.session is not None:
            losing = self.game.leaves_with(self.session.state, seat)
            return [other for other in others if other in losing]
        return others

    def facing(self, own: tuple[int, ...]) -> int | None:
        """The seat through which one with these seats sees: that which decides, else that which decided last."""
        if len(own) < 2:
            return own[0] if own else None
        if self.session is None:
            return own[0]
        decider = self.session.decider
        if decider in own:
            return decider
        last = self.session.last_decider(own)
        return own[0] if last is None else last

    def is_one_person(self, own: tuple[int, ...]) -> bool:
        """Whether one with these seats plays them alone; else several share a screen, or nobody sits there."""
        return len(own) == 1 or (bool(own) and all(self.chairs[seat].together for seat in own))

    def reader(self, own: tuple[int, ...]) -> int | None:
        """The seat as which one with these seats is told things; who shares a screen is told what all may know."""
        return self.facing(own) if self.is_one_person(own) else None

    def summary(self) -> Summary:
        told = self.session.game_log if self.session is not None else self.archive
        return Summary(
            self.game.id, self.game_number, self.stage, self.public, self.creator, self.chairs, self.clock, self.paused,
            told.turn if told is not None else 0, told.active if told is not None else -1, self.plain_settings,
            self.practice, self.until, self.closed, self.rematch, self.finish, self.texts, self.origin,
        )  # fmt: skip

    @property
    def origin(self) -> Origin | None:
        """Where the game was begun, if elsewhere."""
        return None if self.opening is None else Origin(self.opening.table, self.opening.moment)

    # What happens -----------------------------------------------------------------------------------------------

    def play(self, seat: int, text: str, luck: Random, ms: int) -> tuple[Played, Change]:
        """A play is made, and luck has its part; an illegal one raises and changes nothing."""
        assert self.session is not None
        keep, turn = self._told, self.session.game_log.turn
        plays = self.session.play(text, luck)
        played = Played(seat, plays, ms, self.session.position())
        return played, self._settled(played, keep, turn)

    def leave(self, event: Conceded | Flagged, luck: Random) -> Change:
        """A seat leaves, and luck has its part: the event is completed by what this leads to."""
        assert self.session is not None
        keep, before = self._told, self._spend(event.ms)
        event.plays = self.session.leave(event.seat, events.left_as(event), luck)
        event.position = self.session.position()
        return self._departed(event, keep, before)

    def pass_over(self, event: Started | Played) -> None:
        """Count what was played, but taken back since, or in an earlier game; the rules are not asked."""
        if isinstance(event, Started):
            self._seat(event)
        else:
            self._pay(event, None, False)
            self._forget("undo", "draw", "concede")
        self.moment += 1
        self.seq += 1

    def apply(self, event: TableEvent) -> Change:
        """Let an event happen."""
        keep = self._told
        if isinstance(event, Played):
            turn = self.session.game_log.turn if self.session is not None else 0
            self._replay(event)
            return self._counted(event, keep) if self.outdated else self._settled(event, keep, turn)
        if isinstance(event, Conceded | Flagged):
            return self._leave_again(event, keep)
        said, board = self.said, True
        match event:
            case events.Joined():
                self.chairs = [*self.chairs[: event.seat], event.chair, *self.chairs[event.seat + 1 :]]
                board = False
            case Started():  # a rematch, too
                keep = 0
                self._begin(event)
            case events.Undone():
                self._undo(event)
                keep = min(keep, self._told)
            case events.Proposed():
                self.wishes[event.wish] = Wished(self.seq + 1, event.seat, self.asked_for(event.wish, event.seat))
                if event.wish == "draw":
                    self.draw_again[event.seat] = event.turn + DRAW_PAUSE * (len(self.chairs) - len(self.left))
                board = False
            case events.Withdrawn():
                self._forget(event.wish)
                board = False
            case events.Rematched():
                self.rematch = event.table
                self._forget("rematch")
                board = False
            case events.Cancelled():
                self.closed = event.reason
                board = False
            case events.Answered():
                self._answer(event)
                board = False
            case events.Drawn():
                self._end("agreed", -1)
            case events.Closed():
                self._end(CLOSED, -1)
            case events.Paused():
                self._spend(event.ms, event.seat)
                self._pause(True)
            case events.Resumed():
                self._pause(False)
            case Chatted():
                self.said += 1
                self.chat = [*self.chat[1 - CHAT_KEPT :], (self.said, event)]
                board = False
            case events.Created():
                raise RecordError("A table is created once.")
        self.seq += 1
        return Change(self.seq, keep, said, board)

    @property
    def _told(self) -> int:
        """How many lines the log of the game has."""
        if self.archive is not None:
            return len(self.archive.log)
        return len(self.session.game_log.told) if self.session is not None else 0

    def _begin(self, event: Started) -> None:
        self._seat(event)
        self.other_rules = event.rules != self.game.rules_version
        self.outdated, self.archive, self.session = "", None, None
        try:
            self.session = GameSession(self.game, event.settings, self.practice)
        except Exception as problem:  # a deck that is no more, or whatever the rules of today find wrong
            self.outdated = type(problem).__name__
        self._replay(event)
        if self.session is not None and not self.outdated:
            self._look_for_the_end()
        if self.opening is not None and self.opening.whole and self.finish is None:
            self.finish = Finish(UNFINISHED, [])
        self.moment += 1

    def _seat(self, event: Started) -> None:
        """Those who play take their seats; nothing is left of a game before."""
        if self.begun:
            self.game_number += 1
        self.begun = True
        self.chairs = event.chairs
        self.plays = self.given = len(event.plays)
        self.clocks = Clocks(self.clock, len(self.chairs), event.position) if self.clock is not None else None
        self.finish = None
        self.paused = False
        self.wishes, self.draw_again = {}, {}

    def _replay(self, event: Started | Played | Conceded | Flagged) -> None:
        """Play what was played; where the rules of today do not lead where it led, all stays as it was."""
        session = self.session
        if self.outdated or session is None:
            return
        before = len(session.record.plays)
        try:
            session.replay(event.plays)
            if self.other_rules and session.position() != event.position:
                raise RecordError("The rules of today lead elsewhere.")
        except Exception as problem:  # rules that have changed may find anything wrong with the plays of another day
            self.outdated = type(problem).__name__
            session.game_log.back_to(before)

    def _counted(self, event: Played, keep: int) -> Change:
        """After a play that nobody can see any more."""
        self._pay(event, None, False)
        self.moment += 1
        self.seq += 1
        return Change(self.seq, keep, self.said, True)

    def _settled(self, played: Played, keep: int, turn: int) -> Change:
        """After a play: the clock, whatever was proposed before it, and the end if the rules ended the game."""
        session = self.session
        assert session is not None
        self._pay(played, session.decider, session.game_log.turn != turn)
        self._forget("undo", "draw", "concede")
        return self._ended_or_not(keep)

    def _pay(self, played: Played, decider: int | None, ended_turn: bool) -> None:
        """Count a play and the time it took; a bot takes none."""
        if self.clocks is not None:
            if self.chairs[played.seat].kind == "person":
                self.clocks.spend(played.seat, played.ms)
            self.clocks.played(self.plays, played.seat, played.position, decider, ended_turn)
        self.plays += len(played.plays)

    def _ended_or_not(self, keep: int) -> Change:
        """After the game went on: it may be over, by its rules or because only one side is left."""
        self._look_for_the_end()
        self.moment += 1
        self.seq += 1
        return Change(self.seq, keep, self.said, True)

    def _look_for_the_end(self) -> None:
        assert self.session is not None
        state = self.session.state
        outcome = state.outcome
        if outcome is not None:
            self._forget("pause")
            last = list(state.left)[-1] if outcome.reason in REASONS else -1
            self.finish = Finish(outcome.reason, list(outcome.winners), last, list(outcome.ranks))

    def _leave_again(self, event: Conceded | Flagged, keep: int) -> Change:
        """A seat has left. Where the rules of today cannot follow, the game is over, as it was in earlier days."""
        before = self._spend(event.ms)
        if not event.plays and self.session is not None and not self.outdated:
            seat, reason = self.game.seat_names[event.seat], events.left_as(event)
            event = msgspec.structs.replace(event, plays=[leaving.written(seat, reason)])
            self.session.replay(event.plays)
        else:
            self._replay(event)
        if self.outdated or self.session is None:
            self._end(events.left_as(event), event.seat)
            self.seq += 1
            return Change(self.seq, keep, self.said, True)
        return self._departed(event, keep, before)

    def _departed(self, event: Conceded | Flagged, keep: int, before: int | None) -> Change:
        assert self.session is not None
        if self.clocks is not None:
            self.clocks.moved_on(event.position, self.session.decider, before)
        self.plays += len(event.plays)
        self.wishes = {}
        return self._ended_or_not(keep)

    def _undo(self, event: events.Undone) -> None:
        self._spend(event.ms, event.seat)
        if self.clocks is not None:
            self.clocks.undone(event.keep)
        if not self.outdated:
            assert self.session is not None
            self.session.back_to(event.keep)
        self.plays = event.keep
        self._forget("undo", "draw", "concede")
        self.moment += 1

    def _answer(self, event: events.Answered) -> None:
        wished = self.wishes[event.wish]
        user = self.chairs[event.seat].user
        wished.waiting = [seat for seat in wished.waiting if self.chairs[seat].user != user]
        if not event.yes:
            self._forget(event.wish)

    def _end(self, reason: str, loser: int) -> None:
        seats = range(len(self.chairs))
        lost: Sequence[int] = seats  # so it is also where nobody knows any more who plays with whom
        if loser >= 0 and self.session is not None:
            lost = self.game.allies(self.session.state, loser)
        winners = [seat for seat in seats if seat not in lost]
        self.finish = Finish(reason, winners, loser)
        self.paused = False
        self.wishes = {}
        self.moment += 1

    def _pause(self, paused: bool) -> None:
        self.paused = paused
        self._forget("pause", "resume")

    def _spend(self, ms: int, who: int | None = None) -> int | None:
        """The one on turn, or who is said to be, has thought for so long; their seat."""
        seat = self.ticking if who is None else who
        if self.clocks is not None and seat is not None and seat >= 0:
            self.clocks.spend(seat, ms)
        return seat

    def _forget(self, *wishes: Wish) -> None:
        for wish in wishes:
            self.wishes.pop(wish, None)
