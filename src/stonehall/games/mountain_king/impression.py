"""What a learnt judgement reads of a state with two sides: honor, what is owned, and what can still come of it.

Everything that it reads lies open on the table. Little is read of the other side: neither can take much from it.
"""

from __future__ import annotations

from typing import Final

from stonehall.games.mountain_king.evaluation import Prospects
from stonehall.games.mountain_king.resources import RESOURCES
from stonehall.games.mountain_king.scoring import honor, network_of, possessions
from stonehall.games.mountain_king.state import State
from stonehall.games.mountain_king.worth import MANY_TURNS, RECRUITS
from stonehall.kernel.impression import Impression, Vocabulary

SIDES: Final = ("mine", "theirs")
TURNS: Final = 8
"""Turns to come are told one by one up to so many; 0 also while the end has not begun."""
MOST_TILES: Final = 30
MINE: Final = (
    "rule of thumb", "tunnels", "halls", "statues", "tokens", "coronation", "sets", "certain statues", "hoped statues",
    "hall", "resources", "ground", "pedestals", "yields", "time left", "cells", *RESOURCES,
)  # fmt: skip
SCALES: Final = (
    40.0, 25.0, 15.0, 15.0, 4.0, 3.0, 3.0, 8.0, 4.0, 6.0, 8.0, 5.0, 2.0, 8.0, 1.0, 15.0, *[4.0] * len(RESOURCES),
)  # fmt: skip
THEIRS: Final = ("honor", "cells", "resources")
THEIR_SCALES: Final = (40.0, 15.0, 8.0)

VOCABULARY: Final = Vocabulary([f"my {what}" for what in MINE] + [f"their {what}" for what in THEIRS])
FORM: Final = VOCABULARY.add("form", ("two", "teams"))
RECRUITED: Final = VOCABULARY.add("recruited", SIDES, range(2 * RECRUITS + 1))
TO_COME: Final = VOCABULARY.add("turns to come", range(TURNS))
HALL_LEFT: Final = VOCABULARY.add("hall left", range(6))
TILES: Final = VOCABULARY.add("tiles", SIDES, range(MOST_TILES + 1))


def impression(s: State, seat: int) -> Impression | None:
    if s.settings.sides != 2:
        return None
    side = s.settings.seating.side_of[seat]
    own = Prospects(s, side)
    words = [FORM + int(s.settings.teams), TO_COME + (0 if own.turns == MANY_TURNS else min(own.turns, TURNS - 1))]
    words += [HALL_LEFT + hall for hall in range(6) if s.halls_left >> hall & 1]
    other = 1 - side
    cells = network_of(s, other)
    for who, one, dug in ((0, side, own.cells), (1, other, cells)):
        recruited = sum([s.recruits[seat] for seat in s.settings.seating.seats_of[one]])
        tiles = sum([1 for tile in s.tiles if tile.mask & dug])
        words.append(RECRUITED + who * (2 * RECRUITS + 1) + recruited)
        words.append(TILES + who * (MOST_TILES + 1) + min(tiles, MOST_TILES))
    told = [
        own.total, s.tunnel_honor[side], own.halls, own.statues, s.pedestal_honor[side], s.coronation_honor[side],
        own.sets, own.certain, own.hoped, own.hall, own.resources, own.ground, own.pedestals, own.yields, own.left,
        own.cells.bit_count(), *own.amounts,
    ]  # fmt: skip
    amounts = possessions(s, other)
    theirs = [honor(s, other), cells.bit_count(), sum(amounts)]
    numbers = [value / scale for value, scale in zip(told, SCALES, strict=True)]
    return Impression(words, numbers + [value / scale for value, scale in zip(theirs, THEIR_SCALES, strict=True)])
