"""The log tells in one line what a player cares about; each event by itself is there on demand."""

from __future__ import annotations

from random import Random

import pytest

import stonehall
from stonehall.games.mountain_king import log_lines
from stonehall.games.mountain_king.seating import SEATS
from stonehall.kernel import Event, Term, play_randomly
from stonehall.kernel.message import Value
from stonehall.locale import LANGUAGES, catalogue
from tests.told_log import told_lines

GAME = stonehall.load("mountain-king")
TURN = Event("turn", (0, 3))


def lines(told: list[Event]) -> list[str]:
    return told_lines(GAME, told, SEATS)


def test_a_game_begins_with_a_line_for_the_horde_and_one_for_each_troll_that_is_lined_up() -> None:
    state = GAME.start(first="south")
    state.log = []
    rng = Random(1)
    while state.turn == 0:
        assert state.decision is not None
        state.apply(rng.choice(state.decision.options))
    said = lines([event.seen_by(None) for event in state.log])
    assert sum("horde" in line for line in said) == 1
    assert "12 trolls gather in the horde." in said
    assert sum("lines up" in line for line in said) == 8
    assert not any("draws" in line for line in said), "nobody sees what is drawn, and what is kept is lined up"


def test_a_cascade_is_one_line_with_its_sum() -> None:
    told = [TURN, Event("placed", (0, 3, 4)), Event("yielded", (0, 3, 4, 0b111)), Event("yielded", (0, 1, 0, 0b1))]
    assert len(lines(told)) == 2
    assert lines(told)[1].endswith("The cascade yields 4 tokens.")
    assert lines(told[:2])[1].startswith("south places"), "before anything was yielded"


def test_trolls_that_a_spell_wakes_are_told_one_by_one() -> None:
    told = [TURN, Event("cast", (0, 0)), Event("yielded", (0, 3, 4, 0b111)), Event("yielded", (0, 1, 0, 0b1))]
    assert len(lines(told)) == 4


def test_a_troll_that_joins_the_horde_later_is_named() -> None:
    told = [TURN, Event("joined-horde", (7, 2)), Event("joined-horde", (8, 3))]
    assert len(lines(told)) == 3


def test_whole_games_are_told_in_few_lines() -> None:
    state = GAME.start()
    state.log = []
    play_randomly(state, Random(5))
    told = [event.seen_by(None) for event in state.log]
    assert len(lines(told)) < 0.75 * len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_has_words(language: str) -> None:
    words = catalogue(language)
    args: dict[str, Value] = {"card": Term("mk-card", GAME.cards()[0].id), "player": "x", "slot": "1a"}
    for id in log_lines.LINE_IDS:
        for count in range(1, 6):
            assert str(count) in words.get(id, **args, count=count)
