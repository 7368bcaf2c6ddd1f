"""Measure how often a lead wins: plays games of the strongest bot, fits the chances, and tests them on other games.

    python -m tools.calibrate GAME --games 300 --tries 16

The moments are those that an analysis meets: just after a play, seen by the one who played, the turn played on to its
end in imagined states. Decks are dealt into four groups (games without decks by their numbers). Of each group in turn
is said what was fitted without any game in which one of its decks played, and for every tenth of the chances that are
said it is counted how often the game was won. What is fitted to all games goes into the game's package as
``chances.json``, with the run that made it.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from datetime import date
from importlib.resources import files
from math import log, sqrt
from pathlib import Path

import stonehall
from stonehall.bots.chances import FILE, LATEST, UNIT, Chances, dues, judge_of
from stonehall.bots.hints import ADVISER
from tools.learn.moments import GROUPS, Played, Sample, Task, gather, read

SMALLEST = 1e-4
"""No chance counts for less while fitting."""
ROUNDS = 40
"""The fit is over after so many steps, if not before."""
BENDS = 0.4, 1.6
"""No lead is bent more than that on the way."""
ENOUGH = 200
"""A tenth with fewer samples says nothing."""


# Fitting --------------------------------------------------------------------------------------------------------------


def loss(chances: Chances, samples: Sequence[Sample]) -> float:
    """The mean log loss of what is said of these samples."""
    total = 0.0
    for sample in samples:
        for chance, won in zip(sample.chances(chances), sample.won, strict=True):
            if won:
                total -= won * log(max(chance, SMALLEST))
    return total / len(samples)


def fit(samples: Sequence[Sample]) -> Chances:
    """The coefficients with the least loss.

    Steepness at the mean turn, its growth and the others are moved together, by how the chances answer to each
    (Fisher's scoring); a step that does not help is made shorter. Slope and growth alone would hinder each other.
    """
    middle = sum(min(sample.turn, LATEST) for sample in samples) / len(samples)

    def made(found: Sequence[float]) -> Chances:
        growth, tempo, bend, due = found[1:]
        return Chances(found[0] - growth * middle, growth, tempo, bend, due)

    found = [0.02, 0.0, 0.0, 1.0, 0.0]
    best, caution = loss(made(found), samples), 1e-3
    for _ in range(ROUNDS):
        downhill, bent = _slopes(made(found), samples, middle)
        for place in range(len(found)):
            bent[place][place] *= 1 + caution
        tried = [one + step for one, step in zip(found, _solved(bent, downhill), strict=True)]
        tried[3] = min(max(tried[3], BENDS[0]), BENDS[1])
        now = loss(made(tried), samples)
        if now >= best - 1e-9:
            caution *= 10
            if caution > 1e3:
                break
            continue
        found, best, caution = tried, now, caution / 5
    return made(found)


def _slopes(chances: Chances, samples: Sequence[Sample], middle: float) -> tuple[list[float], list[list[float]]]:
    """Where the loss falls fastest in the coefficients, and how it is bent."""
    downhill, bent = [0.0] * 5, [[0.0] * 5 for _ in range(5)]
    for sample in samples:
        late = min(sample.turn, LATEST) - middle
        steepness = chances.steepness(sample.turn)
        sides = range(len(sample.won))
        due = dues(len(sides), sample.turn, sample.mover)
        said, moved = [0.0 for _ in sides], [[0.0] * 5 for _ in sides]
        for over, values in sample.looks:
            shares = values if over else chances.of(values, sample.turn, sample.mover)
            for side in sides:
                said[side] += shares[side] / len(sample.looks)
            if over:
                continue
            leads = chances.leads(values)
            bends = [steepness * lead * log(abs(lead) / UNIT) / chances.bend if lead else 0.0 for lead in leads]
            usual_lead = sum(share * lead for share, lead in zip(shares, leads, strict=True))
            usual_bend = sum(share * bend for share, bend in zip(shares, bends, strict=True))
            usual_due = sum(shares[side] for side in due)
            for side in sides:
                part = shares[side] / len(sample.looks)
                lead = part * (leads[side] - usual_lead)
                mine = part * (float(side == sample.mover) - shares[sample.mover])
                bend, waits = part * (bends[side] - usual_bend), part * (float(side in due) - usual_due)
                for place, change in enumerate((lead, late * lead, mine, bend, waits)):
                    moved[side][place] += change
        for side in sides:
            known = max(said[side], SMALLEST)
            for row in range(5):
                downhill[row] += sample.won[side] / known * moved[side][row]
                for column in range(5):
                    bent[row][column] += moved[side][row] * moved[side][column] / known
    return downhill, bent


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a few linear equations, by elimination."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place, row in enumerate(rows):
        pivot = row[place] or 1e-12
        row[:] = [value / pivot for value in row]
        for other in rows:
            if other is not row:
                times = other[place]
                other[:] = [value - times * own for value, own in zip(other, row, strict=True)]
    return [row[-1] for row in rows]


def held_out(games: Sequence[Played]) -> tuple[list[Tenth], float, int]:
    """What is said of each group's games without having seen its decks: tenth by tenth, the loss, and of how many."""
    said: list[tuple[Chances, Sequence[Played]]] = []
    total, count = 0.0, 0
    for group in range(GROUPS):
        used = [sample for one in games if group not in one.groups for sample in one.samples]
        asked = [one for one in games if one.groups[0] == group]
        tested = [sample for one in asked for sample in one.samples]
        if used and tested:
            chances = fit(used)
            said.append((chances, asked))
            total += loss(chances, tested) * len(tested)
            count += len(tested)
    return tenths(said), total / max(count, 1), count


@dataclass
class Tenth:
    """Samples of which a chance from one tenth was said: how many, of how many games; what was said and what happened.

    ``error`` is the standard error of what happened less what was said, the samples of a game counted as one.
    """

    samples: int
    games: int
    said: float
    won: float
    error: float


def tenths(said: Sequence[tuple[Chances, Sequence[Played]]]) -> list[Tenth]:
    """What chances said of the side that had just played, in their games, tenth by tenth, and how often it won."""
    found: list[list[tuple[int, float, float]]] = [[] for _ in range(10)]
    number = 0
    for chances, games in said:
        for game in games:
            number += 1
            for sample in game.samples:
                share = sample.chances(chances)[sample.mover]
                found[min(int(10 * share), 9)].append((number, share, sample.won[sample.mover]))
    return [_tenth(rows) for rows in found]


def _tenth(rows: list[tuple[int, float, float]]) -> Tenth:
    count = max(len(rows), 1)
    off: dict[int, float] = {}
    for number, said, won in rows:
        off[number] = off.get(number, 0.0) + won - said
    return Tenth(
        len(rows),
        len(off),
        round(sum(row[1] for row in rows) / count, 3),
        round(sum(row[2] for row in rows) / count, 3),
        round(sqrt(sum(one * one for one in off.values())) / count, 3),
    )


# The run --------------------------------------------------------------------------------------------------------------


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("--form", default="", help="the way to play; default: the first")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--tries", type=int, default=16, help="tries of a decision")
    parser.add_argument("--looks", type=int, default=8, help="how often each moment is played on")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--most", type=float, default=0.0, help="seconds for the games; 0: no limit")
    parser.add_argument("--keep", type=Path, help="a file for the games so far, where a run that was stopped goes on")
    parser.add_argument("--out", type=Path, help="where the coefficients go; default: into the game's package")
    options = parser.parse_args(arguments)
    game = stonehall.load(options.game)
    form = options.form or next(iter(game.forms()))
    if form not in game.forms():
        parser.error(f"there is no form {form!r} (forms: {', '.join(game.forms())})")
    task = Task(options.game, form, options.seed, options.tries, options.looks)
    games: list[Played] = []
    if options.keep is not None and options.keep.exists():
        try:
            games = read(options.keep, task)[: options.games]
        except (ValueError, KeyError, TypeError) as error:
            parser.error(f"{options.keep} holds no such games: {error}")
    games += gather(task, len(games), options.games - len(games), options.jobs, options.most, options.keep)
    found, missed, tested = held_out(games)
    if not tested:
        parser.error("too few games: there is nothing to fit, or nothing to test")
    samples = [sample for one in games for sample in one.samples]
    chances = fit(samples)
    made = {
        "date": date.today().isoformat(),
        "bot": ADVISER,
        "options": {
            name: value for name, value in vars(options).items() if name not in ("game", "out", "jobs", "keep")
        },
        "games": len(games),
        "samples": len(samples),
        "held out": {"games": len(games), "samples": tested, "loss": round(missed, 4)},
        "tenths": [asdict(tenth) for tenth in found],
    }
    tell(chances, found, made)
    chances.judge = judge_of(game)
    package = type(game).__module__.rpartition(".")[0]
    keep(options.out or Path(str(files(package).joinpath(FILE))), form, chances, made)
    return 0


def tell(chances: Chances, found: Sequence[Tenth], made: dict[str, object]) -> None:
    bent = f"tempo {chances.tempo:.3f}, bend {chances.bend:.3f}, due {chances.due:.3f}"
    print(f"slope {chances.slope:.4f}, growth {chances.growth:.5f}, {bent}; {made['held out']}")
    for place, tenth in enumerate(found):
        few = "" if tenth.samples >= ENOUGH else " (few)"
        said = f"said {tenth.said:.1%}, won {tenth.won:.1%} ± {tenth.error:.1%}"
        print(f"  {place}/10: {said} in {tenth.samples} moments of {tenth.games} games{few}")


def keep(out: Path, form: str, chances: Chances, made: dict[str, object]) -> None:
    """Write the coefficients of a form beside those of the others."""
    data = json.loads(out.read_text("utf-8")) if out.is_file() else {"forms": {}, "made": {}}
    data["forms"][form] = {
        "slope": round(chances.slope, 5),
        "growth": round(chances.growth, 6),
        "tempo": round(chances.tempo, 4),
        "bend": round(chances.bend, 4),
        "due": round(chances.due, 4),
        "judge": chances.judge,
    }
    data["made"][form] = made
    out.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    print(f"{out}: {form or 'the game'} written")


if __name__ == "__main__":
    sys.exit(main())
