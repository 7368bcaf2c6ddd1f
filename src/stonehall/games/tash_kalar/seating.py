"""Who plays: the forms, seats and sides of a game, and the cards of each player.

A *seat* is a player, a *side* the owner of one colour of pieces: the same in most games, two seats to a side in a team
game. The side of a seat has the number of its first seat.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.tash_kalar.cards import being_of
from stonehall.kernel.inheritance import mypyc_attr
from stonehall.kernel.pile import Pile
from stonehall.toolkit.seats import Seating

SEATS: Final = ("south", "north", "west", "east")
MOST_SIDES: Final = 4

HIGH_FORM: Final = 0
DUEL: Final = 1
MELEE: Final = 2
FORMS: Final = ("high-form", "duel", "melee")

DISCS: Final = 17
LEGENDARY_PIECES: Final = 3
SIDEWAYS: Final = 6
"""How many cards of a deck lie sideways in a team game (TK-TEAM-6)."""
TURN_LIMIT: Final = 1000
"""The rules know none (TK-END-13); this one only makes sure that every simulation ends."""
NO_CARD: Final = -1
NOBODY: Final = -1

PENDING_COST: Final = 2
"""What a being that is still pending takes away (TK-WARP-5)."""


class Settings:
    """The options of a game that rules ask for (shared by all its states)."""

    def __init__(self, form: int, seats: int, teams: bool, schools: tuple[str, ...], turn_limit: int) -> None:
        self.form = form
        self.seats = seats
        self.teams = teams
        self.schools = schools
        self.turn_limit = turn_limit
        self.seating = Seating([seat % 2 if teams else seat for seat in range(seats)])
        """Who plays with whom; the turns of teams alternate (TK-TEAM-1)."""
        self.sides = self.seating.sides

    @property
    def discs(self) -> int:
        """The discs of a colour that are left to play with (TK-COMP-6..9)."""
        return DISCS - (0, 1, self.sides - 1)[self.form]

    @property
    def goal(self) -> int:
        """The points that trigger the end (TK-END-2..4)."""
        return (9, 18, 12 if self.sides == 3 else 10)[self.form]


@mypyc_attr(acyclic=True)
class Seat:
    """One player's deck and cards."""

    __slots__ = ("aside", "discard", "flares", "hand", "legends", "pile")

    def __init__(self, pile: Pile, like: Seat | None = None) -> None:
        self.pile = pile
        self.hand: list[int] = [] if like is None else like.hand.copy()
        """The beings of the own deck."""
        self.legends: list[int] = [] if like is None else like.legends.copy()
        self.flares: list[int] = [] if like is None else like.flares.copy()
        self.discard: list[int] = [] if like is None else like.discard.copy()
        self.aside = NO_CARD
        """The card that lies open in front of the player: a frozen one (TK-FROST-1) or a pending being (TK-WARP-1)."""

    def clone(self) -> Seat:
        copy = Seat(self.pile.clone(), self)
        copy.aside = self.aside
        return copy

    def pending(self) -> list[int]:
        """The pending being, if there is one."""
        return [self.aside] if self.aside != NO_CARD and being_of(self.aside).warp is not None else []

    def summonable(self) -> list[int]:
        """Everything that can be summoned if its pattern is there (TK-SUM-1, TK-WARP-4)."""
        return self.hand + self.legends + self.pending()

    def let_go(self, card: int) -> None:
        """A card leaves the hand."""
        for held in (self.hand, self.legends, self.flares):
            if card in held:
                held.remove(card)
                return

    def cards(self) -> list[int]:
        return self.hand + self.legends + self.flares
