"""How pieces stand to each other is counted in machine words as square by square."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.tash_kalar.arena import COLUMNS, SQUARES, distance, mask_of
from stonehall.games.tash_kalar.patterns import BoardMask
from stonehall.games.tash_kalar.standing import alone, common, count, facing, pairs_in, pairs_in_line

NEIGHBOURS = {one: {other for other in SQUARES if distance(one, other) == 1} for one in SQUARES}


def in_line(one: int, other: int) -> bool:
    return one % COLUMNS == other % COLUMNS or one // COLUMNS == other // COLUMNS


@pytest.mark.parametrize("size", [0, 1, 5, 20, 45, len(SQUARES)])
def test_counts_are_those_of_single_squares(size: int) -> None:
    rng = Random(size)
    for _ in range(20):
        pieces = set(rng.sample(SQUARES, size))
        others = set(rng.sample(SQUARES, rng.randrange(len(SQUARES))))
        mask, other_mask = BoardMask(mask_of(sorted(pieces))), BoardMask(mask_of(sorted(others)))
        pairs = [(one, other) for one in pieces for other in NEIGHBOURS[one] & pieces if one < other]

        assert count(mask) == size
        assert common(mask, other_mask) == len(pieces & others)
        assert pairs_in(mask) == len(pairs)
        assert pairs_in_line(mask) == len([pair for pair in pairs if in_line(*pair)])
        assert alone(mask) == len([one for one in pieces if not NEIGHBOURS[one] & pieces])
        assert facing(mask, other_mask) == len([other for other in others - pieces if NEIGHBOURS[other] & pieces])
