"""Cards of a game searched by the words of a command line, and listed in columns."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.text import Text

from stonehall.kernel.spelling import did_you_mean
from stonehall.locale import Catalogue
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.layout import QUIET
from stonehall.toolkit.names import id_of

FEW: Final = 6
"""So many cards are shown in full without being asked for."""
WIDEST: Final = 120
SHEET: Final = 100
LEAST: Final = 12
"""The last column of a list is left out where it would be narrower."""

COST: Final = re.compile(r"(\d{1,3})\s*(?:(-|–|\+)\s*(\d{1,3})?)?")


# Searching ------------------------------------------------------------------------------------------------------------


def meant(arguments: Arguments, what: str, value: str, names: Mapping[str, str], known: Mapping[str, str]) -> str:
    """What a word means: one of ``known``, or one of the ``names`` in the language spoken, both as ids."""
    found = {**names, **known}.get(id_of(value), "")
    if value and not found:
        listed = ", ".join(dict.fromkeys(known.values()))
        hint = did_you_mean(id_of(value), {**names, **known})
        arguments.wrong(f"there is no {what} {value!r} ({listed}){hint}", f"--{what}")
    return found


def spoken_names(spoken: Catalogue, prefix: str, known: Mapping[str, str]) -> dict[str, str]:
    """What the language spoken calls things, as ids: the messages ``<prefix>-<id>``."""
    return {id_of(spoken.get(f"{prefix}-{id}")): meaning for id, meaning in known.items()}


def costs_in(arguments: Arguments, value: str) -> range | None:
    """The costs that a word asks for; ``None`` for no word."""
    if not value:
        return None
    match = COST.fullmatch(value.strip())
    if match is None:
        arguments.wrong(f"{value!r} is no cost; write 2, 1-3 or 5+", "--cost")
        return None
    least, most = int(match[1]), int(match[3] or (999 if match[2] else match[1]))
    if most < least:
        arguments.wrong(f"{value!r} ends before it begins; write {most}-{least}", "--cost")
    return range(least, most + 1)


# Showing --------------------------------------------------------------------------------------------------------------


def print_found(
    found: Sequence[str],
    spoken: Catalogue,
    console: Console,
    full: bool,
    sheet: Callable[[str, int], RenderableType],
    rows: Callable[[], Sequence[Text | list[Text]]],
    notes: Callable[[bool], Sequence[Text]],
) -> None:
    """Few cards in full, many as a list; then ``notes`` on the signs, of which a list has more than sheets have."""
    if not found:
        console.print(Text(spoken.get("terminal-cards-none")))
        return
    listed = not full and len(found) > FEW
    if listed:
        console.print(aligned(rows(), min(console.width, WIDEST)), "", sep="\n")
    else:
        for id in found:
            console.print(sheet(id, min(console.width, SHEET)))
    for line in notes(listed):
        console.print(line)
    if listed:
        count = spoken.get("terminal-cards-count", count=len(found))
        console.print(Text(f"{count} · {spoken.get('terminal-cards-full')}", QUIET))


def aligned(rows: Sequence[Text | list[Text]], width: int, indent: int = 2) -> Text:
    """Rows of cells in columns, titles between them. What is too long is cut at the end of its line."""
    cells = [row for row in rows if isinstance(row, list)]
    widths = [max(cell.cell_len for cell in column) for column in zip(*cells, strict=True)]
    begin = indent + sum(room + 2 for room in widths[:-1] if room)
    widths[-1] = min(widths[-1], max(0, width - begin))
    if widths[-1] < LEAST and begin + widths[-1] >= width:
        widths[-1] = 0
    lines = []
    for row in rows:
        line = Text(" " * indent) if isinstance(row, list) else row.copy()
        for cell, room in zip(row if isinstance(row, list) else [], widths, strict=False):
            if room:
                part = cell.copy()
                part.truncate(room, overflow="ellipsis")
                line.append_text(part).append(" " * (room - cell_len(part.plain) + 2))
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return Text("\n").join(lines)
