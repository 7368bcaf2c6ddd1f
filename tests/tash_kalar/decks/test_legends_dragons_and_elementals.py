"""The legends that are dragons or elementals, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario

DRAGON = """
    south heroic d2 f2 e4
    south common e3 d6
    south hand fire-dragon
    north common e6 e8 f4
    north heroic g7
    north legendary c7
"""


@pytest.mark.card("fire-dragon")
@pytest.mark.rule("TK-CARD-25", "TK-EFF-4", "TK-EFF-5")
def test_fire_dragon_burns_three_rays_two_squares_deep() -> None:
    game = scenario(DRAGON).play("summon fire-dragon e5")
    assert game.options == ["toward e", "toward s", "toward se", "toward sw", "toward w"]
    game.play("toward s")
    assert game.squares("north") == "f4 c7 e8", "a legend and what stands farther away are spared"
    assert game.squares("south") == "d2 f2 e3 e4 e5", "the own common on d6 burns too"
    assert game.lost("north") == [1, 1, 0]
    assert game.points("south") == 1


@pytest.mark.card("fire-dragon")
@pytest.mark.rule("TK-CARD-25", "TK-SUM-11")
def test_fire_dragon_burns_beside_directions_it_may_not_choose() -> None:
    game = scenario(DRAGON).play("summon fire-dragon e5", "toward e")
    assert game.squares("north") == "e6 c7 e8", "f4 lies to the north-east, which is not marked"
    turned = scenario("""
        south heroic b4 b6 d5
        south common c5
        south hand fire-dragon
        north common g7
    """)
    assert turned.summons("fire-dragon") == "e5"
    turned.play("summon fire-dragon e5")
    assert turned.options == ["toward e", "toward n", "toward ne", "toward s", "toward se"]


@pytest.mark.card("fire-dragon")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-2", "TK-SUM-10")
def test_fire_dragon_must_choose_unless_there_is_nothing_to_burn() -> None:
    own = scenario("""
        south heroic d2 f2 e4
        south common e3 e6
        south hand fire-dragon
    """)
    own.play("summon fire-dragon e5")
    assert "pass" not in own.options
    own.play("toward w")
    assert own.piece("e6") == "south common"
    quiet = scenario("""
        south heroic d6 f6 e8
        south common e7
        south hand fire-dragon
    """)
    quiet.play("summon fire-dragon e9")
    assert quiet.prompt == "actions"


HEADS = """
    south heroic g5 f6 e7
    south common g7 h8 b5
    south hand two-headed-dragon
    north common g6
    north heroic h6 e6
"""


@pytest.mark.card("two-headed-dragon")
@pytest.mark.rule("TK-EFF-10", "TK-EFF-4")
def test_two_headed_dragon_upgrades_and_then_destroys_next_to_that_piece() -> None:
    game = scenario(HEADS).play("summon two-headed-dragon e5")
    assert game.options == ["pass", "upgrade e7", "upgrade f6", "upgrade g5", "upgrade g7", "upgrade h8"]
    game.play("upgrade g7")
    assert game.piece("g7") == "south heroic"
    assert game.options == ["destroy f6", "destroy h6", "pass"]
    game.play("destroy h6")
    assert game.squares("north") == "e6 g6"
    assert game.lost("north") == [0, 1, 0]


@pytest.mark.card("two-headed-dragon")
@pytest.mark.rule("TK-EFF-1", "TK-SCORE-3")
def test_two_headed_dragon_may_do_half_or_nothing() -> None:
    half = scenario(HEADS).play("summon two-headed-dragon e5", "upgrade f6", "pass")
    assert half.squares("south", "legendary") == "e5 f6"
    assert half.points("south") == 1, "the upgraded piece was not summoned"
    assert half.squares("north") == "e6 g6 h6"
    none = scenario(HEADS).play("summon two-headed-dragon e5", "pass")
    assert none.prompt == "actions"
    assert none.squares("north") == "e6 g6 h6", "without the upgrade nothing is destroyed"


@pytest.mark.card("two-headed-dragon")
@pytest.mark.rule("TK-EFF-10")
def test_two_headed_dragon_cannot_make_a_fourth_legend() -> None:
    game = scenario(HEADS.replace("south hand", "south legendary a3 a4\nsouth hand"))
    game.play("summon two-headed-dragon e5")
    assert game.options == ["pass", "upgrade g7", "upgrade h8"]


@pytest.mark.card("two-headed-dragon")
@pytest.mark.rule("TK-CARD-31", "TK-SUM-12")
def test_two_headed_dragon_knows_the_pieces_of_one_orientation() -> None:
    game = scenario("""
        south heroic g5 f6 e7 d6 c5
        south common g7 h8 c7 b8
        south hand two-headed-dragon
    """)
    assert game.summons("two-headed-dragon") == "e5 right, e5 up"
    game.play("summon two-headed-dragon e5 right")
    assert game.targets("upgrade") == "b8 c5 c7 d6 e7"


@pytest.mark.card("two-headed-dragon")
@pytest.mark.rule("TK-IMP-3", "TK-EFF-10")
def test_two_headed_dragon_may_upgrade_a_borrowed_piece() -> None:
    game = scenario("""
        settings form melee seats 3
        south heroic g5 f6
        south common g7 h8
        south hand two-headed-dragon
        north heroic e7
    """)
    game.play("summon two-headed-dragon e5 e7", "colour west")
    assert game.options == ["pass", "upgrade e7", "upgrade f6", "upgrade g5", "upgrade g7", "upgrade h8"]
    game.play("upgrade e7")
    assert game.piece("e7") == "north legendary"
    assert game.options == ["destroy f6", "pass"]


BLAZE = """
    south heroic d6 c7
    south common f6 e7 g7 d4
    south hand fire-elemental
    north common e4 c3 e2
    north heroic d5 g5
    north legendary f5
