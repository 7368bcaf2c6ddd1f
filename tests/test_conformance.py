"""The conformance suite, applied to every game and its kinds of setup."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import stonehall
from tests.conformance import CHECKS
from tests.mountain_king import example_set

ALLIED = stonehall.load("alliances").decks()
DECKS = stonehall.load("summoner-wars").decks()

WAYS_THROUGH_THE_MOUNTAIN = stonehall.load("mountain-king").forms()

GAMES: dict[str, list[dict[str, str]]] = {
    "summoner-wars": [
        {"south": deck, "north": DECKS[(place + 1 + place // 2) % len(DECKS)]} for place, deck in enumerate(DECKS)
    ],
    "tash-kalar": [
        {"form": "duel"},
        {"form": "high-form", "south": "highland", "north": "sylvan"},
        {"form": "melee"},
        {"form": "melee", "seats": "4"},
        {"form": "duel", "teams": "yes"},
        {"form": "high-form", "teams": "yes"},
        {"form": "duel", "south": "sylvan", "north": "highland"},
        {"form": "melee", "south": "sylvan", "north": "highland", "west": "northern"},
        {"form": "duel", "south": "everfrost", "north": "nethervoid"},
        {"form": "high-form", "south": "etherweave", "north": "everfrost"},
        {"form": "melee", "south": "nethervoid", "north": "etherweave", "west": "everfrost"},
        {"form": "duel", "teams": "yes", "south": "etherweave", "west": "nethervoid", "north": "everfrost"},
    ],
    "alliances": [
        *[{"south": ALLIED[place], "north": ALLIED[place + 1]} for place in range(0, len(ALLIED), 2)],
        {"form": "three", "south-east": "tundra-guild"},
        {"form": "four"},
        dict(zip(("form", "south", "north", "south-east", "north-east"), ("four", *ALLIED[4:8]), strict=True)),
    ],
    "mountain-king": [
        *[dict(way) for way in WAYS_THROUGH_THE_MOUNTAIN.values()],
        {"seats": "3", "components": example_set.VALUE},
    ],
}

CASES = [
    pytest.param(game, settings, seed, id=f"{game}-{seed}")
    for game, setups in GAMES.items()
    for seed, settings in enumerate(setups)
]


def test_every_game_is_here() -> None:
    assert set(GAMES) == set(stonehall.game_ids())


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: str(check.__name__).removeprefix("check_"))
@pytest.mark.parametrize(("game", "settings", "seed"), CASES)
def test_conformance(
    check: Callable[[str, dict[str, str], int], None], game: str, settings: dict[str, str], seed: int
) -> None:
    check(game, settings, seed)
