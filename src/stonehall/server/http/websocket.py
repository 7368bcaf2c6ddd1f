"""The socket of a table: frames in, frames out, and nothing lost in between without both sides knowing."""

from __future__ import annotations

import asyncio
import contextlib
import time
import traceback
from collections import deque
from typing import Any, cast

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from stonehall.server.http.limits import Bucket, Kind
from stonehall.server.http.routes import Address, House_, Visitor
from stonehall.server.services import Services
from stonehall.server.store.users import User
from stonehall.server.tables.table_service import MOST_ODDS, Watcher
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import (
    Ack,
    AskAgain,
    AskHint,
    AskOdds,
    Chat,
    ClientFrame,
    Play,
    Propose,
    Refused,
    Resync,
    ServerFrame,
    Undo,
)  # fmt: skip

log = structlog.get_logger("stonehall.live")

LONGEST_FRAME = 64 * 1024
QUEUE = 256
QUEUED_BYTES = 1024 * 1024
"""So many frames and bytes may wait for a slow client; then it is cut off, comes back and gets a snapshot."""
PATIENCE = 5.0
"""Seconds a client has to take its last frames."""
MISBEHAVED, FAULT, TRY_AGAIN_LATER = 1008, 1011, 1013

BREATH = 0.1
"""Seconds at most for which one who is too fast is not listened to."""
COUNTED: dict[type[ClientFrame], Kind] = {
    AskAgain: "again",
    AskHint: "hints",
    Chat: "chat",
    Resync: "resyncs",
    Undo: "undos",
    AskOdds: "odds",
}

Socket = WebSocket[None, None, State]


UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What comes of text that is no frame."""


class Keyed(msgspec.Struct):
    """The key of a frame that is otherwise not understood."""

    key: str = ""


_decode_frame = msgspec.json.Decoder(ClientFrame).decode
_decode_key = msgspec.json.Decoder(Keyed).decode


class Outbox:
    """The way out to one client: a bounded queue that one task empties."""

    def __init__(self, socket: Socket, user: str = "") -> None:
        self.socket = socket
        self.user = user
        self.waiting: deque[bytes] = deque()
        self.bytes = 0
        self.awake = asyncio.Event()
        self.closing = 0
        """The code to close the socket with, once everything is sent."""
        self.task = asyncio.create_task(self._run())

    def send(self, frame: bytes) -> None:
        """Never blocks; a client that does not keep up is cut off."""
        if self.closing:
            return
        self.waiting.append(frame)
        self.bytes += len(frame)
        if len(self.waiting) > QUEUE or self.bytes > QUEUED_BYTES:
            self.waiting.clear()
            self.closing = TRY_AGAIN_LATER
            self.task.cancel()  # it may be waiting for the client for ever
        self.awake.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self.awake.set()

    async def drained(self) -> None:
        """Everything that was to be sent is sent, or never will be."""
        while self.waiting and not self.task.done():
            await asyncio.sleep(0.01)

    async def _run(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):  # gone: who listens to it sees it, too
            while self.waiting or not self.closing:
                await self.awake.wait()
                self.awake.clear()
                while self.waiting:
                    frame = self.waiting.popleft()
                    self.bytes -= len(frame)
                    await self.socket.send({"type": "websocket.send", "text": frame.decode(), "bytes": None})


class Connection:
    """What is heard from one client, carried out frame by frame in the order they came."""

    def __init__(self, services: Services, user: User, address: str, watcher: Watcher, line: Outbox) -> None:
        self.services = services
        self.user = user
        self.address = address
        self.watcher = watcher
        self.line = line
        self.malformed = Bucket(services.settings.limits.malformed)

    async def run(self, socket: Socket) -> None:
        """Listen until the client goes or the line is closed."""
        while not self.line.closing:
            event = cast(dict[str, Any], await socket.receive())
            if event["type"] == "websocket.disconnect":
                return
            await self.hear(event.get("text") or event.get("bytes") or "")

    async def hear(self, data: str | bytes) -> None:
        """Answer one frame."""
        began = time.perf_counter()
        try:
            frame = _decode_frame(data)
        except UNREADABLE:
            self._refuse(Refused(_key_of(data), "malformed"))
            if not self.malformed.take():
                self.line.close(MISBEHAVED)
            return
        try:
            for kind in _kinds(frame):
                count = min(len(set(frame.texts)), MOST_ODDS) if isinstance(frame, AskOdds) and kind == "odds" else 1
                self.services.doorman.pass_by(kind, self.user.id, self.address, count)
        except RequestRefused as no:
            self._refuse(Refused(getattr(frame, "key", ""), no.code, [], no.wait))
            await asyncio.sleep(min(no.wait, BREATH))  # meanwhile nothing more is read
            return
        answer = await self._act(frame)
        if isinstance(answer, Refused):
            self._refuse(answer)
        elif answer is not None:
            self.line.send(msgspec.json.encode(answer))
        self._count(frame, answer, time.perf_counter() - began)

    async def _act(self, frame: ClientFrame) -> ServerFrame | None:
        key = getattr(frame, "key", "")
        try:
            return await self.services.tables.act(self.watcher, frame)
        except RequestRefused as no:
            return Refused(key, no.code, no.problems, no.wait)
        except Exception:  # one broken frame must not cost the socket
            log.exception("frame-failed", frame=type(frame).__name__)
            return Refused(key, "server-fault")

    def _refuse(self, refused: Refused) -> None:
        self.services.telemetry.refused.labels(refused.code).inc()
        self.line.send(msgspec.json.encode(refused))

    def _count(self, frame: ClientFrame, answer: ServerFrame | None, seconds: float) -> None:
        telemetry = self.services.telemetry
        if isinstance(frame, Resync):
            telemetry.resyncs.inc()
        elif isinstance(answer, Ack) and answer.again:
            telemetry.duplicates.inc()
        elif isinstance(answer, Ack) and isinstance(frame, Play):
            telemetry.play_seconds.observe(seconds)


def _kinds(frame: ClientFrame) -> list[Kind]:
    """As what a frame is counted."""
    own = COUNTED.get(type(frame))
    if isinstance(frame, Propose) and frame.wish == "undo":
        own = "undos"
    return ["frames", own] if own else ["frames"]


def _key_of(data: str | bytes) -> str:
    try:
        return _decode_key(data).key
    except UNREADABLE:
        return ""


@websocket("/tables/{table:str}/live")
async def live(socket: Socket, services: House_, user: Visitor, address: Address, table: FromPath[str]) -> None:
    """Sit down at a table, or watch it: the first frame is a snapshot."""
    await socket.accept()
    line = Outbox(socket, user.id)
    services.lines.add(line)
    services.telemetry.sockets.inc()
    try:
        with services.doorman.socket(user.id, address):
            await _attend(services, user, address, table, line)
    except RequestRefused as no:
        await _turn_away(services, line, no, MISBEHAVED)
    except Exception as fault:  # the client hears of it and comes back; what the fault says may name a hidden card
        services.telemetry.socket_faults.inc()
        log.error("socket-failed", table=table, reason=type(fault).__name__, at=_place_of(fault))
        await _turn_away(services, line, RequestRefused("server-fault", 500), FAULT)
    finally:
        services.telemetry.sockets.dec()
        services.lines.discard(line)
        line.task.cancel()
        if line.closing:
            with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
                async with asyncio.timeout(PATIENCE):
                    await socket.close(line.closing)


async def _turn_away(services: Services, line: Outbox, no: RequestRefused, code: int) -> None:
    """Say why a client is not served any longer, and close its socket."""
    services.telemetry.refused.labels(no.code).inc()
    line.send(msgspec.json.encode(Refused("", no.code, no.problems, no.wait)))
    line.close(code)
    await asyncio.wait((line.task,), timeout=PATIENCE)


def _place_of(fault: Exception) -> str:
    """The line of the program in which something broke."""
    last = traceback.extract_tb(fault.__traceback__)[-1]
    return f"{last.filename}:{last.lineno}"


async def _attend(services: Services, user: User, address: str, table: str, line: Outbox) -> None:
    """Watch a table for a client until either side ends it."""
    watcher = services.tables.watch(user, table, line.send)
    try:
        talk = Connection(services, user, address, watcher, line)
        hearing = asyncio.create_task(talk.run(line.socket))
        await asyncio.wait((hearing, line.task), return_when=asyncio.FIRST_COMPLETED)
        hearing.cancel()  # what is being carried out is carried out: the hall sees to that
        with contextlib.suppress(asyncio.CancelledError):
            await hearing
    finally:
        watcher.close()
    if line.closing == TRY_AGAIN_LATER:
        services.telemetry.slow.inc()
