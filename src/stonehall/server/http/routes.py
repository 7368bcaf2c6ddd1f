"""The routes of the server: the API, the pages, and what machines ask for. The schema is made of these signatures."""

from __future__ import annotations

from functools import cache
from typing import cast, get_args

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put, route
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import HttpMethod
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery, JSONBody, SkipValidation
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_204_NO_CONTENT, HTTP_503_SERVICE_UNAVAILABLE
from litestar.types import Scope

from stonehall.kernel import AnyGame
from stonehall.locale import LANGUAGES, game_words
from stonehall.server.http.static_files import StaticFile
from stonehall.server.services import Services
from stonehall.server.store.users import User
from stonehall.server.tables import catalog
from stonehall.server.tables.library import book_with_cards
from stonehall.server.tables.lists import ListName
from stonehall.server.tables.rules import example_picture, rules_of
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import (
    Analysis,
    Card,
    DeckCheck,
    DeckText,
    GameFacts,
    JoinTable,
    LadderFacts,
    Lobby,
    Me,
    NewTable,
    Refusal,
    Rename,
    Rulebook,
    RuleText,
    TableFacts,
    TablePage,
    TextCheck,
    TextFiles,
)
from stonehall.toolkit.drawing import THEMES

House_ = NamedDependency[SkipValidation[Services]]
Visitor = NamedDependency[SkipValidation[User]]
Address = NamedDependency[SkipValidation[str]]
Asked = Request[None, None, State]
JSON = "application/json"
SVG = "image/svg+xml"
LOGGED_OUT = 1008
"""With which the sockets of one who logs out are closed."""


def visitor(scope: Scope) -> User:
    """The one the guard has recognised."""
    user = scope["state"]["user"]
    assert isinstance(user, User)
    return user


def address(scope: Scope) -> str:
    """Where the visitor comes from, as far as that is counted: nowhere for one who is at home."""
    return str(scope["state"]["address"])


# The visitor ----------------------------------------------------------------------------------------------------------


@get("/me")
async def who_am_i(user: Visitor) -> Me:
    """The visitor."""
    return Me(user.id, user.name, user.named)


@put("/me")
async def rename(services: House_, user: Visitor, address: Address, data: JSONBody[Rename]) -> Me:
    """Choose a name."""
    services.doorman.pass_by("names", user.id, address)
    user = await services.tables.rename(user, data.name)
    return Me(user.id, user.name, user.named)


@post("/log-out", status_code=HTTP_204_NO_CONTENT)
async def log_out(services: House_, user: Visitor) -> None:
    """Be forgotten: the token of the visitor is worth nothing from now on, in whatever browser it is."""
    await services.users.log_out(user)
    for line in list(services.lines):
        if line.user == user.id:
            line.close(LOGGED_OUT)


# Games ----------------------------------------------------------------------------------------------------------------


@cache
def _games() -> StaticFile:
    """What follows from the program alone is encoded and compressed once."""
    return StaticFile(msgspec.json.encode(catalog.games()), JSON)


@cache
def _cards(game: AnyGame) -> StaticFile:
    return StaticFile(msgspec.json.encode(catalog.cards(game)), JSON)


@get("/games", sends=list[GameFacts])
async def games(request: Asked) -> Response[bytes]:
    """All games, and what can be chosen at a new table of each."""
    return _games().response(request.headers)


@cache
def _ladders() -> StaticFile:
    return StaticFile(msgspec.json.encode(catalog.ladders()), JSON)


@get("/ladders", sends=list[LadderFacts])
async def ladders(request: Asked) -> Response[bytes]:
    """How strong the computers are, in every form of a game in which it was measured."""
    return _ladders().response(request.headers)


@cache
def _ladder_sheet() -> StaticFile:
    return StaticFile(catalog.ladder_sheet().encode(), "text/plain; charset=utf-8")


@get("/ladders.csv", sends=str)
async def ladder_sheet(request: Asked) -> Response[bytes]:
    """The same as a table: a line for each two computers that met."""
    return _ladder_sheet().response(request.headers)


