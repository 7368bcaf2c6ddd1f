"""People: a visitor is known by a token of theirs, of which only the hash is kept."""

from __future__ import annotations

import asyncio
import contextlib
import re
import secrets
import time
from collections.abc import Callable
from hashlib import sha256
from unicodedata import normalize

from stonehall.server.names import check_name
from stonehall.server.store.store import Store, UserRow
from stonehall.server.store.writer import Conflict
from stonehall.server.wire.errors import RequestRefused

LONGEST_TEXT = 1000
"""No name and no line of chat comes near this, however many spaces were typed."""
DAY = 24 * 3600
NAMELESS, NAMED = DAY, 400 * DAY
"""Seconds after which a visitor who was at no table is forgotten, without a name and with one."""
RENEWED = DAY / 4
"""Seconds after which it is noted again that somebody is here."""
AT_ONCE = 500
CACHED = 20_000
"""So many users are kept at hand; the others are read when they come again."""


class User:
    """Somebody. Until they choose a name (``named``), they are called by a number that means nothing."""

    __slots__ = ("id", "name", "named", "number", "seen")

    def __init__(self, id: str, number: int, name: str, seen: int = 0) -> None:
        self.id = id
        self.seen = seen
        self.number = number
        self.named = name != ""
        self.name = name or str(number)


class Users:
    """All who ever came."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.now = now
        self._by_id: dict[str, User] = {}
        self._by_token: dict[bytes, User] = {}

    async def visit(self, token: str | None) -> tuple[User, str | None]:
        """The user this token belongs to; for a stranger a new user, and the token they are to keep."""
        known = self.known(token) if token else None
        if known is not None:
            return known, None
        token = secrets.token_urlsafe(32)
        digest = sha256(token.encode()).digest()
        user = User(secrets.token_hex(8), 1000 + secrets.randbelow(9000), "", self._now())
        await self.store.add_user(UserRow(user.id, user.number, "", user.seen), digest)
        self._remember(user)
        self._by_token[digest] = user
        return user, token

    def known(self, token: str) -> User | None:
        """The user this token belongs to."""
        return self._find(sha256(token.encode()).digest())

    def named(self, id: str) -> User:
        """A user by id; one who is not known any more is a number."""
        user = self._by_id.get(id)
        if user is None:
            row = self.store.user(id)
            user = self._remember(User(row.id, row.number, row.name, row.seen) if row is not None else User(id, 0, ""))
        return user

    async def rename(self, user: User, name: str) -> User:
        """Give a user the name they chose."""
        chosen = check_name(name)
        await self.store.rename_user(user.id, chosen)
        user.name, user.named = chosen, True
        self._by_id[user.id] = user
        return user

    async def greet(self, user: User) -> None:
        """A known user is here again; that is noted now and then."""
        if self._now() - user.seen > RENEWED * 1000:
            user.seen = self._now()
            with contextlib.suppress(RequestRefused, Conflict):  # the disk is full, or they were just forgotten
                await self.store.see_user(user.id, user.seen)

    async def log_out(self, user: User) -> None:
        """Nobody is known as this user any more: their token is worth nothing. Their games keep their name."""
        await self.store.set_token(user.id, secrets.token_bytes(32))
        self._by_token = {digest: known for digest, known in self._by_token.items() if known.id != user.id}

    async def expire(self) -> int:
        """Forget visitors who did not come back and left nothing behind; how many they were.

        One without a name and without a table loses nothing by it: coming again, they are a new one.
        """
        gone, after = 0, (0, "")
        while rows := self.store.unseen(after, self._now() - NAMELESS * 1000, AT_ONCE):
            last = rows[-1][0]
            after = (last.seen, last.id)
            nobody = self._now() - NAMED * 1000
            unused = [row.id for row, played in rows if not played and (row.name == "" or row.seen < nobody)]
            if unused:
                await self.store.remove_users(unused)
                self._forget(set(unused))
                gone += len(unused)
            await asyncio.sleep(0)
        return gone

    def _forget(self, ids: set[str]) -> None:
        self._by_id = {id: user for id, user in self._by_id.items() if id not in ids}
        self._by_token = {digest: user for digest, user in self._by_token.items() if user.id not in ids}

    def _now(self) -> int:
        return round(self.now() * 1000)

    def _find(self, digest: bytes) -> User | None:
        user = self._by_token.get(digest)
        if user is None:
            row = self.store.user_with(digest)
            if row is not None:
                user = self._by_id.get(row.id) or self._remember(User(row.id, row.number, row.name, row.seen))
                self._by_token[digest] = user
        return user

    def _remember(self, user: User) -> User:
        if len(self._by_id) >= CACHED:
            self._by_id.clear()
            self._by_token.clear()
        self._by_id[user.id] = user
        return user


def clean(text: str) -> str:
    """What was typed, with single spaces and in one form of Unicode.

    What is too long for anything stays as it is: to order thousands of combining marks would hold everybody up.
    """
    if len(text) > LONGEST_TEXT:
        return text
    return normalize("NFC", re.sub(r"\s+", " ", text).strip())
