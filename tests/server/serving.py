"""A real server in a process of its own, and visitors who speak to it as a browser does."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
from websockets.sync.client import ClientConnection, connect

from stonehall.server.http.static_files import CLIENT, INDEX
from tests.patience import PATIENCE_S

READY = re.compile(r"Stonehall is open at (http://\S+)\n")
AGAINST_A_BOT = {"game": "summoner-wars", "seats": [{"player": "me"}, {"player": "bot", "bot": "random"}]}
HOT_SEAT = {"game": "summoner-wars", "seats": [{"player": "me"}, {"player": "me"}]}
FOR_A_FRIEND = {"game": "summoner-wars", "seats": [{"player": "me", "deck": "polar-dwarves"}, {"player": "open"}]}


class Serving:
    """``stonehall serve`` on a data directory."""

    def __init__(self, data: Path, *options: str) -> None:
        assert (CLIENT / INDEX).exists(), "the client is not built: make client"
        self.errors = data.parent / f"{data.name}.log"
        self.process = subprocess.Popen(
            command("--data", str(data), "--bot-pace", "0", *options),
            stdout=subprocess.PIPE, stderr=self.errors.open("a"), text=True,
        )  # fmt: skip
        assert self.process.stdout is not None
        found = READY.fullmatch(self.process.stdout.readline())
        assert found is not None, self.log()
        self.address = found[1]

    def log(self) -> str:
        return self.errors.read_text("utf-8")

    def log_with(self, line: str, times: int = 1) -> str:
        """The log as soon as it holds this so many times: a request may be answered before it is written down."""
        until = time.monotonic() + PATIENCE_S
        while (log := self.log()).count(line) < times:
            assert time.monotonic() < until, f"{line} is not {times} times in {log}"
            time.sleep(0.01)
        return log

    def stop(self, number: int = signal.SIGTERM) -> int:
        """End it by a signal; its exit code."""
        if self.process.poll() is None:
            self.process.send_signal(number)
        code = self.process.wait(PATIENCE_S)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def visitor(self) -> Visitor:
        return Visitor(self.address)


def command(*options: str) -> list[str]:
    return [sys.executable, "-m", "stonehall.cli", "serve", *options]


@contextmanager
def serving(data: Path, *options: str) -> Iterator[Serving]:
    server = Serving(data, "--port", "0", *options)
    try:
        yield server
    finally:
        server.stop(signal.SIGKILL)


def run_serve(*options: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """A server that is not expected to start."""
    return subprocess.run(
        command(*options),
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


class Visitor:
    """One browser: it keeps its cookies, and sends what a page of ours sends with a request."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, headers={"origin": address}, timeout=PATIENCE_S)
        self.http.get("/")

    def get(self, path: str) -> httpx.Response:
        return self.http.get(path)

    def post(self, path: str, body: object, method: str = "POST") -> httpx.Response:
        token = self.http.cookies.get("csrftoken") or ""
        return self.http.request(method, path, json=body, headers={"x-csrftoken": token})

    def new_table(self, plan: object = HOT_SEAT) -> str:
        answer = self.post("/api/tables", plan)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def live(self, table: str, origin: str | None = None) -> Live:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        address = self.address.replace("http", "ws", 1)
        return Live(
            connect(
                f"{address}/api/tables/{table}/live", additional_headers={"cookie": cookies},
                origin=cast(Any, origin or self.address), proxy=None, compression=None,
            )
        )  # fmt: skip


Frame = dict[str, Any]


class Live:
    """The socket of a table, while it is open."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.opening = opening

    def __enter__(self) -> Live:
        self.connection = self.opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()

    def send(self, **frame: object) -> None:
        self.connection.send(json.dumps(frame))

    def next(self) -> Frame:
        return cast(Frame, json.loads(self.connection.recv(timeout=PATIENCE_S)))

    def until(self, *types: str) -> Frame:
        """The next frame of one of these types."""
        while (frame := self.next())["type"] not in types:
            pass
        return frame

    def ask(self, **frame: object) -> Frame:
        """Send a frame; the answer with its key."""
        self.send(**frame)
        while (answer := self.next()).get("key") != frame["key"]:
            pass
        return answer
