"""Visitors: known by their token, called as they wish."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from stonehall.server.store.store import EventBatch, Standing, Store
from stonehall.server.store.users import DAY, Users
from stonehall.server.wire.errors import RequestRefused
from tests.server.guests import run


async def opened(directory: Path) -> Store:
    store = Store(directory)
    await store.open()
    return store


def test_a_visitor_keeps_identity_and_name_by_the_token_alone(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        users = Users(store)
        anna, token = await users.visit(None)
        assert token is not None
        assert len(token) >= 43, "256 bits"
        assert (anna.name, anna.named) == (str(anna.number), False)
        assert await users.visit(token) == (anna, None)
        await users.rename(anna, "  Anna \t Ágnes ")
        await store.close()

        store = await opened(tmp_path)
        again, new = await Users(store).visit(token)
        assert (again.id, again.name, again.named, new) == (anna.id, "Anna Ágnes", True, None)
        stranger, other = await Users(store).visit("guessed")
        assert stranger.id != anna.id
        assert other is not None
        await store.close()
        assert token.encode() not in (tmp_path / "stonehall.db").read_bytes(), "only its hash is kept"

    run(story())


@pytest.mark.parametrize("name", ["", "   ", "x" * 25, "a\x00b", "a\u202eb", "4711", "a\u200bb"])
def test_names_that_nobody_can_have(tmp_path: Path, name: str) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        users = Users(store)
        user, _ = await users.visit(None)
        with pytest.raises(RequestRefused, match="bad-name"):
            await users.rename(user, name)
        assert not user.named
        await store.close()

    run(story())


def test_two_may_have_the_same_name(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        users = Users(store)
        for _ in range(2):
            user, _ = await users.visit(None)
            await users.rename(user, "x" * 24)
        await store.close()
        with sqlite3.connect(tmp_path / "stonehall.db") as database:
            assert database.execute("SELECT count(*) FROM user WHERE name = ?", ("x" * 24,)).fetchone() == (2,)

    run(story())


def test_visitors_who_left_nothing_behind_are_forgotten_in_time(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        now = time.time()
        users = Users(store, lambda: now)
        tokens = {}
        for who in ("passer-by", "named", "player", "regular"):
            user, tokens[who] = await users.visit(None)
            if who == "named":
                await users.rename(user, "Nora")
            if who == "player":
                await store.append(EventBatch("t", 1, [b"{}"], None, Standing("over", b"{}"), [user.id]))

        def known() -> set[str]:
            return {who for who, token in tokens.items() if token and users.known(token) is not None}

        assert await users.expire() == 0
        now += 0.9 * DAY
        regular = users.known(tokens["regular"] or "")
        assert regular is not None
        await users.greet(regular)
        now += 0.2 * DAY
        assert await users.expire() == 1
        assert known() == {"named", "player", "regular"}
        now += 398.5 * DAY
        assert await users.expire() == 1
        assert known() == {"named", "player"}
        now += 2 * DAY
        assert await users.expire() == 1
        assert known() == {"player"}, "a game has the name of those who played it"
        await store.close()

    run(story())


def test_who_logs_out_is_not_known_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        users = Users(store)
        anna, token = await users.visit(None)
        assert token is not None
        await users.log_out(anna)
        assert users.known(token) is None
        await store.close()
        store = await opened(tmp_path)
        assert Users(store).known(token) is None
        await store.close()

    run(story())
