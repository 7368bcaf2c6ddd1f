"""Visitors: known by their token, called as they wish."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

import pytest

from stonehall.server.names import check_name
from stonehall.server.store.store import EventBatch, Standing, Store
from stonehall.server.store.users import DAY, Users
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.protocol import JoinTable, NewTable, SeatPlan
from tests.server.guests import GAME, newcomer, run, tables_in


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


@pytest.mark.parametrize(
    ("code", "name"),
    [
        *[("name-length", name) for name in ("", "   ", "x" * 25, "x" * 10_000, "a" + "\u0301" * 60_000)],
        *[("name-signs", name) for name in ("a\x00b", "a\u202eb", "a\u200bb", "Anna\u2060")],
        *[("name-letters", name) for name in ("4711", "٤٧١١", "?!")],
        *[("name-computer", name) for name in ("Computer (easy)", "GÉP (KÖNNYŰ)", "bot (łatwy)", "C o m p u t e r")],
        *[("name-computer", name) for name in ("Соmрutеr", "B0t", "Bot 7", "Computer pro", "Ｂｏｔ", "Számítógép")],
        *[
            ("name-seat", name)
            for name in ("Player 1", "1. játékos", "Gracz 2", "P1ayer 3", "South", "észak", "Wschód")
        ],
        *[("name-seat", name) for name in ("Guest 1234", "Vendég 99", "Gość 1", "Τy")],
        *[("name-house", name) for name in ("Stonehall", "St0nehaIl", "SYSTEM", "Rendszer", "Moderator")],
    ],
)
def test_names_that_nobody_can_have_are_refused_with_the_reason(tmp_path: Path, code: str, name: str) -> None:
    async def story() -> None:
        store = await opened(tmp_path)
        users = Users(store)
        user, _ = await users.visit(None)
        with pytest.raises(RequestRefused) as refused:
            await users.rename(user, name)
        assert refused.value.code == code
        assert not user.named
        await store.close()

    run(story())


@pytest.mark.parametrize("name", ["Anna", "Łukasz", "Szilárd", "Ада", "Gépész", "Robert", "Nora", "R2D2", "田中"])
def test_names_that_people_have(name: str) -> None:
    assert check_name(name) == name


def test_nobody_is_called_like_another_at_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, eve = await newcomer(tables, "Anna"), await newcomer(tables, "АNN A")
            table = await tables.create(anna, NewTable(GAME, [SeatPlan("me"), SeatPlan("open")]))
            with pytest.raises(RequestRefused, match="name-taken"):
                await tables.join(eve, table.id, JoinTable("north"))
            await tables.rename(eve, "Eve")
            await tables.join(eve, table.id, JoinTable("north"))
            with pytest.raises(RequestRefused, match="name-taken"):
                await tables.rename(eve, "anna")
            assert (await tables.rename(eve, "Eva")).name == "Eva"

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
