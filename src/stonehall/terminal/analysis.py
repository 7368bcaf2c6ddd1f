"""The analysis of a record at a terminal: a progress bar while it is made, and a table of all that was decided."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil
from threading import Event
from types import FrameType

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable
from rich.text import Text

from stonehall.bots.analysis import MARKS, AnalysedPlay, Analysis, analyse
from stonehall.bots.hints import ADVISER
from stonehall.kernel import CHANCE, Record, State, Term, leaving
from stonehall.locale import Catalogue
from stonehall.terminal.display import Display
from stonehall.terminal.displays import display_for

HEADS = (
    "terminal-analysis-turn", "terminal-analysis-player", "terminal-analysis-play", "terminal-analysis-chance",
    "terminal-analysis-mark", "terminal-analysis-better",
)  # fmt: skip
NUMBERS = ("terminal-analysis-turn", "terminal-analysis-chance")
STYLES = {"slip": "yellow", "misstep": "dark_orange", "folly": "bold red"}


def analyse_with_progress(record: Record, tries: int, seconds: float) -> Analysis:
    """Analyse a record; the bar is drawn on the error stream, and only for a person. An interrupt ends it at once."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        _interrupted() as stopped,
        Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress,
    ):
        task = progress.add_task(record.game.title, total=len(record.plays))
        return analyse(
            record, tries, seconds, progress=lambda done, _: progress.update(task, completed=done), stop=stopped.is_set
        )


@contextmanager
def _interrupted() -> Iterator[Event]:
    """Whether somebody has pressed Ctrl-C: what is known by then is still told."""
    pressed = Event()

    def press(number: int, frame: FrameType | None) -> None:
        pressed.set()

    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


def print_analysis(analysis: Analysis, console: Console, words: Catalogue) -> None:
    """A line for everything that players decided, and what each of them may want to look at again."""
    record = analysis.record
    seats = record.state.seat_names
    display = display_for(record.game, words, seats)
    table = RichTable(box=None, pad_edge=False, header_style="bold")
    table.add_column("", justify="right")
    for head in HEADS:
        table.add_column(words.get(head), justify="right" if head in NUMBERS else "left")
    marks = [Counter[str]() for _ in seats]
    again = Record(record.game, record.settings, record.practice)
    for play in analysis.plays:
        if play.seat != CHANCE:
            table.add_row(*_row(play, again.state, display, words))
            marks[play.seat][play.mark] += bool(play.mark)
        again.replay(play.text)
    console.print(table)
    console.print()
    for seat, found in zip(seats, marks, strict=True):
        player = display.seat_name(seat)
        told = ", ".join([f"{words.get(f'mark-{mark}')} ×{found[mark]}" for mark in reversed(MARKS) if found[mark]])
        if told:
            console.print(Text(words.get("terminal-analysis-marks", player=player, marks=told)))
        else:
            console.print(Text(words.get("terminal-analysis-none", player=player)))
    console.print(Text(words.get("terminal-analysis-about", bot=Term("bot", ADVISER)), "italic"))
    if not analysis.measured:
        console.print(Text(words.get("terminal-analysis-assumed"), "italic"))
    if not analysis.is_whole:
        place, count = len(analysis.plays), len(record.plays)
        console.print(Text(words.get("terminal-analysis-stopped", place=place, count=count), "bold"))


def _row(play: AnalysedPlay, state: State, display: Display, words: Catalogue) -> list[Text]:
    chance = play.chances[play.seat]
    percent, error = round(100 * chance.value), ceil(100 * chance.error)
    view = state.view(play.seat)
    left = leaving.read(play.text)
    if left is not None:
        said = words.text(leaving.left_line(play.seat, leaving.REASONS.index(left[1]), display.players))
    else:
        said = display.label(view, play.text)
    better = ""
    if play.mark:
        best = play.better[0]
        reasons = ", ".join([words.text(reason) for reason in best.reasons(display.game)])
        better = display.label(view, best.text)
        better = words.get("terminal-analysis-reasons", play=better, reasons=reasons) if reasons else better
    style = STYLES.get(play.mark, "")
    return [
        Text(str(play.place), "dim"),
        Text(str(play.turn)),
        Text(display.seat_name(state.seat_names[play.seat])),
        Text(said, style),
        Text(words.get("terminal-analysis-value", percent=percent, error=error)),
        Text(words.get(f"mark-{play.mark}") if play.mark else "", style),
        Text(better),
    ]
