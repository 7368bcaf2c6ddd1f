"""A game from outside: two to five gardeners, alone or in pairs, plant trees. It has no decks and no display.

Its seats have names the shell does not know, a choice takes three steps, and every player hides a favourite colour.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from stonehall.kernel import (
    AnyGame,
    Choice,
    Draw,
    Event,
    Game,
    Message,
    Notation,
    Option,
    Outcome,
    Pick,
    PositionError,
    Problem,
    Setting,
    SettingsError,
    State,
    StepBook,
    Term,
    Verb,
)
from stonehall.kernel.decision import Step
from stonehall.kernel.message import Value
from stonehall.kernel.notation import choice

SEATS = ("ash", "birch", "cedar", "dogwood", "elm")
COLOURS = ("red", "green", "blue")
BEDS = [f"{column}{row}" for row in "123" for column in "abcd"]
SIZES = ("small", "tall")
TURNS = 2
NOTATION = Notation(
    {
        "first": Verb(choice("seat", SEATS)),
        "plant": Verb(choice("colour", COLOURS), choice("bed", BEDS), choice("size", SIZES)),
        "rest": Verb(),
    }
)
step = StepBook()


class Garden(State):
    def __init__(self, game: AnyGame, count: int, pairs: bool) -> None:
        super().__init__(game)
        self.count = count
        self.pairs = pairs
        self.points = [0] * count
        self.favourites = [seat % len(COLOURS) for seat in range(count)]
        self.trees: dict[int, tuple[int, int, int]] = {}

    def clone(self) -> Garden:
        copy = Garden(self.game, self.count, self.pairs)
        copy.points, copy.trees = self.points.copy(), self.trees.copy()
        copy.copy_pending_from(self)
        return copy

    def step_for_verb(self, verb: str) -> Step:
        return {"plant": plant, "rest": rest}[verb]

    def result(self) -> Outcome:
        sums = [sum(self.points[ally] for ally in self.game.allies(self, seat)) for seat in range(self.count)]
        return Outcome([float(points) for points in sums], "garden-full")


@step
def first(s: Garden) -> None:
    s.decision = Draw("first", "first", list(range(s.count)), begin, (), ())


@step
def begin(s: Garden, seat: int) -> None:
    if s.turn == TURNS * s.count:
        s.finish()
        return
    s.begin_turn(seat)
    s.push(ask)


@step
def ask(s: Garden) -> None:
    free = [bed for bed in range(len(BEDS)) if bed not in s.trees]
    plays = [(colour, bed, size) for colour in range(len(COLOURS)) for bed in free for size in range(len(SIZES))]
    s.ask(s.active, "ask", [*(Option("plant", play) for play in plays), Option("rest")], None)


@step
def plant(s: Garden, colour: int, bed: int, size: int) -> None:
    s.trees[bed] = (s.active, colour, size)
    s.points[s.active] += 1 + size + (colour == s.favourites[s.active])
    s.tell("planted", s.active, bed)
    s.push(begin, (s.active + 1) % s.count)


@step
def rest(s: Garden) -> None:
    s.tell("rested", s.active)
    s.push(begin, (s.active + 1) % s.count)


class GardenGame(Game[Garden, Mapping[str, Any]]):
    prefix = "garden"
    words_folder = "tests/garden_words"

    def __init__(self) -> None:
        settings = [
            Setting("seats", "how many play", "3", ["2", "3", "4", "5"]),
            Setting("pairs", "neighbours across win together", "no", ["yes", "no"]),
        ]
        super().__init__("garden", "Garden", 1, seat_names=SEATS, seat_counts=[2, 3, 4, 5], settings=settings)

    def seats_of(self, settings: Mapping[str, str]) -> tuple[str, ...]:
        return SEATS[: int(settings["seats"])]

    def seats_in(self, state: Garden) -> tuple[str, ...]:
        return SEATS[: state.count]

    def allies(self, state: Garden, seat: int) -> Sequence[int]:
        return [other for other in range(state.count) if other % 2 == seat % 2] if state.pairs else [seat]

    def new_state(self, settings: Mapping[str, str]) -> Garden:
        count, pairs = int(settings["seats"]), settings["pairs"] == "yes"
        if pairs and count != 4:
            raise SettingsError("The garden cannot be laid out like this.", [Problem("pairs are four", "pairs")])
        state = Garden(self, count, pairs)
        state.push(first)
        state.run()
        return state

    def write_position(self, s: Garden) -> str:
        trees = " ".join(f"{BEDS[bed]}:{owner}:{colour}:{size}" for bed, (owner, colour, size) in s.trees.items())
        name = "over" if s.over or s.asking_frame is None else s.asking_frame[0].__name__
        points = ",".join(map(str, s.points))
        return f"garden {s.count} {'pairs' if s.pairs else 'alone'} {s.turn} {s.active} {points} {name} {trees}\n"

    def read_position(self, text: str) -> Garden:
        try:
            _, count, pairs, turn, active, points, name, *trees = text.split()
            state = Garden(self, int(count), pairs == "pairs")
            state.turn, state.active, state.over = int(turn), int(active), name == "over"
            state.points = [int(part) for part in points.split(",")]
            for tree in trees:
                bed, owner, colour, size = tree.split(":")
                state.trees[BEDS.index(bed)] = (int(owner), int(colour), int(size))
            if not state.over:
                state.push(step.by_name[name])
                state.run()
        except (ValueError, KeyError) as problem:
            raise PositionError("This is not a garden.", [Problem(str(problem))]) from None
        return state

    def see(self, s: Garden, seat: int | None) -> Mapping[str, object]:
        return {
            "points": dict(zip(s.seat_names, s.points, strict=True)),
            "sides": [
                {"seat": name, "favourite": COLOURS[s.favourites[own]] if own == seat else None}
                for own, name in enumerate(s.seat_names)
            ],
            "trees": [
                {"bed": BEDS[bed], "owner": SEATS[owner], "colour": COLOURS[colour], "tall": bool(size)}
                for bed, (owner, colour, size) in s.trees.items()
            ],
            "free_beds": [bed for place, bed in enumerate(BEDS) if place not in s.trees],
            "weather": {"sun": 3, "rain": 0},
        }

    def imagine(self, s: Garden, seat: int, rng: Random) -> Garden:
        return s.clone()

    def explain(self, s: Garden, option: Option) -> list[Problem]:
        return [Problem("something grows there")]

    def why_not(self, s: Garden, seat: int, picked: Sequence[str], pointed: str) -> list[Problem]:
        return [Problem("nothing", message=Message("garden-nothing", {"what": pointed}))]

    def prompt(self, view: Mapping[str, Any], players: Sequence[Value]) -> Message:
        if view["over"]:
            return self.outcome_message(view, players)
        if not view["turn"]:
            return Message("garden-first")
        return Message("garden-ask", {"player": players[view["seats"].index(view["active"])]})

    def choice(self, view: Mapping[str, Any], text: str, players: Sequence[Value]) -> Choice:
        verb, *words = text.split()
        if verb == "rest":
            return Choice(text, verb, Message("garden-rest"))
        colour, bed, size = words
        named: dict[str, Value] = {
            "colour": Term("garden-colour", colour), "bed": bed, "size": Term("garden-size", size),
        }  # fmt: skip
        path = (
            Pick("word", colour, Message(f"garden-colour-{colour}")),
            Pick("place", bed),
            Pick("word", size, Message(f"garden-size-{size}")),
        )
        return Choice(text, verb, Message("garden-plant", named), path)

    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        args: dict[str, Value] = {"player": players[event.args[0]]}
        if event.id == "turn":
            args["turn"] = event.args[1]
        if event.id == "planted":
            args["bed"] = BEDS[event.args[1]]
        return Message(f"garden-{event.id}", args)

    def outcome_message(self, view: Mapping[str, Any], players: Sequence[Value]) -> Message:
        return Message("garden-over", {"count": len(view["winners"])})

    def evaluate(self, s: Garden, seat: int) -> float:
        return float(s.points[seat])

    def picture(self, view: Mapping[str, Any]) -> str:
        return f'<svg xmlns="http://www.w3.org/2000/svg"><text>{len(view["trees"])}</text></svg>'

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Any]:
        return ()
