"""Start a server, say where it is, and stop it so that nothing is lost."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from urllib.parse import urlsplit

import uvicorn

import stonehall
from stonehall.folders import server_folder
from stonehall.kernel import StonehallError
from stonehall.server.http import connections
from stonehall.server.http.app import build_app
from stonehall.server.http.websocket import LONGEST_FRAME
from stonehall.server.services import Services, Settings, open_house
from stonehall.server.telemetry import set_up_logging

if sys.platform == "win32":
    new_event_loop = asyncio.new_event_loop
else:
    import resource

    from uvloop import new_event_loop

PORTS = range(8000, 8021)
"""Tried one after the other when no port was asked for."""
WILDCARDS = {"0.0.0.0": "127.0.0.1", "::": "::1", "": "127.0.0.1"}
PING = 20.0
FAREWELL = 2
"""Seconds open requests have to be answered when the server stops."""


def serve(settings: Settings, port: int | None, tell: Callable[[str], None], verbose: bool = False) -> None:
    """Serve until a signal ends it; ``tell`` is called once, when the server can be visited.

    :class:`StonehallError` says in one line why it cannot.
    """
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _leave)
    set_up_logging(verbose)
    _take_many_connections()
    listener = listen(settings.host, PORTS if port is None else [port])
    try:
        for id in stonehall.game_ids():
            stonehall.load(id)  # one that cannot be loaded is named before the first visitor meets it
        with asyncio.Runner(loop_factory=new_event_loop) as runner:
            runner.run(_serve(settings, listener, tell))
    except StonehallError as wrong:
        raise StonehallError(" ".join([wrong.headline, *map(str, wrong.problems)])) from None
    finally:
        listener.close()


def _leave(number: int, frame: FrameType | None) -> None:
    """Before the server runs, and after it has come to rest: uvicorn catches the signals in between."""
    raise SystemExit(0)


def _take_many_connections() -> None:
    """Each socket is a file: as many as the system allows, not as many as it gives unasked."""
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with contextlib.suppress(OSError, ValueError):  # a system that does not let us keeps its own limit
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def _share_time() -> None:
    """The thread that writes needs the interpreter for moments only, but several times for each commit."""
    sys.setswitchinterval(0.0005)


def _collect_calmly() -> None:
    """Garbage collections stop everybody: let them look at little at a time, and rarely at every table.

    What is there before the first visitor comes is never looked at again. What a game leaves behind is freed by
    counting; only cycles need collecting, and those are young when they die.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(2_000, 4, 10_000)


async def _serve(settings: Settings, listener: socket.socket, tell: Callable[[str], None]) -> None:
    async with open_house(settings) as services:
        config = uvicorn.Config(
            build_app(services),
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            http=connections.Http,
            ws=connections.Socket,
            ws_max_size=LONGEST_FRAME,
            ws_ping_interval=PING,
            ws_ping_timeout=PING,
            ws_per_message_deflate=settings.public_origin != "",  # costs time, and at home no bytes need saving
            proxy_headers=settings.public_origin != "",
            forwarded_allow_ips=settings.proxy,
            timeout_graceful_shutdown=FAREWELL,
        )
        address = settings.public_origin or address_of(settings.host, listener.getsockname()[1])
        await Server(config, services, lambda: tell(address)).serve(sockets=[listener])


class Server(uvicorn.Server):
    """Says when it is ready; and the sockets hear of the end before they are closed."""

    def __init__(self, config: uvicorn.Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.services = services
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        _share_time()
        _collect_calmly()
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.services.farewell()
        await super().shutdown(sockets)


def listen(host: str, ports: Iterable[int]) -> socket.socket:
    """A socket that listens on the first free one of some ports."""
    tried = []
    for port in ports:
        try:
            return _listen(host, port)
        except OSError as problem:
            if isinstance(problem, socket.gaierror) or problem.errno == errno.EADDRNOTAVAIL:
                raise StonehallError(f"{host!r} is no address of this machine (--host).") from None
            if problem.errno != errno.EADDRINUSE:
                why = problem.strerror or str(problem)
                raise StonehallError(f"Port {port} cannot be used: {why}; choose another with --port.") from None
            tried.append(port)
    which = f"Port {tried[0]} is" if len(tried) == 1 else f"All ports from {tried[0]} to {tried[-1]} are"
    raise StonehallError(f"{which} in use; choose another with --port.")


def _listen(host: str, port: int) -> socket.socket:
    [(family, kind, protocol, _, address), *_] = socket.getaddrinfo(
        host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
    )
    listener = socket.socket(family, kind, protocol)
    try:
        if sys.platform != "win32":  # there it would let two servers share a port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(2048)  # at once: until then another server may take the same port
    except OSError:
        listener.close()
        raise
    return listener


def address_of(host: str, port: int) -> str:
    """What to type into a browser on this machine."""
    name = WILDCARDS.get(host, host)
    return f"http://{f'[{name}]' if ':' in name else name}:{port}"


def data_directory() -> Path:
    """Where a server keeps its data unless told otherwise."""
    return server_folder()


def origin_of(address: str) -> str:
    """The origin of a public address; :class:`StonehallError` if it is none."""
    parts = urlsplit(address)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path.strip("/") or parts.query:
        raise StonehallError(f"{address!r} is not like https://games.example.org (--public-origin).")
    return f"{parts.scheme}://{parts.netloc}".lower()
