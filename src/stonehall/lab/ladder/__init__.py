"""How strong the bots are: a round robin in exchanged pairs, and ratings with their intervals.

>>> import stonehall
>>> from stonehall.lab.ladder import Ladder, Results, measured
>>> from pathlib import Path
>>> from tempfile import TemporaryDirectory
>>> ladder = Ladder(stonehall.game_ids()[0], ["random", "stonehall.bots.random:RandomBot"], pairs=1)
>>> with TemporaryDirectory() as folder:
...     results = Results(ladder, Path(folder))
...     steps = list(results.play())
...     standing = measured(ladder, results.played(), "2026-11-16")
>>> steps, standing.games, len(standing.bots)
([1], 2, 2)
"""

from __future__ import annotations

from stonehall.lab.ladder.measurement import Measurement, in_package, measured
from stonehall.lab.ladder.pairs import Pair, Results
from stonehall.lab.ladder.report import publish, report
from stonehall.lab.ladder.schedule import PAIRS, Ladder, Meeting, everybody
from stonehall.lab.ladder.scores import Score
from stonehall.lab.ladder.standings import Standing

__all__ = [
    "PAIRS", "Ladder", "Measurement", "Meeting", "Pair", "Results", "Score", "Standing", "everybody", "in_package",
    "measured", "publish", "report",
]  # fmt: skip
