"""The legends that are neither dragons nor elementals, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import Scenario, scenario

BULL = """
    south common d4 f4 e5 e6
    south heroic d5 f5
    south hand hell-bull
    north common e4 e2
    north legendary e3
"""


@pytest.mark.card("hell-bull")
@pytest.mark.rule("TK-CARD-26", "TK-MOVE-5")
def test_hell_bull_runs_up_to_a_legend() -> None:
    game = scenario(BULL).play("summon hell-bull e5")
    north = [text for text in game.starting("move") if text[-2] == "e" and text < "move e5 e5"]
    assert north == ["move e5 e3", "move e5 e4"]
    game.play("move e5 e3")
    assert game.squares("north") == "e2"
    assert game.squares("south", "legendary") == "e3"
    assert game.lost("north") == [1, 0, 1]


@pytest.mark.card("hell-bull")
@pytest.mark.rule("TK-CARD-26", "TK-EFF-1", "TK-KILL-2")
def test_hell_bull_runs_over_own_pieces_or_stays() -> None:
    game = scenario(BULL).play("summon hell-bull e5", "move e5 a5")
    assert game.squares("south") == "d4 f4 a5 f5 e6"
    assert game.lost("north") == [0, 0, 0]
    still = scenario(BULL).play("summon hell-bull e5", "pass")
    assert still.piece("e5") == "south legendary"
    assert still.squares("north") == "e2 e3 e4"


@pytest.mark.card("hell-bull")
@pytest.mark.rule("TK-SUM-9")
def test_hell_bull_needs_an_own_piece_where_it_lands() -> None:
    assert scenario(BULL).summons("hell-bull") == "e5"
    assert scenario(BULL.replace("f4 e5 e6", "f4 e6")).summons("hell-bull") == ""
    assert scenario(BULL.replace("f4 e5 e6", "f4 e6").replace("e4 e2", "e5 e2")).summons("hell-bull") == ""


ANGEL = """
    settings form {form}
    south common d4 f4 c5 g5 e6
    south heroic e5
    south hand angel-of-death
    north common a5
    north heroic i5
    north legendary c1
"""


@pytest.mark.card("angel-of-death")
@pytest.mark.rule("TK-CARD-27", "TK-EFF-1")
@pytest.mark.parametrize(("victim", "lost"), [("a5", [0, 1, 0]), ("i5", [0, 0, 1]), ("c1", [0, 0, 1])])
def test_angel_of_death_raises_its_victim_first(victim: str, lost: list[int]) -> None:
    game = scenario(ANGEL.format(form="duel")).play("summon angel-of-death e5")
    assert game.targets("move") == "a5 c1 c5 d4 e6 f4 g5 i5"
    game.play(f"move e5 {victim}")
    assert game.lost("north") == lost
    assert game.squares("south", "legendary") == victim
    assert game.points("north") == 0
    assert game.points("south") == 1, "for the legend summoned, not for the one that was upgraded"
    declined = scenario(ANGEL.format(form="duel")).play("summon angel-of-death e5", "pass")
    assert declined.squares("north") == "c1 a5 i5"


@pytest.mark.card("angel-of-death")
@pytest.mark.rule("TK-EFF-10", "TK-SCORE-10")
def test_angel_of_death_takes_a_victim_that_cannot_rise_as_it_is() -> None:
    full = ANGEL.format(form="high-form").replace("north legendary c1", "north legendary c1 d1 e1")
    game = scenario(full).play("summon angel-of-death e5", "move e5 i5")
    assert game.lost("north") == [0, 1, 0]
    high = scenario(ANGEL.format(form="high-form")).play("summon angel-of-death e5", "move e5 i5")
    assert high.lost("north") == [0, 0, 1]
    assert high.points("north") == 1, "only c1 still stands"


@pytest.mark.card("angel-of-death")
@pytest.mark.rule("TK-EFF-4", "TK-KILL-2")
def test_angel_of_death_may_take_an_own_piece() -> None:
    game = scenario(ANGEL.format(form="duel")).play("summon angel-of-death e5", "move e5 d4")
    assert game.squares("south") == "d4 f4 c5 g5 e6"
    assert game.lost("north") == [0, 0, 0]


TREE = """
    south heroic f4 d6
    south common c5 g5 e6
    south hand the-eldest-tree
    north common d4
    north heroic e4
    north legendary f5
