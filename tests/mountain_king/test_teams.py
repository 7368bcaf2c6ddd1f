"""Two teams of two."""

from __future__ import annotations

import pytest

from stonehall.kernel.errors import SettingsError
from tests.mountain_king.scenario import AFTER, FIRST_ROW, GAME, row, scenario

TEAMS = "seats 4 side winter teams"
GATES = "south gate l1\nwest gate w12\nnorth gate l23\neast gate a12\n"


@pytest.mark.rule("MK-TEAM-1")
def test_teams_are_for_four_on_the_winter_map() -> None:
    with pytest.raises(SettingsError) as wrong:
        GAME.start(seats="3", teams="yes")
    assert [problem.rule for problem in wrong.value.problems] == ["MK-TEAM-1"]
    state = GAME.start(seats="4", teams="yes")
    assert state.settings.side == "winter"


@pytest.mark.rule("MK-TEAM-2")
def test_a_round_runs_one_two_two_one() -> None:
    state = GAME.start(seats="4", teams="yes")
    assert state.settings.seating.side_of == (0, 1, 1, 0)
    assert GAME.allies(state, 0) == (0, 3)


@pytest.mark.rule("MK-TEAM-4", "MK-TEAM-5", "MK-TERM-3")
def test_a_team_has_one_storage_but_trolls_are_ones_own() -> None:
    smoot = row(FIRST_ROW, "east", tokens="0 0 1 0")
    game = scenario(f"{GATES}south storage stone 2\n{smoot}\n{row(FIRST_ROW)}", settings=TEAMS, seat="east")
    assert game.storage("south") == game.storage("east") == "stone 2"
    assert "dig stone i3" in game.options  # two of the team and one on an own troll
    game = scenario(f"{GATES}south storage stone 2\n{smoot}\n{row(FIRST_ROW)}", settings=TEAMS, seat="south")
    assert "dig stone i3" not in game.options  # the partner's troll is not mine
    game.play("dig stone domino")
    game.play(game.options[0])
    assert game.storage("east") == ""


@pytest.mark.rule("MK-TEAM-6", "MK-DIG-5")
def test_partners_may_join_and_treat_all_as_own() -> None:
    gates = GATES.replace("south gate l1", "south gate e1").replace("east gate a12", "east gate i1")
    text = f"{gates}south storage stone 3 cart 1\ntunnel part j1 j2\nstatue fire j2"
    game = scenario(text, settings=TEAMS)
    assert game.network("south") == "e1"
    game.play("dig stone i3", "lay f1 r0")
    assert game.network("south") == game.network("east") == "e1 f1 g1 h1 i1 j1 j2"
    assert "move j2 f1" not in game.options  # one tunnel at a time
    assert "move j2 i1" in game.options
    other = scenario(
        text.replace("east gate i1", "east gate a12").replace("west gate w12", "west gate i1"), settings=TEAMS
    )
    other.play("dig stone i3")
    assert other.refusal("lay f1 r0") == ["MK-DIG-5"]


@pytest.mark.rule("MK-TEAM-7")
def test_honor_is_the_teams_and_everything_counts_once() -> None:
    gates = GATES.replace("south gate l1", "south gate h1").replace("east gate a12", "east gate i1")
    text = f"{gates}tunnel part j1 j2\nstatue fire j2\nsouth honor tunnel 5"
    game = scenario(text, settings=TEAMS, turn=AFTER)
    assert game.network("south") == game.network("east")
    assert game.honor("statues", "south") == game.honor("statues", "east") == 2
    assert game.honor("tunnels", "east") == 5
    game = scenario(text, settings=TEAMS, turn="moment after turns-left 0", seat="east")
    game.play("end")
    assert game.state.outcome is not None
    assert game.state.outcome.winners == (0, 3)
