"""Who sits where and plays with whom.

A *seat* is a player; seats count in the order of turns. A *side* is what plays together: one seat, or a team. Sides are
numbered from 0 in the order of their first seats. Rules that say *friend* and *enemy* mean sides; rules that say *you*
mean a seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 5


class Seating:
    """The seats of a game with their sides, everything computed once.

    It is made from one label for each seat; seats with equal labels play together:

    >>> duel = Seating([0, 1])
    >>> duel.opponents(0), duel.next_seat(1)
    ((1,), 0)
    >>> teams = Seating(["sun", "moon", "sun", "moon"])
    >>> teams.side_of, teams.allies(2), teams.opponents(2), teams.partner(2)
    ((0, 1, 0, 1), (0, 2), (1, 3), 0)
    >>> teams.are_allies(1, 3), teams.are_allies(1, 2)
    (True, False)
    >>> teams.other_sides(0), teams.seats_from(2)
    ((1,), [2, 3, 0, 1])
    """

    def __init__(self, sides: Sequence[object]) -> None:
        labels: list[object] = []
        numbers: list[int] = []
        for label in sides:
            if label not in labels:
                labels.append(label)
            numbers.append(labels.index(label))
        if not FEWEST_SEATS <= len(numbers) <= MOST_SEATS or len(labels) < 2:
            raise ValueError(f"{FEWEST_SEATS} to {MOST_SEATS} seats on two sides or more, not {list(sides)}")
        seats = range(len(numbers))
        self.seats = len(numbers)
        self.sides = len(labels)
        self.side_of: tuple[int, ...] = tuple(numbers)
        """The side of each seat."""
        self.seats_of: tuple[tuple[int, ...], ...] = tuple(
            [tuple([seat for seat in seats if numbers[seat] == side]) for side in range(len(labels))]
        )
        """The seats of each side."""
        self._opponents: tuple[tuple[int, ...], ...] = tuple(
            [tuple([other for other in seats if numbers[other] != numbers[seat]]) for seat in seats]
        )
        self._other_sides: tuple[tuple[int, ...], ...] = tuple(
            [tuple([other for other in range(len(labels)) if other != side]) for side in range(len(labels))]
        )
        self._partner: tuple[int, ...] = tuple([self._next_ally(seat) for seat in seats])

    def _next_ally(self, seat: int) -> int:
        team = self.seats_of[self.side_of[seat]]
        return team[(team.index(seat) + 1) % len(team)]

    def are_allies(self, one: int, other: int) -> bool:
        """Whether two seats play together; a seat is its own ally."""
        return self.side_of[one] == self.side_of[other]

    def allies(self, seat: int) -> tuple[int, ...]:
        """The seats of a seat's side, itself among them."""
        return self.seats_of[self.side_of[seat]]

    def opponents(self, seat: int) -> tuple[int, ...]:
        """The seats of all other sides."""
        return self._opponents[seat]

    def other_sides(self, side: int) -> tuple[int, ...]:
        """All sides but this one."""
        return self._other_sides[side]

    def partner(self, seat: int) -> int:
        """The next seat of the same side, which takes over or speaks for it; without a team the seat itself."""
        return self._partner[seat]

    def next_seat(self, seat: int) -> int:
        """The seat whose turn comes after this one's."""
        return (seat + 1) % self.seats

    def seats_from(self, seat: int) -> list[int]:
        """All seats in the order of turns, beginning with this one."""
        return [(seat + place) % self.seats for place in range(self.seats)]