"""


@pytest.mark.card("the-eldest-tree")
@pytest.mark.rule("TK-CARD-28")
def test_the_eldest_tree_treats_three_different_squares() -> None:
    game = scenario(TREE).play("summon the-eldest-tree e5")
    assert game.options == ["destroy d4", "destroy e4", "done", "place d5", "place f6", "upgrade e6"]
    game.play("destroy d4")
    assert game.options == ["destroy e4", "done", "place d5", "place f6", "upgrade e6"], "d4 has had its turn"
    game.play("place d5")
    assert game.options == ["destroy e4", "done", "place f6", "upgrade e6"]
    game.play("upgrade e6")
    assert game.prompt == "actions"
    assert game.squares("south", "common") == "c5 d5 g5"
    assert game.squares("south", "heroic") == "f4 d6 e6"
    assert game.squares("north") == "e4 f5"
    assert game.lost("north") == [1, 0, 0]


@pytest.mark.card("the-eldest-tree")
@pytest.mark.rule("TK-EFF-1", "TK-PLACE-3")
def test_the_eldest_tree_may_stop_and_needs_a_disc_to_place() -> None:
    game = scenario(TREE).play("summon the-eldest-tree e5", "destroy e4", "done")
    assert game.prompt == "actions"
    assert game.squares("north") == "d4 f5"
    assert game.lost("north") == [0, 1, 0]
    bare = scenario(TREE.replace("c5 g5 e6", "c5 g5 e6 a3 a4 a5 a6 a7 c1 d1 e1 f1 g1 i3"))
    bare.play("summon the-eldest-tree e5")
    assert bare.options == ["destroy d4", "destroy e4", "done", "upgrade e6"], "all 16 discs are in the arena"


CATAPULT = """
    south common d4 e1
    south heroic d6 e6 f6
    south hand bone-catapult
    north common e4 d1 d9
    north heroic f2
    north legendary e2
"""


@pytest.mark.card("bone-catapult")
@pytest.mark.rule("TK-CARD-29", "TK-EFF-4")
def test_bone_catapult_shoots_over_pieces_and_hits_the_commons_around() -> None:
    game = scenario(CATAPULT).play("summon bone-catapult e5")
    assert game.options == ["destroy e1", "destroy e2", "destroy e4", "pass"]
    game.play("destroy e2")
    assert game.squares("north") == "f2 e4 d9"
    assert game.squares("south") == "d4 e5 d6 e6 f6", "the own common on e1 is hit too"
    assert game.lost("north") == [1, 0, 1]
    declined = scenario(CATAPULT).play("summon bone-catapult e5", "pass")
    assert declined.squares("north") == "d1 e2 f2 e4 d9"


@pytest.mark.card("bone-catapult")
@pytest.mark.rule("TK-SUM-11", "TK-SUM-12")
def test_bone_catapult_shoots_along_the_declared_orientation() -> None:
    both = """
        south common d4 f4
        south heroic d6 e6 f6
        south hand bone-catapult
        north common c3 g3
    """
    game = scenario(both)
    assert game.summons("bone-catapult") == "e5 up, e5 up-mirrored"
    game.play("summon bone-catapult e5 up")
    assert game.targets("destroy") == "f4 g3"
    mirrored = scenario(both).play("summon bone-catapult e5 up-mirrored")
    assert mirrored.targets("destroy") == "c3 d4"


LEVIATHAN = """
    south heroic a7 c6 d6
    south common b7 i4
    south hand leviathan
    north common h3 h4 h5 h6 h7
    north heroic e1 e3
    north legendary e4
