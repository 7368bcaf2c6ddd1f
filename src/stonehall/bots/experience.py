"""What was learnt of a game by playing it: numbers to judge by, instead of those that somebody guessed.

They are data of a game (``weights.json`` in its package), made by ``python -m tools.tune``. They belong to the numbers
the game says it is judged by: where it says others, its rule of thumb is all there is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stonehall.kernel.adviser import RULE_OF_THUMB, AnyAdviser
from stonehall.kernel.game import AnyGame

FILE: Final = "weights.json"


@cache
def experienced(game: AnyGame) -> AnyAdviser:
    """Who knows what was learnt of a game."""
    weights = learnt_weights(game)
    return RULE_OF_THUMB if weights is None else game.adviser(weights)


@cache
def widely_experienced(game: AnyGame) -> AnyAdviser:
    """Who knows the same and names more options."""
    weights = learnt_weights(game)
    return RULE_OF_THUMB if weights is None else game.adviser(weights, wide=True)


def learnt_weights(game: AnyGame) -> Mapping[str, float] | None:
    """What was learnt; ``None``: nothing, or of other numbers than the game is judged by now."""
    package = type(game).__module__.rpartition(".")[0]
    file = files(package).joinpath(FILE) if package and game.weights() else None
    if file is None or not file.is_file():
        return None
    learnt: dict[str, Any] = json.loads(file.read_text("utf-8"))["weights"]
    return learnt if learnt.keys() == game.weights().keys() else None


def write(weights: Mapping[str, float], made: Mapping[str, Any]) -> str:
    """The file of such numbers, with the run that ``made`` them."""
    rounded = {name: round(weight, 4) for name, weight in weights.items()}
    return json.dumps({"made": made, "weights": rounded}, indent=1) + "\n"
