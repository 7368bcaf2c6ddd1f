"""The routes of lessons: a guided first game of each game that has one."""

from __future__ import annotations

import asyncio
from functools import cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath, FromQuery

from stonehall.kernel import AnyGame
from stonehall.server.http.routes import JSON, Asked
from stonehall.server.http.static_files import StaticFile
from stonehall.server.tables import catalog, lessons
from stonehall.server.wire.lessons import Course, Lesson
from stonehall.server.wire.protocol import Complaint


@cache
def _courses() -> StaticFile:
    return StaticFile(msgspec.json.encode(lessons.courses()), JSON)


@get("/lessons", sends=list[Course])
async def courses(request: Asked) -> Response[bytes]:
    """What can be learnt: the lessons of every game that has some."""
    return (await asyncio.to_thread(_courses)).response(request.headers)


@cache
def _lesson(game: AnyGame, id: str) -> StaticFile:
    return StaticFile(msgspec.json.encode(lessons.lesson(game, id)), JSON)


@get("/lessons/{game:str}/{lesson:str}", sends=Lesson)
async def lesson(request: Asked, game: FromPath[str], lesson: FromPath[str]) -> Response[bytes]:
    """A lesson of a game, step by step, as the learner sees it."""
    return (await asyncio.to_thread(_lesson, catalog.find(game), lesson)).response(request.headers)


@get("/lessons/{game:str}/{lesson:str}/{step:int}/why")
async def lesson_why(
    game: FromPath[str],
    lesson: FromPath[str],
    step: FromPath[int],
    pointed: FromQuery[str],
    picked: FromQuery[str] = "",
) -> list[Complaint]:
    """Why nothing comes of a click in a step: on ``pointed``, after what was ``picked`` (separated by commas)."""
    clicked = [one for one in picked.split(",") if one]
    return await asyncio.to_thread(lessons.why_not, catalog.find(game), lesson, step, clicked, pointed)


LESSON_HANDLERS = [courses, lesson, lesson_why]
