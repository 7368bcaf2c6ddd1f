"""The routes of those who look through cards."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, get
from litestar.params import FromPath

from stonehall.kernel import AnyGame
from stonehall.server.http.routes import JSON, Asked
from stonehall.server.http.static_files import StaticFile
from stonehall.server.tables import catalog
from stonehall.server.tables.library import library
from stonehall.server.wire.cards import CardLibraryFacts


@cache
def _library(game: AnyGame) -> StaticFile:
    return StaticFile(msgspec.json.encode(library(game)), JSON)


@get("/games/{game:str}/library", sends=CardLibraryFacts)
async def card_library(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """All cards of a game as they are looked through: what they say and are, by what they are found, their rules."""
    return _library(catalog.find(game)).response(request.headers)


CARD_HANDLERS = [card_library]
