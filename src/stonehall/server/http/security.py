"""What stands before every request and every socket: names of the server, origins, headers, and who is visiting.

It wraps the whole application, so that errors and unknown paths are treated like everything else.
"""

from __future__ import annotations

import ipaddress
import re
import socket
import time
from hmac import compare_digest
from typing import cast
from urllib.parse import urlsplit

import msgspec
import structlog
from litestar.enums import ScopeType
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from stonehall.server.http.limits import network_of
from stonehall.server.services import Services
from stonehall.server.store.users import User
from stonehall.server.wire.errors import RequestRefused

log = structlog.get_logger("stonehall.requests")

IDENTITY = "stonehall"
CSRF = "csrftoken"
KEPT = 400 * 24 * 3600
"""Seconds a browser keeps who somebody is, at most; every page renews it."""
SAFE = ("GET", "HEAD", "OPTIONS")
NOBODY = ("/assets/", "/robots.txt", "/favicon.ico", "/preview.png", "/healthz", "/readyz", "/metrics", "/schema.json")
"""Paths that need no visitor."""
API = "/api/"
LOOPBACK = ("127.0.0.1", "::1")
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


class Names:
    """Under which names this server is asked for, against other people's names that lead here (DNS rebinding)."""

    def __init__(self, host: str, public_origin: str = "") -> None:
        self.public_origin = public_origin
        self.names = {"localhost", "127.0.0.1", "[::1]", f"[{host}]" if ":" in host else host.lower()}
        self.any_address = host in ("", "0.0.0.0", "::")
        if self.any_address:
            own = socket.gethostname().lower()
            self.names |= {own, f"{own}.local"}
        if public_origin:
            self.names.add((urlsplit(public_origin).hostname or "").lower())

    def know(self, host: str) -> bool:
        """Whether a ``Host`` header names this server."""
        found = HOST.fullmatch(host.lower())
        return found is not None and (found[1] in self.names or (self.any_address and _is_address(found[1])))

    def is_home(self, origin: str, host: str) -> bool:
        """Whether an ``Origin`` header is a page of ours."""
        return origin.lower() == (self.public_origin or f"http://{host}").lower()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


class Guard:
    """The application behind its guard."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.names = Names(services.settings.host, services.settings.public_origin)
        self.secure = services.settings.secure

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if cast(str, scope["type"]) == "lifespan":
            await self.app(scope, receive, send)
            return
        began = time.monotonic()
        known = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host, origin, path = known.get("host", ""), known.get("origin"), scope["path"]
        extra = list(HEADERS)
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
            extra.append((b"content-security-policy", content_policy(host, self.secure)))
            if not path.startswith(NOBODY):
                extra += await self._visit(scope, known.get("cookie", ""), path)
        except RequestRefused as no:
            self.services.telemetry.refused.labels(no.code).inc()
            await errors(scope, answer, no)
        else:
            await self.app(scope, receive, answer)
        method = scope["method"] if scope["type"] == ScopeType.HTTP else "SOCKET"
        log.debug("request", method=method, path=path, status=status, ms=round(1000 * (time.monotonic() - began), 1))

    def _check(self, scope: Scope, host: str, origin: str | None) -> None:
        if not self.names.know(host):
            raise RequestRefused("wrong-host", 421)
        if scope["type"] == ScopeType.WEBSOCKET:
            foreign = origin is None or not self.names.is_home(origin, host)
        else:
            foreign = origin is not None and scope["method"] not in SAFE and not self.names.is_home(origin, host)
        if foreign:
            raise RequestRefused("foreign-origin", 403)

    async def _visit(self, scope: Scope, header: str, path: str) -> list[tuple[bytes, bytes]]:
        """Find out who it is; the cookies to be set. A page is shown also when nobody can be remembered."""
        cookies = dict(_pairs(header))
        if CSRF in cookies and not self._signed(cookies[CSRF]):
            # Signed by another server (or for another data directory): dropped here, it is replaced by a good one.
            del cookies[CSRF]
            rest = "; ".join(f"{name}={value}" for name, value in cookies.items()).encode("latin-1")
            scope["headers"] = [*(pair for pair in scope["headers"] if pair[0] != b"cookie"), (b"cookie", rest)]
        token = cookies.get(IDENTITY)
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
        if new is None and path.startswith(API):
            return []
        flags = f"; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{'; Secure' if self.secure else ''}"
        return [(b"set-cookie", f"{IDENTITY}={new or token}{flags}".encode("latin-1"))]

    def _address(self, scope: Scope) -> str:
        """Where a request comes from; nowhere if from this machine, except through a proxy, when all would seem to."""
        client = scope.get("client")
        address = client[0] if client else ""
        return "" if address in LOOPBACK and not self.names.public_origin else network_of(address)

    async def _user(self, address: str, token: str | None) -> tuple[User, str | None]:
        known = self.services.users.known(token) if token else None
        if known is not None:
            return known, None
        self.services.doorman.pass_by("visitors", "", address)
        return await self.services.users.visit(None)

    def _signed(self, token: str) -> bool:
        word, signature = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
        return compare_digest(signature.encode(), generate_csrf_hash(word, self.services.secret).encode())


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
