"""The common beings of the Imperial school, one by one."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


@pytest.mark.card("swordmaster")
@pytest.mark.rule("TK-CARD-1")
def test_swordmaster_rises_for_a_diagonal_kill_only() -> None:
    game = scenario("""
        south common e4 e6
        south hand swordmaster
        north common d4 d5 e5
        north heroic f4
    """)
    game.play("summon swordmaster e5")
    assert game.piece("e5") == "south common"
    assert game.options == ["destroy d4", "pass"]
    game.play("destroy d4")
    assert game.piece("e5") == "south heroic"
    assert game.lost("north") == [2, 0, 0]


@pytest.mark.card("swordmaster")
@pytest.mark.rule("TK-EFF-1")
def test_swordmaster_who_spares_does_not_rise() -> None:
    game = scenario("""
        south common e4 e6
        south hand swordmaster
        north common d4
    """)
    game.play("summon swordmaster e5", "pass")
    assert game.piece("e5") == "south common"
    assert game.piece("d4") == "north common"


@pytest.mark.card("messenger")
@pytest.mark.rule("TK-CARD-2", "TK-MOVE-5")
def test_messenger_runs_until_an_equal_rank_stands_in_the_way() -> None:
    game = scenario("""
        south common f6 g7
        south heroic c3
        south hand messenger
        north common c5 c6
        north heroic c8
    """)
    game.play("summon messenger e5")
    assert [text for text in game.starting("move c3") if text[-2] == "c"] == [
        "move c3 c1", "move c3 c2", "move c3 c4", "move c3 c5", "move c3 c6", "move c3 c7",
    ]  # fmt: skip
    game.play("move c3 c7")
    assert game.piece("c7") == "south heroic"
    assert game.squares("north") == "c8"
    assert game.lost("north") == [2, 0, 0]


@pytest.mark.card("herald")
@pytest.mark.rule("TK-EFF-1", "TK-EFF-8")
def test_herald_moves_onto_empty_squares_only() -> None:
    table = """
        south common f5 e6
        south heroic e5
        south legendary h5
        south hand herald
        north common e4 h4
    """
    game = scenario(table).play("summon herald d4")
    assert {text.split()[1] for text in game.starting("move")} == {"d4", "e5", "f5", "e6", "h5"}
    assert game.targets("move e5") == "d5 d6 f4 f6"
    assert "move h5 h4" not in game.options
    game.play("move d4 c3", "move c3 b2")
    assert game.prompt == "actions"
    assert game.squares("south") == "b2 e5 f5 h5 e6"
    assert game.lost("north") == [0, 0, 0]
    split = scenario(table).play("summon herald d4", "move h5 i4", "done")
    assert split.prompt == "actions"
    assert split.squares("south") == "d4 i4 e5 f5 e6"


@pytest.mark.card("bomb")
@pytest.mark.rule("TK-CARD-3", "TK-KILL-2")
def test_bomb_needs_an_action_left() -> None:
    table = """
        turn 3 south actions {actions}
        south common e6 e7
        south hand bomb
        south draw knight herald
        north common d4 d5
        north heroic c5
    """
    game = scenario(table.format(actions=2)).play("summon bomb d5")
    assert game.squares("south") == "e7"
    assert game.squares("north") == "c5"
    assert game.lost("north") == [2, 0, 0]
    assert game.points("north") == 0
    quiet = scenario(table.format(actions=1)).play("summon bomb d5")
    assert quiet.piece("d5") == "south common"
    assert quiet.squares("north") == "d4 c5"


@pytest.mark.card("time-mage", "bomb")
@pytest.mark.rule("TK-CARD-3")
def test_bomb_goes_off_as_the_second_action_if_one_was_gained() -> None:
    game = scenario("""
        south common e4 d5 f5 e6
        south hand time-mage bomb
        north common e2
    """)
    game.play("summon time-mage f4", "summon bomb e3")
    assert game.actions == 1
    assert game.squares("south") == "f4 d5 f5 e6"
    assert game.squares("north") == ""


@pytest.mark.card("chronicler")
@pytest.mark.rule("TK-EFF-2", "TK-EFF-10")
def test_chronicler_raises_another_common_that_may_move() -> None:
    table = """
        south common e4 d5
        south heroic f5
        south hand chronicler
        north common d4
        north heroic e3
    """
    game = scenario(table).play("summon chronicler e5")
    assert game.options == ["upgrade d5", "upgrade e4"]
    game.play("upgrade e4")
    assert game.piece("e4") == "south heroic"
    assert game.targets("move") == "d3 d4 d5 e5 f3 f4"
    game.play("move e4 d4")
    assert game.piece("d4") == "south heroic"
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"
    still = scenario(table).play("summon chronicler e5", "upgrade d5", "pass")
    assert still.squares("south", "heroic") == "d5 f5"
    alone = scenario("south heroic e4 d5 f5\nsouth hand chronicler").play("summon chronicler e5")
    assert alone.piece("e5") == "south common"
    assert alone.prompt == "actions"
