"""The options of a decision as a person reads them: numbered, and where they are many, grouped step by step."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from stonehall.terminal.display import Display, View
from stonehall.terminal.layout import Marks, flow

SHORT = 20
"""Labels up to this length stand side by side."""
GAP = 3
"""Spaces between two columns."""


@dataclass(frozen=True)
class Entry:
    """One line of a menu: a play, or several plays that have their first ``depth`` steps in common."""

    label: str
    texts: tuple[str, ...]
    places: tuple[str, ...] = ()
    depth: int = 0

    @property
    def is_group(self) -> bool:
        return len(self.texts) > 1


class Menu:
    """Numbered entries (from 1)."""

    def __init__(
        self, entries: Sequence[Entry], title: str = "", display: Display | None = None, view: View | None = None
    ) -> None:
        self.entries = list(entries)
        self.title = title
        self.display = display
        self.view: View = view or {}

    @classmethod
    def of(cls, display: Display, view: View, texts: Sequence[str], few: int) -> Menu:
        """The options one by one if they are few, else grouped by their first step."""
        if len(texts) <= few:
            return cls.among(display, view, texts, "")
        return cls(_grouped(display, view, texts, 0), display=display, view=view)

    @classmethod
    def within(
        cls, display: Display, view: View, texts: Sequence[str], title: str, depth: int, few: int = sys.maxsize
    ) -> Menu:
        """The plays of one group: what they have in common is said by the title, so only the rest is listed."""
        if len(texts) > few:
            entries = _grouped(display, view, texts, depth)
        else:
            entries = [_single(display, view, text, display.rest_label(view, text, depth)) for text in texts]
        return cls(entries, title, display, view)

    @classmethod
    def among(cls, display: Display, view: View, texts: Sequence[str], title: str) -> Menu:
        """Some plays, one by one and in full."""
        entries = [_single(display, view, text, display.label(view, text)) for text in texts]
        return cls(entries, title, display, view)

    def marks(self) -> Marks:
        """What the board points at: the squares to choose from, or, where those say too little, who may act."""
        if self.display is None:
            return Marks()
        places = [entry.places[0] for entry in self.entries if len(entry.places) == 1 and not entry.is_group]
        actors = frozenset(
            actor for entry in self.entries for text in entry.texts for actor in self.display.actors(self.view, text)
        )
        if len(set(places)) < len(places) or any(entry.is_group for entry in self.entries):
            return Marks({}, actors)
        numbered = {entry.places[0]: str(place) for place, entry in enumerate(self.entries, 1) if entry.places}
        return Marks(numbered, actors)

    def draw(self, width: int, height: int) -> Text:
        """The menu in the first form that fits: a line each with its squares, columns with or without them, a flow."""
        forms = [self._lines(squares=True), self._lines(squares=False)]
        if all(len(entry.label) <= SHORT and not entry.is_group for entry in self.entries):
            return flow(forms[0], width)
        if len(forms[0]) <= height and any(entry.is_group for entry in self.entries):
            return _columns(forms[0], width, 1)
        for form in forms:
            widest = max((cell_len(line.plain) for line in form), default=0) + GAP
            for count in range(1, max(1, width // widest) + 1):
                if -(-len(form) // count) <= height:
                    return _columns(form, width, count)
        return flow(forms[1], width)

    def _lines(self, squares: bool) -> list[Text]:
        digits = len(str(len(self.entries)))
        lines = []
        for place, entry in enumerate(self.entries, 1):
            line = Text.assemble((f" {place:>{digits}} ", "bold yellow"), entry.label)
            if entry.is_group:
                told = f": {' '.join(entry.places)}" if squares and entry.places else f" ({len(entry.texts)})"
                line.append(told, "bright_black")
            lines.append(line)
        return lines


def _single(display: Display, view: View, text: str, label: str) -> Entry:
    return Entry(label, (text,), _places(display, view, [text]))


def _grouped(display: Display, view: View, texts: Sequence[str], depth: int) -> list[Entry]:
    """Plays by their next step; where all go the same way, by the one in which they differ."""
    said = depth
    steps = {text: display.steps(view, text) for text in texts}
    while True:
        groups: dict[tuple[str, ...], list[str]] = {}
        for text in texts:
            groups.setdefault(steps[text][: depth + 1], []).append(text)
        if len(groups) > 1 or all(len(path) <= depth + 1 for path in steps.values()):
            break
        depth += 1
    entries = []
    for path, members in groups.items():
        if len(members) == 1 or len(path) <= depth:  # these go no further: there is nothing to group them by
            for text in members:
                label = display.rest_label(view, text, said) if said else display.label(view, text)
                entries.append(_single(display, view, text, label))
        else:
            ordered = sorted(members, key=lambda text: (display.place(view, text), text))
            label = display.group_label(view, members[0], said, depth + 1)
            entries.append(Entry(label, tuple(ordered), _places(display, view, members), depth + 1))
    return entries


def _places(display: Display, view: View, texts: Sequence[str]) -> tuple[str, ...]:
    return tuple(sorted({place for text in texts if (place := display.place(view, text))}))


def _columns(lines: Sequence[Text], width: int, count: int) -> Text:
    """Lines laid out in columns, read downwards."""
    height = -(-len(lines) // count)
    room = width // count
    rows = []
    for row in range(height):
        line = Text()
        for cell in lines[row::height]:
            padded = cell.copy()
            padded.truncate(room, overflow="ellipsis")
            padded.pad_right(max(0, room - padded.cell_len))
            line.append_text(padded)
        line.rstrip()
        rows.append(line)
    return Text("\n").join(rows)


def matching(words: Sequence[str], texts: Sequence[str]) -> list[str]:
    """The plays that typed words may mean: each begins a word (or a part of it) in order; the verb may be left out.

    >>> plays = ["move c3 c5", "move c3 c4", "move d1 c4", "summon ice-golem c4", "end"]
    >>> matching(["c3", "c5"], plays), matching(["golem", "c4"], plays), matching(["move", "c3"], plays)
    (['move c3 c5'], ['summon ice-golem c4'], ['move c3 c5', 'move c3 c4'])
    """
    found = []
    for text in texts:
        parts = text.split()
        if _begins(words, parts) or _begins(words, parts[1:]):
            found.append(text)
    exact = [text for text in found if text.split()[-len(words) :] == list(words)]
    return exact if len(exact) == 1 else found


def _begins(words: Sequence[str], parts: Sequence[str]) -> bool:
    return len(words) <= len(parts) and all(
        f"-{part}".find(f"-{word}") >= 0 for word, part in zip(words, parts, strict=False)
    )
