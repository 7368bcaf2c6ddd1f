"""What one viewer is shown of a table. Viewers with the same seats are shown the same."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

import stonehall
from stonehall.bots import BOTS
from stonehall.kernel import AnyGame, Message, Term
from stonehall.kernel.game_log import Telling
from stonehall.kernel.message import Value
from stonehall.server.names import skeleton
from stonehall.server.store.users import Users
from stonehall.server.tables.archive import Archive
from stonehall.server.tables.commands import concede_is, partners, undo_is
from stonehall.server.tables.events import Chair
from stonehall.server.tables.game_session import GameSession
from stonehall.server.tables.table import Change, Summary, Table
from stonehall.server.wire import frames, protocol
from stonehall.server.wire.protocol import (
    ChatLine,
    ClockFace,
    Ending,
    Entry,
    Moment,
    Proposal,
    Scene,
    SeatFacts,
    TableFacts,
    Words,
)
from stonehall.server.wire.text import Called, choice, words

Seats = tuple[int, ...]
"""The seats a viewer has: none for a spectator, several for one who plays against themselves."""


class Attendance:
    """Those around a table: who is there now, how many only watch, and what they are called."""

    __slots__ = ("present", "users", "watching")

    def __init__(self, users: Users, present: Collection[str] = (), watching: int = 0) -> None:
        self.users = users
        self.present = present
        self.watching = watching


def facts(id: str, summary: Summary, own: Seats, attendance: Attendance) -> TableFacts:
    """A table as a list shows it."""
    names = stonehall.load(summary.game).seat_names
    seats = []
    for seat, chair in enumerate(summary.chairs):
        name = attendance.users.named(chair.user).name if chair.user else ""
        present = chair.kind == "bot" or chair.user in attendance.present
        seats.append(
            SeatFacts(names[seat], chair.kind, name, chair.bot, chair.faction, seat in own, present, chair.together)
        )
    finish = summary.finish
    return TableFacts(
        id, summary.game, summary.settings, summary.texts, summary.game_number, summary.stage, summary.public,
        summary.practice, summary.creator, summary.until if summary.stage == "open" else 0, summary.closed,
        summary.rematch, "" if finish is None else finish.reason,
        [] if finish is None else [names[seat] for seat in finish.winners], seats, summary.clock, summary.paused,
        summary.turn, names[summary.on_turn] if summary.on_turn >= 0 else "", attendance.watching, summary.origin,
    )  # fmt: skip


def broken(id: str) -> TableFacts:
    """A table of which nothing can be read but its id."""
    return TableFacts(id, "", {}, {}, 1, "broken", False, False, "", 0, "", "", "", [], [], None, False, 0, "", 0)


def players(table: Table, users: Users) -> list[Value]:
    """What the players are called in words: by their names, if these tell them apart."""
    seats = [table.game.seat_term(name) for name in table.game.seat_names[: len(table.chairs)]]
    called = [_called(chair, seat, users) for chair, seat in zip(table.chairs, seats, strict=True)]
    looks = [skeleton(own) if isinstance(own, str) else own for own in called]
    return [seat if looks.count(look) > 1 else own for own, look, seat in zip(called, looks, seats, strict=True)]


def _called(chair: Chair, seat: Term, users: Users) -> Value:
    """One who chose no name is a guest with a number; a bot from another package goes by its own name."""
    if chair.kind == "bot":
        return Term("bot", chair.bot) if chair.bot in BOTS else chair.bot
    if not chair.user:
        return seat
    user = users.named(chair.user)
    return user.name if user.named else Term("web", "guest", {"number": user.name})


def called(table: Table, users: Users) -> Called:
    """The players of a table by their seats: the engine gives its reasons without knowing who sits there."""
    names = zip(table.game.seat_names, players(table, users), strict=False)
    return {table.game.seat_term(name): player for name, player in names}


def archive(table: Table, users: Users) -> Archive:
    """What everybody is shown of a game that is over."""
    assert table.finish is not None
    shown = Renderer(table, Attendance(users), 0)
    log = shown.entries((), 0)
    scenes = {"": shown.scene(())}
    own = {}
    for seat, name in enumerate(shown.names):
        scenes[name] = shown.scene((seat,))
        lines = zip(shown.entries((seat,), 0), log, strict=True)
        own[name] = {mine.n: mine for mine, common in lines if mine != common}
    known = {name: scene for name, scene in scenes.items() if scene is not None}
    return Archive(table.finish, shown.summary.turn, shown.summary.on_turn, known, log, own)


def entries(
    game: AnyGame, names: Sequence[str], players: Sequence[Value], log: Telling, known: Seats, since: int,
    spoken: dict[int, Words],
) -> list[Entry]:  # fmt: skip
    """The log of a game from line ``since`` on, with all that was told to these seats.

    ``spoken`` keeps what everybody is told, so that it is put into words once.
    """
    begin = log.turn_begin(since)
    seen = [event.seen_by(event.only if event.only in known else None) for event in log.told[begin:]]
    found = []
    for n, event, active, turn in log.lines(since):
        own = seen[n - begin]
        if event.only >= 0:
            said = words(game.event_message(own, players))
        elif n in spoken:
            said = spoken[n]
        else:
            said = spoken[n] = words(game.event_message(event, players))
        entry = Entry(n, event.id, turn, names[active] if active >= 0 else "", said)
        line = game.log_line(seen, n - begin, players)
        if line is not None:
            entry.line, entry.covers = words(line.message), line.covers
        found.append(entry)
    return found


def asked(game: AnyGame, view: protocol.View, players: Sequence[Value]) -> tuple[Words, str]:
    """What a viewer is asked, or whom they wait for, and the rule that explains it."""
    said = game.prompt(view, players)
    return words(said), game.prompt_rules.get(said.id, "")


class Renderer:
    """A table as it is at one moment, ready to be shown to anybody. What all are told is put into words once.

    ``spent`` are the milliseconds used up of the pending decision.
    """

    def __init__(self, table: Table, attendance: Attendance, spent: int) -> None:
        self.table = table
        self.users = attendance.users
        self.attendance = attendance
        self.spent = spent
        self.summary = table.summary()
        self.names = table.game.seat_names[: len(table.chairs)]
        self.players = players(table, attendance.users)
        self._lines: dict[int, Words] = {}

    # Frames -----------------------------------------------------------------------------------------------------

    def update(self, change: Change, own: Seats) -> frames.Update:
        """What a change brought. Of changes that happened together, only the last shows what they led to."""
        last = change.seq == self.table.seq
        return frames.Update(
            change.seq,
            self.facts(own),
            change.keep,
            self.entries(own, change.keep) if last else [],
            self.chat(change.chat, own) if last else [],
            self.proposals(),
            self.scene(own) if last and change.board else None,
        )

    def facts(self, own: Seats) -> TableFacts:
        return facts(self.table.id, self.summary, own, self.attendance)

    def proposals(self) -> list[Proposal]:
        return [
            Proposal(wished.id, wish, self.names[wished.seat], [self.names[seat] for seat in wished.waiting])
            for wish, wished in self.table.wishes.items()
        ]

    def chat(self, since: int, own: Seats) -> list[ChatLine]:
        """What was said after line ``since``, as far as one with these seats was meant to hear it."""
        return [
            ChatLine(
                n, self.names[line.seat], self.users.named(line.user).name, line.text, line.phrase, bool(line.heard_by)
            )
            for n, line in self.table.chat
            if n > since and (not line.heard_by or not set(own).isdisjoint(line.heard_by))
        ]  # fmt: skip

    def entries(self, own: Seats, since: int) -> list[Entry]:
        """The log from line ``since`` on. Those who share a screen read what all may know."""
        return self.told_to(own if self.table.is_one_person(own) else (), since)

    def told_to(self, known: Seats, since: int) -> list[Entry]:
        """The log from line ``since`` on, with all that was told to these seats."""
        session = self.table.session
        if self.table.archive is not None:
            return self.table.archive.entries([self.names[seat] for seat in known], since)
        if session is None:
            return []
        return entries(self.table.game, self.names, self.players, session.game_log, known, since, self._lines)

    # The scene --------------------------------------------------------------------------------------------------

    def scene(self, own: Seats) -> Scene | None:
        """All that one with these seats may see now."""
        table, session = self.table, self.table.session
        seat = table.facing(own)
        if table.archive is not None:
            return table.archive.scenes.get("" if seat is None else self.names[seat])
        if session is None:
            return None
        view = cast(protocol.View, session.state.view(seat))
        decides = seat is not None and table.decider == seat and not table.paused
        options = session.state.legal_texts() if decides else []
        offer = table.game.choice
        ending = self.ending(session, own)
        rule = ""
        if ending is not None:
            prompt = ending.words
        elif table.paused:
            prompt = Words("table-paused")
        else:
            prompt, rule = asked(table.game, view, self.players)
        return Scene(
            table.moment,
            "" if seat is None else self.names[seat],
            view,
            prompt,
            [choice(offer(view, text, self.players)) for text in options],
            undo_is(table, table.chairs[own[0]].user)[0] if own else "none",
            concede_is(table, own),
            self.clocks(),
            ending,
            [self.names[one] for one in partners(table, own)],
            rule,
        )

    def again(self, own: Seats) -> list[Moment]:
        """The last turn as one with these seats could see it; who shares a screen sees what all may see."""
        session = self.table.session
        moments = session.last_turn() if session is not None and self.table.archive is None else []
        if not moments:
            return []
        seat = self.table.reader(own)
        name = "" if seat is None else self.names[seat]
        begin = moments[0][1]
        entries = self.entries(own, begin)
        found = []
        for n, (state, told) in enumerate(moments):
            view = cast(protocol.View, state.view(seat))
            prompt, rule = asked(self.table.game, view, self.players)
            scene = Scene(self.table.moment, name, view, prompt, [], "none", "none", [], rule=rule)
            since = moments[n - 1][1] if n else told
            found.append(Moment(scene, entries[since - begin : told - begin]))
        return found

    def clocks(self) -> list[ClockFace]:
        clocks, ticking = self.table.clocks, self.table.ticking
        if clocks is None:
            return []
        return [
            ClockFace(name, max(0, left - self.spent) if seat == ticking else left, seat == ticking)
            for seat, (name, left) in enumerate(zip(self.names, clocks.left, strict=True))
        ]

    def ending(self, session: GameSession, own: Seats) -> Ending | None:
        """How the game ended, as its winner, its loser or somebody without a side is told."""
        finish = self.table.finish
        if finish is None:
            return None
        reader = self.table.reader(own)
        if session.decider is None:
            told = self.table.game.ending(session.state.view(reader), self.players)
        elif finish.loser < 0:
            told = Message(f"ending-{finish.reason}")
        else:  # the rules of today do not know that somebody left
            form = "seen" if reader is None else "lost" if reader == finish.loser else "won"
            told = Message(f"ending-{finish.reason}-{form}", {"player": self.players[finish.loser]})
        return Ending(finish.reason, [self.names[seat] for seat in finish.winners], words(told))
