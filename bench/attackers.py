"""One attack on a server, from another address than everybody else's, in a process of its own.

``python -m bench.attackers NAME ADDRESS SECONDS TABLE`` prints what came of it as JSON: how often what was answered.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import secrets
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any
from urllib.parse import urlsplit

import httpx
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from bench.crowd import GAME, Visitor

FROM = "127.0.0.2"
"""Not the address from which one is at home, so that it is counted."""
MARKS = "e" + "\u0301\u0316" * 14_000
"""As a name or a line of chat: under 64 kB, and most of a second of work for one who does not look at its length."""
SOCKETS = 15


class Attack:
    """What an attacker has: an address, some visitors, and a clock."""

    def __init__(self, address: str, seconds: float, table: str) -> None:
        self.address = address
        self.table = table
        self.until = time.monotonic() + seconds
        self.answers: Counter[str] = Counter()
        transport = httpx.AsyncHTTPTransport(local_address=FROM, limits=httpx.Limits(max_connections=16))
        self.http = httpx.AsyncClient(base_url=address, transport=transport, timeout=60)

    def going_on(self) -> bool:
        return time.monotonic() < self.until

    async def visitors(self, count: int) -> list[Visitor]:
        found = [Visitor(self.http) for _ in range(count)]
        for visitor in found:
            await visitor.arrive()
        return found

    async def request(self, method: str, path: str, visitor: Visitor | None, body: bytes | None = None) -> str:
        """The code of the answer, counted."""
        headers = visitor.headers() if visitor is not None else {}
        try:
            answer = await self.http.request(
                method, path, content=body, headers={**headers, "content-type": "application/json"}
            )
            said = answer.json() if answer.status_code >= 400 and answer.content else {}
            told = str(answer.status_code) if answer.status_code < 400 else f"{answer.status_code} {said.get('code')}"
        except (httpx.HTTPError, ValueError) as lost:
            told = type(lost).__name__
        self.answers[told] += 1
        return told

    async def hammer(self, method: str, path: str, bodies: list[bytes], visitors: int = 4, at_once: int = 8) -> None:
        """Ask for the same again and again."""
        who = await self.visitors(visitors)

        async def one(number: int) -> None:
            while self.going_on():
                await self.request(method, path, who[number % len(who)], bodies[number % len(bodies)])

        await asyncio.gather(*(one(number) for number in range(at_once)))

    async def new_table(self, visitor: Visitor, seats: list[dict[str, str]]) -> str:
        plan = json.dumps({"game": GAME.id, "seats": seats}).encode()
        answer = await self.http.post("/api/tables", content=plan, headers=visitor.headers())
        return str(answer.json()["id"])

    async def flood(self, table: str, frame: dict[str, Any], visitors: int = 3, sockets: int = SOCKETS) -> None:
        """Many sockets that say the same again and again, and read what is answered."""
        who = await self.visitors(visitors)
        if not table:
            table = await self.new_table(who[0], [{"player": "me"}, {"player": "me"}])
            who = who[:1]
        lines = [Line(self.answers) for _ in range(sockets)]
        for number, line in enumerate(lines):
            await line.connect(self.address, table, who[number % len(who)])
        while self.going_on():
            for line in lines:
                line.say(frame)
            await asyncio.sleep(0.01)


class Line(WSListener):
    """A socket of an attacker."""

    def __init__(self, answers: Counter[str]) -> None:
        self.answers = answers
        self.transport: WSTransport | None = None

    async def connect(self, address: str, table: str, visitor: Visitor) -> None:
        headers = {"Cookie": visitor.headers()["cookie"], "Origin": address}
        try:
            self.transport, _ = await ws_connect(
                lambda: self, f"ws://{urlsplit(address).netloc}/api/tables/{table}/live", extra_headers=headers,
                local_addr=(FROM, 0),
            )  # fmt: skip
        except Exception as refused:  # whatever the library makes of a refusal
            self.answers[f"no socket: {type(refused).__name__}"] += 1

    def say(self, frame: dict[str, Any]) -> None:
        if self.transport is not None:
            text = json.dumps({**frame, "key": secrets.token_urlsafe(6)}, ensure_ascii=False).encode()
            self.transport.send(WSMsgType.TEXT, text)
            self.answers["said"] += 1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            told = json.loads(frame.get_payload_as_bytes())
            self.answers[f"refused {told['code']}" if told["type"] == "refused" else told["type"]] += 1

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        self.transport = None
        self.answers["closed"] += 1


# The attacks ----------------------------------------------------------------------------------------------------------


async def names(attack: Attack) -> None:
    await attack.hammer("PUT", "/api/me", [json.dumps({"name": MARKS}, ensure_ascii=False).encode()])


async def chat(attack: Attack) -> None:
    await attack.flood("", {"type": "chat", "text": MARKS})


async def decks(attack: Attack) -> None:
    lines = ["x\n" * 3990, "".join(f"1 Ice Golme {n}\n" for n in range(119))]
    bodies = [json.dumps({"game": GAME.id, "text": text}).encode() for text in lines]
    await attack.hammer("POST", "/api/decks/check", bodies)


async def deep(attack: Attack) -> None:
    await attack.hammer("POST", "/api/tables", [b"[" * 60_000, b'{"game":' * 7_000])


async def resyncs(attack: Attack) -> None:
    await attack.flood(attack.table, {"type": "resync"})


async def replays(attack: Attack) -> None:
    await attack.flood(attack.table, {"type": "again"})


async def questions(attack: Attack) -> None:
    await attack.flood("", {"type": "why", "picked": ["a1"] * 40, "pointed": "f8"})


async def odds(attack: Attack) -> None:
    squares = [f"{column}{row}" for column in "abcdef" for row in range(1, 9)]
    await attack.flood("", {"type": "odds", "texts": [f"attack c3 {square}" for square in squares]})


async def undos(attack: Attack) -> None:
    await attack.flood("", {"type": "undo", "moment": 1})


async def tables(attack: Attack) -> None:
    plan = {"game": GAME.id, "seats": [{"player": "me"}, {"player": "me"}], "public": True}
    await attack.hammer("POST", "/api/tables", [json.dumps(plan).encode()])


async def lobby(attack: Attack) -> None:
    await attack.hammer("GET", "/api/tables", [b""], visitors=10)


async def visitors(attack: Attack) -> None:
    async def one() -> None:
        while attack.going_on():
            await attack.request("GET", "/api/me", None)

    await asyncio.gather(*(one() for _ in range(8)))


async def sockets(attack: Attack) -> None:
    """Open more and more."""
    who = await attack.visitors(3)
    lines: list[Line] = []
    while attack.going_on():
        line = Line(attack.answers)
        lines.append(line)
        await line.connect(attack.address, attack.table, who[len(lines) % 3])
        attack.answers["tried"] += 1


async def bots(attack: Attack) -> None:
    """Have bots think for as many tables as may be had."""
    [visitor] = await attack.visitors(1)
    seats = [{"player": "bot", "bot": "greedy"}] * 2
    lines = []
    for _ in range(SOCKETS):
        line = Line(attack.answers)
        await line.connect(attack.address, await attack.new_table(visitor, seats), visitor)
        lines.append(line)
    while attack.going_on():
        await asyncio.sleep(0.05)


async def loris(attack: Attack) -> None:
    """Begin requests and never end them; how many of them the server has ended."""
    parts = urlsplit(attack.address)
    begun = [b"", b"GET / HT", b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"]
    open_: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
    for number in range(600):
        try:
            reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(FROM, 0))
            writer.write(begun[number % 3])
            open_.append((reader, writer))
        except OSError:
            attack.answers["no connection"] += 1
    attack.answers["begun"] = len(open_)

    async def ended(reader: asyncio.StreamReader) -> None:
        try:
            while await reader.read(1000):
                pass
        except OSError:
            pass
        attack.answers["ended"] += 1

    await asyncio.wait([asyncio.create_task(ended(reader)) for reader, _ in open_], timeout=30)


async def unread(attack: Attack) -> None:
    """Ask for a great deal and read nothing of it; how many sockets the server has ended."""
    parts = urlsplit(attack.address)
    who = await attack.visitors(3)
    waiting = []
    for number in range(12):
        reader, writer = await asyncio.open_connection(parts.hostname, parts.port, local_addr=(FROM, 0), limit=1)
        key = base64.b64encode(os.urandom(16)).decode()
        head = f"GET /api/tables/{attack.table}/live HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
        head += f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        cookie = who[number % 3].headers()["cookie"]
        writer.write(f"{head}Origin: {attack.address}\r\nCookie: {cookie}\r\n\r\n".encode())
        attack.answers["begun"] += 1
        waiting.append(asyncio.create_task(_never_read(reader, writer)))
    done, _ = await asyncio.wait(waiting, timeout=60)
    attack.answers["ended"] = len(done)


async def _never_read(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    text = b'{"type":"resync"}'
    try:
        while True:
            writer.write(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
            await writer.drain()
            if writer.transport.is_closing():
                return
            await asyncio.sleep(0.02)
    except OSError:
        return


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    attack.__name__: attack
    for attack in (
        names, chat, decks, deep, resyncs, replays, questions, odds, undos, tables, lobby, visitors, sockets, bots,
        loris, unread,
    )
}  # fmt: skip


async def main() -> None:
    name, address, seconds, table = sys.argv[1:]
    attack = Attack(address, float(seconds), table)
    await ATTACKS[name](attack)
    print(json.dumps(attack.answers))


if __name__ == "__main__":
    os.nice(19)  # another machine would not take the server's time
    asyncio.run(main())
