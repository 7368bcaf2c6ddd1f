"""Warps and the pending being of the Etherweave school (TK-WARP-1..6)."""

from __future__ import annotations

import pytest

from stonehall.games.tash_kalar.seating import SEATS
from tests.tash_kalar.scenario import scenario

WARP = """
    turn {turn} south actions {actions}
    south school etherweave
    south common d4 d5
    south hand lesser-shadow-twin warpmaster
    north common g4
"""


@pytest.mark.rule("TK-WARP-1")
@pytest.mark.parametrize("actions", [2, 1, 0])
def test_a_warp_needs_no_pattern_and_no_action(actions: int) -> None:
    game = scenario(WARP.format(turn=3, actions=actions))
    assert game.starting("warp") == ["warp lesser-shadow-twin"]
    game.play("warp lesser-shadow-twin")
    assert game.aside("south") == "lesser-shadow-twin"
    assert game.hand("south") == ["warpmaster"]
    assert game.options == ["upgrade d4", "upgrade d5"]
    game.play("upgrade d4")
    assert game.squares("south", "heroic") == "d4"
    assert game.aside("south") == "lesser-shadow-twin"
    assert game.discard("south") == []
    if actions:
        assert game.actions == actions
        assert game.prompt == "actions"
        assert [event.id for event in game.log] == ["aside", "warped", "upgraded"]
    else:
        assert game.state.turn == 4


@pytest.mark.rule("TK-WARP-1")
def test_only_a_card_of_the_hand_that_has_a_warp_effect_is_warped() -> None:
    game = scenario(WARP.format(turn=3, actions=2))
    assert game.refusal("warp warpmaster") == ["TK-WARP-1"]
    assert game.refusal("warp eternal-emperor") == ["TK-WARP-1"]


@pytest.mark.rule("TK-WARP-1", "TK-TURN-6")
def test_nothing_is_warped_inside_an_effect() -> None:
    game = scenario("""
        south school etherweave
        south common c5 d3 d6
        south hand warpmaster lesser-shadow-twin
    """)
    game.play("summon warpmaster e5")
    assert game.prompt == "may-take-back-or-move"
    assert game.refusal("warp lesser-shadow-twin") == ["TK-TURN-6"]


@pytest.mark.rule("TK-WARP-1", "TK-TEAM-9")
def test_a_partner_who_has_taken_over_warps_nothing() -> None:
    game = scenario("""
        settings form duel teams
        turn 5 south
        south school etherweave
        south hand lesser-shadow-twin
        west school sylvan
    """)
    assert game.starting("warp") == ["warp lesser-shadow-twin"]
    game.play("hand-over")
    assert game.asked == "west"
    assert game.starting("warp") == []
    assert game.refusal("warp lesser-shadow-twin") == ["TK-TEAM-9"]


@pytest.mark.rule("TK-WARP-1", "TK-TEAM-8")
def test_a_partner_may_finish_a_warp_effect() -> None:
    game = scenario("""
        settings form duel teams
        turn 5 south
        south school etherweave
        south common d4 d5
        south hand lesser-shadow-twin
        west school sylvan
    """)
    game.play("warp lesser-shadow-twin")
    assert game.options == ["hand-over", "upgrade d4", "upgrade d5"]
    game.play("hand-over")
    assert game.asked == "west"
    assert game.options == ["upgrade d4", "upgrade d5"]
    game.play("upgrade d5")
    assert game.squares("south", "heroic") == "d5"
    assert game.aside("south") == "lesser-shadow-twin"


@pytest.mark.rule("TK-WARP-2")
@pytest.mark.parametrize(("seats", "first"), [(2, 3), (3, 4), (4, 5)])
def test_nothing_is_warped_in_the_first_turn_of_a_player(seats: int, first: int) -> None:
    settings = "settings form duel" if seats == 2 else f"settings form melee seats {seats}"
    for turn in range(1, first + 2):
        seat = SEATS[(turn - 1) % seats]
        game = scenario(f"""
            {settings}
            turn {turn} {seat}
            {seat} school etherweave
            {seat} common d4
            {seat} hand lesser-shadow-twin
        """)
        if turn < first:
            assert game.refusal("warp lesser-shadow-twin") == ["TK-WARP-2"]
        else:
            assert game.starting("warp") == ["warp lesser-shadow-twin"]


@pytest.mark.rule("TK-WARP-3")
def test_nothing_is_warped_while_a_being_is_pending() -> None:
    game = scenario("""
        turn 5 south
        south school etherweave
        south common f5 g5 h5
        south hand lesser-shadow-twin
        south aside greater-shadow-twin
    """)
    assert game.starting("warp") == []
    assert game.refusal("warp lesser-shadow-twin") == ["TK-WARP-3"]
    game.play("summon greater-shadow-twin e5")
    assert game.starting("warp") == ["warp lesser-shadow-twin"]


@pytest.mark.rule("TK-WARP-4")
def test_the_pending_being_is_summoned_like_a_card_of_the_hand() -> None:
    game = scenario("""
        turn 5 south
        south school etherweave
        south common f5 g5 h5
        south hand doppelganger
        south aside greater-shadow-twin
        south discard lesser-shadow-twin
        north heroic f4
        north common e5
    """)
    assert "e5" in game.summons("greater-shadow-twin").split(", ")
    game.play("summon greater-shadow-twin e5")
    assert game.aside("south") == ""
    assert game.piece("e5") == "south heroic"
    assert game.actions == 1
    game.play("destroy f4")
    assert game.lost("north") == [1, 1, 0]
    assert game.discard("south") == ["lesser-shadow-twin", "greater-shadow-twin"]
    assert game.hand("south") == ["doppelganger"]


