"""What those who sit at a table may do: which event follows from a frame, or why it is refused."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Literal

from stonehall.kernel import AnyGame, SettingsError
from stonehall.server.store.users import clean
from stonehall.server.tables import events
from stonehall.server.tables.catalog import SEATS, decks, seat_settings
from stonehall.server.tables.events import Chair, TableEvent
from stonehall.server.tables.game_session import GameSession
from stonehall.server.tables.table import Change, Table
from stonehall.server.wire import frames
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Wish
from stonehall.server.wire.text import complaints

LUCK: Random = SystemRandom()
LONGEST_CHAT = 300
PHRASES = ("hello", "good-luck", "well-played", "thanks", "oops", "hurry", "good-game")
"""What can be said in every language: the messages ``phrase-…``."""


def play(table: Table, user: str, frame: frames.Play, ms: int) -> tuple[TableEvent, Change]:
    """Play for the seat that decides; an illegal play raises :class:`~stonehall.kernel.IllegalPlay`.

    This alone changes the table at once: luck has to see where the play leads.
    """
    _running(table)
    own = _seated(table, user)
    if frame.moment != table.moment:
        raise RequestRefused("stale")
    if table.paused:
        raise RequestRefused("paused")
    seat = table.decider
    if seat is None or seat not in own:
        raise RequestRefused("not-your-turn", 403)
    return table.play(seat, frame.text, LUCK, ms)


def event_of(table: Table, user: str, frame: frames.ClientFrame, ms: int) -> TableEvent:
    """The event that follows from any other frame."""
    own = _seated(table, user)
    match frame:
        case frames.Undo():
            if frame.moment != table.moment:
                raise RequestRefused("stale")
            return _undo(table, user, own, ms)
        case frames.Propose():
            return _propose(table, user, own, frame.wish, ms)
        case frames.Answer():
            return _answer(table, user, frame, ms)
        case frames.Concede():
            _running(table)
            return events.Conceded(_speaker(table, own))
        case frames.Chat():
            return _chat(table, user, own, frame)
    raise RequestRefused("malformed", 400)


def _running(table: Table) -> None:
    if table.stage != "running":
        raise RequestRefused("over" if table.stage == "over" else "not-started")


def _seated(table: Table, user: str) -> tuple[int, ...]:
    own = table.seats_of(user)
    if not own:
        raise RequestRefused("not-your-seat", 403)
    return own


def _speaker(table: Table, own: tuple[int, ...]) -> int:
    seat = table.facing(own)
    assert seat is not None
    return seat


# Taking back ----------------------------------------------------------------------------------------------------------


def undo_is(table: Table, user: str) -> tuple[Literal["free", "ask", "none"], int]:
    """Whether a user may take back the own last play: ``free``, ``ask`` or ``none``; and how many plays would remain.

    It is free up to the information barrier, and where nobody has to be asked.
    """
    session = table.session
    if session is None or table.stage != "running" or table.paused:
        return "none", 0
    place = session.last_play(table.seats_of(user))
    if place is None:
        return "none", 0
    record = session.record
    free = record.undo_point(record.plays[place].seat) is not None or not table.others(user)
    return "free" if free else "ask", place


def _undo(table: Table, user: str, own: tuple[int, ...], ms: int) -> TableEvent:
    _running(table)
    if table.paused:
        raise RequestRefused("paused")
    how, keep = undo_is(table, user)
    if how == "none":
        raise RequestRefused("nothing-to-undo")
    return events.Undone(keep, ms) if how == "free" else _ask(table, own, "undo")


# Consent --------------------------------------------------------------------------------------------------------------


def _propose(table: Table, user: str, own: tuple[int, ...], wish: Wish, ms: int) -> TableEvent:
    """What nobody else has to agree to happens at once; so does what somebody else has proposed already."""
    pending = table.wishes.get(wish)
    if pending is not None and not set(own).isdisjoint(pending.waiting):
        return _answer(table, user, frames.Answer("", wish, True), ms)
    if wish == "undo":
        return _undo(table, user, own, ms)
    if wish == "rematch":
        if table.stage != "over":
            raise RequestRefused("not-over")
    else:
        _running(table)
    if wish in ("pause", "resume") and table.paused == (wish == "pause"):
        raise RequestRefused("paused" if table.paused else "not-paused")
    if wish == "draw" and any(chair.kind == "bot" for chair in table.chairs):
        raise RequestRefused("bot-declines")
    if wish == "resume" or not table.others(user):
        return _agreed(table, wish, _speaker(table, own), ms)
    return _ask(table, own, wish)


def _ask(table: Table, own: tuple[int, ...], wish: Wish) -> TableEvent:
    if wish in table.wishes:
        raise RequestRefused("already-proposed")
    return events.Proposed(_speaker(table, own), wish)


def _answer(table: Table, user: str, frame: frames.Answer, ms: int) -> TableEvent:
    wished = table.wishes.get(frame.wish)
    if wished is None:
        raise RequestRefused("no-proposal")
    mine = [seat for seat in wished.waiting if table.chairs[seat].user == user]
    if not mine:
        raise RequestRefused("not-asked", 403)
    if frame.yes and len(mine) == len(wished.waiting):
        return _agreed(table, frame.wish, wished.seat, ms)
    return events.Answered(mine[0], frame.wish, frame.yes)


def _agreed(table: Table, wish: Wish, seat: int, ms: int) -> TableEvent:
    """All agree to the wish of a seat."""
    match wish:
        case "undo":
            return events.Undone(undo_is(table, table.chairs[seat].user)[1], ms)
        case "draw":
            return events.Drawn()
        case "pause":
            return events.Paused(ms)
        case "resume":
            return events.Resumed()
        case "rematch":
            swapped = [table.chairs[-1], *table.chairs[:-1]]
            again = start(table.game, swapped, table.settings)
            return events.Rematch(again.rules, again.settings, again.chairs, again.plays, again.position)


# Beginning and talking ------------------------------------------------------------------------------------------------


def start(game: AnyGame, chairs: list[Chair], chosen: Mapping[str, str]) -> events.Started:
    """A game begins with those who sit there; decks nobody chose are left to luck."""
    taken = _dealt(game, chairs)
    brought = {name: chair.deck for name, chair in zip(game.seat_names, taken, strict=False) if chair.deck}
    try:
        session = GameSession(game, {**chosen, **seat_settings(game, len(chairs)), **brought})
    except SettingsError as wrong:
        raise RequestRefused("settings", 422, complaints(wrong)) from None
    luck = session.lucky(LUCK)
    return events.Started(game.rules_version, session.record.settings, taken, luck, session.position())


def _dealt(game: AnyGame, chairs: list[Chair]) -> list[Chair]:
    """The chairs with a deck for everybody: one that nobody else has, as long as there are any."""
    ready = game.decks()
    factions = {deck.id: deck.faction for deck in decks(game)}
    used = [chair.deck for chair in chairs]
    dealt = []
    for chair in chairs:
        deck = chair.deck
        if not deck and ready:
            deck = LUCK.choice([one for one in ready if one not in used] or ready)
            used.append(deck)
        dealt.append(Chair(chair.kind, chair.user, chair.bot, deck, factions.get(deck, chair.faction)))
    return dealt


def check_settings(game: AnyGame, chosen: Mapping[str, str]) -> None:
    """RequestRefused settings that are none a table chooses from; who plays with what is said by its seats."""
    free = {one.name for one in game.settings if one.values} - {*game.seat_names, SEATS}
    if not free.issuperset(chosen):
        raise RequestRefused("settings", 422)


def _chat(table: Table, user: str, own: tuple[int, ...], frame: frames.Chat) -> TableEvent:
    text = clean(frame.text)
    phrase = frame.phrase if frame.phrase in PHRASES else ""
    if bool(text) == bool(phrase) or len(text) > LONGEST_CHAT or not text.isprintable():
        raise RequestRefused("bad-chat", 422)
    return events.Chatted(_speaker(table, own), user, text, phrase)
