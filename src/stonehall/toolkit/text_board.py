"""A board with cards in plain characters."""

from __future__ import annotations

from collections.abc import Mapping

from stonehall.toolkit.grid import column_name

ROWS = 8


def rows_of(columns: int, signs: Mapping[str, str], told: Mapping[str, str], empty: str) -> list[str]:
    """The letters of the columns, and each row from the top with what is told of its squares.

    >>> print(rows_of(3, {"b7": "F"}, {"b7": "b7 frost-mage 2/3"}, ".")[2])
    7 . F .   b7 frost-mage 2/3
    """
    letters = [column_name(column) for column in range(columns)]
    lines = ["  " + " ".join(letters)]
    for row in range(ROWS, 0, -1):
        names = [f"{letter}{row}" for letter in letters]
        shown = " ".join([signs.get(name, empty) for name in names])
        lines.append(f"{row} {shown}   {', '.join([told[name] for name in names if name in told])}".rstrip())
    return lines
