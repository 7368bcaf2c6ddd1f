"""Tables for the reports that tools write."""

from __future__ import annotations

from collections.abc import Sequence


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """The lines of a table, with an empty one after it.

    >>> table(["", "won"], [["one", "2"]])
    ['|  | won |', '| --- | --- |', '| one | 2 |', '']
    """
    lines = ["| " + " | ".join(row) + " |" for row in (head, ["---"] * len(head), *rows)]
    return [*lines, ""]
