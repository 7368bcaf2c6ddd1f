"""Players for a load test: users with cookies, sockets at tables, random legal plays; and the server they play on."""

from __future__ import annotations

import asyncio
import os
import random
import re
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

import stonehall
from stonehall.lab.setups import with_decks

CLOCK_TICK = os.sysconf("SC_CLK_TCK")
GAME = stonehall.load(stonehall.game_ids()[0])


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """``stonehall serve`` as a process of its own, on a free port."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "stonehall.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.directory),
        ]
        with (self.directory.parent / f"{self.directory.name}.log").open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if self.address not in line:
            raise RuntimeError(f"the server did not start: {line!r}")

    def kill(self) -> None:
        """As the power cut does."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def peak_memory(self) -> float:
        """The most memory it ever took, in MB."""
        assert self.process is not None
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmHWM:\s+(\d+)", status)
        assert found is not None
        return int(found[1]) / 1024

    def cpu_seconds(self) -> float:
        assert self.process is not None
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / CLOCK_TICK

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


# Only what a player needs of a frame is decoded.


class Offer(msgspec.Struct):
    text: str


class SceneHead(msgspec.Struct):
    moment: int
    choices: list[Offer]
    ending: Any = None


class Frame(msgspec.Struct):
    type: str
    seq: int = 0
    key: str = ""
    code: str = ""
    again: bool = False
    scene: SceneHead | None = None


DECODE = msgspec.json.Decoder(Frame)


class Visitor:
    """Somebody with a cookie."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.cookies: dict[str, str] = {}

    async def arrive(self) -> None:
        answer = await self.http.get("/api/me")
        answer.raise_for_status()
        self.cookies = dict(answer.cookies.items())
        self.http.cookies.clear()

    def headers(self) -> dict[str, str]:
        jar = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"cookie": jar, "x-csrftoken": self.cookies.get("csrftoken", ""), "origin": str(self.http.base_url)}

    async def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = await self.http.post(path, json=body, headers=self.headers())
        if answer.is_error:
            raise RuntimeError(f"{path}: {answer.status_code} {answer.text[:200]}")
        found: dict[str, Any] = answer.json()
        return found


class Player(WSListener):
    """A socket at a table. ``pending`` is the play whose acknowledgement is awaited."""

    def __init__(self, crowd: Crowd, visitor: Visitor, table: str) -> None:
        self.crowd = crowd
        self.visitor = visitor
        self.table = table
        self.transport: WSTransport | None = None
        self.scene: SceneHead | None = None
        self.pending = ""
        self.sent_at = 0.0

    async def connect(self) -> None:
        parts = urlsplit(self.crowd.address)
        headers = {"Cookie": self.visitor.headers()["cookie"], "Origin": self.crowd.address}
        self.transport, _ = await ws_connect(
            lambda: self, f"ws://{parts.netloc}/api/tables/{self.table}/live", extra_headers=headers
        )

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        told = DECODE.decode(frame.get_payload_as_memoryview())
        if told.scene is not None:
            self.scene = told.scene
        if told.key and told.key == self.pending:
            self.pending = ""
            if told.type == "ack":
                self.crowd.note_ack(self, told)
            else:
                self.crowd.errors.append(f"{told.type} {told.code}")

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None

    def may_play(self) -> bool:
        scene = self.scene
        return self.transport is not None and scene is not None and bool(scene.choices) and not self.pending

    def play(self) -> None:
        scene = self.scene
        assert scene is not None
        self.send_play(secrets.token_urlsafe(9), scene.moment, random.choice(scene.choices).text)

    def send_play(self, key: str, moment: int, text: str) -> None:
        assert self.transport is not None
        self.pending = key
        self.sent_at = time.perf_counter()
        frame = {"type": "play", "key": key, "moment": moment, "text": text}
        self.transport.send(WSMsgType.TEXT, msgspec.json.encode(frame))


class Crowd:
    """Two players at each of many tables."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.pairs: list[tuple[Player, Player]] = []
        self.times: list[float] = []
        self.errors: list[str] = []
        self.sent = 0
        self.place = 0

    @property
    def acknowledged(self) -> int:
        return len(self.times)

    def note_ack(self, player: Player, frame: Frame) -> None:
        self.times.append(1000 * (time.perf_counter() - player.sent_at))

    def percentile(self, percent: int) -> float:
        ordered = sorted(self.times) or [float("inf")]
        return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]

    async def sit_down(self, tables: int) -> None:
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(base_url=self.address, limits=limits, timeout=30) as http:
            for number in range(tables):
                self.pairs.append(await self._pair(http, number))
        for pair in self.pairs:
            for player in pair:
                await player.connect()
        while any(player.scene is None for pair in self.pairs for player in pair):
            await asyncio.sleep(0.05)

    async def _pair(self, http: httpx.AsyncClient, number: int) -> tuple[Player, Player]:
        host, guest = Visitor(http), Visitor(http)
        await host.arrive()
        await guest.arrive()
        decks = with_decks(GAME, {}, number)
        first, second = GAME.seats_of(GAME.complete({}))
        plan = {"game": GAME.id, "seats": [{"player": "me", "deck": decks[first]}, {"player": "open"}]}
        table = (await host.post("/api/tables", plan))["id"]
        await guest.post(f"/api/tables/{table}/join", {"seat": second, "deck": decks[second]})
        return Player(self, host, table), Player(self, guest, table)

    def play_next(self) -> bool:
        """One play at the next table where somebody may play; false if nobody may."""
        for _ in range(len(self.pairs)):
            self.place = (self.place + 1) % len(self.pairs)
            ready = [player for player in self.pairs[self.place] if player.may_play()]
            if ready:
                ready[0].play()
                self.sent += 1
                return True
        return False

    async def play_steadily(self, rate: int, seconds: int) -> None:
        """Every table in its turn, at even distances; a table that cannot play now is passed over for the next."""
        start = time.perf_counter()
        while self.sent < rate * seconds:
            due = int((time.perf_counter() - start) * rate)
            while self.sent < min(due, rate * seconds):
                if not self.play_next():
                    break  # the server is behind
            if time.perf_counter() - start > 2 * seconds:
                break
            await asyncio.sleep(0.001)
        for _ in range(100):
            if self.acknowledged + len(self.errors) >= self.sent:
                break
            await asyncio.sleep(0.05)

    async def leave(self) -> None:
        for pair in self.pairs:
            for player in pair:
                if player.transport is not None:
                    player.transport.disconnect()
        await asyncio.sleep(0.1)
