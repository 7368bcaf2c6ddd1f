"""The routes of replays: games that are over, looked at again and played on."""

from __future__ import annotations

from litestar import Response, get, post, put
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.status_codes import HTTP_201_CREATED, HTTP_204_NO_CONTENT

from stonehall.locale import LANGUAGES
from stonehall.server.http.routes import SVG, Address, Asked, House_, Visitor, known_language
from stonehall.server.http.static_files import StaticFile
from stonehall.server.tables.replays import WATCH
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import (
    BroughtRecord,
    Note,
    NoteText,
    PlayOn,
    Replay,
    ReplayMoment,
    TableFacts,
)
from stonehall.toolkit.drawing import THEMES

A_TURN = 16
"""A picture of a whole turn counts like so many moments."""


@get("/tables/{table:str}/replay")
async def replay(
    services: House_, user: Visitor, address: Address, table: FromPath[str], eyes: FromQuery[str] = ""
) -> Replay:
    """A game that is over, from decision to decision: ``eyes`` are a seat's, ``watch`` or ``all``; none: the own."""
    services.doorman.pass_by("replays", user.id, address, 8)
    return services.replays.open(user, table, eyes)


@get("/tables/{table:str}/replay/{moment:int}")
async def replay_moments(
    services: House_,
    user: Visitor,
    address: Address,
    table: FromPath[str],
    moment: FromPath[int],
    eyes: FromQuery[str] = WATCH,
    count: FromQuery[int] = 1,
) -> list[ReplayMoment]:
    """What was seen at a moment of it, and at some that follow."""
    services.doorman.pass_by("replays", user.id, address, max(1, count))
    return services.replays.moments(table, moment, eyes, count)


@get("/tables/{table:str}/replay/{moment:int}/turn.svg", media_type=SVG, sends=str)
async def turn_picture(
    request: Asked, services: House_, user: Visitor, address: Address, table: FromPath[str], moment: FromPath[int],
    eyes: FromQuery[str] = WATCH, language: FromQuery[str] = LANGUAGES[0], theme: FromQuery[str] = "dark",
) -> Response[bytes]:  # fmt: skip
    """The turn around a moment, as a picture that moves: ``dark`` or ``light``."""
    if theme not in THEMES:
        raise RequestRefused("not-found", 404)
    services.doorman.pass_by("replays", user.id, address, A_TURN)
    drawn = await services.replays.turn_picture(table, moment, eyes, known_language(language), theme)
    return StaticFile(drawn.encode(), SVG).response(request.headers)


@post("/tables/{table:str}/replay/{moment:int}/play", status_code=HTTP_201_CREATED)
async def play_on(
    services: House_, user: Visitor, address: Address, table: FromPath[str], moment: FromPath[int],
    data: JSONBody[PlayOn],
) -> TableFacts:  # fmt: skip
    """A new table at which the game goes on from there."""
    services.doorman.pass_by("tables", user.id, address)
    return await services.replays.play_on(user, table, moment, data)


@post("/records", status_code=HTTP_201_CREATED)
async def bring_record(services: House_, user: Visitor, address: Address, data: JSONBody[BroughtRecord]) -> TableFacts:
    """Keep a record from a file, to be looked at; everything that is wrong with it is told."""
    services.doorman.pass_by("tables", user.id, address)
    return await services.replays.bring(user, data.text)


@get("/tables/{table:str}/notes")
async def notes(services: House_, user: Visitor, table: FromPath[str]) -> list[Note]:
    """What the visitor has noted at the moments of a game that is over."""
    return services.replays.notes(user, table)


@put("/tables/{table:str}/notes/{moment:int}", status_code=HTTP_204_NO_CONTENT)
async def note(
    services: House_, user: Visitor, table: FromPath[str], moment: FromPath[int], data: JSONBody[NoteText]
) -> None:
    """Keep a note, or forget it."""
    await services.replays.note(user, table, moment, data.text)


REPLAY_HANDLERS = [replay, replay_moments, turn_picture, play_on, bring_record, notes, note]
