"""Attack a server in every way we know, one after the other, while honest people play.

Each attack must really have happened (so many attempts, of which some were refused as they should be), the honest
players must have played, and 99 of 100 of their plays must have been acknowledged within 100 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import shutil
import sys
import tempfile
import time
from collections.abc import Coroutine
from pathlib import Path

from bench.attackers import ATTACKS
from bench.crowd import Crowd, Player, Server

TABLES = 20
RATE = 40
"""Plays a second of all honest players together."""
SECONDS = 6.0
PROMISE = 100.0
"""Milliseconds."""
UNHURRIED = 0.06
"""Seconds between two plays of the same table: honest players do not come near a limit."""
LONG_GAME = 150
"""Plays at the table that is attacked: its snapshots are as large as they get."""


TOO_FAST = "429 too-fast"
DEMANDS: dict[str, dict[str, int]] = {
    "names": {"422 name-length": 5, TOO_FAST: 20},
    "chat": {"said": 50, "refused": 20},
    "decks": {"422 deck-too-long": 3, "200": 3, TOO_FAST: 20},
    "deep": {"400 malformed": 20},
    "resyncs": {"said": 200, "snapshot": 20, "refused too-fast": 50},
    "replays": {"said": 200, "again": 5, "refused too-fast": 50},
    "questions": {"said": 200, "because": 50, "refused too-fast": 50},
    "odds": {"said": 200, "odds": 3, "refused too-fast": 50},
    "undos": {"said": 200, "refused": 50},
    "tables": {"201": 50, TOO_FAST: 20},
    "lobby": {"200": 50, TOO_FAST: 20},
    "visitors": {"200": 20, TOO_FAST: 20},
    "sockets": {"tried": 80, "refused too-": 10},
    "bots": {"snapshot": 10, "update": 10},
    "loris": {"begun": 300, "ended": 300},
    "unread": {"begun": 12, "ended": 12},
}
"""What must have come of an attack: at least so many answers that begin like this."""


class Honest(Crowd):
    """Players who go on while others attack; a game that is over is left, and there are games enough."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.stopping = False

    async def go_on(self) -> None:
        """Play at an even rate."""
        due = time.perf_counter()
        while not self.stopping:
            due += 1 / RATE
            self.play_next()
            await asyncio.sleep(max(0.0, due - time.perf_counter()))

    async def long_game(self) -> str:
        """A table with a long log; nobody plays at it any more."""
        pair = self.pairs.pop()
        for _ in range(LONG_GAME):
            ready = [player for player in pair if player.may_play()]
            if not ready:
                break
            await self._play(ready[0])
            await asyncio.sleep(UNHURRIED)
        return pair[0].table

    async def _play(self, player: Player) -> None:
        scene = player.scene
        assert scene is not None
        quiet = [choice.text for choice in scene.choices if choice.text != "concede"]
        player.send_play(f"{random.getrandbits(64):x}", scene.moment, random.choice(quiet))
        while player.pending:
            await asyncio.sleep(0.001)
        for _ in range(200):
            if player.scene is not scene:
                return
            await asyncio.sleep(0.001)


async def attack(server: Server, chosen: list[str], seconds: float) -> list[str]:
    """Carry out the attacks; which promises were broken."""
    crowd = Honest(server.address)
    await crowd.sit_down(TABLES + 1)
    table = await crowd.long_game()
    crowd.times.clear()
    playing = asyncio.create_task(crowd.go_on())
    broken: list[str] = []
    await _phase(crowd, server, "nobody attacks", asyncio.sleep(seconds), broken, seconds)
    for name in chosen:
        answers: dict[str, int] = {}
        began = time.perf_counter()
        await _phase(crowd, server, name, _attacker(name, server.address, seconds, table, answers), broken, seconds)
        told = ", ".join(f"{answer}: {count}" for answer, count in sorted(answers.items(), key=lambda one: -one[1]))
        print(f"    {told} ({time.perf_counter() - began:.0f} s)", flush=True)
        broken += shortfall(name, answers)
    crowd.stopping = True
    await playing
    await crowd.leave()
    return broken + [f"error: {error}" for error in crowd.errors[:5]]


def shortfall(name: str, answers: dict[str, int]) -> list[str]:
    """What is missing for an attack to have been one, and what it has broken inside the server."""
    found = []
    for begin, least in DEMANDS[name].items():
        count = sum(count for answer, count in answers.items() if answer.startswith(begin))
        if count < least:
            found.append(f"{name}: only {count} answers like {begin!r}, not {least}: it was no attack")
    faults = sum(count for answer, count in answers.items() if "server-fault" in answer)
    return [*found, f"{name}: {faults} faults of the server"] if faults else found


async def _phase(
    crowd: Honest, server: Server, name: str, work: Coroutine[None, None, None], broken: list[str], seconds: float
) -> None:
    """Let something happen while honest people play; how long these had to wait."""
    crowd.times.clear()
    began, before = time.perf_counter(), server.cpu_seconds()
    await work
    share = (server.cpu_seconds() - before) / (time.perf_counter() - began)
    p50, p99, worst = (crowd.percentile(percent) for percent in (50, 99, 100))
    waited = f"p50 {p50:.1f}, p99 {p99:.1f}, slowest {worst:.1f} ms"
    print(f"{name:>14}: {crowd.acknowledged} honest plays, {waited}; server {share:.0%} of a core", flush=True)
    if crowd.acknowledged < 0.5 * RATE * seconds:
        broken.append(f"{name}: honest players made only {crowd.acknowledged} plays")
    if p99 >= PROMISE:
        broken.append(f"{name}: p99 of honest players is {p99:.1f} ms (promise: under {PROMISE:.0f})")


async def _attacker(name: str, address: str, seconds: float, table: str, answers: dict[str, int]) -> None:
    command = ["-m", "bench.attackers", name, address, str(seconds), table]
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    said, _ = await process.communicate()
    if process.returncode == 0:
        answers.update(json.loads(said))


def storm(directory: Path, seconds: float, chosen: list[str]) -> list[str]:
    """All attacks on a server of its own; which promises were broken."""
    print(f"{len(chosen)} attacks while {TABLES} tables play …", flush=True)
    with Server(directory) as server:
        broken = asyncio.run(attack(server, chosen, seconds))
        print(f"server: {server.peak_memory():.0f} MB at most")
    if "Traceback" in (directory.parent / f"{directory.name}.log").read_text():
        broken.append("the log of the server has a traceback")
    return broken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of each attack")
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), default=list(ATTACKS))
    chosen = parser.parse_args()
    directory = Path(tempfile.mkdtemp(prefix="stonehall-attack-"))
    try:
        broken = storm(directory / "attack", chosen.seconds, chosen.only)
    finally:
        shutil.rmtree(directory, ignore_errors=True)
    for line in broken:
        print(f"BROKEN: {line}")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
