"""The routes of the visitor's own games: nobody is told of another's."""

from __future__ import annotations

from typing import get_args

from litestar import get
from litestar.params import FromQuery
from litestar.response import Stream

from stonehall.server.http.routes import Address, House_, Visitor
from stonehall.server.store.parts import Result, Wanted
from stonehall.server.tables.my_games import MOST_RATES
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.my_games import PlayedPage, PlayedSum

ZIP = "application/zip"
FILE = "stonehall-games.zip"


@get("/my/games")
async def my_games(
    services: House_, user: Visitor, game: FromQuery[str] = "", form: FromQuery[str] = "", result: FromQuery[str] = "",
    deck: FromQuery[str] = "", bot: FromQuery[str] = "", person: FromQuery[str] = "", noted: FromQuery[bool] = False,
    words: FromQuery[str] = "", names: FromQuery[str] = "", after: FromQuery[str] = "",
) -> PlayedPage:  # fmt: skip
    """The games the visitor plays and played, page by page; what is not empty has to fit.

    Words fit that stand in a note, or mean one of the ``names``: ``deck:ID,bot:ID,person:ID``.
    """
    meant = tuple(filter(None, names.split(",")))
    if (result and result not in get_args(Result)) or len(meant) > MOST_RATES:
        raise RequestRefused("malformed", 400)
    wanted = Wanted(game, form, result, deck, bot, person, noted, words.strip(), meant)
    return services.my_games.page(user, wanted, after)


@get("/my/sum")
async def my_sum(services: House_, user: Visitor, game: FromQuery[str] = "") -> PlayedSum:
    """How many they are, and how often the visitor won with each deck and against each opponent: in one game or all."""
    return services.my_games.sum(user, game)


@get("/my/games.zip", media_type=ZIP, sends=bytes)
async def my_export(services: House_, user: Visitor, address: Address) -> Stream:
    """All of them as one file."""
    services.doorman.pass_by("exports", user.id, address)
    headers = {"content-disposition": f'attachment; filename="{FILE}"', "cache-control": "no-store"}
    return Stream(services.my_games.export(user), media_type=ZIP, headers=headers)


MY_GAMES_HANDLERS = [my_games, my_sum, my_export]
