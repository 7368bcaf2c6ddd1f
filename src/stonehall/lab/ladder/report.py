"""The report of all ladders: every number in it comes from the games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import stonehall
from stonehall.lab.ladder.standings import ANCHOR, ANCHORED, MEASURED, Measurement, Standing, in_folder
from stonehall.lab.markdown import table
from stonehall.lab.plots import Row, chart

PICTURES: Final = "pictures/strength"
HEAD: Final = f"""\
# How strong the computers are

Measured, not promised. `stonehall ladder GAME` lets the levels play a round robin against each other, against two
yardsticks (`random`, which plays anything, and `greedy`, which looks one play ahead) and against OpenSpiel's own
searches, and writes this page; the server shows the same numbers on its page *How strong they are*.

- **Exchanged pairs.** Two bots play two games at the same table: same decks, same luck, seats exchanged. The number of
  pairs is fixed before the first game, and all meetings have the same number. With `--neighbours` each bot meets the
  next one alone; `--also` names further meetings with numbers of their own.
- **Decks.** The pairs go through all ready decks evenly: every deck comes to every seat once before one comes again.
- **Time.** A level thinks as long as it does for a visitor, in processor time of one core. *Mean* and *longest* say
  what a decision with a choice took.
- **Rating.** Elo's scale (400 points: ten to one), fitted to all results at once (Bradley and Terry, maximum
  likelihood); a draw is half a win, and every two bots that met are given one drawn game more, so that nobody is
  infinitely strong. ± is the 95 % interval from Fisher's information, against the mean of all. The {ANCHOR.title()} has
  {ANCHORED} in every game; ratings of two games cannot be compared, since luck counts more in one than in the other.
- **Who beats whom.** Wins of the row in 100 games against the column, with Wilson's 95 % interval.
- **OpenSpiel.** `openspiel-mcts` and `openspiel-ismcts` are the searches of that library as they are, with random
  playouts by our engine, which are faster than its own. They think about a decision as long as the level they meet did
  on average so far, so they have no rating of their own. They see what their seat may know: MCTS searches one imagined
  state as if all of it lay open, IS-MCTS imagines one for each of its simulations.
- **Follies.** What nobody wants to see a computer do, in 100 games of each bot; every game says what is silly in it.
  Not each of them is a mistake: an inaction may be forced, and magic saved on purpose. What counts is how bots differ.
"""


def report(measurements: Sequence[Measurement]) -> str:
    """The whole text."""
    if not measurements:
        return f"{HEAD}\nNothing has been measured yet.\n"
    return "\n".join([HEAD, *[line for one in measurements for line in _section(one)]])


def title(measurement: Measurement) -> str:
    """A game and its form, where it has several."""
    game = stonehall.load(measurement.game)
    return f"{game.title}, {measurement.form}" if len(game.forms()) > 1 else game.title


def picture(measurement: Measurement) -> str:
    """The ratings with their intervals."""
    rows = [
        Row(one.bot, one.rating, one.rating - one.error, one.rating + one.error, says=f"{one.rating} ± {one.error}")
        for one in measurement.bots
        if one.rating is not None and one.error is not None
    ]
    return chart(f"{title(measurement)}: rating with 95 % interval", rows, bars=False)


def picture_name(measurement: Measurement) -> str:
    return measurement.file_name.replace(".json", ".svg")


def _section(one: Measurement) -> list[str]:
    build = "compiled" if one.compiled else "interpreted"
    decks = f", {one.decks} decks" if one.decks else ""
    besides = " unless said otherwise" if any(score.games != 2 * one.pairs for score in one.scores) else ""
    rated = [standing for standing in one.bots if standing.rating is not None]
    names = [standing.bot for standing in one.bots]
    follies = sorted({name for standing in one.bots for name in standing.follies})
    return [
        f"## {title(one)}",
        "",
        f"{one.games} games, {one.pairs} exchanged pairs for each meeting{besides}{decks}; {build} engine, version "
        f"{one.version}, {one.day}.",
        "",
        f"    {one.command}",
        "",
        f"![The ratings of {title(one)}]({PICTURES}/{picture_name(one)})",
        "",
        *table(
            ["", "rating", "games", "may think", "mean", "longest"],
            [
                [standing.bot, _rating(standing), str(standing.games), _limit(standing), f"{standing.mean:.3f} s",
                 f"{standing.longest:.2f} s"]
                for standing in one.bots
            ],
        ),
        "Who beats whom:",
        "",
        *table(
            ["", *[standing.bot for standing in reversed(rated)]],
            [[name, *[_cell(one, name, other.bot) for other in reversed(rated)]] for name in names],
        ),
        *(
            [
                "Follies in 100 games:",
                "",
                *table(
                    ["", *[name.replace("-", " ") for name in follies]],
                    [[standing.bot, *[_per_hundred(standing, name) for name in follies]] for standing in one.bots],
                ),
            ]
            if follies
            else []
        ),
    ]  # fmt: skip


def _rating(standing: Standing) -> str:
    return "–" if standing.rating is None else f"{standing.rating} ± {standing.error}"


def _limit(standing: Standing) -> str:
    if standing.rating is None:
        return "as whom it meets"
    return "–" if standing.limit is None else f"{standing.limit:g} s"


def _cell(one: Measurement, bot: str, other: str) -> str:
    score = one.against(bot, other)
    return "" if score is None else f"{100 * score.share:.0f} [{100 * score.low:.0f}–{100 * score.high:.0f}]"


def _per_hundred(standing: Standing, name: str) -> str:
    return f"{100 * standing.follies.get(name, 0) / standing.games:.1f}"


def publish(measurement: Measurement, root: Path) -> list[Path]:
    """Put a measurement into a checkout of this project: the data that the server shows, the report, its picture.

    The report tells of all that was ever published there. Says which files were written.
    """
    data = root / "src" / "stonehall" / "lab" / MEASURED
    pictures = root / "docs" / PICTURES
    for folder in (data, pictures):
        folder.mkdir(parents=True, exist_ok=True)
    texts = {
        data / measurement.file_name: measurement.text(),
        pictures / picture_name(measurement): picture(measurement),
    }
    for file, text in texts.items():
        file.write_text(text, "utf-8")
    page = root / "docs" / "strength.md"
    page.write_text(report(in_folder(data)), "utf-8")
    return [*texts, page]
