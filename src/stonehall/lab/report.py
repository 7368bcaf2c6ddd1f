"""A simulation at a terminal: a progress bar while it runs, tables when it is done."""

from __future__ import annotations

import os
import time
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from stonehall.lab.simulate import Failure, Plan, Result, Summary, run


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
            run(plan, jobs or os.cpu_count() or 1, numbers) as games,
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
    """The summary for people. Shares are wins, with their 95 % intervals."""
    plan, speed = summary.plan, summary.speed()
    facts = {
        "games": f"{summary.games}, {' against '.join(plan.bots)}, seed {plan.seed}",
        "speed": f"{speed['games_per_second']:,.1f} games/s, {speed['decisions_per_second']:,.0f} player decisions/s, "
        f"{speed['chances_per_second']:,.0f} of luck ({summary.seconds:.1f} s)",
        "turns": f"{summary.turns}  mean [least – most]",
        "plays": f"{summary.plays}  mean [least – most], luck included",
        "ends": ", ".join(f"{reason} {count}" for reason, count in summary.reasons.most_common()),
        "draws": str(summary.draws),
    }
    grid = Table.grid(padding=(0, 2))
    for name, fact in facts.items():
        grid.add_row(name, Text(fact))
    console.print(grid)
    wins = Table(
        "wins of", "games", "won", escape("share  [95 % interval]"), box=None, padding=(0, 2), header_style="bold"
    )
    for name, share in [*summary.seats.items(), ("first player", summary.first), *summary.decks.items()]:
        wins.add_row(Text(name), str(share.total), str(share.count), Text(str(share)))
    console.print(wins)
    if len(summary.pairings) > 1:
        pairs = Table(*plan.seats, "games", f"won by {plan.seats[0]}", box=None, padding=(0, 2), header_style="bold")
        for names, shares in summary.pairings.items():
            pairs.add_row(*map(Text, names), str(shares[0].total), Text(str(shares[0])))
        console.print(pairs)
