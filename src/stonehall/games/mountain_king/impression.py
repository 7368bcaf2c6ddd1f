"""What a learnt judgement reads of a state with two sides: honor, what is owned, and what can still come of it.

Everything that it reads lies open on the table.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.evaluation import pyramid_yields, side_value, time_left
from stonehall.games.mountain_king.prospects import ground_prospects, hall_prospects, statue_prospects
from stonehall.games.mountain_king.resources import RESOURCES, STATUE_CLANS
from stonehall.games.mountain_king.scoring import best_sets, halls, network_of, possessions, statues
from stonehall.games.mountain_king.state import State
from stonehall.games.mountain_king.worth import MANY_TURNS, RECRUITS, resources_worth, turns_to_come
from stonehall.kernel.impression import Impression, Vocabulary

SIDES: Final = ("mine", "theirs")
TURNS: Final = 8
"""Turns to come are told one by one up to so many; 0 also while the end has not begun."""
MOST_TILES: Final = 30
OF_EACH: Final = (
    "rule of thumb", "tunnels", "halls", "statues", "tokens", "coronation", "sets", "certain statues", "hoped statues",
    "hall", "resources", "ground", "pedestals", "yields", "time left", "cells", *RESOURCES,
)  # fmt: skip
SCALES: Final = (
    40.0, 25.0, 15.0, 15.0, 4.0, 3.0, 3.0, 8.0, 4.0, 6.0, 8.0, 5.0, 2.0, 8.0, 1.0, 15.0, *[4.0] * len(RESOURCES),
)  # fmt: skip

VOCABULARY: Final = Vocabulary(["lead", *[f"{what} {side}" for side in SIDES for what in OF_EACH]])
FORM: Final = VOCABULARY.add("form", ("two", "teams"))
RECRUITED: Final = VOCABULARY.add("recruited", SIDES, range(2 * RECRUITS + 1))
TO_COME: Final = VOCABULARY.add("turns to come", SIDES, range(TURNS))
HALL_LEFT: Final = VOCABULARY.add("hall left", range(6))
TILES: Final = VOCABULARY.add("tiles", SIDES, range(MOST_TILES + 1))
BEGAN: Final = VOCABULARY.add("began")


def impression(s: State, seat: int) -> Impression | None:
    if s.settings.sides != 2:
        return None
    side = s.settings.seating.side_of[seat]
    words = [FORM + int(s.settings.teams)]
    words += [HALL_LEFT + hall for hall in range(6) if s.halls_left >> hall & 1]
    if s.settings.seating.side_of[s.first] == side:
        words.append(BEGAN)
    numbers = [0.0]
    _tell(s, side, 0, words, numbers)
    _tell(s, 1 - side, 1, words, numbers)
    numbers[0] = 2 * (numbers[1] - numbers[1 + len(OF_EACH)])
    return Impression(words, numbers)


def _tell(s: State, side: int, who: int, words: list[int], numbers: list[float]) -> None:
    """What one side has, and may hope for."""
    cells, amounts, turns = network_of(s, side), possessions(s, side), turns_to_come(s, side)
    seats = s.settings.seating.seats_of[side]
    words.append(RECRUITED + who * (2 * RECRUITS + 1) + sum([s.recruits[seat] for seat in seats]))
    words.append(TO_COME + who * TURNS + (0 if turns == MANY_TURNS else min(turns, TURNS - 1)))
    tiles = sum([1 for tile in s.tiles if tile.mask & cells])
    words.append(TILES + who * (MOST_TILES + 1) + min(tiles, MOST_TILES))
    certain, hoped = statue_prospects(s, side, seats)
    told = [
        side_value(s, side), s.tunnel_honor[side], halls(s, side), statues(s, side), s.pedestal_honor[side],
        s.coronation_honor[side], best_sets(amounts), certain, hoped, hall_prospects(s, side, cells),
        resources_worth(s, side, amounts, turns), ground_prospects(s, cells),
        sum(s.pedestals[side * STATUE_CLANS : (side + 1) * STATUE_CLANS]),
        sum([pyramid_yields(s, seat) for seat in seats]), time_left(s, side, turns), cells.bit_count(), *amounts,
    ]  # fmt: skip
    for value, scale in zip(told, SCALES, strict=True):
        numbers.append(value / scale)