@get("/games/{game:str}/cards", sends=list[Card], items="CardFacts")
async def cards(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """All printed cards of a game."""
    return _cards(catalog.find(game)).response(request.headers)


@get("/games/{game:str}/rules/{rule:str}")
async def rule(game: FromPath[str], rule: FromPath[str], language: FromQuery[str] = LANGUAGES[0]) -> RuleText:
    """A rule of a game, by the id that a refusal names, in a language where it is translated."""
    found = rules_of(catalog.find(game).id, known_language(language)).get(rule)
    if found is None:
        raise RequestRefused("no-rule", 404)
    return found


@cache
def _rulebook(game: AnyGame, language: str) -> StaticFile:
    book = book_with_cards(game, language)
    if book is None:
        raise RequestRefused("no-rule", 404)
    return StaticFile(msgspec.json.encode(book), JSON)


@get("/games/{game:str}/rulebook/{language:str}", sends=Rulebook)
async def rules(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """All rules of a game, in a language where they are translated."""
    return _rulebook(catalog.find(game), known_language(language)).response(request.headers)


@cache
def _example(game: AnyGame, example: str, language: str, theme: str) -> StaticFile:
    drawn = example_picture(game, example, language, theme)
    if drawn is None:
        raise RequestRefused("no-rule", 404)
    return StaticFile(drawn.encode(), SVG)


@get("/games/{game:str}/examples/{example:str}/{language:str}/{theme:str}", media_type=SVG, sends=str)
async def example(
    request: Asked, game: FromPath[str], example: FromPath[str], language: FromPath[str], theme: FromPath[str]
) -> Response[bytes]:
    """The board of a worked example, as a picture: ``dark`` or ``light``."""
    if theme not in THEMES:
        raise RequestRefused("not-found", 404)
    return _example(catalog.find(game), example, known_language(language), theme).response(request.headers)


def known_language(language: str) -> str:
    """A language that is spoken here, or a refusal."""
    if language not in LANGUAGES:
        raise RequestRefused("no-language", 404)
    return language


@cache
def _words(game: AnyGame, language: str) -> StaticFile:
    return StaticFile(game_words(game, language).encode(), "text/plain; charset=utf-8")


@get("/games/{game:str}/words/{language:str}", sends=str)
async def words(request: Asked, game: FromPath[str], language: FromPath[str]) -> Response[bytes]:
    """What a game can say in a language, as Fluent messages: for clients that were built without it."""
    return _words(catalog.find(game), known_language(language)).response(request.headers)


@post("/decks/check", status_code=HTTP_200_OK)
async def check_deck(services: House_, user: Visitor, address: Address, data: JSONBody[DeckText]) -> DeckCheck:
    """Whether a deck is legal, and what is wrong with it."""
    services.doorman.pass_by("decks", user.id, address)
    return catalog.check_deck(data)


@post("/texts/check", status_code=HTTP_200_OK)
async def check_text(services: House_, user: Visitor, address: Address, data: JSONBody[TextFiles]) -> TextCheck:
    """Whether a game can be played with the text in some files, and what is wrong with it."""
    services.doorman.pass_by("decks", user.id, address)
    return catalog.check_text(data)


# Tables ---------------------------------------------------------------------------------------------------------------


@get("/tables")
async def lobby(services: House_, user: Visitor) -> Lobby:
    """The visitor's tables, the open ones, and those that may be watched."""
    return services.tables.lists.lobby(user)


@get("/lists/{name:str}")
async def table_list(services: House_, user: Visitor, name: FromPath[str], after: FromQuery[int] = 0) -> TablePage:
    """A further page of one of these lists: ``mine``, ``open`` or ``running``."""
    if name not in get_args(ListName):
        raise RequestRefused("not-found", 404)
    return services.tables.lists.page(user, cast(ListName, name), after)


@post("/tables", status_code=HTTP_201_CREATED)
async def create_table(services: House_, user: Visitor, address: Address, data: JSONBody[NewTable]) -> TableFacts:
    """Set up a table."""
    services.doorman.pass_by("tables", user.id, address)
    return await services.tables.create(user, data)


@get("/tables/{table:str}")
async def table_facts(services: House_, user: Visitor, table: FromPath[str]) -> TableFacts:
    """A table as the lobby lists it."""
    return services.tables.facts(user, table)


@post("/tables/{table:str}/join", status_code=HTTP_200_OK)
async def join_table(services: House_, user: Visitor, table: FromPath[str], data: JSONBody[JoinTable]) -> TableFacts:
    """Take an open seat."""
    return await services.tables.join(user, table, data)


@post("/tables/{table:str}/close", status_code=HTTP_200_OK)
async def close_table(services: House_, user: Visitor, table: FromPath[str]) -> TableFacts:
    """Close an own table at which no game has begun."""
    return await services.tables.close_table(user, table)


@get("/tables/{table:str}/cards", sends=list[Card], items="CardFacts")
async def table_cards(services: House_, table: FromPath[str]) -> Response[bytes]:
    """All cards the game of a table is played with, where a text of its players says which."""
    return Response(msgspec.json.encode(catalog.cards(services.tables.edition(table))), media_type=JSON)


@get("/tables/{table:str}/words/{language:str}", sends=str)
async def table_words(services: House_, table: FromPath[str], language: FromPath[str]) -> Response[str]:
    """What the game of a table can say besides, in a language, as Fluent messages: the names in such a text."""
    return Response(services.tables.edition(table).further_words(known_language(language)), media_type=MediaType.TEXT)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(services: House_, user: Visitor, table: FromPath[str]) -> str:
    """The record of a game that is over."""
    return services.tables.record(user, table)


@get("/tables/{table:str}/analysis")
async def analysis(services: House_, user: Visitor, table: FromPath[str], since: FromQuery[int] = 0) -> Analysis:
    """How far the analysis of a game that is over is, and what it says of the plays after the first ``since``."""
    return services.tables.analysis(user, table, since)


@post("/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def analyse(services: House_, user: Visitor, address: Address, table: FromPath[str]) -> Analysis:
    """Have a game that is over analysed; it is made once, and kept."""
    services.doorman.pass_by("analyses", user.id, address)
    return services.tables.analyse(user, table)


@delete("/tables/{table:str}/analysis", status_code=HTTP_200_OK)
async def stop_analysis(services: House_, user: Visitor, table: FromPath[str]) -> Analysis:
    """Stop an analysis that the visitor asked for."""
    return await services.tables.stop_analysis(user, table)


API_HANDLERS = [
    who_am_i, rename, log_out, games, ladders, ladder_sheet, cards, rule, rules, example, words, check_deck, check_text,
    lobby, table_list, create_table, table_facts, join_table, close_table, table_cards, table_words, record, analysis,
    analyse, stop_analysis,
]  # fmt: skip


# Pages and machines ---------------------------------------------------------------------------------------------------


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def page(request: Asked, services: House_) -> Response[bytes]:
    """The client."""
    origin = services.settings.public_origin or f"http://{request.headers.get('host', '')}"
    answer = services.pages.answer(request.scope["path"], origin, request.headers)
    if answer is None:
        raise NotFoundException
    return answer


@get("/healthz", media_type=MediaType.TEXT)
async def healthz() -> str:
    """The server is alive."""
    return "ok\n"


@get("/readyz", sends=str)
async def readyz(services: House_) -> Response[str | Refusal]:
    """The server can keep what happens."""
    if services.store.ready():
        return Response("ok\n", media_type=MediaType.TEXT)
    return Response(Refusal("storage"), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.JSON)


@get("/metrics", media_type="text/plain; version=0.0.4", sends=str)
async def metrics(services: House_) -> bytes:
    """Numbers for Prometheus."""
    return services.telemetry.text()


MACHINES = [healthz, readyz, metrics]
