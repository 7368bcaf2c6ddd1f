"""Who plays: seats, teams, the side of the board, and the choices where the rulebook is silent."""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.components import Components
from stonehall.toolkit.seats import Seating

SEATS: Final = ("south", "west", "north", "east", "middle")
TEAM_SEATS: Final = 4
WINTER: Final = "winter"
AUTUMN: Final = "autumn"
MAPS: Final = (WINTER, AUTUMN)
TURN_LIMIT: Final = 500
"""The rules know none; this one only makes sure that every simulation ends."""


class Settings:
    """What rules ask for (shared by all states of a game)."""

    def __init__(
        self, seats: int, teams: bool, side: str, components: Components, clan_carts_pay: bool, turn_limit: int
    ) -> None:
        self.seats = seats
        self.teams = teams
        self.side = side
        self.components = components
        self.clan_carts_pay = clan_carts_pay
        """Whether a clan cart is one of *any resources* (open point B1)."""
        self.turn_limit = turn_limit
        self.mountain = components.maps[side]
        labels = ["one", "two", "two", "one"] if teams else list(range(seats))
        self.seating = Seating(labels)
        """In a team game a round runs team 1, team 2, team 2, team 1 (MK-TEAM-2)."""
        self.sides = self.seating.sides

    @property
    def workshops(self) -> int:
        """How many workshops are revealed: two for each player and one more (MK-SETUP-6)."""
        return 2 * self.seats + 1

    def start_points(self) -> list[int]:
        """Where gates may stand: the points for this number of players; two use those of any one number (MK-GATE-2)."""
        starts = self.mountain.starts
        if self.seats in starts:
            return starts[self.seats]
        return sorted({point for points in starts.values() for point in points})
