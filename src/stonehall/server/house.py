"""Everything a running server is made of, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from stonehall.kernel import StonehallError
from stonehall.server.hall import Hall
from stonehall.server.limits import Buckets, Limits
from stonehall.server.pages import CLIENT, Pages
from stonehall.server.store import Store
from stonehall.server.telemetry import Telemetry
from stonehall.server.thinkers import BUDGET, ThinkerPool
from stonehall.server.users import Users

SECRET = "secret"
"""The file with the key that signs what is handed out against forged requests: kept, so that open pages stay valid."""
LAST_WORDS = 1.0
"""Seconds the sockets have to take what is still to be sent when the server stops."""


class Line(Protocol):
    """The way out to a client at a socket."""

    async def drained(self) -> None: ...


class Settings(Struct, frozen=True):
    """How a server is to be run. ``public_origin`` is its address as browsers see it, if that is another."""

    data: Path
    host: str = "127.0.0.1"
    public_origin: str = ""
    bot_pace: float = 0.6
    thinkers: int = 1
    thinking_budget: float = BUDGET
    client: Path = CLIENT
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        return self.public_origin.startswith("https://")


class House:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.pages = Pages(settings.client)
        self.telemetry = Telemetry()
        self.secret = _secret(settings.data)
        self.store = Store(settings.data)
        self.users = Users(self.store)
        self.thinkers = ThinkerPool(
            settings.thinkers, settings.thinking_budget, self.telemetry.thinking_seconds.observe
        )
        self.hall = Hall(self.store, self.users, self.thinkers, bot_pace=settings.bot_pace)
        self.new_tables = Buckets(settings.limits.tables)
        self.new_visitors = Buckets(settings.limits.visitors)
        self.chat = Buckets(settings.limits.chat)
        self.lines: set[Line] = set()
        self.closing = False
        self.telemetry.follow(self.hall.running, self.store.waiting)

    async def farewell(self) -> None:
        """Let the hall come to rest, and everybody at a socket hear of it."""
        if self.closing:
            return
        self.closing = True
        await self.hall.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*(line.drained() for line in self.lines))


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[House]:
    """A server's parts, running; :class:`StonehallError` says why they cannot."""
    house = House(settings)
    await house.store.open()
    try:
        await house.thinkers.open()
        await house.hall.open()
        yield house
    finally:
        await house.farewell()
        await house.thinkers.close()
        await house.store.close()


def _secret(folder: Path) -> str:
    """The key in the data directory, made when there is none."""
    path = folder / SECRET
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                file.write(secrets.token_hex(32))
        return path.read_text("ascii")
    except OSError as problem:
        why = problem.strerror or str(problem)
        raise StonehallError(f"The data directory {folder} cannot be used: {why}.") from None
