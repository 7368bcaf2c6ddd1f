"""The toolkit: what several games are made of."""

from __future__ import annotations

from itertools import product

import pytest

from stonehall.toolkit.seats import Seating

SEATINGS = [sides for seats in range(2, 6) for sides in product(range(3), repeat=seats) if len(set(sides)) > 1]


def test_a_duel_has_one_opponent_each() -> None:
    duel = Seating(["south", "north"])
    assert (duel.seats, duel.sides, duel.side_of) == (2, 2, (0, 1))
    assert [duel.opponents(seat) for seat in (0, 1)] == [(1,), (0,)]
    assert [duel.allies(seat) for seat in (0, 1)] == [(0,), (1,)]
    assert [duel.partner(seat) for seat in (0, 1)] == [0, 1]


def test_two_teams_of_two_sit_across() -> None:
    teams = Seating([0, 1, 0, 1])
    assert (teams.seats, teams.sides, teams.seats_of) == (4, 2, ((0, 2), (1, 3)))
    assert [teams.partner(seat) for seat in range(4)] == [2, 3, 0, 1]
    assert [teams.next_seat(seat) for seat in range(4)] == [1, 2, 3, 0]


def test_sides_are_numbered_in_the_order_of_their_first_seats() -> None:
    assert Seating(["moon", "sun", "sun", "star", "moon"]).side_of == (0, 1, 1, 2, 0)


@pytest.mark.parametrize("sides", SEATINGS, ids=lambda sides: "".join(map(str, sides)))
def test_every_other_seat_is_an_ally_or_an_opponent(sides: tuple[int, ...]) -> None:
    seating = Seating(sides)
    for seat in range(seating.seats):
        allies, opponents = seating.allies(seat), seating.opponents(seat)
        assert sorted(allies + opponents) == list(range(seating.seats))
        assert allies == tuple(other for other in range(seating.seats) if sides[other] == sides[seat])
        assert [other for other in range(seating.seats) if seating.are_allies(seat, other)] == list(allies)
        assert seating.partner(seat) in allies
        assert (seating.partner(seat) == seat) == (len(allies) == 1)
        assert seating.seats_of[seating.side_of[seat]] == allies


@pytest.mark.parametrize("sides", [[0], [0, 0], [0, 1, 2, 3, 4, 5], []])
def test_no_game_is_seated_alone_or_without_enemies(sides: list[int]) -> None:
    with pytest.raises(ValueError, match="2 to 5 seats on two sides"):
        Seating(sides)
