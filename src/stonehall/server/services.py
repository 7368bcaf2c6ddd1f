"""Everything a running server is made of, opened and closed in the right order."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

import structlog
from msgspec import Struct

from stonehall.kernel import StonehallError
from stonehall.server.bots.pool import BUDGET, BotPool
from stonehall.server.http.limits import Doorman, Limits
from stonehall.server.http.pages import Pages
from stonehall.server.http.static_files import CLIENT, StaticFiles
from stonehall.server.store.private_files import make_file, make_folder
from stonehall.server.store.store import Store
from stonehall.server.store.users import Users
from stonehall.server.store.writer import Conflict
from stonehall.server.tables.my_games import MyGames
from stonehall.server.tables.replays import Replays
from stonehall.server.tables.table_service import OPEN_FOR, TableService
from stonehall.server.telemetry import Telemetry
from stonehall.server.wire.errors import RequestRefused

log = structlog.get_logger("stonehall.house")

SECRET = "secret"
"""The file with the key that signs what is handed out against forged requests: kept, so that open pages stay valid."""
OPERATOR = "operator"
"""The file with the token by which the operator is known to ask for numbers."""
KEY_DIGITS = 64
HOUSEKEEPING = 3600.0
"""Seconds between two looks for what is not needed any more."""
LAST_WORDS = 1.0
"""Seconds the sockets have to take what is still to be sent when the server stops."""


class Outbox(Protocol):
    """The way out to a client at a socket."""

    user: str

    async def drained(self) -> None: ...

    def close(self, code: int) -> None: ...


class Settings(Struct, frozen=True):
    """How a server is to be run.

    ``public_origin`` is its address as browsers see it, if that is another; then ``proxy`` is where the requests come
    from, and is believed about whose they are. ``host_names`` are further names people type.
    """

    data: Path
    host: str = "127.0.0.1"
    public_origin: str = ""
    proxy: str = "127.0.0.1"
    host_names: tuple[str, ...] = ()
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
        self.secret = _key(settings.data, SECRET)
        self.operator = _key(settings.data, OPERATOR)
        self.store = Store(settings.data)
        self.users = Users(self.store)
        self.bot_pool = BotPool(settings.bot_pool, settings.thinking_budget, self.telemetry.thinking_seconds.observe)
        self.tables = TableService(
            self.store, self.users, self.bot_pool, bot_pace=settings.bot_pace, open_for=settings.open_for
        )
        self.replays = Replays(self.tables)
        self.my_games = MyGames(self.store, self.users, self.tables.lists)
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
        housekeeping = asyncio.create_task(_keep_house(services))
        try:
            yield services
        finally:
            housekeeping.cancel()
    finally:
        await services.farewell()
        await services.bot_pool.close()
        await services.store.close()


async def _keep_house(services: Services) -> None:
    """Now and then forget who never came back."""
    while True:
        with contextlib.suppress(RequestRefused, Conflict):  # a disk that is full now is not for ever
            gone = await services.users.expire()
            if gone:
                log.info("visitors-forgotten", count=gone)
        await asyncio.sleep(HOUSEKEEPING)


def _key(folder: Path, name: str) -> str:
    """A key in the data directory, made when there is none."""
    path = folder / name
    try:
        make_folder(folder)
        if not path.exists():
            make_file(path)
            path.write_text(secrets.token_hex(KEY_DIGITS // 2), "ascii")
        make_file(path)
        key = path.read_text("ascii").strip()
    except (OSError, UnicodeError) as problem:
        why = problem.strerror or str(problem) if isinstance(problem, OSError) else "it is damaged"
        raise StonehallError(f"The file {path} cannot be used: {why}.") from None
    if len(key) != KEY_DIGITS or not set(key) <= set("0123456789abcdef"):
        raise StonehallError(
            f"The file {path} is damaged: it must hold a key of {KEY_DIGITS} hexadecimal digits. "
            "Put it back from a copy, or remove it: then a new one is made, and open pages must be loaded again."
        )
    return key