"""


@pytest.mark.card("leviathan")
@pytest.mark.rule("TK-CARD-30", "TK-EFF-11", "TK-KILL-2")
def test_leviathan_downgrades_a_group_once_each_itself_too() -> None:
    game = scenario(LEVIATHAN).play("summon leviathan e5")
    assert game.targets("downgrade") == "a7 c6 d6 e1 e3 e4 e5"
    assert game.targets("destroy") == "b7 h3 h4 h5 h6 h7 i4"
    game.play("downgrade e4")
    assert game.piece("e4") == "north heroic"
    assert game.options == ["done", "downgrade e3", "downgrade e5"]
    game.play("downgrade e3")
    assert game.options == ["done", "downgrade e5"], "e1 does not hang together with e3"
    game.play("downgrade e5")
    assert game.prompt == "actions", "three at most: d6 is left alone"
    assert game.squares("south", "heroic") == "e5 c6 d6 a7"
    assert game.squares("north", "common") == "e3 h3 h4 h5 h6 h7"
    assert game.lost("north") == [0, 0, 0]


@pytest.mark.card("leviathan")
@pytest.mark.rule("TK-CARD-30", "TK-EFF-4", "TK-EFF-6")
def test_leviathan_destroys_four_commons_that_hang_together() -> None:
    game = scenario(LEVIATHAN).play("summon leviathan e5", "destroy h5")
    assert game.options == ["destroy h4", "destroy h6", "destroy i4", "done"]
    game.play("destroy h6")
    assert game.options == ["destroy h4", "destroy h7", "destroy i4", "done"]
    game.play("destroy i4", "destroy h3")
    assert game.prompt == "actions"
    assert game.squares("north", "common") == "h4 h7"
    assert game.squares("south", "common") == "b7"
    assert game.lost("north") == [3, 0, 0]


@pytest.mark.card("leviathan")
@pytest.mark.rule("TK-EFF-1")
def test_leviathan_may_take_fewer_or_none() -> None:
    none = scenario(LEVIATHAN).play("summon leviathan e5", "done")
    assert none.prompt == "actions"
    assert none.piece("e5") == "south legendary"
    one = scenario(LEVIATHAN).play("summon leviathan e5", "downgrade e4", "done")
    assert one.prompt == "actions"
    assert one.squares("north", "heroic") == "e1 e3 e4"


@pytest.mark.card("leviathan")
@pytest.mark.rule("TK-EFF-11")
def test_leviathan_cannot_downgrade_a_legend_without_a_free_disc() -> None:
    crowded = LEVIATHAN.replace("h6 h7", "h6 h7 c1 d1 f1 g1 c9 d9 e9 f9 g9")
    game = scenario(crowded).play("summon leviathan e5")
    assert game.targets("downgrade") == "a7 c6 d6 e1 e3 e5"


@pytest.mark.card("leviathan")
@pytest.mark.rule("TK-CARD-30")
def test_leviathan_can_be_left_and_resumed_in_the_middle() -> None:
    game = scenario(LEVIATHAN).play("summon leviathan e5", "destroy h5")
    again = Scenario(game.state.game.from_position(game.state.to_position()))
    assert again.options == game.options
    again.play("destroy h4", "destroy h3", "destroy i4")
    assert again.prompt == "actions"


TITAN = """
    south heroic e6 e7
    south common d8 e8 f8 d5
    south hand titan
    north common e5 f6 f5
    north heroic f4
    north legendary e4 d4
"""


@pytest.mark.card("titan")
@pytest.mark.rule("TK-CARD-33", "TK-EFF-5")
def test_titan_clears_his_surroundings_for_nobody() -> None:
    game = scenario(TITAN).play("summon titan e5")
    assert game.squares("north") == "d4", "a legend on the diagonal stands"
    assert game.squares("south") == "e5 e7 d8 e8 f8", "own pieces fall too"
    assert game.lost("north") == [1, 0, 0], "the common he landed on"
    game.play("place a3")
    assert game.points("south") == 1, "for the legend alone"


@pytest.mark.card("titan")
@pytest.mark.rule("TK-CARD-33", "TK-TASK-2")
def test_titan_fulfils_no_task_of_destruction() -> None:
    game = scenario("settings form high-form\n" + TITAN + "tasks current destruction end-of-legends")
    game.play("summon titan e5", "place a3")
    assert game.asked == "north"
