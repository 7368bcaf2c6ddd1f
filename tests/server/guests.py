"""A hall in this process, and guests who play in it frame by frame."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

import stonehall
from stonehall.bots import make_bot
from stonehall.kernel import Observation
from stonehall.server.bots.analysis import Analysts, analysts
from stonehall.server.bots.worker import Advised, Question, think
from stonehall.server.store.store import Store
from stonehall.server.store.users import User, Users
from stonehall.server.tables.residence import KEPT
from stonehall.server.tables.table_service import TableService
from stonehall.server.wire.frames import (
    Ack,
    Answer,
    Chat,
    ClientFrame,
    Closing,
    Concede,
    Hint,
    Play,
    Presence,
    Propose,
    Refused,
    ServerFrame,
    Snapshot,
    Undo,
    Update,
    Withdraw,
)
from stonehall.server.wire.protocol import Clock, JoinTable, NewTable, Proposal, Scene, SeatPlan, TableFacts, Wish
from tests.patience import PATIENCE_S

Sent = Snapshot | Update | Presence | Hint | Refused | Closing

GAME = "summoner-wars"
keys = count(1)


class Time:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.seconds = 1000.0

    def __call__(self) -> float:
        return self.seconds


class Brains:
    """Thinks here and now, for as long as it is not told to fail, or to think for ever."""

    def __init__(self) -> None:
        self.failing = False
        self.gone = False
        self.asked = 0
        self.plan: list[str] = []
        """What the bot says it will play after its next play."""
        self.advised: list[int] = []
        """For which seats advice was wanted."""
        self.advice: list[Advised] = []
        """What is advised, if it shall not be thought out."""
        self.may_advise = asyncio.Event()
        self.may_advise.set()

    async def choose(self, game: str, position: str, seat: int, bot: str, owner: str) -> list[str]:
        self.asked += 1
        if self.gone:
            await asyncio.Event().wait()
        if self.failing:
            raise RuntimeError("no idea")
        state = stonehall.load(game).from_position(position)
        return [state.text_of(make_bot("random", 1).choose(Observation(state, seat))), *self.plan]

    async def advise(
        self, game: str, form: str, position: str, seat: int, owner: str, wanted: Callable[[], bool]
    ) -> list[Advised]:
        self.advised.append(seat)
        await self.may_advise.wait()
        if self.failing or not wanted():
            raise RuntimeError("no idea")
        return self.advice or think(Question(game, position, seat, form=form)).advice

    async def close(self) -> None:
        pass


class Guest:
    """Somebody with a socket at a table. Holds what a client would hold, and checks that nothing is missed."""

    def __init__(self, tables: TableService, user: User, table: str) -> None:
        self.tables = tables
        self.user = user
        self.raw: list[bytes] = []
        self.frames: list[Sent] = []
        self.seq = 0
        self.scene: Scene | None = None
        self.lines = 0
        self.proposals: list[Proposal] = []
        self.watcher = tables.watch(user, table, self.hear)

    def hear(self, data: bytes) -> None:
        frame = msgspec.json.decode(data, type=Sent)
        self.raw.append(data)
        self.frames.append(frame)
        if isinstance(frame, Snapshot):
            self.seq, self.scene, self.lines = frame.seq, frame.scene, len(frame.log)
            self.proposals = frame.proposals
        elif isinstance(frame, Update):
            assert frame.seq == self.seq + 1
            assert frame.keep <= self.lines
            assert [entry.n for entry in frame.log] == list(range(frame.keep, frame.keep + len(frame.log)))
            self.seq, self.lines = frame.seq, frame.keep + len(frame.log)
            self.scene = frame.scene or self.scene
            self.proposals = frame.proposals

    @property
    def view(self) -> dict[str, Any]:
        """What is seen, as plain data."""
        assert self.scene is not None
        found: dict[str, Any] = msgspec.to_builtins(self.scene.view)
        return found

    @property
    def moment(self) -> int:
        assert self.scene is not None
        return self.scene.moment

    @property
    def ended(self) -> bool:
        """Whether they have seen the end of the game."""
        return self.scene is not None and self.scene.ending is not None

    @property
    def texts(self) -> list[str]:
        return [choice.text for choice in self.scene.choices] if self.scene is not None else []

    def last(self) -> Update:
        """The last update that came."""
        return next(frame for frame in reversed(self.frames) if isinstance(frame, Update))

    def last_facts(self) -> TableFacts:
        """The table as it was told last."""
        return next(frame.table for frame in reversed(self.frames) if isinstance(frame, Snapshot | Update | Presence))

    async def act(self, frame: ClientFrame) -> ServerFrame | None:
        return await self.tables.act(self.watcher, frame)

    async def play(self, text: str) -> ServerFrame | None:
        return await self.act(Play(f"k{next(keys)}", self.moment, text))

    async def undo(self) -> ServerFrame | None:
        return await self.act(Undo(f"k{next(keys)}", self.moment))

    async def propose(self, wish: Wish) -> ServerFrame | None:
        return await self.act(Propose(f"k{next(keys)}", wish))

    async def answer(self, wish: Wish, yes: bool) -> ServerFrame | None:
        """Answer the proposal that was seen last; none of this kind: one that never was."""
        return await self.act(Answer(f"k{next(keys)}", self.proposed(wish), yes))

    async def withdraw(self, wish: Wish) -> ServerFrame | None:
        return await self.act(Withdraw(f"k{next(keys)}", self.proposed(wish)))

    def proposed(self, wish: Wish) -> int:
        return next((proposal.id for proposal in self.proposals if proposal.wish == wish), 0)

    async def concede(self) -> ServerFrame | None:
        return await self.act(Concede(f"k{next(keys)}"))

    async def say(self, text: str = "", phrase: str = "", team: bool = False) -> ServerFrame | None:
        return await self.act(Chat(f"k{next(keys)}", text, phrase, team))


@asynccontextmanager
async def tables_in(
    directory: Path,
    *,
    now: Callable[[], float] | None = None,
    brains: Brains | None = None,
    bot_pace: float = 0,
    kept: int = KEPT,
    analysts: Callable[[], Analysts] = analysts,
) -> AsyncIterator[TableService]:
    """An open hall on a directory."""
    store = Store(directory)
    await store.open()
    tables = TableService(
        store, Users(store), brains or Brains(), bot_pace=bot_pace, now=now or Time(), kept=kept, analysts=analysts
    )
    await tables.open()
    try:
        yield tables
    finally:
        await tables.close()
        await store.close()


async def newcomer(tables: TableService, name: str = "") -> User:
    user, _ = await tables.users.visit(None)
    return await tables.users.rename(user, name) if name else user


async def two_at_a_table(
    tables: TableService, clock: Clock | None = None, decks: tuple[str, str] = ("polar-dwarves", "fallen-kingdom")
) -> tuple[Guest, Guest]:
    """Anna in the south and Bert in the north of a game that has begun."""
    anna, bert = await newcomer(tables, "Anna"), await newcomer(tables, "Bert")
    plan = NewTable(GAME, [SeatPlan("me", deck=decks[0]), SeatPlan("open")], clock)
    table = await tables.create(anna, plan)
    first = Guest(tables, anna, table.id)
    await tables.join(bert, table.id, JoinTable("north", decks[1]))
    return first, Guest(tables, bert, table.id)


def deciding(*guests: Guest) -> Guest:
    """The one who has to decide."""
    [guest] = [guest for guest in guests if guest.texts]
    return guest


async def play_on(guests: tuple[Guest, ...], plays: int, seed: int = 1) -> int:
    """Random legal plays until the game is over; how many were made."""
    rng = random.Random(seed)
    for made in range(plays):
        if guests[0].ended:
            return made
        guest = deciding(*guests)
        answer = await guest.play(rng.choice(guest.texts))
        assert isinstance(answer, Ack), answer
        assert not answer.again
    return plays


def code(answer: object) -> str:
    assert isinstance(answer, Refused), answer
    return answer.code


def pair(anna: Guest, bert: Guest) -> tuple[Guest, Guest]:
    """The one who decides, then the other."""
    mover = deciding(anna, bert)
    return mover, bert if mover is anna else anna


def undo(guest: Guest) -> str:
    assert guest.scene is not None
    return guest.scene.undo


async def alone_at_a_table(
    tables: TableService, other: SeatPlan, practice: bool = False, clock: Clock | None = None
) -> Guest:
    """Anna in the south, who begins, without another person."""
    anna = await newcomer(tables, "Anna")
    seats = [SeatPlan("me", deck="polar-dwarves"), other]
    plan = NewTable(GAME, seats, clock, settings={"first": "south"}, practice=practice)
    return Guest(tables, anna, (await tables.create(anna, plan)).id)


def ending(guest: Guest) -> str:
    assert guest.scene is not None
    return guest.scene.ending.reason if guest.scene.ending is not None else ""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 2 * PATIENCE_S))