@pytest.mark.rule("TK-WARP-4", "TK-SUM-3")
def test_the_pending_being_needs_its_pattern_and_an_action() -> None:
    table = """
        turn 5 south actions {actions}
        south school etherweave
        south common f5 g5 {third}
        south aside greater-shadow-twin
        south hand doppelganger
        south draw warpmaster singularity
        north common a5
    """
    assert scenario(table.format(actions=1, third="h5")).summons("greater-shadow-twin") == "e5, i5"
    without_pattern = scenario(table.format(actions=1, third="h6"))
    assert without_pattern.refusal("summon greater-shadow-twin e5") == ["TK-SUM-3"]
    over = scenario(table.format(actions=0, third="h5"))
    assert over.summons("greater-shadow-twin") == ""


PENDING = """
    {settings}
    turn 5 south actions 1
    south school etherweave
    south points north {points}
    south hand doppelganger warpmaster singularity
    south draw dark-sphere reality-patch time-traveler
    {aside}
    north draw knight herald
"""


@pytest.mark.rule("TK-WARP-5")
def test_a_pending_being_costs_two_points() -> None:
    game = scenario(PENDING.format(settings="settings form duel", points=7, aside="south aside paradox-worm"))
    assert game.points("south") == 5
    assert game.points("south", "north") == 7
    assert game.view["sides"][0]["points"] == {"north": 5}
    free = scenario(PENDING.format(settings="settings form duel", points=7, aside=""))
    assert free.points("south") == 7
    poor = scenario(PENDING.format(settings="settings form duel", points=1, aside="south aside paradox-worm"))
    assert poor.points("south") == -1


@pytest.mark.rule("TK-WARP-5", "TK-END-3")
@pytest.mark.parametrize(("points", "is_over"), [(18, False), (19, False), (20, True)])
def test_the_points_of_a_pending_being_are_taken_off_when_the_end_is_tested(points: int, is_over: bool) -> None:
    game = scenario(PENDING.format(settings="settings form duel", points=points, aside="south aside paradox-worm"))
    game.play("place a5")
    assert bool(game.told("end-triggered")) == is_over
    free = scenario(PENDING.format(settings="settings form duel", points=points, aside=""))
    free.play("place a5")
    assert free.told("end-triggered")


@pytest.mark.rule("TK-WARP-5", "TK-END-8")
def test_a_pending_being_can_cost_the_game() -> None:
    table = """
        turn 9 south actions 1 last-turns 1
        south school etherweave
        south points north 18
        south hand warpmaster singularity dark-sphere
        {aside}
        north points south 17
    """
    lost = scenario(table.format(aside="south aside paradox-worm")).play("place a5")
    assert lost.view["winners"] == ["north"]
    won = scenario(table.format(aside="")).play("place a5")
    assert won.view["winners"] == ["south"]


@pytest.mark.rule("TK-WARP-5", "TK-END-4")
def test_in_melee_a_pending_being_costs_points_in_every_colour() -> None:
    table = """
        settings form melee seats 3
        turn 5 north actions 1
        north school etherweave
        north points south 4 west {west}
        north hand warpmaster singularity dark-sphere
        north draw reality-patch time-traveler
        north aside paradox-worm
        west draw knight herald
        west points south 3
    """
    game = scenario(table.format(west=12))
    assert game.points("north") == 2
    assert game.view["sides"][1]["points"] == {"south": 2, "west": 10}
    assert game.view["sides"][2]["points"] == {"south": 3, "north": 0}
    game.play("place a5")
    assert not game.told("end-triggered")
    high = scenario(table.format(west=14)).play("place a5")
    assert high.told("end-triggered")


@pytest.mark.rule("TK-WARP-5", "TK-TEAM-1")
def test_a_team_pays_for_the_pending_being_of_either_partner() -> None:
    game = scenario("""
        settings form duel teams
        turn 5 south
        south points north 6
        north points south 6
        west school etherweave
        west aside paradox-worm
    """)
    assert game.points("south") == 4
    assert game.points("north") == 6


@pytest.mark.rule("TK-WARP-6", "TK-DISC-1", "TK-DISC-2")
def test_the_discard_action_does_not_reach_the_pending_being() -> None:
    game = scenario(PENDING.format(settings="settings form duel", points=0, aside="south aside paradox-worm"))
    assert game.starting("discard") == ["discard doppelganger", "discard singularity", "discard warpmaster"]
    assert game.refusal("discard paradox-worm") == ["TK-WARP-6"]
    game.play("discard doppelganger")
    assert game.options == ["done", "under singularity", "under warpmaster"]


@pytest.mark.rule("TK-WARP-6", "TK-HAND-1")
def test_the_pending_being_counts_at_the_refill() -> None:
    game = scenario("""
        turn 3 south actions 1
        south school etherweave
        south hand lesser-shadow-twin warpmaster singularity
        south draw dark-sphere reality-patch time-traveler
    """)
    game.play("warp lesser-shadow-twin", "place a5")
    assert game.asked == "north"
    assert game.hand("south") == ["singularity", "warpmaster"]
    assert game.aside("south") == "lesser-shadow-twin"
    fewer = scenario("""
        turn 3 south actions 1
        south school etherweave
        south hand lesser-shadow-twin warpmaster
        south draw dark-sphere reality-patch time-traveler
    """)
    fewer.play("warp lesser-shadow-twin", "place a5")
    assert fewer.asked == "chance"
    fewer.play("draw dark-sphere")
    assert fewer.hand("south") == ["dark-sphere", "warpmaster"]
    assert fewer.asked == "north"
