"""Games of a thousand decisions, for whoever measures what grows with a game."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import NamedTuple

import stonehall
from stonehall.kernel import Option, Record, State
from stonehall.kernel.dice import Roll
from stonehall.kernel.state import Event
from tests.conformance import random_option


class Long(NamedTuple):
    """A game that is played so that it does not end: what nobody plays if there is anything else; how far it goes."""

    settings: dict[str, str]
    rather_not: tuple[frozenset[str], ...]
    decisions: int = 1000
    misses: bool = False
    """Dice hurt as little as they can."""


LONG = {
    "summoner-wars": Long({}, (frozenset({"use", "play", "discard"}), frozenset({"end"})), misses=True),
    "tash-kalar": Long({"form": "melee", "seats": "4"}, (frozenset({"summon", "discard", "done"}),)),
    "mountain-king": Long({"seats": "5"}, (frozenset({"end"}),), 550),  # it has so many turns, and no more
    "alliances": Long({"form": "four"}, (frozenset({"attack"}),)),
}


@cache
def long_record(game: str) -> Record:
    """A thousand decisions of people who would rather not fight."""
    rng, long = Random(1), LONG[game]
    record = Record(stonehall.load(game), long.settings)
    decided = 0
    while decided < long.decisions:
        decision = record.state.decision
        assert decision is not None, f"the game was over after {decided} decisions"
        if long.misses and isinstance(decision, Roll):
            record.play(harmless(record.state, decision))
        elif decision.is_chance:
            record.play(random_option(record.state, rng))
        else:
            texts = record.state.legal_texts()
            for verbs in long.rather_not:
                texts = [text for text in texts if text.split()[0] not in verbs] or texts
            record.play(rng.choice(texts))
            decided += 1
    return record


def harmless(state: State, roll: Roll) -> Option:
    def harm(option: Option) -> int:
        after = state.clone()
        told: list[Event] = []
        after.log = told
        after.apply(option)
        return sum(event.id == "damaged" for event in told)

    return min((Option("roll", (kind,) * roll.count) for kind in range(len(roll.die.kinds))), key=harm)
