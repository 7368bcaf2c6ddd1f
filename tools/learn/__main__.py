"""Play quickly, learn, play thoughtfully with what was learnt and learn again; then let it show what it is worth."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from datetime import date
from importlib.resources import files
from pathlib import Path
from typing import Any

import stonehall
from stonehall.bots.judgement import FILE, read, write
from stonehall.kernel.impression import Vocabulary
from stonehall.lab import Share
from tools.learn import __doc__ as told
from tools.learn.plays import Contest, Effort, Played, Task, layers_of, meet_often, play_many
from tools.learn.training import learn

TOLD_EVERY = 15.0
"""Seconds between words on how far it is."""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(told or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--forms", nargs="+", default=[], metavar="FORM", help="ways to play; default: the first")
    parser.add_argument("--quick", type=int, default=20000, help="quick games to begin with")
    parser.add_argument("--games", type=int, default=4000, help="games of each generation")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--tries", type=int, default=12, help="tries of a thoughtful decision")
    parser.add_argument("--pairs", type=int, default=150, help="pairs of games against the rule of thumb")
    parser.add_argument(
        "--effort",
        nargs=2,
        type=float,
        default=[0.02, 0],
        metavar=("SECONDS", "TRIES"),
        help="processor time and tries of a decision in those games; 0 tries: as many as there is time for",
    )
    parser.add_argument(
        "--rival",
        nargs=2,
        type=float,
        metavar=("SECONDS", "TRIES"),
        help="the same of the rule of thumb, if it has another effort",
    )
    parser.add_argument(
        "--begin", type=Path, metavar="FILE", help="weights of an earlier run, which play the first games"
    )
    parser.add_argument("--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float, default=0.0, help="seconds for the games of a generation; 0: no limit")
    parser.add_argument("--out", type=Path, help="where the weights go; default: into the game's package")
    options = parser.parse_args(arguments)
    game = stonehall.load(options.game)
    forms = tuple(options.forms) or tuple(game.forms())[:1]
    vocabulary = game.vocabulary()
    if vocabulary is None:
        parser.error(f"{game.title} tells no impressions to learn from")
    games: list[Played] = []
    layers = None if options.begin is None else begun(options.begin, vocabulary)
    loss = 0.0
    for generation in range(options.generations + 1):
        tries, count = (options.tries, options.games) if generation else (0, options.quick)
        task = Task(options.game, forms, options.seed + generation, tries, layers)
        new = list(gather(task, count, options.jobs, options.most, f"generation {generation}"))
        tell_decks(new)
        games += new
        if games and (generation or layers is None):
            layers, loss = learn(games, vocabulary, options.seed)
    if layers is None:
        parser.error("nothing was played")
    package = type(game).__module__.rpartition(".")[0]
    out: Path = options.out or Path(str(files(package).joinpath(FILE)))
    made: dict[str, Any] = {
        "date": date.today().isoformat(),
        "options": {name: value for name, value in vars(options).items() if name not in ("begin", "out")},
        "games": len(games),
        "ends of turns": sum(len(one.samples) for one in games),
        "loss": round(loss, 4),
    }
    if options.begin is not None:
        made["begun with"] = json.loads(options.begin.read_text("utf-8"))["made"]
    unproven = out.with_name(f"{out.name}.new")  # whoever stops the match has learnt all the same, and no bot reads it
    unproven.write_text(write(layers, vocabulary, made), "utf-8")
    contest = Contest(
        options.game, forms, options.seed, layers, effort(options.effort), effort(options.rival or options.effort)
    )
    won = 0.0
    told_at = time.monotonic()
    for number, points in enumerate(meet_often(contest, options.pairs, options.jobs), 1):
        won += points
        now = time.monotonic()
        if now - told_at > TOLD_EVERY or number == options.pairs:
            told_at = now
            share = Share(round(won), 2 * number)
            print(f"won {share.rate:.1%} [{share.low:.1%} – {share.high:.1%}] of {share.total}", flush=True)
    made |= {"won against the rule of thumb": won, "of": 2 * options.pairs}
    out.write_text(write(layers, vocabulary, made), "utf-8")
    unproven.unlink()
    print(f"{out}: {made}")
    return 0


def begun(file: Path, vocabulary: Vocabulary) -> list[list[list[float]]]:
    """The weights in a file, to be learnt on."""
    net = read(file.read_text("utf-8"), vocabulary)
    if net is None:
        raise SystemExit(f"{file} was learnt with another vocabulary")
    return layers_of(net)


def effort(told: Sequence[float]) -> Effort:
    return Effort(told[0], round(told[1]))


def gather(task: Task, count: int, jobs: int, most: float, what: str) -> Iterator[Played]:
    """Play so many games, or for so many seconds at most, and say how far it is."""
    start = told_at = time.monotonic()
    for played, one in enumerate(play_many(task, count, jobs) if count else (), 1):
        yield one
        now = time.monotonic()
        enough = 0 < most < now - start
        if now - told_at > TOLD_EVERY or played == count or enough:
            told_at = now
            print(f"{what}: {played} of {count} games ({now - start:.0f} s)", flush=True)
        if enough:
            break


def tell_decks(games: Sequence[Played]) -> None:
    """How often each deck won in these games: a by-product that shows decks which the players cannot handle."""
    won = Counter(deck for one in games for deck in one.won_with if deck)
    lost = Counter(deck for one in games for deck in one.lost_with if deck)
    for deck in sorted(won | lost):
        share = Share(won[deck], won[deck] + lost[deck])
        print(f"  {deck}: won {share.rate:.1%} [{share.low:.1%} – {share.high:.1%}] of {share.total}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
