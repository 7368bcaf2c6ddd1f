"""The application: routes, pages and sockets around a hall, with one way to say what went wrong."""

from __future__ import annotations

import secrets
from typing import Any

import structlog
from litestar import Litestar, Request, Response, Router
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ASGIApp

from stonehall.server.http.card_routes import CARD_HANDLERS
from stonehall.server.http.lesson_routes import LESSON_HANDLERS
from stonehall.server.http.replay_routes import REPLAY_HANDLERS
from stonehall.server.http.routes import API_HANDLERS, MACHINES, address, page, visitor
from stonehall.server.http.security import Guard
from stonehall.server.http.websocket import LONGEST_FRAME, live
from stonehall.server.services import Services
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import Refusal
from stonehall.server.wire.schema import schema_json

log = structlog.get_logger("stonehall.app")

CODES = {400: "malformed", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}
"""What the framework refuses on its own, by status."""

Asked = Request[None, None, State]


class Reading(Request[None, None, State]):
    """A request whose body may be anything, or break off in the middle: that is no fault of the server."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException:  # the client has gone
            raise RequestRefused("malformed", 400) from None

    async def json(self) -> Any:
        try:
            return await super().json()
        except (RecursionError, UnicodeError):
            raise RequestRefused("malformed", 400) from None


def build_app(services: Services) -> ASGIApp:
    """The whole application of a running house."""

    def refused(_: Asked, no: RequestRefused) -> Response[Refusal]:
        services.telemetry.refused.labels(no.code).inc()
        headers = {"retry-after": str(no.wait)} if no.wait else None
        return Response(no.body(), status_code=no.status, headers=headers)

    def wrong(request: Asked, problem: HTTPException) -> Response[Refusal]:
        if problem.status_code >= 500:
            return failed(request, problem)
        return refused(request, RequestRefused(CODES.get(problem.status_code, "malformed"), problem.status_code))

    def failed(request: Asked, problem: Exception) -> Response[Refusal]:
        incident = secrets.token_hex(4)
        log.error("server-fault", incident=incident, method=request.method, path=request.url.path, exc_info=problem)
        services.telemetry.refused.labels("server-fault").inc()
        return Response(Refusal("server-fault"), status_code=500, headers={"x-incident": incident})

    return Guard(
        Litestar(
            route_handlers=[
                Router(
                    "/api", route_handlers=[*API_HANDLERS, *CARD_HANDLERS, *REPLAY_HANDLERS, *LESSON_HANDLERS, live]
                ),
                *MACHINES,
                schema_json,
                page,
            ],
            dependencies={
                "services": Provide(lambda: services, sync_to_thread=False),
                "user": Provide(visitor, sync_to_thread=False),
                "address": Provide(address, sync_to_thread=False),
            },
            exception_handlers={RequestRefused: refused, HTTPException: wrong, Exception: failed},
            request_class=Reading,
            request_max_body_size=LONGEST_FRAME,
            openapi_config=None,
            logging_config=None,
        ),
        services,
    )
