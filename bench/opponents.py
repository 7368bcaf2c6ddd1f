"""Many games against the computer at once: people must not notice how much it thinks, nor wait long for its plays.

A person makes a play every few seconds, as people do; a Knight answers. Acknowledgements of people's plays are timed as
elsewhere. The wait for a play of the Knight is the time from the scene in which it is its turn, or its play before, to
the scene after its play, the pause between its plays included.
"""

from __future__ import annotations

import asyncio
import random
import time

import httpx
from picows import WSFrame, WSTransport

from bench.crowd import GAME, Crowd, Player, Server, Visitor
from stonehall.lab.setups import with_decks

GAMES = 200
LEVEL = "knight"
THINKING = (5.0, 15.0)
"""Seconds between two plays of a person, from and to."""
SECONDS = 90
ACKNOWLEDGED_WITHIN = 50.0
"""Milliseconds, for 99 plays of 100."""
ANSWERED_WITHIN = 2.0
"""Seconds, for 99 plays of 100."""
ANSWERS = 10
"""So many plays of the Knight at each table, on average, are the least that tells something."""


class Challenger(Player):
    """Somebody at a table with a computer, who remembers how long it took over its plays."""

    def __init__(self, crowd: Crowd, visitor: Visitor, table: str) -> None:
        super().__init__(crowd, visitor, table)
        self.waits: list[float] = []
        self.waiting_since = 0.0
        self.moment = -1

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        super().on_ws_frame(transport, frame)
        scene = self.scene
        if scene is None or scene.moment == self.moment:
            return
        self.moment = scene.moment
        now = time.perf_counter()
        if self.waiting_since:
            self.waits.append(now - self.waiting_since)
        self.waiting_since = 0.0 if scene.choices or scene.ending is not None else now


class Evening(Crowd):
    """Every table has one person and one computer."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.challengers: list[Challenger] = []

    async def sit_down(self, tables: int) -> None:
        limits = httpx.Limits(max_connections=8)
        async with httpx.AsyncClient(base_url=self.address, limits=limits, timeout=30) as http:
            for number in range(tables):
                person = Visitor(http)
                await person.arrive()
                decks = list(with_decks(GAME, {}, number).values())
                seats = [{"player": "me", "deck": decks[0]}, {"player": "bot", "bot": LEVEL, "deck": decks[1]}]
                table = (await person.post("/api/tables", {"game": GAME.id, "seats": seats}))["id"]
                self.challengers.append(Challenger(self, person, table))
        for challenger in self.challengers:
            await challenger.connect()

    async def play(self, challenger: Challenger, seconds: float) -> None:
        """One person's evening: a random legal play, now and then; nobody concedes."""
        over = time.perf_counter() + seconds
        while (left := over - time.perf_counter()) > 0:
            await asyncio.sleep(min(left, random.uniform(*THINKING)))
            scene = challenger.scene
            if challenger.may_play() and scene is not None:
                texts = [choice.text for choice in scene.choices if choice.text != "concede"]
                challenger.send_play(f"{random.getrandbits(64):x}", scene.moment, random.choice(texts))
                self.sent += 1

    @property
    def waits(self) -> list[float]:
        return sorted(wait for challenger in self.challengers for wait in challenger.waits)

    async def go_home(self) -> None:
        for challenger in self.challengers:
            if challenger.transport is not None:
                challenger.transport.disconnect()
        await asyncio.sleep(0.1)


async def against_computers(server: Server, games: int, seconds: float = SECONDS) -> list[str]:
    """So many games against Knights at once; what came of it, and which promises were broken."""
    crowd = Evening(server.address)
    print(f"{games} games against a {LEVEL.title()} for {seconds:.0f} s …", flush=True)
    await crowd.sit_down(games)
    await asyncio.gather(*[crowd.play(challenger, seconds) for challenger in crowd.challengers])
    await asyncio.sleep(1.0)
    await crowd.go_home()
    waits, p99 = crowd.waits, crowd.percentile(99)
    longest = waits[len(waits) * 99 // 100] if waits else float("inf")
    print(
        f"{crowd.acknowledged} of {crowd.sent} plays of people acknowledged, p50 {crowd.percentile(50):.1f} ms, "
        f"p99 {p99:.1f} ms, slowest {crowd.percentile(100):.1f} ms; errors {len(crowd.errors)}"
    )
    print(
        f"{len(waits)} plays of the {LEVEL.title()}, p50 {waits[len(waits) // 2] if waits else 0:.2f} s, "
        f"p99 {longest:.2f} s, slowest {max(waits, default=0):.2f} s"
    )
    broken = [f"error: {error}" for error in crowd.errors[:5]]
    if crowd.acknowledged < crowd.sent or crowd.sent < games:
        broken.append(f"only {crowd.acknowledged} of {crowd.sent} plays were acknowledged at {games} tables")
    if len(waits) < ANSWERS * games:
        broken.append(f"only {len(waits)} plays of a {LEVEL.title()} at {games} tables tell too little")
    if p99 >= ACKNOWLEDGED_WITHIN:
        broken.append(f"p99 of the acknowledgement is {p99:.1f} ms (promise: under {ACKNOWLEDGED_WITHIN:.0f})")
    if longest >= ANSWERED_WITHIN:
        broken.append(f"p99 of the wait for a play is {longest:.2f} s (promise: under {ANSWERED_WITHIN:.0f})")
    return broken
