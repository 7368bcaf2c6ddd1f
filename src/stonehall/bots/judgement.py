"""A judgement learnt from games: a small net that tells the chance of winning at the end of a turn.

The weights are data of a game (``judgement.json`` in its package), made by ``python -m tools.learn``. They belong to
the words and numbers they were learnt with: a game that says others is judged by its rule of thumb.
"""

from __future__ import annotations

import json
from base64 import b64decode, b64encode
from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import exp
from struct import pack, unpack
from typing import Any, Final

from stonehall.kernel.adviser import RULE_OF_THUMB, AnyAdviser
from stonehall.kernel.game import AnyGame
from stonehall.kernel.impression import Impression, Vocabulary
from stonehall.kernel.state import State

FILE: Final = "judgement.json"
LAYERS: Final = ("words", "numbers", "bias", "inner", "inner bias", "outer", "direct", "outer bias")
"""The weights in a file, in this order; each a list of rows."""


class Judgement:
    """A net: what is said is added up to ``width`` sums; two layers make a chance of them.

    Each word and each number has a row of weights, which is added once for each time it is said, or so many times. The
    numbers also count directly, so that the layers need only correct a plain sum of them.
    """

    def __init__(self, layers: Sequence[list[list[float]]]) -> None:
        self.words, self.numbers, [self.bias], self.inner, [self.inner_bias], [self.outer] = layers[:6]
        [self.direct], [[self.outer_bias]] = layers[6:]
        self.width = len(self.bias)

    def chance(self, impression: Impression) -> float:
        """The chance of winning, from 0 to 1.

        >>> flat = Judgement([[[1.0]], [[2.0]], [[0.0]], [[1.0]], [[0.0]], [[1.0]], [[1.0]], [[-5.0]]])
        >>> flat.chance(Impression([0, 0], [1.0])), round(flat.chance(Impression([0], [0.0])), 3)
        (0.5, 0.018)
        """
        width = self.width
        sums = self.bias.copy()
        for word in impression.words:
            row = self.words[word]
            for place in range(width):
                sums[place] += row[place]
        total = self.outer_bias
        for times, row, weight in zip(impression.numbers, self.numbers, self.direct, strict=True):
            if times != 0.0:
                total += times * weight
                for place in range(width):
                    sums[place] += times * row[place]
        said = [(place, value) for place, value in enumerate(sums) if value > 0.0]
        for row, start, weight in zip(self.inner, self.inner_bias, self.outer, strict=True):
            value = start
            for place, times in said:
                value += times * row[place]
            if value > 0.0:
                total += value * weight
        return 1.0 / (1.0 + exp(-total))


def judge(state: State, seat: int, judgement: Judgement | None, adviser: AnyAdviser = RULE_OF_THUMB) -> float:
    """The chance that a seat wins, as was learnt; a game that is over knows.

    Without a judgement it is what an adviser says, which is no chance, yet compares states as well.
    """
    if judgement is None:
        return adviser.evaluate(state, seat)
    outcome = state.outcome
    if outcome is not None:
        return (1.0 if seat in outcome.winners else 0.0) if outcome.winners else 0.5
    impression = state.game.impression(state, seat)
    return adviser.evaluate(state, seat) if impression is None else judgement.chance(impression)


@cache
def judgement_of(game: AnyGame) -> Judgement | None:
    """What was learnt of a game; ``None``: nothing, or of other words than it says now."""
    vocabulary = game.vocabulary()
    package = type(game).__module__.rpartition(".")[0]
    if vocabulary is None or not package:
        return None
    file = files(package).joinpath(FILE)
    return read(file.read_text("utf-8"), vocabulary) if file.is_file() else None


# The file -------------------------------------------------------------------------------------------------------------


def fingerprint(vocabulary: Vocabulary) -> str:
    """Tells one vocabulary from another."""
    told = "\n".join([*vocabulary.words, "", *vocabulary.numbers])
    return sha256(told.encode()).hexdigest()[:16]


def read(text: str, vocabulary: Vocabulary) -> Judgement | None:
    """What a file says; ``None`` where it was learnt with another vocabulary."""
    data = json.loads(text)
    if data["vocabulary"] != fingerprint(vocabulary):
        return None
    return Judgement([_rows(data["weights"][name]) for name in LAYERS])


def write(layers: Sequence[list[list[float]]], vocabulary: Vocabulary, made: dict[str, Any]) -> str:
    """The file of a net, with the run that ``made`` it."""
    weights = {name: _packed(rows) for name, rows in zip(LAYERS, layers, strict=True)}
    data = {"vocabulary": fingerprint(vocabulary), "made": made, "weights": weights}
    return json.dumps(data, indent=1) + "\n"


def _packed(rows: list[list[float]]) -> dict[str, Any]:
    """Weights in half precision: two bytes each."""
    flat = [weight for row in rows for weight in row]
    return {"rows": len(rows), "data": b64encode(pack(f"<{len(flat)}e", *flat)).decode()}


def _rows(packed: dict[str, Any]) -> list[list[float]]:
    content = b64decode(packed["data"])
    flat: list[float] = list(unpack(f"<{len(content) // 2}e", content))
    count = int(packed["rows"])
    width = len(flat) // count
    return [flat[width * row : width * (row + 1)] for row in range(count)]
