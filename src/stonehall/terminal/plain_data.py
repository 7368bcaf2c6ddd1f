"""Plain data (numbers, words, lists, mappings) as a table that a person can read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table as RichTable
from rich.text import Text

from stonehall.terminal.layout import LAMP, QUIET, Marks

if TYPE_CHECKING:
    from stonehall.terminal.fallback import FallbackDisplay

HIDDEN = "?"
NOTHING = "–"
YES = "✓"


class PlainData:
    """Writes data of a game in its words: a key as the message ``PREFIX-view-KEY`` where there is one, cards by their
    names, seats by theirs. Places that may be chosen are lit.
    """

    def __init__(self, display: FallbackDisplay, marks: Marks | None = None) -> None:
        self.display = display
        self.marks = marks or Marks()

    def name(self, key: str) -> str:
        """What a key is called."""
        message = f"{self.display.game.prefix}-view-{key.replace('_', '-')}"
        if self.display.words.has(message):
            return self.display.words.get(message)
        return key.replace("_", " ").replace("-", " ")

    def by_seat(self, data: Mapping[str, Any]) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
        """What is said of each seat (``{key: {seat: value}}``), and the rest.

        A mapping from seats says it, and so does a list of mappings with the key ``seat``.
        """
        seats = set(self.display.seats)
        said: dict[str, dict[str, Any]] = {}
        rest: dict[str, Any] = {}
        for key, value in data.items():
            if isinstance(value, Mapping) and value and set(value) <= seats:
                said[key] = dict(value)
            elif _is_rows(value) and all(row.get("seat") in seats for row in value):
                for row in value:
                    for own, fact in row.items():
                        if own != "seat":
                            said.setdefault(own, {})[row["seat"]] = fact
            else:
                rest[key] = value
        return said, rest

    def table(self, data: Mapping[str, Any]) -> RichTable | None:
        """A line for each key; ``None`` if there is nothing to say."""
        if not data:
            return None
        grid = RichTable(box=None, padding=(0, 2, 0, 1), show_header=False)
        grid.add_column(style=QUIET, no_wrap=True)
        grid.add_column()
        for key, value in data.items():
            grid.add_row(self.name(key), self._rows(value) if _is_rows(value) else self.text(value))
        return grid

    def _rows(self, rows: Sequence[Mapping[str, Any]]) -> RichTable:
        """A list of like things as a table of its own."""
        grid = RichTable(box=None, padding=(0, 2, 0, 0), header_style=QUIET)
        keys = list(dict.fromkeys(key for row in rows for key in row))
        for key in keys:
            grid.add_column(self.name(key))
        for row in rows:
            grid.add_row(*[self.text(row.get(key)) for key in keys])
        return grid

    def text(self, value: Any) -> Text:
        """A value in one run of text."""
        if value is None:
            return Text(HIDDEN, QUIET)
        if isinstance(value, bool):
            return Text(YES if value else NOTHING)
        if isinstance(value, str):
            return self._word(value)
        if isinstance(value, Mapping):
            names = [self._word(str(key)).plain for key in value]
            parts = [
                Text.assemble((f"{name} ", QUIET), self.text(value[key]))
                for key, name in zip(value, names, strict=True)
            ]
            return Text(" · ").join(parts) if parts else Text(NOTHING, QUIET)
        if isinstance(value, Sequence):
            return Text(", ").join([self.text(part) for part in value]) if value else Text(NOTHING, QUIET)
        return Text(str(value), "bold")

    def _word(self, word: str) -> Text:
        if not word:
            return Text(NOTHING, QUIET)
        if word in self.marks.choices:
            return Text(f"[{self.marks.choices[word]}]{word}", LAMP)
        name = self.display.seat_name(word) if word in self.display.seats else self.display.card_name(word)
        return Text(name, "bold underline" if word in self.marks.actors else "bold")


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, Mapping) for row in value)
