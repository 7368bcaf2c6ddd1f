"""The routes of those who play the worked examples of the rules. Nothing is kept of it: it follows from the plays."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from stonehall.kernel import AnyGame
from stonehall.server.http.routes import JSON, Address, Asked, House_, Visitor
from stonehall.server.http.static_files import StaticFile
from stonehall.server.tables import catalog, rule_examples
from stonehall.server.wire.exercises import AskTry, AskWhy, PlayableExample, Try
from stonehall.server.wire.protocol import Complaint


@cache
def _playable(game: AnyGame, example: str) -> StaticFile:
    return StaticFile(msgspec.json.encode(rule_examples.begin(game, example)), JSON)


@get("/games/{game:str}/examples/{example:str}", sends=PlayableExample)
async def playable_example(request: Asked, game: FromPath[str], example: FromPath[str]) -> Response[bytes]:
    """A worked example, ready to be played: its board before the first play."""
    return _playable(catalog.find(game), example).response(request.headers)


@post("/games/{game:str}/examples/{example:str}", status_code=HTTP_200_OK)
async def play_example(
    services: House_, user: Visitor, address: Address, game: FromPath[str], example: FromPath[str],
    data: JSONBody[AskTry],
) -> Try:  # fmt: skip
    """Where some plays lead from a worked example."""
    services.doorman.pass_by("tries", user.id, address, 1 + len(data.plays))
    return rule_examples.after(catalog.find(game), example, data.plays)


@post("/games/{game:str}/examples/{example:str}/why", status_code=HTTP_200_OK)
async def example_why(
    services: House_, user: Visitor, address: Address, game: FromPath[str], example: FromPath[str],
    data: JSONBody[AskWhy],
) -> list[Complaint]:  # fmt: skip
    """Why nothing comes of a click in a worked example, after some plays."""
    services.doorman.pass_by("tries", user.id, address, 1 + len(data.plays))
    return rule_examples.why_not(catalog.find(game), example, data.plays, data.picked, data.pointed)


EXAMPLE_HANDLERS = [playable_example, play_example, example_why]
