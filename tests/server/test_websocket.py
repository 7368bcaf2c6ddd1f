"""The socket of a table: snapshot first, acknowledged plays, and an answer to everything that is wrong."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from typing import Any, cast

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from stonehall.server.http.websocket import LONGEST_FRAME, QUEUE, QUEUED_BYTES, TRY_AGAIN_LATER, Outbox
from tests.patience import PATIENCE_S
from tests.server.serving import FOR_A_FRIEND, Frame, Live, Serving, Visitor, serving

BOTS = {"game": "summoner-wars", "seats": [{"player": "bot", "bot": "random"}, {"player": "bot", "bot": "greedy"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server") / "data") as server:
        yield server


@pytest.fixture
def live(server: Serving) -> Iterator[Live]:
    """One who plays both sides."""
    visitor = server.visitor()
    with visitor.live(visitor.new_table()) as live:
        yield live


def first_play(snapshot: Frame, key: str = "first") -> Frame:
    """A frame that plays the first choice of a snapshot."""
    scene = snapshot["scene"]
    return {"type": "play", "key": key, "moment": scene["moment"], "text": scene["choices"][0]["text"]}


def two_at_a_table(server: Serving) -> tuple[str, Visitor, Visitor]:
    host, friend = server.visitor(), server.visitor()
    table = host.new_table(FOR_A_FRIEND)
    friend.post(f"/api/tables/{table}/join", {"seat": "north", "deck": "cave-goblins"})
    return table, host, friend


def number(server: Serving, name: str) -> float:
    found = re.search(rf"^{re.escape(name)} (\S+)$", httpx.get(f"{server.address}/metrics").text, re.MULTILINE)
    return float(found[1]) if found else 0.0


def closed_with(live: Live) -> int:
    with pytest.raises(ConnectionClosed) as closed:
        live.until("the end")
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


# Playing --------------------------------------------------------------------------------------------------------------


def test_a_play_is_acknowledged_and_told_to_all_once(server: Serving) -> None:
    visitor = server.visitor()
    table = visitor.new_table()
    plays = number(server, "stonehall_play_seconds_count")
    again = number(server, "stonehall_duplicates_total")
    with visitor.live(table) as tab, visitor.live(table) as other_tab:
        snapshot, other = tab.next(), other_tab.next()
        assert snapshot["type"] == other["type"] == "snapshot"
        assert number(server, "stonehall_sockets") >= 2
        play = first_play(snapshot)
        acknowledged = tab.ask(**play)
        assert (acknowledged["type"], acknowledged["again"]) == ("ack", False)
        update = other_tab.until("update")
        assert update["seq"] == acknowledged["seq"] == snapshot["seq"] + 1
        assert update["scene"]["moment"] > snapshot["scene"]["moment"]
        assert tab.ask(**play) == {**acknowledged, "again": True}
    assert number(server, "stonehall_play_seconds_count") == plays + 1
    assert number(server, "stonehall_duplicates_total") == again + 1


def test_bots_play_by_themselves(server: Serving) -> None:
    visitor = server.visitor()
    with visitor.live(visitor.new_table(BOTS)) as live:
        assert live.next()["type"] == "snapshot"
        seqs = [live.until("update")["seq"] for _ in range(10)]
        assert seqs == list(range(seqs[0], seqs[0] + 10))
    assert number(server, "stonehall_bot_thinking_seconds_count") >= 10


def test_a_gap_is_closed_by_a_new_snapshot(server: Serving, live: Live) -> None:
    first = live.next()
    before = number(server, "stonehall_resyncs_total")
    live.send(type="resync")
    assert live.until("snapshot")["scene"] == first["scene"]
    assert number(server, "stonehall_resyncs_total") == before + 1


def test_ping(live: Live) -> None:
    live.send(type="ping")
    assert live.until("pong") == {"type": "pong"}


# Whose seat -----------------------------------------------------------------------------------------------------------


def test_nobody_plays_for_another(server: Serving) -> None:
    table, host, friend = two_at_a_table(server)
    stranger = server.visitor()
    with host.live(table) as south, friend.live(table) as north, stranger.live(table) as watching:
        snapshots = {live: live.next() for live in (south, north, watching)}
        [first] = [live for live in (south, north) if snapshots[live]["scene"]["choices"]]
        second = north if first is south else south
        play = first_play(snapshots[first])
        assert second.ask(**play)["code"] == "not-your-turn"
        assert watching.ask(**play)["code"] == "not-your-seat"
        assert watching.ask(type="concede", key="c")["code"] == "not-your-seat"
        assert first.ask(**play)["type"] == "ack"
        hands = [side["hand"] for side in snapshots[watching]["scene"]["view"]["sides"]]
        assert hands == [None, None]
        assert [side["hand"] is None for side in snapshots[south]["scene"]["view"]["sides"]] == [False, True]


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_foreign_page_gets_no_socket(server: Serving, origin: str) -> None:
    visitor = server.visitor()
    table = visitor.new_table()
    with pytest.raises(InvalidStatus) as refused, visitor.live(table, origin):
        pass
    assert refused.value.response.status_code == 403


def test_a_socket_without_origin_is_refused(server: Serving) -> None:
    address = server.address.replace("http", "ws", 1)
    with pytest.raises(InvalidStatus) as refused, connect(f"{address}/api/tables/any/live", proxy=None):
        pass
    assert refused.value.response.status_code == 403


def test_an_unknown_table_is_refused_in_words(server: Serving) -> None:
    with server.visitor().live("0123456789abcdef") as live:
        assert live.next() == {"type": "refused", "key": "", "code": "no-table", "problems": [], "wait": 0}
        assert closed_with(live) == 1008


# What is wrong --------------------------------------------------------------------------------------------------------

WRONG: list[tuple[str | bytes, str]] = [
    ("{", ""), ("", ""), ("[]", ""), ("7", ""), ('{"type":"dance","key":"k"}', "k"), ('{"key":"k"}', "k"),
    ('{"type":"play","key":"k","moment":"0","text":"pass"}', "k"), ('{"type":"play","key":7}', ""),
    ('{"type":"propose","key":"k","wish":"rain"}', "k"), (b"\xff\xfe", ""), (b'{"type":"odds","key":"k"}', "k"),
    ("[" * 30_000, ""), ('{"type":"odds","key":"k","texts":' + "[" * 30_000, ""),
    ('{"type":"play","key":"k","moment":NaN,"text":"end"}', ""),
    (b'{"type":"chat","key":"k","text":"\xed\xa0\x80"}', "k"),
    ('{"type":"play","key":"k","moment":' + "9" * 5000 + ',"text":"end"}', "k"),
]  # fmt: skip


def test_malformed_frames_are_refused_and_the_socket_stays(live: Live) -> None:
    live.next()
    for data, key in WRONG:
        live.connection.send(data)
        refused = live.until("refused")
        assert (refused["key"], refused["code"]) == (key, "malformed"), data
    live.send(type="ping")
    assert live.until("pong")


def test_who_only_sends_nonsense_is_cut_off(live: Live) -> None:
    for _ in range(21):
        live.connection.send("nonsense")
    assert closed_with(live) == 1008


def test_an_oversized_frame_ends_the_socket_but_not_the_server(server: Serving, live: Live) -> None:
    live.send(type="chat", key="k", text="x" * LONGEST_FRAME)
    assert closed_with(live) == 1009
    assert httpx.get(f"{server.address}/healthz").status_code == 200


def test_too_many_frames_are_refused_until_the_client_slows_down(live: Live) -> None:
    live.next()
    for place in range(70):
        live.send(type="why", key=str(place), picked=[], pointed="a1")
    answers = [live.until("because", "refused") for _ in range(70)]
    hasty = [answer for answer in answers if answer["type"] == "refused"]
    assert 1 <= len(hasty) <= 10
    assert {(answer["code"], answer["wait"]) for answer in hasty} == {("too-fast", 1)}
    time.sleep(0.2)
    assert live.ask(type="why", key="calm", picked=[], pointed="a1")["type"] == "because"


def test_too_much_chat_is_refused(live: Live) -> None:
    answers = [live.ask(type="chat", key=str(place), text="hello") for place in range(6)]
    assert [answer["type"] for answer in answers] == ["ack"] * 5 + ["refused"]
    assert answers[-1]["code"] == "too-fast"


class Stuck:
    """A client that takes some frames and then reads no more."""

    def __init__(self, takes: int) -> None:
        self.takes = takes
        self.taken: list[str] = []

    async def send(self, event: dict[str, Any]) -> None:
        if len(self.taken) >= self.takes:
            await asyncio.Event().wait()
        self.taken.append(event["text"])


def test_a_client_that_does_not_read_may_not_keep_megabytes_waiting() -> None:
    async def run() -> None:
        line = Outbox(cast(Any, Stuck(1)))
        for _ in range(QUEUED_BYTES // 100_000):
            line.send(bytes(100_000))
        assert not line.closing
        line.send(bytes(100_000))
        assert line.closing == TRY_AGAIN_LATER
        await asyncio.wait((line.task,), timeout=PATIENCE_S)

    asyncio.run(run())


def test_a_client_that_does_not_read_is_cut_off() -> None:
    async def run() -> None:
        client = Stuck(3)
        line = Outbox(cast(Any, client))
        for place in range(3):
            line.send(str(place).encode())
        await line.drained()
        assert client.taken == ["0", "1", "2"]
        line.send(b"stuck")
        await asyncio.sleep(0)
        for _ in range(QUEUE):
            line.send(b"waiting")
        assert not line.closing
        line.send(b"one too many")
        assert line.closing == TRY_AGAIN_LATER
        await asyncio.wait((line.task,), timeout=PATIENCE_S)
        assert line.task.cancelled()
        assert not line.waiting

    asyncio.run(run())
