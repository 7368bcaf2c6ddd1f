"""A tiny game to test the kernel alone: take 1 to 3 stones in turn, or roll for it; who takes the last one wins."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, cast

from stonehall.kernel import (
    AnyGame,
    Choice,
    Die,
    Draw,
    Event,
    Game,
    Kind,
    Message,
    Notation,
    Option,
    Outcome,
    Pile,
    PositionError,
    Problem,
    Roll,
    Setting,
    State,
    StepBook,
    Verb,
)
from stonehall.kernel.decision import Step
from stonehall.kernel.message import Value
from stonehall.kernel.notation import number

step = StepBook()
COIN = Die(["one", "two", "two"])
FACE = Kind("face", lambda kind: COIN.kinds[kind], COIN.kinds.index)
NOTATION = Notation(
    {"take": Verb(number()), "gamble": Verb(), "roll": Verb(FACE, rest=True), "draw": Verb(number()), "pass": Verb()}
)


class Stones(State):
    """The stones left, and a pile of gifts."""

    def __init__(self, game: AnyGame, stones: int, seat: int) -> None:
        super().__init__(game)
        self.stones = stones
        self.active = seat
        self.gifts = Pile([1, 1, 2])

    def clone(self) -> Stones:
        copy = Stones(self.game, self.stones, self.active)
        copy.gifts = self.gifts.clone()
        copy.copy_pending_from(self)
        return copy

    def step_for_verb(self, verb: str) -> Step:
        return {"take": take, "gamble": gamble}[verb]

    def result(self) -> Outcome:
        return Outcome((1.0, 0.0) if self.active == 0 else (0.0, 1.0), "last-stone")


@step
def turn(s: Stones) -> None:
    most = cast(StonesGame, s.game).most
    options = [Option("take", (count,)) for count in range(1, min(most, s.stones) + 1)]
    s.ask(s.active, "turn", [*options, Option("gamble")] if s.stones > 3 else options, None)


@step
def take(s: Stones, count: int) -> None:
    s.tell("took", s.active, count)
    s.stones -= count
    if not s.stones:
        s.finish()
        return
    s.begin_turn(1 - s.active)
    s.push(turn)


@step
def gamble(s: Stones) -> None:
    s.push(throw)


@step
def throw(s: Stones) -> None:
    s.decision = Roll(COIN, 1, thrown, (), ())


@step
def thrown(s: Stones, kind: int) -> None:
    take(s, kind + 1)


@step
def gift(s: Stones) -> None:
    s.draw_from(s.gifts, "draw", given)


@step
def given(s: Stones, stones: int) -> None:
    s.gifts.take(stones)
    s.stones += stones
    s.tell_only(s.active, "gift", s.active, stones)


class StonesGame(Game[Stones, Mapping[str, object]]):
    """By other rules a seat may take another number of stones at most."""

    def __init__(self, rules_version: int = 1, most: int = 3) -> None:
        settings = [Setting("stones", "how many", "10"), Setting("first", "who begins", "0", ("0", "1"))]
        super().__init__("stones", "Stones", rules_version, seat_names=["0", "1"], seat_counts=[2], settings=settings)
        self.most = most

    def new_state(self, settings: Mapping[str, str]) -> Stones:
        return self.at(int(settings["stones"]), int(settings["first"]))

    def at(self, stones: int, seat: int) -> Stones:
        state = Stones(self, stones, seat)
        state.push(turn)
        state.run()
        return state

    def read_position(self, text: str) -> Stones:
        words = text.split()
        if len(words) != 2 or not all(word.isdigit() for word in words):
            raise PositionError("Not a position.", [Problem("two numbers are needed", "line 1")])
        return self.at(int(words[0]), int(words[1]))

    def write_position(self, state: Stones) -> str:
        stones = state
        return f"{stones.stones} {stones.active}"

    def see(self, state: Stones, seat: int | None) -> Mapping[str, object]:
        return {"stones": state.stones}

    def imagine(self, state: Stones, seat: int, rng: Random) -> Stones:
        return state.clone()

    def explain(self, state: Stones, option: Option) -> list[Problem]:
        return [Problem("take 1 to 3 stones, as many as there are", rule="ST-TAKE-1")]

    def why_not(self, state: Stones, seat: int, picked: Sequence[str], pointed: str) -> list[Problem]:
        return [Problem("stones are taken, not pointed at", message=Message("stones-no-board"))]

    def prompt(self, view: Mapping[str, object], players: Sequence[Value]) -> Message:
        return Message("stones-left", {"stones": cast(int, view["stones"])})

    def choice(self, view: Mapping[str, object], text: str, players: Sequence[Value]) -> Choice:
        return Choice(text, text.split(maxsplit=1)[0], Message("stones-option", {"text": text}))

    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        return Message(f"stones-{event.id}", {"player": players[event.args[0]]})

    def outcome_message(self, view: Mapping[str, object], players: Sequence[Value]) -> Message:
        return Message("stones-none-left")

    def evaluate(self, state: Stones, seat: int) -> float:
        stones = state
        if stones.over:
            return 1.0 if stones.active == seat else -1.0
        good = stones.stones % 4 != 0
        return 0.5 if good == (stones.active == seat) else -0.5

    def picture(self, view: Mapping[str, object]) -> str:
        return "<svg xmlns='http://www.w3.org/2000/svg'/>"

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Any]:
        return ()


STONES = StonesGame()
__all__ = ["COIN", "STONES", "Draw", "Stones", "StonesGame", "gift", "step"]
