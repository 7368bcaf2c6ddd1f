"""The heroic beings of the Sylvan school, one by one: from the Woodland Druid to the Tree Shepherd."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario


@pytest.mark.card("woodland-druid")
@pytest.mark.rule("TK-CARD-22", "TK-KILL-2")
def test_woodland_druid_must_upgrade_enemy_commons_too() -> None:
    game = scenario("""
        south common d4 f4 e6
        south hand woodland-druid
        north common a5 a6
        north heroic i5
    """)
    game.play("summon woodland-druid e5")
    assert game.options == ["upgrade d4", "upgrade e6", "upgrade f4"]
    game.play("upgrade d4")
    assert game.options == ["upgrade a5", "upgrade a6"]
    game.play("upgrade a6")
    assert game.squares("south", "heroic") == "d4 e5"
    assert game.squares("north", "heroic") == "i5 a6"
    assert game.lost("north") == [0, 0, 0]


@pytest.mark.card("woodland-druid")
@pytest.mark.rule("TK-CARD-22", "TK-EFF-2")
def test_woodland_druid_upgrades_one_of_each_colour_that_has_commons() -> None:
    game = scenario("""
        settings form melee seats 4
        south heroic d4 f4 e6
        south hand woodland-druid
        north common a5
        west heroic i5
        east common i4 i6
    """)
    game.play("summon woodland-druid e5")
    assert game.options == ["upgrade i4", "upgrade i6"]
    game.play("upgrade i4")
    assert game.squares("north", "heroic") == "a5"
    assert game.squares("west", "heroic") == "i5"
    assert game.squares("east", "common") == "i6"
    assert game.squares("south", "legendary") == ""


@pytest.mark.card("forest-ancient")
@pytest.mark.rule("TK-CARD-23", "TK-EFF-6", "TK-KILL-1")
def test_forest_ancient_sows_enemies_and_fells_others() -> None:
    game = scenario("""
        south common e4 d5 f5 d6
        south hand forest-ancient
        north common b5 h5 i5
        north heroic e7
    """)
    game.play("summon forest-ancient e5")
    squares = "c3 c4 c5 c6 c7 d3 d4 d7 e3 e6 f3 f4 f6 f7 g3 g4 g5 g6 g7"
    assert game.options == [f"place-enemy {square} north" for square in squares.split()]
    game.play("place-enemy c3 north", "place-enemy g7 north")
    assert game.options == ["destroy b5", "destroy c3", "destroy g7", "destroy h5"]
    game.play("destroy b5", "destroy c3")
    assert game.squares("north") == "h5 i5 e7 g7"
    assert game.lost("north") == [2, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("forest-ancient")
@pytest.mark.rule("TK-CARD-23", "TK-PLACE-3")
def test_forest_ancient_needs_enemy_discs() -> None:
    table = """
        south common e4 d5 f5 d6
        south hand forest-ancient
        north common b5 {others}
    """
    one = scenario(table.format(others="h5 i5 " + FULL)).play("summon forest-ancient e5", "place-enemy c4 north")
    assert one.starting("destroy b5")
    one.play("destroy b5")
    assert one.piece("c4") == "north common"
    assert one.lost("north") == [1, 0, 0]
    assert one.prompt == "actions"
    none = scenario(table.format(others="h5 i5 i6 " + FULL)).play("summon forest-ancient e5")
    assert none.piece("b5") == "north common"
    assert none.lost("north") == [0, 0, 0]
    assert none.prompt == "actions"


@pytest.mark.card("forest-ancient")
@pytest.mark.rule("TK-CARD-23")
def test_forest_ancient_fells_the_colours_it_sowed() -> None:
    game = scenario("""
        settings form melee seats 3
        south common e4 d5 f5 d6
        south hand forest-ancient
        north common b5
        west common h5
    """)
    game.play("summon forest-ancient e5", "place-enemy c3 north", "place-enemy g7 west")
    assert game.options == ["destroy g7", "destroy h5"]
    game.play("destroy h5")
    assert game.options == ["destroy b5", "destroy c3"]
    game.play("destroy b5")
    assert game.lost("north") == [1, 0, 0]
    assert game.lost("west") == [1, 0, 0]


@pytest.mark.card("forest-mystic")
@pytest.mark.rule("TK-HAND-4", "TK-HAND-5")
def test_forest_mystic_draws_a_being_and_a_legend_beyond_the_limit() -> None:
    game = scenario("""
        turn 3 south actions 1
        south common e4 d5 f6
        south hand forest-mystic naiad unicorn titan leviathan
        south draw dryad tree-shepherd sapling
        north draw knight herald
        legends draw fire-dragon hell-bull bone-catapult
    """)
    game.play("summon forest-mystic e5", "draw dryad")
    assert game.hand("south") == ["dryad", "leviathan", "naiad", "titan", "unicorn"]
    game.play("draw sapling", "draw hell-bull")
    assert game.hand("south") == ["dryad", "hell-bull", "leviathan", "naiad", "sapling", "titan", "unicorn"]
    assert game.state.extra_beings == 0


@pytest.mark.card("kiskin-leafsplitter")
@pytest.mark.rule("TK-CARD-24", "TK-EFF-4")
def test_kiskin_leafsplitter_hits_the_nearest_piece_whatever_it_is() -> None:
    table = """
        south common e4 d5 f5 e6 b2
        south heroic g7
        south hand kiskin-leafsplitter
        north common e2 h8
        north legendary c3
    """
    game = scenario(table).play("summon kiskin-leafsplitter e5")
    assert game.options == ["done", "toward nw", "toward se"]
    game.play("toward nw")
    assert game.lost("north") == [0, 0, 1]
    assert game.piece("b2") == "south common"
    game.play("toward nw")
    assert game.piece("b2") == ""
    assert game.squares("north") == "e2 h8"
    assert game.prompt == "actions"
    once = scenario(table).play("summon kiskin-leafsplitter e5", "toward se", "done")
    assert once.squares("south") == "b2 e4 d5 e5 f5 e6"
    assert once.squares("north") == "e2 c3 h8"
    assert once.prompt == "actions"


@pytest.mark.card("kiskin-leafsplitter")
@pytest.mark.rule("TK-SUM-10")
def test_kiskin_leafsplitter_without_a_target_shoots_nothing() -> None:
    game = scenario("""
        south common e4 d5 f5 e6
        south hand kiskin-leafsplitter
        north common e2
    """)
    game.play("summon kiskin-leafsplitter e5")
    assert game.prompt == "actions"
    assert game.squares("north") == "e2"


@pytest.mark.card("kiskin-boughrunner")
def test_kiskin_boughrunner_stays_next_to_own_pieces() -> None:
    game = scenario("""
        south common d6 e6 f6 e7 h4
        south hand kiskin-boughrunner
        north heroic f5
        north common e4
    """)
    game.play("summon kiskin-boughrunner e5")
    assert game.options == ["done", "move e5 d5", "move e5 d6", "move e5 e6", "move e5 f5", "move e5 f6"]
    game.play("move e5 f5")
    assert game.lost("north") == [0, 1, 0]
    game.play("move f5 g5")
    assert game.targets("move g5") == "f5 f6 g4 g6 h5"
    game.play("move g5 g4")
    assert game.squares("south") == "g4 h4 d6 e6 f6 e7"
    assert game.prompt == "actions"


@pytest.mark.card("kiskin-boughrunner")
def test_kiskin_boughrunner_may_stop_at_any_time() -> None:
    game = scenario("""
        south common d6 e6 f6 e7
        south hand kiskin-boughrunner
    """)
    game.play("summon kiskin-boughrunner e5", "move e5 e6", "done")
    assert game.squares("south") == "d6 e6 f6 e7"
    assert game.prompt == "actions"


SHEPHERD = """
    south common d5 f5 e6 f6
    south heroic h5
    south legendary a5
    south hand tree-shepherd
    north heroic i5 b4
    north legendary a4
