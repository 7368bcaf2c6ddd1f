"""A fault while a socket opens: the client is told, the operator reads of it, and no card is given away."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import pytest
from structlog.testing import capture_logs

from stonehall.server.http.app import build_app
from stonehall.server.http.websocket import FAULT
from stonehall.server.services import Services, Settings, open_house
from stonehall.server.tables.render import Renderer
from stonehall.server.wire.protocol import NewTable, SeatPlan
from tests.patience import PATIENCE_S

Message = dict[str, Any]


async def visit(services: Services, token: str, table: str, says: Sequence[str] = ()) -> list[Message]:
    """Everything that is sent to one who opens the socket of a table, says something, and waits or leaves."""
    sent: list[Message] = []
    coming: list[Message] = [{"type": "websocket.connect"}]
    coming += [{"type": "websocket.receive", "text": text} for text in says]
    if says:
        coming.append({"type": "websocket.disconnect", "code": 1000})

    async def receive() -> Message:
        if len(coming) == 1 and says:
            while len(sent) < 2 + len(says):  # until everything is answered
                await asyncio.sleep(0.001)
        if coming:
            return coming.pop(0)
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        sent.append(message)

    headers = {"host": "localhost", "origin": "http://localhost", "cookie": f"stonehall={token}"}
    scope = {
        "type": "websocket", "asgi": {"version": "3.0"}, "path": f"/api/tables/{table}/live", "raw_path": b"",
        "query_string": b"", "scheme": "ws", "http_version": "1.1", "subprotocols": [], "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
        "client": ("127.0.0.1", 5000), "server": ("localhost", 80),
    }  # fmt: skip
    await asyncio.wait_for(build_app(services)(cast(Any, scope), cast(Any, receive), cast(Any, send)), PATIENCE_S)
    return sent


def test_a_fault_while_a_socket_opens_is_told_logged_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(self: Renderer, own: tuple[int, ...]) -> None:
        raise KeyError("the hidden card is ice-golem")

    async def story() -> None:
        (tmp_path / "index.html").write_text("<!doctype html>")
        async with open_house(Settings(data=tmp_path / "data", client=tmp_path)) as services:
            user, token = await services.users.visit(None)
            assert token is not None
            facts = await services.tables.create(user, NewTable("summoner-wars", [SeatPlan("me"), SeatPlan("me")]))
            monkeypatch.setattr(Renderer, "scene", broken)
            with capture_logs() as lines:
                accepted, told, closed = await visit(services, token, facts.id)
            assert accepted["type"] == "websocket.accept"
            assert json.loads(told["text"]) == {
                "type": "refused",
                "key": "",
                "code": "server-fault",
                "problems": [],
                "wait": 0,
            }
            assert (closed["type"], closed["code"]) == ("websocket.close", FAULT)
            [line] = [line for line in lines if line["event"] == "socket-failed"]
            assert (line["table"], line["reason"], line["log_level"]) == (facts.id, "KeyError", "error")
            assert Path(__file__).name in line["at"]
            assert "ice-golem" not in str(lines)
            metrics = services.telemetry.text().decode()
            assert "stonehall_socket_faults_total 1.0" in metrics
            assert 'stonehall_refused_total{code="server-fault"} 1.0' in metrics
            assert "stonehall_sockets 0.0" in metrics
            assert services.tables.residence.live[facts.id].watchers == [], (
                "one who saw nothing does not count as there"
            )

    asyncio.run(asyncio.wait_for(story(), 2 * PATIENCE_S))
