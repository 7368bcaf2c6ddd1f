"""Games that are over, looked at again: any moment of them through any eyes, and played on from there.

A game that still runs has no replay: its players see what they may at the table, and nobody else may see more.
"""

from __future__ import annotations

import asyncio
from typing import Final, cast

from msgspec.structs import replace

import stonehall
from stonehall.kernel import CHANCE, AnyGame, Record, RecordError, State, StonehallError, WrittenRecord
from stonehall.locale import catalogue
from stonehall.server.store.users import User
from stonehall.server.tables import commands
from stonehall.server.tables.beginnings import form_of
from stonehall.server.tables.catalog import decks
from stonehall.server.tables.events import Chair, Opening
from stonehall.server.tables.game_session import GameSession
from stonehall.server.tables.render import Renderer, Seats, asked
from stonehall.server.tables.table import Table
from stonehall.server.tables.table_service import TableService, chair_for
from stonehall.server.wire import protocol
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.positions import PositionStart
from stonehall.server.wire.protocol import (
    Complaint,
    Note,
    PlayOn,
    Replay,
    ReplayMark,
    ReplayMoment,
    Scene,
    TableFacts,
    Words,
)
from stonehall.server.wire.text import complaints
from stonehall.toolkit.turn_picture import TurnPicture

ALL: Final = "all"
WATCH: Final = "watch"
"""Eyes that are nobody's on a seat: those that see everything, and those of a spectator."""
AT_ONCE: Final = 16
"""At most so many moments are told at once."""
MOST_NOTES: Final = 500
"""So many moments of a game may have a note."""


class Replays:
    """What can be done with games that are over."""

    def __init__(self, tables: TableService) -> None:
        self.tables = tables

    def open(self, user: User, table_id: str, eyes: str) -> Replay:
        """A game from its first decision to its end; through the own eyes of who played it, unless told."""
        shown = self._shown(table_id)
        table = shown.table
        eyes = eyes or _own_eyes(shown, user)
        log = shown.told_to(_known(shown, eyes), 0)
        outdated = bool(table.outdated)
        if table.archive is not None:
            last = ReplayMark(shown.summary.turn, _name(shown, shown.summary.on_turn), "", len(log))
            moments = [last] if table.archive.scenes else []
        else:
            moments = [] if table.session is None else _marks(shown, table.session)
        return Replay(shown.facts(table.seats_of(user.id)), eyes, moments, log, outdated)

    def moments(self, table_id: str, first: int, eyes: str, count: int) -> list[ReplayMoment]:
        """What was seen at a moment, and at those that follow it."""
        shown = self._shown(table_id)
        known = _known(shown, eyes)
        if not 1 <= count <= AT_ONCE:
            raise RequestRefused("malformed", 400)
        if shown.table.archive is not None:
            return _archived(shown, first, known, eyes)
        session = shown.table.session
        counts = _counts(session) if session is not None else []
        if session is None or not 0 <= first < len(counts):
            raise RequestRefused("no-moment", 404)
        record = session.record.truncated(counts[first])
        found = []
        for moment in range(first, min(first + count, len(counts))):
            for play in session.record.plays[len(record.plays) : counts[moment]]:
                record.replay(play.text)
            found.append(_moment(shown, record.state, moment, moment == len(counts) - 1, known, eyes))
        return found

    def position(self, table_id: str, moment: int) -> PositionStart:
        """A moment as a position, which holds everything: whoever may read the record may read it."""
        table = self._shown(table_id).table
        record = self._until(table, moment)
        return PositionStart(form_of(table.game, record.state), record.state.to_position())

    async def turn_picture(self, table_id: str, moment: int, eyes: str, language: str, theme: str) -> str:
        """The turn around a moment as a picture that moves, with no more than these eyes may see."""
        shown = self._shown(table_id)
        known = _known(shown, eyes)
        self._until(shown.table, moment)
        return await asyncio.to_thread(_turn_picture, shown, moment, known, eyes, language, theme)

    async def play_on(self, user: User, table_id: str, moment: int, plan: PlayOn) -> TableFacts:
        """A new table for practice, at which the game goes on from a moment with the decks it was begun with."""
        table = self._shown(table_id).table
        record = self._until(table, moment)
        if record.state.decision is None:
            raise RequestRefused("over")
        if len(plan.seats) != len(table.chairs):
            raise RequestRefused("bad-seats", 422)
        chairs = [
            replace(chair_for(seat, user, chair.deck, chair.faction), together=chair.together)
            for seat, chair in zip(plan.seats, table.chairs, strict=True)
        ]
        if len({(chair.kind, chair.bot) for chair in chairs if chair.together}) > 1:
            raise RequestRefused("settings", 422)
        plays = [play.text for play in record.plays]
        opening = Opening(record.settings, plays, table.id, moment)
        return await self.tables.begin_from(user, table.game, chairs, opening, table.settings)

    async def bring(self, user: User, text: str) -> TableFacts:
        """Keep a record from a file as a table of its own, which only those find who have its link."""
        try:
            record = await asyncio.to_thread(Record.read, text, stonehall.load)
        except StonehallError as wrong:
            raise RequestRefused("record", 422, [*_where(wrong, text), *complaints(wrong)]) from None
        game = record.game
        names = game.seats_of(record.settings)
        chairs = [Chair("person", "", "", *_deck(game, record.settings.get(name, ""))) for name in names]
        free = commands.free_settings(game)
        shown = {name: value for name, value in record.settings.items() if name in free}
        opening = Opening(record.settings, [play.text for play in record.plays], whole=True)
        return await self.tables.begin_from(user, game, chairs, opening, shown)

    # Notes ------------------------------------------------------------------------------------------------------

    def notes(self, user: User, table_id: str) -> list[Note]:
        """What a visitor has noted at the moments of a game."""
        self._shown(table_id)
        return [Note(moment, text) for moment, text in self.tables.store.notes(user.id, table_id)]

    async def note(self, user: User, table_id: str, moment: int, text: str) -> None:
        """Keep a note, or forget it."""
        self._shown(table_id)
        kept = [moment for moment, _ in self.tables.store.notes(user.id, table_id)]
        if moment < 0 or (text and moment not in kept and len(kept) >= MOST_NOTES):
            raise RequestRefused("no-moment", 404)
        await self.tables.store.set_note(user.id, table_id, moment, text.strip())

    # Inside -----------------------------------------------------------------------------------------------------

    def _until(self, table: Table, moment: int) -> Record:
        """The game up to a moment, if the rules of today can still tell it."""
        session = table.session
        if session is None or table.archive is not None:
            raise RequestRefused("replay-outdated")
        counts = _counts(session)
        if not 0 <= moment < len(counts):
            raise RequestRefused("no-moment", 404)
        return session.record.truncated(counts[moment])

    def _shown(self, table_id: str) -> Renderer:
        live = self.tables.residence.find(table_id)
        if live.table.stage != "over" or live.writing:
            raise RequestRefused("replay-hidden")
        return Renderer(live.table, live.attendance(), 0)


