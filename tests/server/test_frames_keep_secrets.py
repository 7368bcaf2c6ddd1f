"""What is sent to a viewer does not tell apart two games that differ only in what the viewer may not know."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import stonehall
from stonehall.bots import LEVELS
from stonehall.kernel import Event, State
from stonehall.lab.secrets import Shown, compare_worlds
from stonehall.server.bots.turns import pause
from stonehall.server.store.users import User, Users
from stonehall.server.tables import commands, events
from stonehall.server.tables.events import Chair
from stonehall.server.tables.render import Attendance, Renderer
from stonehall.server.tables.table import Change, Table
from tests.conformance import random_record

SOMETIMES = 60
FOLLOWED = 40


class Named:
    """Stands for those who know who is who."""

    def named(self, id: str) -> User:
        return User(id, 1, id)


def table_of(game: str, settings: dict[str, str]) -> Table:
    """A table with a person on each seat, at which a game has begun."""
    known = stonehall.load(game)
    names = known.seats_of(known.complete(settings))
    chairs = [Chair("person", f"player {name}") for name in names]
    own = {name: value for name, value in settings.items() if name not in names}
    started = commands.start(known, chairs, own)
    return Table.fold("t", [events.Created("south", game, chairs, None, False, own), started])


def frames(table: Table, state: State, seat: int | None, told: list[Event]) -> Shown:
    """The frame that a viewer would be sent of a state and of what was told on the way to it."""
    session = table.session
    assert session is not None
    session.record.state = state
    session.game_log.told = told
    shown = Renderer(table, Attendance(cast(Users, Named())), 0)
    own = () if seat is None else (seat,)
    update = shown.update(Change(table.seq, 0, 0, True), own)
    return {"update": update, "asked": table.decider, "ticking": table.ticking}


@pytest.mark.parametrize(
    ("game", "settings"),
    [
        ("summoner-wars", {}),
        ("tash-kalar", {"form": "duel"}),
        ("tash-kalar", {"form": "melee", "seats": "3"}),
        ("mountain-king", {}),
    ],
)
def test_frames_are_the_same_in_worlds_that_look_alike(game: str, settings: dict[str, str]) -> None:
    table, rng = table_of(game, settings), Random(1)
    followed = 0
    for record in random_record(game, settings, seed=3):
        decision = record.state.decision
        if decision is not None and not decision.is_chance and len(record.plays) % SOMETIMES == SOMETIMES - 1:
            seat = rng.randrange(len(record.state.seat_names))
            followed += compare_worlds(
                record.state, seat, rng, lambda state, seat, told: frames(table, state, seat, told), FOLLOWED
            )
    assert followed


def test_the_pause_of_a_bot_is_the_same_whether_it_had_much_to_think_about_or_nothing() -> None:
    assert {pause(0.6, thought) for thought in (0.0, 0.001, 0.2, 0.5999)} == {0.6}
    assert pause(0.6, 0.61) == 1.2
    for most in LEVELS.values():
        assert len({pause(0.6, thought, most) for thought in (0.0, 0.001, most / 2, most)}) == 1
