"""Positions that somebody writes: looked at, told what is wrong with them, and played."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from random import Random
from typing import Any, Final, cast

from stonehall.kernel import AnyGame, Chance, PositionError, Problem, State, StonehallError
from stonehall.server.store.users import User
from stonehall.server.tables.beginnings import beginning, form_of
from stonehall.server.tables.catalog import decks
from stonehall.server.tables.desk import changed, desk_of, groups_of
from stonehall.server.tables.events import Opening
from stonehall.server.tables.table_service import TableService, chair_for
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.positions import (
    PlayPosition,
    PositionBox,
    PositionChange,
    PositionLook,
    PositionProblem,
    PositionStart,
    WrittenPosition,
)
from stonehall.server.wire.protocol import SeatFacts, TableFacts, View
from stonehall.server.wire.text import complaint, complaints

LINE: Final = re.compile(r"line (\d+)")
DEAL: Final = 1
"""By this seed the positions to begin with are dealt, so that everybody begins with the same."""


def look(game: AnyGame, written: WrittenPosition) -> PositionLook:
    """What a position looks like once it is changed, and everything that is wrong with it."""
    text = written.text if written.change is None else _changed(game, written.text, written.change)
    desk = desk_of(game, text)
    try:
        state: State = game.from_position(text)
    except PositionError as wrong:
        problems = [_problem(problem, text, desk.squares if desk else []) for problem in wrong.problems]
        view = _as_far_as_seen(wrong.unfinished)
        seats = [] if view is None else _seats(game, view)
        return PositionLook(text, problems, view, "", seats, "", desk)
    view = cast(View, state.view(None))
    decision = state.decision
    to_move = game.seats_in(state)[decision.seat] if decision is not None and decision.seat >= 0 else ""
    return PositionLook(text, [], view, form_of(game, state), _seats(game, view), to_move, desk)


def _changed(game: AnyGame, text: str, change: PositionChange) -> str:
    try:
        return changed(game, text, change)
    except PositionError as wrong:
        raise RequestRefused("position", 422, complaints(wrong)) from None


def _as_far_as_seen(unfinished: object) -> View | None:
    """What is seen of a state that cannot be; nothing where that cannot be said.

    Views trust that a state can be. What is wrong with this one was found, and is told; that its board cannot be drawn,
    too, would tell nobody anything.
    """
    if not isinstance(unfinished, State):
        return None
    try:
        return cast(View, unfinished.view(None))
    except Exception:
        return None


def _seats(game: AnyGame, view: View) -> list[SeatFacts]:
    return [
        SeatFacts(name, "open", "", "", emblem, False, False, False)
        for name, (_, emblem) in zip(view["seats"], decks_in(game, view), strict=True)
    ]


@cache
def box(game: AnyGame) -> PositionBox:
    """What positions are made from."""
    return PositionBox(starts(game), groups_of(game))


@cache
def starts(game: AnyGame) -> list[PositionStart]:
    """The first turn of every way to play, as a position to begin with; what is chosen before it luck decides."""
    found = []
    for form, settings in game.forms().items():
        state: State = game.start(settings)
        luck = Random(DEAL)
        while (decision := state.decision) is not None and (state.turn < 1 or decision.is_chance):
            state.apply(decision.sample(luck) if isinstance(decision, Chance) else luck.choice(decision.options))
        found.append(PositionStart(form, state.to_position()))
    return found


def decks_in(game: AnyGame, view: Mapping[str, Any]) -> list[tuple[str, str]]:
    """For each seat the ready deck whose name its side is called by, and what it is a deck of; empty where none is."""
    ready = {one.id: one.faction for one in decks(game)}
    sides = cast(list[Mapping[str, Any]], view.get("sides", []))
    named = [
        next((value for value in side.values() if isinstance(value, str) and value in ready), "") for side in sides
    ]
    return [(deck, ready.get(deck, "")) for deck in named]


def _problem(problem: Problem, text: str, squares: Sequence[str]) -> PositionProblem:
    found = LINE.search(problem.where)
    number = int(found[1]) if found is not None else 0
    words = text.strip().splitlines()[number - 1].lower().split() if number else []
    seen = problem.message.squares if problem.message is not None else ()
    return PositionProblem(number, complaint(problem), list(seen) or [word for word in words if word in squares])


async def play(tables: TableService, user: User, game: AnyGame, plan: PlayPosition) -> TableFacts:
    """A new table for practice, at which a game begins from a position."""
    try:
        chosen, settings = beginning(game, plan.text)
        state: State = game.first_state(settings)
    except StonehallError as wrong:
        raise RequestRefused("position", 422, complaints(wrong)) from None
    if state.over:
        raise RequestRefused("over")
    if len(plan.seats) != len(game.seats_in(state)):
        raise RequestRefused("bad-seats", 422)
    chairs = [
        chair_for(seat, user, deck, emblem)
        for seat, (deck, emblem) in zip(plan.seats, decks_in(game, state.view(None)), strict=True)
    ]
    return await tables.begin_from(user, game, chairs, Opening(settings, []), chosen)
