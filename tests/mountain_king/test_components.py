"""Sets of components: ours is complete, others are read with every problem at once."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.mountain_king.components import OWN, components_of
from stonehall.kernel.errors import SettingsError
from stonehall.kernel.state import play_randomly
from tests.mountain_king.scenario import GAME

NO_STARTS = str.maketrans("345*", "....")


@pytest.mark.rule("MK-COMP-7")
def test_another_set_replaces_what_it_has_and_leaves_the_rest_ours() -> None:
    spells = "; ".join(f"spell word-{number} gain-coin 1" for number in range(17))
    other = components_of(f"{spells}; called word-1 The First Word")
    assert other.trolls == OWN.trolls
    assert [spell.effect for spell in other.spells] == ["gain-coin"] * 17
    assert other.names == {"word-1": "The First Word"}
    state = GAME.start(seats="3", components=spells)
    play_randomly(state, Random(3))
    assert state.over
    assert GAME.from_position(state.to_position()).to_position() == state.to_position()


@pytest.mark.rule("MK-COMP-7")
def test_everything_wrong_with_a_set_is_said_at_once() -> None:
    text = "\n".join(
        [
            "trol bog 1 mud stone",
            "troll bog 4 mud stone",
            "troll bog 1 mud fire",
            "starter nose coin",
            "spell word wish 1",
            "tunnel l4 6 xxx/.x.",
            "tunnel l5 2 xxxo/x...",
            "hall cave 5 3 xxx/xox",
            "hall cave 1 3 xxx/xxx",
            "statue-points 1 2",
            "map summer 1.",
            "map autumn 1. 1q",
        ]
    )
    with pytest.raises(SettingsError) as wrong:
        components_of(text)
    told = [str(problem) for problem in wrong.value.problems]
    assert len(told) == 12
    assert "did you mean troll" in told[0]
    assert told[2] == "line 3: a mud troll has no fire cart"
    assert "line 7" in told[6]
    assert told[-1] == "map autumn: row 1: there is no sign 'q'"


def test_too_few_of_something_is_no_set() -> None:
    with pytest.raises(SettingsError) as wrong:
        GAME.start(components="spell word gain-coin 1")
    assert [str(problem) for problem in wrong.value.problems] == ["components spells: 1 instead of 17"]


@pytest.mark.rule("MK-COMP-6", "MK-TERM-6")
def test_our_maps_are_fair_to_all_sides() -> None:
    """Turned by a quarter, a map is the same but for its start points."""
    for mountain in OWN.maps.values():
        rows = [[word[0] + word[1].translate(NO_STARTS) for word in row.split()] for row in mountain.drawing]
        turned = [list(reversed(column)) for column in zip(*rows, strict=True)]
        assert [list(row) for row in turned] == rows
        assert mountain.heart.bit_count() in (1, 9)
        assert {level for level in mountain.level if level} == {1, 2, 3, 4, 5}
