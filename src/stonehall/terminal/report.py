"""A simulation at a terminal: a progress bar while it runs, tables when it is done."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text

from stonehall.lab import Failure, Plan, Result, Summary


@dataclass(frozen=True)
class Run:
    """What a run brought: the games before its end, and why it ended early, if it did."""

    summary: Summary
    failure: Failure | None
    interrupted: bool


def play_with_progress(plan: Plan, jobs: int, numbers: Sequence[int] = ()) -> Run:
    """Play a plan; the bar is drawn on the error stream, and only for a person."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results: list[Result] = []
    failure: Failure | None = None
    interrupted = False
    begun = time.perf_counter()
    try:
        with (
            plan.results(jobs, numbers) as games,
            Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress,
        ):
            task = progress.add_task(plan.game, total=len(numbers) or plan.total)
            for game in games:
                if isinstance(game, Failure):
                    failure = game
                    break
                results.append(game)
                progress.advance(task)
    except KeyboardInterrupt:
        interrupted = True
    return Run(Summary(plan, results, time.perf_counter() - begun), failure, interrupted)


def print_summary(summary: Summary, console: Console) -> None:
    """The tables of a summary, the heads of the columns in bold."""
    facts, *tables = str(summary).split("\n\n")
    console.print(Text(facts), soft_wrap=True)
    for table in tables:
        head, _, rows = table.partition("\n")
        console.print(Text.assemble("\n", (head, "bold"), "\n", rows), soft_wrap=True)
