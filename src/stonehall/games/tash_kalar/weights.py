"""The numbers a judgement is made of: guessed by people, or learnt from games.

What nobody has guessed is 0: only who learnt by playing counts it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

GUESSED: Final[dict[str, float]] = {
    # A point; in the lowest colour of Melee on top of half of that.
    "point": 6.0, "lowest-colour": 4.0,
    # A piece, an upgraded one, a legendary one on top of that.
    "piece": 1.0, "upgraded": 0.9, "legendary": 1.5,
    # Two own pieces next to each other; an upgraded piece on a coloured square.
    "together": 0.16, "on-colour": 0.2,
    # A card in hand; a pending being, which will probably be summoned.
    "card": 0.3, "pending": 1.5,
    # Pieces in the middle, at the edge, and without a neighbour; two in one row or column; two upgraded ones together;
    # those that stand next to another colour.
    "middle": 0.0, "edge": 0.0, "alone": 0.0, "in-line": 0.0, "upgraded-together": 0.0, "facing": 0.0,
    # With an action left: a being, or a legend, in the own hand whose pattern is there, or lacks one piece.
    "ready": 0.0, "ready-legend": 0.0, "nearly": 0.0, "nearly-legend": 0.0,
    # In the own turn: a point of the best task whose condition holds, and of every task as far as it is fulfilled.
    "task": 0.0, "task-progress": 0.0,
}  # fmt: skip


class Weights:
    """Such numbers at hand; ``sees_places``, ``sees_patterns`` and ``sees_tasks`` tell whether any of these counts."""

    def __init__(self, numbers: Mapping[str, float]) -> None:
        self.point = numbers["point"]
        self.lowest_colour = numbers["lowest-colour"]
        self.piece = numbers["piece"]
        self.upgraded = numbers["upgraded"]
        self.legendary = numbers["legendary"]
        self.together = numbers["together"]
        self.on_colour = numbers["on-colour"]
        self.card = numbers["card"]
        self.pending = numbers["pending"]
        self.middle = numbers["middle"]
        self.edge = numbers["edge"]
        self.alone = numbers["alone"]
        self.in_line = numbers["in-line"]
        self.upgraded_together = numbers["upgraded-together"]
        self.facing = numbers["facing"]
        self.ready = numbers["ready"]
        self.ready_legend = numbers["ready-legend"]
        self.nearly = numbers["nearly"]
        self.nearly_legend = numbers["nearly-legend"]
        self.task = numbers["task"]
        self.task_progress = numbers["task-progress"]
        places = (self.middle, self.edge, self.alone, self.in_line, self.upgraded_together, self.facing)
        self.sees_places = places != (0.0,) * len(places)
        beings = (self.ready, self.nearly, self.ready_legend, self.nearly_legend)
        self.sees_patterns = beings != (0.0,) * len(beings)
        self.sees_tasks = (self.task, self.task_progress) != (0.0, 0.0)


PLAIN: Final = Weights(GUESSED)
