"""The heroic beings of the Highland school, one by one: from the Ritual Master to the Clan Guardian."""

from __future__ import annotations

import pytest

from tests.tash_kalar.scenario import scenario


@pytest.mark.card("ritual-master")
@pytest.mark.rule("TK-CARD-14", "TK-TURN-7")
def test_ritual_master_on_green_gains_two_actions() -> None:
    game = scenario("""
        south common f2 f4 h4 d6 d8
        south common b8
        south hand ritual-master ritual-keeper
        north common i5
    """)
    assert game.summons("ritual-master") == "c7, g3"
    game.play("summon ritual-master g3")
    assert game.actions == 3
    assert game.squares("north") == "i5"
    plain = scenario("""
        south common d6 d8 b8
        south hand ritual-master
        north common i5
    """)
    plain.play("summon ritual-master c7")
    assert plain.prompt == "actions"
    assert plain.actions == 1


@pytest.mark.card("ritual-master")
@pytest.mark.rule("TK-CARD-14")
def test_ritual_master_on_red_destroys_one_of_each_rank_at_most() -> None:
    table = """
        south common b7 d7 d9
        south hand ritual-master
        north common a5 a6
        north heroic i5 i6
        north legendary i4
    """
    game = scenario(table).play("summon ritual-master c8")
    assert game.options == [
        "destroy a5", "destroy a6", "destroy b7", "destroy c8", "destroy d7", "destroy d9", "destroy i5", "destroy i6",
        "pass",
    ]  # fmt: skip
    game.play("destroy i5")
    assert game.options == ["destroy a5", "destroy a6", "destroy b7", "destroy d7", "destroy d9", "pass"]
    game.play("destroy a6")
    assert game.squares("north") == "i4 a5 i6"
    assert game.lost("north") == [1, 1, 0]
    assert game.prompt == "actions"
    common_first = scenario(table).play("summon ritual-master c8", "destroy a5")
    assert common_first.options == ["destroy c8", "destroy i5", "destroy i6", "pass"]
    assert common_first.play("pass").lost("north") == [1, 0, 0]
    nobody = scenario(table).play("summon ritual-master c8", "pass")
    assert nobody.lost("north") == [0, 0, 0]
    assert nobody.prompt == "actions"
    assert nobody.actions == 1


@pytest.mark.card("ritual-master")
@pytest.mark.rule("TK-CARD-14")
def test_ritual_master_knows_the_centre_as_red() -> None:
    game = scenario("""
        south common d4 d6 f6
        south hand ritual-master
    """)
    assert game.play("summon ritual-master e5").prompt == "may-destroy"


@pytest.mark.card("legend-slayer")
@pytest.mark.rule("TK-EFF-4")
def test_legend_slayer_kills_one_legend_or_two_others() -> None:
    table = """
        south common e5 f5 e6 g6
        south heroic d5
        south hand legend-slayer
        north common f3 e3
        north legendary d3
    """
    game = scenario(table).play("summon legend-slayer e4")
    assert game.options == ["destroy d3", "destroy d5", "destroy f3", "destroy f5", "done"]
    game.play("destroy d3")
    assert game.lost("north") == [0, 0, 1]
    assert game.prompt == "actions"
    two = scenario(table).play("summon legend-slayer e4", "destroy f3")
    assert two.options == ["destroy d5", "destroy f5", "done"]
    two.play("destroy d5")
    assert two.squares("south") == "e4 e5 f5 e6 g6"
    assert two.squares("north") == "d3 e3"
    assert two.prompt == "actions"
    one = scenario(table).play("summon legend-slayer e4", "destroy f3", "done")
    assert one.lost("north") == [1, 0, 0]
    assert one.piece("d5") == "south heroic"
    assert scenario(table).play("summon legend-slayer e4", "done").squares("north") == "d3 e3 f3"


@pytest.mark.card("mountain-troll")
@pytest.mark.rule("TK-CARD-18")
def test_mountain_troll_gains_an_action_for_two_commons_around_him() -> None:
    table = """
        south common d5 e5 e6 f6
        south hand mountain-troll
        north common {commons}
        north heroic d4
    """
    game = scenario(table.format(commons="d3 f5 g4")).play("summon mountain-troll e4")
    assert game.squares("north") == "d4 g4"
    assert game.squares("south") == "e4 d5 e5 e6 f6"
    assert game.lost("north") == [2, 0, 0]
    assert game.actions == 2
    crushed = scenario(table.format(commons="d3 e4")).play("summon mountain-troll e4")
    assert crushed.lost("north") == [2, 0, 0]
    assert crushed.actions == 1
    assert scenario(table.format(commons="a5")).play("summon mountain-troll e4").actions == 1


