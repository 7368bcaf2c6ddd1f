"""Scenarios: a position, plays, and what came of it, in the words of the game.

game = scenario('''
    south common c4 c5 c6
    south hand swordmaster
    north common d4
''')
game.play("summon swordmaster c5", "destroy d4")
assert game.piece("c5") == "south heroic"
"""

from __future__ import annotations

import stonehall
from stonehall.games.tash_kalar.arena import GRID, square_named, squares_of
from stonehall.games.tash_kalar.cards import CARDS, RANKS
from stonehall.games.tash_kalar.seating import MOST_SIDES, SEATS
from stonehall.games.tash_kalar.state import State
from stonehall.games.tash_kalar.view_shape import View
from stonehall.kernel import Event
from tests.scenario import Table, example_position

GAME = stonehall.load("tash-kalar")
FULL = "c1 d1 e1 f1 g1 b2 c2 d2 e2 f2 g2 h2"
"""Twelve squares, far from what happens."""


class Scenario(Table[State]):
    """A state with questions a test wants to ask."""

    # Playing ----------------------------------------------------------------------------------------------------------

    def starting(self, *beginning: str) -> list[str]:
        """The legal plays that begin with these words."""
        words = " ".join(beginning)
        return [text for text in self.options if text == words or text.startswith(words + " ")]

    def targets(self, verb: str) -> str:
        """The last words of the legal plays of a verb: the squares that may be chosen."""
        return " ".join(text.split()[-1] for text in self.starting(verb))

    def summons(self, card: str) -> str:
        """Where a card of the hand can be summoned, with the details that are to be said."""
        return ", ".join(text.removeprefix(f"summon {card} ") for text in self.starting("summon", card))

    # Looking ----------------------------------------------------------------------------------------------------------

    def piece(self, square: str) -> str:
        """Owner and rank of the piece on a square (``south heroic``); empty for an empty square."""
        s, place = self.state, square_named(square)
        return f"{SEATS[s.side_on(place)]} {RANKS[s.rank_on(place)]}" if s.board[place] else ""

    def squares(self, seat: str, rank: str = "") -> str:
        """Where the pieces of a seat stand, of one rank or all."""
        s, side = self.state, SEATS.index(seat)
        masks = {
            "": s.pieces[side],
            "common": s.pieces[side] & ~s.upgraded[side],
            "heroic": s.upgraded[side] & ~s.legendary[side],
            "legendary": s.legendary[side],
        }
        return " ".join(GRID.name(square) for square in squares_of(masks[rank]))

    def points(self, seat: str, colour: str = "") -> int:
        """The score of a seat, or its points in one colour."""
        side = SEATS.index(seat)
        return self.state.points[side * MOST_SIDES + SEATS.index(colour)] if colour else self.state.score(side)

    def lost(self, seat: str) -> list[int]:
        """The commons, heroics and legendary pieces of a seat that were destroyed by the active player this turn."""
        row = SEATS.index(seat) * MOST_SIDES
        return self.state.kills[row + 1 : row + MOST_SIDES]

    def hand(self, seat: str) -> list[str]:
        return sorted(CARDS[card].id for card in self.state.seats[SEATS.index(seat)].cards())

    def discard(self, seat: str) -> list[str]:
        return [CARDS[card].id for card in self.state.seats[SEATS.index(seat)].discard]

    def aside(self, seat: str) -> str:
        """The card that lies open in front of a seat; empty if there is none."""
        return self.view["sides"][SEATS.index(seat)]["aside"]

    @property
    def gateway(self) -> str:
        """Where the Gateway stands; empty if there is none."""
        return self.view["gateway"]

    @property
    def actions(self) -> int:
        return self.state.actions

    @property
    def view(self) -> View:
        """What everybody sees."""
        return self.state.view(None)

    def told(self, id: str) -> list[Event]:
        return [event for event in self.log if event.id == id]


def scenario(lines: str, patient: bool = False) -> Scenario:
    """A scenario from the lines of a position (without its head line).

    Without a line ``settings`` it is a duel of northern (south) against southern; without a line ``turn`` it is south's
    third turn with two actions.
    """
    text = "\n".join(line.strip() for line in lines.strip().splitlines())
    if not any(line.startswith("turn ") for line in text.splitlines()):
        first, _, rest = text.partition("\n")
        text = f"{first}\nturn 3 south\n{rest}" if first.startswith("settings") else f"turn 3 south\n{text}"
    return Scenario(GAME.from_position("tash-kalar position\n" + text), patient)


def example(id: str) -> Scenario:
    """A worked example, as the rules show it."""
    return Scenario(GAME.from_position(example_position("tash-kalar", id)))


def fresh(**options: str) -> Scenario:
    """A game at its very beginning."""
    return Scenario(GAME.start(options))
