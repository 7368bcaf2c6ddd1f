"""The heroic beings of the Nethervoid school but the demons: from the Gate Master to the Possessed Summoner."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario

MASTER = """
    turn 3 south gateway {gateway}
    south common e4 f4 d5 f5
    south heroic g5
    south legendary {crowns}
    south hand gate-master
    north heroic i5
"""


@pytest.mark.card("gate-master")
@pytest.mark.rule("TK-GATE-5", "TK-GATE-8", "TK-SCORE-3")
def test_gate_master_raises_the_gateway_and_names_another() -> None:
    game = scenario(MASTER.format(gateway="g5", crowns="c1 d1")).play("summon gate-master e5")
    assert game.piece("g5") == "south legendary"
    assert game.gateway == ""
    assert game.options == ["pick d5", "pick e4", "pick e5", "pick f4", "pick f5"]
    game.play("pick d5")
    assert (game.piece("d5"), game.gateway) == ("south common", "d5")
    assert game.points("south") == 1
    assert game.prompt == "actions"


@pytest.mark.card("gate-master")
@pytest.mark.rule("TK-GATE-2", "TK-GATE-3", "TK-GATE-8")
def test_gate_master_may_have_to_raise_himself() -> None:
    game = scenario(MASTER.format(gateway="d5", crowns="c1 d1")).play("summon gate-master e5", "pick g5")
    assert (game.piece("e5"), game.gateway) == ("south legendary", "g5")
    assert game.points("south") == 1


@pytest.mark.card("gate-master")
@pytest.mark.rule("TK-EFF-2", "TK-EFF-10", "TK-GATE-8")
def test_gate_master_without_a_legendary_piece_only_names_another_gateway() -> None:
    game = scenario(MASTER.format(gateway="g5", crowns="c1 d1 e1")).play("summon gate-master e5")
    assert game.piece("g5") == "south heroic"
    assert game.options == ["pick d5", "pick e4", "pick e5", "pick f4", "pick f5"]
    game.play("pick e5")
    assert (game.gateway, game.points("south"), game.prompt) == ("e5", 0, "actions")
    assert game.state.summoned_legends == 0


RIDER = """
    turn 3 south {gateway}
    south common e5 f5 g5 e6 {rest}
    south hand hell-rider
    north common e4
    north heroic d3
    north legendary d5
"""


@pytest.mark.card("hell-rider")
@pytest.mark.rule("TK-SUM-9", "TK-MOVE-3")
def test_hell_rider_makes_up_to_three_combat_moves() -> None:
    table = RIDER.format(gateway="gateway a5", rest="\nsouth heroic a5")
    game = scenario(table).play("summon hell-rider e5")
    assert game.targets("move") == "d4 d6 e4 e6 f4 f5 f6"
    game.play("move e5 e4", "move e4 d3", "move d3 d2")
    assert game.lost("north") == [1, 1, 0]
    assert (game.piece("d2"), game.gateway, game.prompt) == ("south heroic", "a5", "actions")
    once = scenario(table).play("summon hell-rider e5", "move e5 e4", "done")
    assert (once.piece("e4"), once.prompt) == ("south heroic", "actions")
    quiet = scenario(table).play("summon hell-rider e5", "done")
    assert (quiet.piece("e5"), quiet.prompt) == ("south heroic", "actions")


@pytest.mark.card("hell-rider")
@pytest.mark.rule("TK-GATE-2", "TK-GATE-3")
def test_hell_rider_as_the_gateway_moves_once() -> None:
    for gateway in ("", "gateway e5", "gateway f5"):
        game = scenario(RIDER.format(gateway=gateway, rest="")).play("summon hell-rider e5")
        assert game.gateway == "e5"
        game.play("move e5 e4")
        assert (game.gateway, game.prompt) == ("e4", "actions")
    quiet = scenario(RIDER.format(gateway="", rest="")).play("summon hell-rider e5", "pass")
    assert (quiet.gateway, quiet.prompt) == ("e5", "actions")


POSSESSED = """
    turn 3 south gateway a5
    south common f5 d6 e6 e7 b3
    south heroic a5
    south hand possessed-summoner shadow-imp {flare}
    north common h3 {north}
    north heroic i4
"""


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-GATE-10")
def test_possessed_summoner_places_an_enemy_next_to_its_own_and_uses_that_colour() -> None:
    game = scenario(POSSESSED.format(flare="", north="")).play("summon possessed-summoner e5")
    squares = "g2 g3 g4 h2 h4 h5 i3 i5"
    assert game.options == [f"place-enemy {square} north" for square in squares.split()]
    game.play("place-enemy i5 north")
    assert game.piece("i5") == "north common"
    assert (game.prompt, game.actions) == ("actions", 1), "no flare to discard"
    assert game.summons("shadow-imp") == "h4"
    assert game.refusal("summon shadow-imp b4") == ["TK-GATE-10"]


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-TURN-7")
def test_possessed_summoner_may_give_up_the_flare_for_an_action() -> None:
    game = scenario(POSSESSED.format(flare="f3-6a", north="")).play("summon possessed-summoner e5")
    game.play("place-enemy h4 north")
    assert game.options == ["pass", "yes"]
    game.play("yes")
    assert (game.actions, game.hand("south"), game.view["flares_discard"]) == (2, ["shadow-imp"], ["f3-6a"])
    assert game.points("north") == 0, "a flare that is discarded is not invoked"
    kept = scenario(POSSESSED.format(flare="f3-6a", north=""))
    kept.play("summon possessed-summoner e5", "place-enemy h4 north", "pass")
    assert (kept.actions, kept.hand("south"), kept.view["flares_discard"]) == (1, ["f3-6a", "shadow-imp"], [])


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-EFF-2", "TK-GATE-10", "TK-PLACE-3")
def test_possessed_summoner_that_can_place_nothing_possesses_nobody() -> None:
    game = scenario(POSSESSED.format(flare="f3-6a", north=FULL + " g4 g5"))
    game.play("summon possessed-summoner e5")
    assert game.options == ["pass", "yes"], "no enemy disc is free"
    game.play("yes")
    assert game.actions == 2
    assert game.summons("shadow-imp") == "a4, b4, e6, f6", "the own pieces still serve"


@pytest.mark.card("possessed-summoner")
@pytest.mark.rule("TK-TEAM-8", "TK-TEAM-11")
def test_possessed_summoner_does_not_show_the_flare_to_a_partner() -> None:
    game = scenario("""
        settings form duel teams
        turn 5 south
        south common f5 d6 e6 e7
        south hand possessed-summoner f3-6a
        north common h3
    """)
    game.play("summon possessed-summoner e5", "place-enemy h4 north", "hand-over")
    assert (game.asked, game.options) == ("west", ["pass", "yes"])
    game.play("yes")
    assert game.hand("south") == []
    assert game.view["flares_discard"] == ["f3-6a"]
