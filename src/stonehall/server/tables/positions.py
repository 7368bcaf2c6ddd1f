"""Positions that somebody writes: looked at, told what is wrong with them, and played."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final, cast

from stonehall.kernel import AnyGame, Chance, State, StonehallError
from stonehall.locale import game_words
from stonehall.server.store.users import User
from stonehall.server.tables.beginnings import beginning, form_of
from stonehall.server.tables.catalog import decks
from stonehall.server.tables.events import Opening
from stonehall.server.tables.table_service import TableService, chair_for
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.positions import PlayPosition, PositionLook, PositionProblem, PositionStart, WrittenPosition
from stonehall.server.wire.protocol import SeatFacts, TableFacts
from stonehall.server.wire.text import complaint, complaints
from stonehall.toolkit.words import one_line_messages

LINE: Final = re.compile(r"line (\d+)")
DEAL: Final = 1
"""By this seed the positions to begin with are dealt, so that everybody begins with the same."""


def look(game: AnyGame, written: WrittenPosition) -> PositionLook:
    """What a position looks like, or everything that is wrong with it."""
    try:
        state: State = game.from_position(written.text)
    except StonehallError as wrong:
        return PositionLook([PositionProblem(_line(problem.where), complaint(problem)) for problem in wrong.problems])
    words = one_line_messages(game_words(game, written.language))
    view = state.view(None)
    picture = game.board_picture(view, written.theme, lambda card: words[f"{game.prefix}-card-{card}"])
    names = game.seats_in(state)
    seats = [
        SeatFacts(name, "open", "", "", emblem, False, False, False)
        for name, (_, emblem) in zip(names, decks_in(game, view), strict=True)
    ]
    decision = state.decision
    to_move = names[decision.seat] if decision is not None and decision.seat >= 0 else ""
    return PositionLook([], picture, form_of(game, state), seats, to_move)


@cache
def starts(game: AnyGame) -> list[PositionStart]:
    """The first turn of every way to play, as a position to begin with."""
    found = []
    for form, settings in game.forms().items():
        state: State = game.start(settings)
        luck = Random(DEAL)
        while isinstance(decision := state.decision, Chance):
            state.apply(decision.sample(luck))
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


def _line(where: str) -> int:
    found = LINE.search(where)
    return int(found[1]) if found is not None else 0


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
