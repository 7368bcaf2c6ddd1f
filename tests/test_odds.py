"""Odds are values: equal when they say the same."""

from __future__ import annotations

import pytest

from stonehall.kernel import Odds

SOME = Odds(2, (0.25, 0.5, 0.25), 1.0, 0.5)


def test_odds_that_say_the_same_are_equal() -> None:
    same = Odds(2, (0.25, 0.5, 0.25), 1.0, 0.5)
    assert same == SOME
    assert not same != SOME  # noqa: SIM202  the other half of equality
    assert hash(same) == hash(SOME)
    assert {SOME, same} == {SOME}


@pytest.mark.parametrize(
    "other",
    [
        Odds(3, (0.25, 0.5, 0.25), 1.0, 0.5),
        Odds(2, (0.25, 0.25, 0.5), 1.0, 0.5),
        Odds(2, (0.25, 0.5, 0.25), 1.5, 0.5),
        Odds(2, (0.25, 0.5, 0.25), 1.0, 0.25),
        (2, (0.25, 0.5, 0.25), 1.0, 0.5),
        None,
    ],
    ids=["dice", "hits", "damage", "destroy", "a tuple", "nothing"],
)
def test_odds_that_differ_in_anything_are_not_equal(other: object) -> None:
    assert other != SOME
    assert not other == SOME  # noqa: SIM201  the other half of equality
    assert len({SOME, other}) == 2


def test_odds_are_shown_with_everything_they_say() -> None:
    assert repr(SOME) == "Odds(2, (0.25, 0.5, 0.25), 1.0, 0.5)"
