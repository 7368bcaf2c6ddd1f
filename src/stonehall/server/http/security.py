"""What stands before every request and every socket: names of the server, origins, headers, and who is visiting.

It wraps the whole application, so that errors and unknown paths are treated like everything else.
"""

from __future__ import annotations

import hmac
import ipaddress
import re
import socket
import time
from collections.abc import Sequence
from hashlib import sha256
from hmac import compare_digest
from typing import cast
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stonehall.server.http.limits import LOOPBACK, network_of
from stonehall.server.services import Services
from stonehall.server.store.users import User
from stonehall.server.wire.errors import RequestRefused

log = structlog.get_logger("stonehall.requests")

IDENTITY = "stonehall"
CSRF = "csrftoken"
KEPT = 400 * 24 * 3600
"""Seconds a browser keeps who somebody is, at most; every page renews it."""
SAFE = ("GET", "HEAD", "OPTIONS")
OPERATOR = ("/metrics", "/schema.json")
"""Paths for the operator alone."""
NOBODY = (
    "/assets/", "/worker.js", "/manifest-", "/icon-", "/robots.txt", "/favicon.ico", "/preview.png", "/healthz",
    "/readyz", *OPERATOR,
)  # fmt: skip
"""Paths that need no visitor."""
BEHIND_TLS = "__Host-"
"""How names of cookies begin that no other host may set, and that never travel in the open."""
HSTS = (b"strict-transport-security", b"max-age=31536000")
API = "/api/"
LOG_OUT = "/api/log-out"
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?", re.ASCII)

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
]


def content_policy(host: str, secure: bool) -> bytes:
    """Scripts, styles and sockets of our own only. Units are placed by style attributes, which a script sets."""
    live = f"{'wss' if secure else 'ws'}://{host}"
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        f"img-src 'self' data:; font-src 'self'; connect-src 'self' {live}; manifest-src 'self'; "
        "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ).encode()


PICTURE = "/turn.svg"
PICTURE_POLICY = b"default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"
"""A picture that moves by its own style: nothing else is loaded, and no script can run in it."""


class Names:
    """Under which names this server is asked for, against other people's names that lead here (DNS rebinding)."""

    def __init__(self, host: str, public_origin: str = "", further: Sequence[str] = ()) -> None:
        self.public_origin = public_origin
        self.names = {"localhost", "127.0.0.1", "[::1]", f"[{host}]" if ":" in host else host.lower()}
        self.names |= {name.lower() for name in further}
        self.any_address = host in ("", "0.0.0.0", "::")
        if self.any_address:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own}.local"}
        if public_origin:
            self.names.add((urlsplit(public_origin).hostname or "").lower())

    def know(self, host: str, listening: str = "") -> bool:
        """Whether a ``Host`` header names this server; ``listening`` is the own address at which it was reached.

        In a home network people type the address of the machine: those of private networks are taken on trust, for no
        name of somebody else's can be an address.
        """
        found = HOST.fullmatch(host.lower())
        if found is None:
            return False
        name = found[1]
        return name in self.names or (self.any_address and (name.strip("[]") == listening or _is_private(name)))

    def is_home(self, origin: str, host: str) -> bool:
        """Whether an ``Origin`` header is a page of ours."""
        return origin.lower() == (self.public_origin or f"http://{host}").lower()


def _is_private(name: str) -> bool:
    try:
        address = ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return address.is_private or address.is_link_local


