"""The canal, what happens on it, and how plays are written."""

from __future__ import annotations

from typing import Final

from stonehall.kernel import AnyGame, Die, Draw, Notation, Option, Outcome, Pile, Roll, State, StepBook, Verb
from stonehall.kernel.decision import Step
from stonehall.kernel.notation import choice, number

SEATS: Final = ("south", "west", "north")
COLOURS: Final = ("red", "gold", "green")
OF_EACH: Final = 4
HAND: Final = 2
OIL: Final = (1, 2, 3)
PIER: Final = 4
"""How many places there are on each of the three piers."""
PLACES: Final = tuple([f"{pier}{spot}" for pier in ("aa", "ab", "ac") for spot in range(10, 10 + PIER)])
WIND: Final = Die(["calm", "calm", "calm", "breeze", "breeze", "gust"])

NOTATION: Final = Notation({
    "first": Verb(choice("seat", SEATS)),
    "draw": Verb(choice("colour", COLOURS)),
    "light": Verb(choice("colour", COLOURS), choice("place", PLACES), number()),
    "roll": Verb(choice("wind", WIND.kinds)),
})  # fmt: skip
step = StepBook()


class Canal(State):
    """The hands, the pile, and the colour of the lantern at each place (-1: none)."""

    def __init__(self, game: AnyGame) -> None:
        super().__init__(game)
        self.hands: list[list[int]] = [[] for _ in SEATS]
        self.points = [0 for _ in SEATS]
        self.lit = [-1 for _ in PLACES]
        self.pile = Pile([colour for colour in range(len(COLOURS)) for _ in range(OF_EACH)])

    def clone(self) -> Canal:
        copy = Canal(self.game)
        copy.hands = [hand.copy() for hand in self.hands]
        copy.points, copy.lit, copy.pile = self.points.copy(), self.lit.copy(), self.pile.clone()
        copy.copy_pending_from(self)
        return copy

    def step_for_verb(self, verb: str) -> Step:
        return step.by_verb[verb]

    def result(self) -> Outcome:
        return Outcome([float(points) for points in self.points], "all-lit")


def beside(place: int) -> list[int]:
    """The places next to a place: on its own pier, and across the water."""
    on_pier = [near for near in (place - 1, place + 1) if near // PIER == place // PIER]
    return on_pier + [across for across in (place - PIER, place + PIER) if 0 <= across < len(PLACES)]


@step
def first(s: Canal) -> None:
    s.decision = Draw("first", "first", list(range(len(SEATS))), begin, (), ())


@step
def begin(s: Canal, seat: int) -> None:
    s.active = (seat - 1) % len(SEATS)  # the turn passes to the one after
    s.push(refill)


@step
def refill(s: Canal) -> None:
    """Whoever has too few lanterns draws, one at a time; then the turn passes on."""
    short = [seat for seat, hand in enumerate(s.hands) if len(hand) < HAND]
    if short and len(s.pile):
        s.draw_from(s.pile, "draw", drawn, (short[0],))
    else:
        s.push(pass_on)


@step
def drawn(s: Canal, colour: int, seat: int) -> None:
    s.pile.take(colour)
    s.hands[seat] = sorted([*s.hands[seat], colour])
    s.tell_only(seat, "drew", seat, colour)
    s.push(refill)


@step
def pass_on(s: Canal) -> None:
    seat = (s.active + 1) % len(SEATS)
    if s.hands[seat]:
        s.begin_turn(seat)
        s.push(turn)
    else:
        s.finish()


@step
def turn(s: Canal) -> None:
    empty = [place for place, colour in enumerate(s.lit) if colour < 0]
    plays = [(colour, place, oil) for colour in sorted(set(s.hands[s.active])) for place in empty for oil in OIL]
    s.ask(s.active, "light", [Option("light", play) for play in plays], None)


@step.action("light")
def light(s: Canal, colour: int, place: int, oil: int) -> None:
    s.hands[s.active].remove(colour)
    s.lit[place] = colour
    s.tell("lit", s.active, colour, place, oil)
    if oil == 1:
        s.push(shine, place, oil)
    else:
        s.push(blow, place, oil)


@step
def blow(s: Canal, place: int, oil: int) -> None:
    s.decision = Roll(WIND, 1, blown, (place, oil), ())


@step
def blown(s: Canal, wind: int, place: int, oil: int) -> None:
    if wind + oil > len(OIL):  # calm 0, breeze 1, gust 2
        s.lit[place] = -1
        s.tell("out", s.active, wind)
        s.push(refill)
    else:
        s.push(shine, place, oil)


@step
def shine(s: Canal, place: int, oil: int) -> None:
    points = oil + sum(s.lit[near] == s.lit[place] for near in beside(place))
    s.points[s.active] += points
    s.tell("scored", s.active, points)
    s.push(refill)
