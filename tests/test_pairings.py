"""Every faction meets every other, on both seats: 121 pairings, checked after every play.

Whole games between random bots, and a stretch of play between greedy bots, which think too long for whole games here.
``make nightly`` plays whole games of both kinds, a hundred of each pairing.
"""

from __future__ import annotations

from itertools import product

import pytest

import stonehall
from stonehall.bots import GreedyBot, RandomBot
from stonehall.games.summoner_wars.board import SEATS
from stonehall.games.summoner_wars.factions import READY_DECKS
from stonehall.kernel import Match
from stonehall.lab import Plan, Result, play_one
from stonehall.lab.invariants import check_play, check_record

GAME = stonehall.load("summoner-wars")
PAIRINGS = list(product(READY_DECKS, repeat=2))
NAMES = [f"{south} against {north}" for south, north in PAIRINGS]

STAGES = (0, 50, 100, 150)
"""Greedy bots take over after so many plays of random bots: they begin games, and find crowded boards."""
STRETCH = 90
"""So many plays they make."""


def test_all_pairings_are_there() -> None:
    assert len(set(PAIRINGS)) == 121


@pytest.mark.parametrize("number", range(1, len(PAIRINGS) + 1), ids=NAMES)
def test_random_bots_play_a_whole_game(number: int) -> None:
    plan = Plan(GAME.id, games=1, seed=11, pairings=PAIRINGS, check=True)
    result = play_one(plan, number)
    assert isinstance(result, Result), result
    assert result.reason == "summoner-destroyed"


@pytest.mark.parametrize("number", range(len(PAIRINGS)), ids=NAMES)
def test_greedy_bots_play_a_stretch_of_a_game(number: int) -> None:
    decks = dict(zip(SEATS, PAIRINGS[number], strict=True))
    stage = STAGES[number % len(STAGES)]
    match = Match(GAME, [RandomBot(number), RandomBot(number + 1)], decks, seed=number)
    start = match.state.clone()
    while len(match.record.plays) < stage and match.step():
        check_play(match.record, start)
    if match.state.outcome is not None:  # random bots may destroy their own summoner in the first turn
        match.record = match.record.truncated(len(match.record.plays) // 2)
    taken_over = len(match.record.plays)
    match.players = [GreedyBot(number), GreedyBot(number + 1)]
    while len(match.record.plays) < taken_over + STRETCH and match.step():
        check_play(match.record, start)
    check_record(match.record)
