"""Answers of fixed shape: every step gets the same arguments, whatever was chosen."""

from __future__ import annotations

import inspect

import pytest

from stonehall.games.summoner_wars.steps import step
from tests.summoner_wars.scenario import scenario

LISTS = {"rolled": "answer", "move_phase_move": "crossed"}
"""Steps that end on a list: as many faces as dice were rolled, as many squares as were crossed."""


@pytest.mark.parametrize("name", step.by_name)
def test_no_step_tells_cases_apart_by_the_number_of_its_arguments(name: str) -> None:
    parameters = list(inspect.signature(step.by_name[name]).parameters.values())
    assert all(parameter.default is inspect.Parameter.empty for parameter in parameters)
    lists = [parameter.name for parameter in parameters if parameter.kind is inspect.Parameter.VAR_POSITIONAL]
    assert lists == ([LISTS[name]] if name in LISTS else [])


def test_each_verb_of_a_question_has_its_own_step() -> None:
    """Blood Runes: paying says how much, refusing says nothing."""
    position = "turn 3 south build\nsouth c3 blarf\nsouth magic 1"
    paid, refused = scenario(position), scenario(position)
    assert paid.options == ["pass", "pay 1"]
    paid.play("pay 1")
    assert (paid.boosts("c3"), paid.damage("c3"), paid.magic("south")) == (1, 0, 0)
    refused.play("pass")
    assert (refused.boosts("c3"), refused.damage("c3"), refused.magic("south")) == (0, 1, 1)


def test_the_only_answer_is_taken_by_its_own_step() -> None:
    penniless = scenario("turn 3 south build\nsouth c3 blarf")
    assert (penniless.boosts("c3"), penniless.damage("c3")) == (0, 1)
