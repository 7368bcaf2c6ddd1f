"""How fast the engine is, interpreted and compiled, next to a peer measured in the same run.

make bench
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from statistics import mean, median
from typing import Any

from rich.console import Console
from rich.table import Table

import stonehall
from bench.peer import CHESS, peer
from bench.searching import MOMENT

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PEERS = (CHESS, "backgammon")
FIRST_DECKS = 3
Figures = dict[str, dict[str, float]]
Rounds = dict[str, list[dict[str, float]]]
"""The figures of each round, line by line."""


def measure(source: Path, seconds: float) -> dict[str, dict[str, Figures]]:
    """Speed of the engine in ``source``, game by game, in a process of its own."""
    command = [sys.executable, "-m", "bench.measure", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    if found["compiled"] != (source != BUILDS["interpreted"]):
        raise SystemExit(f"{source} is not the build it should be; run: make compile")
    games: dict[str, dict[str, Figures]] = found["games"]
    return games


def row(table: Table, name: str, figures: dict[str, float]) -> None:
    own = figures.get("player_decisions")
    table.add_row(
        name,
        f"{figures['decisions']:,.0f}",
        f"{own:,.0f}" if own else "",
        f"{figures['games']:,.0f}",
        f"{figures['length']:,.0f}",
        f"{figures['clone']:.1f}",
        f"{figures['x chess']:.2f}",
    )


def table(title: str) -> Table:
    columns = ("decisions/s", "of players", "games/s", "plays/game", "clone µs", "x chess")
    made = Table(title=title, title_justify="left")
    made.add_column("")
    for column in columns:
        made.add_column(column, justify="right")
    return made


def average(pairs: Figures) -> dict[str, float]:
    keys = next(iter(pairs.values())).keys()
    return {key: mean(figures[key] for figures in pairs.values()) for key in keys}


def best(rounds: list[dict[str, float]]) -> dict[str, float]:
    """The figures of the fastest round: what slows the others down is not ours.

    The comparison with chess is the median of the rounds: in each of them chess was played right before and after.
    """
    fastest = max(rounds, key=lambda figures: figures["decisions"])
    beside = median(figures["decisions"] / figures["chess"] for figures in rounds)
    return {**fastest, "clone": min(figures["clone"] for figures in rounds), "x chess": beside}


class Measured:
    """The rounds of one game: for each build those of its lines, and what its own bench found."""

    def __init__(self, id: str) -> None:
        self.game = stonehall.load(id)
        self.lines: dict[str, Rounds] = {name: {} for name in BUILDS}
        self.shares: dict[str, list[dict[str, float]]] = {name: [] for name in BUILDS}
        self.timings: dict[str, list[dict[str, float]]] = {name: [] for name in BUILDS}
        self.searches: dict[str, list[dict[str, Any]]] = {name: [] for name in BUILDS}

    def add(self, build: str, found: Mapping[str, Any]) -> None:
        for line, figures in found["lines"].items():
            self.lines[build].setdefault(line, []).append(figures)
        self.shares[build].append(found["shares"])
        self.timings[build].append(found["timings"])
        self.searches[build].append(found["search"])

    def show(self, console: Console, summary: Table) -> None:
        figures = {build: {line: best(found) for line, found in lines.items()} for build, lines in self.lines.items()}
        compiled = figures["compiled"]
        full = table(f"{self.game.title}, compiled")
        for line, found in compiled.items():
            row(full, line, found)
        console.print(full)
        for build, rounds in self.shares.items():
            told = [f"{way} {median(found[way] for found in rounds):.0%}" for way in rounds[0]]
            if told:
                console.print(f"{build}, shares of the time: {', '.join(told)}")
        for build, rounds in self.timings.items():
            told = [f"{what} {min(found[what] for found in rounds) * 1e6:,.0f} µs" for what in rounds[0]]
            if told:
                console.print(f"{build}, the fastest round: {', '.join(told)}")
        counted, rounds = self.searches["interpreted"][0], self.searches["compiled"]
        steps = counted["steps"]
        if not steps or any(found["chosen"] != counted["chosen"] for found in rounds):
            raise SystemExit(f"{self.game.title}: the builds do not search alike; their steps cannot be compared")
        fastest = min(found["seconds"] for found in rounds)
        beside = median(steps / found["seconds"] / found["chess"] for found in rounds)
        console.print(
            f"compiled, in the middle of a game: a search makes {steps / fastest * MOMENT:,.0f} steps in 20 ms, "
            f"{beside:.2f} x chess"
        )
        first = set(self.game.decks()[:FIRST_DECKS])
        slowest = min(compiled, key=lambda line: compiled[line]["decisions"])
        for build, lines in figures.items():
            title = f"{self.game.title}, {build}"
            early = {line: found for line, found in lines.items() if set(line.split()) <= first}
            if early:
                row(summary, f"{title}: mean of the first {FIRST_DECKS} decks", average(early))
            row(summary, f"{title}: mean of all", average(lines))
            row(summary, f"{title}: {slowest}", lines[slowest])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6, help="rounds; the fastest of each line is shown")
    parser.add_argument("--seconds", type=float, default=0.12, help="time for each line and build in a round")
    options = parser.parse_args()
    console = Console(width=120)
    peer_rounds: Rounds = {name: [] for name in PEERS}
    games = {id: Measured(id) for id in stonehall.game_ids()}
    for number in range(options.rounds):  # peers and builds take turns, so that a slow minute hits all of them
        console.print(f"round {number + 1} of {options.rounds}", style="dim")
        for name in PEERS:
            peer_rounds[name].append(peer(name, 0.8))
        for build, source in BUILDS.items():
            for id, found in measure(source, options.seconds).items():
                games[id].add(build, found)
    for rounds in peer_rounds.values():
        for figures, chess in zip(rounds, peer_rounds[CHESS], strict=True):
            figures["chess"] = chess["decisions"]
    summary = table("Random play from a Python loop on one core, the fastest of several rounds")
    for measured in games.values():
        measured.show(console, summary)
    for name, rounds in peer_rounds.items():
        row(summary, f"OpenSpiel {name}", best(rounds))
    console.print(summary)


if __name__ == "__main__":
    main()