@pytest.mark.card("hungry-bear")
@pytest.mark.rule("TK-CARD-17", "TK-MOVE-2")
def test_hungry_bear_goes_on_after_a_meal_only() -> None:
    table = """
        south common f5 e6 f6
        south hand hungry-bear
        north common d5 d4 c4
        north heroic e4
    """
    game = scenario(table).play("summon hungry-bear e5")
    assert game.targets("move e5") == "d4 d5 d6 e6 f4 f5 f6"
    game.play("move e5 d5")
    assert "move d5 e4" not in game.options
    game.play("move d5 d4")
    assert game.piece("d4") == "south heroic"
    assert game.lost("north") == [2, 0, 0]
    assert game.prompt == "actions"
    empty = scenario(table).play("summon hungry-bear e5", "move e5 d6")
    assert empty.prompt == "actions"
    assert empty.lost("north") == [0, 0, 0]
    own = scenario(table).play("summon hungry-bear e5", "move e5 f5", "move f5 g5")
    assert own.squares("south") == "g5 e6 f6"
    assert own.lost("north") == [0, 0, 0]
    assert own.prompt == "actions"
    assert scenario(table).play("summon hungry-bear e5", "pass").piece("e5") == "south heroic"


@pytest.mark.card("werewolf")
@pytest.mark.rule("TK-CARD-14")
def test_werewolf_runs_wild_from_a_coloured_square() -> None:
    table = """
        south common d7 c8 d9
        south hand werewolf
        north common g6
        north heroic g8 g7
        north legendary f7
    """
    game = scenario(table).play("summon werewolf f8")
    assert "move f8 f7" not in game.options
    assert {text.split()[1] for text in game.starting("move")} == {"f8"}
    game.play("move f8 g8", "move g8 g7", "move g7 g6")
    assert game.piece("g6") == "south heroic"
    assert game.lost("north") == [1, 2, 0]
    assert game.prompt == "actions"
    assert scenario(table).play("summon werewolf f8", "move f8 g8", "done").lost("north") == [0, 1, 0]
    red = scenario("""
        south common e7 f8 e9
        south hand werewolf
        north heroic b7
    """)
    red.play("summon werewolf c8", "move c8 b7", "move b7 b6", "move b6 b5")
    assert red.lost("north") == [0, 1, 0]
    assert red.prompt == "actions"


@pytest.mark.card("werewolf")
@pytest.mark.rule("TK-CARD-14")
@pytest.mark.parametrize("square", ["e5", "f5"])
def test_werewolf_makes_one_standard_move_from_the_centre_and_plain_squares(square: str) -> None:
    game = scenario("""
        south common c4 b5 c6 d4 d6
        south heroic c5
        south hand werewolf
        north common e6
        north heroic e4
    """)
    game.play(f"summon werewolf {square}")
    assert f"move {square} e4" not in game.options
    assert "pass" in game.options
    game.play(f"move {square} e6")
    assert game.lost("north") == [1, 0, 0]
    assert game.prompt == "actions"


@pytest.mark.card("clan-guardian")
@pytest.mark.rule("TK-CARD-31", "TK-SUM-12")
def test_clan_guardian_upgrades_a_common_of_the_declared_pattern() -> None:
    game = scenario("""
        south common d5 f5 a5
        south heroic c5
        south hand clan-guardian
    """)
    game.play("summon clan-guardian e5")
    assert game.options == ["pass", "upgrade d5", "upgrade f5"]
    game.play("upgrade d5")
    assert game.squares("south", "heroic") == "c5 d5 e5"
    assert game.prompt == "actions"
    table = """
        south common c5 d5 f5 g5
        south hand clan-guardian
    """
    assert scenario(table).summons("clan-guardian") == "e5 down, e5 up"
    up = scenario(table).play("summon clan-guardian e5 up")
    assert up.options == ["pass", "upgrade c5", "upgrade d5", "upgrade f5"]
    down = scenario(table).play("summon clan-guardian e5 down")
    assert down.options == ["pass", "upgrade d5", "upgrade f5", "upgrade g5"]
    assert down.play("pass").squares("south", "heroic") == "e5"
    high = scenario("""
        south heroic c5 d5 f5
        south hand clan-guardian
    """)
    assert high.play("summon clan-guardian e5").prompt == "actions"


@pytest.mark.card("clan-guardian", "war-summoner")
@pytest.mark.rule("TK-IMP-3", "TK-CARD-15")
def test_clan_guardian_may_upgrade_a_borrowed_piece() -> None:
    game = scenario("""
        south common d4 f4 e5 e6 e8 f8
        south hand war-summoner clan-guardian
        north common h8
    """)
    game.play("summon war-summoner e4", "summon clan-guardian g8")
    assert game.options == ["pass", "upgrade e8", "upgrade f8", "upgrade h8"]
    game.play("upgrade h8")
    assert game.piece("h8") == "north heroic"
    assert game.lost("north") == [0, 0, 0]
