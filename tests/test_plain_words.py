"""One word for no, one for enough, one for yes: in every decision of every game."""

from __future__ import annotations

import random

import pytest

import stonehall
from stonehall.kernel import AGREE, DECLINE, STOP, Chance, Decision

GAMES = ("summoner-wars", "tash-kalar")
WITHOUT_ARGUMENTS = {
    "yes": "has happen what is asked", "pass": "declines", "done": "ends a choice made one by one",
    "end": "ends a phase or a turn", "hand-over": "lets the partner go on", "action": "gains an action instead",
}  # fmt: skip
"""Every play that is a word alone. A new one says something that none of these says, or it is one of these."""


@pytest.mark.parametrize("id", GAMES)
def test_no_other_word_stands_alone(id: str) -> None:
    verbs = stonehall.load(id).notation().verbs
    assert {verb for verb, kinds in verbs.items() if not kinds.kinds} <= set(WITHOUT_ARGUMENTS)
    assert {"yes", "pass", "done"} <= set(verbs)


def wrong(decision: Decision) -> str:
    """What is wrong with the ways out of a decision."""
    options = decision.options
    if AGREE in options and DECLINE not in options:
        return "yes without pass"
    if DECLINE in options and STOP in options:
        return "two ways out"
    if len(options) == 2 and DECLINE in options and decision.then is not None and decision.prompt in ASKED_YES_OR_NO:
        return "" if AGREE in options else "a question of yes or no"
    return ""


ASKED_YES_OR_NO = {"mind-capture", "influence", "swift-shot", "soul-shift", "ice-shards", "may-discard-flare"}
"""Prompts that ask whether, and nothing else."""


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("place", range(3))
def test_in_games_played_at_random(id: str, place: int) -> None:
    game, rng = stonehall.load(id), random.Random(place)
    decks = game.decks()
    south, north = rng.sample(list(decks), 2)
    state = game.start(south=south, north=north)
    for _ in range(400):
        decision = state.decision
        if decision is None:
            break
        if isinstance(decision, Chance):
            state.apply(decision.sample(rng))
        else:
            assert wrong(decision) == "", repr(decision)
            state.apply(rng.choice(decision.options))
