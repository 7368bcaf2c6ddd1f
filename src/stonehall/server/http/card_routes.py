"""The routes of those who look through cards and build decks."""

from __future__ import annotations

from functools import cache

import msgspec
from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from stonehall.kernel import AnyGame
from stonehall.server.http.routes import JSON, Address, Asked, House_, Visitor
from stonehall.server.http.static_files import StaticFile
from stonehall.server.tables import catalog
from stonehall.server.tables.building import deck_plan, fill_deck, read_deck
from stonehall.server.tables.library import card_results, library
from stonehall.server.wire.cards import CardLibraryFacts, CardResultsFacts, DeckFilling, DeckPlanFacts, DeckReading
from stonehall.server.wire.protocol import DeckText


@cache
def _library(game: AnyGame) -> StaticFile:
    return StaticFile(msgspec.json.encode(library(game)), JSON)


@get("/games/{game:str}/library", sends=CardLibraryFacts)
async def card_library(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """All cards of a game as they are looked through: what they say and are, by what they are found, their rules."""
    return _library(catalog.find(game)).response(request.headers)


@cache
def _results(game: AnyGame) -> StaticFile:
    return StaticFile(msgspec.json.encode(card_results(game)), JSON)


@get("/games/{game:str}/card-results", sends=CardResultsFacts)
async def results_of_cards(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """How often the cards of a game were played and won in games of computers."""
    return _results(catalog.find(game)).response(request.headers)


@cache
def _plan(game: AnyGame) -> StaticFile:
    return StaticFile(msgspec.json.encode(deck_plan(game)), JSON)


@get("/games/{game:str}/deck-plan", sends=DeckPlanFacts)
async def plan_of_decks(request: Asked, game: FromPath[str]) -> Response[bytes]:
    """What a deck of one's own is made of, in a game in which people build decks."""
    return _plan(catalog.find(game)).response(request.headers)


@post("/decks/read", status_code=HTTP_200_OK)
async def read_draft(services: House_, user: Visitor, address: Address, data: JSONBody[DeckText]) -> DeckReading:
    """A list that may not be a deck yet: what it names, and everything that is wrong with it."""
    services.doorman.pass_by("decks", user.id, address)
    return read_deck(data)


@post("/decks/fill", status_code=HTTP_200_OK)
async def fill_draft(services: House_, user: Visitor, address: Address, data: JSONBody[DeckText]) -> DeckFilling:
    """A legal deck made of a list that is none yet, with what the ready deck of its summoner has."""
    services.doorman.pass_by("decks", user.id, address)
    return fill_deck(data)


CARD_HANDLERS = [card_library, results_of_cards, plan_of_decks, read_draft, fill_draft]
