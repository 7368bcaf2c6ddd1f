"""Connections that do not get on are ended: those that send their request drop by drop, and those that do not read.

A connection costs memory as long as it is open; one who opens many and says nothing must not keep others out.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import ClassVar, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from stonehall.server.http.limits import LOOPBACK, network_of

REQUEST_SECONDS: Final = 15.0
"""A request has arrived by then, headers and body: they are small."""
STUCK_SECONDS: Final = 20.0
"""A client that has taken nothing of what waits for it for so long is gone."""
MOST_OF_AN_ADDRESS: Final = 400
"""This machine is not counted: at home everybody comes from there, and so does a proxy, which counts for itself."""
LONGEST_REQUEST: Final = 256 * 1024
"""Bytes of a request, headers and all; of what is longer nobody reads the rest."""


class Deadline:
    """Ends a connection unless it is put off in time."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._timer: asyncio.TimerHandle | None = None

    def set(self, transport: asyncio.BaseTransport) -> None:
        if self._timer is None:
            abort = cast(asyncio.Transport, transport).abort
            self._timer = asyncio.get_running_loop().call_later(self.seconds, abort)

    def off(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Http(HttpToolsProtocol):
    """An HTTP connection with an end: a request must arrive in time, and answers must be read."""

    request_seconds = REQUEST_SECONDS
    stuck_seconds = STUCK_SECONDS
    most = MOST_OF_AN_ADDRESS
    open: ClassVar[Counter[str]] = Counter()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.received = 0
        self.arriving = Deadline(self.request_seconds)
        self.stuck = Deadline(self.stuck_seconds)
        self.address = network_of(self.client[0]) if self.client else ""
        self.open[self.address] += 1
        if self.address not in LOOPBACK and self.open[self.address] > self.most:
            transport.abort()
        else:
            self.arriving.set(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._gone()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._gone()  # sockets are counted by visitor
        super().handle_websocket_upgrade()

    def _gone(self) -> None:
        self.arriving.off()
        self.stuck.off()
        self.open[self.address] -= 1
        if self.open[self.address] <= 0:
            del self.open[self.address]

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.received > LONGEST_REQUEST:
            self.transport.abort()
        else:
            super().data_received(data)

    def on_message_begin(self) -> None:
        self.arriving.set(self.transport)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self.arriving.off()
        self.received = 0
        super().on_message_complete()

    def pause_writing(self) -> None:
        self.stuck.set(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck.off()
        super().resume_writing()


class Socket(WebSocketsSansIOProtocol):
    """A socket with an end: what waits for the client must be read."""

    stuck_seconds = STUCK_SECONDS

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.stuck = Deadline(self.stuck_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        self.stuck.off()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        self.stuck.set(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self.stuck.off()
        super().resume_writing()
