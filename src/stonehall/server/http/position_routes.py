"""The routes of positions: written by somebody, looked at and played."""

from __future__ import annotations

import asyncio

from litestar import get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from stonehall.server.http.routes import Address, House_, Visitor
from stonehall.server.tables import catalog, positions
from stonehall.server.wire.positions import PlayPosition, PositionBox, PositionLook, PositionStart, WrittenPosition
from stonehall.server.wire.protocol import TableFacts


@get("/games/{game:str}/positions")
async def position_box(game: FromPath[str]) -> PositionBox:
    """What positions are made from: those to begin with, and what can be put onto the board and into piles."""
    return positions.box(catalog.find(game))


@post("/games/{game:str}/positions/look", status_code=HTTP_200_OK)
async def look_at_position(
    services: House_, user: Visitor, address: Address, game: FromPath[str], data: JSONBody[WrittenPosition]
) -> PositionLook:
    """What a position looks like after a change, and everything that is wrong with it."""
    services.doorman.pass_by("positions", user.id, address)
    return await asyncio.to_thread(positions.look, catalog.find(game), data)


@post("/games/{game:str}/positions/play", status_code=HTTP_201_CREATED)
async def play_position(
    services: House_, user: Visitor, address: Address, game: FromPath[str], data: JSONBody[PlayPosition]
) -> TableFacts:
    """A new table at which a game begins from a position."""
    services.doorman.pass_by("tables", user.id, address)
    return await positions.play(services.tables, user, catalog.find(game), data)


@get("/tables/{table:str}/replay/{moment:int}/position")
async def position_at(
    services: House_, user: Visitor, address: Address, table: FromPath[str], moment: FromPath[int]
) -> PositionStart:
    """A moment of a game that is over, as a position."""
    services.doorman.pass_by("replays", user.id, address)
    return services.replays.position(table, moment)


POSITION_HANDLERS = [position_box, look_at_position, play_position, position_at]
