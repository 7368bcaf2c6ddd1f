"""A house with games in it, the same every time: for those who take its picture.

Luck and players are seeded. Everything goes through the server's own doors, so that what is seen there is what
happens when people play.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, cast

from msgspec import Struct

from stonehall.bots import GreedyBot
from stonehall.kernel import State
from stonehall.kernel.match import Observation
from stonehall.server.services import Services, Settings, open_house
from stonehall.server.store.users import User
from stonehall.server.tables import commands
from stonehall.server.wire import frames
from stonehall.server.wire.protocol import Clock, JoinTable, NewTable, SeatPlan

SEED = 20
MOST_PLAYS = 2000
HOST, FRIEND = "Ada", "Béla"


class House(Struct):
    """What was put into it: the tokens of two players, and by game their tables and what stands there."""

    tokens: dict[str, str]
    tables: dict[str, str]
    positions: dict[str, str]


class Guest(Struct):
    """Somebody who has come, and what their browser keeps."""

    user: User
    token: str


Wanted = Callable[[State], bool]


def seen(state: State) -> dict[str, Any]:
    """What the first player sees, whatever the game."""
    return cast(dict[str, Any], state.view(0))


def is_good_attack(state: State) -> bool:
    """Some turns into the game the first player has a choice of attacks on enemies."""
    return attacks_on_enemies(state) >= 4


def is_good_battle(state: State) -> bool:
    """The same where fewer cards reach each other."""
    return attacks_on_enemies(state) >= 2


def attacks_on_enemies(state: State) -> int:
    """How many attacks on enemies the first player has to choose from, some turns into the game."""
    view = seen(state)
    if view["turn"] < 5 or view["active"] != "south" or view["phase"] != "attack" or view["decision"] is None:
        return 0
    enemies = {piece["square"] for piece in view["pieces"] if piece["controller"] != "south"}
    attacks = [text.split() for text in state.legal_texts() if text.startswith("attack ")]
    return len([target for _, _, target in attacks if target in enemies])


def is_good_summoning(state: State) -> bool:
    """There is much on the board, and the first player may summon several beings."""
    view = seen(state)
    if view["decision"] is None or view["decision"]["seat"] != "south" or len(view["pieces"]) < 13:
        return False
    return len({text.split()[1] for text in state.legal_texts() if text.startswith("summon ")}) >= 2


def is_good_digging(state: State) -> bool:
    """Some tunnels lie, and the first player looks for the place of another."""
    view = seen(state)
    decision = view["decision"]
    if decision is None or decision["seat"] != "south" or decision["prompt"] != "lay-tunnel":
        return False
    return len([tile for tile in view["tiles"] if "south" in tile["owners"]]) >= 5


SHOWN: dict[str, tuple[dict[str, str], tuple[str, str], Wanted]] = {
    "summoner-wars": ({}, ("polar-dwarves", "fallen-kingdom"), is_good_attack),
    "tash-kalar": ({"form": "high-form"}, ("northern", "highland"), is_good_summoning),
    "mountain-king": ({}, ("", ""), is_good_digging),
    "alliances": ({"form": "two"}, ("swamp-orcs", "fallen-phoenix"), is_good_battle),
}
"""Of each game that is shown: its settings, the decks, and the moment that makes a picture."""


def furnish(folder: Path) -> House:
    """Fill a data directory."""
    return asyncio.run(_furnish(folder))


async def _furnish(folder: Path) -> House:
    async with open_house(Settings(folder)) as services:
        host, friend, *others = [await visit(services, name) for name in (HOST, FRIEND, "Cili", "Dorota", "Emil")]
        tables, positions = {}, {}
        for game, (settings, decks, wanted) in SHOWN.items():
            commands.LUCK = random.Random(f"{SEED} {game}")  # what happens in one game changes none of the others
            tables[game] = await _table(services, game, (host, friend), decks, settings)
            positions[game] = await play_until(services, tables[game], (host, friend), wanted)
        hurried = Clock("bank", 1200, 10)
        for guest, game, deck, clock in (
            (others[0], "summoner-wars", "vanguards", hurried),
            (others[1], "tash-kalar", "sylvan", None),
        ):
            seats = [SeatPlan("me", deck=deck), SeatPlan("open")]
            await services.tables.create(guest.user, NewTable(game, seats, clock, True))
        watched = await _table(services, "summoner-wars", (others[1], others[2]), ("tundra-orcs", "savanna-elves"), {})
        await play_until(services, watched, (others[1], others[2]), lambda state: bool(seen(state)["turn"] >= 4))
    return House({HOST: host.token, FRIEND: friend.token}, tables, positions)


async def visit(services: Services, name: str) -> Guest:
    """Somebody comes for the first time."""
    user, token = await services.users.visit(None)
    assert token is not None
    return Guest(await services.users.rename(user, name), token)


async def _table(
    services: Services, game: str, guests: tuple[Guest, Guest], decks: tuple[str, str], settings: dict[str, str]
) -> str:
    seats = [SeatPlan("me", deck=decks[0]), SeatPlan("open")]
    table = await services.tables.create(guests[0].user, NewTable(game, seats, None, True, settings))
    free = next(seat.seat for seat in table.seats if seat.kind == "open")
    await services.tables.join(guests[1].user, table.id, JoinTable(free, decks[1]))
    return table.id


async def play_until(services: Services, table_id: str, guests: Sequence[Guest], wanted: Wanted) -> str:
    """Let computers play for them until a moment is worth a picture; the position then."""
    watchers = [services.tables.watch(guest.user, table_id, lambda frame: None) for guest in guests]
    bots = [GreedyBot(SEED + seat) for seat in range(len(guests))]
    for number in range(MOST_PLAYS):
        table = watchers[0].live.table
        session, seat = table.session, table.decider
        assert session is not None
        assert seat is not None, "the game was over before anything was worth a picture"
        if wanted(session.state):
            return session.state.to_position()
        option = bots[seat].choose(Observation(session.state, seat))
        play = frames.Play(str(number), table.moment, session.state.text_of(option))
        await services.tables.act(watchers[seat], play)
    raise AssertionError("nothing was worth a picture")