def _own_eyes(shown: Renderer, user: User) -> str:
    """Those of who played one side of it alone, else a spectator's."""
    own = shown.table.seats_of(user.id)
    return shown.names[own[0]] if shown.table.is_one_person(own) else WATCH


def _known(shown: Renderer, eyes: str) -> Seats:
    """The seats whose knowledge one with these eyes has."""
    if eyes == ALL:
        return tuple(range(len(shown.names)))
    if eyes == WATCH:
        return ()
    if eyes not in shown.names:
        raise RequestRefused("no-seat", 404)
    return (shown.names.index(eyes),)


def _counts(session: GameSession) -> list[int]:
    """How many plays had been made at each moment: where somebody had to decide, and at the end."""
    plays = session.record.plays
    return [*(count for count, play in enumerate(plays) if play.seat != CHANCE), len(plays)]


def _marks(shown: Renderer, session: GameSession) -> list[ReplayMark]:
    log, plays = session.game_log, session.record.plays
    turns = iter([*log.lines(0)])
    active, turn, place = CHANCE, 0, 0
    found = []
    for count in _counts(session):
        while place < log.marks[count]:
            _, _, active, turn = next(turns)
            place += 1
        seat = plays[count].seat if count < len(plays) else CHANCE
        found.append(ReplayMark(turn, _name(shown, active), _name(shown, seat), place))
    return found


def _turn_picture(shown: Renderer, moment: int, known: Seats, eyes: str, language: str, theme: str) -> str:
    session = shown.table.session
    assert session is not None
    log, count = session.game_log, _counts(session)[moment]
    said = catalogue(language, session.record.game)
    named = f"{shown.table.game.prefix}-title"
    title = said.get(named) if said.has(named) else shown.table.game.title
    seat = known[0] if known and eyes != ALL else None
    return TurnPicture(log, seat, known, said.text, shown.players, theme).draw(count, title)


def _name(shown: Renderer, seat: int) -> str:
    return shown.names[seat] if seat >= 0 else ""


def _moment(shown: Renderer, state: State, moment: int, last: bool, known: Seats, eyes: str) -> ReplayMoment:
    seats: list[Seats] = [(seat,) for seat in known] if eyes == ALL else []
    return ReplayMoment(
        moment,
        _scene(shown, state, moment, last, () if eyes == ALL else known),
        [_scene(shown, state, moment, last, own) for own in seats],
    )


def _scene(shown: Renderer, state: State, moment: int, last: bool, own: Seats) -> Scene:
    """What one on a seat saw, or a spectator; how it ended is told at the last moment alone."""
    session = shown.table.session
    assert session is not None
    view = cast(protocol.View, state.view(own[0] if own else None))
    ending = shown.ending(session, own) if last else None
    prompt, rule = (ending.words, "") if ending is not None else asked(shown.table.game, view, shown.players)
    name = shown.names[own[0]] if own else ""
    return Scene(moment, name, view, prompt, [], "none", "none", [], ending, rule=rule)


def _archived(shown: Renderer, moment: int, known: Seats, eyes: str) -> list[ReplayMoment]:
    """The last scene of a game that the rules of today cannot tell."""
    archive = shown.table.archive
    assert archive is not None
    names = [shown.names[seat] for seat in known]
    own = names[0] if eyes not in (ALL, WATCH) else ""
    if moment != 0 or own not in archive.scenes:
        raise RequestRefused("no-moment", 404)
    seats = [archive.scenes[name] for name in names if eyes == ALL and name in archive.scenes]
    bare = [replace(scene, moment=0, undo="none", concede="none") for scene in [archive.scenes[own], *seats]]
    return [ReplayMoment(0, bare[0], bare[1:])]


def _where(wrong: StonehallError, text: str) -> list[Complaint]:
    """At which play a record cannot be followed."""
    number = wrong.number if isinstance(wrong, RecordError) else 0
    if not number:
        return []
    return [Complaint(Words("record-play", {"number": number, "play": WrittenRecord.read(text).plays[number - 1]}))]


def _deck(game: AnyGame, deck: str) -> tuple[str, str]:
    """A deck as it stands in a record, and what it is a deck of."""
    ready = {one.id: one.faction for one in decks(game)}
    return deck, ready[deck] if deck in ready else game.emblem_of(deck) if deck else ""
