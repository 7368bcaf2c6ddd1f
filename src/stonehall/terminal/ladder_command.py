"""``stonehall ladder GAME``: how strong the bots are, measured."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import stonehall
from stonehall.folders import ladder_folder
from stonehall.lab.ladder import PAIRS, Ladder, Measurement, Meeting, Results, everybody, measured, publish
from stonehall.lab.openspiel import PEERS
from stonehall.terminal.arguments import Arguments
from stonehall.terminal.files import write_output


def ladder(
    game: Annotated[str, typer.Argument(metavar="GAME", help=f"One of these: {', '.join(stonehall.game_ids())}.")],
    form: Annotated[str, typer.Option(help="The form of the game; the usual one, if not said.")] = "",
    bots: Annotated[
        str,
        typer.Option(help="Who meets; else all levels, random, greedy, and OpenSpiel's searches if it is installed."),
    ] = "",
    pairs: Annotated[int, typer.Option(help="Exchanged pairs of games for each meeting.")] = PAIRS,
    neighbours: Annotated[
        bool, typer.Option("--neighbours", help="Each meets the next one named, nobody else.")
    ] = False,
    also: Annotated[
        str,
        typer.Option(metavar="MEETINGS", help="Further meetings with their pairs: 'knight greedy 50, page random 20'."),
    ] = "",
    seed: Annotated[int, typer.Option(help="Decks and luck follow from it.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes; 0: one for each core.")] = 0,
    keep: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where games are kept, so that a stopped run goes on.")
    ] = None,
    json_file: Annotated[
        str, typer.Option("--json", metavar="FILE", help="Write the result as data; -: print it.")
    ] = "",
    root: Annotated[
        Path | None,
        typer.Option(
            "--publish",
            metavar="DIR",
            help="Join the result to what this checkout holds (data, docs/strength.md): a meeting of two bots takes "
            "the place of what these two played before, other meetings stay, and the ratings are made anew of all.",
        ),
    ] = None,
) -> None:
    """Measure how strong the bots are: a round robin in exchanged pairs, ratings with their intervals."""
    arguments = Arguments()
    found = arguments.game(game)
    arguments.at_least("--pairs", pairs, 1)
    arguments.at_least("--jobs", jobs, 0)
    named = [name.strip() for name in bots.split(",")] if bots else everybody()
    meetings = _meetings(also, arguments)
    for option, names in (("--bots", named), ("--also", [bot for meeting in meetings for bot in meeting.bots])):
        for name in names:
            if name not in PEERS:
                arguments.bot(option, name)
    if found is not None and form:
        arguments.one_of("--form", form, list(found.forms()))
    if root is not None and not (root / "docs").is_dir():
        arguments.wrong("it holds no checkout of this project", f"--publish {root}")
    arguments.settle("This cannot be measured.")
    planned = Ladder(game, named, pairs, form=form, seed=seed, neighbours=neighbours, also=meetings)
    results = Results(planned, keep or ladder_folder())
    total = planned.games // 2
    if not _play(results, jobs, total):
        done = len(results.played())
        typer.echo(f"Interrupted after {done} of {total} pairs; the same command goes on from there.", err=True)
        raise typer.Exit(130)
    measurement = measured(planned, results.played(), datetime.now(UTC).date().isoformat())
    if json_file == "-":
        typer.echo(measurement.text(), nl=False)
    else:
        _print(measurement, Console())
    if json_file not in ("", "-"):
        write_output(json_file, measurement.text())
    if root is not None:
        files, dropped = publish(measurement, root)
        for score in dropped:
            met = f"{score.first} – {score.second}, {score.day}"
            typer.echo(f"{met}: dropped, since it was played by other rules, settings or decks", err=True)
        for file in files:
            typer.echo(f"{file}: written", err=True)


def _meetings(told: str, arguments: Arguments) -> list[Meeting]:
    """Two bots and a number, as often as somebody says."""
    found = []
    for part in told.split(",") if told.strip() else ():
        match part.split():
            case [first, second, pairs] if pairs.isdecimal():
                found.append(Meeting(first, second, int(pairs)))
            case _:
                arguments.wrong("two bots and a number of pairs, such as 'knight greedy 50'", f"--also {part.strip()}")
    return found


def _play(results: Results, jobs: int, total: int) -> bool:
    """Play what is missing, with a bar on the error stream; whether all is played now."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
            task = progress.add_task(results.ladder.game, total=total, completed=len(results.played()))
            for done in results.play(jobs):
                progress.update(task, completed=done)
    except KeyboardInterrupt:
        return False
    return True


def _print(measurement: Measurement, console: Console) -> None:
    """The ratings, and who beats whom."""
    columns = [one.bot for one in reversed(measurement.players)]
    table = Table(title=f"{measurement.games} games; wins of the row in 100, with 95 % intervals", title_justify="left")
    table.add_column("")
    for head in ("rating", *columns, "follies"):
        table.add_column(head, justify="right")
    for one in measurement.bots:
        cells = []
        for other in columns:
            score = measurement.against(one.bot, other)
            told = "" if score is None else f"{100 * score.share:.0f} [{100 * score.low:.0f}–{100 * score.high:.0f}]"
            cells.append(told)
        rating = "–" if one.rating is None else f"{one.rating} ± {one.error}"
        follies = ", ".join(f"{name} {count}" for name, count in one.follies.items())
        table.add_row(one.bot, rating, *cells, follies)
    console.print(table)
