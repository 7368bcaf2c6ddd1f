"""Positions of Lanterns as text, in the middle of a breeze as well."""

from __future__ import annotations

from lanterns.rules import COLOURS, PLACES, SEATS, Canal, step, turn
from stonehall.toolkit.position import PositionReader, Words, agenda_lines, unknown

HEADS = ("turn", "pile", "points", "hand", "lit", "over", "agenda")


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

    def line(self, head: str, words: Words) -> None:
        s = self.state
        if head == "turn":
            s.turn, s.active = words.number(), words.one_of(SEATS)
        elif head == "pile":
            s.pile.loose = self.colours(words)
        elif head == "points":
            seat = words.one_of(SEATS)
            s.points[seat] = words.number()
        elif head == "hand":
            seat = words.one_of(SEATS)
            s.hands[seat] = self.colours(words)
        elif head == "lit":
            place = words.one_of(PLACES)
            s.lit[place] = words.one_of(COLOURS)
        elif head == "over":
            s.over = True
        else:
            raise unknown("position-line", head, HEADS, known=", ".join(HEADS))

    def colours(self, words: Words) -> list[int]:
        return [words.one_of(COLOURS) for _ in list(words.rest)]


def read_position(state: Canal, text: str) -> Canal:
    reader = Reader(state)
    reader.read_lines(text)
    reader.resume(state, turn)
    return state
