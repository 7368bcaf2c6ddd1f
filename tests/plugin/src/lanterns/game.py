"""Lanterns, as everything around a game wants to know it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, TypedDict

from lanterns.position import read_position, write_position
from lanterns.rules import COLOURS, NOTATION, PIER, PLACES, SEATS, WIND, Canal, first
from stonehall.kernel import Choice, DecisionView, Envelope, Event, Game, Message, Notation, Option, Pick, Problem, Term
from stonehall.kernel.message import Value
from stonehall.toolkit.imagination import imagine
from stonehall.toolkit.registry import Printed


class Person(TypedDict):
    """``hand`` is there only for the one who holds it."""

    seat: str
    points: int
    lanterns: int
    hand: list[str]


class View(Envelope):
    decision: DecisionView | None
    people: list[Person]
    lit: dict[str, str]
    pile: int


REASONS: Final = {
    "lan-over": "the game is over",
    "lan-luck": "luck decides now",
    "lan-not-your-turn": "it is the turn of somebody else",
    "lan-not-offered": "light a lantern of your hand, at an empty place, with one, two or three drops of oil",
}


def reason(id: str) -> list[Problem]:
    return [Problem(REASONS[id], message=Message(id))]


def colour(number: int) -> Term:
    return Term("lan-card", COLOURS[number])


def deal_unseen(world: Canal, seat: int, rng: Random) -> None:
    """What a seat cannot see is one heap: the pile and the hands of the others."""
    others = [hand for n, hand in enumerate(world.hands) if n != seat]
    unseen = world.pile.loose + [colour for hand in others for colour in hand]
    rng.shuffle(unseen)
    for hand in others:
        hand[:] = sorted([unseen.pop() for _ in hand])
    world.pile.loose = unseen


class Lanterns(Game[Canal, View]):
    """Lanterns on a canal, for three."""

    prefix = "lan"
    words_folder = "lanterns/locale/{language}"
    view_type = View

    def __init__(self) -> None:
        super().__init__("lanterns", "Lanterns", rules_version=1, seat_names=SEATS, seat_counts=[3], settings=[])

    def new_state(self, settings: Mapping[str, str]) -> Canal:
        state = Canal(self)
        state.push(first)
        state.run()
        return state

    def write_position(self, state: Canal) -> str:
        return write_position(state)

    def read_position(self, text: str) -> Canal:
        return read_position(Canal(self), text)

    def see(self, state: Canal, seat: int | None) -> Mapping[str, object]:
        people = [
            Person(seat=name, points=state.points[n], lanterns=len(hand), hand=[COLOURS[c] for c in hand if n == seat])
            for n, (name, hand) in enumerate(zip(SEATS, state.hands, strict=True))
        ]
        lit = {PLACES[place]: COLOURS[colour] for place, colour in enumerate(state.lit) if colour >= 0}
        return {"people": people, "lit": lit, "pile": len(state.pile)}

    def imagine(self, state: Canal, seat: int, rng: Random) -> Canal:
        return imagine(state, seat, rng, deal_unseen)

    # What people are told ---------------------------------------------------------------------------------------

    def explain(self, state: Canal, option: Option) -> list[Problem]:
        decision = state.decision
        return reason("lan-luck" if decision is not None and decision.is_chance else "lan-not-offered")

    def why_not(self, state: Canal, seat: int, picked: Sequence[str], pointed: str) -> list[Problem]:
        decision = state.decision
        if decision is None:
            return reason("lan-over")
        if decision.is_chance:
            return reason("lan-luck")
        return reason("lan-not-offered" if decision.seat == seat else "lan-not-your-turn")

    def prompt(self, view: View, players: Sequence[Value]) -> Message:
        decision = view["decision"]
        if decision is None:
            return self.outcome_message(view, players)
        if not decision["seat"]:
            return Message("lan-prompt-luck")
        if decision["seat"] == view["seat"]:
            return Message("lan-prompt-yours")
        return Message("lan-prompt-other", {"player": players[SEATS.index(decision["seat"])]})

    def choice(self, view: View, text: str, players: Sequence[Value]) -> Choice:
        verb, card, place, oil = text.split()
        drops = Message("lan-oil", {"drops": int(oil)})
        label = Message("lan-light", {"lantern": Term("lan-card", card), "place": place, "drops": int(oil)}, (place,))
        return Choice(text, verb, label, (Pick("card", card), Pick("place", place), Pick("word", oil, drops)))

    def log_message(self, event: Event, players: Sequence[Value]) -> Message:
        said: dict[str, Value] = {"player": players[event.args[0]]}
        places: tuple[str, ...] = ()
        match event.id:
            case "turn" | "scored":
                said["number"] = event.args[1]
            case "drew":
                said["lantern"] = colour(event.args[1])
            case "lit":
                places = (PLACES[event.args[2]],)
                said.update(lantern=colour(event.args[1]), place=places[0], drops=event.args[3])
            case "out":
                said["wind"] = Term("lan-wind", WIND.kinds[event.args[1]])
        return Message(f"lan-{event.id}", said, places)

    def outcome_message(self, view: View, players: Sequence[Value]) -> Message:
        winners = [players[SEATS.index(name)] for name in view["winners"]]
        if len(winners) == 1:
            return Message("lan-won", {"player": winners[0]})
        return Message("lan-shared", {"one": winners[0], "other": winners[1]}) if winners else Message("lan-drawn")

    # What bots and pictures need --------------------------------------------------------------------------------

    def evaluate(self, state: Canal, seat: int) -> float:
        return float(state.points[seat] - max(points for n, points in enumerate(state.points) if n != seat))

    def picture(self, view: View) -> str:
        fills = [view["lit"].get(place, "none") for place in PLACES]
        lamps = [
            f'<circle cx="{20 + 40 * (n % PIER)}" cy="{20 + 40 * (n // PIER)}" r="15" fill="{fill}"/>'
            for n, fill in enumerate(fills)
        ]
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" stroke="grey">{"".join(lamps)}</svg>'

    def notation(self) -> Notation:
        return NOTATION

    def cards(self) -> Sequence[Printed]:
        return [Printed(name) for name in COLOURS]