"""


@pytest.mark.card("fire-elemental")
@pytest.mark.rule("TK-EFF-9", "TK-DIST-3")
def test_fire_elemental_burns_near_or_far() -> None:
    game = scenario(BLAZE).play("summon fire-elemental e5")
    assert game.options == ["reach far", "reach near"]
    game.play("reach near")
    assert game.squares("north") == "e2 c3 f5 g5"
    assert game.lost("north") == [1, 1, 0]
    far = scenario(BLAZE).play("summon fire-elemental e5", "reach far")
    assert far.squares("north") == "e2 d5 f5 g5"
    assert far.lost("north") == [2, 0, 0]
    assert far.piece("d4") == "south common"


@pytest.mark.card("fire-elemental")
@pytest.mark.rule("TK-EFF-9", "TK-SUM-10")
def test_fire_elemental_is_not_asked_when_one_way_alone_does_something() -> None:
    one = scenario(BLAZE.replace("e4 c3 e2", "e2")).play("summon fire-elemental e5")
    assert one.prompt == "actions"
    assert one.squares("north") == "e2 f5 g5"
    none = scenario(BLAZE.replace("e4 c3 e2", "e2").replace("d5 g5", "g5")).play("summon fire-elemental e5")
    assert none.prompt == "actions"
    assert none.lost("north") == [0, 0, 0]


EARTH = """
    south common e3 d4 e4
    south heroic c5 f5
    south hand earth-elemental
    north common b4
    north heroic e2 i7
    north legendary c3
"""


@pytest.mark.card("earth-elemental")
@pytest.mark.rule("TK-COMP-2", "TK-COMP-3", "TK-EFF-4")
def test_earth_elemental_destroys_by_red_upgrades_by_green_and_moves() -> None:
    game = scenario(EARTH).play("summon earth-elemental d3")
    assert game.options == ["destroy d4", "destroy e2", "destroy e3", "destroy e4", "destroy f5", "destroy i7"]
    game.play("destroy e2")
    assert game.options == ["upgrade b4", "upgrade d4"]
    game.play("upgrade d4")
    assert game.piece("d4") == "south heroic"
    assert game.options == ["move d3 c3", "move d3 d2", "pass"]
    game.play("move d3 c3")
    assert game.piece("c3") == "south legendary"
    assert game.lost("north") == [0, 1, 1]


@pytest.mark.card("earth-elemental")
@pytest.mark.rule("TK-EFF-2", "TK-EFF-5", "TK-EFF-6")
def test_earth_elemental_must_hit_the_wrong_side_if_there_is_nothing_else() -> None:
    game = scenario(EARTH.replace("north heroic e2 i7", "north heroic a3"))
    game.play("summon earth-elemental d3")
    assert game.options == ["destroy d4", "destroy e3", "destroy e4", "destroy f5"], "own pieces, and no way out"
    game.play("destroy d4")
    assert game.piece("b4") == "north heroic", "the only common left by a green square"
    game.play("pass")
    assert game.prompt == "actions"
    assert game.piece("d3") == "south legendary"


@pytest.mark.card("earth-elemental")
@pytest.mark.rule("TK-COMP-4", "TK-SUM-10")
def test_earth_elemental_stays_where_no_coloured_square_is_near() -> None:
    game = scenario("""
        south common f5 e6 f6
        south heroic d7 g7
        south hand earth-elemental
        north common a3
    """)
    game.play("summon earth-elemental e5", "destroy f5")
    assert game.prompt == "actions", "no common is by a green square, and e5 itself is no move"
    assert game.squares("north", "common") == "a3"


TIME = """
    turn 3 south{more}
    south heroic d6 f6 e7
    south common d8 f8
    south hand time-elemental
    north common e5
