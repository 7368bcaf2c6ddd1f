"""People: a visitor is known by a token of theirs, of which only the hash is kept."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from unicodedata import normalize

from stonehall.server.store.store import Store, UserRow
from stonehall.server.wire.errors import RequestRefused

LONGEST_NAME = 24
LONGEST_TEXT = 1000
"""No name and no line of chat comes near this, however many spaces were typed."""
CACHED = 20_000
"""So many users are kept at hand; the others are read when they come again."""


class User:
    """Somebody. Until they choose a name (``named``), they are called by a number that means nothing."""

    __slots__ = ("id", "name", "named", "number")

    def __init__(self, id: str, number: int, name: str) -> None:
        self.id = id
        self.number = number
        self.named = name != ""
        self.name = name or str(number)


class Users:
    """All who ever came."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._by_id: dict[str, User] = {}
        self._by_token: dict[bytes, User] = {}

    async def visit(self, token: str | None) -> tuple[User, str | None]:
        """The user this token belongs to; for a stranger a new user, and the token they are to keep."""
        known = self.known(token) if token else None
        if known is not None:
            return known, None
        token = secrets.token_urlsafe(32)
        digest = sha256(token.encode()).digest()
        user = User(secrets.token_hex(8), 1000 + secrets.randbelow(9000), "")
        await self.store.add_user(UserRow(user.id, user.number, ""), digest)
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
            user = self._remember(User(row.id, row.number, row.name) if row is not None else User(id, 0, ""))
        return user

    async def rename(self, user: User, name: str) -> User:
        """Give a user the name they chose."""
        chosen = clean(name)
        if not 1 <= len(chosen) <= LONGEST_NAME or not chosen.isprintable() or chosen.isdecimal():
            raise RequestRefused("bad-name", 422)
        await self.store.rename_user(user.id, chosen)
        user.name, user.named = chosen, True
        self._by_id[user.id] = user
        return user

    def _find(self, digest: bytes) -> User | None:
        user = self._by_token.get(digest)
        if user is None:
            row = self.store.user_with(digest)
            if row is not None:
                user = self._by_id.get(row.id) or self._remember(User(row.id, row.number, row.name))
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
