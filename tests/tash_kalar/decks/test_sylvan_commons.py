"""The common beings of the Sylvan school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import FULL, scenario


@pytest.mark.card("sapling")
@pytest.mark.rule("TK-CARD-35")
def test_sapling_becomes_heroic_but_is_summoned_as_a_common_being() -> None:
    game = scenario("""
        south common e6 e7
        south hand sapling
        north heroic e8
        north common e5
    """)
    assert game.summons("sapling") == "e5"
    game.play("summon sapling e5")
    assert game.squares("south", "heroic") == "e5"
    assert game.squares("south", "common") == "e6 e7"
    assert game.state.summoned == 1
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("kiskin-farseeders")
def test_kiskin_farseeders_sow_next_to_any_own_piece() -> None:
    game = scenario("""
        south common f5 d6 a5
        south hand kiskin-farseeders
        north common b5
    """)
    game.play("summon kiskin-farseeders e5")
    assert game.targets("place") == "a4 a6 b4 b6 c5 c6 c7 d4 d5 d7 e4 e6 e7 f4 f6 g4 g5 g6"
    game.play("place a6")
    assert game.squares("south", "common") == "a5 e5 f5 a6 d6"
    assert game.prompt == "actions"


@pytest.mark.card("kiskin-farseeders")
@pytest.mark.rule("TK-PLACE-3")
def test_kiskin_farseeders_may_sow_nothing_and_cannot_without_a_disc() -> None:
    table = """
        south common f5 d6 {others}
        south hand kiskin-farseeders
    """
    game = scenario(table.format(others=""))
    game.play("summon kiskin-farseeders e5", "pass")
    assert game.squares("south") == "e5 f5 d6"
    short = scenario(table.format(others=FULL + " b3"))
    short.play("summon kiskin-farseeders e5")
    assert short.prompt == "actions"


@pytest.mark.card("charging-buck")
@pytest.mark.rule("TK-MOVE-4", "TK-DIST-3")
def test_charging_buck_leaps_exactly_two_squares() -> None:
    game = scenario("""
        south common d6 e6 d7
        south hand charging-buck
        north common g3
        north heroic c3
    """)
    game.play("summon charging-buck e5")
    assert game.targets("move e5") == "c4 c5 c6 c7 d3 d7 e3 e7 f3 f7 g3 g4 g5 g6 g7"
    game.play("move e5 g3")
    assert game.lost("north") == [1, 0, 0]
    assert game.targets("move g3") == "e1 e2 e3 e4 e5 f1 f5 g1 g5 h5 i3 i4 i5"
    game.play("move g3 i3")
    assert game.squares("south") == "i3 d6 e6 d7"
    assert game.prompt == "actions"


@pytest.mark.card("charging-buck")
def test_charging_buck_may_stop_after_one_leap() -> None:
    game = scenario("""
        south common d6 e6 d7
        south hand charging-buck
    """)
    game.play("summon charging-buck e5", "move e5 d7", "done")
    assert game.squares("south") == "d6 e6 d7"
    assert game.prompt == "actions"


@pytest.mark.card("forest-wardens")
@pytest.mark.rule("TK-CARD-19")
def test_forest_wardens_strike_whoever_has_more() -> None:
    game = scenario("""
        south common c5 f5
        south heroic a3
        south hand forest-wardens
        north common a4 a5 a6 b5
        north heroic i5
        north legendary i6
    """)
    game.play("summon forest-wardens e5")
    assert game.options == ["destroy a4", "destroy a5", "destroy a6", "destroy b5"]
    game.play("destroy b5")
    assert game.squares("north") == "a4 a5 a6 i6"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"


@pytest.mark.card("forest-wardens")
def test_forest_wardens_count_themselves_and_spare_legends() -> None:
    game = scenario("""
        south common c5 f5
        south hand forest-wardens
        north common a4 a5 a6
        north legendary i6
    """)
    game.play("summon forest-wardens e5")
    assert game.squares("north") == "a4 a5 a6 i6"
    assert game.prompt == "actions"


@pytest.mark.card("forest-wardens")
@pytest.mark.rule("TK-CARD-19")
def test_forest_wardens_count_upgraded_pieces_even_if_nobody_has_more_commons() -> None:
    game = scenario("""
        south common c5 f5
        south hand forest-wardens
        north common a4
        north heroic i5 i6
    """)
    game.play("summon forest-wardens e5")
    assert game.options == ["destroy i5", "destroy i6"]
    game.play("destroy i6")
    assert game.squares("north") == "a4 i5"


@pytest.mark.card("forest-wardens")
def test_forest_wardens_may_strike_two_opponents_in_melee() -> None:
    game = scenario("""
        settings form melee seats 3
        south common c5 f5
        south heroic a3
        south hand forest-wardens
        north common a4 a5 a6 b5
        north heroic h5
        west common c8 d8 e8
        west heroic i5 i6
    """)
    game.play("summon forest-wardens e5")
    assert game.targets("destroy") == "a4 a5 a6 b5"
    game.play("destroy a4")
    assert game.options == ["destroy i5", "destroy i6"]
    game.play("destroy i5")
    assert game.lost("north") == [1, 0, 0]
    assert game.lost("west") == [0, 1, 0]


@pytest.mark.card("naiad")
@pytest.mark.rule("TK-EFF-8")
def test_naiad_moves_two_neighbours_once_each() -> None:
    game = scenario("""
        south common c6 d6 e6
        south heroic f5
        south hand naiad
        north common e7 g5
    """)
    game.play("summon naiad e5")
    assert not game.starting("move c6")
    assert not game.starting("move e5")
    assert not game.starting("move e6 e7")
    game.play("move e6 f6")
    assert {text.split()[1] for text in game.starting("move")} == {"d6", "f5"}
    game.play("move f5 g5")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("naiad")
@pytest.mark.rule("TK-EFF-7")
def test_naiad_may_be_trampled_and_the_second_neighbour_still_moves() -> None:
    game = scenario("""
        south common c6 d6 e6
        south heroic f5
        south hand naiad
    """)
    game.play("summon naiad e5", "move f5 e5")
    assert game.piece("e5") == "south heroic"
    assert not game.starting("move e5")
    game.play("move d6 d7")
    assert game.squares("south") == "e5 c6 e6 d7"
    assert game.prompt == "actions"


@pytest.mark.card("naiad")
def test_naiad_gives_no_second_move_to_a_piece_that_takes_a_neighbours_place() -> None:
    game = scenario("""
        south common c6 d6 e6
        south heroic f5
        south hand naiad
    """)
    game.play("summon naiad e5", "move f5 e6")
    assert {text.split()[1] for text in game.starting("move")} == {"d6"}
    game.play("done")
    assert game.squares("south") == "e5 c6 d6 e6"
