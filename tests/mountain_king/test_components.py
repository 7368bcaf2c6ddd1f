"""Sets of components: ours is complete, others are read with every problem at once."""

from __future__ import annotations

from random import Random

import pytest

from stonehall.games.mountain_king.component_sets import LONGEST, OWN, components_of, value_of
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
    state = GAME.start(seats="3", components=spells)
    play_randomly(state, Random(3))
    assert state.over
    assert GAME.from_position(state.to_position()).to_position() == state.to_position()


@pytest.mark.rule("MK-COMP-7")
def test_everything_wrong_with_a_set_is_said_at_once() -> None:
    trolls = [
        "trol bog 1 mud stone",
        "troll bog 4 mud stone  # a remark; with a semicolon",
        "troll bog-two 1 mud fire",
        "troll Bog 1 mud stone",
        "troll bog-three 1 mud " + "stone " * 9,
        "starter nose coin",
        "spell word wish 1",
        "spell word gain-coin 1 soon",
    ]
    tiles = [
        "tunnel l4 6 xxx/.x.",
        "tunnel l5 2 xxxo/x...",
        "tunnel i4 2 xx/..xx",
        "hall cave 5 3 xxx/xox",
        "hall den 1 3 xxx/xxx",
        "hall pit 1 3 " + "x" * 20 + "o",
        "statue-points 1 2",
        "called.de bog Moor",
        "called.hu.gen bog Láp",
        "called nobody Nobody",
        "map summer 1.",
        "map autumn 1. 1q 2*",
        "map autumn 1. 1.",
        "map winter 2*",
    ]
    with pytest.raises(SettingsError) as wrong:
        value_of({"trolls.txt": "\n".join(trolls), "tiles.txt": "\n\n".join(tiles)}, "Mine")
    told = [str(problem) for problem in wrong.value.problems]
    assert len(told) == len(trolls) + len(tiles)
    places = [f"trolls.txt:{1 + n}" for n in range(len(trolls))] + [f"tiles.txt:{1 + 2 * n}" for n in range(len(tiles))]
    nobody = places.pop(len(trolls) + tiles.index("called nobody Nobody"))
    assert [line.split(": ")[0] for line in told] == [*places, nobody]
    assert told[0].endswith("did you mean troll?")
    assert told[2] == "trolls.txt:3: a troll of the clan “mud” has no cart of “fire”"
    assert "[MK-PED-4]" in told[len(trolls) + tiles.index("tunnel l5 2 xxxo/x...")]


def test_too_few_of_something_is_no_set() -> None:
    with pytest.raises(SettingsError) as wrong:
        GAME.start(components="spell word gain-coin 1", seats="3", map="winter")
    assert [str(problem) for problem in wrong.value.problems] == [
        "map: winter is not for 3 players [MK-SETUP-1]",
        "spells: 1 instead of 17",
    ]


@pytest.mark.parametrize("id", ["bog-cook", "throne-room", "l3", "charmer", "word-2"])
def test_no_two_things_have_the_same_id(id: str) -> None:
    spells = [f"spell word-{number} gain-coin 1" for number in range(16)]
    with pytest.raises(SettingsError) as wrong:
        value_of({"spells.txt": "\n".join([*spells, f"spell {id} gain-coin 1"])}, "")
    assert [str(problem) for problem in wrong.value.problems] == [f"spells.txt:17: “{id}” is there twice"]


def test_what_is_wrong_with_a_map_as_a_whole_is_said() -> None:
    rows = ["14 14 1. 1.", "1. 1w ^^ 1f"]
    with pytest.raises(SettingsError) as wrong:
        value_of({"maps.txt": "\n".join(f"map winter {row}" for row in rows)}, "")
    told = [str(problem) for problem in wrong.value.problems]
    assert told == [
        "winter: 1 sites of workshops, at least 12 needed",
        "winter: 2 start points marked 4, 4 needed",
        "winter: start points next to each other: a1 b1 [MK-DIG-5]",
        "winter: 0 start points marked 5, 5 needed",
    ]


def test_a_set_in_files_becomes_one_line_without_remarks() -> None:
    spells = [f"spell word-{number}   gain-coin 1  # a coin; or not" for number in range(17)]
    value = value_of({"a.txt": "\n".join(spells[:9]), "b.txt": "\n".join(spells[9:])}, "Words of Coin")
    assert "\n" not in value
    assert "#" not in value
    assert value.startswith("set Words of Coin; spell word-0 gain-coin 1; spell word-1 ")
    assert GAME.complete({"components": value})["components"] == value
    assert components_of(value).title == "Words of Coin"
    assert value_of({"a.txt": value}, "Another Title") == value


def test_a_set_that_is_too_long_is_not_read() -> None:
    with pytest.raises(SettingsError, match="at most 40000 characters"):
        value_of({"a.txt": "#" * LONGEST, "b.txt": "#"}, "")


@pytest.mark.rule("MK-COMP-6", "MK-TERM-6")
def test_our_maps_are_fair_to_all_sides() -> None:
    """Turned by a quarter, a map is the same but for its start points."""
    for mountain in OWN.maps.values():
        rows = [[word[0] + word[1].translate(NO_STARTS) for word in row.split()] for row in mountain.drawing]
        turned = [list(reversed(column)) for column in zip(*rows, strict=True)]
        assert [list(row) for row in turned] == rows
        assert mountain.heart.bit_count() in (1, 9)
        assert {level for level in mountain.level if level} == {1, 2, 3, 4, 5}