"""


@pytest.mark.card("time-elemental")
@pytest.mark.rule("TK-CARD-34", "TK-END-11")
def test_time_elemental_gives_one_more_complete_turn() -> None:
    game = scenario(TIME.format(more="") + "legends top titan")
    game.play("summon time-elemental e5")
    assert game.lost("north") == [1, 0, 0]
    game.play("place a3")
    assert game.hand("south") == ["time-elemental", "titan"], "cards were drawn before the extra turn"
    assert (game.asked, game.actions) == ("south", 2)
    assert game.lost("north") == [0, 0, 0], "what counts this turn begins anew"
    game.play("place a4", "place a5")
    assert game.asked == "north"


@pytest.mark.card("time-elemental")
@pytest.mark.rule("TK-END-11")
def test_time_elemental_plays_on_after_the_last_turn() -> None:
    game = scenario(TIME.format(more=" last-turns 1"))
    game.play("summon time-elemental e5", "place a3")
    assert (game.asked, game.actions) == ("south", 2)
    game.play("place a4", "place a5")
    assert game.asked == ""
    assert game.state.over


STORM = """
    south heroic d3 d4 f4
    south common e5
    south hand storm-elemental
    north common e7 e9
    north heroic e8
    north legendary h7
"""


@pytest.mark.card("storm-elemental")
@pytest.mark.rule("TK-CARD-32", "TK-KILL-2")
def test_storm_elemental_throws_a_piece_that_is_gone_afterwards() -> None:
    game = scenario(STORM).play("summon storm-elemental e5")
    assert game.options == ["pass", "rank common", "rank heroic", "rank legendary"]
    game.play("rank heroic")
    squares = game.targets("place-heroic").split()
    assert {"b2", "h8", "e6"} <= set(squares)
    assert not {"a5", "e9", "e7", "e5", "i5"} & set(squares), "empty squares up to distance 3"
    assert len(squares) == len(game.options) == 49 - 7
    game.play("place-heroic e6")
    assert game.piece("e6") == "south heroic"
    assert [text for text in game.starting("move e6") if text[-2] == "e"] == ["move e6 e7", "move e6 e8", "move e6 e9"]
    game.play("move e6 e8")
    assert game.squares("south") == "d3 d4 f4 e5"
    assert game.squares("north") == "h7 e9"
    assert game.lost("north") == [1, 1, 0]


@pytest.mark.card("storm-elemental")
@pytest.mark.rule("TK-CARD-32", "TK-MOVE-3")
def test_storm_elemental_gives_each_rank_its_reach() -> None:
    common = scenario(STORM).play("summon storm-elemental e5", "rank common", "place b6")
    east = [text for text in common.starting("move b6") if text[-1] == "6"]
    assert east == ["move b6 a6", "move b6 c6", "move b6 d6", "move b6 e6", "move b6 f6", "move b6 g6"]
    blocked = scenario(STORM).play("summon storm-elemental e5", "rank common", "place e6")
    assert [text for text in blocked.starting("move e6") if text[-2] == "e"] == ["move e6 e7"], "e8 is heroic"
    heroic = scenario(STORM).play("summon storm-elemental e5", "rank heroic", "place-heroic b6")
    assert "move b6 e6" in heroic.options
    assert "move b6 f6" not in heroic.options
    legendary = scenario(STORM).play("summon storm-elemental e5", "rank legendary", "place-legendary g6")
    assert legendary.targets("move") == "f5 f6 f7 g5 g7 h5 h6 h7"
    assert legendary.points("south") == 1, "placed, not summoned"
    legendary.play("move g6 h7")
    assert legendary.lost("north") == [0, 0, 1]
    assert legendary.piece("h7") == ""


@pytest.mark.card("storm-elemental")
@pytest.mark.rule("TK-CARD-32", "TK-EFF-7")
def test_storm_elemental_may_be_crushed_by_the_piece_it_throws() -> None:
    game = scenario(STORM).play("summon storm-elemental e5", "rank legendary", "place-legendary d5", "move d5 e5")
    assert game.squares("south") == "d3 d4 f4"
    assert game.prompt == "actions"


@pytest.mark.card("storm-elemental")
@pytest.mark.rule("TK-EFF-1", "TK-PLACE-3")
def test_storm_elemental_may_throw_nothing_and_takes_pieces_from_supply_only() -> None:
    still = scenario(STORM).play("summon storm-elemental e5", "rank common", "place e6", "pass")
    assert still.piece("e6") == "", "what was placed is destroyed although it did not move"
    assert still.prompt == "actions"
    none = scenario(STORM).play("summon storm-elemental e5", "pass")
    assert none.prompt == "actions"
    crowned = scenario(STORM.replace("south hand", "south legendary a3 a4\nsouth hand"))
    assert crowned.play("summon storm-elemental e5").options == ["pass", "rank common", "rank heroic"]
    discs = "south legendary e5\nsouth common a3 a4 a5 a6 a7 c1 d1 e1 f1 g1 i3 i4 i5"
    bare = scenario(STORM.replace("south common e5", discs))
    assert bare.play("summon storm-elemental e5").options == ["pass", "rank legendary"]
