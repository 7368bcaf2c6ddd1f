"""The comparison of copies finds what a copy forgot and what it shares."""

from __future__ import annotations

import pytest

from stonehall.kernel import AnyGame
from tests.fields import copy_problems, forgotten_fields
from tests.toy import Stones, StonesGame

GAME = StonesGame()


class Purse:
    __slots__ = ("coins",)

    def __init__(self, coins: list[int]) -> None:
        self.coins = coins


class Rich(Stones):
    """A state with something of every kind; ``fault`` names what its copies do wrong."""

    def __init__(self, game: AnyGame, stones: int, seat: int, fault: str = "") -> None:
        super().__init__(game, stones, seat)
        self.fault = fault
        self.purses = [Purse([1, 2]), Purse([3])]
        self.best = self.purses[0]
        self.names = {"south": "Ada"}
        self.rare = 0

    def clone(self) -> Rich:
        copy = Rich(self.game, self.stones, self.active, self.fault)
        copy.gifts = self.gifts if self.fault == "shared" else self.gifts.clone()
        share = self.fault == "shared within"
        copy.purses = [Purse(purse.coins if share else purse.coins.copy()) for purse in self.purses]
        copy.best = Purse(self.best.coins.copy()) if self.fault == "two" else copy.purses[0]
        copy.names = {} if self.fault == "contents" else self.names.copy()
        if self.fault != "forgotten":
            copy.rare = self.rare
        copy.copy_pending_from(self)
        return copy


def test_a_good_copy_has_no_problems() -> None:
    state = Rich(GAME, 5, 0)
    assert copy_problems(state, state.clone()) == []
    assert forgotten_fields(state, set()) == []


@pytest.mark.parametrize(
    ("fault", "problem"),
    [
        ("shared", "state.gifts: is shared (Pile)"),
        ("shared within", "state.purses[1].coins: is shared (list)"),
        ("two", "state.purses[0]: one thing became two"),
        ("contents", "state.names: {'south': 'Ada'} became {}"),
    ],
)
def test_a_bad_copy_is_noticed(fault: str, problem: str) -> None:
    state = Rich(GAME, 5, 0, fault)
    assert problem in copy_problems(state, state.clone())


def test_a_forgotten_field_is_noticed_before_anything_happens_to_it() -> None:
    state = Rich(GAME, 5, 0, "forgotten")
    assert copy_problems(state, state.clone()) == []
    assert forgotten_fields(state, set()) == ["state.rare: 1 became 0"]
    assert state.rare == 0
    state.rare = 4
    assert copy_problems(state, state.clone()) == ["state.rare: 4 became 0"]
    assert forgotten_fields(state, {Rich}) == []  # this kind is known
