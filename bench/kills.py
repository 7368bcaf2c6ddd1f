"""Kill the server in the middle of play, again and again: nothing acknowledged may be lost, nothing happen twice."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import time
from collections import Counter
from pathlib import Path

from bench.crowd import Crowd, Frame, Player, Server

TABLES = 40


class Witness(Crowd):
    """A crowd that remembers under which number each play was acknowledged, and sends again what was not."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.kept: dict[str, tuple[str, int]] = {}
        self.again = 0
        self.stopping = False

    def note_ack(self, player: Player, frame: Frame) -> None:
        super().note_ack(player, frame)
        self.kept[frame.key] = (player.table, frame.seq)
        self.again += frame.again

    async def play_on(self, player: Player) -> None:
        """Play whenever it is one's turn; after a kill come back and send the unacknowledged play again."""
        last: tuple[str, int, str] | None = None
        while not self.stopping:
            if player.transport is None:
                player.scene = None
                try:
                    await player.connect()
                except OSError:
                    await asyncio.sleep(0.05)
                    continue
                if player.pending and last is not None:
                    player.send_play(*last)
            elif player.may_play():
                scene = player.scene
                assert scene is not None
                last = (f"{random.getrandbits(64):x}", scene.moment, random.choice(scene.choices).text)
                player.send_play(*last)
                self.sent += 1
            await asyncio.sleep(0.005)


async def kill_under_load(directory: Path, kills: int) -> list[str]:
    """Kill and restart ``kills`` times while a crowd plays; compare what was acknowledged with what is on disk."""
    server = Server(directory)
    server.start()
    crowd = Witness(server.address)
    print(f"{kills} kills while {TABLES} tables play …", flush=True)
    await crowd.sit_down(TABLES)
    playing = [asyncio.create_task(crowd.play_on(player)) for pair in crowd.pairs for player in pair]
    back: list[float] = []
    for _ in range(kills):
        await asyncio.sleep(random.uniform(0.2, 0.8))
        server.kill()
        start = time.perf_counter()
        await asyncio.to_thread(server.start)
        back.append(time.perf_counter() - start)
    await asyncio.sleep(1)
    crowd.stopping = True
    await asyncio.gather(*playing)
    await crowd.leave()
    server.stop()
    lost, twice, sound = compare(directory / "stonehall.db", crowd.kept)
    print(
        f"{crowd.acknowledged} plays acknowledged, {lost} lost, {twice} applied twice; "
        f"{crowd.again} sent again after they had been kept; "
        f"back after {sorted(back)[len(back) // 2]:.2f} s (median); database {sound}"
    )
    broken = [f"error: {error}" for error in crowd.errors[:5]]
    if lost or twice or sound != "ok":
        broken.append(f"{lost} acknowledged plays lost, {twice} applied twice, database {sound}")
    return broken


def compare(database: Path, kept: dict[str, tuple[str, int]]) -> tuple[int, int, str]:
    """How many acknowledged plays are not on disk under their number, how many keys are there twice, and its health."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute('SELECT key, "table", seq FROM event').fetchall()
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
    stored = {key: (table, seq) for key, table, seq in rows}
    twice = sum(count - 1 for count in Counter(row[0] for row in rows if row[0]).values() if count > 1)
    lost = sum(stored.get(key) != where for key, where in kept.items())
    return lost, twice, str(sound)
