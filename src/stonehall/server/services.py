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
from stonehall.server.bots.pool import BUDGET, BotPool
from stonehall.server.http.limits import Doorman, Limits
from stonehall.server.http.pages import Pages
from stonehall.server.http.static_files import CLIENT, StaticFiles
from stonehall.server.store.store import Store
from stonehall.server.store.users import Users
from stonehall.server.tables.table_service import OPEN_FOR, TableService
from stonehall.server.telemetry import Telemetry

SECRET = "secret"
"""The file with the key that signs what is handed out against forged requests: kept, so that open pages stay valid."""
LAST_WORDS = 1.0
"""Seconds the sockets have to take what is still to be sent when the server stops."""


class Outbox(Protocol):
    """The way out to a client at a socket."""

    async def drained(self) -> None: ...


class Settings(Struct, frozen=True):
    """How a server is to be run. ``public_origin`` is its address as browsers see it, if that is another."""

    data: Path
    host: str = "127.0.0.1"
    public_origin: str = ""
    bot_pace: float = 0.6
    open_for: float = OPEN_FOR
    bot_pool: int = 1
    thinking_budget: float = BUDGET
    client: Path = CLIENT
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        return self.public_origin.startswith("https://")


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        files = StaticFiles(settings.client)
        self.telemetry = Telemetry()
        self.secret = _secret(settings.data)
        self.store = Store(settings.data)
        self.users = Users(self.store)
        self.bot_pool = BotPool(settings.bot_pool, settings.thinking_budget, self.telemetry.thinking_seconds.observe)
        self.tables = TableService(
            self.store, self.users, self.bot_pool, bot_pace=settings.bot_pace, open_for=settings.open_for
        )
        self.pages = Pages(files, self.tables)
        self.doorman = Doorman(settings.limits)
        self.lines: set[Outbox] = set()
        self.closing = False
        self.telemetry.follow(self.tables.running, self.store.waiting)

    async def farewell(self) -> None:
        """Let the hall come to rest, and everybody at a socket hear of it."""
        if self.closing:
            return
        self.closing = True
        await self.tables.close()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LAST_WORDS):
                await asyncio.gather(*(line.drained() for line in self.lines))


@asynccontextmanager
async def open_house(settings: Settings) -> AsyncIterator[Services]:
    """A server's parts, running; :class:`StonehallError` says why they cannot."""
    services = Services(settings)
    await services.store.open()
    try:
        await services.bot_pool.open()
        await services.tables.open()
        yield services
    finally:
        await services.farewell()
        await services.bot_pool.close()
        await services.store.close()


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
