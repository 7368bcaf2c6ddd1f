"""Positions of Lanterns as text, in the middle of a breeze as well."""

from __future__ import annotations

from lanterns.rules import COLOURS, PLACES, SEATS, Canal, step, turn
from stonehall.toolkit.position import PositionReader, agenda_lines


def _names(colours: list[int]) -> str:
    return " ".join(COLOURS[colour] for colour in sorted(colours))


def write_position(s: Canal) -> str:
    lines = ["lanterns", f"turn {s.turn} {SEATS[s.active]}", f"pile {_names(s.pile.loose)}"]
    for seat, name in enumerate(SEATS):
        lines += [f"points {name} {s.points[seat]}", f"hand {name} {_names(s.hands[seat])}"]
    lines += [f"lit {PLACES[place]} {COLOURS[colour]}" for place, colour in enumerate(s.lit) if colour >= 0]
    lines += ["over"] if s.over else agenda_lines(s)
    return "\n".join([line.strip() for line in lines]) + "\n"


class Reader(PositionReader):
    """Fills a canal with what the lines say."""

    def __init__(self, state: Canal) -> None:
        super().__init__("lanterns", step)
        self.state = state
        state.pile.loose = []

    def line(self, words: list[str]) -> None:
        s = self.state
        match words:
            case ["turn", number, seat]:
                s.turn, s.active = int(number), SEATS.index(seat)
            case ["pile", *colours]:
                s.pile.loose = [COLOURS.index(colour) for colour in colours]
            case ["points", seat, points]:
                s.points[SEATS.index(seat)] = int(points)
            case ["hand", seat, *colours]:
                s.hands[SEATS.index(seat)] = [COLOURS.index(colour) for colour in colours]
            case ["lit", place, colour]:
                s.lit[PLACES.index(place)] = COLOURS.index(colour)
            case ["over"]:
                s.over = True
            case _:
                raise ValueError("turn, pile, points, hand, lit, over or agenda")


def read_position(state: Canal, text: str) -> Canal:
    reader = Reader(state)
    reader.read_lines(text)
    reader.resume(state, turn)
    return state
