"""Snapshots made lately: for the same eyes and the same moment one is made once, however often it is asked for.

What changes by itself (who is there, the clocks) is put in anew each time; it costs next to nothing.
"""

from __future__ import annotations

from typing import Final, cast

import msgspec
from msgspec.structs import replace

from stonehall.kernel.message import Value
from stonehall.server.tables.render import Renderer, Seats
from stonehall.server.wire.frames import Snapshot
from stonehall.server.wire.protocol import Entry, Scene

MOST: Final = 64
"""So many are kept in the whole house: those who ask again and again ask for few of them."""

encode = msgspec.json.Encoder().encode


class Part(msgspec.Struct):
    """What is the same for all with these eyes as long as nothing happens; the log as it is sent."""

    seq: int
    players: list[Value]
    scene: Scene | None
    log: msgspec.Raw


class Snapshots:
    """The last parts, by table and seats."""

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.made = 0
        self._parts: dict[tuple[str, Seats], Part] = {}

    def encoded(self, shown: Renderer, own: Seats) -> bytes:
        """The snapshot for one with these seats, ready to be sent."""
        part = self._part(shown, own)
        scene = part.scene
        if scene is not None:
            scene = replace(scene, clocks=shown.clocks())
        log = cast(list[Entry], part.log)
        return encode(Snapshot(part.seq, shown.facts(own), scene, log, shown.chat(0, own), shown.proposals()))

    def _part(self, shown: Renderer, own: Seats) -> Part:
        table = shown.table
        part = self._parts.pop((table.id, own), None)
        if part is None or part.seq != table.seq or part.players != shown.players:
            self.made += 1
            part = Part(table.seq, shown.players, shown.scene(own), msgspec.Raw(encode(shown.entries(own, 0))))
        self._parts[table.id, own] = part
        while len(self._parts) > self.most:
            del self._parts[next(iter(self._parts))]
        return part
