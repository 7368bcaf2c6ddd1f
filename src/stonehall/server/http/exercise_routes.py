"""The routes of exercises: positions with a goal. Nothing is kept of a try: it follows from its plays."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from stonehall.kernel import AnyGame
from stonehall.server.http.routes import JSON, Address, Asked, House_, Visitor
from stonehall.server.http.static_files import StaticFile
from stonehall.server.tables import catalog, exercises
from stonehall.server.wire.exercises import AskTry, AskWhy, Exercise, ExerciseList, PlayTryOn, Try
from stonehall.server.wire.protocol import Complaint, TableFacts


@cache
def _lists() -> StaticFile:
    return StaticFile(msgspec.json.encode(exercises.exercise_lists()), JSON)


@get("/exercises", sends=list[ExerciseList])
async def exercise_lists(request: Asked) -> Response[bytes]:
    """The exercises of every game that has some."""
    return _lists().response(request.headers)


@cache
def _exercise(game: AnyGame, id: str) -> StaticFile:
    return StaticFile(msgspec.json.encode(exercises.exercise(game, id)), JSON)


@get("/exercises/{game:str}/{exercise:str}", sends=Exercise)
async def exercise(request: Asked, game: FromPath[str], exercise: FromPath[str]) -> Response[bytes]:
    """An exercise of a game, before the first play."""
    return _exercise(catalog.find(game), exercise).response(request.headers)


@post("/exercises/{game:str}/{exercise:str}", status_code=HTTP_200_OK)
async def try_exercise(
    services: House_, user: Visitor, address: Address, game: FromPath[str], exercise: FromPath[str],
    data: JSONBody[AskTry],
) -> Try:  # fmt: skip
    """Where some plays lead, and what is missing then."""
    services.doorman.pass_by("tries", user.id, address, 1 + len(data.plays))
    return await asyncio.to_thread(exercises.attempt, catalog.find(game), exercise, data.plays, data.hint)


@post("/exercises/{game:str}/{exercise:str}/why", status_code=HTTP_200_OK)
async def exercise_why(
    services: House_, user: Visitor, address: Address, game: FromPath[str], exercise: FromPath[str],
    data: JSONBody[AskWhy],
) -> list[Complaint]:  # fmt: skip
    """Why nothing comes of a click after some plays."""
    services.doorman.pass_by("tries", user.id, address, 1 + len(data.plays))
    return exercises.why_not(catalog.find(game), exercise, data.plays, data.picked, data.pointed)


@post("/exercises/{game:str}/{exercise:str}/play", status_code=HTTP_201_CREATED)
async def play_exercise_on(
    services: House_, user: Visitor, address: Address, game: FromPath[str], exercise: FromPath[str],
    data: JSONBody[PlayTryOn],
) -> TableFacts:  # fmt: skip
    """A new table at which the game goes on from where some plays have led."""
    services.doorman.pass_by("tables", user.id, address)
    return await exercises.play_on(services.tables, user, catalog.find(game), exercise, data)


EXERCISE_HANDLERS = [exercise_lists, exercise, try_exercise, exercise_why, play_exercise_on]
