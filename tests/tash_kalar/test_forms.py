"""The forms of the game (FORM)."""

from __future__ import annotations

import pytest

from stonehall.kernel import PositionError, SettingsError
from tests.tash_kalar.scenario import fresh, scenario


def refused(**options: str) -> list[str]:
    """The rules that forbid a game with these options."""
    with pytest.raises(SettingsError) as caught:
        fresh(**options)
    return [problem.rule for problem in caught.value.problems]


def seats_of(**options: str) -> list[tuple[str, str]]:
    """Who plays, and whose pieces each uses."""
    return [(side["seat"], side["owner"]) for side in fresh(**options).view["sides"]]


DUELLISTS = [("south", "south"), ("north", "north")]
TEAMS = [("south", "south"), ("north", "north"), ("west", "south"), ("east", "north")]
LEGEND_AND_TASK = """
    settings form {form}
    turn 3 south actions 1
    {tasks}
    south legendary a5
    south heroic d4 e5
    south common d6 f6
    north heroic a3
    north legendary i5
"""


@pytest.mark.rule("TK-FORM-1")
def test_high_form_is_for_two_sides() -> None:
    assert seats_of(form="high-form") == DUELLISTS
    assert seats_of(form="high-form", teams="yes") == TEAMS
    assert refused(form="high-form", seats="3") == ["TK-FORM-1"]
    assert refused(form="high-form", seats="4") == ["TK-FORM-1"]


@pytest.mark.rule("TK-FORM-1")
def test_high_form_counts_tasks_and_standing_legends() -> None:
    game = scenario(LEGEND_AND_TASK.format(form="high-form", tasks="tasks current central-dominance diagonals"))
    assert (game.points("south"), game.points("north")) == (1, 1)
    game.play("place e4", "claim central-dominance")
    assert (game.points("south"), game.points("north")) == (2, 1)


@pytest.mark.rule("TK-FORM-2")
def test_duel_is_for_two_sides() -> None:
    assert seats_of(form="duel") == DUELLISTS
    assert seats_of(form="duel", teams="yes") == TEAMS
    assert refused(form="duel", seats="3") == ["TK-FORM-2"]
    assert refused(form="duel", teams="yes", seats="2") == ["TK-FORM-2"]


@pytest.mark.rule("TK-FORM-2")
def test_a_duel_has_no_tasks_and_no_points_for_what_stands() -> None:
    start = fresh(form="duel").view
    assert (start["tasks"], start["next_task"], start["tasks_size"]) == ([], "", 0)
    game = scenario(LEGEND_AND_TASK.format(form="duel", tasks="")).play("place e4")
    assert game.asked == "north"
    assert (game.points("south"), game.points("north")) == (0, 0)


@pytest.mark.rule("TK-FORM-2")
def test_a_duel_counts_kills_legends_and_the_flares_of_the_opponent() -> None:
    game = scenario("""
        south common e4 e6 d6 f6 e8
        south heroic d5 f5
        south hand swordmaster time-elemental f2-5
        north common e5 g1
        north heroic a4 a5 a6 a7
        north lost 1 0 0
    """)
    game.play("flare f2-5", "pass")
    assert (game.points("south"), game.points("north")) == (0, 1)
    game.play("summon swordmaster e5")
    assert game.points("south") == 0, "kills count at the end of the turn"
    game.play("place a3")
    assert game.points("south") == 1

    legend = scenario("""
        south heroic d5 f5 e6
        south common d7 f7
        south hand time-elemental
    """)
    assert legend.play("summon time-elemental e4").points("south") == 1


@pytest.mark.rule("TK-FORM-3")
def test_melee_is_for_three_or_four_each_for_oneself() -> None:
    assert seats_of(form="melee") == [(seat, seat) for seat in ("south", "north", "west")]
    assert seats_of(form="melee", seats="4") == [(seat, seat) for seat in ("south", "north", "west", "east")]
    assert refused(form="melee", seats="2") == ["TK-FORM-3"]


@pytest.mark.rule("TK-FORM-3")
def test_in_melee_the_lowest_colour_is_the_score() -> None:
    game = scenario("""
        settings form melee seats 4
        turn 3 south actions 1
        south points north 5 west 2 east 4
        north points south 1
        west lost 0 2 0
    """)
    assert (game.points("south"), game.points("north")) == (2, 0)
    game.play("place e5")
    assert [game.points("south", colour) for colour in ("north", "west", "east")] == [5, 4, 4]
    assert game.points("south") == 4


@pytest.mark.rule("TK-FORM-4")
def test_there_are_no_teams_in_melee() -> None:
    assert refused(form="melee", teams="yes") == ["TK-FORM-4"]
    assert refused(form="melee", teams="yes", seats="4") == ["TK-FORM-4"]


@pytest.mark.rule("TK-FORM-1", "TK-FORM-2", "TK-FORM-3", "TK-FORM-4")
@pytest.mark.parametrize(
    "settings",
    ["form duel seats 3", "form high-form seats 4", "form melee seats 2", "form duel seats 2 teams",
     "form melee seats 4 teams", "melee 3"],
)  # fmt: skip
def test_a_position_has_a_form_with_its_number_of_players(settings: str) -> None:
    with pytest.raises(PositionError, match=r"number of seats does not fit|no team play|“melee”"):
        scenario(f"settings {settings}\nsouth common e5")