class Guard:
    """The application behind its guard."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        settings = services.settings
        self.names = Names(settings.host, settings.public_origin, settings.host_names)
        self.secure = settings.secure
        self.headers = [*HEADERS, HSTS] if self.secure else HEADERS
        self.identity, self.csrf = cookie_names(self.secure)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if cast(str, scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        known = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host, origin, path = known.get("host", ""), known.get("origin"), scope["path"]
        extra = list(self.headers)
        status = 0

        async def answer(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept"):
                status = cast(int, message.get("status", 101))
                told = [*message.get("headers", []), *extra]
                if path.startswith(API) and all(name != b"cache-control" for name, _ in told):
                    told.append((b"cache-control", b"no-store"))
                message["headers"] = told
            await send(message)

        try:
            self._check(scope, host, origin)
            if path in OPERATOR:
                self._check_operator(scope, known.get("authorization", ""))
            moves = path.startswith(API) and path.endswith(PICTURE)
            policy = PICTURE_POLICY if moves else content_policy(host, self.secure)
            extra.append((b"content-security-policy", policy))
            if not path.startswith(NOBODY):
                extra += await self._visit(scope, known, path)
        except RequestRefused as no:
            self.services.telemetry.refused.labels(no.code).inc()
            await errors(scope, answer, no)
        else:
            await self.app(scope, receive, answer)
        method = scope["method"] if scope["type"] == ScopeType.HTTP else "SOCKET"
        log.debug("request", method=method, path=path, status=status, ms=round(1000 * (time.monotonic() - began), 1))

    def _check(self, scope: Scope, host: str, origin: str | None) -> None:
        server = scope.get("server")
        if not self.names.know(host, server[0] if server else ""):
            raise RequestRefused("wrong-host", 421)
        if scope["type"] == ScopeType.WEBSOCKET:
            foreign = origin is None or not self.names.is_home(origin, host)
        else:
            foreign = origin is not None and scope["method"] not in SAFE and not self.names.is_home(origin, host)
        if foreign:
            raise RequestRefused("foreign-origin", 403)

    def _check_operator(self, scope: Scope, authorization: str) -> None:
        """The operator asks on the machine itself, or with the token of the data directory."""
        client = scope.get("client")
        at_home = client is not None and client[0] in LOOPBACK and not self.names.public_origin
        token = f"Bearer {self.services.operator}"
        if not at_home and not compare_digest(authorization.encode("latin-1"), token.encode()):
            raise RequestRefused("operator-only", 403)

    async def _visit(self, scope: Scope, known: dict[str, str], path: str) -> list[tuple[bytes, bytes]]:
        """Find out who it is; the cookies to be set. A page is shown also when nobody can be remembered."""
        cookies = dict(_pairs(known.get("cookie", "")))
        token = cookies.get(self.identity)
        state = scope.setdefault("state", {})
        state["address"] = address = self._address(scope)
        try:
            user, new = await self._user(address, token)
            self.services.doorman.pass_by("requests", user.id, address)
        except RequestRefused:
            if path.startswith(API):
                raise
            return []
        state["user"] = user
        signature = self.signature(new or token or "")
        if scope["type"] == ScopeType.HTTP and scope["method"] not in SAFE:
            if new is not None or not compare_digest(known.get("x-csrftoken", "").encode("latin-1"), signature):
                raise RequestRefused("csrf", 403)
            if path == LOG_OUT:
                return [self._cookie(self.identity, "", 0, "; HttpOnly"), self._cookie(self.csrf, "", 0)]
        told = []
        if new is not None or not path.startswith(API):
            told.append(self._cookie(self.identity, new or token or "", KEPT, "; HttpOnly"))
        if told or cookies.get(self.csrf, "").encode("latin-1") != signature:
            told.append(self._cookie(self.csrf, signature.decode(), KEPT))
        return told

    def signature(self, token: str) -> bytes:
        """What a page of this visitor sends along to show that it is ours: it is worth nothing to anybody else."""
        return hmac.new(self.services.secret.encode(), token.encode("latin-1"), sha256).hexdigest().encode()

    def _cookie(self, name: str, value: str, seconds: int, more: str = "") -> tuple[bytes, bytes]:
        flags = f"; Path=/; Max-Age={seconds}; SameSite=Lax{more}{'; Secure' if self.secure else ''}"
        return b"set-cookie", f"{name}={value}{flags}".encode("latin-1")

    def _address(self, scope: Scope) -> str:
        """Where a request comes from; nowhere if from this machine, except through a proxy, when all would seem to."""
        client = scope.get("client")
        address = client[0] if client else ""
        return "" if address in LOOPBACK and not self.names.public_origin else network_of(address)

    async def _user(self, address: str, token: str | None) -> tuple[User, str | None]:
        known = self.services.users.known(token) if token else None
        if known is not None:
            await self.services.users.greet(known)
            return known, None
        self.services.doorman.pass_by("visitors", "", address)
        return await self.services.users.visit(None)


def cookie_names(secure: bool) -> tuple[str, str]:
    """What the cookies are called: who it is, and what shows that a page is ours."""
    prefix = BEHIND_TLS if secure else ""
    return prefix + IDENTITY, prefix + CSRF


def _pairs(header: str) -> list[tuple[str, str]]:
    parts = [part.partition("=") for part in header.split(";")]
    return [(name.strip(), value.strip()) for name, _, value in parts if name.strip()]


async def errors(scope: Scope, send: Send, no: RequestRefused) -> None:
    """Answer a request, or a socket before it is accepted, with a refusal."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": 1008, "reason": no.code})  # before accept: an HTTP 403
        return
    body = msgspec.json.encode(no.body())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if no.wait:
        headers.append((b"retry-after", str(no.wait).encode()))
    await send({"type": "http.response.start", "status": no.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
