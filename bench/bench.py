"""How fast the engine is, interpreted and compiled, next to a peer measured in the same run.

make bench
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from statistics import mean, median
from time import process_time

from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
BUILDS = {"interpreted": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
PEERS = ("chess", "backgammon")
FIRST_DECKS = {"polar-dwarves", "fallen-kingdom", "cave-goblins"}

KINDS = ("pairings", "forms", "matching")
"""What is measured: pairings of Summoner Wars, forms of Tash-Kalar, the share of its search for patterns."""

Figures = dict[str, dict[str, float]]
Rounds = dict[str, list[dict[str, float]]]
"""The figures of each round, line by line."""


def measure(source: Path, seconds: float) -> dict[str, Figures]:
    """Speed of the engine in ``source``, per pairing and per form, in a process of its own."""
    command = [sys.executable, "-m", "bench.measure", "--pairings", "all", "--seconds", str(seconds)]
    environment = {**os.environ, "PYTHONPATH": str(source)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    if found["compiled"] != (source != BUILDS["interpreted"]):
        raise SystemExit(f"{source} is not the build it should be; run: make compile")
    return {kind: found[kind] for kind in KINDS}


def peer(name: str, seconds: float) -> dict[str, float]:
    """OpenSpiel's game, played at random from a Python loop."""
    import pyspiel  # type: ignore[import-not-found, unused-ignore]  # noqa: PLC0415  installed for the bench only

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    plays = games = 0
    start = process_time()
    while (spent := process_time() - start) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
            plays += 1
        games += 1
    state = game.new_initial_state()
    begin = process_time()
    for _ in range(2000):
        state.clone()
    clone = (process_time() - begin) / 2000 * 1e6
    return {"decisions": plays / spent, "games": games / spent, "length": plays / games, "clone": clone}


def row(table: Table, name: str, figures: dict[str, float], chess: float) -> None:
    own = figures.get("player_decisions")
    table.add_row(
        name,
        f"{figures['decisions']:,.0f}",
        f"{own:,.0f}" if own else "",
        f"{figures['games']:,.0f}",
        f"{figures['length']:,.0f}",
        f"{figures['clone']:.1f}",
        f"{figures['decisions'] / chess:.2f}",
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
    """The figures of the fastest round: what slows the others down is not ours."""
    fastest = max(rounds, key=lambda figures: figures["decisions"])
    return {**fastest, "clone": min(figures["clone"] for figures in rounds)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=6, help="rounds; the fastest of each line is shown")
    parser.add_argument("--seconds", type=float, default=0.12, help="time for each pairing and build in a round")
    options = parser.parse_args()
    console = Console(width=110)
    peer_rounds: Rounds = {name: [] for name in PEERS}
    rounds: dict[str, dict[str, Rounds]] = {kind: {name: {} for name in BUILDS} for kind in KINDS}
    for number in range(options.rounds):  # peers and builds take turns, so that a slow minute hits all of them
        console.print(f"round {number + 1} of {options.rounds}", style="dim")
        for name in PEERS:
            peer_rounds[name].append(peer(name, 0.8))
        for name, source in BUILDS.items():
            for kind, lines in measure(source, options.seconds).items():
                for line, found in lines.items():
                    rounds[kind][name].setdefault(line, []).append(found)
    figures, forms = [
        {name: {line: best(found) for line, found in lines.items()} for name, lines in rounds[kind].items()}
        for kind in KINDS[:2]
    ]
    fastest = {name: best(found) for name, found in peer_rounds.items()}
    chess = fastest["chess"]["decisions"]

    arena = table("Tash-Kalar, every form")
    for name, lines in forms.items():
        for form, found in lines.items():
            row(arena, f"{name}: {form}", found, chess)
    console.print(arena)
    for name, searches in rounds["matching"].items():
        for form, shares in searches.items():
            told = [f"{way} {median(found[way] for found in shares):.0%}" for way in shares[0]]
            console.print(f"{name}: share of the search for patterns, {form}: {', '.join(told)}")

    full = table("Summoner Wars, compiled, every pairing of the ready decks")
    for pair, found in figures["compiled"].items():
        row(full, pair, found, chess)
    console.print(full)

    summary = table("Summoner Wars: random play from a Python loop on one core, the fastest of several rounds")
    compiled = figures["compiled"]
    slowest = min(compiled, key=lambda pair: compiled[pair]["decisions"])
    for name, pairs in figures.items():
        first = {pair: found for pair, found in pairs.items() if set(pair.split()) <= FIRST_DECKS}
        row(summary, f"{name}: mean of the first three decks", average(first), chess)
        row(summary, f"{name}: mean of all pairings", average(pairs), chess)
        row(summary, f"{name}: {slowest}", pairs[slowest], chess)
    for name, found in fastest.items():
        row(summary, f"OpenSpiel {name}", found, chess)
    console.print(summary)


if __name__ == "__main__":
    main()
