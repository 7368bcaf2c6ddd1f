"""What ``print`` shows: the board of a state in plain characters, the options of a decision as they are written."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.kernel import Decision, Option, play_randomly
from tests.tash_kalar.scenario import scenario as arena
from tests.toy import STONES

BATTLEFIELD = """summoner-wars position
turn 3 south attack
south magic 2
south d1 svara damage 3
south c4 frost-mage boosts 2
south f3 gate
south active ice-ram
north c6 undead-archer
north c8 ret-talus
"""
ARENA = """
    south common c4 d2
    south heroic e5
    south legendary e8
    north common c3 a5
    north heroic h6
    south hand knight
"""


def test_the_battlefield() -> None:
    state = stonehall.load("summoner-wars").from_position(BATTLEFIELD)
    assert str(state).splitlines() == [
        "north (fallen-kingdom): magic 0, hand 0, draw 0, discard 0",
        "  a b c d e f",
        "8 . . r . . .   c8 ret-talus 2/12",
        "7 . . . . . .",
        "6 . . u . . .   c6 undead-archer 3/2",
        "5 . . . . . .",
        "4 . . F . . .   c4 frost-mage 1/4 +2",
        "3 . . . . . G   f3 gate -/5",
        "2 . . . . . .",
        "1 . . . S . .   d1 svara 3/9",
        "south (polar-dwarves): magic 2, hand 0, draw 0, discard 0, ice-ram",
        "turn 3: south, attack, attacks left 3",
    ]


def test_the_arena() -> None:
    state = arena(ARENA).state
    lines = str(state).splitlines()
    assert lines[0].startswith("south (northern): 0 of ")
    assert lines[2:12] == [
        "   a  b  c  d  e  f  g  h  i",
        "1        .  .  .  .  .",
        "2     .  .  s  .  .  .  .",
        "3  .  .  n  .  .  .  o  .  .",
        "4  .  .  s  .  .  .  .  .  o",
        "5  n  .  .  .  S  .  .  .  .",
        "6  .  .  .  .  .  .  .  N  .",
        "7  .  .  .  .  .  .  .  .  .",
        "8     .  +  .  S! o  .  .",
        "9        .  .  .  .  .",
    ]


@pytest.mark.parametrize("game", stonehall.game_ids())
def test_every_moment_of_a_game_can_be_printed_and_shows_nothing_hidden(game: str) -> None:
    state = stonehall.load(game).start()
    rng = Random(3)
    while state.decision is not None:
        play_randomly(state, rng, limit=7)
        seen = str(state)
        assert all(line == line.rstrip() and len(line) <= 160 for line in seen.splitlines())
        assert str(state.imagine(0, rng)).split("hand")[0] == seen.split("hand", maxsplit=1)[0]
    assert "over after turn" in str(state)


def test_a_game_without_a_drawing_shows_its_position() -> None:
    assert str(STONES.start()) == "10 0"


def test_a_decision_shows_its_options_as_they_are_written() -> None:
    state = stonehall.load("summoner-wars").from_position(BATTLEFIELD)
    assert repr(state.decision) == "<Decision phase-attack of south: attack c4 c6, end>"
    state.play("attack c4 c6")
    assert str(state.decision).startswith("<Decision roll of luck: roll sb, ")
    assert repr(STONES.start().decision) == "<Decision turn of 0: take 1, take 2, take 3, gamble>"


def test_a_decision_nobody_asked_yet_shows_plain_options() -> None:
    many = Decision(1, "many", [Option("take", (count,)) for count in range(9)])
    assert repr(many) == "<Decision many of seat 1: take 0, take 1, take 2, take 3, take 4, take 5, … (9 in all)>"
    assert repr(Option("take", (3,))) == "Option(take 3)"
