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
PLAYS_IN_A_LIFE = 40
"""A life of the server in which fewer plays were acknowledged proves nothing about its end."""
LONGEST_LIFE = 30.0
"""Seconds in which these must have been made."""


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
    lives: list[int] = []
    for _ in range(kills):
        lives.append(await live_on(crowd))
        server.kill()
        start = time.perf_counter()
        await asyncio.to_thread(server.start)
        back.append(time.perf_counter() - start)
    lives.append(await live_on(crowd))
    crowd.stopping = True
    await asyncio.gather(*playing)
    await crowd.leave()
    server.stop()
    lost, twice, sound = compare(directory / "stonehall.db", crowd.kept)
    print(
        f"{crowd.acknowledged} plays acknowledged, at least {min(lives)} in each of {len(lives)} lives, "
        f"{lost} lost, {twice} applied twice; "
        f"{crowd.again} sent again after they had been kept; "
        f"back after {sorted(back)[len(back) // 2]:.2f} s (median); database {sound}"
    )
    broken = [f"error: {error}" for error in crowd.errors[:5]]
    broken += too_few(lives)
    if lost or twice or sound != "ok":
        broken.append(f"{lost} acknowledged plays lost, {twice} applied twice, database {sound}")
    return broken


def too_few(lives: list[int]) -> list[str]:
    """The lives in which too little was played."""
    return [
        f"in life {number} only {plays} plays were acknowledged, not {PLAYS_IN_A_LIFE}: it proves nothing"
        for number, plays in enumerate(lives, 1)
        if plays < PLAYS_IN_A_LIFE
    ]


async def live_on(crowd: Witness) -> int:
    """Let the crowd play for a while, and until it has played enough; how many plays were acknowledged."""
    before, began = crowd.acknowledged, time.perf_counter()
    await asyncio.sleep(random.uniform(0.2, 0.8))
    while crowd.acknowledged - before < PLAYS_IN_A_LIFE and time.perf_counter() - began < LONGEST_LIFE:
        await asyncio.sleep(0.005)
    return crowd.acknowledged - before


def compare(database: Path, kept: dict[str, tuple[str, int]]) -> tuple[int, int, str]:
    """How many acknowledged plays are not on disk under their number, how many keys are there twice, and its health."""
    with sqlite3.connect(database) as connection:
        rows = connection.execute('SELECT key, "table", seq FROM event').fetchall()
        sound = connection.execute("PRAGMA integrity_check").fetchone()[0]
    stored = {key: (table, seq) for key, table, seq in rows}
    twice = sum(count - 1 for count in Counter(row[0] for row in rows if row[0]).values() if count > 1)
    lost = sum(stored.get(key) != where for key, where in kept.items())
    return lost, twice, str(sound)
