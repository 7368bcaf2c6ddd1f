"""The report of all ladders: every number in it comes from the games."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import stonehall
from stonehall.lab.ladder.measurement import MEASURED, Measurement, in_folder
from stonehall.lab.ladder.scores import Score
from stonehall.lab.ladder.standings import ANCHOR, ANCHORED, Standing
from stonehall.lab.markdown import table
from stonehall.lab.openspiel import PEERS
from stonehall.lab.plots import Row, chart

PICTURES: Final = "pictures/strength"
HEAD: Final = f"""\
# How strong the computers are

Measured, not promised. `stonehall ladder GAME` lets the levels play a round robin against each other, against two
yardsticks (`random`, which plays anything, and `greedy`, which looks one play ahead) and against OpenSpiel's own
searches; with `--publish` it writes this page. The server shows the same numbers on its page *How strong they are*.

- **Exchanged pairs.** Two bots play two games at the same table: same decks, same luck, seats exchanged. The number of
  pairs of a meeting is fixed before its first game. With `--neighbours` each bot meets the next one alone; `--also`
  names further meetings with numbers of their own.
- **Meetings join.** A meeting of two bots is measured by itself, so meetings may have different numbers of pairs and be
  of different days, with the bots as they were then: the last table of each game tells. One that is measured again
  takes the place of the earlier one, the others stay, and ratings and follies are made anew of all. What was played by
  other rules is dropped.
- **Decks.** The pairs go through all ready decks evenly: every deck comes to every seat once before one comes again.
- **Time.** A level thinks as long as it does for a visitor, in processor time of one core. *Mean* and *longest* say
  what a decision with a choice took.
- **Rating.** Elo's scale (400 points: ten to one), fitted to all results at once (Bradley and Terry, maximum
  likelihood); a draw is half a win, and every two bots that met are given one drawn game more, so that nobody is
  infinitely strong. ± is the 95 % interval from Fisher's information, against the mean of all. The {ANCHOR.title()} has
  {ANCHORED} in every game; a bot that no chain of meetings joins to the others has no rating. Ratings of two games
  cannot be compared, since luck counts more in one than in the other.
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
    decks = f", {one.decks} decks" if one.decks else ""
    count = len(one.scores)
    columns = [standing.bot for standing in reversed(one.players)]
    follies = sorted({name for standing in one.bots for name in standing.follies})
    form = f" --form {one.form}" if one.form else ""
    return [
        f"## {title(one)}",
        "",
        f"{one.games} games in {count} meeting{'s' if count > 1 else ''}{decks}.",
        "",
        *(
            [f"![The ratings of {title(one)}]({PICTURES}/{picture_name(one)})", ""]
            if one.rated
            else []
        ),
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
            ["", *columns],
            [[standing.bot, *[_cell(one, standing.bot, other) for other in columns]] for standing in one.bots],
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
        "What was measured, and how a meeting is measured again:",
        "",
        f"    stonehall ladder {one.game}{form} --bots FIRST,SECOND --pairs PAIRS --seed SEED",
        "",
        *table(["first", "second", "pairs", "seed", "day", "version"], [_meeting(score) for score in one.scores]),
    ]  # fmt: skip


def _meeting(score: Score) -> list[str]:
    build = "compiled" if score.compiled else "interpreted"
    return [
        score.first, score.second, str(score.games // 2), str(score.seed), score.day, f"{score.version}, {build}"
    ]  # fmt: skip


def _rating(standing: Standing) -> str:
    return "–" if standing.rating is None else f"{standing.rating} ± {standing.error}"


def _limit(standing: Standing) -> str:
    if standing.bot in PEERS:
        return "as whom it meets"
    return "–" if standing.limit is None else f"{standing.limit:g} s"


def _cell(one: Measurement, bot: str, other: str) -> str:
    score = one.against(bot, other)
    return "" if score is None else f"{100 * score.share:.0f} [{100 * score.low:.0f}–{100 * score.high:.0f}]"


def _per_hundred(standing: Standing, name: str) -> str:
    return f"{100 * standing.follies.get(name, 0) / standing.games:.1f}"


def publish(measurement: Measurement, root: Path) -> tuple[list[Path], list[Score]]:
    """Put a measurement into a checkout of this project: the data that the server shows, the report, its picture.

    It joins what was published there of the same form (:meth:`Measurement.joined`), and the report tells of all forms.
    Says which files were written, and which meetings were dropped since they were other games.
    """
    data = root / "src" / "stonehall" / "lab" / MEASURED
    pictures = root / "docs" / PICTURES
    for folder in (data, pictures):
        folder.mkdir(parents=True, exist_ok=True)
    file = data / measurement.file_name
    dropped = []
    if file.exists():
        older = Measurement.read(file.read_text("utf-8"))
        dropped = measurement.dropped(older)
        measurement = measurement.joined(older)
    file.write_text(measurement.published(), "utf-8")
    page = root / "docs" / "strength.md"
    page.write_text(report(in_folder(data)), "utf-8")
    drawn = pictures / picture_name(measurement)
    if not measurement.rated:
        drawn.unlink(missing_ok=True)
        return [file, page], dropped
    drawn.write_text(picture(measurement), "utf-8")
    return [file, drawn, page], dropped
