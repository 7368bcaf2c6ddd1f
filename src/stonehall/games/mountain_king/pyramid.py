"""The two pyramids: which place lies above which in the horde and in a trollsmoot (MK-BRIBE-1, MK-PLACE-1..3).

>>> [PLACE_NAMES[place] for place in BENEATH[PLACE_NAMES.index("c2")]]
['b2', 'b3', 'a2', 'a3', 'a4']
>>> TRIANGLE[7]
(7, 4, 5, 0, 1, 2)
"""

from __future__ import annotations

from typing import Final

HORDE_ROWS: Final = (5, 4, 3)
SMOOT_ROWS: Final = (4, 3, 2, 1)


def _rows(lengths: tuple[int, ...]) -> list[list[int]]:
    """The numbers of the places, row by row from below."""
    rows: list[list[int]] = []
    first = 0
    for length in lengths:
        rows.append(list(range(first, first + length)))
        first += length
    return rows


def _directly_beneath(lengths: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each place the two it lies between and above."""
    rows = _rows(lengths)
    found: list[tuple[int, ...]] = [()] * len(rows[0])
    for row in range(1, len(rows)):
        found += [(rows[row - 1][place], rows[row - 1][place + 1]) for place in range(len(rows[row]))]
    return tuple(found)


def _all_beneath(directly: tuple[tuple[int, ...], ...], place: int) -> tuple[int, ...]:
    """All places beneath one, row by row from above, each once."""
    found: list[int] = []
    row = list(directly[place])
    while row:
        found += row
        below: list[int] = []
        for one in row:
            below += [other for other in directly[one] if other not in below]
        row = below
    return tuple(found)


_horde: Final = _directly_beneath(HORDE_ROWS)
_smoot: Final = _directly_beneath(SMOOT_ROWS)

PLACE_NAMES: Final = tuple(
    [f"{letter}{place}" for letter, length in zip("abc", HORDE_ROWS, strict=True) for place in range(length)]
)
SLOT_NAMES: Final = tuple(
    [f"{row}{'abcd'[place]}" for row, length in enumerate(SMOOT_ROWS, 1) for place in range(length)]
)

BENEATH: Final = tuple([_all_beneath(_horde, place) for place in range(len(_horde))])
"""For each place of the horde those that must be bribed (MK-BRIBE-1)."""
SUPPORTS: Final = _smoot
"""For each slot of a trollsmoot the two it stands on (MK-PLACE-1)."""
TRIANGLE: Final = tuple([(slot, *_all_beneath(_smoot, slot)) for slot in range(len(_smoot))])
"""For each slot those that a troll placed there activates, itself first (MK-CASC-1)."""
OPEN_ABOVE: Final = tuple(
    [tuple([above for above in range(len(_smoot)) if above != slot and slot in TRIANGLE[above]]) for slot in range(10)]
)
"""For each slot those whose trolls would activate it."""
