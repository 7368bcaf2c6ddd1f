"""The screen: frames are drawn over each other on a terminal and below each other everywhere else."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress

from rich.console import Console, RenderableType
from rich.text import Text

from stonehall.kernel import Event
from stonehall.locale import Catalogue
from stonehall.terminal.display import Display
from stonehall.terminal.layout import Layout, Marks, layout_for
from stonehall.terminal.menu import Menu

with suppress(ImportError):
    import readline  # noqa: F401  (gives input() a history and editing keys, where the system has it)


class Screen:
    """Shows frames, menus and remarks of one table in one language."""

    def __init__(self, console: Console, display: Display, words: Catalogue, players: Mapping[str, str]) -> None:
        self.console = console
        self.display = display
        self.words = words
        self.players = players
        self.notice = ""
        """A remark for the next frame, which would otherwise be wiped away with the last one."""

    @property
    def layout(self) -> Layout:
        return layout_for(self.console.width, self.console.height)

    def frame(
        self,
        view: Mapping[str, object],
        log: list[str],
        menu: Menu | None = None,
        question: str = "",
        clear: bool = True,
    ) -> None:
        """Draw everything: the table, what is asked, and the options in the room that is left."""
        layout = self.layout
        marks = menu.marks() if menu is not None else Marks()
        above, self.notice = self.notice, ""
        if not layout.ruled and above:  # a short terminal has no line to spare: remarks stand in the log
            log, above = [*log, above], ""
        picture = self.display.frame(view, layout, marks, log, self.players)
        if clear:
            self.clear()
        self.console.print(picture)
        asked = Text(f"{above}\n" if above else "", "italic")
        asked.append(f"► {question or self.display.prompt(view)}", "not italic bold yellow")
        self.console.print(asked)
        if menu is not None:
            used = len(self.console.render_lines(picture, pad=False)) + len(asked.wrap(self.console, layout.width))
            self.console.print(menu.draw(layout.width, max(2, layout.height - used - 1)))

    def clear(self) -> None:
        if self.console.is_terminal:
            self.console.clear()

    def say(self, remark: RenderableType, style: str = "") -> None:
        self.console.print(Text(remark, style) if isinstance(remark, str) else remark)

    def tell(self, id: str, **args: str | int) -> None:
        """A remark of the shell."""
        self.console.print(Text(self.words.get(id, **args), "italic"), soft_wrap=True)  # a path stays in one piece

    def ask(self, mark: str = "> ") -> str:
        """A typed line; ``EOFError`` at the end of the input."""
        return input(mark).strip()

    def lines(
        self, events: Iterable[Event], seat: int | None, everything: bool = False, in_full: bool = False
    ) -> list[str]:
        """The log as a seat may read it (``everything``: as the record tells it); equal lines in a row are counted.

        ``in_full``: every event by itself.
        """
        seen = [event if everything else event.seen_by(seat) for event in events]
        lines: list[str] = []
        counts: list[int] = []
        for line in [self.display.log_event(event) for event in seen] if in_full else self.display.log_lines(seen):
            if lines and lines[-1] == line:
                counts[-1] += 1
            else:
                lines.append(line)
                counts.append(1)
        return [f"{line} ×{count}" if count > 1 else line for line, count in zip(lines, counts, strict=True)]
