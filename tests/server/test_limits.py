"""One visitor cannot stop the others: everything costly is measured first, counted, made once, or ended in time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal
from unicodedata import normalize
from unittest import mock

import pytest
import uvicorn
from msgspec.structs import replace

import stonehall
from stonehall.bots import BOTS
from stonehall.kernel.spelling import near
from stonehall.locale import LANGUAGES, catalogue
from stonehall.server import names
from stonehall.server.http.connections import LONGEST_REQUEST, Http, Socket
from stonehall.server.http.limits import PEOPLE, Doorman, Kind, Limits, Rate
from stonehall.server.names import skeleton
from stonehall.server.services import Settings, open_house
from stonehall.server.store import users
from stonehall.server.tables import catalog
from stonehall.server.wire.errors import RequestRefused
from stonehall.server.wire.frames import Ack, AskOdds, OddsAre, Refused, Resync, Snapshot
from stonehall.server.wire.protocol import DeckText, NewTable, SeatPlan
from stonehall.toolkit import deck_lists
from tests.patience import PATIENCE_S
from tests.server.guests import Guest, Time, deciding, newcomer, run, tables_in, two_at_a_table
from tests.server.test_socket_faults import visit

SEATS = ("south", "north")
MARKS = "e" + "\u0301\u0316" * 30_000
"""Sixty thousand marks over one letter: to put them in order takes most of a second."""

# Lengths --------------------------------------------------------------------------------------------------------------


def test_nothing_works_on_a_text_that_is_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []

    def counted(form: Literal["NFC", "NFKC", "NFKD"], text: str) -> str:
        worked.append(len(text))
        return normalize(form, text)

    for place in (names, users):
        monkeypatch.setattr(place, "normalize", counted)

    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, _ = await two_at_a_table(tables)
            with pytest.raises(RequestRefused, match="name-length"):
                await tables.users.rename(anna.user, MARKS)
            answer = await anna.say(MARKS)
            assert isinstance(answer, Refused)
            assert answer.code == "bad-chat"
            assert isinstance(await anna.say(" " * 300 + "hello"), Ack)

    run(story())
    assert worked
    assert max(worked) < 1000


def test_a_name_is_compared_with_the_words_of_all_languages_without_reading_them_all() -> None:
    games = [stonehall.load(id) for id in stonehall.game_ids()]
    words = [catalogue(language, game) for language in LANGUAGES for game in games]
    computers = {skeleton(told.get(f"bot-{bot}")) for told in words for bot in BOTS}
    seats = {skeleton(told.get(game.seat_term(seat).message_id)) for told in words for game in games for seat in SEATS}
    assert computers <= names._computers()
    assert seats <= names._seats()
    assert len(computers) >= 6
    assert len(seats) >= 6
    for found in (names._computers, names._seats):
        found.cache_clear()
    with mock.patch("stonehall.locale._parsed", side_effect=AssertionError("all words are read")):
        assert names.check_name("Hanna") == "Hanna"


def test_a_deck_of_thousands_of_lines_is_not_read_and_few_names_are_guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    guessed: list[str] = []

    def counted(word: str, known: Any) -> list[str]:
        known = list(known)
        if known:
            guessed.append(word)
        return near(word, known)

    monkeypatch.setattr(deck_lists, "near", counted)
    for text in ("x\n" * 3999, "x;" * 3999, "x" * 8001):
        with pytest.raises(RequestRefused, match="deck-too-long"):
            catalog.check_deck(DeckText("summoner-wars", text))
    assert guessed == []
    problems = catalog.check_deck(DeckText("summoner-wars", "\n".join(f"1 Ice Golme {n}" for n in range(100)))).problems
    assert len(problems) > 100
    assert len(guessed) == deck_lists.HINTS


FRAMES = [
    {"type": "play", "key": "k", "moment": 1, "text": "x" * 401},
    {"type": "why", "key": "k", "picked": ["a1"] * 41, "pointed": "a1"},
    {"type": "why", "key": "k", "picked": [], "pointed": "x" * 101},
    {"type": "odds", "key": "k", "texts": ["end"] * 401},
]


@pytest.mark.parametrize("frame", FRAMES)
def test_a_frame_with_more_than_anybody_means_is_malformed(tmp_path: Path, frame: dict[str, object]) -> None:
    async def story() -> None:
        (tmp_path / "index.html").write_text("<!doctype html>")
        async with open_house(Settings(data=tmp_path / "data", client=tmp_path)) as services:
            user, token = await services.users.visit(None)
            facts = await services.tables.create(user, NewTable("summoner-wars", [SeatPlan("me"), SeatPlan("me")]))
            sent = await visit(services, token or "", facts.id, [json.dumps(frame)])
            assert [json.loads(told["text"])["code"] for told in sent if "refused" in told.get("text", "")] == [
                "malformed"
            ]

    asyncio.run(story())


# Counting -------------------------------------------------------------------------------------------------------------


def refused(doorman: Doorman, kind: Kind, user: str, address: str) -> int | None:
    """After how many seconds one may try again; nothing if one may do it."""
    try:
        doorman.pass_by(kind, user, address)
    except RequestRefused as no:
        return no.wait if (no.code, no.status) == ("too-fast", 429) else -1
    return None


def test_a_visitor_and_an_address_are_counted_and_told_when_to_come_again() -> None:
    now = Time()
    doorman = Doorman(Limits(names=Rate(2, 0.1)), now)
    assert [refused(doorman, "names", "anna", "a") for _ in range(3)] == [None, None, 10]
    assert refused(doorman, "odds", "anna", "a") is None, "each kind by itself"
    now.seconds += 9
    assert refused(doorman, "names", "anna", "a") == 1
    now.seconds += 1
    assert refused(doorman, "names", "anna", "a") is None
    others = [refused(doorman, "names", f"user {n}", "a") for n in range(2 * PEOPLE)]
    assert [wait is None for wait in others] == [True] * (2 * PEOPLE - 1) + [False], "many visitors of one address"
    assert refused(doorman, "names", "bert", "b") is None, "others are not concerned"
    assert refused(doorman, "names", "carl", "") is None, "at home there is no address"
    now.seconds += 1000
    assert refused(doorman, "names", "anna", "a") is None


def test_what_costs_more_counts_more() -> None:
    now = Time()
    doorman = Doorman(Limits(odds=Rate(10, 1.0)), now)
    doorman.pass_by("odds", "anna", "", 8)
    with pytest.raises(RequestRefused) as refused:
        doorman.pass_by("odds", "anna", "", 8)
    assert refused.value.wait == 6
    doorman.pass_by("odds", "anna", "", 2)
    now.seconds += 10
    doorman.pass_by("odds", "anna", "", 100)  # more than ever fits counts as all
    now.seconds += 1
    doorman.pass_by("odds", "anna", "")


def test_the_others_play_while_odds_are_reckoned(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            guest = deciding(anna, bert)
            turns = 0

            async def others() -> None:
                nonlocal turns
                while True:
                    turns += 1
                    await asyncio.sleep(0)

            playing = asyncio.create_task(others())
            texts = [f"attack a1 {column}{row}" for column in "abcdef" for row in range(1, 9)]
            assert isinstance(await guest.act(AskOdds("k", texts)), OddsAre)
            playing.cancel()
            assert turns >= len(texts)

    run(story())


@pytest.mark.parametrize(
    ("kind", "frame"),
    [
        ("resyncs", {"type": "resync"}),
        ("undos", {"type": "undo", "key": "k", "moment": 1}),
        ("undos", {"type": "propose", "key": "k", "wish": "undo"}),
        ("odds", {"type": "odds", "key": "k", "texts": ["end"]}),
        ("again", {"type": "again", "key": "k"}),
        ("frames", {"type": "ping"}),
    ],
)
def test_what_costs_is_counted_at_the_socket(tmp_path: Path, kind: str, frame: dict[str, object]) -> None:
    async def story() -> None:
        (tmp_path / "index.html").write_text("<!doctype html>")
        limits = replace(Limits(), **{kind: Rate(1, 0.001)})
        async with open_house(Settings(data=tmp_path / "data", client=tmp_path, limits=limits)) as services:
            user, token = await services.users.visit(None)
            facts = await services.tables.create(user, NewTable("summoner-wars", [SeatPlan("me"), SeatPlan("me")]))
            _, _, first, second = await visit(services, token or "", facts.id, [json.dumps(frame)] * 2)
            assert json.loads(first["text"]).get("code") != "too-fast"
            assert json.loads(second["text"])["code"] == "too-fast"

    asyncio.run(story())


def test_a_visitor_has_so_many_sockets_and_no_more() -> None:
    doorman = Doorman(Limits(open_sockets=2), Time())
    with doorman.socket("anna", "a"):
        with doorman.socket("anna", "a"):
            with pytest.raises(RequestRefused, match="too-many-sockets"), doorman.socket("anna", "b"):
                pass
            with doorman.socket("bert", "a"):
                pass
        with doorman.socket("anna", "a"):
            pass
    assert not doorman._open


def test_sockets_beyond_the_limit_are_told_so(tmp_path: Path) -> None:
    async def story() -> None:
        (tmp_path / "index.html").write_text("<!doctype html>")
        limits = Limits(open_sockets=0)
        async with open_house(Settings(data=tmp_path / "data", client=tmp_path, limits=limits)) as services:
            user, token = await services.users.visit(None)
            facts = await services.tables.create(user, NewTable("summoner-wars", [SeatPlan("me"), SeatPlan("me")]))
            _, told, closed = await visit(services, token or "", facts.id)
            assert json.loads(told["text"])["code"] == "too-many-sockets"
            assert (closed["type"], closed["code"]) == ("websocket.close", 1008)
            assert services.tables.residence.live[facts.id].watchers == []

    asyncio.run(story())


# Made once ------------------------------------------------------------------------------------------------------------


def test_a_snapshot_is_made_once_for_each_audience_and_moment(tmp_path: Path) -> None:
    async def story() -> None:
        async with tables_in(tmp_path) as tables:
            anna, bert = await two_at_a_table(tables)
            watching = [Guest(tables, await newcomer(tables), anna.watcher.live.id) for _ in range(3)]
            snapshots = tables.residence.snapshots
            before = snapshots.made
            for guest in (anna, bert, *watching) * 5:
                await guest.act(Resync())
            assert snapshots.made - before <= 1, "two players and all spectators"
            assert {guest.raw[-1] for guest in watching} == {watching[0].raw[-1]}
            assert anna.raw[-1] != bert.raw[-1] != watching[0].raw[-1]
            before = snapshots.made
            mover = deciding(anna, bert)
            await mover.play(mover.texts[0])
            for guest in (anna, bert, *watching) * 5:
                scene = guest.scene
                await guest.act(Resync())
                last = guest.frames[-1]
                assert isinstance(last, Snapshot)
                assert (last.scene, last.seq, len(last.log)) == (scene, guest.seq, guest.lines)
            assert snapshots.made - before == 3
            await tables.users.rename(anna.user, "Annabel")
            await bert.act(Resync())
            assert b"Annabel" in bert.raw[-1]

    run(story())


# Connections ----------------------------------------------------------------------------------------------------------


class ShortHttp(Http):
    request_seconds = 0.2
    stuck_seconds = 0.2
    most = 3


async def plain(scope: Any, receive: Any, send: Any) -> None:
    """Reads a request, and answers with as many bytes as its path says."""
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 200, "headers": []})
    for _ in range(int(scope["path"].strip("/") or 0)):
        await send({"type": "http.response.body", "body": bytes(1_000_000), "more_body": True})
    await send({"type": "http.response.body", "body": b"done"})


def served(work: Callable[[int], Awaitable[None]], app: Any = plain) -> None:
    async def story() -> None:
        config = uvicorn.Config(app, port=0, lifespan="off", log_config=None, http=ShortHttp, ws=Socket)
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve())
        while not server.started:
            await asyncio.sleep(0.005)
        try:
            await asyncio.wait_for(work(server.servers[0].sockets[0].getsockname()[1]), PATIENCE_S)
        finally:
            server.should_exit = server.force_exit = True
            await serving
        assert not Http.open

    asyncio.run(story())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\nA: ",
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab",
    ],
)
def test_a_request_that_comes_drop_by_drop_is_not_waited_for(begun: bytes) -> None:
    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert (await reader.read()).startswith(b"HTTP/1.1 200")
        writer.close()

    served(work)


@pytest.mark.parametrize(
    "begun", [b"GET / HTTP/1.1\r\nHost: ", b"GET /", b"POST / HTTP/1.1\r\nContent-Length: 9999999\r\n\r\n"]
)
def test_a_request_without_end_is_not_read(begun: bytes) -> None:
    async def work(port: int) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(begun + b"x" * (LONGEST_REQUEST + 1000))
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        writer.close()

    ShortHttp.request_seconds = 60.0
    try:
        served(work)
    finally:
        ShortHttp.request_seconds = 0.2


def test_a_client_that_does_not_read_its_answer_is_dropped() -> None:
    async def work(port: int) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port, limit=1000)
        writer.write(b"GET /50 HTTP/1.1\r\nHost: x\r\n\r\n")
        while not Http.open:
            await asyncio.sleep(0.01)
        while Http.open:  # the server gives up
            await asyncio.sleep(0.01)
        writer.close()

    served(work)


def test_an_address_has_so_many_connections_and_no_more() -> None:
    async def work(port: int) -> None:
        kept = [await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0)) for _ in range(3)]
        reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.9", 0))
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        assert len(kept) == 3
        for _, open_writer in (*kept, (reader, writer)):
            open_writer.close()
        while Http.open:
            await asyncio.sleep(0.01)

    served(work)