"""


@pytest.mark.card("tree-shepherd")
@pytest.mark.rule("TK-EFF-9")
def test_tree_shepherd_serves_each_rank_in_its_way() -> None:
    game = scenario(SHEPHERD).play("summon tree-shepherd e5")
    assert game.targets("upgrade") == "d5 e6 f5 f6"
    assert {text.split()[1] for text in game.starting("move")} == {"a5", "e5", "h5"}
    assert game.starting("move a5 b4")
    assert not game.starting("move a5 a4")
    game.play("upgrade d5")
    assert game.squares("south", "heroic") == "d5 e5 h5"
    assert game.prompt == "actions"


@pytest.mark.card("tree-shepherd")
@pytest.mark.rule("TK-EFF-9", "TK-MOVE-2", "TK-MOVE-3")
def test_tree_shepherd_moves_one_piece_once_or_none() -> None:
    heroic = scenario(SHEPHERD).play("summon tree-shepherd e5", "move h5 i5")
    assert heroic.lost("north") == [0, 1, 0]
    assert heroic.prompt == "actions"
    legendary = scenario(SHEPHERD).play("summon tree-shepherd e5", "move a5 b4")
    assert legendary.squares("south", "legendary") == "b4"
    himself = scenario(SHEPHERD).play("summon tree-shepherd e5", "move e5 e4")
    assert himself.piece("e4") == "south heroic"
    quiet = scenario(SHEPHERD).play("summon tree-shepherd e5", "pass")
    assert quiet.squares("south", "heroic") == "e5 h5"
    assert quiet.prompt == "actions"
