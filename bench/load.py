"""How the server bears load: many tables, many computers, attacks while people play, kills in the middle of play.

``make load`` runs all of them on this machine: the server and the players share its cores. Players choose random legal
plays from the choices the server sends. An acknowledgement is timed from the moment the play is sent to the moment it
is known to be kept.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import shutil
import sys
import tempfile
from pathlib import Path

from bench.attack import SECONDS as ATTACK_SECONDS
from bench.attack import storm
from bench.attackers import ATTACKS
from bench.crowd import Crowd, Server
from bench.kills import kill_under_load
from bench.opponents import GAMES, against_computers

TABLES = (500, 1000)
PLAYS_PER_SECOND = 500
SECONDS = 60
MEGABYTES = {500: 400, 1000: 600}
"""What the server may take with so many tables in play."""
KILLS = 40


async def bear(server: Server, tables: int, rate: int, seconds: int) -> list[str]:
    """Play at a steady rate; what came of it, and which promises were broken."""
    crowd = Crowd(server.address)
    print(f"seating {2 * tables} players at {tables} tables …", flush=True)
    await crowd.sit_down(tables)
    gc.collect()
    gc.freeze()
    gc.disable()  # pauses of the players are none of the server's
    before = server.cpu_seconds()
    print(f"{rate} plays a second for {seconds} s …", flush=True)
    await crowd.play_steadily(rate, seconds)
    await crowd.leave()
    gc.enable()
    spent = server.cpu_seconds() - before
    p50, p99, worst = crowd.percentile(50), crowd.percentile(99), crowd.percentile(100)
    memory = server.peak_memory()
    print(
        f"acknowledged {crowd.acknowledged} of {crowd.sent} plays, {crowd.acknowledged / seconds:.0f} a second; "
        f"errors {len(crowd.errors)}"
    )
    print(f"acknowledgement p50 {p50:.1f} ms, p99 {p99:.1f} ms, slowest {worst:.1f} ms")
    print(f"server: {memory:.0f} MB at most, {spent / seconds:.0%} of a core")
    broken = [f"error: {error}" for error in crowd.errors[:5]]
    if crowd.acknowledged < 0.98 * rate * seconds:
        broken.append(f"only {crowd.acknowledged} of {rate * seconds} plays were made")
    if p99 >= 50:
        broken.append(f"p99 of the acknowledgement is {p99:.1f} ms (promise: under 50)")
    most = MEGABYTES.get(tables, max(MEGABYTES.values()))
    if memory >= most:
        broken.append(f"the server took {memory:.0f} MB (promise: under {most})")
    return broken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, nargs="*", default=TABLES, help="each number in its turn")
    parser.add_argument("--rate", type=int, default=PLAYS_PER_SECOND, help="plays a second, at all tables together")
    parser.add_argument("--seconds", type=int, default=SECONDS)
    parser.add_argument("--opponents", type=int, default=GAMES, help="games against computers at once; 0: none")
    parser.add_argument("--attack-seconds", type=float, default=ATTACK_SECONDS, help="of each attack; 0: no attacks")
    parser.add_argument("--kills", type=int, default=KILLS, help="0: no kills")
    chosen = parser.parse_args()
    directory = Path(tempfile.mkdtemp(prefix="stonehall-load-"))
    broken: list[str] = []
    try:
        for tables in chosen.tables if chosen.seconds else ():
            with Server(directory / f"load-{tables}") as server:
                broken += asyncio.run(bear(server, tables, chosen.rate, chosen.seconds))
        if chosen.opponents:
            with Server(directory / "opponents") as server:
                broken += asyncio.run(against_computers(server, chosen.opponents))
        if chosen.attack_seconds:
            broken += storm(directory / "attack", chosen.attack_seconds, list(ATTACKS))
        if chosen.kills:
            broken += asyncio.run(kill_under_load(directory / "kills", chosen.kills))
    finally:
        shutil.rmtree(directory, ignore_errors=True)
    for line in broken:
        print(f"BROKEN: {line}")
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
