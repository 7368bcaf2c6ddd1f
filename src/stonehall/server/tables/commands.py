"""What those who sit at a table may do: which event follows from a frame, or why it is refused."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from random import Random, SystemRandom
from typing import Literal

from msgspec import structs

from stonehall.kernel import AnyGame, SettingsError, StonehallError
from stonehall.server.store.users import clean
from stonehall.server.tables import events
from stonehall.server.tables.catalog import SEATS, check_length, decks, seat_settings, texts
from stonehall.server.tables.events import Chair, TableEvent
from stonehall.server.tables.game_session import GameSession
from stonehall.server.tables.table import Change, Table, Wished
from stonehall.server.wire import frames
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Complaint, Wish, Words
from stonehall.server.wire.text import complaints

LUCK: Random = SystemRandom()
SHARED: tuple[Wish, ...] = ("draw", "pause", "resume", "rematch")
"""What is the same whoever proposes it: to propose it, too, is to agree."""
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
    """The event that follows from any other frame. One by which a seat leaves is completed by :meth:`Table.leave`."""
    own = _seated(table, user)
    if not isinstance(frame, frames.Chat) and table.stage == "running" and set(own).issubset(table.left):
        raise RequestRefused("left-game")
    match frame:
        case frames.Undo():
            if frame.moment != table.moment:
                raise RequestRefused("stale")
            return _undo(table, user, own, ms)
        case frames.Propose():
            return _propose(table, user, own, frame.wish, ms)
        case frames.Answer():
            return _answer(table, user, frame, ms)
        case frames.Withdraw():
            return _withdraw(table, own, frame)
        case frames.Concede():
            return _concede(table, own, ms)
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


def hinted_seat(table: Table, user: str, frame: frames.AskHint) -> int:
    """The seat that is given a hint: it decides, and nobody else at the table is a person, nor was one."""
    _running(table)
    own = _seated(table, user)
    others = [chair for seat, chair in enumerate(table.chairs) if seat not in own]
    if not table.is_one_person(own) or any(chair.kind != "bot" for chair in others):
        raise RequestRefused("hint-people", 403)
    if frame.moment != table.moment:
        raise RequestRefused("hint-late")
    if table.paused:
        raise RequestRefused("paused")
    seat = table.decider
    if seat is None or seat not in own:
        raise RequestRefused("not-your-turn", 403)
    return seat


# Taking back ----------------------------------------------------------------------------------------------------------


def undo_is(table: Table, user: str) -> tuple[Literal["free", "ask", "none"], int]:
    """Whether a user may take back the own last play: ``free``, ``ask`` or ``none``; and how many plays would remain.

    It is free up to the information barrier; beyond it the other persons are asked. Where there are none it stays as it
    is: the computer is no reason to roll the dice again. At a table for practice everything is free.
    """
    session = table.session
    own = table.seats_of(user)
    if session is None or table.stage != "running" or table.paused or set(own).issubset(table.left):
        return "none", 0
    place = session.record.last_play_of(*own)
    if place is None or place < table.given:
        return "none", 0
    if session.record.undo_point(*own) is not None:
        return "free", place
    return "ask" if table.others(user) else "none", place


def _undo(table: Table, user: str, own: tuple[int, ...], ms: int) -> TableEvent:
    _running(table)
    if table.paused:
        raise RequestRefused("paused")
    how, keep = undo_is(table, user)
    if how == "none":
        raise RequestRefused("nothing-to-undo" if keep == 0 else "cannot-undo")
    return _taken_back(table, keep, ms) if how == "free" else _ask(table, own, "undo")


def _taken_back(table: Table, keep: int, ms: int) -> TableEvent:
    """Time never comes back: who has used up that of the decision cannot have it again."""
    if table.clocks is not None and table.clocks.after_undo(keep, table.ticking, ms) <= 0:
        raise RequestRefused("no-time-to-undo")
    return events.Undone(keep, ms, -1 if table.ticking is None else table.ticking)


# Consent --------------------------------------------------------------------------------------------------------------


def _propose(table: Table, user: str, own: tuple[int, ...], wish: Wish, ms: int) -> TableEvent:
    """What nobody else has to agree to happens at once; so does what all want alike and somebody proposed already."""
    pending = table.wishes.get(wish)
    if pending is not None and wish in SHARED and not set(own).isdisjoint(pending.waiting):
        return _answer(table, user, frames.Answer("", pending.id, True), ms)
    if wish == "undo":
        return _undo(table, user, own, ms)
    if wish == "concede":
        return _concede(table, own, ms)
    if wish == "rematch":
        if table.stage != "over":
            raise RequestRefused("not-over")
        if table.rematch:
            raise RequestRefused("rematch-open")
    else:
        _running(table)
    if wish in ("pause", "resume") and table.paused == (wish == "pause"):
        raise RequestRefused("paused" if table.paused else "not-paused")
    if wish == "draw" and any(chair.kind == "bot" for chair in table.chairs):
        raise RequestRefused("bot-declines")
    if wish == "draw":
        _check_draw(table, _speaker(table, own))
    if wish == "resume" or not table.others(user):
        return _agreed(table, wish, _speaker(table, own), ms)
    return _ask(table, own, wish)


def _ask(table: Table, own: tuple[int, ...], wish: Wish) -> TableEvent:
    if wish in table.wishes:
        raise RequestRefused("already-proposed")
    turn = table.session.game_log.turn if table.session is not None else 0
    return events.Proposed(_speaker(table, own), wish, turn)


def _check_draw(table: Table, seat: int) -> None:
    """Who offered a draw in vain lets some turns pass before offering it again."""
    assert table.session is not None
    turns = table.draw_again.get(seat, 0) - table.session.game_log.turn
    if turns > 0 and "draw" not in table.wishes:
        raise RequestRefused("draw-too-soon", 409, [Complaint(Words("draw-wait", {"turns": turns}))])


def _proposal(table: Table, id: int) -> tuple[Wish, Wished]:
    """The very proposal that is meant; one that has come in its place is another."""
    for wish, wished in table.wishes.items():
        if wished.id == id:
            return wish, wished
    raise RequestRefused("no-proposal")


def _answer(table: Table, user: str, frame: frames.Answer, ms: int) -> TableEvent:
    wish, wished = _proposal(table, frame.proposal)
    mine = [seat for seat in wished.waiting if table.chairs[seat].user == user]
    if not mine:
        raise RequestRefused("not-asked", 403)
    if frame.yes and len(mine) == len(wished.waiting):
        return _agreed(table, wish, wished.seat, ms)
    return events.Answered(mine[0], wish, frame.yes)


def _withdraw(table: Table, own: tuple[int, ...], frame: frames.Withdraw) -> TableEvent:
    wish, wished = _proposal(table, frame.proposal)
    if wished.seat not in own:
        raise RequestRefused("not-your-proposal", 403)
    return events.Withdrawn(wished.seat, wish)


# Giving up ------------------------------------------------------------------------------------------------------------


def concede_is(table: Table, own: tuple[int, ...]) -> Literal["none", "game", "ask", "out"]:
    """What giving up would do for one with these seats."""
    session, seat = table.session, table.facing(own)
    if session is None or table.stage != "running" or seat is None or seat in table.left:
        return "none"
    if table.asked_for("concede", seat):
        return "ask"
    gone = {*table.left, *table.game.leaves_with(session.state, seat)}
    there = [other for other in range(len(table.chairs)) if other not in gone]
    return "game" if set(there).issubset(table.game.allies(session.state, there[0])) else "out"


def _concede(table: Table, own: tuple[int, ...], ms: int) -> TableEvent:
    """Those who lose by it have to agree."""
    _running(table)
    how = concede_is(table, own)
    if how == "none":
        raise RequestRefused("left-game")
    seat = _speaker(table, own)
    return _ask(table, own, "concede") if how == "ask" else events.Conceded(seat, ms=ms)


def _agreed(table: Table, wish: Wish, seat: int, ms: int) -> TableEvent:
    """All agree to the wish of a seat."""
    match wish:
        case "undo":
            return _taken_back(table, undo_is(table, table.chairs[seat].user)[1], ms)
        case "draw":
            return events.Drawn()
        case "pause":
            return events.Paused(ms, -1 if table.ticking is None else table.ticking)
        case "resume":
            return events.Resumed()
        case "concede":
            return events.Conceded(seat, ms=ms)
        case "rematch":
            return events.Rematched(new_id())


def new_id() -> str:
    """The id of a new table: nobody guesses it."""
    return secrets.token_hex(8)


def rematch_of(table: Table) -> events.Created:
    """A table like this one, with everybody a seat further."""
    chairs = [table.chairs[-1], *table.chairs[:-1]]
    return events.Created(
        table.creator, table.game.id, chairs, table.clock, table.public, table.settings, table.practice,
        brisk=table.brisk,
    )  # fmt: skip


# Beginning and talking ------------------------------------------------------------------------------------------------


def start(
    game: AnyGame, chairs: list[Chair], chosen: Mapping[str, str], opening: events.Opening | None = None
) -> events.Started:
    """A game begins with those who sit there; decks nobody chose are left to luck. An ``opening`` is gone on from."""
    if opening is not None:
        return _start_from(game, chairs, opening)
    taken = _dealt(game, chairs)
    brought = {name: chair.deck for name, chair in zip(game.seat_names, taken, strict=False) if chair.deck}
    try:
        session = GameSession(game, {**chosen, **seat_settings(game, len(chairs)), **brought})
    except SettingsError as wrong:
        raise RequestRefused("settings", 422, complaints(wrong)) from None
    held = {seat for seat, chair in enumerate(chairs) if chair.together}
    if held and not held.issubset(game.allies(session.state, min(held))):
        raise RequestRefused("settings", 422)
    luck = session.lucky(LUCK)
    return events.Started(game.rules_version, session.record.settings, taken, luck, session.position())


def _start_from(game: AnyGame, chairs: list[Chair], opening: events.Opening) -> events.Started:
    """The game goes on from where its opening leads; luck has its part unless nobody plays on."""
    try:
        session = GameSession(game, opening.settings)
        session.replay(opening.plays)
    except StonehallError as wrong:  # the rules have changed since the table was opened
        raise RequestRefused("settings", 422, complaints(wrong)) from None
    if not opening.whole:
        session.lucky(LUCK)
    plays = [play.text for play in session.record.plays]
    return events.Started(game.rules_version, session.record.settings, chairs, plays, session.position())


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
        dealt.append(structs.replace(chair, deck=deck, faction=factions.get(deck, chair.faction)))
    return dealt


def free_settings(game: AnyGame) -> set[str]:
    """Those a table chooses from; who plays with what is said by its seats."""
    return {one.name for one in game.settings if one.values or one.text} - {*game.seat_names, SEATS}


def check_settings(game: AnyGame, chosen: Mapping[str, str]) -> None:
    """RequestRefused settings that are none a table chooses from."""
    if not free_settings(game).issuperset(chosen):
        raise RequestRefused("settings", 422)
    for name in texts(game):
        check_length(chosen.get(name, ""))


def check_count(game: AnyGame, chosen: Mapping[str, str], count: int) -> None:
    """RequestRefused more or fewer seats than these settings have."""
    try:
        settings = game.complete({**chosen, **seat_settings(game, count)})
    except SettingsError as wrong:
        raise RequestRefused("settings", 422, complaints(wrong)) from None
    if len(game.seats_of(settings)) != count:
        raise RequestRefused("settings", 422)


def _chat(table: Table, user: str, own: tuple[int, ...], frame: frames.Chat) -> TableEvent:
    text = clean(frame.text)
    phrase = frame.phrase if frame.phrase in PHRASES else ""
    if bool(text) == bool(phrase) or len(text) > LONGEST_CHAT or not text.isprintable():
        raise RequestRefused("bad-chat", 422)
    seat = _speaker(table, own)
    heard_by = sorted({*own, *partners(table, own)}) if frame.team else []
    if frame.team and len(heard_by) == len(own):
        raise RequestRefused("bad-chat", 422)
    return events.Chatted(seat, user, text, phrase, heard_by)


def partners(table: Table, own: tuple[int, ...]) -> list[int]:
    """The seats of others who play for the same side as one of these."""
    session = table.session
    if session is None:
        return []
    sides = {seat for mine in own for seat in table.game.allies(session.state, mine)}
    return sorted(sides.difference(own))
